/** The cards: what is printed on them, as the title's data has it. Words are the catalogue's: `card-<word>` and its
 *  `.text`, `element-…`, `class-…`, `kind-…`. */
import { CARDS as PRINTED } from './facts';
import type { CardKind } from './shape';

export { ELEMENTS } from './facts';

export type CardId = keyof typeof PRINTED;
type Printed = (typeof PRINTED)[CardId];
export type Element = Printed['element'];

/** An entry of the glossary that a card has, with its number; 0 where it has none. */
export type Term = readonly [name: string, number: number];

export interface CardFacts {
  id: number;
  /** Its name in moves and in the catalogue. */
  word: string;
  kind: CardKind;
  /** Paid in gold. */
  elite: boolean;
  cost: number;
  unique: boolean;
  element: Element;
  classes: readonly string[];
  /** 0 for terrains. */
  life: number;
  move: number;
  /** Weak, medium, strong; empty for what does not strike. */
  strike: readonly number[];
  /** How many of it a deck may hold. */
  copies: number;
  terms: readonly Term[];
}

/** All cards, by number, in the order of the rules. */
export const CARDS: ReadonlyMap<number, CardFacts> = new Map(Object.entries(PRINTED).map(([id, facts]) => [Number(id), { id: Number(id), ...facts }]));
const BY_WORD: ReadonlyMap<string, CardFacts> = new Map([...CARDS.values()].map((facts) => [facts.word, facts]));

export const cardOf = (id: number | null): CardFacts | null => (id === null ? null : (CARDS.get(id) ?? null));
export const cardNamed = (word: string): CardFacts | null => BY_WORD.get(word) ?? null;
/** The key of a card's words in the catalogue. */
export const cardKey = (facts: CardFacts | null): string => (facts ? `card-${facts.word}` : 'card-hidden');

/** A strike as it is written: `2-3-5`. */
export const strikeText = (strike: readonly number[]): string => strike.join('-');
/** Whether the card strikes at all: symbionts that never do have three noughts. */
export const strikes = (strike: readonly number[]): boolean => strike.some((value) => value > 0);
