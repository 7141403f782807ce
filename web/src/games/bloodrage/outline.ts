/** A table of Blood Rage in words. */
import type { Section } from '../../lib/game-ui';
import { viewOf } from '../../lib/view';
import type { Offer, View } from '../../lib/wire';
import { ui, type Teller } from '../../lib/words.svelte';
import { CARDS } from './cards';
import { readOffer } from './offers';
import { FJORDS, PROVINCES, STATS, doomed, spread, total, type Battle, type Clan, type Counts } from './position';
import { balance, results, sentenceOf, verdict } from './sentences';
import { company, fjordLines, provinceLines } from './spoken';

const names = (cards: string[], say: Teller): string => cards.map((card) => say.name(`card-${card}`)).join(', ');

/** `warrior ×3, ship`. */
const troop = (counts: Counts, say: Teller): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${say.name(`figure-${kind}`)}${count > 1 ? ` ×${count}` : ''}`)
    .join(', ');

function clanLines(clan: Clan, say: Teller): string[] {
  const lines = [
    say.text('board-glory', { count: clan.glory }),
    say.text('board-rage-of', { rage: clan.rage, all: clan.stats.rage }),
    STATS.slice(1).map((stat) => `${say.name(`stat-${stat}`)} ${clan.stats[stat]}`).join(', '),
    `${say.text('board-figures-there')}: ${clan.figures} / ${clan.helmets}`,
    say.text('board-hand-count', { count: clan.handSize }),
  ];
  const upgrades = clan.upgrades.filter((card) => card !== null);
  if (upgrades.length) lines.push(`${say.text('board-upgrades')}: ${names(upgrades, say)}`);
  lines.push(total(clan.reserve) ? `${say.text('board-reserve')}: ${troop(clan.reserve, say)}` : say.text('board-reserve-empty'));
  if (total(clan.valhalla)) lines.push(`${say.text('board-valhalla')}: ${troop(clan.valhalla, say)}`);
  if (clan.questCount) lines.push(`${say.text('board-quests-laid', { count: clan.questCount })}${clan.quests?.length ? `: ${names(clan.quests, say)}` : ''}`);
  if (clan.seen.known.length) lines.push(`${say.text('board-seen')}: ${names(clan.seen.known, say)}`);
  if (clan.passed) lines.push(say.text('board-passed'));
  return lines;
}

function battleLines(battle: Battle, say: Teller, own: number | null): string[] {
  const sides = battle.sides.map((side) => `${say.seat(side.seat)}: ${company(side.figures, say).replace(`${say.seat(side.seat)}: `, '')}${side.cards.length ? `; ${names(side.cards, say)}` : ''}; ${say.text('board-strength', { value: side.strength })}`);
  const strengths = Object.fromEntries(battle.sides.map((side) => [String(side.seat), side.strength]));
  return [...sides, [balance(strengths, say, own), verdict(battle.winner ?? battle.leader, say, own)].join(' · ')];
}

export function outline(given: View, say: Teller): Section[] {
  const view = viewOf('bloodrage', given);
  const { state } = view;
  const own = view.seat === null ? null : state.clans[view.seat];
  const burning = doomed(state);
  const ages = [say.text('board-age', { age: state.age }), say.name(`phase-${state.phase}`), `${say.seat(state.first)}: ${say.text('board-first')}`];
  if (burning) ages.push(say.text('board-doomed', { age: state.age }) + `: ${say.name(`province-${burning}`)}`);
  const sections: Section[] = [{ heading: say.text('title'), lines: ages }];
  if (state.battle) sections.push({ heading: say.name(`province-${state.battle.province}`), lines: battleLines(state.battle, say, view.seat) });
  if (state.draft?.hand) sections.push({ heading: say.name('phase-draft'), lines: state.draft.hand.map((card) => `${say.name(`card-${card}`)}: ${say.text(`card-${card}.text`)}`) });
  const held = [...(own?.hand ?? []), ...(state.draft?.picked ?? [])];
  if (held.length) sections.push({ heading: ui('hand'), lines: held.map((card) => `${say.name(`card-${card}`)}: ${say.text(`card-${card}.text`)}`) });
  sections.push(...state.clans.map((clan, seat) => ({ heading: say.seat(seat), lines: clanLines(clan, say) })));
  sections.push({
    heading: say.text('board-places'),
    lines: [
      ...PROVINCES.map((name) => `${say.name(`province-${name}`)}: ${provinceLines(state, name, say).join('; ')}`),
      ...FJORDS.map((name) => `${say.name(`fjord-${name}`)}: ${fjordLines(state, name, say).join('; ')}`),
      ...(total(state.discards) ? [`${say.text('board-discards', { count: total(state.discards) })}: ${names(spread(state.discards), say)}`] : []),
    ],
  });
  return sections;
}

export function label(offer: Offer, say: Teller): string {
  const parts = offer.text.split(', ');
  if (parts.length > 1 && parts.every((part) => CARDS.has(part))) return names(parts, say);
  const { key, params } = sentenceOf(offer.text);
  const told = results(readOffer(offer).preview, say, null);
  return told ? `${say.text(key, params)}: ${told}` : say.text(key, params);
}
