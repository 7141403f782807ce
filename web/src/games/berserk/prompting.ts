/** What the prompt bar says at a table of Berserk. */
import bolt from 'icon:hypersonic-bolt';
import shield from 'icon:bordered-shield';
import type { Act, Prompt } from '../../lib/prompt';
import type { Quiet } from '../../lib/quiet.svelte';
import { screen } from '../../lib/screen.svelte';
import type { TableModel } from '../../lib/table.svelte';
import type { Asked, Params } from '../../lib/wire';
import { waitingPrompt } from '../../lib/waiting';
import { ui } from '../../lib/words.svelte';
import type { Choosing, Verb } from './choosing.svelte';
import { DICE_ROWS, STRENGTH_NAMES } from './facts';
import { oddsLine } from './odds';
import { actId, type Choice, type Preview } from './offers';
import { attackUnderWay, nameKey, programUnderWay } from './position';
import { askKey, featureLabel, hasTwin, orderNames, sentenceOf } from './sentences';

/** The row of the table where nobody strikes: above it the attacker is ahead. */
const MIDDLE = DICE_ROWS.findIndex(([strike, back]) => !strike && !back);

/** Where the rules speak of what is asked. */
const RULES: Record<string, string> = {
  turn: 'turn', price: 'features', 'aim-target': 'features', 'aim-cell': 'movement', 'step-down': 'strike', 'pick-die': 'strike', incarnation: 'incarnation',
  'window-attack': 'defender', window: 'instants', seat: 'symbionts', 'turn-up': 'placement', order: 'turn', 'choose-offer': 'features',
};

function oddsNote(table: TableModel, preview: Preview): string | undefined {
  const line = oddsLine(preview);
  if (!line) return undefined;
  const back = preview.return ? oddsLine({ strikes: preview.return, life: preview.back }) : '';
  return [table.say.text('board-odds-line', { odds: line }), back ? table.say.text('board-odds-back-line', { odds: back }) : ''].filter(Boolean).join(' ');
}

function verbLabel(choosing: Choosing, name: string): string {
  const { say } = choosing.table;
  return name.startsWith('feature') ? featureLabel(choosing.taken?.card.card ?? null, name, say) : say.text(`board-verb-${name}`);
}

/** What the card that is taken up may do, as buttons. */
function verbActs(choosing: Choosing): Act[] {
  const act = (verb: Verb): Act => ({ id: actId(`verb-${verb.name}`), label: verbLabel(choosing, verb.name), kind: choosing.verb === verb.name ? 'main' : 'other', act: () => choosing.want(verb) });
  const rank = (verb: Verb): number => (verb.name === 'counter' ? 1 : 0);
  return [...choosing.verbs].sort((one, other) => rank(one) - rank(other)).map(act);
}

/** The word on the golden button. */
function commitLabel(choice: Choice, table: TableModel, choosing: Choosing): string {
  const { say } = table;
  if (choice.text === 'end') return say.text('answer-end');
  const verb = choice.verb || (choosing.parts[0]?.split(' ')[1] ?? '');
  if (verb === 'step' || verb === 'strike' || verb === 'jump' || verb === 'teleport' || verb === 'counter' || verb === 'sky') return say.text(`board-verb-${verb}`);
  if (verb.startsWith('feature')) return say.text('board-use');
  const first = choice.text.split(' ')[0] ?? '';
  return say.has(`answer-${first}`) ? say.text(`answer-${first}`) : say.text('board-choose');
}

