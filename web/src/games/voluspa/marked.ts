/** Moves that are drawn on the board to be told apart: hints, or what was played and what was better. */
import type { MarkedMove } from '../../lib/game-ui';
import { readOffer } from './offers';

export type Side = 'right' | 'left' | 'above' | 'below';

export interface Mark extends MarkedMove {
  tile: string;
  cell: string;
}

/** How large the letters of a label are at a cell of this size, and how broad it is. */
export function labelSize(label: string, size: number): { type: number; room: number } {
  const type = Math.max(14, size * 0.24);
  return { type, room: label.length * type * 0.52 + 22 };
}

/** The marks of those moves that lie on the board. */
export const marksOf = (moves: MarkedMove[]): Mark[] =>
  moves.map((move) => ({ ...move, tile: readOffer({ text: move.move }).tile, cell: readOffer({ text: move.move }).cell })).filter((mark) => mark.cell);
