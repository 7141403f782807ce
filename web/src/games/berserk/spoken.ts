/** Cards in words, for those who listen. */
import type { Teller } from '../../lib/words.svelte';
import { cardKey, strikes, strikeText, type CardFacts } from './cards';
import { entryName } from './glossary';

/** `Helmir, 7 gold, mountains, lives 13, movement 1, simple strike 2-3-5; formation; protection from spells`. */
export function cardSaid(facts: CardFacts, say: Teller): string {
  const parts = [say.name(cardKey(facts)), `${facts.cost} ${say.name(facts.elite ? 'crystal-gold' : 'crystal-silver')}`, say.name(`element-${facts.element}`)];
  if (facts.kind !== 'ground') parts.push(say.name(`kind-${facts.kind}`));
  if (facts.life) parts.push(`${say.name('term-life')} ${facts.life}`);
  if (facts.kind === 'ground') parts.push(`${say.name('term-movement')} ${facts.move}`);
  if (strikes(facts.strike)) parts.push(`${say.name('term-simple_strike')} ${strikeText(facts.strike)}`);
  return [parts.join(', '), ...facts.terms.map(([term, number]) => entryName(say, term, number))].join('; ');
}
