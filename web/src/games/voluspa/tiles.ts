/** The tiles: what is printed on them, as the title's data has it, and their emblems. */
import { EMBLEMS } from './emblems';
import { TILES } from './facts';
import type { Tile } from './shape';

/** The box a tile comes in. */
export type Box = (typeof TILES)[Tile]['box'];

export interface TileFacts {
  strength: number;
  box: Box;
  icon: string;
}

const isTile = (name: string): name is Tile => name in TILES;

export function tileFacts(name: string): TileFacts {
  if (!isTile(name)) throw new Error(`there is no tile ${name}`);
  return { ...TILES[name], icon: EMBLEMS[name] };
}
