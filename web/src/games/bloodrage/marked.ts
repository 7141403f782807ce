/** Moves that are told apart in a review: what of the board, of the figures and of the cards each speaks of. */
import type { MarkedMove } from '../../lib/game-ui';
import type { PlacedMove } from '../../parts/move-marks';
import { CARDS } from './cards';
import { isPlace } from './sentences';

/** Verbs with a place or a figure after them; all else before a place is a figure. */
const VERBS = new Set(['invade', 'recall', 'save', 'march', 'pillage', 'challenge']);
/** Those after which a figure is named. */
const COMES = new Set(['invade', 'recall', 'save']);

/** `place:gimle`, `figure:warrior` (one that comes, or is meant where it stands), `card:tyrs_bash`. */
function spotsIn(part: string): string[] {
  const words = part.split(' ');
  return words.flatMap((word, at) => {
    if (isPlace(word)) return [`place:${word}`];
    if (VERBS.has(word)) return [];
    if (COMES.has(words[at - 1] ?? '') || isPlace(words[at + 1] ?? '')) return [`figure:${word}`];
    return CARDS.has(word) ? [`card:${word}`] : [];
  });
}

/** Who marches is told in words: the arrow says from where to where. */
export function marksOf(moves: readonly MarkedMove[]): PlacedMove[] {
  return moves.map((mark) => {
    const parts = mark.move.split(', ');
    const [head = ''] = parts;
    const spots = (head.startsWith('march ') ? [head] : parts).flatMap(spotsIn);
    const [from, to] = spotsIn(head);
    return { ...mark, spots, ...(from && to ? { path: [from, to] as const } : {}) };
  });
}

/** The cards and figures of these moves, each once. */
export const apart = (marks: readonly PlacedMove[], what: 'card' | 'figure'): string[] =>
  [...new Set(marks.flatMap(({ spots }) => spots))].filter((spot) => spot.startsWith(`${what}:`)).map((spot) => spot.slice(what.length + 1));
