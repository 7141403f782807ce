import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Moved, TableInfo } from '../src/lib/wire';

vi.mock('../src/lib/settings.svelte', () => ({ settings: { pace: 'calm' } }));
const { alone, nobodyElse, PACES, Telling } = await import('../src/lib/telling.svelte');

const moved = (seq: number, window: object | null = null): Moved => ({ seq, window }) as unknown as Moved;

let shown: number[];
let telling: InstanceType<typeof Telling>;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  telling = new Telling((message) => shown.push(message.seq), () => undefined);
});
afterEach(() => vi.useRealTimers());

test('moves of machines are told one after another, at the chosen pace', () => {
  vi.advanceTimersByTime(10_000);
  for (const seq of [1, 2, 3]) telling.take(moved(seq), false, true);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(PACES.calm);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(PACES.calm);
  expect(shown).toEqual([1, 2, 3]);
  expect(telling.waiting).toBe(0);
});

test('where somebody else waits, or a window is open, all is shown at once', () => {
  vi.advanceTimersByTime(10_000);
  for (const seq of [1, 2]) telling.take(moved(seq), false, true);
  telling.take(moved(3), false, false);
  expect(shown).toEqual([1, 2, 3]);
  telling.take(moved(4), false, true);
  telling.take(moved(5, {}), false, true);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});

test('a table that stands still goes on when it is told to, and hurries when asked', () => {
  vi.advanceTimersByTime(10_000);
  telling.take(moved(1), false, true);
  telling.halt();
  telling.take(moved(2), false, true);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1]);
  telling.goOn();
  expect(shown).toEqual([1, 2]);
  for (const seq of [3, 4]) telling.take(moved(seq), false, true);
  telling.hurry();
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('nobody is alone with a clock, or with other people', () => {
  const info = (seats: object[], clock: object | null = null): TableInfo => ({ seats, clock }) as unknown as TableInfo;
  const [me, bot, other] = [{ mine: true, kind: 'person' }, { mine: false, kind: 'bot' }, { mine: false, kind: 'person' }];
  expect(alone(info([me, bot]))).toBe(true);
  expect(alone(info([me, bot, other]))).toBe(false);
  expect(alone(info([me, bot], { kind: 'live' }))).toBe(false);
  expect([[me, bot], [me, me], [me, other]].map((seats) => nobodyElse(info(seats, { kind: 'live' })))).toEqual([true, true, false]);
  expect([nobodyElse(null), alone(null)]).toEqual([false, false]);
});
