/** Every tile and card of a title has an emblem of its own title's table, and no table has one too many. */
import { describe, expect, it } from 'vitest';
import * as bloodrage from '../src/games/bloodrage/cards';
import { CARDS } from '../src/games/bloodrage/facts';
import { DRAWINGS } from '../src/games/bloodrage/pieces';
import { TILES } from '../src/games/voluspa/facts';
import * as voluspa from '../src/games/voluspa/tiles';
import * as wolves from '../src/games/wolves/cards';
import { DEITIES, MANOEUVRES, UNITS, VICTORIES } from '../src/games/wolves/facts';

type Table = [file: string, names: readonly string[], emblems: Readonly<Record<string, unknown>>];

/** What is wrong with a table of emblems, in sentences. */
function faults([file, names, emblems]: Table): string[] {
  const lacking = names.filter((name) => !emblems[name]).map((name) => `${file} has no emblem for ${name}`);
  return [...lacking, ...Object.keys(emblems).filter((name) => !names.includes(name)).map((name) => `${file} has an emblem for ${name}, which there is not`)];
}

const cards = Object.values(CARDS);
const monsters = cards.filter(({ kind }) => kind === 'monster').map(({ id }) => id);
const TABLES: Table[] = [
  ['voluspa/tiles.ts', Object.keys(TILES), voluspa.ICONS],
  ['wolves/cards.ts', UNITS, wolves.UNIT_ICONS],
  ['wolves/cards.ts', MANOEUVRES, wolves.MANOEUVRE_ICONS],
  ['wolves/cards.ts', Object.keys(DEITIES), wolves.HALL_ICONS],
  ['wolves/cards.ts', VICTORIES, wolves.VICTORY_ICONS],
  ['bloodrage/cards.ts', cards.map(({ id }) => id), bloodrage.ICONS],
  ['bloodrage/cards.ts', cards.map(({ kind }) => kind), bloodrage.KIND_ICON],
  ['bloodrage/pieces.ts', ['leader', 'warrior', 'ship', ...monsters], DRAWINGS],
];

describe('emblems', () => {
  it.each(TABLES)('are all there in %s', (...table) => {
    expect(faults(table)).toEqual([]);
  });

  it('that are missing or too many are named', () => {
    expect(faults(['voluspa/tiles.ts', ['odin', 'thor'], { odin: '<path/>', ymir: '<path/>' }])).toEqual([
      'voluspa/tiles.ts has no emblem for thor',
      'voluspa/tiles.ts has an emblem for ymir, which there is not',
    ]);
  });
});
