/** Where everything lies on the board: a ring of eight provinces around the tree, fjords cut into its shore. */
import { FJORDS, OUTER, VILLAGES, YGGDRASIL } from './facts';
import { figuresAt, type BloodRageState, type Figure, type Region } from './position';

export interface Point {
  x: number;
  y: number;
}

export interface Land {
  name: string;
  /** The shore, and a line a little inside it. */
  path: string;
  inner: string;
  label: Point;
  /** Where strengths are told. */
  strengths: Point;
  /** Where a figure's feet stand, village by village. */
  villages: Point[];
  token: Point;
  badge: Point;
  centre: Point;
}

export interface Layout {
  width: number;
  height: number;
  centre: Point;
  rx: number;
  ry: number;
  /** The width of a warrior, and of the letters. */
  piece: number;
  font: number;
  lands: Land[];
  tree: { rx: number; ry: number };
  fjords: { name: string; centre: Point; rx: number; ry: number }[];
  /** Lines along which the regions are named. */
  shores: { region: Region; path: string }[];
}

const ROOT = 0.4;
const HALF = 21.6;
const NOTCH = 8;

const round = (value: number): string => value.toFixed(1);
const line = (points: Point[]): string => points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');

/** The shore is broken by two waves, the same ones at every size. */
const coast = (angle: number): number => 1 + 0.016 * Math.sin(angle * 0.31) + 0.013 * Math.sin(angle * 0.83 + 1) + 0.006 * Math.sin(angle * 2.1);

export function layoutOf(width: number, height: number): Layout {
  const upright = width < 620 || height > width * 0.82;
  const rim = upright ? 12 : 34;
  const rx = width / 2 - (upright ? 8 : Math.max(34, width * 0.07));
  const ry = height / 2 - rim;
  const centre = { x: width / 2, y: height / 2 + (upright ? 0 : 1) };
  const piece = upright ? Math.min(rx / 6.7, ry / 6.4) : Math.min(rx / 7, ry / 4.95, 72);
  const font = Math.max(13, Math.min(24, piece * 0.46));
  /** Angles in degrees clockwise from the north, radius as a part of the ellipse. */
  const at = (angle: number, part: number): Point => {
    const turned = ((angle - 90) * Math.PI) / 180;
    return { x: centre.x + Math.cos(turned) * rx * part, y: centre.y + Math.sin(turned) * ry * part };
  };

  const shore = (nth: number, inset: number): string => {
    const middle = 22.5 + 45 * nth;
    const low = middle - HALF + inset * 22;
    const high = middle + HALF - inset * 22;
    const fjordHigh = nth % 2 === 0;
    const outer: Point[] = [];
    for (let angle = low; angle <= high + 0.01; angle += (high - low) / 24) {
      const off = fjordHigh ? high - angle : angle - low;
      const cut = off < NOTCH ? ((NOTCH - off) / NOTCH) ** 1.4 * 0.3 : 0;
      outer.push(at(angle, coast(angle + nth * 7) - cut - inset));
    }
    const inner: Point[] = [];
    for (let angle = high; angle >= low - 0.01; angle -= (high - low) / 12) inner.push(at(angle, ROOT + 0.035 + 0.008 * Math.sin(angle * 0.4) + inset));
    return `M${line([...outer, ...inner])}Z`;
  };

  const lands = OUTER.map((name, nth): Land => {
    const angle = 22.5 + 45 * nth;
    const side = nth === 1 || nth === 2 || nth === 5 || nth === 6;
    const north = nth === 0 || nth === 7;
    const middle = at(angle, side ? 0.74 : north ? (upright ? 0.745 : 0.765) : upright ? 0.765 : 0.755);
    // The sectors left and right are wide and low; those above and below lean outwards, and have room for four abreast
    // where the board is wide.
    const outward = nth === 0 || nth === 3 ? 1 : nth === 4 || nth === 7 ? -1 : 0;
    const count = VILLAGES[name];
    const rows = count === 4 ? (!upright ? [4] : north ? [3, 1] : [1, 3]) : count > 3 ? [3, count - 3] : [count];
    const gap = piece * (upright ? 1.05 : count === 4 ? 1.02 : 1.1);
    const depth = piece * 0.94;
    const block = font + piece * 1.1 + (rows.length - 1) * depth;
    const top = middle.y - block / 2;
    const lean = outward * piece * (upright ? (rows[0] === 1 ? -0.06 : 0.12) : 0.1) + (side ? (nth < 4 ? 1 : -1) * piece * (upright ? 0.02 : 0.12) : 0);
    const x = rows[0] === 4 ? centre.x + outward * (gap * 2 + piece * 0.2) : middle.x + lean;
    const villages = rows.flatMap((size, row) =>
      Array.from({ length: size }, (_, place) => ({ x: x + (place - (size - 1) / 2) * gap, y: top + font + piece * 1.04 + row * depth })),
    );
    return { name, path: shore(nth, 0), inner: shore(nth, 0.022), label: { x, y: top + font * 0.72 }, strengths: nth === 3 || nth === 4 ? { x, y: top + block + piece * 0.16 + 6 } : { x, y: top - font * 0.3 - 6 }, villages, token: at(angle + (side ? (upright && nth === 2 ? 12 : upright && nth === 5 ? -12 : 0) : outward * -8), side ? 0.47 : 0.478), badge: upright && (nth === 2 || nth === 5) ? at(nth === 2 ? 124 : 236, 0.92) : nth === 3 || nth === 4 ? at(angle + (nth === 3 ? 15 : -15), upright ? 0.635 : 0.57) : at(angle + (nth % 2 === 0 ? -15 : 15), upright ? 0.945 : 0.925), centre: middle };
  });

  const far = upright ? 1.14 : 1.1;
  const fjords = FJORDS.map((name, nth) => {
    const angle = 45 + 90 * nth;
    const point = at(angle, far);
    const room = piece * (upright ? 1.25 : 1.5);
    return { name, centre: { x: Math.max(room * 0.8, Math.min(width - room * 0.8, point.x)), y: Math.max(room * 0.72, Math.min(height - room * 0.66, point.y)) }, rx: room, ry: room * 0.72 };
  });

  const arc = (from: number, to: number, part: number): string => {
    const points: Point[] = [];
    const step = from < to ? 3 : -3;
    for (let angle = from; from < to ? angle <= to : angle >= to; angle += step) points.push(at(angle, part));
    return `M${line(points)}`;
  };
  const out = 1 + 17 / ry;
  const shores: Layout['shores'] = [
    { region: 'manheim', path: arc(-40, 40, out) },
    { region: 'jotunheim', path: arc(215, 145, out + 11 / ry) },
    { region: 'alfheim', path: arc(235, 305, 1 + 17 / rx) },
  ];
  return { width, height, centre, rx, ry, piece, font, lands, tree: { rx: rx * ROOT * 0.97, ry: ry * ROOT * 0.97 }, fjords, shores };
}

