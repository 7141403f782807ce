/** Options and what is under way in words: a key of the catalogue and what to put into it. */
import type { Params } from '../../lib/wire';
import type { Teller } from '../../lib/words.svelte';
import { cardNamed, strikeText } from './cards';
import { ABILITY_NAMES, CARDS, FEATURES } from './facts';
import { isCell } from './offers';
import { nameKey, type BerserkState, type Lying, type Waiting } from './position';

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

/** Whether an equal card of the same side stands elsewhere on the field: its name alone does not say which is meant. */
export function hasTwin(word: string, lying: Known): boolean {
  const card = lying?.get(word)?.card;
  return card !== undefined && [...(lying?.values() ?? [])].some((one) => one.word !== word && one.card.zone === 'field' && one.card.side === card.side && nameKey(one.card) === nameKey(card));
}

const ABILITY_KEYS: Record<string, string> = { finishing: 'term-finishing' };
export const abilityKey = (ability: string): string => ABILITY_KEYS[ability] ?? `ability-${ability}`;

const namedFeature = (number: number): string | null => (FEATURES as Record<number, string>)[number] ?? null;

/** The key of what a feature does, where it does it step by step. */
export function doesKey(number: number): string | null {
  const name = namedFeature(number);
  return name && `board-does-${name}`;
}

/** The key of what a feature asks for: a card, a cell, a yes. */
export function askKey(number: number, answer: string): string | null {
  const name = namedFeature(number);
  return name && `board-ask-${name}-${answer}`;
}

/** What waits for its turn where one is asked which comes next: each card with what it does. Of a keyword, which has no
 *  number, the term is told. */
export function orderNames(params: Params, say: Teller): string[] {
  const [cards, terms, numbers] = [params.cards ?? [], params.features ?? [], params.numbers ?? []] as [string[], string[], number[]];
  return cards.map((card, at) => {
    const does = doesKey(numbers[at] ?? -1);
    return say.text('board-does', { card, feature: does ? say.text(does) : (terms[at] ?? '@term-feature') });
  });
}

type Features = (typeof CARDS)[keyof typeof CARDS]['features'];
/** The features of a card, as they are printed. */
const featuresOf = (card: number | null): Features => (card === null ? [] : ((CARDS as Record<number, { features: Features }>)[card]?.features ?? []));

/** A feature in short: its kind, value and range. `Shot 1-2-2`. */
export function featureLabel(card: number | null, word: string, say: Teller): string {
  const feature = featuresOf(card)[Number(word.replace('feature', '')) - 1];
  if (!feature) return say.text('board-feature');
  const value = feature.value ? ` ${new Set(feature.value).size === 1 ? feature.value[0] : strikeText(feature.value)}` : '';
  const does = feature.value || feature.ability === 'finishing' ? null : doesKey(feature.number);
  if (does) return say.text(does);
  const name = say.name(abilityKey(feature.ability));
  return `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}${value}`;
}

const VERBS = new Set(['strike', 'counter', 'sky', 'jump', 'teleport']);

/** One option, or several parts of a move, as a sentence. `names`: what is asked about, where the answer is a number. */
export function sentenceOf(text: string, lying: Known, say: Teller, names: readonly string[] = []): Sentence {
  const [head = '', ...more] = text.split(', ');
  const [first = '', second = '', ...rest] = head.split(' ');
  const card = nameOf(first, lying);
  const last = more.at(-1) ?? '';
  if (first === 'defend') {
    return { key: hasTwin(second, lying) ? 'board-do-defend-at' : 'board-do-defend', params: { card: nameOf(second, lying), place: second } };
  }
  if (first === 'order') return { key: 'board-do-named', params: { card: names[Number(second) - 1] ?? second } };
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
  const zone = lying?.get(first)?.card.zone;
  if (!isCell(first.slice(0, 2))) return { key: zone === 'graveyard' ? 'board-do-buried' : 'board-do-named', params: { card } };
  return { key: 'board-do-card', params: { card, place: first } };
}

/** What waits to happen, in words. */
export function waitingLine(state: BerserkState, waiting: Waiting, say: Teller): string {
  if (waiting.what === 'defender') return say.text('board-stack-defends');
  const does = waiting.kind < 0 ? doesKey(waiting.feature) : null;
  const card = waiting.target === waiting.slot ? undefined : state.cards[waiting.target];
  const target = card && `@${nameKey(card)}`;
  if (does) return target ? say.text('board-stack-does-at', { does: say.text(does), target }) : say.text(does);
  const kind = `@${kindOf(state, waiting)}`;
  return target ? say.text('board-stack-at', { kind, target }) : say.text('board-stack', { kind });
}

/** The kind of an attack, or of a feature that is one. */
function kindOf(state: BerserkState, waiting: Waiting): string {
  if (waiting.kind >= 0) return abilityKey(ABILITY_NAMES[waiting.kind] ?? 'effect');
  const feature = featuresOf(state.cards[waiting.slot]?.card ?? null).find(({ number }) => number === waiting.feature);
  return feature ? abilityKey(feature.ability) : 'term-feature';
}
