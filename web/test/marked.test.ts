/** Labels of marked moves take as much room as their words. */
import { expect, it } from 'vitest';
import { labelSize, marksOf, nthAt, withNames } from '../src/games/voluspa/marked';

it('gives a longer label more room, and letters that can be read on the smallest cells', () => {
  expect(labelSize('better +5', 28).type).toBe(14);
  expect(labelSize('better +12', 28).room).toBeGreaterThan(labelSize('better +5', 28).room);
  expect(labelSize('better +5', 96).type).toBeCloseTo(23.04);
});

it('tells apart two moves to the same cell', () => {
  const marks = marksOf([
    { move: 'odin n15', kind: 'played', label: 'you', gain: ' +3' },
    { move: 'troll n15', kind: 'better', label: 'better', gain: ' +4' },
  ]);
  expect(marks.map((mark) => nthAt(marks, mark))).toEqual([0, 1]);
  expect(withNames(marks, (tile) => tile.toUpperCase(), false).map(({ label }) => label)).toEqual(['you: ODIN +3', 'better: TROLL +4']);
  const apart = marksOf([
    { move: 'odin n15', kind: 'played', label: 'you' },
    { move: 'odin n16', kind: 'better', label: 'better' },
  ]);
  expect(apart.map((mark) => nthAt(apart, mark))).toEqual([0, 0]);
  expect(withNames(apart, (tile) => tile, false).map(({ label }) => label)).toEqual(['you', 'better']);
  expect(withNames(apart, (tile) => tile, true)[1]?.label).toBe('better: odin');
});
