import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { keep } from '../src/games/wolves/keeping';
import { needed, readOffer, spell, strengthAfter, strikeOf, withPick } from '../src/games/wolves/offers';
import { results } from '../src/games/wolves/sentences';
import type { Teller } from '../src/lib/words.svelte';

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
    expect(spell('turn', 'unit:2:1', 'hand:priest', () => 'bond')).toBe('priest right 2');
    expect(spell('turn', 'unit:2:1', null, () => 'bond')).toBe('sacrifice 2:1:bond');
  });

  it('reads the strength a line would have', () => {
    expect(strengthAfter({ lines: [[1, 5, 9]] }, 1, 5)).toBe(9);
    expect(strengthAfter({ lines: [[1, 5, 9]] }, 0, 4)).toBe(4);
  });

  it('counts what is still to be picked, the picks held back included', () => {
    expect(needed({ kind: 'baldr-returns', params: { count: 3 } }, ['discard konung'])).toBe(2);
    expect(needed({ kind: 'payment', params: { price: 4, paid: 1 } }, ['pay berserk'])).toBe(1);
    expect(needed({ kind: 'outflank-hand', params: { count: 3 } }, [])).toBeNull();
  });

  it('tells who strikes whom', () => {
    expect(strikeOf('thor strikes loki')).toEqual({ by: 'thor', whom: 'loki' });
    expect(strikeOf('strikes loki')).toBeNull();
    expect(strikeOf('odin banishes loki')).toBeNull();
  });
});

describe('a line that changes', () => {
  const line = (text: string): [string, number, number][] => text.split(' ').filter(Boolean).map((name) => [name, 0, 0]);
  const after = (before: string, now: string): string[] => {
    let count = 0;
    const fresh = (): string => `k${(count += 1)}`;
    return keep(keep([], line(before), fresh), line(now), fresh).map((unit) => unit.key);
  };

  it('keeps the keys of those who stay', () => {
    expect(after('bond archer bond', 'bond archer bond')).toEqual(['k1', 'k2', 'k3']);
    expect(after('bond archer bond', 'archer bond')).toEqual(['k2', 'k3']);
    expect(after('bond archer bond', 'bond bond')).toEqual(['k1', 'k3']);
    expect(after('bond archer', 'thrall bond archer')).toEqual(['k3', 'k1', 'k2']);
    expect(after('bond archer', 'bond archer archer')).toHaveLength(3);
    expect(after('bond archer', '')).toEqual([]);
    expect(after('berserk bond', 'konung thrall')).toEqual(['k3', 'k4']);
  });

  it('never gives two units one key', () => {
    const keys = after('bond bond archer bond', 'archer bond bond bond archer');
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('what an answer would do', () => {
  const teller = (language: string): Teller => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const part of [language, `board.${language}`])
      bundle.addResource(new FluentResource(readFileSync(`../src/meadhall/games/wolves/${part}.ftl`, 'utf-8')));
    return {
      text: (key: string, params: Record<string, string | number> = {}): string => bundle.formatPattern(bundle.getMessage(key)!.value!, params),
    } as unknown as Teller;
  };

  it('warns whoever summons a god of the hostile colour that one colour has to go', () => {
    const offer = (preview: object): string => results(readOffer({ text: 'summon loki', preview }, 0).preview, teller('en'), 0);
    expect(offer({ price: 4, warns: 'warn-colour' })).toContain('One of your two colours will have to go');
    expect(offer({ price: 4 })).not.toContain('colour');
    expect(results({ warns: 'warn-colour' }, teller('ru'), 0)).toContain('цветов придётся отдать');
  });
});
