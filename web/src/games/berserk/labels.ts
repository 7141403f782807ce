/** Cards as they lie, in words: for those who listen, and for the text view. */
import type { Teller } from '../../lib/words.svelte';
import { strikes, strikeText } from './cards';
import { nameKey, type Card } from './position';

/** Its strike as it is now. */
export const strikeOf = (card: Card): readonly number[] => card.strike;

/** What is to be known of a card where it lies, without its name: lives, strike, and what lies on it. */
export function stateLine(card: Card, say: Teller): string {
  const parts: string[] = [];
  if (card.life !== null && card.kind !== 'terrain') parts.push(say.text('board-lives', { count: card.life }));
  const strike = strikeOf(card);
  if (strikes(strike)) parts.push(say.text('board-strike', { strike: strikeText(strike) }));
  if (!card.open && card.zone !== 'graveyard' && card.zone !== 'exile') parts.push(say.text('table-closed'));
  if (card.faceDown) parts.push(say.text('board-face-down'));
  if (card.counters) parts.push(`${say.text('table-counters')} ${card.counters}`);
  if (card.poison) parts.push(`${say.text('table-poison')} ${card.poison}`);
  if (card.lives) parts.push(say.text('board-extra-lives', { count: card.lives }));
  if (card.tokens) parts.push(`${say.text('table-tokens')} ${card.tokens}`);
  return parts.join(', ');
}

/** A card with its owner's name and state. */
export function cardLine(card: Card, say: Teller): string {
  return [`${say.name(nameKey(card))} (${say.seat(card.side)})`, stateLine(card, say)].filter(Boolean).join(': ');
}

/** Events that the field shows well enough: whoever acts is closed, and at one's turn all are opened. */
export const QUIET = ['closed', 'opened'];
