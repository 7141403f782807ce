/** What the prompt bar says while nothing is asked of this reader. */
import type { Piece } from './params';
import { plain, type Prompt } from './prompt';
import type { TableModel } from './table.svelte';
import { ui } from './words.svelte';

/** `onending` opens the closing page. */
export function waitingPrompt(table: TableModel, onending: () => void): Prompt {
  const { say, info } = table;
  if (table.over) {
    const winner = info?.result.find((one) => one.place === 1);
    return {
      seat: winner?.seat ?? null,
      who: ui('over'),
      ask: winner ? say.rich('board-over', { seat: `#${winner.seat}`, count: winner.score }) : plain(''),
      acts: info?.result.length ? [{ id: 'ending', label: ui('ending-show'), kind: 'main', act: onending }] : [],
      tone: 'wait',
    };
  }
  const wait = (seat: number | null, who: string, ask: Piece[]): Prompt => ({ seat, who, ask, acts: [], tone: 'wait' });
  if (table.sending) return wait(table.seat, ui('sending'), plain(ui('sending-note')));
  const seats = info?.waiting ?? [];
  const [seat] = seats;
  if (seat === undefined) return wait(null, '', plain(ui('text-wait')));
  if (seat === table.seat && table.window && table.looking === null) return wait(seat, ui('answer-in'), plain(ui('answer-kept')));
  const gone = seats.map((at) => info?.seats[at]).some((one) => one?.kind === 'person' && !one.mine && !one.present && !one.standIn);
  const told = wait(seat, ui(table.seat === null ? 'turn-watched' : 'their-turn'), seats.length > 1 ? say.rich('ui-now-seats', { seats: seats.map((one) => `#${one}`) }) : say.rich('ui-now-seat', { seat: `#${seat}` }));
  const played = seats.some((at) => info?.seats[at]?.standIn);
  if (played) return { ...told, note: ui('stand-in-note') };
  return gone && table.seat !== null ? { ...told, note: ui('away-note') } : told;
}
