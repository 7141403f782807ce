/** Names of cells and where they lie. The table wraps around at `wide` columns and rows, so places are counted from the
 *  middle, n14, where the first tile lies; x grows to the right, y downwards. */
import type { View } from '../../lib/wire';
import { MIDDLE, WIDE } from './facts';

export interface Place {
  x: number;
  y: number;
}

/** How many columns and rows the board of this play has. */
export function wideOf(view: Pick<View, 'options'>): number {
  const wide = Object.entries(WIDE).find(([set]) => set === view.options.set)?.[1];
  if (wide === undefined) throw new Error(`there is no set ${view.options.set}`);
  return wide;
}

const wrap = (value: number, wide: number): number => ((value % wide) + wide) % wide;
const centred = (value: number, wide: number): number => wrap(value + wide / 2, wide) - wide / 2;

export function columnName(column: number): string {
  const letter = (at: number): string => String.fromCharCode(97 + at);
  return column < 26 ? letter(column) : letter(Math.floor(column / 26) - 1) + letter(column % 26);
}

function columnNumber(name: string): number {
  let column = 0;
  for (const letter of name) column = column * 26 + letter.charCodeAt(0) - 96;
  return column - 1;
}

export function placeOf(cell: string, wide: number): Place {
  const parts = /^([a-z]{1,2})(\d{1,3})$/.exec(cell);
  if (!parts) throw new Error(`${cell} is no cell`);
  return {
    x: centred(columnNumber(parts[1] as string) - MIDDLE, wide),
    y: centred(Number(parts[2]) - 1 - MIDDLE, wide),
  };
}

export function cellAt(place: Place, wide: number): string {
  return columnName(wrap(place.x + MIDDLE, wide)) + String(wrap(place.y + MIDDLE, wide) + 1);
}

export const rowName = (y: number, wide: number): string => String(wrap(y + MIDDLE, wide) + 1);
export const columnNameAt = (x: number, wide: number): string => columnName(wrap(x + MIDDLE, wide));

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around these places, with a margin of cells. */
export function boundsOf(places: Place[], margin = 1): Bounds {
  if (!places.length) return { left: -margin, top: -margin, right: margin, bottom: margin };
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** The nearest of these places in a direction, preferring those straight ahead. */
export function nearest<Kind extends Place>(from: Place, list: Kind[], direction: Place): Kind | null {
  let best: Kind | null = null;
  let least = Infinity;
  for (const place of list) {
    const ahead = (place.x - from.x) * direction.x + (place.y - from.y) * direction.y;
    const aside = Math.abs((place.x - from.x) * direction.y) + Math.abs((place.y - from.y) * direction.x);
    if (ahead <= 0) continue;
    const cost = ahead + aside * 2.2;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}
