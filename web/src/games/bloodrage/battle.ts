/** A battle as it is told: what the hall's view says of it now, and what the saga tells of its cards and its dead. */
import type { Happening, LogLine } from '../../lib/wire';
import type { Battle, BloodRageState, Figure, Stage } from './position';

export interface Played {
  card: string;
  /** Added after all were shown. */
  late: boolean;
}

export interface SceneSide {
  seat: number;
  pillager: boolean;
  figures: Figure[];
  /** Figures lost here, by kind. */
  fallen: [kind: string, count: number][];
  cards: Played[];
  /** A card lies face down. */
  hidden: boolean;
  cancelled: boolean;
  /** Null where it is not known any more. */
  figureStrength: number | null;
  cardStrength: number | null;
  strength: number | null;
  /** Glory gained since the pillage began. */
  glory: number;
}

export interface Scene {
  province: string;
  pillager: number;
  stage: Stage | 'over';
  sides: SceneSide[];
  /** Who is ahead as it stands; null for a tie. */
  leader: number | null;
  /** Null while it is open, and where all have lost. */
  winner: number | null;
  tie: boolean;
  /** The pillage has given its reward. */
  pillaged: boolean;
  /** What is worth telling, in order. */
  deeds: Happening[];
  /** Lines of other business since it was over. */
  since: number;
}

/** What ends the talk of a pillage: somebody does something else. */
const BUSINESS = ['pillages', 'marches', 'upgrades', 'replaces', 'lays', 'passes', 'sacrifices', 'invades', 'age', 'drops', 'ragnarok', 'released'];
/** What follows by itself where a pillage has ended the actions of an age: its dead and its glory are none of the battle's. */
const LATER = ['drops', 'fulfils', 'fails', 'ragnarok', 'released', 'age', 'legendary', 'ends'];
/** What a battle's own panel shows otherwise. */
const SHOWN = ['pillages', 'battle', 'reveals', 'strength', 'wins', 'tie'];

const seatOf = (happening: Happening, name = 'seat'): number => {
  const value = happening.params[name];
  return typeof value === 'string' && value.startsWith('#') ? Number(value.slice(1)) : -1;
};
const nameOf = (happening: Happening, name: string, family: string): string => {
  const value = happening.params[name];
  return typeof value === 'string' ? value.replace(`@${family}-`, '') : '';
};
const numberOf = (happening: Happening, name: string): number => {
  const value = happening.params[name];
  return typeof value === 'number' ? value : 0;
};

/** What has happened since the last pillage began, and how many lines of other business came after it. Null where the
 *  saga at hand tells of none. */
export function sincePillage(log: readonly LogLine[]): { events: Happening[]; since: number } | null {
  let from = log.length - 1;
  while (from >= 0 && !log[from]?.events.some(({ key }) => key === 'pillages')) from -= 1;
  if (from < 0) return null;
  const events: Happening[] = [];
  let over = false;
  let since = 0;
  for (const line of log.slice(from)) {
    const begin = line === log[from] ? line.events.findLastIndex(({ key }) => key === 'pillages') : 0;
    const first = line.events[begin]?.key ?? '';
    if (since || (over && line !== log[from] && BUSINESS.includes(first))) {
      since += 1;
      continue;
    }
    const later = line.events.findIndex(({ key }, at) => at > begin && LATER.includes(key));
    const told = line.events.slice(begin, later < 0 ? undefined : later);
    events.push(...told);
    over ||= told.some(({ key }) => key === 'wins' || key === 'tie' || key === 'pillaged');
  }
  return { events, since };
}

/** The saga of every pillage it tells of, oldest first, each up to where the next one begins. */
export function pillagesIn(log: readonly LogLine[]): LogLine[][] {
  const begins = log.flatMap((line, at) => (line.events.some(({ key }) => key === 'pillages') ? [at] : []));
  return begins.map((from, nth) => {
    const next = begins[nth + 1];
    if (next === undefined) return log.slice(from);
    const line = log[next];
    const before = line?.events.slice(0, line.events.findIndex(({ key }) => key === 'pillages')) ?? [];
    return [...log.slice(from, next), ...(line && before.length ? [{ ...line, events: before }] : [])];
  });
}

interface Tale {
  cards: Map<number, Played[]>;
  fallen: Map<number, [string, number][]>;
  strengths: Map<number, number>;
  glory: Map<number, number>;
  order: number[];
  winner: number | null;
  tie: boolean;
  pillaged: boolean;
  canceller: number | null;
}

