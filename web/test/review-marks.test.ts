import { describe, expect, it } from 'vitest';
import { apart, marksOf as bloodRageMarks } from '../src/games/bloodrage/marked';
import { marksOf as wolvesMarks } from '../src/games/wolves/marked';
import type { MarkedMove } from '../src/lib/game-ui';
import { arrowBetween, labelFor, leftOut } from '../src/parts/move-marks';

const moves = (...texts: string[]): MarkedMove[] => texts.map((move, at) => ({ move, kind: at ? 'better' : 'played', label: '' }));
const box = (x: number, y: number, width = 40, height = 40) => ({ x, y, width, height });

describe('moves drawn over a board', () => {
  it('has arrows from the middle of one box to the edge of another, and none inside', () => {
    expect(arrowBetween(box(0, 0), box(100, 0))).toBe('M20.0 20.0L98.0 20.0');
    expect(arrowBetween(box(0, 0, 200, 200), box(80, 80))).toBe('');
    expect(arrowBetween(box(0, 0), box(0, 0))).toBe('');
  });

  it('puts labels where they hide no other and are seen', () => {
    const room = { width: 400, height: 300 };
    const first = labelFor(box(100, 100), 60, false, [], room);
    expect(first).toEqual({ x: 90, y: 88, width: 60, height: 24 });
    const second = labelFor(box(100, 100), 60, false, [first], room);
    expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
    expect(labelFor(box(390, 0), 60, true, [], room)).toEqual({ x: 338, y: 2, width: 60, height: 24 });
  });

  it('leaves out what is not drawn, and nothing else where the same moves are told anew', () => {
    const told = () => bloodRageMarks(moves('invade warrior gimle', 'pass'));
    const [invasion] = told();
    const drawn = invasion ? [{ mark: invasion, frames: [], arrow: '', label: box(0, 0) }] : [];
    expect(leftOut(told(), drawn).map(({ move }) => move)).toEqual(['pass']);
    expect(leftOut(told(), [])).toHaveLength(2);
  });
});

describe('what a move of Blood Rage speaks of', () => {
  it('goes from a figure, or from place to place', () => {
    const [invasion, march] = bloodRageMarks(moves('invade warrior gimle', 'march gimle yggdrasil, warrior, leader'));
    expect(invasion).toMatchObject({ spots: ['figure:warrior', 'place:gimle'], path: ['figure:warrior', 'place:gimle'] });
    expect(march).toMatchObject({ spots: ['place:gimle', 'place:yggdrasil'], path: ['place:gimle', 'place:yggdrasil'] });
  });

  it('is a place, cards, or nothing', () => {
    const [pillage, draft] = bloodRageMarks(moves('pillage gimle', 'troll, thors_hammer'));
    expect(pillage?.spots).toEqual(['place:gimle']);
    expect(pillage?.path).toBeUndefined();
    expect(draft?.spots).toEqual(['card:troll', 'card:thors_hammer']);
    expect(draft?.path).toBeUndefined();
    expect(bloodRageMarks(moves('pass'))[0]?.spots).toEqual([]);
  });

  it('names each card and figure once', () => {
    const marks = bloodRageMarks(moves('upgrade troll', 'upgrade thors_hammer over troll'));
    expect(apart(marks, 'card')).toEqual(['troll', 'thors_hammer']);
    expect(marks[1]?.path).toEqual(['card:thors_hammer', 'card:troll']);
    expect(apart(bloodRageMarks(moves('invade troll gimle')), 'figure')).toEqual(['troll']);
  });
});

it('knows what a move of Wolves of Odin takes up and where it goes', () => {
  const [laid, passed, sacrificed] = wolvesMarks(moves('archer left 2', 'pass', 'sacrifice 0:2:hirdman, bond right 0'), 0);
  expect(laid).toMatchObject({ spots: ['hand:archer', 'end:2:left'], path: ['hand:archer', 'end:2:left'] });
  expect(passed?.path).toBeUndefined();
  expect(sacrificed).toMatchObject({ spots: ['unit:0:2', 'hand:bond', 'end:0:right'], path: ['hand:bond', 'end:0:right'] });
});
