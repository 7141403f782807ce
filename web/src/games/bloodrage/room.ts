/** How high an example of the rules page is, before it is drawn: the board, a battle or a pack, cards, and what is told. */
import { CARDS } from './facts';

const [BOARD, EDGES, GAP, WORDS] = [330, 18, 8, 28];
const battle = (width: number): number => (width < 520 ? 310 : 410);
/** A pack, how broad its cards are, and those beside a board. */
const [PACK, BROAD, SLIM] = [8, 116, 82];
const high = (width: number): number => width * 1.4;

/** So many cards of this width in rows, in a column. */
function rows(count: number, card: number, width: number): number {
  const each = Math.max(1, Math.floor((width - EDGES + GAP) / (card + GAP)));
  const lines = Math.ceil(count / each);
  return lines ? lines * (high(card) + GAP) + 12 : 0;
}

export function room({ position, move = '' }: { position: string[]; move?: string }, width: number): number {
  if (position.some((fact) => fact.endsWith(' draft'))) return EDGES + rows(PACK, BROAD, width);
  const fights = position.some((fact) => fact.startsWith('battle:') && !fact.includes('"stage":"call"'));
  const named = move.split(/[ ,]+/).filter((word) => word in CARDS);
  const upgrades = position.flatMap((fact) => /^upgrades 0: (.*)/.exec(fact)?.[1]?.split(' ') ?? []);
  /** What a raid brings, or an upgrade for another, is told at length. */
  const more = /^pillage| over /.test(move) ? 1 : 0;
  const told = move ? WORDS * ((width < 520 ? 3 : 2) + more) + GAP : 0;
  return EDGES + (fights ? battle(width) : BOARD) + rows(new Set([...named, ...upgrades]).size, SLIM, width) + told;
}
