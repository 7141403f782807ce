/** Every tile and card has an emblem that there is, and no table has one too many. */
import { describe, expect, it } from 'vitest';
import { LAZY_EMBLEMS } from '../src/games/berserk/emblems';
import { CARDS as BERSERK_CARDS } from '../src/games/berserk/facts';
import { KIND_ICON } from '../src/games/bloodrage/cards';
import * as bloodrage from '../src/games/bloodrage/emblems';
import { CARDS } from '../src/games/bloodrage/facts';
import { MONSTERS } from '../src/games/bloodrage/monsters';
import { TILES } from '../src/games/voluspa/facts';
import * as voluspa from '../src/games/voluspa/emblems';
import * as wolves from '../src/games/wolves/emblems';
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
  ['voluspa/emblems.ts', Object.keys(TILES), voluspa.EMBLEMS],
  ['wolves/emblems.ts', [...UNITS, ...MANOEUVRES], wolves.LAZY_PEOPLE_EMBLEMS],
  ['wolves/emblems.ts', Object.keys(DEITIES), wolves.LAZY_HALL_EMBLEMS],
  ['wolves/emblems.ts', VICTORIES, wolves.LAZY_VICTORY_EMBLEMS],
  ['bloodrage/emblems.ts', Object.keys(CARDS), bloodrage.LAZY_EMBLEMS],
  ['berserk/emblems.ts', Object.keys(BERSERK_CARDS), LAZY_EMBLEMS],
  ['bloodrage/cards.ts', cards.map(({ kind }) => kind), KIND_ICON],
  ['bloodrage/monsters.ts', monsters, MONSTERS],
];

describe('emblems', () => {
  it.each(TABLES)('are all there in %s', async (...table) => {
    expect(faults(table)).toEqual([]);
    // Those that come as they are needed are fetched here: one that there is not is named.
    await Promise.all(Object.values(table[2]).map((emblem) => (typeof emblem === 'function' ? emblem() : emblem)));
  });

  it('that are missing or too many are named', () => {
    expect(faults(['voluspa/tiles.ts', ['odin', 'thor'], { odin: '<path/>', ymir: '<path/>' }])).toEqual([
      'voluspa/tiles.ts has no emblem for thor',
      'voluspa/tiles.ts has an emblem for ymir, which there is not',
    ]);
  });
});
