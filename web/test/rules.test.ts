import { describe, expect, it } from 'vitest';

/** Prompts lead to paragraphs of the rules: every one of those must be there. */
const sources = import.meta.glob<string>('../src/games/*/*.ts', { query: '?raw', import: 'default', eager: true });
const pages = import.meta.glob<{ sections: { id: string }[] }>('../../src/meadhall/games/*/rules.json', { import: 'default', eager: true });

const titleOf = (path: string): string => path.split('/').at(-2) ?? '';

describe('the rules', () => {
  const maps = Object.entries(sources).flatMap(([path, text]) => {
    const found = /const RULES[^=]*= \{([^}]*)\}/.exec(text)?.[1];
    return found ? [[titleOf(path), [...found.matchAll(/: '([a-z]+)'/g)].map((match) => match[1] ?? '')] as const] : [];
  });

  it('are linked from the prompts of more than one title', () => {
    expect(maps.length).toBeGreaterThan(1);
  });

  it.each(maps)('of %s have every paragraph that a prompt leads to', (title, wanted) => {
    const page = Object.entries(pages).find(([path]) => titleOf(path) === title)?.[1];
    const sections = page?.sections.map((section) => section.id) ?? [];
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((id) => !sections.includes(id))).toEqual([]);
  });
});
