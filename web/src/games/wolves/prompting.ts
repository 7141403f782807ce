/** What the prompt bar says at a table of Wolves of Odin. */
import huskarl from 'icon:viking-shield';
import shields from 'icon:shield-echoes';
import type { Act, Prompt } from '../../lib/prompt';
import type { Quiet } from '../../lib/quiet.svelte';
import { screen } from '../../lib/screen.svelte';
import type { TableModel } from '../../lib/table.svelte';
import type { Asked, Params } from '../../lib/wire';
import { viewOf } from '../../lib/view';
import { waitingPrompt } from '../../lib/waiting';
import { ui } from '../../lib/words.svelte';
import { peopleKey } from './cards';
import type { Choosing } from './choosing.svelte';
import { cardText } from './numbers.svelte';
import type { Choice } from './offers';
import { results, sentenceOf } from './sentences';

/** Where the rules speak of what is asked. */
const RULES: Record<string, string> = {
  turn: 'turn', rest: 'gods', watch: 'pass', discard: 'pass', shot: 'intruders', captives: 'red', freya: 'blue', payment: 'gods',
  'keep-colour': 'gods', 'second-strike': 'gods', 'end-heimdall': 'blue', 'hel-throws': 'red', 'hel-takes': 'red', 'baldr-returns': 'blue',
  vidar: 'blue', spoils: 'round', valkyrie: 'blue', joining: 'sacrifice', prey: 'red', 'outflank-hand': 'manoeuvres', 'outflank-line': 'manoeuvres',
};
const ruleOf = (kind: string): string => (kind.startsWith('reaction') ? 'answers' : kind.startsWith('target') || kind === 'end-traitor' ? 'intruders' : (RULES[kind] ?? 'turn'));

/** What threatens in a reaction window. */
const CAUSES: Record<string, string> = { plague: 'manoeuvre-plague', tyr: 'deity-tyr', loki: 'deity-loki', arrival: 'unit-traitor' };

