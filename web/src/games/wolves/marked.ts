/** Moves that are told apart in a review: all that their parts speak of, and what of it goes where first. */
import type { MarkedMove } from '../../lib/game-ui';
import type { PlacedMove } from '../../parts/move-marks';
import { spotsOf } from './offers';

export function marksOf(moves: readonly MarkedMove[], seat: number): PlacedMove[] {
  return moves.map((mark) => {
    const parts = mark.move.split(', ').map((part) => spotsOf(part, seat));
    const [from, to] = parts.find((spots) => spots.length === 2) ?? [];
    return { ...mark, spots: parts.flat(), ...(from && to ? { path: [from, to] as const } : {}) };
  });
}
