/** Options in words: a key of the catalogue and what to put into it; and what an answer would do. */
import type { Params } from '../../lib/wire';
import type { Teller } from '../../lib/words.svelte';
import { FIGURES } from './facts';
import type { Preview } from './offers';
import { STATS, isFjord, isProvince, placeKey } from './position';

export interface Sentence {
  key: string;
  params: Params;
}

const place = (name: string): string => `@${placeKey(name)}`;
export const isPlace = (word: string): boolean => isFjord(word) || isProvince(word);
const WORDS = new Set(['pass', 'quest', 'sacrifice', 'flee', 'done', 'stay']);

const isFigure = (word: string): boolean => FIGURES.some((kind) => kind === word);

/** One option as a sentence. */
export function sentenceOf(text: string): Sentence {
  const [head = '', laid] = text.split(', ');
  if (head === 'quest' && laid) return { key: 'board-do-lay', params: { card: `@card-${laid}` } };
  const [first = '', second = '', third = '', fourth = ''] = head.split(' ');
  if (first === 'invade' || first === 'recall') return { key: `board-do-${first}`, params: { figure: `@figure-${second}`, place: place(third) } };
  if (first === 'march') return { key: 'board-do-march', params: { from: place(second), to: place(third) } };
  if (first === 'upgrade') return fourth ? { key: 'board-do-replace', params: { card: `@card-${second}`, old: `@card-${fourth}` } } : { key: 'board-do-upgrade', params: { card: `@card-${second}` } };
  if (first === 'pillage' && !second) return { key: 'answer-pillage', params: {} };
  if (first === 'pillage' || first === 'challenge') return { key: `board-do-${first}`, params: { place: place(second) } };
  if (first === 'save') return { key: 'board-do-save', params: { figure: `@figure-${second}` } };
  if (first === 'as') return { key: 'board-do-as', params: { count: Number(second) } };
  if (WORDS.has(first)) return { key: `answer-${first}`, params: {} };
  if (isPlace(second)) return { key: 'board-do-send', params: { figure: `@figure-${first}`, place: place(second) } };
  if (isPlace(first)) return { key: placeKey(first), params: {} };
  if ((STATS as readonly string[]).includes(first)) return { key: `stat-${first}`, params: {} };
  return { key: isFigure(first) ? `figure-${first}` : `card-${first}`, params: {} };
}

/** `you: 5, Torvald: 3`, one's own first. */
export function balance(strengths: Record<string, number>, say: Teller, own: number | null): string {
  const sides = Object.entries(strengths).sort(([a], [b]) => Number(Number(b) === own) - Number(Number(a) === own));
  return sides.map(([seat, strength]) => say.text(Number(seat) === own ? 'board-side-you' : 'board-side', { seat: `#${seat}`, strength })).join(', ');
}

/** Who would win as it stands. */
export function verdict(leader: number | null | undefined, say: Teller, own: number | null): string {
  if (leader === undefined) return '';
  if (leader === null) return say.text('board-tie');
  return leader === own ? say.text('board-ahead-you') : say.text('board-ahead', { seat: `#${leader}` });
}

/** What a pillage would bring. */
export const loot = (preview: Preview, say: Teller): string =>
  preview.reward ? `${say.name(`reward-${preview.reward}`)}${(preview.times ?? 1) > 1 ? ` ×${preview.times}` : ''}` : '';

/** Costs, strengths, rewards, who leads: what an answer would do, in one line. */
export function results(preview: Preview, say: Teller, own: number | null): string {
  const out: string[] = [];
  if (preview.reward) out.push(loot(preview, say));
  if (preview.cost !== undefined && preview.kind === undefined)
    out.push(preview.rage === undefined ? say.text('board-cost', { count: preview.cost }) : say.text('board-cost-left', { count: preview.cost, left: preview.rage }));
  if (preview.from !== undefined && preview.to !== undefined) out.push(`${preview.from} → ${preview.to}`);
  if (preview.legendary) out.push(say.text('board-legendary', { count: preview.legendary }));
  if (preview.provinces) out.push(...Object.entries(preview.provinces).map(([name, value]) => say.text('board-strength-at', { place: place(name), value })));
  else if (preview.strengths && Object.keys(preview.strengths).length) {
    if (preview.opposed === false) out.push(say.text('board-unopposed'));
    else out.push(balance(preview.strengths, say, own), verdict(preview.leader, say, own));
  } else if (preview.strength !== undefined && preview.kind === undefined) out.push(say.text('board-strength', { value: preview.strength }));
  if (preview.replaces) out.push(say.text('board-replaces', { card: `@card-${preview.replaces}` }));
  if (preview.lost !== undefined) out.push(say.text('board-lost', { count: preview.lost }));
  if (preview.points) out.push(say.text('board-points', { count: preview.points }));
  return out.filter((part) => part).join(' · ');
}

/** What an answer would do in the battle under way, whose strengths are told beside it. */
export const battleResults = ({ total, strength, leader, points }: Preview, say: Teller, own: number | null): string =>
  [say.text('board-strength', { value: total ?? strength ?? 0 }), verdict(leader, say, own), points ? say.text('board-points', { count: points }) : ''].filter((part) => part).join(' · ');
