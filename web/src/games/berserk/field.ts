/** Where things lie on the field: cells beside each other, turned by a quarter where it is higher than wide. */
import { screen } from '../../lib/screen.svelte';
import { CELLS, COLUMNS, placeOf, ROWS, type Cell } from './position';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  turned: boolean;
  width: number;
  height: number;
  /** The line between the halves: across its middle. */
  seam: { x: number; y: number };
  cell: (cell: Cell) => Box;
  /** Letters and numbers of the cells along two edges, where no card covers them. */
  names: { text: string; x: number; y: number }[];
}

/** `first`: whoever's half is on the left, or below, goes first. `turned`: it is below, as on a phone held upright. */
export function layoutOf(width: number, height: number, first: boolean, turned = !screen.wide && !screen.column): Layout {
  const small = width < (turned ? 480 : 720);
  const edge = small ? 4 : 12;
  const gap = small ? 4 : 8;
  const middle = small ? 10 : 24;
  const across = turned ? ROWS : COLUMNS;
  const down = turned ? COLUMNS : ROWS;
  const rim = small ? 11 : 15;
  const wide = (width - rim - 2 * edge - (turned ? 0 : middle)) / across;
  const high = (height - rim - 2 * edge - (turned ? middle : 0)) / down;
  const left = edge + rim;
  const cellAt = (cell: Cell): Box => {
    const { column, row } = placeOf(cell, first);
    const beyond = column >= COLUMNS / 2;
    const x = turned ? left + row * wide : left + column * wide + (beyond ? middle : 0);
    const y = turned ? edge + (COLUMNS - 1 - column) * high + (beyond ? 0 : middle) : edge + row * high;
    return { x: x + gap / 2, y: y + gap / 2, width: wide - gap, height: high - gap };
  };
  /** The side of a row or column of cells on the edge where its name stands. */
  const below = (text: string, cell: Cell): { text: string; x: number; y: number } => ({ text, x: middleOf(cellAt(cell)).x, y: height - edge / 2 - rim / 2 });
  const beside = (text: string, cell: Cell): { text: string; x: number; y: number } => ({ text, x: edge / 2 + rim / 2, y: middleOf(cellAt(cell)).y });
  const letters = CELLS.slice(0, ROWS).map((cell) => (turned ? below : beside)(cell[0] ?? '', cell));
  const numbers = CELLS.filter((_, at) => at % ROWS === 0).map((cell) => (turned ? beside : below)(cell[1] ?? '', cell));
  return {
    turned,
    width,
    height,
    seam: { x: (width + rim) / 2, y: (height - rim) / 2 },
    cell: cellAt,
    names: [...letters, ...numbers],
  };
}

export const middleOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** An arrow from one box to another, from edge to edge. */
export function arrowBetween(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } {
  const [one, other] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const cut = (box: Box): number => Math.min(dx ? box.width / 2 / Math.abs(dx) : Infinity, dy ? box.height / 2 / Math.abs(dy) : Infinity, 0.5);
  const [begin, end] = [cut(from) * 0.72, cut(to) * 0.8];
  return { x1: one.x + dx * begin, y1: one.y + dy * begin, x2: other.x - dx * end, y2: other.y - dy * end };
}
