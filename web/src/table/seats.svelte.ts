/** A seat in a line of words: who plays it, whether they are there, and their clock. */
import type { TableModel } from '../lib/table.svelte';
import type { SeatInfo } from '../lib/wire';
import { ui } from '../lib/words.svelte';

/** `4:05`, or `2 d 3 h` for slow tables. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 86400) return ui('clock-days', { days: Math.floor(left / 86400), hours: Math.floor((left % 86400) / 3600) });
  if (left >= 3600) return ui('clock-hours', { hours: Math.floor(left / 3600), minutes: Math.floor((left % 3600) / 60) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

export interface SeatLine {
  facts: string;
  away: boolean;
  clock: string;
  urgent: boolean;
}

/** Below so many seconds a clock that runs is shown in red. */
const URGENT = 20;

/** What a seat has left, and whether it should hurry. Nobody waits for a machine. */
export function clockOf(table: TableModel, at: number): { clock: string; urgent: boolean } {
  const seat = table.info?.seats[at];
  const left = table.info?.phase === 'playing' && seat?.kind === 'person' && !seat.standIn ? table.clocks.left(at) : null;
  return left === null ? { clock: '', urgent: false } : { clock: clockText(left), urgent: table.clocks.runs(at) && left < URGENT };
}

/** Why a machine plays for a person. */
export const standInText = (seat: SeatInfo): string => ui(seat.left ? 'stand-in-left' : seat.ranOut ? 'stand-in-ran-out' : 'stand-in');

/** Who really played to the end, where it was not the person of that name; or that the person resigned. */
export function finishedBy(table: TableModel, at: number): string {
  const seat = table.info?.seats[at];
  if (table.info?.resigned === at) return ui('ending-resigned', { name: table.say.seat(at) });
  if (!seat?.standIn) return '';
  return ui(seat.left ? 'ending-left' : seat.ranOut ? 'ending-ran-out' : 'ending-stand-in', { number: (seat.standInSince ?? 0) + 1 });
}

export function seatLine(table: TableModel, seat: SeatInfo, at: number, facts: string): SeatLine {
  const about: string[] = [];
  const away = seat.kind === 'person' && !seat.present && table.info?.phase === 'playing' && !seat.mine && !seat.standIn;
  if (seat.kind === 'bot') about.push(ui('machine'));
  else if (seat.standIn) about.push(standInText(seat));
  else if (seat.mine && table.seat === at) about.push(ui('you'));
  else if (away) about.push(ui('away'));
  if (facts) about.push(facts);
  return { facts: about.join(' · '), away, ...clockOf(table, at) };
}
