/** The table loads no text that is only for the other pages, and no page any that is only for the terminal. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forPages } from '../plugins/fluent';

const SOURCES = join(import.meta.dirname, '../src');
const PAGES = join(import.meta.dirname, '../../src/meadhall/text/pages.en.ftl');
const ALL = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));

/** The files that a source imports, at once or when they are needed, by name or by pattern. */
function imported(file: string): string[] {
  const source = readFileSync(join(SOURCES, file), 'utf8');
  const at = (path: string): string => join(SOURCES, dirname(file), path);
  const named = [...source.matchAll(/(?<!import type [^;]*)(?:\bfrom |\bimport\(|\bimport )'(\.[^']+)'/g)].map(([, path = '']) => {
    const found = ['', '.ts'].map((end) => at(path) + end).find((one) => /\.\w+$/.test(one) && existsSync(one));
    if (!found) throw new Error(`${file} imports ${path}, which is nowhere`);
    return found;
  });
  const globs = [...source.matchAll(/import\.meta\.glob.*?\(([^)]*)\)/g)].flatMap(([, patterns = '']) => [...patterns.matchAll(/'(\.[^']+)'/g)].map(([, pattern = '']) => at(pattern)));
  const matched = globs.map((pattern) => new RegExp(`^${relative(SOURCES, pattern).replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`));
  return [...named.map((path) => relative(SOURCES, path)), ...ALL.filter((path) => matched.some((pattern) => pattern.test(path)))];
}

/** A source and all that is opened from it. */
function opened(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !/\.(ts|svelte)$/.test(file)) return found;
  found.add(file);
  for (const next of imported(file)) opened(next, found);
  return found;
}

const OPENED = opened('pages/TablePage.svelte');

const keys = [...readFileSync(PAGES, 'utf8').matchAll(/^ui-([\w-]+) =/gm)].map((found) => found[1] as string);
const files = ALL.filter((file) => !file.startsWith('pages/') || OPENED.has(file));

/** The keys that a source asks for, written out or composed. */
function asked(source: string, of: readonly string[]): string[] {
  const begun = [...source.matchAll(/\bui\(`([\w-]+-)\$\{/g)].map((found) => found[1] as string);
  return of.filter((key) => new RegExp(`['"\`]${key}['"\`]`).test(source) || begun.some((start) => key.startsWith(start)));
}

describe('texts of the pages', () => {
  it('are found where they are asked for', () => {
    expect(asked("ui('book') + ui(`row-${phase}`)", ['book', 'row-over', 'learn'])).toEqual(['book', 'row-over']);
    expect(keys.length).toBeGreaterThan(80);
  });

  it('are left to the pages that no table opens', () => {
    expect([...OPENED]).toEqual(expect.arrayContaining(['pages/Rules.svelte', 'pages/ExampleFigure.svelte', 'table/Waiting.svelte', 'games/berserk/LayDeck.svelte', 'games/wolves/ui.ts']));
    expect([...OPENED].filter((file) => ['pages/Lobby.svelte', 'pages/Sagas.svelte', 'App.svelte'].includes(file))).toEqual([]);
  });

  it('are none that others ask for', () => {
    const found = files.flatMap((file) => asked(readFileSync(join(SOURCES, file), 'utf8'), keys).map((key) => `${file} asks for ${key}`));
    expect(found).toEqual([]);
  });
});

describe('texts of the terminal', () => {
  it('are left out of what pages load, with all their lines', () => {
    const source = '# a note\ncli-hand = Hand\nterminal-turn = { $turn ->\n    [0] Before\n   *[other] Turn\n} · more\ntable-below = under\n\nui-book = Book\n';
    expect(forPages(source)).toBe('table-below = under\nui-book = Book\n');
  });

  it('are none that a page asks for', () => {
    const told = ALL.flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/['"`@](?:cli|terminal)-[\w-]*/g)].map(([key]) => `${file} asks for ${key}`));
    expect(told).toEqual([]);
  });
});
