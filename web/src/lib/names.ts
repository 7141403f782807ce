/** What those at a table are called. */
import type { SeatInfo } from './wire';
import { hall } from './words.svelte';

/** What a machine is called: `ismcts:500` is a kind of `bot-ismcts`. */
export function botName(bot: string): string {
  const key = `bot-${bot.split(':')[0]}`;
  return hall.has(key) ? hall.text(key) : bot;
}

/** The names of all seats; machines of one kind are told apart by a number. */
export function seatNames(seats: SeatInfo[]): string[] {
  const called = seats.map((seat) => seat.name || (seat.kind === 'bot' && seat.bot ? botName(seat.bot) : ''));
  return called.map((name, at) => {
    if (!name || seats[at]?.name || called.indexOf(name) === called.lastIndexOf(name)) return name;
    return `${name} ${called.slice(0, at + 1).filter((other) => other === name).length}`;
  });
}
