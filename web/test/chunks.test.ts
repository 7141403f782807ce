/** What every page needs lies in one file, and what every table needs in another. */
import { describe, expect, it } from 'vitest';
import { together } from '../plugins/chunks';

const IMPORTS: Record<string, string[]> = {
  lobby: ['words', 'posters'],
  table: ['words', 'live'],
  chess: ['frame', 'pieces', 'words'],
  hnefatafl: ['frame', 'hoard'],
  frame: ['prompt'],
  prompt: ['frame'],
  words: [],
  posters: [],
  live: ['words'],
  pieces: [],
  hoard: [],
};
const context = { getModuleInfo: (id: string) => (IMPORTS[id] ? { importedIds: IMPORTS[id] } : null) };
const PAGES = { lobby: 'lobby', table: 'table', boards: ['chess', 'hnefatafl'] };

describe('modules', () => {
  it('lie with what is loaded together with them', () => {
    const of = together(PAGES);
    const found = Object.keys(IMPORTS).map((id) => [id, of(id, context)] as const);
    expect(Object.fromEntries(found.filter(([, name]) => name))).toEqual({ words: 'base', live: 'frame', frame: 'frame', prompt: 'frame' });
  });

  it('are not put together where a page or a board is unknown', () => {
    expect(() => together({ ...PAGES, boards: ['chess', 'go'] })('words', context)).toThrow('the build has no go');
    expect(() => together({ ...PAGES, lobby: 'attic', table: 'bench' })('words', context)).toThrow('the build has no attic, bench');
  });
});
