/** The cards: what is printed on them, as the title's data has it, and their emblems. */
import allSeeingEye from 'icon:all-seeing-eye';
import backstab from 'icon:backstab';
import battleAxe from 'icon:battle-axe';
import bigWave from 'icon:big-wave';
import boltEye from 'icon:bolt-eye';
import burningSkull from 'icon:burning-skull';
import crossedAxes from 'icon:crossed-axes';
import crossedSwords from 'icon:crossed-swords';
import doubleDragon from 'icon:double-dragon';
import dragonBreath from 'icon:dragon-breath';
import drakkar from 'icon:drakkar';
import drakkarDragon from 'icon:drakkar-dragon';
import dualityMask from 'icon:duality-mask';
import dwarfKing from 'icon:dwarf-king';
import elvenCastle from 'icon:elven-castle';
import enlightenment from 'icon:enlightenment';
import enrage from 'icon:enrage';
import flame from 'icon:flame';
import gauntlet from 'icon:gauntlet';
import gaze from 'icon:gaze';
import halfDead from 'icon:half-dead';
import hammerDrop from 'icon:hammer-drop';
import handOfGod from 'icon:hand-of-god';
import haunting from 'icon:haunting';
import heartNecklace from 'icon:heart-necklace';
import heartShield from 'icon:heart-shield';
import heavenGate from 'icon:heaven-gate';
import hillConquest from 'icon:hill-conquest';
import holyOak from 'icon:holy-oak';
import hornedHelm from 'icon:horned-helm';
import iceGolem from 'icon:ice-golem';
import ifrit from 'icon:ifrit';
import laurels from 'icon:laurels';
import lightningHelix from 'icon:lightning-helix';
import lightningStorm from 'icon:lightning-storm';
import lightningTrio from 'icon:lightning-trio';
import magicPortal from 'icon:magic-portal';
import mailedFist from 'icon:mailed-fist';
import masterOfArms from 'icon:master-of-arms';
import mountains from 'icon:mountains';
import muscleUp from 'icon:muscle-up';
import poisonBottle from 'icon:poison-bottle';
import prayer from 'icon:prayer';
import pyre from 'icon:pyre';
import rallyTheTroops from 'icon:rally-the-troops';
import sacrificialDagger from 'icon:sacrificial-dagger';
import scales from 'icon:scales';
import seaSerpent from 'icon:sea-serpent';
import severedHand from 'icon:severed-hand';
import shadowFollower from 'icon:shadow-follower';
import shakingHands from 'icon:shaking-hands';
import shieldBash from 'icon:shield-bash';
import spears from 'icon:spears';
import spinningWheel from 'icon:spinning-wheel';
import stoneThrone from 'icon:stone-throne';
import swordBrandish from 'icon:sword-brandish';
import swordSlice from 'icon:sword-slice';
import swordman from 'icon:swordman';
import swordsEmblem from 'icon:swords-emblem';
import thorFist from 'icon:thor-fist';
import thorHammer from 'icon:thor-hammer';
import thrownSpear from 'icon:thrown-spear';
import torc from 'icon:torc';
import troll from 'icon:troll';
import upgrade from 'icon:upgrade';
import vikingHead from 'icon:viking-head';
import vikingLonghouse from 'icon:viking-longhouse';
import warhammer from 'icon:warhammer';
import watchtower from 'icon:watchtower';
import waxSeal from 'icon:wax-seal';
import wingedSword from 'icon:winged-sword';
import witchFace from 'icon:witch-face';
import womanElfFace from 'icon:woman-elf-face';
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

/** By id. Every card has its emblem: one that is missing here is an error of types. */
export const ICONS: Record<Printed['id'], string> = {
  lord_of_hammers: warhammer,
  brothers_in_arms: shakingHands,
  lokis_dragons: drakkarDragon,
  dwarf_chieftain: dwarfKing,
  sea_serpent: seaSerpent,
  troll,
  friggas_charm: heartNecklace,
  friggas_succor: rallyTheTroops,
  lokis_blessing: shadowFollower,
  lokis_domain: magicPortal,
  thors_glory: lightningTrio,
  tyrs_domain: scales,
  heimdalls_sight: allSeeingEye,
  lokis_trickery: dualityMask,
  odins_smite: thrownSpear,
  thors_hammer: thorHammer,
  friggas_grace: prayer,
  tyrs_bash: shieldBash,
  tyrs_smash: mailedFist,
  tyrs_crush: hammerDrop,
  tyrs_smite: swordSlice,
  tyrs_rage: enrage,
  alfheim: elvenCastle,
  glorious_death: pyre,
  jotunheim: mountains,
  manheim: vikingLonghouse,
  yggdrasil: holyOak,
  lord_of_axes: battleAxe,
  experts_in_arms: swordsEmblem,
  fire_dragons: dragonBreath,
  dark_elf: womanElfFace,
  fire_giant: ifrit,
  valkyrie: wingedSword,
  friggas_protection: heartShield,
  lokis_eminence: haunting,
  odins_inspiration: enlightenment,
  thors_domain: lightningStorm,
  tyrs_challenge: gauntlet,
  tyrs_prowess: muscleUp,
  heimdalls_watch: watchtower,
  lokis_backstab: backstab,
  odins_tide: bigWave,
  thors_oath: torc,
  heimdalls_eye: boltEye,
  lord_of_spears: spears,
  masters_in_arms: masterOfArms,
  eternal_dragons: doubleDragon,
  frost_giant: iceGolem,
  soldier_of_hel: halfDead,
  volur_witch: witchFace,
  friggas_domain: spinningWheel,
  friggas_sacrifice: sacrificialDagger,
  lokis_wrath: burningSkull,
  odins_throne: stoneThrone,
  thors_conquest: hillConquest,
  tyrs_wrath: severedHand,
  lokis_poison: poisonBottle,
  thors_ascension: lightningHelix,
  odins_judgement: handOfGod,
  heimdalls_gaze: gaze,
  thors_primacy: thorFist,
};

/** The emblem of a card, by key. */
export function cardIcon(key: string): string {
  const facts = cardOf(key);
  return facts ? ICONS[facts.id] : '';
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
