/** Options and what is under way in words: a key of the catalogue and what to put into it. */
import type { Params } from '../../lib/wire';
import type { Teller } from '../../lib/words.svelte';
import { cardNamed, strikeText } from './cards';
import { featureOf } from './choosing.svelte';
import { ABILITY_NAMES, CARDS } from './facts';
import { isCell } from './offers';
import { nameKey, type BerserkState, type Lying } from './position';

export interface Sentence {
  key: string;
  params: Params;
}

type Known = Map<string, Lying> | null;

/** The card a word means, as a name; a cell or a word that no card answers to stands for itself. */
export function nameOf(word: string, lying: Known): string {
  const card = lying?.get(word)?.card;
  if (card) return `@${nameKey(card)}`;
  const kind = cardNamed(word.replace(/\.\d+$/, ''));
  return kind ? `@card-${kind.word}` : word;
}

const ABILITY_KEYS: Record<string, string> = { finishing: 'term-finishing' };
export const abilityKey = (ability: string): string => ABILITY_KEYS[ability] ?? `ability-${ability}`;

/** A feature in short: its kind, value and range. `Shot 1-2-2`. */
export function featureLabel(card: number | null, word: string, say: Teller): string {
  const feature = featureOf(card, word);
  if (!feature) return say.text('board-feature');
  const value = feature.value ? ` ${new Set(feature.value).size === 1 ? feature.value[0] : strikeText(feature.value)}` : '';
  const does = feature.value || feature.ability === 'finishing' ? null : `board-does-${feature.does}`;
  const name = does && say.has(does) ? say.text(does) : say.name(abilityKey(feature.ability));
  return `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}${value}`;
}

const VERBS = new Set(['strike', 'counter', 'sky', 'jump', 'teleport']);

/** One option, or several parts of a move, as a sentence. `names`: what is asked about, where the answer is a number. */
export function sentenceOf(text: string, lying: Known, say: Teller, names: readonly string[] = []): Sentence {
  const [head = '', ...more] = text.split(', ');
  const [first = '', second = '', ...rest] = head.split(' ');
  const card = nameOf(first, lying);
  const last = more.at(-1) ?? '';
  if (first === 'defend') return { key: 'board-do-defend', params: { card: nameOf(second, lying), cell: second } };
  if (first === 'order') return { key: 'board-do-order', params: { card: names[Number(second) - 1] ?? second } };
  if (['die', 'pay', 'row'].includes(first)) return { key: `board-do-${first}`, params: { number: Number(second) } };
  if (isCell(second)) return { key: 'board-do-step', params: { card, cell: second, from: first } };
  if (VERBS.has(second)) {
    const aimed: Params = second === 'strike' ? { target: nameOf(last, lying), place: last } : { cell: last };
    return { key: `board-do-${second}${last ? '-at' : ''}`, params: { card, ...(last ? aimed : {}) } };
  }
  if (second.startsWith('feature')) {
    const feature = featureLabel(lying?.get(first)?.card.card ?? cardNamed(first)?.id ?? null, second, say);
    const target = rest.find((word) => word !== 'return') ?? (last && !last.startsWith('pay ') ? last : '');
    const key = rest.includes('return') ? 'board-do-feature-return' : target ? 'board-do-feature-at' : 'board-do-feature';
    return { key, params: { card, feature, ...(target ? { target: nameOf(target, lying), place: target } : {}) } };
  }
  if (say.has(`answer-${first}`)) return { key: `answer-${first}`, params: {} };
  if (isCell(first) && !lying?.has(first)) return { key: 'board-do-cell', params: { cell: first } };
  return { key: 'board-do-card', params: { card, place: first } };
}

/** The kind of an attack, or of a feature that is none. */
export function kindOf(state: BerserkState, waiting: { slot: number; feature: number; kind: number }): string {
  if (waiting.kind >= 0) return abilityKey(ABILITY_NAMES[waiting.kind] ?? 'effect');
  const id = state.cards[waiting.slot]?.card ?? null;
  const features = id === null ? [] : ((CARDS as Record<number, (typeof CARDS)[keyof typeof CARDS]>)[id]?.features ?? []);
  const feature = features.find(({ number }) => number === waiting.feature);
  return feature ? abilityKey(feature.ability) : 'term-feature';
}
