import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { room } from '../src/games/wolves/room';

it('keeps room for every line of an example before it is drawn', () => {
  const { sections } = JSON.parse(readFileSync('../src/meadhall/games/wolves/rules.json', 'utf-8')) as { sections: { examples?: { id: string; position: string[]; move?: string }[] }[] };
  const examples = sections.flatMap((section) => section.examples ?? []);
  const two = examples.find(({ id }) => id === 'traitor');
  expect(two && room(two, 640)).toBe(22 + 2 * 158 + 28);
  expect(room({ position: ['round: 2', 'turn: 0'] }, 640)).toBe(270);
});
