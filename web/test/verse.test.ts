import { expect, it } from 'vitest';

import type { Piece } from '../src/lib/params';
import { askedAbout, verseOf } from '../src/lib/verse';
import type { LogLine } from '../src/lib/wire';
import type { Teller } from '../src/lib/words.svelte';

const say = {
  has: () => true,
  text: (key: string): string => key,
  rich: (key: string, params: object): Piece[] => [{ kind: 'text', text: [key, ...Object.values(params)].join(' ') }],
} as unknown as Teller;
const line = (seat: number, move: string, ...events: LogLine['events']): LogLine => ({ seq: 0, seat, move, at: 0, events });
const told = (pieces: Piece[][]): string => pieces.flat().map((piece) => ('text' in piece ? piece.text : `#${piece.seat}`)).join('');

it('names the attack that somebody passes', () => {
  const attack = line(0, 'c3 strike, c4', { key: 'attack-simple', params: { card: 'raer', target: 'helmir' } });
  const walked = line(0, 'd2 e2', { key: 'walked', params: { card: 'hound', cell: 'e2' } });
  const pass = line(1, 'pass');
  expect(told(verseOf(pass, say, [], askedAbout([walked, attack])))).toBe('#1: answer-pass · event-attack-simple raer helmir');
  expect(told(verseOf(pass, say, [], askedAbout([walked])))).toBe('#1: answer-pass');
  expect(told(verseOf(line(1, 'defend c4'), say, [], askedAbout([attack])))).toBe('#1: answer-defend');
});
