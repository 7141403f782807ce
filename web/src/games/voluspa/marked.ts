/** Moves that are drawn on the board to be told apart: hints, or what was played and what was better. */
import type { MarkedMove } from '../../lib/game-ui';
import { readOffer } from './offers';

export type Side = 'right' | 'left' | 'above' | 'below';

export interface Mark extends MarkedMove {
  tile: string;
  cell: string;
}

/** The marks of those moves that lie on the board. */
export const marksOf = (moves: MarkedMove[]): Mark[] =>
  moves.map((move) => ({ ...move, tile: readOffer({ text: move.move }).tile, cell: readOffer({ text: move.move }).cell })).filter((mark) => mark.cell);