/** Half of what a sign at a place takes, and how far from each other rows of such things stand. */
const SIGN = 20;

/** Where something of this breadth begins, so that it does not lie over a sign: it moves away from it to its nearer side. */
export function aside(from: number, breadth: number, y: number, sign: Point): number {
  if (Math.abs(sign.y - y) >= SIGN || sign.x + SIGN <= from - 5 || sign.x - SIGN >= from + breadth) return from;
  return sign.x < from + breadth / 2 ? sign.x + SIGN + 5 : sign.x - SIGN - breadth - 1;
}

/** A figure where it stands, told apart from its like by a number. */
export interface Standing {
  id: string;
  seat: number;
  kind: string;
  place: string;
  /** Between its feet. */
  x: number;
  y: number;
  width: number;
  /** How many stand here in one; more than one where they would not find room. */
  count: number;
}

const great = (kind: string): number => (kind === 'warrior' ? 1 : kind === 'leader' ? 1.14 : 1.2);

/** Figures in rows within a box, as many in a row as it holds; more than it holds stand as one with a number. */
function crowd(figures: Figure[], box: Point & { width: number; rows: number }, piece: number): { figure: Figure; count: number; x: number; y: number }[] {
  const perRow = Math.max(2, Math.floor(box.width / (piece * 0.95)));
  let list = figures.map((figure) => ({ figure, count: 1 }));
  if (list.length > perRow * box.rows) {
    const merged: { figure: Figure; count: number }[] = [];
    for (const one of list) {
      const last = merged.at(-1);
      if (last && last.figure[0] === one.figure[0] && last.figure[1] === one.figure[1]) last.count += 1;
      else merged.push({ ...one });
    }
    list = merged;
  }
  const rows = Math.min(box.rows, Math.ceil(list.length / perRow));
  const size = Math.ceil(list.length / Math.max(1, rows));
  return list.map((one, at) => {
    const row = Math.floor(at / size);
    const inRow = Math.min(size, list.length - row * size);
    const gap = Math.min(piece * 1.08, box.width / Math.max(1, inRow));
    return { ...one, x: box.x + ((at % size) - (inRow - 1) / 2) * gap, y: box.y + (row - (rows - 1)) * piece * 0.92 };
  });
}

/** All figures on the board with their places. Those of one clan stand together. */
export function standings(state: BloodRageState, layout: Layout): Standing[] {
  const out: Standing[] = [];
  const { piece } = layout;
  const put = (place: string, list: { figure: Figure; count: number; x: number; y: number }[]): void => {
    const seen: Record<string, number> = {};
    for (const { figure, count, x, y } of list) {
      const [seat, kind] = figure;
      const nth = (seen[`${seat}-${kind}`] = (seen[`${seat}-${kind}`] ?? 0) + 1);
      out.push({ id: `${place}-${seat}-${kind}-${nth}`, seat, kind, place, x, y, width: piece * great(kind), count });
    }
  };
  for (const land of layout.lands) {
    const figures = figuresAt(state, land.name);
    put(land.name, figures.map((figure, at) => ({ figure, count: 1, ...(land.villages[at] ?? land.centre) })));
  }
  const { centre, tree } = layout;
  put(YGGDRASIL, crowd(figuresAt(state, YGGDRASIL), { x: centre.x, y: centre.y + tree.ry * 0.62, width: tree.rx * 1.62, rows: 2 }, piece));
  for (const fjord of layout.fjords) put(fjord.name, crowd(figuresAt(state, fjord.name), { x: fjord.centre.x, y: fjord.centre.y + piece * 0.66, width: fjord.rx * 1.9, rows: 2 }, piece));
  return out;
}

/** Where the next figure would stand. */
export function landing(state: BloodRageState, layout: Layout, figures: Standing[], place: string): Point {
  const land = layout.lands.find((one) => one.name === place);
  if (land) return land.villages[figuresAt(state, place).length] ?? land.centre;
  const fjord = layout.fjords.find((one) => one.name === place);
  const there = figures.filter((figure) => figure.place === place);
  const right = Math.max(...there.map((figure) => figure.x), -Infinity);
  if (fjord) return there.length ? { x: Math.min(layout.width - layout.piece * 0.5, right + layout.piece), y: fjord.centre.y + layout.piece * 0.66 } : { x: fjord.centre.x, y: fjord.centre.y + layout.piece * 0.5 };
  const y = layout.centre.y + layout.tree.ry * 0.62;
  return there.length ? { x: Math.min(layout.centre.x + layout.tree.rx * 0.8, right + layout.piece), y } : { x: layout.centre.x, y };
}
