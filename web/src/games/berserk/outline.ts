/** A table of Berserk in words. */
import type { Section } from '../../lib/game-ui';
import { viewOf } from '../../lib/view';
import type { Asked, Offer, View } from '../../lib/wire';
import type { Teller } from '../../lib/words.svelte';
import { cardKey, cardOf } from './cards';
import { cardLine, stateLine } from './labels';
import { oddsLine } from './odds';
import type { Preview } from './offers';
import { byWord, CELLS, lyingIn, nameKey, ownSeat, stackOf, type BerserkView } from './position';
import { orderNames, sentenceOf, waitingLine } from './sentences';

const kinds = (cards: readonly (number | null)[], say: Teller): string => cards.map((card) => say.name(cardKey(cardOf(card)))).join(', ');

function squad(view: BerserkView, seat: number, say: Teller): string[] {
  const { state } = view;
  const field = lyingIn(state, 'field', (card) => card.side === seat)
    .sort((one, other) => CELLS.indexOf(one.card.cell ?? 'a1') - CELLS.indexOf(other.card.cell ?? 'a1'))
    .map(({ card, word }) => `${word}: ${[say.name(nameKey(card)), stateLine(card, say)].filter(Boolean).join(', ')}`);
  const extra = lyingIn(state, 'extra', (card) => card.side === seat).map(({ card }) => `${say.name('zone-extra')}: ${say.name(nameKey(card))}, ${stateLine(card, say)}`);
  const away = (['graveyard', 'exile'] as const).flatMap((zone) => {
    const cards = lyingIn(state, zone, (card) => card.owner === seat);
    return cards.length ? [`${say.name(`zone-${zone}`)}: ${cards.map(({ card }) => `${say.name(nameKey(card))}${card.tokens ? ` (${say.text('table-tokens')} ${card.tokens})` : ''}`).join(', ')}`] : [];
  });
  const player = state.players[seat];
  const lines = [...field, ...extra, ...away];
  if (player?.deal.some((card) => card !== null)) lines.push(`${say.text('table-deal')}: ${kinds(player.deal, say)}`);
  if (player?.squad.some((card) => card !== null)) lines.push(`${say.text('table-squad')}: ${kinds(player.squad, say)}`);
  if (player?.deck.length) lines.push(`${say.name('zone-deck')}: ${player.deck.length}`);
  if (player?.below.length) lines.push(`${say.text('table-below')}: ${kinds(player.below, say)}`);
  return lines;
}

export function outline(given: View, say: Teller): Section[] {
  const view = viewOf('berserk', given);
  const { state } = view;
  const own = ownSeat(view);
  const stack = stackOf(state).map((one) => {
    const card = state.cards[one.slot];
    const words = waitingLine(state, one, say);
    return card ? `${cardLine(card, say)}: ${words}` : words;
  });
  return [
    { heading: say.text('title'), lines: [state.turn ? `${say.text('board-turn-number', { turn: state.turn })}: ${say.seat(state.active)}` : say.text('board-before'), say.text('board-outline-field', { seat: `#${state.first}`, other: `#${1 - state.first}` })] },
    ...(stack.length ? [{ heading: say.text('board-stack-title'), lines: stack }] : []),
    ...[own, 1 - own].map((seat) => ({ heading: say.seat(seat), lines: squad(view, seat, say) })),
  ];
}

export function label(offer: Offer, say: Teller, given: View | null = null, asked: Asked | null = null): string {
  const view = viewOf('berserk', given);
  const { key, params } = sentenceOf(offer.text, view ? byWord(view.state) : null, say, asked?.kind === 'order' ? orderNames(asked.params, say) : []);
  const odds = oddsLine((offer.preview ?? {}) as Preview);
  return odds ? `${say.text(key, params)}: ${say.text('board-odds-line', { odds })}` : say.text(key, params);
}
