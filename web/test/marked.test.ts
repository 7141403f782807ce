/** Labels of marked moves take as much room as their words. */
import { expect, it } from 'vitest';
import { labelSize } from '../src/games/voluspa/marked';

it('gives a longer label more room, and letters that can be read on the smallest cells', () => {
  expect(labelSize('better +5', 28).type).toBe(14);
  expect(labelSize('better +12', 28).room).toBeGreaterThan(labelSize('better +5', 28).room);
  expect(labelSize('better +5', 96).type).toBeCloseTo(23.04);
});
