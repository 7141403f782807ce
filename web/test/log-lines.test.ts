import { expect, it } from 'vitest';

import { isMove, withLine } from '../src/lib/log-lines';
import type { LogLine } from '../src/lib/wire';

const line = (seq: number, seat: number, at: number, ...keys: string[]): LogLine => ({ seq, seat, move: null, at, events: keys.map((key) => ({ key, params: {} })) }) as LogLine;

it('keeps that a seat gave up after it had chosen, in a turn that all take at once', () => {
  const chosen = [line(4, 1, 10, 'pass'), line(5, 0, 11)];
  const both = withLine(chosen, line(5, 0, 12, 'resign'));
  expect(both.map(({ events }) => events.map(({ key }) => key))).toEqual([['pass'], [], ['resign']]);
});

it('tells a line once, though it comes twice', () => {
  const log = [line(4, 1, 10, 'pass'), line(5, 0, 11), line(5, 1, 12)];
  expect(withLine(log, line(5, 1, 12))).toBe(log);
  expect(withLine(log, line(5, 0, 11))).toBe(log);
  expect(withLine(log, line(6, 0, 13))).toHaveLength(4);
});

it('counts no answer that lets something happen as a move to take back', () => {
  expect(isMove({ move: 'pass', events: [] })).toBe(false);
  expect(isMove({ move: 'pass', events: [{ key: 'passes', params: {} }] })).toBe(true);
  expect(isMove({ move: 'bond left 0', events: [] })).toBe(true);
});
