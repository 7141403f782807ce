/** Options of Berserk taken apart: what is taken up first (`via`), and the spot of the table that answers.
 *
 *  Spots: `at:c2` (a cell, or the card on it; `at:c2+` a symbiont, `at:c2~` one that shares the cell), `at:wyvern` (a card
 *  elsewhere), `word:c2 feature1`, `word:pass`. */
import type { Choice as Composed } from '../../lib/composing.svelte';
import type { Asked, Offer } from '../../lib/wire';

/** Strength, how often of 36, value, wounds. */
export type Row = [strength: number, often: number, value: number, wounds: number];

export interface Preview {
  /** Lives the target has now. */
  life?: number;
  strikes?: Row[];
  /** The strike in return, and the lives of whom it falls on. */
  return?: Row[];
  back?: number;
  /** How often of 36 each row of the table. */
  rows?: number[];
  /** Expected wounds, in 36ths. */
  wounds?: number;
  suffers?: number;
  /** All that may be aimed at, with what is expected of each. */
  targets?: [word: string, wounds?: number, suffers?: number][];
  /** Who is struck, where an answer changes it. */
  target?: string;
}

export interface Choice extends Composed<Preview> {
  /** What is done: `step`, `strike`, `feature1`, `counter`, `jump` …; empty where it is a mere answer. */
  verb: string;
}

const CELL = /^[a-e][1-6]$/;
export const isCell = (word: string): boolean => CELL.test(word);

const at = (word: string): string => `at:${word}`;
const plain = (offer: Offer, spot: string, via: string | null = null, verb = ''): Choice => ({ text: offer.text, via, spot, verb, preview: (offer.preview ?? {}) as Preview });

/** Steps, actions and features of a turn. What can be aimed at is open at once, with the whole move behind it. */
function ofTurn(offer: Offer): Choice[] {
  const [card = '', verb = ''] = offer.text.split(' ');
  if (!verb) return [plain(offer, `word:${offer.text}`)];
  if (isCell(verb)) return [plain(offer, at(verb), at(card), 'step')];
  const { targets, ...rest } = (offer.preview ?? {}) as Preview;
  const aims = (targets ?? []).map(([word, wounds, suffers]): Choice => ({ text: `${offer.text}, ${word}`, via: at(card), spot: at(word), verb, preview: { wounds, suffers } }));
  return [...aims, { text: offer.text, via: at(card), spot: `word:${offer.text}`, verb, preview: { ...rest, targets } }];
}

/** Answers in a window: a pass, a defender, an instant, where need be with its target or the strike in return. */
function ofWindow(offer: Offer, alone: boolean): Choice {
  const words = offer.text.split(' ');
  const [card = '', verb = ''] = words;
  if (words.length === 1) return plain(offer, `word:${offer.text}`);
  if (card === 'defend') return plain(offer, at(verb), null, 'defend');
  const target = words.at(-1) ?? '';
  if (alone) return plain(offer, at(card), null, verb);
  return plain(offer, words.length > 2 && target !== 'return' ? at(target) : `word:${offer.text}`, at(card), verb);
}

/** What a button is called: a symbiont (`a6+`) and one that shares its cell (`a6~`) are others than who stands there. */
export const actId = (text: string): string => text.replaceAll('+', ' on').replaceAll('~', ' beside').replace(/[^a-z0-9]+/gi, '-').replace(/-$/, '');

const WORDS = /^(pass|done|yes|step down|first|second|keep|redeal|(die|order|pay|row) \d+|\d+)$/;

export function readAsked(asked: Asked | null): Choice[] {
  if (!asked) return [];
  if (asked.kind === 'turn') return asked.options.flatMap(ofTurn);
  if (asked.kind.startsWith('window')) {
    const cards = asked.options.map((offer) => offer.text.split(' ')[0]);
    return asked.options.map((offer) => ofWindow(offer, cards.filter((card) => card === offer.text.split(' ')[0]).length === 1));
  }
  return asked.options.map((offer) => plain(offer, WORDS.test(offer.text) || asked.kind === 'choose-kind' ? `word:${offer.text}` : at(offer.text)));
}

/** Where an option lies: what is taken up for it, and the spot that answers. */
export function spotsOf(asked: Asked, text: string): string[] {
  const choice = readAsked({ ...asked, options: asked.options.filter((offer) => offer.text === text) }).at(-1);
  if (!choice) return [];
  return [choice.via, choice.spot].flatMap((spot) => (spot && !spot.startsWith('word:') ? [spot] : []));
}

/** How a spot would be spelled as an answer to what is asked, though it is no option. */
export function spell(kind: string, spot: string, via: string | null, verb: string | null, occupied: (word: string) => boolean): string | null {
  const word = spot.startsWith('at:') ? spot.slice(3) : null;
  if (word === null) return null;
  const card = via?.slice(3);
  if (kind === 'turn') {
    if (!card) return occupied(word) ? `${word} strike` : null;
    if (verb && verb !== 'step' && verb !== 'strike') return `${card} ${verb}, ${word}`;
    return occupied(word) || !isCell(word) ? `${card} strike, ${word}` : `${card} ${word}`;
  }
  if (kind.startsWith('window')) return `defend ${word}`;
  return word;
}

// --- odds ------------------------------------------------------------------------------------------------------------

/** One outcome of a strike: so many wounds, so often. */
export interface Outcome {
  wounds: number;
  /** Of 36. */
  often: number;
  /** It takes the last life. */
  deadly: boolean;
}

/** Wounds with how often they come, the least first. */
export function outcomes(rows: readonly Row[], life: number): Outcome[] {
  const found = new Map<number, number>();
  for (const [, often, , wounds] of rows) found.set(wounds, (found.get(wounds) ?? 0) + often);
  return [...found].sort(([one], [other]) => one - other).map(([wounds, often]) => ({ wounds, often, deadly: wounds >= life }));
}

export const percent = (often: number): number => Math.round((often * 100) / 36);

/** Expected wounds, given in 36ths, with one decimal. */
export const expected = (number: number): string => (Math.abs(number) / 36).toFixed(1);
