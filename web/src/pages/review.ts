/** What a review tells of its moves. */
import type { Review } from '../lib/wire';

export type Verdict = 'good' | 'doubtful' | 'mistake' | 'blunder';
export const MARKS: Record<Verdict, string> = { good: '!', doubtful: '?!', mistake: '?', blunder: '??' };

const MISTAKE = 0.1;
const DOUBTFUL = 0.04;
/** From how much chance given away a move is called so. */
const STEPS: [number, Verdict][] = [
  [0.2, 'blunder'],
  [MISTAKE, 'mistake'],
  [DOUBTFUL, 'doubtful'],
];

/** Whether somebody made use of another's mistake: they had a choice, gave nothing of it away, and stood better after it
 *  than before the mistake. */
function answersMistake(review: Review, at: number): boolean {
  const [before, move, after] = [review.moves[at - 1], review.moves[at], review.moves[at + 1]];
  if (!before?.better || !move || !after || before.seat === move.seat || before.loss < MISTAKE) return false;
  const gained = (after.chances[move.seat] ?? 0) - (before.chances[move.seat] ?? 0);
  return move.choices > 1 && !move.better && gained >= DOUBTFUL;
}

/** What a move was. */
export function verdictOf(review: Review, at: number): Verdict | null {
  const move = review.moves[at];
  if (!move) return null;
  for (const [least, verdict] of STEPS) if (move.better && move.loss >= least) return verdict;
  return answersMistake(review, at) ? 'good' : null;
}

/** How many moves there were of each kind, the best first; none of those that there were not. */
export function tally(review: Review): [verdict: Verdict, count: number][] {
  const found = review.moves.map((_, at) => verdictOf(review, at));
  return (Object.keys(MARKS) as Verdict[]).map((verdict): [Verdict, number] => [verdict, found.filter((one) => one === verdict).length]).filter(([, count]) => count > 0);
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
