import type { Drawn, Lying } from '../src/games/voluspa/shape';
import { TableModel } from '../src/lib/table.svelte';
import type { LogLine, Offer, Views } from '../src/lib/wire';

const NAMES = ['Sigrun', 'Hallbjörn', 'Ylva', 'Torvald the Old', 'Eirik'];
const BOARD: Lying[] = [
  ['o15', 'valkyrie', 0, 2, 2, []], ['p15', 'skadi', 0, 0, 0, []], ['q15', 'odin', 0, 8, 8, []],
  ['n16', 'thor', 0, 7, 7, []], ['o16', 'dragon', 0, 0, 0, ['odin']], ['p16', 'loki', 0, 1, 1, []], ['q16', 'fenrir', 0, 0, 0, []], ['r16', 'fenrir', 0, 4, 4, []],
  ['n17', 'hel', 0, 0, 0, []], ['p17', 'skadi', 0, 0, 0, []], ['r17', 'troll', 0, 6, 6, []],
  ['o18', 'valkyrie', 0, 2, 2, []], ['p18', 'thor', 0, 7, 7, []], ['q18', 'jotun', 0, 5, 5, []], ['p19', 'freya', 1, 4, 4, []], ['q14', 'dwarf', 0, 2, 2, []], ['s16', 'raven', 0, 4, 4, ['troll']],
];
const CELLS: [string, number][] = [['o14', 3], ['p14', 8], ['r14', 2], ['n15', 2], ['r15', 3], ['s15', 2], ['m16', 7], ['t16', 7], ['m17', 0], ['n18', 4], ['o19', 4], ['q19', 4], ['p20', 6]];

function offers(): Offer[] {
  const list: Offer[] = CELLS.map(([cell, points]) => ({ text: `odin ${cell}`, preview: { points, lines: [] } }));
  list.push({ text: 'odin o17', preview: { points: 6, lines: [['col', 4, ['o15', 'o16', 'o17', 'o18']], ['row', 2, ['o17', 'p17']]] } });
  for (const [cell, points] of CELLS) list.push({ text: `thor ${cell}`, preview: { points, lines: [] } }, { text: `thor+1 ${cell}`, preview: { points: points + 1, lines: [] } });
  for (const way of ['n', 'e', 's']) list.push({ text: `jotun p18 throws ${way}`, preview: { points: 5, lines: [['row', 3, ['o18', 'p18', 'q18']]], thrown: ['p18', { n: 'p14', e: 'r18', s: 'p20' }[way] ?? 'p20'] } });
  list.push({ text: 'dragon q15', preview: { points: 3, lines: [['row', 3, ['o15', 'p15', 'q15']]] } });
  return list;
}

function line(seq: number, seat: number, tile: string, points: number): LogLine {
  return { seq, seat, move: '', at: 0, events: [{ key: 'place', params: { seat: `#${seat}`, tile: `@tile-${tile}`, cell: 'n14', points, boost: 0 } }, { key: 'draw', params: { seat: `#${seat}`, count: 1 } }] };
}

export class FixtureTable extends TableModel {
  constructor(seats: number) {
    super('fixture');
    const tiles: Drawn[] = ['odin', 'thor', 'skadi', 'dragon', 'jotun'];
    this.seat = 0;
    this.seq = 22;
    this.link = 'open';
    this.log = Array.from({ length: 22 }, (_, i) => line(i, i % seats, tiles[i % 5] ?? 'odin', i % 7));
    this.info = {
      id: 'fixture', game: 'voluspa', options: { set: 'all' }, phase: 'playing', listed: false, host: true, seq: 22, waiting: [0], clock: null, quickWindows: false, practice: false,
      commitment: null, invite: null, rematch: null, result: [], created: 0, moved: 0, version: 1, seed: null, spectators: 0, unplayable: null, clocks: null, resigned: null, mayResign: false,
      seats: NAMES.slice(0, seats).map((name, at) => ({ kind: at === 2 ? 'bot' : 'person', name, bot: null, standIn: false, present: true, mine: at === 0, clock: null, left: false, ranOut: false, standInSince: null, replaceableIn: null, kept: false, keptForMe: false })),
    };
    const view: Views['voluspa'] = {
      game: 'voluspa', seats, options: { set: 'all' }, seat: 0, waiting: [0], over: false,
      state: {
        board: BOARD, hands: NAMES.slice(0, seats).map((_, at) => ({ count: 5, tiles: at ? [] : tiles, known: [] })), hels: NAMES.slice(0, seats).map(() => 1), bag: 46,
        unseen: { odin: 3, thor: 5, troll: 4, dragon: 6, fenrir: 5, skadi: 6, valkyrie: 6, loki: 4, serpent: 6, jotun: 4, hermod: 8, dwarf: 5, freya: 7, raven: 5, nidhogg: 5 },
        discard: { freya: 3 }, scores: [41, 44, 37, 29, 18].slice(0, seats), gained: [], moves: 22, turn: 0, last: ['q18', 1], frames: [],
      },
    };
    this.now = view;
    this.asked = { seat: 0, kind: 'place', params: {}, window: false, parts: [], options: offers() };
  }

  move(text: string): void {
    console.info('move', text);
  }
  whyNot(text: string): void {
    this.notify('no-unknown-move', { move: text });
  }
  look(at: number | null): Promise<void> {
    this.looking = at === 22 ? null : at;
    return Promise.resolve();
  }
  close(): void {}
}
