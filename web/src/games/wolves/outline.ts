/** A table of Wolves of Odin in words. */
import type { Section } from '../../lib/game-ui';
import { viewOf } from '../../lib/view';
import type { Offer, View } from '../../lib/wire';
import { ui, type Teller } from '../../lib/words.svelte';
import { deityKey, peopleKey, victoryKey } from './cards';
import { cardText } from './numbers.svelte';
import { readOffer } from './offers';
import { passedAs, spread, total, type Counts, type Player, type WolvesView } from './position';
import { results, sentenceOf } from './sentences';

const names = (say: Teller, keys: string[]): string => keys.map((key) => say.name(key)).join(', ');

function cards(say: Teller, counts: Counts): string {
  return Object.entries(counts)
    .filter(([, count]) => count)
    .map(([name, count]) => (count > 1 ? `${say.name(peopleKey(name))} ×${count}` : say.name(peopleKey(name))))
    .join(', ');
}

function lineOf(view: WolvesView, player: Player, seat: number, say: Teller): string[] {
  const { state } = view;
  const lines = [
    player.line.length
      ? `${say.text('board-line')}: ${player.line.map(([name, value], at) => `${at + 1} ${say.name(`unit-${name}`)} ${value}`).join('; ')}`
      : say.text('board-line-empty'),
    say.text('board-strength', { value: player.strength }),
    say.text('board-cards', { count: player.cards }),
    say.text('board-glory', { count: player.glory }),
  ];
  if (player.modifiers.length) lines.push(player.modifiers.map(([deity, change]) => `${say.name(deityKey(deity))} ${change > 0 ? '+' : ''}${change}`).join(', '));
  if (player.deities.length) lines.push(`${say.text('board-deities')}: ${player.deities.map((deity) => `${say.name(deityKey(deity))}${state.used.includes(deity) ? ` (${say.text('board-used')})` : ''}`).join(', ')}`);
  if (player.guard) lines.push(say.text('board-guard', { deity: `@${deityKey(player.guard)}` }));
  if (total(player.sacrifices)) lines.push(`${say.text('board-sacrifices')}: ${cards(say, player.sacrifices)}`);
  if (player.victories.length) lines.push(player.victories.map(([card, worth]) => `${say.name(victoryKey(card))} ${worth}`).join(', '));
  if (total(player.known)) lines.push(`${say.text('board-known')}: ${cards(say, player.known)}`);
  const passed = passedAs(state, seat);
  if (passed) lines.push(say.text('board-passed-as', { place: passed }));
  return lines;
}

export function outline(given: View, say: Teller): Section[] {
  const view = viewOf('wolves', given);
  const { state } = view;
  const own = view.seat === null ? null : state.players[view.seat];
  const sections: Section[] = state.players.map((player, seat) => ({ heading: say.seat(seat), lines: lineOf(view, player, seat, say) }));
  if (own?.hand)
    sections.push({ heading: ui('hand'), lines: [...new Set(spread(own.hand))].map((name) => `${say.name(peopleKey(name))}${(own.hand?.[name] ?? 0) > 1 ? ` ×${own.hand?.[name]}` : ''}: ${cardText(say, view, peopleKey(name))}`) });
  sections.push(
    {
      heading: say.text('board-hall'),
      lines: state.hall.map(([deity, prices]) => {
        const price = view.seat === null ? undefined : prices[view.seat];
        return `${say.name(deityKey(deity))}${price === undefined ? '' : ` (${say.text('board-price', { count: price })})`}: ${cardText(say, view, deityKey(deity))}`;
      }),
    },
    {
      heading: say.text('board-spoils'),
      lines: state.spoils.map(([card, worth]) => `${say.name(victoryKey(card))}: ${cardText(say, view, victoryKey(card))} ${worth.map((count, seat) => `${say.seat(seat)} ${count}`).join(', ')}`),
    },
    {
      heading: say.text('board-piles'),
      lines: [
        say.text('board-round', { round: state.round }),
        say.text('board-deck', { count: state.deck }),
        `${say.text('board-discard', { count: total(state.discard) })}${total(state.discard) ? `: ${cards(say, state.discard)}` : ''}`,
        say.text('board-deity-deck', { count: state.deityDeck.left }),
        `${say.text('board-deity-discard', { count: state.deityDiscard.length })}${state.deityDiscard.length ? `: ${names(say, state.deityDiscard.map(deityKey))}` : ''}`,
        ...(state.ragnarok ? [say.text('board-last-round')] : []),
      ],
    },
  );
  return sections;
}

export function label(offer: Offer, say: Teller): string {
  // Whose option it is does not change its words here: the line is named.
  const { key, params } = sentenceOf(offer.text, -1);
  const told = results(readOffer(offer, 0).preview, say, null);
  return told ? `${say.text(key, params)}: ${told}` : say.text(key, params);
}
