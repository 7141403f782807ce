/** What the big button of the hall starts: the last game again with the same company, or for somebody new the lightest. */
import { seatNames } from '../lib/names';
import { openTable } from '../lib/hall';
import { router } from '../lib/router.svelte';
import type { NewSeat, TableInfo, TitleInfo, Value } from '../lib/wire';
import { playMachine, usualBot } from './quick';

/** The title with the fewest rules. */
const LIGHTEST = 'voluspa';

export interface Start {
  game: TitleInfo;
  /** A table to lay again; none for somebody new. */
  last: TableInfo | null;
  /** What those who sit there are called. */
  against: string[];
  /** Which machines those are. */
  bots: string[];
}

/** Whether somebody has not played this title to its end yet. */
export const isNewTo = (game: string, mine: TableInfo[]): boolean => !mine.some((table) => table.game === game && table.phase === 'over');

/** What a first game is played with: the variant for it, where the title has one. */
export function firstOptions(game: TitleInfo, mine: TableInfo[]): Record<string, Value> {
  return isNewTo(game.name, mine) && game.choices.some((choice) => choice.name === 'first_game') ? { first_game: true } : {};
}

export function startOf(games: TitleInfo[], mine: TableInfo[]): Start | null {
  const against = (table: TableInfo): boolean => table.seats.filter((seat) => seat.mine).length === 1 && table.seats.every((seat) => seat.mine || seat.kind === 'bot');
  const known = (table: TableInfo): TitleInfo | undefined => {
    const game = games.find((one) => one.name === table.game && one.seats.includes(table.seats.length));
    return table.seats.every((seat) => seat.mine || game?.bots.includes(seat.bot ?? '')) ? game : undefined;
  };
  const last = [...mine].sort((a, b) => b.created - a.created).find((table) => against(table) && known(table));
  const game = last ? known(last) : undefined;
  if (last && game) return { game, last, against: seatNames(last.seats).filter((_, at) => !last.seats[at]?.mine), bots: last.seats.flatMap((seat) => seat.bot ?? []) };
  const lightest = games.find((one) => one.name === LIGHTEST) ?? games[0];
  return lightest ? { game: lightest, last: null, against: [], bots: [usualBot(lightest)] } : null;
}

/** Lay the table and go there. */
export async function begin(start: Start, mine: TableInfo[]): Promise<void> {
  const { game, last } = start;
  if (!last) return playMachine(game, firstOptions(game, mine));
  const seats: NewSeat[] = last.seats.map((seat) => (seat.mine ? { kind: 'me' } : { kind: 'bot', bot: seat.bot }));
  // A first game is played once.
  const options = 'first_game' in last.options ? { ...last.options, first_game: isNewTo(game.name, mine) } : last.options;
  const table = await openTable({ game: game.name, seats, options, start: true });
  router.go(`/table/${table.id}`);
}
