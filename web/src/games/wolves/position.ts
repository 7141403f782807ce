/** What is on the table, as the board draws it. */
import { PEOPLE } from './cards';
import type { Counts, SeenState as WolvesState, Unit, View as WolvesView } from './shape';

export type { Counts, Player, SeenState as WolvesState, Unit, View as WolvesView } from './shape';

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A pile as a list of cards, in the order of the rules. */
export const spread = (counts: Counts): string[] => PEOPLE.flatMap((name) => Array.from({ length: counts[name] ?? 0 }, () => name));

/** Those whose view it is sit in front; the others follow in turn order. */
export function rivals(view: WolvesView): number[] {
  const own = view.seat ?? -1;
  const seats = Array.from({ length: view.seats }, (_, step) => (own + 1 + step) % view.seats);
  return seats.filter((seat) => seat !== own);
}

/** The place of a seat in the order of passing, from 1; 0 while it is in the round. */
export const passedAs = (state: WolvesState, seat: number): number => state.passes.indexOf(seat) + 1;

/** Whose deity it is; -1 where nobody has it. */
export const patron = (state: WolvesState, deity: string): number => state.players.findIndex((player) => player.deities.some((one) => one === deity));

/** First and, where two cards are to be won, second place; 0 for all others and for those who have nothing to show yet. */
export function placeOf(state: WolvesState, seat: number): number {
  const player = state.players[seat];
  if (!player?.line.length && !player?.passed) return 0;
  const at = state.ranking.indexOf(seat);
  return at >= 0 && at < Math.max(1, state.spoils.length) ? at + 1 : 0;
}

/** Where a unit's strength comes from, as a key of the catalogue. `card`: whose text has the numbers it is counted with. */
export interface Why {
  key: string;
  count: number;
  card: string;
}

export function strengthOf(state: Pick<WolvesState, 'units'>, line: Unit[], at: number): Why {
  const name = line[at]?.[0] ?? '';
  const card = `unit-${name}`;
  const rune = (wanted: string): number => line.filter(([kind]) => state.units[kind]?.[0] === wanted).length;
  if (name === 'bond') return { key: 'board-why-bond', count: rune('eihwaz'), card };
  if (name === 'hovding') return { key: 'board-why-hovding', count: rune('tiwaz'), card };
  if (name === 'konung') return { key: 'board-why-konung', count: line.length - 1, card };
  if (name === 'hirdman') {
    const beside = line[at - 1]?.[0] === 'hirdman' || line[at + 1]?.[0] === 'hirdman';
    return { key: beside ? 'board-why-hirdman' : 'board-why-hirdman-alone', count: 0, card };
  }
  return { key: 'board-why-printed', count: 0, card };
}
