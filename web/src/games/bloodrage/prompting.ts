/** What the prompt bar says at a table of Blood Rage. */
import flame from 'icon:flame';
import torch from 'icon:torch';
import type { Act, Pill, Prompt } from '../../lib/prompt';
import type { Quiet } from '../../lib/quiet.svelte';
import type { TableModel } from '../../lib/table.svelte';
import type { Asked, Params } from '../../lib/wire';
import { waitingPrompt } from '../../lib/waiting';
import { ui } from '../../lib/words.svelte';
import { cardKey } from './cards';
import type { Choosing } from './choosing.svelte';
import type { Choice, Preview } from './offers';
import { placeKey } from './position';
import { battleResults, isPlace, results, sentenceOf } from './sentences';

/** Where the rules speak of what is asked. */
const RULES: Record<string, string> = {
  draft: 'draft', action: 'actions', march: 'march', 'free-invasion': 'upgrade', quest: 'quest', succor: 'gods', storm: 'gods', blessing: 'gods', call: 'call',
  'battle-card': 'battle', 'quest-strength': 'gods', 'late-card': 'order', tide: 'order', spare: 'gods', prowess: 'gods', raise: 'clan', hammers: 'gods',
  sacrifice: 'gods', 'sacrifice-stat': 'clan', keep: 'discard', 'quest-reward': 'quests',
};

/** The verb on the golden button, where it is not the first word of the option. */
const VERBS: Record<string, string> = {
  draft: 'board-take', keep: 'board-keep', quest: 'answer-quest', 'battle-card': 'board-play', 'late-card': 'board-add', call: 'board-send', tide: 'answer-save', spare: 'answer-save', raise: 'board-raise',
  'sacrifice-stat': 'board-raise', 'quest-reward': 'board-raise', hammers: 'board-go', 'free-invasion': 'answer-upgrade', march: 'answer-march', prowess: 'board-keep', sacrifice: 'answer-sacrifice',
};

/** Asked in a battle, whose strengths are told in its own panel. */
const FIGHTS = new Set(['battle-card', 'late-card', 'call']);

/** Asked because of what another clan does. */
const REACTIONS = new Set(['call', 'late-card', 'blessing', 'spare']);

/** Asked for a card by its name alone. */
const CARDS = new Set(['draft', 'keep', 'battle-card', 'late-card', 'prowess']);

/** What the card that is taken up does: whoever has never held it reads it here. */
function cardText(table: TableModel, kind: string, text = ''): string {
  const card = CARDS.has(kind) ? text : (/^upgrade (\S+)/.exec(text)?.[1] ?? '');
  const key = `${cardKey(card)}.text`;
  return card && table.say.has(key) ? table.say.text(key) : '';
}

/** What each of several picked cards does. */
function picksText(table: TableModel, kind: string, picks: string[]): string {
  return picks.map((card) => [table.say.name(cardKey(card)), cardText(table, kind, card)].filter((part) => part).join(': ')).join(' · ');
}

