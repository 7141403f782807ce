/** What a table of Berserk says of answers. */
import { describe, expect, it } from 'vitest';
import type { Card, Lying } from '../src/games/berserk/position';
import { label } from '../src/games/berserk/outline';
import { actId } from '../src/games/berserk/offers';
import { hasTwin, orderNames, sentenceOf } from '../src/games/berserk/sentences';
import type { Params } from '../src/lib/wire';
import type { Teller } from '../src/lib/words.svelte';

/** Says keys and what is put into them. */
const say = { text: (key: string, params: Params = {}): string => [key, ...Object.values(params)].join(' ') } as unknown as Teller;

describe('what waits for its turn', () => {
  it('tells features of equal cards apart by their numbers, whichever side they are of', () => {
    const params = { cards: ['@card-jaguar', '@card-jaguar', '@card-jaguar'], features: ['@term-feature', '@term-feature', '@term-poison'], numbers: [43, 42, -1] };
    expect(orderNames(params, say)).toEqual(['board-does @card-jaguar board-does-jaguar-2', 'board-does @card-jaguar board-does-jaguar-1', 'board-does @card-jaguar @term-poison']);
  });

  it('tells the term of a feature that has no words of its own', () => {
    expect(orderNames({ cards: ['@card-ost'], features: ['@term-feature'], numbers: [1] }, say)).toEqual(['board-does @card-ost @term-feature']);
  });
});

describe('what a hint calls an answer', () => {
  it('names the features whose order is asked', () => {
    const params = { cards: ['@card-jaguar', '@card-ost'], features: ['@term-feature', '@term-feature'], numbers: [43, 1] };
    const asked = { seat: 0, kind: 'order', params, window: false, parts: [], options: [] };
    expect(label({ text: 'order 1' }, say, null, asked)).toBe('board-do-named board-does @card-jaguar board-does-jaguar-2');
    expect(label({ text: 'order 2' }, say, null, asked)).toBe('board-do-named board-does @card-ost @term-feature');
  });
});

describe('buttons of a window', () => {
  it('are others for a symbiont, for one that shares a cell, and for who stands there', () => {
    const ids = ['defend a6', 'defend a6+', 'defend a6++', 'defend a6~', 'a6 feature1', 'a6+ feature1'].map(actId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('equal cards', () => {
  const lies = (word: string, card: number, side: number, zone = 'field'): [string, Lying] => [word, { slot: 0, word, card: { card, side, zone } as Card }];
  const lying = new Map([lies('a1', 20031, 0), lies('b1', 20031, 0), lies('c1', 20066, 0), lies('a6', 20066, 1), lies('bowman', 20066, 0, 'graveyard')]);

  it('are told apart by their cells where two of one side stand on the field', () => {
    expect(['a1', 'b1', 'c1', 'a6', 'd4'].map((word) => hasTwin(word, lying))).toEqual([true, true, false, false, false]);
    expect(sentenceOf('defend a1', lying, say).key).toBe('board-do-defend-at');
    expect(sentenceOf('defend c1', lying, say).key).toBe('board-do-defend');
  });
});
