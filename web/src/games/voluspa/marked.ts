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

/** How many marks before this one lie on the same cell: so many labels stand there already. */
export const nthAt = (marks: readonly Mark[], mark: Mark): number => marks.slice(0, marks.indexOf(mark)).filter(({ cell }) => cell === mark.cell).length;

/** The same marks with their tiles' names, for all of them or for those that share a cell. */
export const withNames = (marks: readonly Mark[], nameOf: (tile: string) => string, all: boolean): Mark[] =>
  marks.map((mark) => {
    const named = all || marks.some((other) => other !== mark && other.cell === mark.cell);
    return { ...mark, label: `${mark.label}${named ? `: ${nameOf(mark.tile)}` : ''}${mark.gain ?? ''}` };
  });

/** The marks of those moves that lie on the board. */
export const marksOf = (moves: MarkedMove[]): Mark[] =>
  moves.map((move) => ({ ...move, tile: readOffer({ text: move.move }).tile, cell: readOffer({ text: move.move }).cell })).filter((mark) => mark.cell);
