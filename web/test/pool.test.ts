import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/games/berserk/cards';
import { dealt, held, kindOf, listOf, NO_WISH, POOL, shown, sizeOf, sorted, summary } from '../src/games/berserk/pool';
import type { Teller } from '../src/lib/words.svelte';

/** Words as they stand: `card-helmir` is called Helmir, and its text is about what it is. */
const say = {
  name: (key: string) => key.replace(/^card-/u, ''),
  text: (key: string) => `text of ${key}`,
} as unknown as Teller;

describe('the pool', () => {
  it('shows everything where nothing is asked for, the cheapest first', () => {
    const all = shown(NO_WISH, say);
    expect(all).toHaveLength(POOL.length);
    expect(all.map((card) => card.cost)).toEqual(all.map((card) => card.cost).sort((a, b) => a - b));
  });

  it('keeps to all that is asked for at once', () => {
    const found = shown({ ...NO_WISH, elements: ['mountains', 'steppes'], costs: [4], kinds: ['flying'] }, say);
    expect(found.map((card) => card.word)).toEqual(['mountain-spirit']);
  });

  it('finds names, classes and words of the text, whatever their case', () => {
    expect(shown({ ...NO_WISH, words: 'HELMIR' }, say).map((card) => card.word)).toEqual(['helmir']);
    const dwarfs = shown({ ...NO_WISH, words: 'class-dwarf' }, say);
    expect(dwarfs.length).toBeGreaterThan(1);
    expect(dwarfs.every((card) => card.classes.includes('dwarf'))).toBe(true);
    expect(shown({ ...NO_WISH, words: 'helmir text' }, say)).toHaveLength(1);
    expect(shown({ ...NO_WISH, words: 'nothing like it' }, say)).toEqual([]);
  });

  it('takes companions and parasites together as symbionts', () => {
    expect(shown({ ...NO_WISH, kinds: ['symbiont'] }, say).every((card) => kindOf(card) === 'symbiont')).toBe(true);
  });

  it('sorts by name and by element too', () => {
    const names = sorted(POOL, 'name', say).map((card) => card.word);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    const elements = sorted(POOL, 'element', say).map((card) => card.element);
    expect(new Set(elements).size).toBe(elements.filter((element, at) => element !== elements[at - 1]).length);
  });
});

describe('the cards of a deck', () => {
  const counts = { helmir: 1, skeleton: 4, 'mountain-spirit': 2, squire: 3 };

  it('are listed with the dearest first, and as the hall reads them', () => {
    expect(held(counts, say).map(({ card, count }) => [card.word, count])).toEqual([
      ['helmir', 1],
      ['squire', 3],
      ['mountain-spirit', 2],
      ['skeleton', 4],
    ]);
    expect(listOf(counts)).toBe('helmir, skeleton*4, mountain-spirit*2, squire*3');
    expect(sizeOf(counts)).toBe(10);
  });

  it('are added up by cost, crystal and element', () => {
    const sum = summary(counts);
    expect(sum.curve.filter(({ silver, gold }) => silver + gold)).toEqual([
      { cost: 3, silver: 4, gold: 0 },
      { cost: 4, silver: 5, gold: 0 },
      { cost: 7, silver: 0, gold: 1 },
    ]);
    expect([sum.gold, sum.silver, sum.flyers]).toEqual([1, 9, 2]);
    expect(sum.elements.map(({ element, count }) => [element, count])).toEqual([
      ['darkness', 4],
      ['mountains', 3],
      ['neutral', 3],
    ]);
  });

  it('are dealt without one coming twice', () => {
    const hand = dealt(counts, 15, () => 0.999);
    expect(hand).toHaveLength(10);
    for (const [word, count] of Object.entries(counts)) expect(hand.filter((card) => card.word === word)).toHaveLength(count);
    expect(dealt(counts, 3, () => 0)).toHaveLength(3);
  });

  it('may be five of a card with horde and three of any other', () => {
    for (const card of CARDS.values()) expect(card.copies).toBe(card.terms.some(([term]) => term === 'horde') ? 5 : 3);
  });
});