/** Somebody may answer: with a defender, with an instant, or not at all. */
function answering(table: TableModel, choosing: Choosing, quiet: Quiet<string>, asked: Asked, odds: boolean): Prompt {
  const { say } = table;
  const state = choosing.view?.state;
  const attack = state ? attackUnderWay(state) : null;
  const pass = choosing.direct.get('word:pass');
  const answers = choosing.all.filter((choice) => choice.text !== 'pass');
  const { aimed } = choosing;
  const acts: Act[] = [];
  /** The shield says what they would do. */
  const short = !screen.wide;
  /** Of equal cards, each with its cell. */
  const defenderName = (choice: Choice): string => {
    const word = choice.spot.slice(3);
    const name = say.name(nameKey(choosing.lying.get(word)?.card ?? { card: null }));
    return hasTwin(word, choosing.lying) ? `${name} ${word}` : name;
  };
  if (aimed) {
    acts.push({ id: 'cancel', label: ui('cancel'), key: 'Esc', act: () => choosing.back() });
    acts.push({ id: 'commit', label: say.text(...told(choosing, aimed as Choice)), key: 'Enter', kind: 'main', act: () => choosing.commit() });
  } else {
    for (const choice of answers.slice(0, 2))
      acts.push({ id: actId(choice.text), label: short && choice.verb === 'defend' ? defenderName(choice) : say.text(...told(choosing, choice)), icon: choice.verb === 'defend' ? shield : bolt, kind: answers.length === 1 ? 'main' : 'other', act: () => void choosing.aim(choice) });
    if (pass) acts.push({ id: 'pass', label: say.text('answer-pass'), key: ui('space'), act: () => choosing.play(pass) });
  }
  const more = answers.slice(2).map((choice): Act => ({ id: actId(choice.text), label: say.text(...told(choosing, choice)), act: () => void choosing.aim(choice) }));
  const note = odds ? oddsNote(table, (aimed ?? pass)?.preview ?? {}) : undefined;
  const mine = attack && attack.side !== asked.seat;
  return {
    seat: attack ? attack.side : asked.seat,
    who: say.text(answers.some((choice) => choice.verb === 'defend') ? 'board-may-defend' : answers.length ? 'board-may-answer' : 'board-no-answer'),
    ask: say.rich(answers.length ? `prompt-${asked.kind}` : asked.kind === 'window' ? 'board-idle' : 'board-idle-attack', asked.params),
    note: aimed ? note : note && say.text('board-if-passed', { odds: note }),
    rule: { section: RULES[asked.kind] ?? 'instants', label: ui('rule-link') },
    acts,
    more: [...more, ...quiet.offers(asked)],
    pills: quiet.pills,
    tone: mine ? 'react' : 'act',
  };
}

/** An answer in words, as arguments of a teller. */
function told(choosing: Choosing, choice: Choice): [string, ReturnType<typeof sentenceOf>['params']] {
  const { asked } = choosing;
  const { key, params } = sentenceOf(choice.text, choosing.lying, choosing.table.say, asked?.kind === 'order' ? orderNames(asked.params, choosing.table.say) : []);
  return [key, params];
}

/** What a feature asks for, in its own words. */
function askOf(choosing: Choosing, asked: Asked): ReturnType<TableModel['say']['rich']> {
  const { say } = choosing.table;
  if (asked.kind === 'order') return say.rich('board-order-ask');
  const state = choosing.view?.state;
  const program = state && asked.kind.startsWith('choose-') ? programUnderWay(state) : null;
  const key = program && askKey(program.number, asked.kind.slice('choose-'.length));
  const target: Params = program?.target ? { target: `@${nameKey(program.target)}` } : {};
  return say.rich(key && say.has(key) ? key : `prompt-${asked.kind}`, { seat: `#${asked.seat}`, ...target, ...asked.params });
}

