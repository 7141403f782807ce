/** What a review tells of its moves. */
import type { Review, ReviewedMove } from '../lib/wire';

export type Verdict = 'good' | 'doubtful' | 'mistake' | 'blunder';
export const MARKS: Record<Verdict, string> = { good: '!', doubtful: '?!', mistake: '?', blunder: '??' };

/** From how much chance given away a move is called so. */
const STEPS: [number, Verdict][] = [
  [0.2, 'blunder'],
  [0.1, 'mistake'],
  [0.04, 'doubtful'],
];

/** What a move was: a real choice that gave nothing away, where others would have, is good. */
export function verdictOf(move: ReviewedMove): Verdict | null {
  for (const [least, verdict] of STEPS) if (move.better && move.loss >= least) return verdict;
  return null;
}

/** Everybody's chances before each move, and at the end. */
export function curveOf(review: Review, seat: number): number[] {
  const before = review.moves.map((move) => move.chances[seat] ?? 0);
  return review.done === review.length ? [...before, review.result[seat] ?? 0] : before;
}

/** The turning point before or after this move; the move itself where there is none. */
export function turnFrom(review: Review, at: number, step: 1 | -1): number {
  const turns = step > 0 ? review.turns.filter((turn) => turn > at) : review.turns.filter((turn) => turn < at).reverse();
  return turns[0] ?? at;
}
