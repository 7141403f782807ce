/** Where moves are drawn over a board: a frame around what each speaks of, an arrow from what is taken up to where it goes,
 *  and a label that hides no other. */
import type { MarkedMove } from '../lib/game-ui';
import { cut } from './marks';
import { endOf, thingAt } from './spots';

/** A move with what it speaks of, as values of `data-spot`. */
export interface PlacedMove extends MarkedMove {
  spots: string[];
  /** What of it goes where. */
  path?: readonly [from: string, to: string];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Frame {
  path: string;
  transform: string;
  box: Box;
}

export interface DrawnMove {
  mark: PlacedMove;
  frames: Frame[];
  arrow: string;
  label: Box;
}

const TALL = 24;
const FRAME = 3;
/** By how much a label above a box reaches into it. */
const OVER = 3;
/** The breadth of a place beside a unit, where another one would come. */
const SLOT = 14;
/** How much of an arrow stays free at its head. */
const SHORT = 6;

export const middleOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });
const meet = (one: Box, other: Box): boolean => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** A straight arrow from the middle of one box to the edge of another; none where one lies in the other. */
export function arrowBetween(from: Box, to: Box): string {
  const [one, other] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const inside = Math.min(dx ? to.width / 2 / Math.abs(dx) : Infinity, dy ? to.height / 2 / Math.abs(dy) : Infinity);
  if (inside >= 1) return '';
  const end = 1 - inside * 0.8 - SHORT / Math.hypot(dx, dy);
  return end > 0 ? `M${one.x.toFixed(1)} ${one.y.toFixed(1)}L${(one.x + dx * end).toFixed(1)} ${(one.y + dy * end).toFixed(1)}` : '';
}

/** Where a label of this breadth stands: on the upper edge of a box or above it, else where it hides none of the others. */
export function labelFor(box: Box, breadth: number, above: boolean, taken: readonly Box[], room: { width: number; height: number }): Box {
  const x = Math.max(2, Math.min(room.width - breadth - 2, box.x + box.width / 2 - breadth / 2));
  const tries = [box.y - (above ? TALL - OVER : TALL / 2), box.y + box.height - TALL / 2, box.y + box.height / 2 - TALL / 2, ...Array.from({ length: 6 }, (_, at) => box.y + (at + 1) * TALL)];
  const places = tries.map((y) => ({ x, y: Math.max(2, Math.min(room.height - TALL - 2, y)), width: breadth, height: TALL }));
  return places.find((place) => !taken.some((other) => meet(place, other))) ?? (places[0] as Box);
}

/** What stands beside a move that is drawn. */
export const labelOf = ({ label, gain = '' }: MarkedMove): string => label + gain;

/** The breadth of a label, roughly. */
export const breadthOf = (label: string): number => label.length * 8 + 20;

const around = ({ x, y, width, height }: Box): string => cut(x - FRAME, y - FRAME, width + 2 * FRAME, height + 2 * FRAME, Math.min(8, width / 4, height / 4));

/** A land has its own outline (`data-outline`); all else has a box. */
function outlineOf(thing: Element, base: DOMMatrix): { path: string; transform: string } | null {
  const drawn = thing.querySelector<SVGGraphicsElement>('[data-outline]');
  const own = drawn?.getScreenCTM();
  if (!drawn || !own) return null;
  const { a, b, c, d, e, f } = base.inverse().multiply(own);
  const number = (name: string): number => Number(drawn.getAttribute(name));
  const [cx, cy, rx, ry] = [number('cx'), number('cy'), number('rx'), number('ry')];
  const path = drawn.getAttribute('d') ?? `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  return { path, transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` };
}

/** The place beside the outermost unit of a line. */
function beside(box: Box, end: 'left' | 'right'): Box {
  return { ...box, x: end === 'left' ? box.x - SLOT + 2 : box.x + box.width - 2, width: SLOT };
}

function frameOf(spot: string, board: HTMLElement, overlay: SVGSVGElement): Frame | null {
  const thing = thingAt(spot, board);
  const base = overlay.getScreenCTM();
  if (!thing || !base) return null;
  const { left, top } = overlay.getBoundingClientRect();
  const found = (thing.querySelector('[data-mark]') ?? thing).getBoundingClientRect();
  const whole = { x: found.left - left, y: found.top - top, width: found.width, height: found.height };
  if (!thing.getBoundingClientRect().width) return null;
  const end = endOf(spot);
  const box = end && thing.matches('[data-spot^="unit:"]') ? beside(whole, end) : whole;
  return { box, ...(outlineOf(thing, base) ?? { path: around(box), transform: '' }) };
}

/** All moves as they are drawn over this board; one that lies nowhere on it is left out. */
export function drawnOver(marks: readonly PlacedMove[], board: HTMLElement, overlay: SVGSVGElement, above: boolean): DrawnMove[] {
  const room = { width: overlay.clientWidth, height: overlay.clientHeight };
  const taken: Box[] = [];
  return marks.flatMap((mark) => {
    const found = new Map([...new Set(mark.spots)].flatMap((spot) => {
      const frame = frameOf(spot, board, overlay);
      return frame ? [[spot, frame] as const] : [];
    }));
    const frames = [...found.values()];
    const last = frames.at(-1);
    if (!last) return [];
    const [from, to] = [found.get(mark.path?.[0] ?? ''), found.get(mark.path?.[1] ?? '')];
    const label = labelFor((to ?? last).box, breadthOf(labelOf(mark)), above, taken, room);
    taken.push(label);
    return [{ mark, frames, arrow: from && to ? arrowBetween(from.box, to.box) : '', label }];
  });
}

/** The moves of which nothing is drawn. They are told by their kinds: the same moves may be told anew. */
export const leftOut = (marks: readonly PlacedMove[], drawn: readonly DrawnMove[]): PlacedMove[] =>
  marks.filter(({ kind }) => !drawn.some(({ mark }) => mark.kind === kind));
