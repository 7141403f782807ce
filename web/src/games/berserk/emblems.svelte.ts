/** Emblems of cards, by their numbers, and of words of the glossary and elements. */
import { LazyEmblems } from '../../lib/emblems.svelte';
import { viewOf } from '../../lib/view';
import type { View } from '../../lib/wire';
import { cardOf, type CardFacts, type Term } from './cards';
import { LAZY_EMBLEMS } from './emblems';
import { TERM_EMBLEMS } from './terms';

export const emblems = new LazyEmblems({ ...LAZY_EMBLEMS, ...TERM_EMBLEMS }, Object.keys(LAZY_EMBLEMS));

/** The emblem of a card, by its number. */
export const cardEmblem = (id: number): string => emblems.body(String(id));
/** The emblem of a word of the glossary, or of an element; empty where it has none. */
export const termEmblem = (term: string): string => emblems.body(term);
export const hasEmblem = (term: string): boolean => term in TERM_EMBLEMS;
/** What of a card's words has an emblem. */
export const badgesOf = (facts: CardFacts | null): readonly Term[] => facts?.terms.filter(([term]) => hasEmblem(term)) ?? [];

/** How many words a card on the field shows by their emblems. */
export const BADGES = 2;

export const emblemsOf = (view: View): string[] => drawnOn(viewOf('berserk', view).state.cards.map(({ card }) => card));

/** What is drawn on cards: their own emblems, and those of the first things they can do. */
export function drawnOn(cards: readonly (number | null)[]): string[] {
  return [...new Set(cards)].map(cardOf).flatMap((facts) => (facts ? [String(facts.id), ...badgesOf(facts).slice(0, BADGES).map(([term]) => term)] : []));
}
