import { describe, expect, it, vi } from 'vitest';
import type { Asked } from '../src/lib/wire';

vi.mock('../src/lib/words.svelte', () => ({ ui: (key: string) => `<${key}>` }));
const { Quiet } = await import('../src/lib/quiet.svelte');

const ask = (kind: string): Asked => ({ seat: 0, kind, params: {}, window: true, parts: [], options: [] });

/** A table with battles in ages, where calls can be passed over. */
function scene(): { quiet: InstanceType<typeof Quiet<'battle' | 'age'>>; asks: (kind: string) => void; passes: () => number; now: { battle: number | null; age: number } } {
  const now: { battle: number | null; age: number } = { battle: 1, age: 1 };
  const table = { asked: null as Asked | null, over: false, say: { text: (key: string) => key } };
  const quiet = new Quiet<'battle' | 'age'>(table as never, {
    battle: { covers: ({ kind }) => kind === 'call', span: () => now.battle },
    age: { covers: ({ kind }) => kind === 'call', span: () => now.age },
  });
  let passes = 0;
  const asks = (kind: string): void => {
    table.asked = ask(kind);
    const choosing = { asked: table.asked, direct: new Map([['word:pass', { text: 'pass' }]]), play: () => (passes += 1) };
    quiet.answer(choosing as never);
    quiet.answer(choosing as never);
  };
  return { quiet, asks, passes: () => passes, now };
}

describe('“do not ask me again”', () => {
  it('passes over what it covers, each question once, and nothing else', () => {
    const { quiet, asks, passes } = scene();
    asks('call');
    expect(passes()).toBe(0);
    expect(quiet.offers(ask('call')).map(({ id }) => id)).toEqual(['quiet-battle', 'quiet-age']);
    expect(quiet.offers(ask('late-card'))).toEqual([]);
    quiet.offers(ask('call'))[0]?.act();
    asks('call');
    asks('call');
    asks('late-card');
    expect(passes()).toBe(2);
  });

  it('ends with what it was for', () => {
    const { quiet, asks, passes, now } = scene();
    quiet.begin('battle');
    now.battle = null;
    expect([quiet.lasting, quiet.offers(ask('call')).map(({ id }) => id)]).toEqual([[], ['quiet-age']]);
    now.battle = 2;
    asks('call');
    expect(passes()).toBe(0);
    quiet.begin('age');
    asks('call');
    now.age = 2;
    asks('call');
    expect(passes()).toBe(1);
  });

  it('is shown as long as it lasts, and taken back with a touch', () => {
    const { quiet, asks, passes } = scene();
    quiet.begin('age');
    expect(quiet.pills).toMatchObject([{ id: 'ask-age', label: 'board-quiet-age-on', value: '<ask-again>' }]);
    quiet.pills[0]?.act();
    expect(quiet.pills).toEqual([]);
    asks('call');
    expect(passes()).toBe(0);
  });
});