const seatIn = (value: unknown): number | null => (typeof value === 'string' && /^#\d+$/.test(value) ? Number(value.slice(1)) : null);

/** The answers of a window, all but letting it happen: a Huskarl first, then the Shield Wall, then further Huskarls, so
 *  that one of each is at hand wherever there is no room for all. */
export function answersIn(choices: readonly Choice[]): Choice[] {
  const answers = choices.filter(({ text }) => text !== 'pass');
  const first = answers.find(({ text }) => text.startsWith('huskarl '));
  const walls = answers.filter(({ text }) => text === 'shield_wall');
  return [...(first ? [first] : []), ...walls, ...answers.filter((choice) => choice !== first && !walls.includes(choice))];
}

/** Somebody does something to this seat: answer it, or let it happen. */
function reaction(table: TableModel, choosing: Choosing, quiet: Quiet<string>, asked: Asked): Prompt {
  const { say } = table;
  /** How many answers have a button on the bar; the others stand in its menu. */
  const shown = screen.width >= 1400 ? 3 : 2;
  const by = seatIn(asked.params.by) ?? asked.seat;
  const cause = asked.kind.replace('reaction-', '');
  const card = asked.kind === 'freya' ? 'deity-freya' : (CAUSES[cause] ?? `unit-${cause}`);
  const answers = answersIn(choosing.choices);
  const several = answers.filter(({ text }) => text.startsWith('huskarl ')).length > 1;
  const offered = answers.map((choice, at): Act => {
    const word = choice.text.split(' ')[0] ?? '';
    const { key, params } = sentenceOf(choice.text, asked.seat);
    const named = several && word === 'huskarl';
    const main = choosing.aimed ? choosing.aimed.text === choice.text : !at && !several;
    return {
      id: named ? `${word}-${params.place}` : word,
      label: named ? say.text(at < shown ? 'board-huskarl-at' : key, params) : say.text(`answer-${word}`),
      icon: word === 'huskarl' ? huskarl : word === 'shield_wall' ? shields : undefined,
      kind: main ? 'main' : 'other',
      act: () => choosing.play(choice),
    };
  });
  const acts = offered.slice(0, shown);
  const allow = choosing.direct.get('word:pass');
  if (allow) acts.push({ id: 'pass', label: say.text(asked.kind === 'freya' ? 'board-leave' : 'answer-allow'), key: ui('space'), act: () => choosing.play(allow) });
  const told = allow && asked.kind !== 'freya' ? results(allow.preview, say, table.seat) : '';
  const note = told ? say.text('board-if-allowed', { results: told }) : undefined;
  // Who threatens and with what stands above: the question need not say it again.
  const ask = say.rich(asked.kind === 'freya' ? 'prompt-freya' : `board-threat-${cause}`, { seat: `#${asked.seat}`, ...asked.params });
  return {
    seat: by,
    who: `${say.seat(by)} · ${say.name(card)}`,
    ask,
    note: answers.length ? note : [say.text('board-no-answer'), note].filter((part) => part).join(' '),
    rule: { section: ruleOf(asked.kind), label: ui('rule-link') },
    acts,
    more: [...offered.slice(shown), ...quiet.offers(asked)],
    pills: quiet.pills,
    tone: 'react',
  };
}

const signed = (count: number): string => (count > 0 ? ` +${count}` : count < 0 ? ` −${-count}` : '');

/** The word on the golden button. */
function commitLabel(choice: Choice, table: TableModel): string {
  const { say } = table;
  const first = choice.text.split(' ')[0] ?? '';
  if (choice.text.startsWith('outflank') || ['heimdall', 'hel', 'tyr', 'odin', 'baldr', 'fafnir', 'thor', 'fenrir'].includes(first)) return say.text('board-call');
  if (first === 'plague') return say.text('board-name');
  if (choice.spot.startsWith('end:') && first !== 'to' && first !== 'seat') return `${say.text('board-lay')}${signed(choice.preview.points ?? 0)}`;
  const key = first === 'take' ? 'answer-takes' : `answer-${first}`;
  return `${say.text(key)}${first === 'pass' ? '' : signed(choice.preview.points ?? 0)}`;
}

export function promptOf(table: TableModel, choosing: Choosing, quiet: Quiet<string>, onending: () => void): Prompt {
  const { say } = table;
  const { asked, aimed, via } = choosing;
  if (!asked) return { ...waitingPrompt(table, onending), pills: quiet.pills };
  if (asked.window) return reaction(table, choosing, quiet, asked);
  const acts: Act[] = [];
  if (choosing.under) acts.push({ id: 'cancel', label: ui('cancel'), key: 'Esc', act: () => choosing.back() });

  let ask = say.rich(`prompt-${asked.kind}`, { seat: `#${asked.seat}`, ...asked.params, ...stillWanted(choosing, asked) });
  let note: string | undefined;
  if (aimed) {
    const { key, params } = sentenceOf(aimed.text, asked.seat);
    ask = aimed.text === 'pass' ? say.rich('board-pass-ask', { count: aimed.preview.draws ?? aimed.preview.wouldDraw ?? 0 }) : say.rich(key, params);
    if (choosing.picked.length > 1 && (params.card || params.unit)) ask = say.rich(`${key}-all`, { cards: choosing.picked.map((pick) => `@${peopleKey(pick.split(':').at(-1) ?? '')}`) });
    // The question of a pass says what it draws.
    note = results(aimed.text === 'pass' ? { ...aimed.preview, draws: 0 } : aimed.preview, say, table.seat) || undefined;
    acts.push({ id: 'commit', label: commitLabel(aimed, table), key: 'Enter', kind: 'main', act: () => choosing.commit() });
  } else if (via) {
    ask = say.rich(`board-via-${via.split(':')[0]}`, { card: viaName(via) });
    const card = viaName(via).slice(1);
    const view = viewOf('wolves', table.view);
    note = (view && say.has(`${card}.text`) && cardText(say, view, card)) || undefined;
    if (via === 'hand:plague') ask = say.rich('board-via-plague');
    if (via === 'hand:outflank') ask = say.rich('board-via-outflank');
    if (via === 'deity:tyr') ask = say.rich('board-via-tyr');
    if (via === 'deity:thor' || via === 'deity:fenrir') ask = say.rich('board-via-strike', { card: viaName(via) });
  } else acts.push(...words(table, choosing));
  return { seat: asked.seat, who: ui('your-turn'), ask, note, rule: { section: ruleOf(asked.kind), label: ui('rule-link') }, acts, pills: quiet.pills, tone: 'act' };
}

/** What the question counts, with the picks that are held back. */
function stillWanted(choosing: Choosing, asked: Asked): Params {
  const { wanting } = choosing;
  if (wanting === null || !choosing.held.length) return {};
  return asked.kind === 'payment' ? { paid: Number(asked.params.price) - wanting } : { count: wanting };
}

function viaName(via: string): string {
  const [what, name = ''] = via.split(':');
  return what === 'deity' ? `@deity-${name}` : name === 'plague' || name === 'outflank' ? `@manoeuvre-${name}` : `@unit-${name}`;
}

/** Answers that are words alone; at most three, the one that says no more comes last. */
function words(table: TableModel, choosing: Choosing): Act[] {
  const { say } = table;
  const { rest } = choosing;
  const list = [...choosing.direct.values()].filter((choice) => choice.spot.startsWith('word:') && choice !== rest && !choice.text.startsWith('keep '));
  const acts = list.slice(0, 2).map((choice): Act => {
    const { key, params } = sentenceOf(choice.text, choosing.asked?.seat ?? 0);
    return { id: choice.text.replace(/\W+/g, '-'), label: say.text(key, params), act: () => void choosing.aim(choice) };
  });
  if (rest) {
    const done = rest.text === 'done' && choosing.parts.length > 0;
    acts.push({ id: rest.text, label: say.text(`answer-${rest.text}`), key: ui('space'), kind: done ? 'main' : undefined, act: () => choosing.giveRest() });
  }
  return acts;
}
