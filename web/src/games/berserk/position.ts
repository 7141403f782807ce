/** What is on the table, as the field draws it: who is left and who right, how cards are called in moves, what is under way. */
import { CARDS, FIELD, INSTANT, RECORD } from './facts';
import type { Card, Cell, SeenState as BerserkState, View as BerserkView } from './shape';

export type { Card, Cell, Player, SeenState as BerserkState, View as BerserkView } from './shape';

export const { columns: COLUMNS, rows: ROWS } = FIELD;

/** Whose half is on the left, or below: one's own; for those who watch, the first seat's. */
export const ownSeat = (view: BerserkView): number => view.seat ?? 0;

/** Where a cell is drawn, from 0: columns go from one's own third row to the enemy's, rows from one's left to one's right. */
export interface Place {
  column: number;
  row: number;
}

/** `own` goes first: its rows are 1 to 3. */
export function placeOf(cell: Cell, first: boolean): Place {
  const at = CELLS.indexOf(cell);
  const [column, row] = [Math.floor(at / ROWS), at % ROWS];
  return first ? { column, row } : { column: COLUMNS - 1 - column, row: ROWS - 1 - row };
}

/** All cells in the order in which they are read: column by column from one's own side. */
export const CELLS: readonly Cell[] = FIELD.cells;

const wordOfKind = (id: number | null): string => (id === null ? '' : ((CARDS as Record<number, { word: string }>)[id]?.word ?? ''));

/** A card as moves write it: on the field its cell (`c2`, a symbiont `c2+`, one that shares it `c2~`), elsewhere its word. */
export function wordOf(state: BerserkState, slot: number): string {
  const card = state.cards[slot];
  if (!card) return '';
  if (card.zone === 'field' && card.cell) {
    if (state.ghost === slot) return `${card.cell}~`;
    if (card.host === null) return card.cell;
    const before = state.cards.slice(0, slot).filter((other) => other.host === card.host).length;
    return card.cell + '+'.repeat(before + 1);
  }
  const equal = state.cards.slice(0, slot).filter((other) => other.card === card.card && other.zone !== 'field' && other.zone !== 'gone').length;
  return equal ? `${wordOfKind(card.card)}.${equal + 1}` : wordOfKind(card.card);
}

/** A card that lies somewhere, with its slot and how moves write it. */
export interface Lying {
  slot: number;
  card: Card;
  word: string;
}

/** Everything that has a place, by how moves write it. */
export function byWord(state: BerserkState): Map<string, Lying> {
  return new Map(state.cards.flatMap((card, slot) => (card.zone === 'gone' ? [] : [[wordOf(state, slot), { slot, card, word: wordOf(state, slot) }] as const])));
}

export const lyingIn = (state: BerserkState, zone: Card['zone'], of: (card: Card) => boolean): Lying[] =>
  state.cards.flatMap((card, slot) => (card.zone === zone && of(card) ? [{ slot, card, word: wordOf(state, slot) }] : []));

export const inPlay = (card: Card): boolean => card.zone === 'field' || card.zone === 'extra';

/** The key of a card's name in the catalogue. */
export const nameKey = (card: Pick<Card, 'card'>): string => (card.card === null ? 'card-hidden' : `card-${wordOfKind(card.card)}`);

/** What the battle is about to be, or is: it begins with the first turn, and with cards on the field. */
export const inBattle = (state: BerserkState): boolean => state.cards.length > 0;

// --- what is under way ----------------------------------------------------------------------------------------------

/** An attack that was declared and is not over. What there is twice: of the strike, and of the one in return. */
export interface Attack {
  slot: number;
  /** The number of the feature; -1 for a simple strike. */
  feature: number;
  side: number;
  kind: number;
  target: number;
  /** Whom it was aimed at before somebody stepped in. */
  first: number;
  fight: boolean;
  defended: boolean;
  dice: [number, number];
  plus: [number, number];
  strengths: [number, number];
  values: [number, number];
}

const two = (record: readonly number[], at: number): [number, number] => [record[at] ?? 0, record[at + 1] ?? 0];

function attackOf(record: readonly number[]): Attack {
  const flags = record[RECORD.flags] ?? 0;
  return {
    slot: record[RECORD.slot] ?? -1,
    feature: record[RECORD.feature] ?? -1,
    side: record[RECORD.side] ?? 0,
    kind: record[RECORD.kind] ?? 0,
    target: record[RECORD.target] ?? -1,
    first: record[RECORD.first] ?? -1,
    fight: (flags & RECORD.fight) !== 0,
    defended: (flags & RECORD.defended) !== 0,
    dice: two(record, RECORD.die),
    plus: two(record, RECORD.plus),
    strengths: two(record, RECORD.strength),
    values: two(record, RECORD.value),
  };
}

/** The innermost attack under way. */
export function attackUnderWay(state: BerserkState): Attack | null {
  const record = state.records.findLast((one) => one[RECORD.type] === RECORD.attack);
  return record ? attackOf(record) : null;
}

/** One thing that waits to happen. */
export interface Waiting {
  what: 'attack' | 'program' | 'instant' | 'defender';
  slot: number;
  side: number;
  /** The number of the feature; -1 for a simple strike. */
  feature: number;
  target: number;
  kind: number;
}

/** What waits to happen, the topmost first: instants and defenders that were declared, then attacks and programs. */
export function stackOf(state: BerserkState): Waiting[] {
  const out: Waiting[] = [];
  for (const record of state.records) {
    const attack = record[RECORD.type] === RECORD.attack;
    out.push({ what: attack ? 'attack' : 'program', slot: record[RECORD.slot] ?? -1, side: record[RECORD.side] ?? 0, feature: record[RECORD.feature] ?? -1, target: record[RECORD.target] ?? -1, kind: attack ? (record[RECORD.kind] ?? 0) : -1 });
  }
  for (const [name, fields] of state.frames) {
    if (name !== 'Window' && name !== 'Happen') continue;
    if (name === 'Happen') {
      const [side, slot, feature, target] = fields as number[];
      out.push({ what: 'program', side: side ?? 0, slot: slot ?? -1, feature: feature ?? -1, target: target ?? -1, kind: -1 });
      continue;
    }
    const declared = (fields[2] ?? []) as number[];
    for (let at = 0; at < declared.length; at += INSTANT.width) {
      const [side, slot, feature, target] = declared.slice(at, at + INSTANT.width);
      out.push({ what: feature === INSTANT.defender ? 'defender' : 'instant', side: side ?? 0, slot: slot ?? -1, feature: feature ?? -1, target: target ?? -1, kind: -1 });
    }
  }
  return out.reverse();
}

/** The feature whose steps are being taken, and whom it befalls; null where none is. */
export function programUnderWay(state: BerserkState): { number: number; target: Card | null } | null {
  const record = state.records.at(-1);
  if (!record || record[RECORD.type] === RECORD.attack) return null;
  return { number: record[RECORD.program] ?? -1, target: state.cards[record[RECORD.target] ?? -1] ?? null };
}

/** The moment of the window that is open; 0 where none is. */
export function momentOf(state: BerserkState): number {
  const frame = state.frames.at(-1);
  return frame?.[0] === 'Window' ? Number(frame[1][4] ?? 0) : 0;
}
