/** What is on the table, as the board draws it: the shape of the hall's view, and what can be read from it. */
import type { Clan, Counts, Figure, SeenState as BloodRageState, View as BloodRageView } from './shape';

export type { Battle, Clan, Counts, Draft, Figure, Fjord, Phase, Province, Region, Reward, SeenState as BloodRageState, Side, Stage, View as BloodRageView } from './shape';

/** The outer provinces clockwise from the north, as on the board. */
export const OUTER = ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkulor'] as const;
export const YGGDRASIL = 'yggdrasil';
export const PROVINCES = [...OUTER, YGGDRASIL] as const;
/** Each lies between two provinces of the ring and supports both. */
export const FJORDS = ['ne', 'se', 'sw', 'nw'] as const;
/** The provinces a fjord supports. */
export const SHORES: Record<string, [string, string]> = {
  ne: ['elvagar', 'angerboda'],
  se: ['muspelheim', 'horgr'],
  sw: ['utgard', 'andlang'],
  nw: ['gimle', 'myrkulor'],
};
export const STATS = ['rage', 'axes', 'horns'] as const;
export type Stat = (typeof STATS)[number];
/** The six steps of each stat; Glory waits at the fourth to sixth at the end of the play. */
export const TRACKS: Record<Stat, readonly number[]> = { rage: [6, 7, 8, 9, 12, 12], axes: [3, 4, 5, 6, 8, 8], horns: [4, 5, 6, 7, 10, 10] };
export const LEGEND: readonly number[] = [0, 0, 0, 10, 10, 20];
/** The slots of a clan sheet, in the order of `Clan.upgrades`. */
export const SLOTS = ['leader', 'warrior', 'ship', 'monster', 'monster', 'clan', 'clan', 'clan'] as const;
export type Slot = (typeof SLOTS)[number];
/** Glory for each own figure that falls with a doomed province, by age. */
export const RAGNAROK: readonly number[] = [0, 2, 3, 4];

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A pile as a list of cards, in the order of the rules. */
export const spread = (counts: Counts): string[] => Object.entries(counts).flatMap(([key, count]) => Array.from({ length: count }, () => key));

export const isProvince = (place: string): boolean => (PROVINCES as readonly string[]).includes(place);
export const isFjord = (place: string): boolean => place in SHORES;

/** The figures of a place, a fjord or a province. */
export const figuresAt = (state: BloodRageState, place: string): Figure[] => state.provinces[place]?.figures ?? state.fjords[place]?.figures ?? [];

/** A place in the catalogue. */
export const placeKey = (place: string): string => (isFjord(place) ? `fjord-${place}` : `province-${place}`);

/** Whose view it is first, then the others in turn order. */
export function order(view: Pick<BloodRageView, 'seat' | 'seats'>): number[] {
  const own = view.seat ?? 0;
  return Array.from({ length: view.seats }, (_, step) => (own + step) % view.seats);
}

/** The province that burns at the end of this age. */
export const doomed = (state: BloodRageState): string | null => {
  const name = state.doom[state.age - 1];
  return name && !state.provinces[name]?.destroyed ? name : null;
};

/** The slot a card of the sheet lies in, from 0; -1 where it is not there. */
export const slotOf = (clan: Clan, card: string): number => clan.upgrades.findIndex((one) => one === card);

/** What an upgrade makes of a kind of figure, by kind: the card in its slot. */
export function equipped(clan: Clan, kind: string): string | null {
  const at = (SLOTS as readonly string[]).indexOf(kind);
  if (at >= 0) return clan.upgrades[at] ?? null;
  return clan.upgrades.slice(3, 5).find((card) => card === kind) ?? null;
}

/** Figures of one seat at a place by kind, in the order they are listed. */
export function grouped(figures: Figure[]): [figure: Figure, count: number][] {
  const out: [Figure, number][] = [];
  for (const figure of figures) {
    const last = out.at(-1);
    if (last && last[0][0] === figure[0] && last[0][1] === figure[1]) last[1] += 1;
    else out.push([figure, 1]);
  }
  return out;
}
