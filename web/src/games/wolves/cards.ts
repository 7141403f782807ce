/** The cards: their emblems, and the order in which hands and piles are laid out. */
import backstab from 'icon:backstab';
import barbarian from 'icon:barbarian';
import bloodySword from 'icon:bloody-sword';
import bootStomp from 'icon:boot-stomp';
import bowman from 'icon:bowman';
import burningEye from 'icon:burning-eye';
import direwolf from 'icon:direwolf';
import dragonHead from 'icon:dragon-head';
import drakkar from 'icon:drakkar';
import drakkarDragon from 'icon:drakkar-dragon';
import dualityMask from 'icon:duality-mask';
import eclipseFlare from 'icon:eclipse-flare';
import encirclement from 'icon:encirclement';
import familyTree from 'icon:family-tree';
import farmer from 'icon:farmer';
import feline from 'icon:feline';
import gauntlet from 'icon:gauntlet';
import grab from 'icon:grab';
import halfDead from 'icon:half-dead';
import holyOak from 'icon:holy-oak';
import hoodedAssassin from 'icon:hooded-assassin';
import hornedHelm from 'icon:horned-helm';
import huntingHorn from 'icon:hunting-horn';
import ifrit from 'icon:ifrit';
import laurelCrown from 'icon:laurel-crown';
import manacles from 'icon:manacles';
import openTreasureChest from 'icon:open-treasure-chest';
import ouroboros from 'icon:ouroboros';
import rat from 'icon:rat';
import runeStone from 'icon:rune-stone';
import severedHand from 'icon:severed-hand';
import shieldEchoes from 'icon:shield-echoes';
import slashedShield from 'icon:slashed-shield';
import spikedDragonHead from 'icon:spiked-dragon-head';
import strongMan from 'icon:strong-man';
import sun from 'icon:sun';
import swordman from 'icon:swordman';
import thorHammer from 'icon:thor-hammer';
import throneKing from 'icon:throne-king';
import vikingShield from 'icon:viking-shield';
import wingedSword from 'icon:winged-sword';
import wizardFace from 'icon:wizard-face';
import { DEITIES, MANOEUVRES, UNITS, VICTORIES } from './facts';
import type { HallName, UnitName, VictoryName } from './shape';

type Manoeuvre = (typeof MANOEUVRES)[number];
export type Colour = (typeof DEITIES)[HallName];

// Every card has its emblem: one that is missing here is an error of types.

export const UNIT_ICONS: Record<UnitName, string> = {
  archer: bowman,
  bond: farmer,
  hirdman: swordman,
  huskarl: vikingShield,
  berserk: barbarian,
  thrall: manacles,
  priest: runeStone,
  hovding: hornedHelm,
  konung: throneKing,
  assassin: hoodedAssassin,
  traitor: backstab,
  raider: grab,
};

export const MANOEUVRE_ICONS: Record<Manoeuvre, string> = {
  plague: rat,
  shield_wall: shieldEchoes,
  outflank: encirclement,
};

export const HALL_ICONS: Record<HallName, string> = {
  vidar: bootStomp,
  odin: wizardFace,
  thor: thorHammer,
  freya: feline,
  heimdall: huntingHorn,
  valkyrie: wingedSword,
  baldr: sun,
  tyr: severedHand,
  yggdrasil: holyOak,
  surt: ifrit,
  hel: halfDead,
  fenrir: direwolf,
  fafnir: dragonHead,
  naglfar: drakkarDragon,
  jormungandr: ouroboros,
  nidhogg: spikedDragonHead,
  loki: dualityMask,
  ragnarok: eclipseFlare,
};

export const VICTORY_ICONS: Record<VictoryName, string> = {
  rout: slashedShield,
  glorious_raid: drakkar,
  dear_victory: bloodySword,
  beloved_of_aesir: laurelCrown,
  child_of_chaos: burningEye,
  own_god: strongMan,
  rich_spoils: openTreasureChest,
  saga_of_the_kin: familyTree,
  challenge: gauntlet,
  ragnarok: eclipseFlare,
};

/** Cards of the People in the order of the rules; picks of several are given in it. */
export const PEOPLE: readonly string[] = [...UNITS, ...MANOEUVRES];

const isUnitName = (name: string): name is UnitName => (UNITS as readonly string[]).includes(name);
const isManoeuvre = (name: string): name is Manoeuvre => (MANOEUVRES as readonly string[]).includes(name);
const isHallName = (name: string): name is HallName => name in DEITIES;
const isVictory = (name: string): name is VictoryName => (VICTORIES as readonly string[]).includes(name);

export const isUnit = (name: string): boolean => isUnitName(name);
export const isDeity = (name: string): boolean => isHallName(name);
export const peopleIcon = (name: string): string => (isUnitName(name) ? UNIT_ICONS[name] : isManoeuvre(name) ? MANOEUVRE_ICONS[name] : '');
export const deityIcon = (name: string): string => (isHallName(name) ? HALL_ICONS[name] : '');
export const deityColour = (name: string): Colour => (isHallName(name) ? DEITIES[name] : 'black');
export const victoryIcon = (name: string): string => (isVictory(name) ? VICTORY_ICONS[name] : '');

/** Keys of the catalogue. */
export const peopleKey = (name: string): string => (isUnit(name) ? `unit-${name}` : `manoeuvre-${name}`);
export const deityKey = (name: string): string => (name === 'ragnarok' ? 'victory-ragnarok' : `deity-${name}`);
export const victoryKey = (name: string): string => `victory-${name}`;
