/** Options of Wolves of Odin taken apart: what is taken up first (`via`), and the spot of the table that answers.
 *
 *  Spots: `hand:archer`, `end:2:left`, `unit:2:3` (the third from the left in seat 2's line), `deity:thor`,
 *  `victory:rout`, `pile:bond` (a sacrifice, a card of the discard, a captive), `number:4`, `word:pass`. */
import type { Choice as Composed } from '../../lib/composing.svelte';
import type { Asked, Offer } from '../../lib/wire';
import { isDeity, isUnit, PEOPLE } from './cards';
import { PAYS } from './facts';
import type { WolvesState } from './position';

export interface Preview {
  /** Lines that change: seat, strength before and after. */
  lines?: [number, number, number][];
  leads?: number;
  second?: number;
  points?: number;
  hand?: number;
  glory?: number;
  theirs?: number;
  draws?: number;
  wouldDraw?: number;
  discards?: number;
  price?: number;
  /** The key of what to beware of. */
  warns?: string;
  /** How many units each line would lose. */
  falls?: number[];
  /** Chances: so many of so many. */
  odds?: [number, number];
  more?: boolean;
}

export type Choice = Composed<Preview>;

const unitSpot = (word: string): string => {
  const [seat, place] = word.split(':');
  return word === 'itself' ? 'word:itself' : `unit:${seat}:${place}`;
};

function parts(text: string, seat: number): { via: string | null; spot: string } {
  const words = text.split(' ');
  const [first = '', second = '', third = ''] = words;
  if (words.length === 3 && isUnit(first)) return { via: `hand:${first}`, spot: `end:${third}:${second}` };
  if (first === 'seat') return { via: `pile:${second}`, spot: third === 'away' ? `word:${text}` : `end:${seat}:${third}` };
  if (words.length === 3 && isDeity(first)) return { via: `deity:${first}`, spot: `deity:${third}` };
  if (first === 'plague') return { via: 'hand:plague', spot: `number:${second}` };
  if (first === 'outflank') return { via: 'hand:outflank', spot: `word:${text}` };
  if (first === 'tyr') return { via: 'deity:tyr', spot: `word:${text}` };
  if (first === 'shield_wall') return { via: null, spot: 'hand:shield_wall' };
  if (first === 'summon' || first === 'strikes') return { via: null, spot: `deity:${second}` };
  if (first === 'heimdall' || first === 'hel') return { via: null, spot: `deity:${first}` };
  if (first === 'choose') return { via: null, spot: `victory:${second}` };
  if (first === 'to') return { via: null, spot: `end:${seat}:${second}` };
  if (first === 'discard' || first === 'throws') return { via: null, spot: `hand:${second}` };
  if (first === 'pay') return { via: null, spot: `pile:${second}` };
  if (second.includes(':') || second === 'itself') return { via: null, spot: unitSpot(second) };
  if (first === 'takes') return { via: null, spot: `pile:${second}` };
  return { via: null, spot: `word:${text}` };
}

/** Where an option lies: what is taken up for it, and the spot that answers. */
export function spotsOf(text: string, seat: number): string[] {
  const { via, spot } = parts(text, seat);
  return via === null ? [spot] : [via, spot];
}

export const readOffer = (offer: Pick<Offer, 'text'> & { preview?: unknown }, seat: number): Choice => ({
  text: offer.text,
  ...parts(offer.text, seat),
  preview: (offer.preview ?? {}) as Preview,
});

export const readAsked = (asked: Asked | null): Choice[] => (asked ? asked.options.map((offer) => readOffer(offer, asked.seat)) : []);

/** A number with a true minus. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** The strength a line would have. */
export function strengthAfter(preview: Preview, seat: number, now: number): number {
  return preview.lines?.find(([line]) => line === seat)?.[2] ?? now;
}

/** Moves where several cards or units are picked one after the other, in the order of the rules. */
const PICKS: Record<string, string> = {
  'outflank-hand': 'discard',
  'outflank-line': 'return',
  'hel-throws': 'throws',
  'hel-takes': 'takes',
  'baldr-returns': 'discard',
  joining: 'with',
  payment: 'pay',
};

export const pickVerb = (kind: string): string | null => PICKS[kind] ?? null;

