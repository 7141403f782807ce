import { expect, it } from 'vitest';
import { lyingOf, type Entry } from '../src/games/voluspa/position';

const shown = (...entry: Entry): [number, string] => {
  const { value, mark } = lyingOf(entry, 30);
  return [value, mark];
};

it('shows of a tile what the hall says it is worth', () => {
  expect(shown('c4', 'thor', 0, 7, 7, [])).toEqual([7, 'plain']);
  expect(shown('c4', 'thor', 2, 9, 9, [])).toEqual([9, 'raised']);
  expect(shown('c4', 'thor', 0, 0, 0, [])).toEqual([0, 'zero']);
  expect(shown('c4', 'fenrir', 0, 4, 12, [])).toEqual([12, 'raised']);
  expect(shown('c4', 'hel', 0, 0, 0, [])).toEqual([0, 'hel']);
});
