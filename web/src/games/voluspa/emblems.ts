// Made by `python -m meadhall.server.typescript` from src/meadhall/games/voluspa/facts.py: change that, not this.

import bowman from 'icon:bowman'
import crowDive from 'icon:crow-dive'
import direwolf from 'icon:direwolf'
import dragonHead from 'icon:dragon-head'
import dualityMask from 'icon:duality-mask'
import dwarfFace from 'icon:dwarf-face'
import feline from 'icon:feline'
import giant from 'icon:giant'
import halfDead from 'icon:half-dead'
import seaSerpent from 'icon:sea-serpent'
import spikedDragonHead from 'icon:spiked-dragon-head'
import thorHammer from 'icon:thor-hammer'
import troll from 'icon:troll'
import wingedLeg from 'icon:winged-leg'
import wingedSword from 'icon:winged-sword'
import wizardFace from 'icon:wizard-face'

export const EMBLEMS = {
  hel: halfDead,
  odin: wizardFace,
  thor: thorHammer,
  troll: troll,
  dragon: dragonHead,
  fenrir: direwolf,
  skadi: bowman,
  valkyrie: wingedSword,
  loki: dualityMask,
  serpent: seaSerpent,
  jotun: giant,
  hermod: wingedLeg,
  dwarf: dwarfFace,
  freya: feline,
  raven: crowDive,
  nidhogg: spikedDragonHead,
} as const