/** A pick's place in the order in which picks are given. */
function rank(part: string): number {
  const word = part.split(' ')[1] ?? '';
  return word.includes(':') ? Number(word.split(':')[1]) : PEOPLE.indexOf(word);
}

/** The parts chosen so far with one more pick, in order. */
export function withPick(chosen: string[], pick: string): string[] {
  const verb = `${pick.split(' ')[0]} `;
  const first = chosen.findIndex((part) => part.startsWith(verb));
  const head = first < 0 ? chosen : chosen.slice(0, first);
  return [...head, ...[...chosen.slice(head.length), pick].sort((a, b) => rank(a) - rank(b))];
}

const pays = (unit: string): number => Object.entries(PAYS).find(([name]) => name === unit)?.[1] ?? 0;

/** How much is still to be picked, the picks held back included; null where any number will do. */
export function needed(asked: Pick<Asked, 'kind' | 'params'>, held: string[]): number | null {
  const { count, price, paid } = asked.params;
  if (asked.kind === 'baldr-returns' || asked.kind === 'hel-takes') return Number(count) - held.length;
  if (asked.kind === 'payment') return Number(price) - Number(paid) - held.reduce((sum, pick) => sum + pays(pick.replace('pay ', '')), 0);
  return null;
}

/** How many cards of a kind lie where picks are made. */
export function left(state: WolvesState, seat: number, kind: string, what: string, name: string): number {
  const player = state.players[seat];
  if (what === 'hand') return ['outflank-hand', 'hel-throws', 'baldr-returns'].includes(kind) ? (player?.hand?.[name] ?? 0) - (kind === 'outflank-hand' && name === 'outflank' ? 1 : 0) : 0;
  return kind === 'hel-takes' ? (state.discard[name] ?? 0) : kind === 'payment' ? (player?.sacrifices[name] ?? 0) : 0;
}

/** `thor strikes loki`: who strikes, and whom first. */
export function strikeOf(text: string): { by: string; whom: string } | null {
  const [by = '', verb, whom = ''] = text.split(' ');
  return verb === 'strikes' && whom ? { by, whom } : null;
}

/** How a spot would be spelled as an answer to what is asked, though it is no option. */
export function spell(kind: string, spot: string, via: string | null, word: (seat: number, place: number) => string): string | null {
  const [what = '', one = '', two = ''] = spot.split(':');
  const taken = via?.split(':') ?? [];
  if (what === 'end' && taken[0] === 'hand' && isUnit(taken[1] ?? '')) return `${taken[1]} ${two} ${one}`;
  if (what === 'end' && taken[0] === 'pile') return `seat ${taken[1]} ${two}`;
  if (what === 'unit' && taken[0] === 'hand' && isUnit(taken[1] ?? '')) return `${taken[1]} right ${one}`;
  if (what === 'unit') {
    const unit = `${one}:${two}:${word(Number(one), Number(two))}`;
    const verb = kind.startsWith('target-') ? (kind === 'target-raider' || kind === 'target-traitor' ? 'takes' : 'kills') : UNIT_VERBS[kind];
    return verb ? `${verb} ${unit}` : null;
  }
  if (what === 'hand') {
    const verb = HAND_VERBS[kind];
    if (verb) return `${verb} ${one}`;
    return one === 'shield_wall' ? one : isUnit(one) ? `${one} right 0` : one === 'plague' ? 'plague 0' : 'outflank hand';
  }
  if (what === 'deity') {
    if (kind === 'second-strike') return `strikes ${one}`;
    if (taken[0] === 'deity') return `${taken[1]} ${POWERS[taken[1] ?? ''] ?? 'strikes'} ${one}`;
    return `summon ${one}`;
  }
  if (what === 'pile') return kind === 'payment' ? `pay ${one}` : `takes ${one}`;
  return null;
}

const POWERS: Record<string, string> = { odin: 'banishes', baldr: 'calls', fafnir: 'takes', thor: 'strikes', fenrir: 'strikes' };
const UNIT_VERBS: Record<string, string> = {
  turn: 'sacrifice',
  rest: 'sacrifice',
  shot: 'kills',
  prey: 'kills',
  joining: 'with',
  'outflank-line': 'return',
  vidar: 'take',
  valkyrie: 'take',
};
const HAND_VERBS: Record<string, string> = { discard: 'discard', 'outflank-hand': 'discard', 'baldr-returns': 'discard', 'hel-throws': 'throws' };
