/** What is on the table, as the board draws it: the shape of the hall's view, and what can be read from it. */
import { CLAN_SLOT, MONSTER_SLOT, OUTER, SHORES as FJORD_SHORES, SLOTS, YGGDRASIL, type STATS } from './facts';
import type { Clan, Counts, Figure, SeenState as BloodRageState, View as BloodRageView } from './shape';

export type { Battle, Clan, Counts, Draft, Figure, Fjord, Phase, Province, Region, Reward, SeenState as BloodRageState, Side, Stage, View as BloodRageView } from './shape';

export { FJORDS, LEGENDARY, OUTER, PHASES, RAGNAROK_GLORY, SLOTS, STATS, TRACKS, YGGDRASIL } from './facts';
export const PROVINCES = [...OUTER, YGGDRASIL] as const;
export type Stat = (typeof STATS)[number];
export type Slot = (typeof SLOTS)[number];
/** The provinces a fjord supports. */
export const SHORES: Readonly<Record<string, readonly string[]>> = FJORD_SHORES;

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
  return clan.upgrades.slice(MONSTER_SLOT, CLAN_SLOT).find((card) => card === kind) ?? null;
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
