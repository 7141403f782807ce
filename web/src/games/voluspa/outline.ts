/** A table of Völuspá in words. */
import type { Section } from '../../lib/game-ui';
import { viewOf } from '../../lib/view';
import { ui, type Teller } from '../../lib/words.svelte';
import type { Offer, View } from '../../lib/wire';
import { readOffer } from './offers';
import { lyingTiles, rackOf, type Lying } from './position';
import { rowName, wideOf } from './torus';

function lies(one: Lying, say: Teller): string {
  const name = say.name(`tile-${one.tile}`);
  if (one.tile === 'hel') return `${one.cell} ${name}`;
  const worth = one.row === one.column ? String(one.row) : say.text('board-worth-both', { row: one.row, column: one.column });
  const covered = one.covered.length ? `, ${say.text('board-covers', { tiles: one.covered.map((tile) => `@tile-${tile}`) })}` : '';
  return `${one.cell} ${name} (${worth}${covered})`;
}

export function outline(given: View, say: Teller): Section[] {
  const view = viewOf('voluspa', given);
  const { state } = view;
  const wide = wideOf(view);
  const lying = lyingTiles(view);
  const rows = [...new Set(lying.map((one) => one.y))].sort((a, b) => a - b);
  const rack = rackOf(view);
  const sections: Section[] = [
    {
      heading: ui('players'),
      lines: state.scores.map((score, seat) =>
        [say.seat(seat), say.text('board-points', { count: score }), say.text('board-tiles', { count: state.hands[seat]?.count ?? 0 })].join(', '),
      ),
    },
    {
      heading: ui('board'),
      lines: rows.map((y) => {
        const row = lying.filter((one) => one.y === y).sort((a, b) => a.x - b.x);
        return `${say.text('board-row', { row: rowName(y, wide) })}: ${row.map((one) => lies(one, say)).join('; ')}`;
      }),
    },
  ];
  if (view.seat !== null) {
    const held = [...rack.tiles, ...(rack.hel ? Array.from({ length: rack.hel.count }, () => ({ tile: 'hel' })) : [])];
    sections.push({ heading: ui('hand'), lines: held.map(({ tile }) => `${say.name(`tile-${tile}`)}: ${say.text(`tile-${tile}.text`)}`) });
  }
  sections.push({ heading: say.text('board-bag-heading'), lines: [say.text('board-bag', { count: state.bag })] });
  return sections;
}

export function label(offer: Offer, say: Teller): string {
  const choice = readOffer(offer);
  if (choice.verb === 'stay' || choice.verb === 'done') return say.text(`answer-${choice.verb}`);
  if (choice.verb === 'discard' || choice.verb === 'drop') return `${say.text(`answer-${choice.verb}`)}: ${say.name(`tile-${choice.tile}`)}`;
  const name = choice.boost ? `${say.name(`tile-${choice.tile}`)} +${choice.boost}` : say.name(`tile-${choice.tile}`);
  const way = choice.way ? `, ${ui(`way-${choice.way}`)}` : '';
  return `${name} ${choice.cell}${way}: ${choice.points > 0 ? `+${choice.points}` : '0'}`;
}
