import { openTable } from '../lib/hall';
import { router } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import type { TitleInfo, Value } from '../lib/wire';

/** The bot that a newcomer meets: it plays by the title's rule of thumb. */
export const usualBot = (game: TitleInfo): string => game.bots.find((bot) => bot === 'greedy') ?? game.bots[0] ?? 'random';

/** A table against machines, begun at once. */
export async function playMachine(game: TitleInfo, options: Record<string, Value> = {}): Promise<void> {
  await session.know();
  const seats = Math.max(2, game.seats[0] ?? 2);
  const bot = usualBot(game);
  const table = await openTable({
    game: game.name,
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot }))],
    options,
    start: true,
  });
  router.go(`/table/${table.id}`);
}
