/** How the figures are drawn: layers of paths in a box of 48 by 56, standing on the line y = 48. Monsters are loaded when one
 *  is first drawn; until then it stands as something that nobody knows. */
import { Loaded } from '../../lib/loaded.svelte';
import type { Monster } from './monsters';
import type { FigureKind } from './shape';

/** The paint of a layer: the clan's colour, a darker and a lighter shade of it, bone, wood, gold, flame, ice; and what
 *  is only drawn in: dark shapes and dark lines. */
export type Paint = 'main' | 'deep' | 'pale' | 'bone' | 'wood' | 'gold' | 'flame' | 'ice' | 'dark' | 'line';
export type Layer = [paint: Paint, path: string];

export interface Drawing {
  layers: Layer[];
  /** Where the clan's shield is, and how wide. */
  shield: [x: number, y: number, size: number];
  /** Ships and the like lie in water; all others stand on a plinth. */
  afloat?: boolean;
}

const warrior: Drawing = {
  shield: [16.5, 36.5, 25],
  layers: [
    ['wood', 'M36.8 6H39.6V48H36.8Z'],
    ['bone', 'M34.5 7C41 4.5 47 8 46.5 17.5 44.5 14.5 41 13.8 34.5 14.5Z'],
    ['deep', 'M17 40H32L33.5 49H15.5Z'],
    ['main', 'M13 42C12.5 30 14 23.5 24.5 23.5S35 30 34 42Z'],
    ['main', 'M31 25.5 40.5 29.5 40 35 30.5 32.5Z'],
    ['bone', 'M36 29.5 41.5 29.5 41.5 35 36 35Z'],
    ['bone', 'M17.5 13H31.5V19C31.5 23 28 26 24.5 26S17.5 23 17.5 19Z'],
    ['wood', 'M17.3 18.5C20 21.5 29 21.5 31.7 18.5 32 25 28.5 29.5 24.5 30.5 20.5 29.5 17 25 17.3 18.5Z'],
    ['deep', 'M16.5 15C16.5 8.5 20 4.5 24.5 2.5 29 4.5 32.5 8.5 32.5 15Z'],
    ['deep', 'M23.2 13H25.8V20H23.2Z'],
  ],
};

const leader: Drawing = {
  shield: [24, 42, 21],
  layers: [
    ['deep', 'M4.5 50C6 37 9 24 24 23 39 24 42 37 43.5 50Z'],
    ['bone', 'M42.5 0 45 4V27H40V4Z'],
    ['gold', 'M36.5 26.5H48V29.7H36.5Z'],
    ['wood', 'M41 29.7H44V37H41Z'],
    ['main', 'M32 25.5 44.5 31 43.5 37 31 34Z'],
    ['main', 'M13 48C12 34 15 24 24 24S36 34 35 48Z'],
    ['bone', 'M8.5 29C10 23.5 17 21.5 24 21.5S38 23.5 39.5 29L35.5 27.5 33.5 31 30 28 27 31.5 24 28.5 21 31.5 18 28 14.5 31 12.5 27.5Z'],
    ['bone', 'M17.5 12H30.5V19C30.5 22 27.5 25 24 25S17.5 22 17.5 19Z'],
    ['wood', 'M17.2 17.5C20 20.5 28 20.5 30.8 17.5 31.5 26 27.5 32 24 36 20.5 32 16.5 26 17.2 17.5Z'],
    ['bone', 'M17.5 12.5C9.5 12.5 6 7 7.5-.5 10 5 13 6.5 18.5 7ZM30.5 12.5C38.5 12.5 39.5 7 38.5-.5 36.5 4.5 35 6.5 29.5 7Z'],
    ['gold', 'M16.5 14.5C16.5 7.5 20 3.5 24 3.5S31.5 7.5 31.5 14.5Z'],
    ['gold', 'M22.8 12.5H25.2V19H22.8Z'],
  ],
};

const ship: Drawing = {
  shield: [23.5, 17, 21],
  afloat: true,
  layers: [
    ['wood', 'M22.3 0H24.9V38H22.3Z'],
    ['bone', 'M8.5 5.5C16 2.5 31 2.5 38.5 5.5L37 28.5C30 31.5 17 31.5 10 28.5Z'],
    ['line', 'M16 4.3V29.8M31 4.3V29.8'],
    ['deep', 'M5 30C1.5 26 0 20 2.5 15.5 3.5 13.5 7 14 6.5 17 6 20 7.5 25 11 28.5Z'],
    ['deep', 'M43 30C46 26 46 22 44.5 18L38.5 17.5C38.5 14.5 41 12 44.5 12.5L47.5 10.5C49.5 17 49 25 45 32Z'],
    ['main', 'M3.5 27.5C9 33 16 34.5 24 34.5S39 33 44.5 27.5C45 40 39 48 24 48S3 40 3.5 27.5Z'],
    ['bone', 'M12 34.8A3.3 3.3 0 1 0 12 41.4A3.3 3.3 0 1 0 12 34.8ZM20 36.3A3.3 3.3 0 1 0 20 42.9A3.3 3.3 0 1 0 20 36.3ZM28 36.3A3.3 3.3 0 1 0 28 42.9A3.3 3.3 0 1 0 28 36.3ZM36 34.8A3.3 3.3 0 1 0 36 41.4A3.3 3.3 0 1 0 36 34.8Z'],
    ['dark', 'M43.2 14.6A1 1 0 1 0 43.2 16.6A1 1 0 1 0 43.2 14.6Z'],
  ],
};

const unknown: Drawing = { shield: [24, 40, 22], layers: [['main', 'M11 49C10 30 14 12 24 12S38 30 37 49Z'], ['dark', 'M19 24H22V27H19ZM26 24H29V27H26Z']] };

/** By kind of figure. Every kind has its drawing: one that is missing here is an error of types. */
const MEN: Partial<Record<string, Drawing>> = { warrior, leader, ship } satisfies Record<Exclude<FigureKind, Monster>, Drawing>;
export const monsters = new Loaded(async (): Promise<Partial<Record<string, Drawing>>> => (await import('./monsters')).MONSTERS);

export function drawingOf(kind: string): Drawing {
  return MEN[kind] ?? monsters.now?.[kind] ?? unknown;
}
