import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { WolvesView } from '../src/games/wolves/position';
import type { Teller } from '../src/lib/words.svelte';
import type { CardNumbers, Params } from '../src/lib/wire';

const asked = vi.hoisted(() => ({ answer: null as null | (() => Promise<CardNumbers>), calls: [] as string[] }));
vi.mock('../src/lib/hall', () => ({
  cardNumbers: (game: string, cards: string): Promise<CardNumbers> => {
    asked.calls.push(`${game} ${cards}`);
    return asked.answer ? asked.answer() : Promise.reject(new Error('away'));
  },
}));

const { cardText, ownNumbers, whyText } = await import('../src/games/wolves/numbers.svelte');
const { NUMBERS } = await import('../src/games/wolves/facts');

const bundle = new FluentBundle('en', { useIsolating: false });
for (const part of ['en', 'board.en']) bundle.addResource(new FluentResource(readFileSync(`../src/meadhall/games/wolves/${part}.ftl`, 'utf-8')));
const say = {
  text(key: string, params: Params = {}): string {
    const [id = '', attribute] = key.split('.');
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return bundle.formatPattern(pattern ?? key, params as Record<string, string | number>);
  },
} as unknown as Teller;

const numbers = {
  ...NUMBERS,
  'unit-bond': { each: 4 },
  'unit-konung': { alone: 19 },
  'victory-rout': { ...NUMBERS['victory-rout'], glory: 11, per_red: 6, most: 12, draws_more: 2 },
};
interface Played {
  options: WolvesView['options'];
  state: Pick<WolvesView['state'], 'units'>;
}
const played = (cards: string): Played => ({ options: { cards }, state: { units: { bond: ['eihwaz', 0], konung: ['tiwaz', 0] } } });
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('the numbers in the texts of cards', () => {
  beforeEach(() => {
    asked.answer = null;
    asked.calls = [];
  });

  it('are known for the cards that come with the hall', () => {
    const view = played('reconstructed');
    expect(cardText(say, view, 'unit-konung')).toBe('10, less one for every other unit in the line. Only one in a line.');
    expect(cardText(say, view, 'victory-glorious_raid')).toBe('1 Glory. Your pass draws 1 card more.');
    expect(whyText(say, view, [['konung', 9, 0], ['bond', 1, 0]], 0)).toBe('9 = 10, less 1 for the others in the line');
    expect(ownNumbers('unit-hirdman')).toEqual({ beside: 7 });
    expect(ownNumbers('deity-thor')).toEqual({});
    expect(asked.calls).toEqual([]);
  });

  it('are those of the set that is played, asked for once, and never those of another before', async () => {
    asked.answer = () => Promise.resolve({ game: 'wolves', cards: 'box-1', numbers });
    const view = played('box-1');
    expect(cardText(say, view, 'unit-konung')).toBe('');
    expect(whyText(say, view, [['bond', 4, 0]], 0)).toBe('4');
    expect(cardText(say, view, 'deity-thor')).not.toBe('');
    await settled();
    expect(cardText(say, view, 'unit-konung')).toContain('19, less one');
    expect(cardText(say, view, 'victory-rout')).toBe('11 Glory. 6 Glory for each of your red deities. At most 12 in all. Your pass draws 2 cards more.');
    expect(whyText(say, view, [['bond', 8, 0], ['bond', 8, 0]], 1)).toBe('8 = 4 for each of 2 Eihwaz units');
    expect(asked.calls).toEqual(['wolves box-1']);
    expect(cardText(say, played('reconstructed'), 'unit-konung')).toContain('10, less one');
  });

  it('are asked for again where the hall did not answer', async () => {
    const view = played('box-2');
    expect(cardText(say, view, 'unit-konung')).toBe('');
    await settled();
    asked.answer = () => Promise.resolve({ game: 'wolves', cards: 'box-2', numbers });
    expect(cardText(say, view, 'unit-konung')).toBe('');
    await settled();
    expect(cardText(say, view, 'unit-konung')).toContain('19, less one');
    expect(asked.calls).toHaveLength(2);
  });
});
