/** The tiles: what is printed on them, as the title's data has it, and their emblems. */
import dragon from 'icon:dragon-head';
import dwarf from 'icon:dwarf-face';
import fenrir from 'icon:direwolf';
import freya from 'icon:feline';
import hel from 'icon:half-dead';
import hermod from 'icon:winged-leg';
import jotun from 'icon:giant';
import loki from 'icon:duality-mask';
import nidhogg from 'icon:spiked-dragon-head';
import odin from 'icon:wizard-face';
import raven from 'icon:crow-dive';
import serpent from 'icon:sea-serpent';
import skadi from 'icon:bowman';
import thor from 'icon:thor-hammer';
import troll from 'icon:troll';
import valkyrie from 'icon:winged-sword';
import { TILES } from './facts';
import type { Tile } from './shape';

/** The box a tile comes in. */
export type Box = (typeof TILES)[Tile]['box'];

export interface TileFacts {
  strength: number;
  box: Box;
  icon: string;
}

/** Every tile has its emblem: one that is missing here is an error of types. */
export const ICONS: Record<Tile, string> = { odin, thor, troll, dragon, fenrir, skadi, valkyrie, loki, hel, serpent, jotun, hermod, dwarf, freya, raven, nidhogg };

const isTile = (name: string): name is Tile => name in TILES;

export function tileFacts(name: string): TileFacts {
  if (!isTile(name)) throw new Error(`there is no tile ${name}`);
  return { ...TILES[name], icon: ICONS[name] };
}
