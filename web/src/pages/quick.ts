import { badgeOf } from '../lib/badges';
import { openTable, records } from '../lib/hall';
import { router } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import type { Records, TitleInfo, Value } from '../lib/wire';
import { LEVELS } from '../parts/faces';

/** The machine that is met unless somebody says otherwise: the easiest in the first game of a title, later the one that
 *  was met last. */
export function usualBot(game: TitleInfo, known: Records | null = null): string {
  const easiest = LEVELS.find((level) => game.bots.includes(level)) ?? game.bots[0] ?? 'random';
  return known?.last.find((bot) => game.bots.includes(bot)) ?? easiest;
}

/** Where somebody sits who does not choose. */
export const seatFor = (game: string): number => badgeOf(game)?.newcomer ?? 0;

/** A table against machines, begun at once. */
export async function playMachine(game: TitleInfo, options: Record<string, Value> = {}): Promise<void> {
  await session.know();
  const seats = Math.max(2, game.seats[0] ?? 2);
  const bot = usualBot(game, await records(game.name).catch(() => null));
  const table = await openTable({
    game: game.name,
    seats: Array.from({ length: seats }, (_, at) => (at === seatFor(game.name) ? { kind: 'me' } : { kind: 'bot', bot })),
    options,
    start: true,
  });
  router.go(`/table/${table.id}`);
}
