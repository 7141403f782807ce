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

export type Colour = 'blue' | 'red' | 'black';

const UNITS: Record<string, string> = {
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

const MANOEUVRES: Record<string, string> = {
  plague: rat,
  shield_wall: shieldEchoes,
  outflank: encirclement,
};

const DEITIES: Record<string, [Colour, string]> = {
  vidar: ['blue', bootStomp],
  odin: ['blue', wizardFace],
  thor: ['blue', thorHammer],
  freya: ['blue', feline],
  heimdall: ['blue', huntingHorn],
  valkyrie: ['blue', wingedSword],
  baldr: ['blue', sun],
  tyr: ['blue', severedHand],
  yggdrasil: ['black', holyOak],
  surt: ['red', ifrit],
  hel: ['red', halfDead],
  fenrir: ['red', direwolf],
  fafnir: ['red', dragonHead],
  naglfar: ['red', drakkarDragon],
  jormungandr: ['red', ouroboros],
  nidhogg: ['red', spikedDragonHead],
  loki: ['red', dualityMask],
  ragnarok: ['black', eclipseFlare],
};

const VICTORIES: Record<string, string> = {
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
export const PEOPLE = [...Object.keys(UNITS), ...Object.keys(MANOEUVRES)];

export const isUnit = (name: string): boolean => name in UNITS;
export const isDeity = (name: string): boolean => name in DEITIES;
export const peopleIcon = (name: string): string => UNITS[name] ?? MANOEUVRES[name] ?? '';
export const deityIcon = (name: string): string => DEITIES[name]?.[1] ?? '';
export const deityColour = (name: string): Colour => DEITIES[name]?.[0] ?? 'black';
export const victoryIcon = (name: string): string => VICTORIES[name] ?? '';

/** Keys of the catalogue. */
export const peopleKey = (name: string): string => (isUnit(name) ? `unit-${name}` : `manoeuvre-${name}`);
export const deityKey = (name: string): string => (name === 'ragnarok' ? 'victory-ragnarok' : `deity-${name}`);
export const victoryKey = (name: string): string => `victory-${name}`;
