/** The sixteen tiles: strength, box, emblem. */
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

export interface TileFacts {
  strength: number;
  box: 'base' | 'saga' | 'order';
  icon: string;
}

export const TILES: Record<string, TileFacts> = {
  odin: { strength: 8, box: 'base', icon: odin },
  thor: { strength: 7, box: 'base', icon: thor },
  troll: { strength: 6, box: 'base', icon: troll },
  dragon: { strength: 5, box: 'base', icon: dragon },
  fenrir: { strength: 4, box: 'base', icon: fenrir },
  skadi: { strength: 3, box: 'base', icon: skadi },
  valkyrie: { strength: 2, box: 'base', icon: valkyrie },
  loki: { strength: 1, box: 'base', icon: loki },
  hel: { strength: 0, box: 'saga', icon: hel },
  serpent: { strength: 6, box: 'saga', icon: serpent },
  jotun: { strength: 5, box: 'saga', icon: jotun },
  hermod: { strength: 3, box: 'saga', icon: hermod },
  dwarf: { strength: 2, box: 'order', icon: dwarf },
  freya: { strength: 3, box: 'order', icon: freya },
  raven: { strength: 4, box: 'order', icon: raven },
  nidhogg: { strength: 7, box: 'order', icon: nidhogg },
};

export function tileFacts(name: string): TileFacts {
  const facts = TILES[name];
  if (!facts) throw new Error(`there is no tile ${name}`);
  return facts;
}
