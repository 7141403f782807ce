/** What lies on the table, as the board draws it. */
import type { Lying as Entry, View as VoluspaView } from './shape';
import { placeOf, wideOf, type Place } from './torus';
import { tileFacts } from './tiles';

export type { Lying as Entry, SeenState as VoluspaState, View as VoluspaView } from './shape';

export interface Lying extends Place {
  cell: string;
  tile: string;
  boost: number;
  row: number;
  column: number;
  covered: string[];
  /** What the medal shows, and how. */
  value: number;
  mark: 'plain' | 'zero' | 'raised' | 'hel';
}

export function lyingOf(entry: Entry, wide: number): Lying {
  const [cell, tile, boost, row, column, covered] = entry;
  const { strength } = tileFacts(tile);
  const value = tile === 'hel' ? strength : Math.max(row, column);
  const mark = tile === 'hel' ? 'hel' : value === 0 ? 'zero' : value > strength ? 'raised' : 'plain';
  return { ...placeOf(cell, wide), cell, tile, boost, row, column, covered, value, mark };
}

export const lyingTiles = (view: VoluspaView): Lying[] => view.state.board.map((entry) => lyingOf(entry, wideOf(view)));

/** Whether a tile put here would be silenced by a Loki beside it. */
export function silenced(tile: string, place: Place, lying: Lying[]): boolean {
  if (tile === 'loki' || tile === 'hel') return false;
  return lying.some((one) => one.tile === 'loki' && Math.abs(one.x - place.x) + Math.abs(one.y - place.y) === 1);
}

export interface Held {
  tile: string;
  /** How many of it this slot stands for; more than one only for Hel. */
  count: number;
}

/** The rack of the seat whose view it is: five and more tiles, and Hel apart. */
export function rackOf(view: VoluspaView): { tiles: Held[]; hel: Held | null } {
  if (view.seat === null) return { tiles: [], hel: null };
  const tiles = view.state.hands[view.seat]?.tiles ?? [];
  const hels = view.state.hels[view.seat] ?? 0;
  return { tiles: tiles.map((tile) => ({ tile, count: 1 })), hel: hels ? { tile: 'hel', count: hels } : null };
}
