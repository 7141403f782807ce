import { describe, expect, it, vi } from 'vitest';
import type { Battle } from '../src/games/bloodrage/position';
import type { Happening, LogLine } from '../src/lib/wire';

vi.mock('../src/lib/sound', () => ({ cardOnCloth: () => undefined }));
const { pillagesIn, sincePillage } = await import('../src/games/bloodrage/battle');
const { Battles } = await import('../src/games/bloodrage/battles.svelte');

const event = (key: string, params: Happening['params'] = {}): Happening => ({ key, params });
const fight = (province: string, winner: number): Happening[] => [
  event('pillages', { seat: '#1', province: `@province-${province}` }),
  event('strength', { seat: '#1', strength: 6 }),
  event('strength', { seat: '#2', strength: 4 }),
  event('wins', { seat: `#${winner}`, province: `@province-${province}` }),
];
const log = (...lines: Happening[][]): LogLine[] => lines.map((events, at) => ({ seq: at + 1, seat: 0, move: null, events, at: 0 }));

interface Told {
  log: LogLine[];
  battle?: Battle | null;
  asked?: string | null;
  open?: string[];
  under?: boolean;
}
function battles({ log, battle = null, asked = null, open = [], under = false }: Told): InstanceType<typeof Battles> {
  const table = { log, looking: null, view: { game: 'bloodrage', state: { phase: 'actions', battle, provinces: {}, fjords: {} } } };
  const choosing = { asked: asked ? { kind: asked } : null, open: new Map(open.map((spot) => [spot, {}])), under, clear: () => undefined };
  return new Battles(table as never, choosing as never);
}
const underWay = (province: Battle['province']): Battle => ({
  province, pillager: 1, stage: 'call', leader: null, winner: null, canceller: null, fighters: 0, valkyries: 0, judges: 0, grace: 0, fallen: [], counted: [], table: [],
  sides: [1, 2].map((seat) => ({ seat, role: seat === 1 ? 'pillager' : 'defender', figures: [], cards: [], chosen: false, cancelled: false, figureStrength: 1, cardStrength: 0, strength: 1, fallen: 0 })),
});

describe('the battles of a play', () => {
  it('are told apart where one follows the other, also within a line', () => {
    const two = log([event('invades')], fight('gimle', 1), [event('glory', { seat: '#1', glory: 3 }), ...fight('horgr', 2)], [event('marches')]);
    expect(pillagesIn(two).map((lines) => sincePillage(lines)?.events.map(({ key }) => key))).toEqual([
      ['pillages', 'strength', 'strength', 'wins', 'glory'],
      ['pillages', 'strength', 'strength', 'wins'],
    ]);
  });

  it('can be looked at again, one after the other', () => {
    const all = battles({ log: log(fight('gimle', 1), fight('horgr', 2)) });
    expect([all.all.map(({ province, winner }) => [province, winner]), all.at]).toEqual([[['gimle', 1], ['horgr', 2]], 1]);
    all.step(-1);
    expect([all.scene?.province, all.asked]).toEqual(['gimle', true]);
    all.step(-1);
    expect(all.scene?.province).toBe('gimle');
    all.follow();
    expect(all.scene?.province).toBe('horgr');
  });

  it('stay known when other things have happened', () => {
    const old = battles({ log: log(fight('gimle', 1), ...Array.from({ length: 5 }, () => [event('marches', { seat: '#2' })])) });
    expect([old.scene, old.known?.province]).toEqual([null, 'gimle']);
    old.unfold();
    expect([old.scene?.province, old.open]).toEqual(['gimle', true]);
  });

  it('lie over the board only while nothing there has to be touched', () => {
    const pillage = log([event('pillages', { seat: '#1', province: '@province-gimle' })]);
    const battle = underWay('gimle');
    expect(battles({ log: pillage, battle }).open).toBe(true);
    expect(battles({ log: pillage, battle, asked: 'battle-card', open: ['hand:tyrs_bash', 'word:pass'] }).open).toBe(true);
    expect(battles({ log: pillage, battle, asked: 'call', open: ['figure:horgr:warrior', 'word:pass'] }).open).toBe(false);
    const over = log(fight('gimle', 1));
    expect(battles({ log: over }).open).toBe(true);
    expect(battles({ log: over, asked: 'action', open: ['place:gimle'] }).open).toBe(false);
    const read = battles({ log: over, asked: 'action', open: ['place:gimle'] });
    read.unfold();
    expect(read.open).toBe(true);
    expect(battles({ log: over, under: true }).open).toBe(false);
  });

  it('stay away when they are put away, and come back with their outcome', () => {
    const all = battles({ log: log(fight('gimle', 1)) });
    all.fold();
    expect([all.open, all.known?.province]).toEqual([false, 'gimle']);
    all.unfold();
    expect(all.open).toBe(true);
  });
});