/** The tale of a battle by its events alone. */
export function taleOf(events: readonly Happening[]): Tale {
  const tale: Tale = { cards: new Map(), fallen: new Map(), strengths: new Map(), glory: new Map(), order: [], winner: null, tie: false, pillaged: false, canceller: null };
  const meet = (seat: number): void => {
    if (seat >= 0 && !tale.order.includes(seat)) tale.order.push(seat);
  };
  const play = (happening: Happening, late: boolean): void => {
    const seat = seatOf(happening);
    meet(seat);
    tale.cards.set(seat, [...(tale.cards.get(seat) ?? []), { card: nameOf(happening, 'card', 'card'), late }]);
  };
  for (const happening of events) {
    const seat = seatOf(happening);
    if (happening.key === 'pillages') meet(seat);
    else if (happening.key === 'reveals') play(happening, false);
    else if (happening.key === 'adds') play(happening, true);
    else if (happening.key === 'watch') tale.cards.clear();
    else if (happening.key === 'cancels') tale.canceller = seat;
    else if (happening.key === 'strength') {
      meet(seat);
      tale.strengths.set(seat, numberOf(happening, 'strength'));
    } else if (happening.key === 'wins') tale.winner = seat;
    else if (happening.key === 'tie') tale.tie = true;
    else if (happening.key === 'pillaged') {
      tale.pillaged = true;
      tale.winner ??= seat;
    } else if (happening.key === 'falls') {
      meet(seat);
      const kind = nameOf(happening, 'figure', 'figure');
      const list = tale.fallen.get(seat) ?? [];
      const before = list.find(([one]) => one === kind);
      if (before) before[1] += numberOf(happening, 'count');
      else list.push([kind, numberOf(happening, 'count')]);
      tale.fallen.set(seat, list);
    } else if (happening.key === 'glory') tale.glory.set(seat, (tale.glory.get(seat) ?? 0) + numberOf(happening, 'glory'));
    else if (happening.key === 'takes-glory') {
      const from = seatOf(happening, 'from');
      tale.glory.set(seat, (tale.glory.get(seat) ?? 0) + numberOf(happening, 'glory'));
      tale.glory.set(from, (tale.glory.get(from) ?? 0) - numberOf(happening, 'glory'));
    }
  }
  return tale;
}

/** Who came to the battle matters until the cards are on the table; how it ends is said apart. */
const deedsOf = (events: readonly Happening[], stage: Scene['stage']): Happening[] =>
  events.filter(({ key }) => !SHOWN.includes(key) && (key !== 'joins' || stage === 'call' || stage === 'cards'));

/** The scene of the battle under way, with what the saga tells of it. */
export function sceneOf(battle: Battle, log: readonly LogLine[]): Scene {
  const told = sincePillage(log)?.events ?? [];
  const tale = taleOf(told);
  const over = battle.stage === 'outcome';
  return {
    province: battle.province,
    pillager: battle.pillager,
    stage: battle.stage,
    leader: battle.leader,
    winner: battle.winner,
    tie: over && battle.winner === null,
    pillaged: tale.pillaged,
    deeds: deedsOf(told, battle.stage),
    since: 0,
    sides: battle.sides.map((side): SceneSide => {
      const played = tale.cards.get(side.seat) ?? [];
      // After the comparison the cards are put away, but what they did is still to be seen.
      const cards = side.cards.length ? side.cards.map((card, at) => ({ card, late: at > 0 })) : over ? played : [];
      // Losers are told apart by what they had when strengths were compared, not by what is left of them.
      const final = over ? tale.strengths.get(side.seat) : undefined;
      return {
        seat: side.seat,
        pillager: side.role === 'pillager',
        figures: side.figures,
        fallen: tale.fallen.get(side.seat) ?? [],
        cards,
        hidden: side.chosen && !side.cards.length && battle.stage === 'cards',
        cancelled: side.cancelled,
        figureStrength: final === undefined ? side.figureStrength : null,
        cardStrength: final === undefined ? side.cardStrength : null,
        strength: final ?? side.strength,
        glory: tale.glory.get(side.seat) ?? 0,
      };
    }),
  };
}

/** The last pillage once it is over, told from the saga; null where there was none. With the state, the winner's figures
 *  stand where they have won. */
export function lastBattle(log: readonly LogLine[], state: Pick<BloodRageState, 'provinces' | 'fjords'> | null = null): Scene | null {
  const told = sincePillage(log);
  const begun = told?.events[0];
  if (!told || !begun) return null;
  const tale = taleOf(told.events);
  if (tale.winner === null && !tale.tie) return null;
  const pillager = seatOf(begun);
  const province = nameOf(begun, 'province', 'province');
  const land = state?.provinces[province];
  const survivors = land ? [...land.figures, ...((land.fjord && state?.fjords[land.fjord]?.figures) || [])] : [];
  const fought = tale.strengths.size > 0;
  const fighters = fought ? tale.order.filter((seat) => tale.strengths.has(seat)) : [pillager];
  return {
    province,
    pillager,
    stage: 'over',
    leader: tale.winner,
    winner: tale.winner,
    tie: tale.tie,
    pillaged: tale.pillaged,
    deeds: deedsOf(told.events, 'over'),
    since: told.since,
    sides: fighters.map((seat): SceneSide => ({
      seat,
      pillager: seat === pillager,
      figures: seat === tale.winner ? survivors.filter(([owner]) => owner === seat) : [],
      fallen: tale.fallen.get(seat) ?? [],
      cards: tale.cards.get(seat) ?? [],
      hidden: false,
      cancelled: tale.canceller !== null && tale.canceller !== seat,
      figureStrength: null,
      cardStrength: null,
      strength: tale.strengths.get(seat) ?? null,
      glory: tale.glory.get(seat) ?? 0,
    })),
  };
}
