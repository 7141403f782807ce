/** Options in words: a key of the catalogue and what to put into it. */
import type { Params } from '../../lib/wire';
import type { Teller } from '../../lib/words.svelte';
import { deityKey, isDeity, isUnit, peopleKey, victoryKey } from './cards';
import { figure, type Preview } from './offers';

export interface Sentence {
  key: string;
  params: Params;
}

const unitParams = (word: string): Params => {
  const [seat, place, name = ''] = word.split(':');
  return { unit: `@unit-${name}`, line: `#${seat}`, place: Number(place) };
};

/** Verbs whose object is a unit of a line, a card of the People, or a deity. */
const UNIT = new Set(['sacrifice', 'kills', 'takes', 'take', 'with', 'return', 'huskarl']);
const CARD: Record<string, string> = { discard: 'discard', throws: 'discard', pay: 'pay', takes: 'fetch' };

/** One option as a sentence. `seat` is whose option it is. */
export function sentenceOf(text: string, seat: number): Sentence {
  const words = text.split(' ');
  const [first = '', second = '', third = ''] = words;
  if (words.length === 3 && isUnit(first))
    return { key: Number(third) === seat ? 'board-do-lay' : 'board-do-send', params: { unit: `@unit-${first}`, end: `@end-${second}`, line: `#${third}` } };
  if (first === 'seat') return { key: third === 'away' ? 'board-do-away' : 'board-do-seat', params: { unit: `@unit-${second}`, ...(third === 'away' ? {} : { end: `@end-${third}` }) } };
  if (words.length === 3 && isDeity(first)) return { key: `board-do-${first}-${second}`, params: { deity: `@${deityKey(third)}` } };
  if (first === 'plague') return { key: 'board-do-plague', params: { strength: Number(second) } };
  if (first === 'outflank') return { key: `board-do-outflank-${second}`, params: {} };
  if (first === 'tyr' || first === 'to') return { key: `board-do-${first}`, params: { end: `@end-${second}` } };
  if (first === 'summon' || first === 'strikes') return { key: `board-do-${first}`, params: { deity: `@${deityKey(second)}` } };
  if (first === 'heimdall' || first === 'hel') return { key: `board-do-${first}`, params: {} };
  if (first === 'baldr') return { key: 'board-do-baldr', params: {} };
  if (first === 'keep') return { key: 'board-do-keep', params: { colour: `@colour-${second}` } };
  if (first === 'choose') return { key: 'board-do-choose', params: { victory: `@${victoryKey(second)}` } };
  if (second === 'itself') return { key: 'board-do-itself', params: {} };
  if (first === 'take' && second.startsWith(`${seat}:`)) return { key: 'board-do-return', params: unitParams(second) };
  if (second.includes(':') && UNIT.has(first)) return { key: `board-do-${first === 'take' ? 'takes' : first}`, params: unitParams(second) };
  if (second && first in CARD) return { key: `board-do-${CARD[first]}`, params: { card: `@${peopleKey(second)}` } };
  return { key: `answer-${first}`, params: {} };
}

/** `23 → 30` for every line that would change, and cards, Glory and odds: what an answer would do. */
export function results(preview: Preview, say: Teller, own: number | null): string {
  const out: string[] = [];
  if (preview.odds) out.push(say.text('board-odds', { warriors: preview.odds[0], all: preview.odds[1] }));
  if (preview.price) out.push(say.text('board-price', { count: preview.price }));
  for (const [seat, before, after] of preview.lines ?? [])
    out.push(seat === own ? say.text('board-change-you', { before: figure(before), after: figure(after) }) : say.text('board-change', { seat: `#${seat}`, before: figure(before), after: figure(after) }));
  if (preview.falls) {
    const fallen = preview.falls.reduce((sum, count) => sum + count, 0);
    out.push(fallen ? say.text('board-falls', { count: fallen }) : say.text('board-falls-none'));
  }
  if (preview.discards) out.push(say.text('board-discards', { count: preview.discards }));
  const draws = preview.draws ?? 0;
  if (draws) out.push(say.text('board-draws', { count: draws }));
  if (preview.warns) out.push(say.text(preview.warns));
  if (preview.glory) out.push(say.text('board-glory-change', { count: preview.glory }));
  return out.join(' · ');
}
