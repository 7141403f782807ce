import { describe, expect, it } from 'vitest';
import type { Review, ReviewedMove } from '../src/lib/wire';
import { tally, verdictOf } from '../src/pages/review';

const move = (at: number, first: number, more: Partial<ReviewedMove> = {}): ReviewedMove => ({ at, seat: at % 2, move: 'pass', chances: [first, 1 - first], loss: 0, better: null, choices: 4, events: [], ...more });
const review = (...moves: ReviewedMove[]): Review => ({ id: '', game: 'voluspa', options: {}, names: ['-', '-'], open: false, done: moves.length, length: moves.length, moves, turns: [], result: [1, 0], scores: [1, 0] });
const loses = (loss: number): Partial<ReviewedMove> => ({ loss, better: 'thor c4' });

describe('what a move was', () => {
  it('is told by the chance it gave away', () => {
    const made = review(move(0, 0.5, loses(0.25)), move(1, 0.5, loses(0.12)), move(2, 0.5, loses(0.05)), move(3, 0.5, loses(0.01)));
    expect(made.moves.map((_, at) => verdictOf(made, at))).toEqual(['blunder', 'mistake', 'doubtful', null]);
  });

  it('is good where it makes use of a mistake, and stands better than before it', () => {
    const gift = move(0, 0.6, loses(0.2));
    expect(verdictOf(review(gift, move(1, 0.4), move(2, 0.42)), 1)).toBe('good');
    expect(verdictOf(review(gift, move(1, 0.4), move(2, 0.6)), 1)).toBeNull();
    expect(verdictOf(review(gift, move(1, 0.4, { choices: 0 }), move(2, 0.4)), 1)).toBeNull();
    expect(verdictOf(review(gift, move(1, 0.4, { seat: 0 }), move(2, 0.4)), 1)).toBeNull();
    expect(verdictOf(review(move(0, 0.6, loses(0.05)), move(1, 0.4), move(2, 0.4)), 1)).toBeNull();
    expect(verdictOf(review(gift, move(1, 0.4, loses(0.2)), move(2, 0.4)), 1)).toBe('blunder');
  });

  it('is counted', () => {
    expect(tally(review(move(0, 0.6, loses(0.2)), move(1, 0.4), move(2, 0.4)))).toEqual([['good', 1], ['blunder', 1]]);
  });
});
