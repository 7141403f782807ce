/** What those at a table are called. */
import type { SeatInfo } from './wire';
import { hall, ui } from './words.svelte';

/** The key of a machine's texts: `level:3` has its own, `search:500` is a kind of `bot-search`. */
function keyOf(bot: string): string {
  const own = `bot-${bot.replace(':', '-')}`;
  return hall.has(own) ? own : `bot-${bot.split(':')[0]}`;
}

/** What a machine is called; `short`: by its first name alone. */
export function botName(bot: string, short = false): string {
  const key = keyOf(bot);
  if (short && hall.has(`${key}.short`)) return hall.text(`${key}.short`);
  return hall.has(key) ? hall.text(key) : bot;
}

/** How a machine plays, in a sentence. */
export function botText(bot: string): string {
  const key = `${keyOf(bot)}.text`;
  return hall.has(key) ? hall.text(key) : '';
}

/** Whether somebody gave no name; in files a dash stands for none. */
const nameless = (name: string | null): boolean => !name?.trim() || name === '-';

/** What a person is called: one without a name is a guest. */
export const personName = (name: string | null): string => (nameless(name) ? ui('guest') : (name ?? ''));

function called(seat: SeatInfo, short: boolean): string {
  if (!nameless(seat.name)) return seat.name ?? '';
  if (seat.kind === 'bot') return seat.bot ? botName(seat.bot, short) : '';
  return seat.kind === 'person' ? personName(seat.name) : '';
}

/** The same names again, those that are told apart by nothing else with a number. */
export function toldApart(names: string[], counts: (at: number) => boolean = () => true): string[] {
  return names.map((name, at) => {
    if (!name || !counts(at) || names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name}\u00A0${names.slice(0, at + 1).filter((other) => other === name).length}`;
  });
}

/** The names of all seats; machines of one kind, and guests, are told apart by a number. `short`: machines by first names. */
export function seatNames(seats: SeatInfo[], short = false): string[] {
  return toldApart(
    seats.map((seat) => called(seat, short)),
    (at) => nameless(seats[at]?.name ?? null),
  );
}
