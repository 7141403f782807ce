/** Why the numbers of a card are what they are, in lines: what the hall tells of what changes it. */
import type { Teller } from '../../lib/words.svelte';
import { cardKey, cardOf, strikes, strikeText } from './cards';
import { ATTACK_NAMES, NUMBERED } from './facts';
import { entryName } from './glossary';
import type { Bonus, Card } from './shape';

/** Numbers that are added or taken off, in words of their own. */
const SIGNED = ['value', 'incoming', 'die', 'movement', 'range'];
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

function what([stat, amount, , kinds]: Bonus, say: Teller): string {
  if (!SIGNED.includes(stat)) return say.has(`term-${stat}`) ? entryName(say, stat, NUMBERED.some((name) => name === stat) ? amount : 0) : stat;
  const attacks = kinds.length && kinds.length < ATTACK_NAMES.length ? kinds.map((kind) => say.name(`ability-${kind}`)).join(', ') : say.text('board-why-all');
  return say.text(`board-why-${stat}`, { amount: signed(amount), kinds: attacks });
}

export function whyLines(card: Card, say: Teller): string[] {
  const facts = cardOf(card.card);
  if (!facts) return [];
  const out: string[] = [];
  if (facts.life && card.life !== null && (card.wounds || card.lives)) out.push(say.text('board-why-life', { left: card.life, all: facts.life + card.lives, extra: card.lives }));
  if (strikes(card.strike) && strikeText(card.strike) !== strikeText(facts.strike)) out.push(say.text('board-why-strike', { now: strikeText(card.strike), printed: strikeText(facts.strike) }));
  for (const bonus of card.bonuses) {
    const own = bonus[2] === card.card;
    const line = say.text(own ? 'board-why-own' : 'board-why-bonus', { what: what(bonus, say), card: `@${cardKey(cardOf(bonus[2]))}` });
    out.push(bonus[4] === null ? line : say.text('board-why-until', { line, turn: bonus[4] }));
  }
  return out;
}
