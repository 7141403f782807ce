/** Options of Völuspá taken apart: `odin c4`, `odin+2 c4`, `jotun c4 throws n`, `serpent c4 row`, `fly d5`, `stay` … */
import type { Offer } from '../../lib/wire';

export type Verb = 'place' | 'fly' | 'stay' | 'done' | 'discard' | 'drop';
export type Way = '' | 'n' | 'e' | 's' | 'w' | 'row' | 'col';

export interface Line {
  way: 'row' | 'col' | string;
  points: number;
  cells: string[];
}

export interface Choice {
  text: string;
  verb: Verb;
  tile: string;
  boost: number;
  cell: string;
  way: Way;
  points: number;
  lines: Line[];
  thrown: [string, string] | null;
}

interface Preview {
  points?: number;
  lines?: [string, number, string[]][];
  thrown?: [string, string];
}

export function readOffer(offer: Pick<Offer, 'text'> & { preview?: unknown }): Choice {
  const words = offer.text.split(' ');
  const preview = (offer.preview ?? {}) as Preview;
  const choice: Choice = {
    text: offer.text,
    verb: 'place',
    tile: '',
    boost: 0,
    cell: '',
    way: '',
    points: preview.points ?? 0,
    lines: (preview.lines ?? []).map(([way, points, cells]) => ({ way, points, cells })),
    thrown: preview.thrown ?? null,
  };
  const [first = '', second = ''] = words;
  if (first === 'stay' || first === 'done') return { ...choice, verb: first };
  if (first === 'discard' || first === 'drop') return { ...choice, verb: first, tile: second };
  if (first === 'fly') return { ...choice, verb: 'fly', tile: 'raven', cell: second };
  const [tile = '', boost = '0'] = first.split('+');
  const way = (words[2] === 'throws' ? words[3] : words[2]) ?? '';
  return { ...choice, tile, boost: Number(boost), cell: second, way: way as Way };
}

/** All choices of one tile with so many Freyas, by cell; the best of each cell first. */
export function byCell(choices: Choice[], tile: string, boost: number): Map<string, Choice[]> {
  const cells = new Map<string, Choice[]>();
  for (const choice of choices)
    if ((choice.verb === 'place' || choice.verb === 'fly') && choice.tile === tile && choice.boost === boost)
      cells.set(choice.cell, [...(cells.get(choice.cell) ?? []), choice]);
  for (const list of cells.values()) list.sort((a, b) => b.points - a.points);
  return cells;
}

/** How many Freyas may go with a tile, in order. */
export function boosts(choices: Choice[], tile: string): number[] {
  const found = new Set(choices.filter((choice) => choice.verb === 'place' && choice.tile === tile).map((choice) => choice.boost));
  return [...found].sort((a, b) => a - b);
}
