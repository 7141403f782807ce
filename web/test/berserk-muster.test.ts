/** Mustering in Berserk: cards that find their room, words of the glossary in texts, squads put together in any order. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fit } from '../src/games/berserk/fitting';
import { keep, kept } from '../src/games/berserk/keeping';

vi.stubGlobal('innerWidth', 1440);
vi.stubGlobal('innerHeight', 900);
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));

class Store {
  #kept = new Map<string, string>();
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#kept.set(key, value);
  removeItem = (key: string): void => void this.#kept.delete(key);
}
vi.stubGlobal('sessionStorage', new Store());
vi.stubGlobal('localStorage', new Store());

describe('cards in a place', () => {
  it.each([[15, 720, 580], [15, 370, 420], [9, 460, 560], [1, 300, 200]])('%i of them fit in %i by %i', (count, width, height) => {
    const found = fit(count, width, height, 8);
    const rows = Math.ceil(count / found.columns);
    expect(found.columns * found.width + (found.columns - 1) * 8).toBeLessThanOrEqual(width);
    expect(rows * found.height + (rows - 1) * 8).toBeLessThanOrEqual(height);
    expect(found.width).toBeGreaterThan(40);
  });

  it('run over the lower edge rather than become illegible', () => {
    const found = fit(15, 340, 180, 8, { least: 100 });
    expect(found.width).toBeGreaterThanOrEqual(100);
    expect(found.columns).toBe(3);
  });
});

describe('answers that are not given yet', () => {
  afterEach(() => keep('table', 0, '', []));

  it('are kept for the very question they were put together for', () => {
    keep('table', 0, 'recruit from these', ['elm', 'weide']);
    expect(kept('table', 0, 'recruit from these')).toEqual(['elm', 'weide']);
    expect(kept('table', 0, 'recruit from others')).toEqual([]);
    expect(kept('table', 1, 'recruit from these')).toEqual([]);
  });

  it('are gone when they are given', () => {
    keep('table', 0, 'place', ['c2']);
    keep('table', 0, 'place', []);
    expect(kept('table', 0, 'place')).toEqual([]);
  });

  it('that cannot be read are none', () => {
    sessionStorage.setItem('meadhall.draft.table.0', '{"about": 3');
    expect(kept('table', 0, '3')).toEqual([]);
  });
});

describe('words of the glossary', async () => {
  const { linked } = await import('../src/games/berserk/glossary');
  const { settings } = await import('../src/lib/settings.svelte');
  const NAMES: Record<string, Record<string, string>> = {
    en: { 'term-armor': 'armour', 'term-shot': 'shot', 'term-formation': 'formation', 'term-protection_spells': 'protection from spells', 'term-protection': 'protection', 'term-spell': 'spell', 'term-destroy': 'destroying' },
    ru: { 'term-armor': 'броня', 'term-shot': 'выстрел', 'term-formation': 'строй', 'term-protection_spells': 'защита от заклинаний', 'term-protection': 'защита', 'term-spell': 'заклинание', 'term-simple_strike': 'простой удар' },
  };
  const teller = { name: (key: string) => NAMES[settings.language]?.[key] ?? `~${key}~` };
  const terms = (text: string): (string | null)[] => linked(text, teller as never).flatMap(({ term }) => term ?? []);

  it('are found in whatever form, the longest first, each once', () => {
    settings.language = 'en';
    expect(terms('Protection from spells. Formation: armour 2. Armour again, and shots; it is destroyed.')).toEqual(['protection_spells', 'formation', 'armor', 'shot', 'destroy']);
    settings.language = 'ru';
    expect(terms('Защита от заклинаний. Получает броню 1 и +1 к выстрелам; простым ударом.')).toEqual(['protection_spells', 'armor', 'shot', 'simple_strike']);
    settings.language = 'en';
  });

  it('leave the text as it was', () => {
    const text = 'Formation: armour 2. When he acts, you may open another.';
    expect(linked(text, teller as never).map((piece) => piece.text).join('')).toBe(text);
  });

  it('are no parts of other words', () => {
    expect(terms('Preformation, unarmoured.')).toEqual([]);
  });
});
