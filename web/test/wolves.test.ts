import { describe, expect, it, vi } from 'vitest';

vi.mock('../src/games/wolves/cards', () => {
  const units = ['archer', 'bond', 'hirdman', 'huskarl', 'berserk', 'thrall', 'priest', 'hovding', 'konung', 'assassin', 'traitor', 'raider'];
  const deities = ['odin', 'thor', 'baldr', 'fafnir', 'fenrir', 'tyr', 'hel', 'heimdall', 'loki'];
  return { PEOPLE: [...units, 'plague', 'shield_wall', 'outflank'], isUnit: (name: string) => units.includes(name), isDeity: (name: string) => deities.includes(name) };
});
const { readOffer, spell, strengthAfter, withPick } = await import('../src/games/wolves/offers');

const spots = (text: string): [string | null, string] => {
  const { via, spot } = readOffer({ text }, 0);
  return [via, spot];
};

describe('options of Wolves of Odin', () => {
  it('finds what is taken up first, and the spot that answers', () => {
    expect(spots('archer left 2')).toEqual(['hand:archer', 'end:2:left']);
    expect(spots('plague 7')).toEqual(['hand:plague', 'number:7']);
    expect(spots('odin banishes thor')).toEqual(['deity:odin', 'deity:thor']);
    expect(spots('seat hirdman right')).toEqual(['pile:hirdman', 'end:0:right']);
    expect(spots('sacrifice 0:3:konung')).toEqual([null, 'unit:0:3']);
    expect(spots('takes 2:1:bond')).toEqual([null, 'unit:2:1']);
    expect(spots('takes bond')).toEqual([null, 'pile:bond']);
    expect(spots('kills itself')).toEqual([null, 'word:itself']);
    expect(spots('to left')).toEqual([null, 'end:0:left']);
    expect(spots('hel')).toEqual([null, 'deity:hel']);
    expect(spots('baldr')).toEqual([null, 'word:baldr']);
    expect(spots('pass')).toEqual([null, 'word:pass']);
  });

  it('puts a late pick where it belongs', () => {
    expect(withPick(['outflank hand', 'discard thrall'], 'discard bond')).toEqual(['outflank hand', 'discard bond', 'discard thrall']);
    expect(withPick(['outflank line', 'return 0:4:bond'], 'return 0:2:huskarl')).toEqual(['outflank line', 'return 0:2:huskarl', 'return 0:4:bond']);
  });

  it('spells what is no option, so that the reason can be asked for', () => {
    expect(spell('turn', 'end:1:left', 'hand:priest', () => '')).toBe('priest left 1');
    expect(spell('turn', 'hand:shield_wall', null, () => '')).toBe('shield_wall');
    expect(spell('target-traitor', 'unit:2:1', null, () => 'bond')).toBe('takes 2:1:bond');
    expect(spell('turn', 'deity:loki', null, () => '')).toBe('summon loki');
  });

  it('reads the strength a line would have', () => {
    expect(strengthAfter({ lines: [[1, 5, 9]] }, 1, 5)).toBe(9);
    expect(strengthAfter({ lines: [[1, 5, 9]] }, 0, 4)).toBe(4);
  });
});
