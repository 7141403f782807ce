/** The pool of cards: what is shown of it, in which order, and what the cards of a deck come to. */
import type { Teller } from '../../lib/words.svelte';
import { CARDS, ELEMENTS, cardKey, cardNamed, type CardFacts, type Element } from './cards';

export const KINDS = ['ground', 'flying', 'symbiont', 'artifact', 'terrain'] as const;
export type PoolKind = (typeof KINDS)[number];
export const ORDERS = ['cost', 'name', 'element'] as const;
export type Order = (typeof ORDERS)[number];
export const POOL: readonly CardFacts[] = [...CARDS.values()];
export const COSTS: readonly number[] = [...new Set(POOL.map((card) => card.cost))].sort((a, b) => a - b);

/** What is asked for; where nothing is chosen, everything is meant. */
export interface Wish {
  elements: readonly Element[];
  costs: readonly number[];
  kinds: readonly PoolKind[];
  words: string;
  order: Order;
}
export const NO_WISH: Wish = { elements: [], costs: [], kinds: [], words: '', order: 'cost' };

export const kindOf = (card: CardFacts): PoolKind => (card.kind === 'companion' || card.kind === 'parasite' ? 'symbiont' : card.kind);

/** All that can be searched of a card, in the reader's language. */
export function searched(card: CardFacts, say: Teller): string {
  const key = cardKey(card);
  const classes = card.classes.map((one) => say.name(`class-${one}`));
  return [say.name(key), ...classes, say.name(`kind-${card.kind}`), say.text(`${key}.text`)].join(' ').toLocaleLowerCase().replaceAll('ё', 'е');
}

const rank = (card: CardFacts): number => card.cost * 2 + Number(card.elite);

export function sorted(cards: readonly CardFacts[], order: Order, say: Teller): CardFacts[] {
  const names = new Map(cards.map((card) => [card.id, say.name(cardKey(card))]));
  const byName = (a: CardFacts, b: CardFacts): number => (names.get(a.id) ?? '').localeCompare(names.get(b.id) ?? '');
  const byCost = (a: CardFacts, b: CardFacts): number => rank(a) - rank(b) || byName(a, b);
  if (order === 'name') return [...cards].sort(byName);
  if (order === 'element') return [...cards].sort((a, b) => ELEMENTS.indexOf(a.element) - ELEMENTS.indexOf(b.element) || byCost(a, b));
  return [...cards].sort(byCost);
}

/** The cards that a wish asks for, in its order. */
export function shown(wish: Wish, say: Teller): CardFacts[] {
  const words = wish.words.toLocaleLowerCase().replaceAll('ё', 'е').split(/\s+/u).filter(Boolean);
  const found = POOL.filter(
    (card) =>
      (!wish.elements.length || wish.elements.includes(card.element)) &&
      (!wish.costs.length || wish.costs.includes(card.cost)) &&
      (!wish.kinds.length || wish.kinds.includes(kindOf(card))),
  ).filter((card) => {
    if (!words.length) return true;
    const text = searched(card, say);
    return words.every((word) => text.includes(word));
  });
  return sorted(found, wish.order, say);
}

export type Counts = Readonly<Record<string, number>>;

/** A card of a deck and how many there are of it. */
export interface Held {
  card: CardFacts;
  count: number;
}

/** The cards of a deck, the dearest first. */
export function held(counts: Counts, say: Teller): Held[] {
  const cards = Object.keys(counts).flatMap((word) => cardNamed(word) ?? []);
  return sorted(cards, 'cost', say)
    .reverse()
    .map((card) => ({ card, count: counts[card.word] ?? 0 }));
}

export const sizeOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
/** A deck as the hall reads it. */
export const listOf = (counts: Counts): string =>
  Object.entries(counts)
    .map(([word, count]) => (count > 1 ? `${word}*${count}` : word))
    .join(', ');

export interface Summary {
  /** Silver and gold cards for every cost. */
  curve: { cost: number; silver: number; gold: number }[];
  elements: { element: Element; count: number }[];
  gold: number;
  silver: number;
  flyers: number;
}

export function summary(counts: Counts): Summary {
  const cards = Object.entries(counts).flatMap(([word, count]) => {
    const card = cardNamed(word);
    return card ? [{ card, count }] : [];
  });
  const sum = (which: (card: CardFacts) => boolean): number => cards.reduce((total, { card, count }) => total + (which(card) ? count : 0), 0);
  const costs = Array.from({ length: Math.max(8, ...COSTS) }, (_, at) => at + 1);
  return {
    curve: costs.map((cost) => ({ cost, silver: sum((card) => card.cost === cost && !card.elite), gold: sum((card) => card.cost === cost && card.elite) })),
    elements: ELEMENTS.map((element) => ({ element, count: sum((card) => card.element === element) }))
      .filter(({ count }) => count)
      .sort((a, b) => b.count - a.count),
    gold: sum((card) => card.elite),
    silver: sum((card) => !card.elite),
    flyers: sum((card) => card.kind === 'flying'),
  };
}

/** Some cards of a deck by chance, as a deal might give them. */
export function dealt(counts: Counts, number: number, random: () => number = Math.random): CardFacts[] {
  const all = Object.entries(counts).flatMap(([word, count]) => Array<CardFacts | null>(count).fill(cardNamed(word)));
  const out: CardFacts[] = [];
  while (out.length < number && all.length) {
    const [card] = all.splice(Math.floor(random() * all.length), 1);
    if (card) out.push(card);
  }
  return out;
}
