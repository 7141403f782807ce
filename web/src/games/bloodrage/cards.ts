/** The cards: what is printed on them, as the title's data has it, and their emblems. */
import crossedAxes from 'icon:crossed-axes';
import crossedSwords from 'icon:crossed-swords';
import drakkar from 'icon:drakkar';
import flame from 'icon:flame';
import heavenGate from 'icon:heaven-gate';
import hornedHelm from 'icon:horned-helm';
import laurels from 'icon:laurels';
import swordBrandish from 'icon:sword-brandish';
import swordman from 'icon:swordman';
import troll from 'icon:troll';
import upgrade from 'icon:upgrade';
import vikingHead from 'icon:viking-head';
import waxSeal from 'icon:wax-seal';
import { LazyEmblems } from '../../lib/emblems.svelte';
import { viewOf } from '../../lib/view';
import type { View } from '../../lib/wire';
import { LAZY_EMBLEMS } from './emblems';
import { CARDS as PRINTED } from './facts';
import type { Card } from './shape';

type Printed = (typeof PRINTED)[Card];
export type Kind = Printed['kind'];
/** The three sorts of frames: upgrades of all slots share one. */
export type Family = 'battle' | 'quest' | 'upgrade';
export type God = NonNullable<Printed['god']>;

/** What is printed on a card. Words are the catalogue's: `card-<key>` and its `.text`. */
export interface CardFacts {
  /** Its name in moves and in the catalogue. */
  key: string;
  id: Printed['id'];
  age: number;
  kind: Kind;
  family: Family;
  god: God | null;
  /** Rage an upgrade costs; null for others. */
  cost: number | null;
  /** What a figure is worth, or what a battle card adds; null where neither is printed. */
  strength: number | null;
  /** Heimdall's Sight: as strong as the strongest card of an enemy. */
  mirrors: boolean;
  /** May be added after all cards are shown. */
  late: boolean;
  /** Glory of a fulfilled quest; null for others. */
  glory: number | null;
  /** The region or province a quest asks for; null where it asks for the dead. */
  place: string | null;
}

export const familyOf = (kind: Kind): Family => (kind === 'battle' || kind === 'quest' ? kind : 'upgrade');

/** All card types by key, in the order of the rules. */
export const CARDS: ReadonlyMap<string, CardFacts> = new Map(Object.entries(PRINTED).map(([key, facts]) => [key, { key, family: familyOf(facts.kind), ...facts }]));

export const cardOf = (key: string): CardFacts | null => CARDS.get(key) ?? null;
export const cardKey = (key: string): string => `card-${key}`;

/** Battle cards first, then quests, then upgrades as their slots stand on the sheet; within each as the hall lists them. */
const RANK: Record<Kind, number> = { battle: 0, quest: 1, leader: 2, warrior: 3, ship: 4, monster: 5, clan: 6 };
const PLACE: ReadonlyMap<string, number> = new Map([...CARDS.keys()].map((key, at) => [key, at]));
export const inOrder = (cards: readonly string[]): string[] =>
  [...cards].sort((a, b) => (RANK[cardOf(a)?.kind ?? 'clan'] - RANK[cardOf(b)?.kind ?? 'clan']) || (PLACE.get(a) ?? 0) - (PLACE.get(b) ?? 0));

/** The number in the corner of a card: `+3`, `7`, or what it costs. */
export function valueOf(facts: CardFacts): string {
  if (facts.family === 'battle') return facts.mirrors ? '+?' : `+${facts.strength ?? 0}`;
  return String((facts.family === 'quest' ? facts.glory : facts.cost) ?? '');
}

/** The emblem of a card, by key. */
export const emblems = new LazyEmblems(LAZY_EMBLEMS);
export const cardIcon = (key: string): string => emblems.body(key);

/** The cards that a view shows: in one's hand and pack, on the sheets, and in a battle. */
export function cardsSeen(view: View): string[] {
  const { clans, draft, battle } = viewOf('bloodrage', view).state;
  const held = clans.flatMap((clan) => [...clan.upgrades, ...(clan.hand ?? []), ...(clan.quests ?? [])]);
  return [...held, ...(draft?.hand ?? []), ...(draft?.picked ?? []), ...(battle?.table.flat() ?? [])].filter((card) => card !== null);
}

/** What a kind of card is known by: the medal on the seam of its frame, and the mark of an empty slot. */
export const KIND_ICON: Record<Kind, string> = {
  battle: crossedSwords,
  quest: waxSeal,
  leader: vikingHead,
  warrior: swordman,
  ship: drakkar,
  monster: troll,
  clan: upgrade,
};

export const STAT_ICON = { rage: flame, axes: crossedAxes, horns: hornedHelm, glory: laurels, strength: swordBrandish, valhalla: heavenGate } as const;