/** `odds`: nothing else on the screen tells them. */
export function promptOf(table: TableModel, choosing: Choosing, quiet: Quiet<string>, odds: boolean, onending: () => void): Prompt {
  const { say } = table;
  const { asked, via } = choosing;
  const aimed = choosing.aimed as Choice | null;
  if (!asked) return { ...waitingPrompt(table, onending), pills: quiet.pills };
  if (asked.kind.startsWith('window')) return answering(table, choosing, quiet, asked, odds);
  const acts: Act[] = [];
  let more: Act[] = [];
  if (choosing.under || choosing.verb) acts.push({ id: 'cancel', label: ui('cancel'), key: 'Esc', act: () => choosing.back() });
  let ask = askOf(choosing, asked);
  let note: string | undefined;
  if (aimed) {
    const whole = [...choosing.parts, aimed.text].join(', ');
    const isAnswer = asked.kind.startsWith('choose-') || asked.kind === 'incarnation' || asked.kind === 'seat' || asked.kind === 'turn-up';
    if (!isAnswer) ask = aimed.text === 'end' ? say.rich('board-end-ask', { count: choosing.vias.size }) : say.rich(...told(choosing, { ...aimed, text: choosing.parts.length && asked.kind !== 'price' ? whole : aimed.text }));
    note = odds ? oddsNote(table, aimed.preview) : undefined;
    acts.push({ id: 'commit', label: isAnswer ? say.text(...told(choosing, aimed)) : commitLabel(aimed, table, choosing), key: 'Enter', kind: 'main', act: () => choosing.commit() });
  } else if (via && choosing.taken) {
    const verbs = verbActs(choosing);
    const name = `@${nameKey(choosing.taken.card)}`;
    const aims = [...choosing.open.keys()].some((spot) => spot.startsWith('at:'));
    ask = choosing.verb ? say.rich('board-via-verb', { card: name, verb: verbLabel(choosing, choosing.verb) }) : say.rich(aims ? 'board-via' : 'board-via-still', { card: name });
    const plain = verbs.filter(({ id }) => id !== 'verb-strike');
    acts.push(...plain.slice(0, 2));
    // Striking is done by pointing; named, it reaches own cards too.
    more = [...plain.slice(2), ...verbs.filter(({ id }) => id === 'verb-strike')];
    if (choosing.rest) (plain.length < 2 ? acts : more).push(restAct(choosing, choosing.rest));
  } else {
    note = asked.kind === 'step-down' ? lowered(table, asked) : undefined;
    const words = wordActs(table, choosing, asked);
    acts.push(...words.slice(0, 3));
    more = words.slice(3);
    if (asked.kind === 'turn') {
      ask = say.rich(choosing.vias.size ? 'board-turn' : 'board-turn-over', { turn: Number(asked.params.turn ?? 0), count: choosing.vias.size });
    }
  }
  const offered = asked.window;
  /** In another's turn one may have to choose too. */
  const turn = choosing.view?.state.active ?? asked.seat;
  return { seat: asked.seat, who: ui(turn === asked.seat ? 'your-turn' : 'your-choice'), ask, note, rule: { section: RULES[asked.kind] ?? 'turn', label: ui('rule-link') }, acts, more, pills: quiet.pills, tone: offered ? 'react' : 'act' };
}

/** What an exchange comes to where it is stepped down: the row of the table that is nearer to its middle. */
function lowered(table: TableModel, { params }: Asked): string {
  const { say } = table;
  const named = (strength: number): string => `@strength-${STRENGTH_NAMES[strength] ?? 'miss'}`;
  const row = DICE_ROWS.findIndex(([strike, back]) => named(strike) === params.strength && named(back) === params.back);
  const [strike, back] = DICE_ROWS[row < 0 ? row : row + (row > MIDDLE ? -1 : 1)] ?? [];
  return strike === undefined || back === undefined ? '' : `${say.text('answer-step')}: ${say.text('board-dice-result', { strength: named(strike), back: named(back) })}`;
}

/** Answers that are words alone; the one that says no more comes last. */
function wordActs(table: TableModel, choosing: Choosing, asked: Asked): Act[] {
  const { say } = table;
  const { rest } = choosing;
  const list = choosing.all.filter((choice) => choice.via === null && choice.spot.startsWith('word:') && choice.text !== rest?.text);
  const acts = list.map((choice, at): Act => ({ id: actId(choice.text), label: say.text(...told(choosing, choice)), kind: list.length === 1 || (asked.kind === 'choose-offer' && !at) ? 'main' : 'other', act: () => choosing.play(choice) }));
  const main = asked.kind === 'turn' && choosing.vias.size === 0;
  if (rest) acts.push({ ...restAct(choosing, rest), kind: main ? 'main' : undefined });
  return acts;
}

/** The word that says no more: of a turn, that it ends. */
function restAct(choosing: Choosing, { text }: Pick<Choice, 'text'>): Act {
  const { say } = choosing.table;
  return { id: text, label: say.text(choosing.kind === 'step-down' ? 'board-keep-exchange' : `answer-${text}`), key: ui('space'), act: () => choosing.giveRest() };
}
