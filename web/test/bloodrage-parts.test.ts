/** Blood Rage: the tale of a battle, held cards, and how long names break. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { lastBattle, sceneOf, sincePillage, taleOf } from '../src/games/bloodrage/battle';
import { cardIcon, cardKey, cardOf, CARDS, emblems, inOrder, KIND_ICON, valueOf } from '../src/games/bloodrage/cards';
import { LAZY_EMBLEMS } from '../src/games/bloodrage/emblems';
import { fitted, left, rounds } from '../src/games/bloodrage/draft';
import { held } from '../src/games/bloodrage/held';
import { softly } from '../src/lib/softly';
import type { Battle, Figure, Side } from '../src/games/bloodrage/position';
import type { Happening, LogLine } from '../src/lib/wire';

const event = (key: string, params: Happening['params'] = {}): Happening => ({ key, params });
let seq = 0;
const line = (...events: Happening[]): LogLine => ({ seq: (seq += 1), seat: 0, move: null, events, at: 0 });

const begins = event('pillages', { seat: '#1', province: '@province-gimle' });
const shows = [event('reveals', { seat: '#1', card: '@card-tyrs_bash' }), event('reveals', { seat: '#3', card: '@card-heimdalls_eye' })];
const ends = [
  event('adds', { seat: '#1', card: '@card-heimdalls_gaze' }),
  event('strength', { seat: '#1', strength: 6 }),
  event('strength', { seat: '#3', strength: 4 }),
  event('wins', { seat: '#1', province: '@province-gimle' }),
  event('takes-glory', { seat: '#3', from: '#1', glory: 2 }),
  event('falls', { seat: '#3', figure: '@figure-warrior', count: 2, place: '@province-gimle' }),
  event('falls', { seat: '#3', figure: '@figure-ship', count: 1, place: '@fjord-nw' }),
  event('falls', { seat: '#3', figure: '@figure-warrior', count: 1, place: '@province-gimle' }),
  event('glory', { seat: '#1', glory: 5, cause: '@cause-pillage' }),
  event('glory', { seat: '#1', glory: 3, cause: '@cause-battle' }),
  event('pillaged', { seat: '#1', province: '@province-gimle', reward: '@reward-glory' }),
];
const play = [line(event('invades', { seat: '#0' })), line(begins), line(event('joins', { seat: '#3' })), line(...shows), line(...ends)];

describe('the tale of a pillage', () => {
  it('begins with the last pillage and ends with other business', () => {
    expect(sincePillage([line(event('marches'))])).toBeNull();
    expect(sincePillage(play)?.events[0]).toBe(begins);
    expect(sincePillage(play)?.since).toBe(0);
    const later = [...play, line(event('marches', { seat: '#2' })), line(event('glory', { seat: '#2', glory: 50, cause: '@cause-battle' }))];
    expect(sincePillage(later)?.since).toBe(2);
    expect(sincePillage(later)?.events).toEqual(sincePillage(play)?.events);
  });

  it('does not take an invasion in the midst of a battle for its end', () => {
    const midst = [line(begins), line(event('invades', { seat: '#2' })), line(...shows)];
    expect(sincePillage(midst)?.since).toBe(0);
  });

  it('counts cards, the dead and glory by seat', () => {
    const tale = taleOf(sincePillage(play)?.events ?? []);
    expect(tale.cards.get(1)).toEqual([{ card: 'tyrs_bash', late: false }, { card: 'heimdalls_gaze', late: true }]);
    expect(tale.fallen.get(3)).toEqual([['warrior', 3], ['ship', 1]]);
    expect(tale.glory.get(1)).toBe(6);
    expect(tale.glory.get(3)).toBe(2);
    expect(tale.winner).toBe(1);
  });

  it('leaves out what the end of the age brings in the same breath', () => {
    const after = [
      event('drops', { seat: '#3', count: 2 }),
      event('fulfils', { seat: '#3', card: '@card-manheim-3' }),
      event('glory', { seat: '#3', glory: 9, cause: '@card-manheim-3' }),
      event('ragnarok', { province: '@province-utgard' }),
      event('falls', { seat: '#1', figure: '@figure-leader', count: 1, place: '@province-utgard' }),
      event('glory', { seat: '#1', glory: 4, cause: '@cause-ragnarok' }),
      event('ends', { winners: ['#1'], glory: 40 }),
    ];
    const last = [line(begins), line(...shows), line(...ends, ...after)];
    const tale = taleOf(sincePillage(last)?.events ?? []);
    expect([tale.glory.get(1), tale.glory.get(3)]).toEqual([6, 2]);
    expect(tale.fallen.get(1)).toBeUndefined();
    expect(lastBattle(last)?.deeds.map(({ key }) => key)).not.toContain('ragnarok');
  });

  it('forgets the cards that a Watch has discarded', () => {
    const tale = taleOf([begins, ...shows, event('watch', { seat: '#3', card: '@card-heimdalls_watch-2' }), event('reveals', { seat: '#3', card: '@card-tyrs_rage-2' })]);
    expect(tale.cards.get(1)).toBeUndefined();
    expect(tale.cards.get(3)).toEqual([{ card: 'tyrs_rage-2', late: false }]);
  });

  it('tells the last battle when it is over, with those who still stand', () => {
    expect(lastBattle(play.slice(0, 4))).toBeNull();
    const stands: Figure = [1, 'leader', 3];
    const state = { provinces: { gimle: { fjord: 'nw', figures: [stands] } }, fjords: { nw: { closed: false, figures: [[2, 'ship', 2]] } } };
    const scene = lastBattle(play, state as never);
    expect(scene).toMatchObject({ province: 'gimle', pillager: 1, stage: 'over', winner: 1, tie: false, pillaged: true });
    expect(scene?.sides.map(({ seat, strength, glory }) => [seat, strength, glory])).toEqual([[1, 6, 6], [3, 4, 2]]);
    expect(scene?.sides[0]?.figures).toEqual([stands]);
    expect(scene?.sides[1]?.figures).toEqual([]);
    expect(scene?.deeds.map(({ key }) => key)).not.toContain('joins');
  });

  it('knows a pillage without a battle by the pillager alone', () => {
    const scene = lastBattle([line(begins, event('pillaged', { seat: '#1', province: '@province-gimle', reward: '@reward-rage' }))]);
    expect(scene?.sides.map(({ seat }) => seat)).toEqual([1]);
    expect(scene?.winner).toBe(1);
  });
});

const side = (seat: number, more: Partial<Side>): Side => ({ seat, role: seat === 1 ? 'pillager' : 'defender', figures: [], cards: [], chosen: false, cancelled: false, figureStrength: 1, cardStrength: 0, strength: 1, fallen: 0, ...more });
const battle = (stage: Battle['stage'], sides: Side[], winner: number | null = null): Battle => ({ province: 'gimle', pillager: 1, stage, sides, leader: null, winner, canceller: null, fighters: 0, valkyries: 0, judges: 0, grace: 0, fallen: [], counted: [], table: [] });

describe('the scene of a battle', () => {
  it('shows that a card lies face down, and never which', () => {
    const scene = sceneOf(battle('cards', [side(1, { chosen: true }), side(3, {})]), play.slice(0, 3));
    expect(scene.sides.map(({ hidden, cards }) => [hidden, cards])).toEqual([[true, []], [false, []]]);
    expect(scene.deeds.map(({ key }) => key)).toEqual(['joins']);
  });

  it('keeps cards and strengths of the comparison in sight when they are put away', () => {
    const scene = sceneOf(battle('outcome', [side(1, { strength: 4 }), side(3, { strength: 0 })], 1), play);
    expect(scene.sides[0]).toMatchObject({ strength: 6, figureStrength: null, cards: [{ card: 'tyrs_bash', late: false }, { card: 'heimdalls_gaze', late: true }] });
    expect(scene.sides[1]).toMatchObject({ strength: 4, cards: [{ card: 'heimdalls_eye', late: false }] });
  });

  it('calls it a tie only when nobody has won in the end', () => {
    expect(sceneOf(battle('revealed', []), []).tie).toBe(false);
    expect(sceneOf(battle('outcome', []), []).tie).toBe(true);
    expect(sceneOf(battle('outcome', [], 1), []).tie).toBe(false);
  });
});

describe('cards in hand', () => {
  it('tells equal cards apart', () => {
    const state = vi.fn((_: string, nth: number) => ({ state: nth === 1 ? ('able' as const) : ('dim' as const) }));
    expect(held(['a', 'b', 'a'], state).map(({ card, nth, state: how }) => [card, nth, how])).toEqual([['a', 1, 'able'], ['b', 1, 'able'], ['a', 2, 'dim']]);
  });
});

describe('names that are too long for a card', () => {
  it.each([
    ['Превосходство Тора', 'Превос\u00ADходство Тора'],
    ['Благословение Локи', 'Благос\u00ADловение Локи'],
    ['Мастера оружия', 'Мастера оружия'],
    ["Odin's Inspiration", "Odin's Inspiration"],
  ])('%s', (name, soft) => {
    expect(softly(name)).toBe(soft);
  });

  it('break only where a line has no room', () => {
    expect(softly("Odin's Inspiration", 10)).toBe("Odin's Inspi\u00ADration");
    expect(softly('Превосходство Тора', 13)).toBe('Превосходство Тора');
  });
});

describe('the draft', () => {
  it('lays a pack out as large as its place allows', () => {
    expect(fitted(8, 374, 300, 7, 64, 132)).toBe(88);
    expect(fitted(8, 1200, 200, 12, 64, 132)).toBe(132);
    expect(fitted(8, 200, 100, 7, 64, 132)).toBe(64);
    expect(fitted(1, 1000, 1000, 12, 64, 132)).toBe(132);
  });

  it('counts rounds and packs for one card or two at a time', () => {
    expect([rounds(1), rounds(2)]).toEqual([6, 3]);
    expect([left(0, 1), left(5, 1), left(2, 2)]).toEqual([8, 3, 4]);
  });
});

describe('the cards', () => {
  const catalogue = (language: string): string => readFileSync(new URL(`../../src/meadhall/games/bloodrage/${language}.ftl`, import.meta.url), 'utf8');

  it.each(['en', 'ru'])('have names and words in %s, and an emblem each', (language) => {
    const text = catalogue(language);
    const nameless = [...CARDS.keys()].filter((key) => !new RegExp(`^${cardKey(key)} = .+\\n    \\.text = `, 'm').test(text));
    expect(nameless).toEqual([]);
    expect([...CARDS.keys()].filter((key) => !(key in LAZY_EMBLEMS))).toEqual([]);
  });

  it('share an emblem only with the same card of another age', async () => {
    await emblems.load(CARDS.keys());
    const ids = new Map<string, Set<string>>();
    for (const { key, id } of CARDS.values()) ids.set(cardIcon(key), (ids.get(cardIcon(key)) ?? new Set()).add(id));
    expect([...ids.values()].filter((set) => set.size > 1)).toEqual([]);
  });

  it('are called by age where several ages have them', () => {
    expect(cardOf('tyrs_smash-1')).toMatchObject({ id: 'tyrs_smash', age: 1, family: 'battle', god: 'tyr', strength: 3, cost: null });
    expect(cardOf('tyrs_smash')).toBeNull();
    expect(cardOf('troll')).toMatchObject({ kind: 'monster', family: 'upgrade', cost: 2, strength: 2, god: null });
    expect(cardOf('yggdrasil-3')).toMatchObject({ family: 'quest', glory: 11, place: 'yggdrasil', strength: null });
  });

  it('show what matters first in their corner', () => {
    const corner = (key: string): string => valueOf(cardOf(key)!);
    expect(['tyrs_rage-2', 'heimdalls_sight', 'lokis_poison', 'manheim-2', 'friggas_charm', 'frost_giant'].map(corner)).toEqual(['+6', '+?', '+0', '7', '0', '4']);
  });

  it('lie in the hand by kind: battle, quests, upgrades by slot', () => {
    expect(inOrder(['troll', 'lokis_domain', 'alfheim-1', 'lord_of_hammers', 'tyrs_bash', 'brothers_in_arms', 'lokis_dragons'])).toEqual([
      'tyrs_bash', 'alfheim-1', 'lord_of_hammers', 'brothers_in_arms', 'lokis_dragons', 'troll', 'lokis_domain',
    ]);
    expect(Object.values(KIND_ICON).every(Boolean)).toBe(true);
  });
});
