// Made by `python -m meadhall.server.typescript` from src/meadhall/games/bloodrage/facts.py: change that, not this.

import allSeeingEye from 'icon:all-seeing-eye'
import backstab from 'icon:backstab'
import battleAxe from 'icon:battle-axe'
import bigWave from 'icon:big-wave'
import boltEye from 'icon:bolt-eye'
import burningSkull from 'icon:burning-skull'
import doubleDragon from 'icon:double-dragon'
import dragonBreath from 'icon:dragon-breath'
import drakkarDragon from 'icon:drakkar-dragon'
import dualityMask from 'icon:duality-mask'
import dwarfKing from 'icon:dwarf-king'
import elvenCastle from 'icon:elven-castle'
import enlightenment from 'icon:enlightenment'
import enrage from 'icon:enrage'
import gauntlet from 'icon:gauntlet'
import gaze from 'icon:gaze'
import halfDead from 'icon:half-dead'
import hammerDrop from 'icon:hammer-drop'
import handOfGod from 'icon:hand-of-god'
import haunting from 'icon:haunting'
import heartNecklace from 'icon:heart-necklace'
import heartShield from 'icon:heart-shield'
import hillConquest from 'icon:hill-conquest'
import holyOak from 'icon:holy-oak'
import iceGolem from 'icon:ice-golem'
import ifrit from 'icon:ifrit'
import lightningHelix from 'icon:lightning-helix'
import lightningStorm from 'icon:lightning-storm'
import lightningTrio from 'icon:lightning-trio'
import magicPortal from 'icon:magic-portal'
import mailedFist from 'icon:mailed-fist'
import masterOfArms from 'icon:master-of-arms'
import mountains from 'icon:mountains'
import muscleUp from 'icon:muscle-up'
import poisonBottle from 'icon:poison-bottle'
import prayer from 'icon:prayer'
import pyre from 'icon:pyre'
import rallyTheTroops from 'icon:rally-the-troops'
import sacrificialDagger from 'icon:sacrificial-dagger'
import scales from 'icon:scales'
import seaSerpent from 'icon:sea-serpent'
import severedHand from 'icon:severed-hand'
import shadowFollower from 'icon:shadow-follower'
import shakingHands from 'icon:shaking-hands'
import shieldBash from 'icon:shield-bash'
import spears from 'icon:spears'
import spinningWheel from 'icon:spinning-wheel'
import stoneThrone from 'icon:stone-throne'
import swordSlice from 'icon:sword-slice'
import swordsEmblem from 'icon:swords-emblem'
import thorFist from 'icon:thor-fist'
import thorHammer from 'icon:thor-hammer'
import thrownSpear from 'icon:thrown-spear'
import torc from 'icon:torc'
import troll from 'icon:troll'
import vikingLonghouse from 'icon:viking-longhouse'
import warhammer from 'icon:warhammer'
import watchtower from 'icon:watchtower'
import wingedSword from 'icon:winged-sword'
import witchFace from 'icon:witch-face'
import womanElfFace from 'icon:woman-elf-face'

export const EMBLEMS = {
  lord_of_hammers: warhammer,
  brothers_in_arms: shakingHands,
  lokis_dragons: drakkarDragon,
  dwarf_chieftain: dwarfKing,
  sea_serpent: seaSerpent,
  troll: troll,
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
  "tyrs_smash-1": mailedFist,
  "tyrs_crush-1": hammerDrop,
  "tyrs_smite-1": swordSlice,
  "alfheim-1": elvenCastle,
  "glorious_death-1": pyre,
  "jotunheim-1": mountains,
  "manheim-1": vikingLonghouse,
  "yggdrasil-1": holyOak,
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
  "heimdalls_watch-2": watchtower,
  lokis_backstab: backstab,
  odins_tide: bigWave,
  thors_oath: torc,
  heimdalls_eye: boltEye,
  "tyrs_smash-2": mailedFist,
  "tyrs_crush-2": hammerDrop,
  "tyrs_smite-2": swordSlice,
  "tyrs_rage-2": enrage,
  "alfheim-2": elvenCastle,
  "glorious_death-2": pyre,
  "jotunheim-2": mountains,
  "manheim-2": vikingLonghouse,
  "yggdrasil-2": holyOak,
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
  "heimdalls_watch-3": watchtower,
  lokis_poison: poisonBottle,
  thors_ascension: lightningHelix,
  odins_judgement: handOfGod,
  heimdalls_gaze: gaze,
  thors_primacy: thorFist,
  "tyrs_crush-3": hammerDrop,
  "tyrs_smite-3": swordSlice,
  "tyrs_rage-3": enrage,
  "alfheim-3": elvenCastle,
  "glorious_death-3": pyre,
  "jotunheim-3": mountains,
  "manheim-3": vikingLonghouse,
  "yggdrasil-3": holyOak,
} as const
