/** What a clock is, in words. */
import type { Clock } from './wire';
import { ui } from './words.svelte';

const DAY = 86_400;

/** The paces that are offered when a table is set up. */
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  brisk: { kind: 'live', move: 30, reserve: 300 },
  calm: { kind: 'live', move: 90, reserve: 900 },
  slow: { kind: 'slow', move: 3 * DAY },
};

/** How much time there is at a table: a pace that is offered by its name, any other by its numbers. */
export function paceText(clock: Clock | null): string {
  const known = Object.entries(CLOCKS).find(([, one]) => one?.move === clock?.move && one?.kind === clock?.kind && (one?.reserve ?? 0) === (clock?.reserve ?? 0));
  if (known) return `${ui(`clock-${known[0]}`)}: ${ui(`clock-${known[0]}-note`)}`;
  if (clock?.kind === 'slow') return ui('clock-other-slow', { days: Math.max(1, Math.round(clock.move / DAY)) });
  return ui('clock-other', { seconds: clock?.move ?? 0, minutes: Math.round((clock?.reserve ?? 0) / 60) });
}