const seatIn = (value: unknown): number | null => (typeof value === 'string' && /^#\d+$/.test(value) ? Number(value.slice(1)) : null);

/** What is asked, or what is taken up. */
function question(table: TableModel, choosing: Choosing, asked: Asked): Prompt['ask'] {
  const { say } = table;
  const [what = '', thing = ''] = choosing.via?.split(':') ?? [];
  const params: Record<string, Params> = {
    reserve: { figure: `@figure-${thing}` },
    dead: { figure: `@figure-${thing}` },
    place: { place: `@${placeKey(thing)}` },
    march: { place: `@${placeKey(thing)}` },
    hand: { card: `@card-${thing}` },
  };
  if (choosing.via) return say.rich(`board-via-${what}`, params[what] ?? {});
  if (choosing.wish) return say.rich(`board-wish-${choosing.wish}`);
  const own = asked.kind === 'call' && seatIn(asked.params.pillager) === asked.seat;
  return say.rich(own ? 'board-call-own' : `prompt-${asked.kind}`, { seat: `#${asked.seat}`, ...asked.params });
}

const verbOf = (kind: string, text: string): string => (kind === 'action' ? `answer-${text.split(/[ ,]/)[0]}` : (VERBS[kind] ?? `answer-${text.split(' ')[0]}`));

/** What the move that is begun costs. */
function priceOf(choosing: Choosing): number {
  const begun = choosing.table.asked?.options.find((offer) => offer.text === choosing.parts[0]);
  return (begun?.preview as Preview | undefined)?.cost ?? 0;
}

/** The word on the golden button, with its price. */
function commitLabel(table: TableModel, kind: string, text: string, cost: number): string {
  const verb = table.say.text(verbOf(kind, text));
  return cost > 0 && text !== 'pass' ? table.say.text('board-for-rage', { verb, count: cost }) : verb;
}

/** What is aimed at, as a sentence. */
function aimedAt(table: TableModel, asked: Asked, { text, preview }: Choice): Prompt['ask'] {
  if (text === 'pass') return table.say.rich('board-pass-ask', { count: preview.cost ?? 0 });
  const { key, params } = sentenceOf(text);
  return asked.kind === 'free-invasion' && isPlace(text) ? table.say.rich('board-do-bring', { card: asked.params.card ?? '', place: `@${placeKey(text)}` }) : table.say.rich(key, params);
}

/** Answers that lie on no spot of the table: words, the one that says no more last. */
function words(table: TableModel, choosing: Choosing): Act[] {
  const { say } = table;
  const { rest } = choosing;
  const list = [...choosing.direct.values()].filter((choice) => choice.spot.startsWith('word:') && choice.spot !== rest?.spot);
  const acts = list.map((choice): Act => {
    const { key, params } = sentenceOf(choice.text);
    const named = choice.text === 'warrior' ? 'answer-warrior' : key;
    return { id: choice.text.replace(/\W+/g, '-'), label: say.text(named, params), kind: choice.text === 'warrior' || choice.text === 'pillage' ? 'main' : undefined, act: () => said(choosing, choice) };
  });
  if (rest) {
    acts.push({ id: rest.text, label: say.text(choosing.kind === 'free-invasion' ? 'board-no-invasion' : `answer-${rest.text}`), key: ui('space'), act: () => choosing.giveRest() });
  }
  return acts;
}

/** A word that begins a longer move goes on; another is done at once. */
function said(choosing: Choosing, choice: Choice): void {
  if (choice.text === 'sacrifice') void choosing.aim(choice);
  else choosing.play(choice);
}

/** Actions that begin with a place, by their names: whoever looks for a word finds it here. */
function actions(table: TableModel, choosing: Choosing): Act[] {
  const list = ['pillage', 'march'] as const;
  return list.flatMap((wish): Act[] => (choosing.placesFor(wish).length ? [{ id: `wish-${wish}`, label: table.say.text(`answer-${wish}`), icon: wish === 'pillage' ? torch : undefined, act: () => choosing.want(wish) }] : []));
}

/** At a place: pillage it, or march from it. */
function atPlace(table: TableModel, choosing: Choosing, place: string): Act[] {
  const { say } = table;
  const acts: Act[] = [];
  if (choosing.vias.has(`march:${place}`)) acts.push({ id: 'march', label: say.text('answer-march'), act: () => choosing.touch(`march:${place}`) });
  for (const choice of choosing.open.values())
    if (choice.spot.startsWith('word:')) acts.push({ id: choice.text.split(' ')[0] ?? '', icon: torch, label: say.text(`answer-${choice.text.split(' ')[0]}`), act: () => void choosing.aim(choice) });
  return acts;
}

export function promptOf(table: TableModel, choosing: Choosing, quiet: Quiet<string>, battle: Pill[], onending: () => void, extra: Act[] = []): Prompt {
  const { say } = table;
  const { asked, aimed, via, picking, ready } = choosing;
  const pills = [...quiet.pills, ...battle];
  if (!asked) {
    const prompt = waitingPrompt(table, onending);
    return { ...prompt, acts: [...extra, ...prompt.acts], pills };
  }
  const acts: Act[] = [...extra];
  if (choosing.under) acts.push({ id: 'cancel', label: ui('cancel'), key: 'Esc', act: () => choosing.back() });
  let ask = question(table, choosing, asked);
  let note: string | undefined;
  if (picking) {
    note = ready ? results(ready.preview, say, table.seat) || picksText(table, asked.kind, choosing.picks) : picking.count !== null ? say.text('board-picked', { count: choosing.picks.length, all: picking.count }) : undefined;
    for (const word of choosing.besides) acts.push({ id: word, label: say.text(`answer-${word}`), act: () => choosing.add(word) });
    if (choosing.picks.length || picking.count !== null)
      acts.push({ id: 'commit', label: commitLabel(table, asked.kind, '', asked.kind === 'march' ? 1 : 0), key: 'Enter', kind: 'main', disabled: !ready, act: () => choosing.commit() });
    else acts.push(...words(table, choosing));
  } else if (aimed) {
    ask = aimedAt(table, asked, aimed);
    const gains = aimed.text === 'pass' ? '' : (FIGHTS.has(asked.kind) ? battleResults : results)(aimed.preview, say, table.seat);
    const does = cardText(table, asked.kind, aimed.text);
    // What a card would do in a battle stands in the battle's own panel.
    note = (does && FIGHTS.has(asked.kind) ? [does] : [gains, does]).filter((part) => part).join(' · ') || undefined;
    const cost = aimed.preview.kind === undefined ? (aimed.preview.cost ?? 0) : 0;
    acts.push({ id: 'commit', label: commitLabel(table, asked.kind, aimed.text, cost), icon: cost && aimed.text !== 'pass' ? flame : undefined, key: 'Enter', kind: 'main', act: () => choosing.commit() });
  } else if (via?.startsWith('place:')) {
    acts.push(...atPlace(table, choosing, via.slice('place:'.length)));
    const raid = [...choosing.open.values()].find((choice) => choice.spot.startsWith('word:'));
    note = raid ? say.text('board-raid', { results: results(raid.preview, say, table.seat) }) : undefined;
  }
  else if (!via && !choosing.wish) {
    acts.push(...actions(table, choosing), ...words(table, choosing));
    if (asked.kind === 'free-invasion') note = say.text('board-figure-free', { count: priceOf(choosing) });
  }
  const pillager = seatIn(asked.params.pillager);
  return {
    seat: pillager ?? asked.seat,
    who: pillager !== null ? say.text('board-called') : ui('your-turn'),
    ask,
    note,
    rule: { section: RULES[asked.kind] ?? 'actions', label: ui('rule-link') },
    acts,
    more: choosing.under ? [] : quiet.offers(asked),
    pills,
    tone: REACTIONS.has(asked.kind) ? 'react' : 'act',
  };
}
