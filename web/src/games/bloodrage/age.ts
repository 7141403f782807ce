/** What an age brought, as its events tell it. */
import type { Happening, LogLine } from '../../lib/wire';

export interface Quest {
  card: string;
  done: boolean;
}
export interface Fallen {
  figure: string;
  count: number;
}
export interface Age {
  quests: Map<number, Quest[]>;
  /** The province that burnt, and who fell there, by seat. */
  burnt: string | null;
  fallen: Map<number, Fallen[]>;
  /** How many came back from Valhalla, by seat, and who they were where that is certain. */
  back: Map<number, { count: number; figures: Fallen[] }>;
  /** Glory by seat and part of the age's end. */
  glory: { quests: Map<number, number>; ragnarok: Map<number, number>; valhalla: Map<number, number> };
  /** Battles of the age: where, and who won; null for a tie. */
  battles: { province: string; winner: number | null }[];
}

const seatOf = (event: Happening): number => Number(String(event.params.seat ?? '#-1').slice(1));
const nameOf = (value: unknown): string => String(value).replace(/^@[a-z]+-/, '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

function add<Key>(sums: Map<Key, number>, key: Key, count: number): void {
  sums.set(key, (sums.get(key) ?? 0) + count);
}
function list<Thing>(lists: Map<number, Thing[]>, seat: number, thing: Thing): void {
  lists.set(seat, [...(lists.get(seat) ?? []), thing]);
}

export function ageOf(lines: LogLine[]): Age {
  const age: Age = { quests: new Map(), burnt: null, fallen: new Map(), back: new Map(), glory: { quests: new Map(), ragnarok: new Map(), valhalla: new Map() }, battles: [] };
  const dead = new Map<number, Fallen[]>();
  for (const event of lines.flatMap(({ events }) => events)) {
    const seat = seatOf(event);
    const { params } = event;
    if (event.key === 'fulfils' || event.key === 'fails') list(age.quests, seat, { card: nameOf(params.card), done: event.key === 'fulfils' });
    else if (event.key === 'ragnarok') age.burnt = nameOf(params.province);
    else if (event.key === 'battle') age.battles.push({ province: nameOf(params.province), winner: null });
    else if (event.key === 'wins') {
      const last = age.battles.at(-1);
      if (last) last.winner = seat;
    } else if (event.key === 'falls') {
      const one = { figure: nameOf(params.figure), count: numberOf(params.count) };
      list(dead, seat, one);
      if (age.burnt) list(age.fallen, seat, one);
    } else if (event.key === 'released') {
      const figures = merged(dead.get(seat) ?? []);
      const count = numberOf(params.count);
      const certain = figures.reduce((sum, one) => sum + one.count, 0) === count;
      age.back.set(seat, { count, figures: certain ? figures : [] });
    } else if (event.key === 'glory') {
      const cause = String(params.cause);
      const glory = numberOf(params.glory);
      if (cause === '@cause-ragnarok') add(age.glory.ragnarok, seat, glory);
      else if (cause === '@cause-loki') add(age.glory.valhalla, seat, glory);
      else if (age.quests.get(seat)?.some(({ card }) => cause === `@card-${card}`)) add(age.glory.quests, seat, glory);
    }
  }
  return age;
}

function merged(fallen: Fallen[]): Fallen[] {
  const sums = new Map<string, number>();
  for (const { figure, count } of fallen) add(sums, figure, count);
  return [...sums].map(([figure, count]) => ({ figure, count }));
}
