// Made by `python -m meadhall.server.typescript` from src/meadhall/games/wolves/facts.py: change that, not this.

import backstab from 'icon:backstab'
import barbarian from 'icon:barbarian'
import bloodySword from 'icon:bloody-sword'
import bootStomp from 'icon:boot-stomp'
import bowman from 'icon:bowman'
import burningEye from 'icon:burning-eye'
import direwolf from 'icon:direwolf'
import dragonHead from 'icon:dragon-head'
import drakkar from 'icon:drakkar'
import drakkarDragon from 'icon:drakkar-dragon'
import dualityMask from 'icon:duality-mask'
import eclipseFlare from 'icon:eclipse-flare'
import encirclement from 'icon:encirclement'
import familyTree from 'icon:family-tree'
import farmer from 'icon:farmer'
import feline from 'icon:feline'
import gauntlet from 'icon:gauntlet'
import grab from 'icon:grab'
import halfDead from 'icon:half-dead'
import holyOak from 'icon:holy-oak'
import hoodedAssassin from 'icon:hooded-assassin'
import hornedHelm from 'icon:horned-helm'
import huntingHorn from 'icon:hunting-horn'
import ifrit from 'icon:ifrit'
import laurelCrown from 'icon:laurel-crown'
import manacles from 'icon:manacles'
import openTreasureChest from 'icon:open-treasure-chest'
import ouroboros from 'icon:ouroboros'
import rat from 'icon:rat'
import runeStone from 'icon:rune-stone'
import severedHand from 'icon:severed-hand'
import shieldEchoes from 'icon:shield-echoes'
import slashedShield from 'icon:slashed-shield'
import spikedDragonHead from 'icon:spiked-dragon-head'
import strongMan from 'icon:strong-man'
import sun from 'icon:sun'
import swordman from 'icon:swordman'
import thorHammer from 'icon:thor-hammer'
import throneKing from 'icon:throne-king'
import vikingShield from 'icon:viking-shield'
import wingedSword from 'icon:winged-sword'
import wizardFace from 'icon:wizard-face'

export const PEOPLE_EMBLEMS = {
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
  plague: rat,
  shield_wall: shieldEchoes,
  outflank: encirclement,
} as const

export const HALL_EMBLEMS = {
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
} as const

export const VICTORY_EMBLEMS = {
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
} as const
