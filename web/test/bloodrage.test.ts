import { describe, expect, it, vi } from 'vitest';
import type { Asked } from '../src/lib/wire';
import { type Teller, ui } from '../src/lib/words.svelte';
import { inOrder, marchAll, ownAt, pickingOf, readAsked, slotFor, spell } from '../src/games/bloodrage/offers';
import { FJORDS, OUTER, doomed, grouped, order, type BloodRageState, type BloodRageView, type Clan, type Figure } from '../src/games/bloodrage/position';
import { aside, landing, layoutOf, standings } from '../src/games/bloodrage/ring';
import { loot, results, sentenceOf } from '../src/games/bloodrage/sentences';
import { provinceLines, spoken } from '../src/games/bloodrage/spoken';

vi.mock('../src/lib/words.svelte', () => ({ ui: (key: string) => `ui-${key}` }));
vi.mock('../src/lib/live.svelte', () => ({ LiveTable: class {} }));
vi.mock('../src/lib/sound', () => ({ cardOnCloth: () => undefined }));

/** Texts as their keys with what is put into them, so that a sentence shows what it was made of. */
const say = {
  text: (key: string, params: Record<string, unknown> = {}) => [key, ...Object.values(params)].join(' '),
  name: (key: string) => key,
  seat: (seat: number) => `seat ${seat}`,
  rich: (key: string) => [{ kind: 'text', text: key }],
} as unknown as Teller;

function clan(more: Partial<Clan> = {}): Clan {
  return {
    glory: 0, rage: 6, steps: { rage: 1, axes: 1, horns: 1 }, stats: { rage: 6, axes: 3, horns: 4 }, figures: 0, helmets: 4,
    upgrades: [null, null, null, null, null, null, null, null], reserve: { leader: 1, warrior: 8, ship: 1 }, valhalla: {}, passed: false, actions: 0,
    handSize: 0, questCount: 0, hand: [], quests: [], seen: { known: [], veiled: [], shown: [], loose: [], old: 0 }, ...more,
  };
}

const VILLAGES = [4, 5, 5, 4, 3, 3, 5, 3];
function view(figures: Record<string, Figure[]> = {}, clans: Clan[] = [clan(), clan()]): BloodRageView {
  const provinces = Object.fromEntries(
    [...OUTER, 'yggdrasil'].map((name, at) => {
      const there = figures[name] ?? [];
      const villages = VILLAGES[at] ?? null;
      const strengths: Record<string, number> = {};
      for (const [seat, , strength] of there) strengths[String(seat)] = (strengths[String(seat)] ?? 0) + strength;
      return [name, { region: at < 8 ? ('manheim' as const) : null, fjord: FJORDS[Math.floor(at / 2)] ?? null, villages, free: villages === null ? null : villages - there.length, token: 'rage' as const, pillaged: false, destroyed: false, doomed: null, figures: there, strengths }];
    }),
  );
  const fjords = Object.fromEntries(FJORDS.map((name) => [name, { closed: false, figures: figures[name] ?? [] }]));
  const state: BloodRageState = { age: 1, phase: 'actions', first: 0, turn: 0, doom: ['gimle', 'horgr', 'utgard'], provinces, fjords, clans, draft: null, packs: [], battle: null, discards: {}, frames: [] };
  return { game: 'bloodrage', seats: clans.length, options: {}, seat: 0, waiting: [0], over: false, state };
}

const asked = (kind: string, texts: string[], params: Asked['params'] = {}, preview: unknown = {}): Asked => ({ seat: 0, kind, params, window: false, parts: [], options: texts.map((text) => ({ text, preview: preview as null })) });
const spots = (kind: string, text: string, own = clan()): [string | null, string][] => readAsked(asked(kind, [text]), own).map(({ via, spot }) => [via, spot]);

describe('options of Blood Rage', () => {
  it('finds what is taken up first, and the spot that answers', () => {
    expect(spots('action', 'invade warrior gimle')).toEqual([['reserve:warrior', 'place:gimle'], ['place:gimle', 'reserve:warrior']]);
    expect(spots('action', 'recall troll ne')).toEqual([['dead:troll', 'place:ne'], ['place:ne', 'dead:troll']]);
    expect(spots('action', 'march gimle yggdrasil')).toEqual([['march:gimle', 'place:yggdrasil']]);
    expect(spots('action', 'pillage utgard')).toEqual([['place:utgard', 'word:pillage utgard'], [null, 'token:utgard']]);
    expect(spots('action', 'pass')).toEqual([[null, 'word:pass']]);
    expect(spots('draft', 'yggdrasil-1')).toEqual([[null, 'pack:yggdrasil-1']]);
    expect(spots('draft', 'troll')).toEqual([[null, 'pack:troll']]);
    expect(spots('battle-card', 'tyrs_bash')).toEqual([[null, 'hand:tyrs_bash']]);
    expect(spots('late-card', 'pass')).toEqual([[null, 'word:pass']]);
    expect(spots('call', 'warrior gimle')).toEqual([[null, 'figure:gimle:warrior']]);
    expect(spots('spare', 'save troll')).toEqual([[null, 'kind:troll']]);
    expect(spots('spare', 'flee')).toEqual([[null, 'word:flee']]);
    expect(spots('tide', 'leader')).toEqual([[null, 'kind:leader']]);
    expect(spots('hammers', 'yggdrasil')).toEqual([[null, 'place:yggdrasil']]);
    expect(spots('raise', 'axes')).toEqual([[null, 'stat:axes']]);
    expect(spots('quest-strength', 'as 3')).toEqual([[null, 'word:as 3']]);
    expect(spots('succor', 'warrior')).toEqual([[null, 'word:warrior']]);
    expect(spots('storm', 'pillage')).toEqual([[null, 'word:pillage']]);
  });

  it('lays a quest by touching it, each kind once', () => {
    const own = clan({ hand: ['alfheim-1', 'alfheim-1', 'tyrs_bash', 'glorious_death-1'] });
    expect(readAsked(asked('action', ['quest']), own).map(({ text, spot }) => [text, spot])).toEqual([['quest, alfheim-1', 'hand:alfheim-1'], ['quest, glorious_death-1', 'hand:glorious_death-1']]);
  });

  it('asks for a slot only where there are several to choose from', () => {
    const own = clan({ upgrades: [null, null, null, 'dark_elf', null, null, null, null] });
    expect(readAsked(asked('action', ['upgrade lord_of_axes'], {}, { slot: 'leader' }), own)[0]).toMatchObject({ via: null, spot: 'hand:lord_of_axes' });
    const two = readAsked(asked('action', ['upgrade troll', 'upgrade troll over dark_elf'], {}, { slot: 'monster' }), own);
    expect(two.map(({ via, spot }) => [via, spot])).toEqual([['hand:troll', 'slot:4'], ['hand:troll', 'slot:3']]);
    expect(slotFor('upgrade lokis_domain', own, 'clan')).toBe(5);
  });

  it('spells what is no option, so that the reason can be asked for', () => {
    expect(spell('action', 'place:gimle', 'reserve:ship', clan())).toBe('invade ship gimle');
    expect(spell('action', 'place:gimle', 'march:utgard', clan())).toBe('march utgard gimle');
    expect(spell('action', 'place:gimle', null, clan())).toBe('pillage gimle');
    expect(spell('action', 'place:ne', null, clan())).toBeNull();
    const ruined = view();
    ruined.state.provinces.elvagar!.free = 0;
    expect(spell('action', 'reserve:warrior', null, clan(), ruined.state)).toBe('invade warrior angerboda');
    expect(spell('action', 'reserve:ship', null, clan(), ruined.state)).toBe('invade ship ne');
    expect(spell('action', 'hand:troll', null, clan({ hand: ['troll'] }))).toBe('upgrade troll');
    expect(spell('action', 'hand:alfheim-1', null, clan({ hand: ['alfheim-1'] }))).toBe('quest');
    expect(spell('late-card', 'hand:tyrs_bash', null, clan())).toBe('tyrs_bash');
    expect(spell('hammers', 'place:gimle', null, clan())).toBe('gimle');
    expect(spell('draft', 'hand:tyrs_bash', null, clan())).toBeNull();
  });
});

describe('choices of several', () => {
  const marching = asked('march', ['leader', 'warrior', 'troll'], { from: '@province-gimle', to: '@province-utgard' });
  const company: Figure[] = [[0, 'troll', 2], [0, 'leader', 3], [0, 'warrior', 1], [0, 'warrior', 1], [1, 'warrior', 1]];
  const there = view({ gimle: company }, [clan({ upgrades: [null, null, null, 'troll', null, null, null, null] }), clan()]);

  it('lets one’s own figures march, in the order of the rules', () => {
    const picking = pickingOf(marching, there);
    expect(picking?.count).toBeNull();
    expect(picking?.candidates.map(({ text, nth }) => `${text} ${nth}`)).toEqual(['leader 1', 'warrior 1', 'warrior 2', 'troll 1']);
    expect(inOrder(['troll', 'warrior', 'leader'], picking!)).toEqual(['leader', 'warrior', 'troll']);
  });

  it('sends all who find room, the strongest first', () => {
    const picking = pickingOf(marching, there)!;
    expect(marchAll(picking, ownAt(there, 0, 'gimle'), 9)).toEqual(['leader', 'warrior', 'warrior', 'troll']);
    expect(marchAll(picking, ownAt(there, 0, 'gimle'), 2)).toEqual(['leader', 'troll']);
  });

  it('takes two cards of a pack at a time where two play, one where more do', () => {
    const two = view();
    two.state.draft = { round: 0, take: 2, hand: ['troll', 'tyrs_bash', 'alfheim-1'], picked: [] };
    const picking = pickingOf(asked('draft', ['troll', 'tyrs_bash']), two);
    expect(picking?.count).toBe(2);
    expect(inOrder(['alfheim-1', 'troll'], picking!)).toEqual(['troll', 'alfheim-1']);
    two.state.draft.take = 1;
    expect(pickingOf(asked('draft', ['troll']), two)).toBeNull();
  });

  it('gives figures of the whole board to Frigga, place by place', () => {
    const board = view({ yggdrasil: [[0, 'warrior', 1]], elvagar: [[0, 'warrior', 1]], ne: [[0, 'ship', 2]] });
    expect(pickingOf(asked('sacrifice', [], { count: 2 }), board)?.candidates.map(({ text }) => text)).toEqual(['warrior elvagar', 'warrior yggdrasil', 'ship ne']);
  });

  it('raises a stat as often as it can rise', () => {
    const full = view({}, [clan({ steps: { rage: 6, axes: 5, horns: 1 } }), clan()]);
    expect(pickingOf(asked('quest-reward', ['axes', 'horns'], { count: 3 }), full)?.candidates.map(({ text }) => text)).toEqual(['axes', 'horns', 'horns', 'horns']);
    expect(pickingOf(asked('quest-reward', ['axes'], { count: 1 }), full)).toBeNull();
  });

  it('saves only those who are about to fall', () => {
    const doomedOnes = view({ gimle: [[0, 'warrior', 1], [0, 'leader', 3]], nw: [[0, 'ship', 2]] });
    const picking = pickingOf(asked('spare', ['save warrior', 'save ship', 'pass'], { province: '@province-gimle' }), doomedOnes);
    expect(picking?.candidates.map(({ text }) => text)).toEqual(['save warrior', 'save ship']);
  });
});

describe('the board', () => {
  it('stands every figure in a village of its own, and all within the picture', () => {
    for (const [width, height] of [[820, 500], [390, 400], [1400, 900], [360, 330]] as const) {
      const layout = layoutOf(width, height);
      expect(layout.lands.map((land) => land.villages.length)).toEqual(VILLAGES);
      for (const land of layout.lands)
        for (const { x, y } of [...land.villages, land.label, land.token]) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(height);
        }
    }
  });

  it('tells figures apart, also a crowd under the tree', () => {
    const many: Figure[] = Array.from({ length: 20 }, (_, at) => [at % 2, 'warrior', 1]);
    const crowd = view({ yggdrasil: many.sort((a, b) => a[0] - b[0]), gimle: [[0, 'leader', 3], [0, 'warrior', 1]] });
    const layout = layoutOf(390, 400);
    const stood = standings(crowd.state, layout);
    expect(new Set(stood.map((one) => one.id)).size).toBe(stood.length);
    expect(stood.filter((one) => one.place === 'yggdrasil').reduce((sum, one) => sum + one.count, 0)).toBe(20);
    expect(landing(crowd.state, layout, stood, 'gimle')).toEqual(layout.lands[6]?.villages[2]);
  });

  it('leaves the sign of what is to burn in sight beside the strengths', () => {
    const sign = { x: 100, y: 50 };
    expect(aside(110, 60, 90, sign)).toBe(110);
    expect(aside(130, 60, 50, sign)).toBe(130);
    expect(aside(90, 60, 55, sign)).toBe(125);
    expect(aside(30, 60, 45, sign)).toBe(19);
  });

  it('reads who sits where and what burns', () => {
    const four = view({}, [clan(), clan(), clan(), clan()]);
    expect(order({ ...four, seat: 2 })).toEqual([2, 3, 0, 1]);
    expect(doomed(four.state)).toBe('gimle');
    expect(grouped([[0, 'warrior', 1], [0, 'warrior', 1], [1, 'warrior', 1]]).map(([, count]) => count)).toEqual([2, 1]);
  });
});

describe('Blood Rage in words', () => {
  it('says every shape of option', () => {
    const key = (text: string): string => sentenceOf(text).key;
    expect(key('invade troll gimle')).toBe('board-do-invade');
    expect(key('upgrade troll over dark_elf')).toBe('board-do-replace');
    expect(key('quest, alfheim-1')).toBe('board-do-lay');
    expect(key('pillage')).toBe('answer-pillage');
    expect(key('challenge gimle')).toBe('board-do-challenge');
    expect(key('warrior gimle')).toBe('board-do-send');
    expect(key('gimle')).toBe('province-gimle');
    expect(key('ne')).toBe('fjord-ne');
    expect(key('horns')).toBe('stat-horns');
    expect(key('warrior')).toBe('figure-warrior');
    expect(key('troll')).toBe('card-troll');
    expect(key('yggdrasil-2')).toBe('card-yggdrasil-2');
    expect(key('as 5')).toBe('board-do-as');
    expect(key('flee')).toBe('answer-flee');
  });

  it('tells what an answer would do', () => {
    expect(loot({ reward: 'axes', times: 2 }, say)).toBe('reward-axes ×2');
    expect(results({ cost: 1, rage: 4, strength: 3 }, say, 0)).toBe('board-cost-left 1 4 · board-strength 3');
    expect(results({ reward: 'rage', times: 1, cost: 0, rage: 5, opposed: false, strengths: { 0: 3 } }, say, 0)).toContain('board-unopposed');
    expect(results({ total: 5, kind: 'battle', strength: 2, strengths: { 0: 5, 1: 3 }, leader: 0, points: 4 }, say, 0)).toBe('board-side-you #0 5, board-side #1 3 · board-ahead-you · board-points 4');
    expect(results({ from: 3, to: 4, legendary: 10 }, say, 0)).toBe('3 → 4 · board-legendary 10');
    expect(results({ strength: 2, provinces: { gimle: 4 } }, say, 0)).toBe('board-strength-at @province-gimle 4');
  });

  it('speaks of a province and of all that is there', () => {
    const there = view({ gimle: [[0, 'warrior', 1], [0, 'warrior', 1], [1, 'leader', 3]] });
    expect(provinceLines(there.state, 'gimle', say)).toEqual(['board-free 2 5', 'board-token @reward-rage', 'seat 0: figure-warrior ×2; seat 1: figure-leader', 'board-strengths: seat 0 2, seat 1 3']);
    expect(spoken(there, 'gimle', say, null)).toMatch(/^province-gimle \(region-manheim\)\. /);
  });

  it('puts the whole table in words', async () => {
    const { label, outline } = await import('../src/games/bloodrage/outline');
    const own = clan({ hand: ['tyrs_bash'], handSize: 1, questCount: 1, quests: ['alfheim-1'], valhalla: { warrior: 2 }, upgrades: ['lord_of_axes', null, null, null, null, null, null, null] });
    const sections = outline(view({ gimle: [[0, 'warrior', 1]] }, [own, clan({ passed: true })]), say);
    const all = sections.flatMap(({ heading, lines }) => [heading, ...lines]).join('\n');
    for (const part of ['card-tyrs_bash', 'card-alfheim-1', 'card-lord_of_axes', 'board-passed', 'province-utgard', 'fjord-nw', 'figure-warrior ×2']) expect(all).toContain(part);
    expect(label({ text: 'invade warrior gimle', preview: { cost: 1, rage: 5, strength: 2 } }, say)).toBe('board-do-invade @figure-warrior @province-gimle: board-cost-left 1 5 · board-strength 2');
  });
});

describe('what the prompt bar says', async () => {
  const { promptOf } = await import('../src/games/bloodrage/prompting');
  const { Choosing } = await import('../src/games/bloodrage/choosing.svelte');

  const { Quiet } = await import('../src/lib/quiet.svelte');
  const quiet = (model: never): InstanceType<typeof Quiet<string>> => new Quiet<string>(model, {});

  /** A table that asks, with a hall that never answers. */
  function table(question: Asked | null, at: BloodRageView): { table: never; moves: string[]; why: string[] } {
    const moves: string[] = [];
    const why: string[] = [];
    const model = {
      say, view: at, asked: question, myTurn: question !== null, seat: 0, looking: null, over: false, sending: false, info: { waiting: [1, 2], result: [], seats: [{ kind: 'person', mine: true, present: true }, { kind: 'bot', present: true }, { kind: 'person', present: true }] },
      quiet: () => undefined, notify: (key: string) => why.push(key), move: (text: string) => moves.push(text), whyNot: (text: string) => why.push(text), compose: () => Promise.resolve({ asked: null, preview: null }),
    };
    return { table: model as never, moves, why };
  }
  const acts = (kind: string, texts: string[], params: Asked['params'] = {}): string[] => {
    const { table: model } = table(asked(kind, texts, params), view());
    return promptOf(model, new Choosing(model), quiet(model), [], () => undefined).acts.map(({ id }) => id);
  };

  it('offers the words that lie on no spot, the one that says no more last', () => {
    expect(acts('action', ['pass', 'invade warrior gimle', 'sacrifice'])).toEqual(['sacrifice', 'pass']);
    expect(acts('succor', ['warrior', 'pass'])).toEqual(['warrior', 'pass']);
    expect(acts('quest-strength', ['as 3', 'as 5'])).toEqual(['as-3', 'as-5']);
    expect(acts('hammers', ['gimle', 'stay'])).toEqual(['stay']);
    expect(acts('spare', ['save warrior', 'flee', 'pass'], { province: '@province-gimle' })).toEqual(['flee', 'pass']);
  });

  it('asks at a place what is to be done there', () => {
    const { table: model } = table(asked('action', ['pass', 'pillage gimle', 'march gimle utgard', 'invade warrior gimle']), view());
    const choosing = new Choosing(model);
    expect(choosing.touch('place:gimle')).toBe(true);
    expect(promptOf(model, choosing, quiet(model), [], () => undefined).acts.map(({ id }) => id)).toEqual(['cancel', 'march', 'pillage']);
    expect(choosing.glows('reserve:warrior')).toBe(true);
    expect(choosing.glows('place:utgard')).toBe(false);
    choosing.touch('march:gimle');
    expect(choosing.glows('place:utgard')).toBe(true);
    expect(choosing.back()).toBe(true);
    expect(choosing.via).toBe('place:gimle');
  });

  it('plays what is aimed at with the second touch, and asks why for what is not allowed', async () => {
    const { table: model, moves, why } = table(asked('action', ['pass', 'invade warrior gimle']), view());
    const choosing = new Choosing(model);
    choosing.touch('reserve:warrior');
    expect(choosing.touch('place:horgr')).toBe(false);
    expect(why).toEqual(['invade warrior horgr']);
    choosing.touch('place:gimle');
    expect(promptOf(model, choosing, quiet(model), [], () => undefined).acts.at(-1)).toMatchObject({ id: 'commit', kind: 'main' });
    choosing.touch('place:gimle');
    expect(moves).toEqual([]);
    await Promise.resolve();
    expect(moves).toEqual(['invade warrior gimle']);
  });

  it('asks before a pass for the whole age, and not in a window', async () => {
    const age = table(asked('action', ['pass']), view());
    const choosing = new Choosing(age.table);
    choosing.giveRest();
    expect(age.moves).toEqual([]);
    choosing.commit();
    await Promise.resolve();
    expect(age.moves).toEqual(['pass']);
    const call = table({ ...asked('call', ['pass', 'warrior gimle']), window: true }, view());
    new Choosing(call.table).giveRest();
    expect(call.moves).toEqual(['pass']);
  });

  it('names the price of an upgrade once, also where its figure comes along', async () => {
    const begun = asked('action', ['pass', 'upgrade troll'], {}, { cost: 2, slot: 'monster' });
    const { table: model } = table(begun, view({}, [clan({ hand: ['troll'] }), clan()]));
    const where = asked('free-invasion', ['gimle', 'stay'], { card: '@card-troll' });
    const hall = { asked: where as Asked | null, preview: { cost: 2, rage: 4 } };
    (model as { compose: unknown }).compose = () => Promise.resolve(hall);
    const choosing = new Choosing(model);
    const prompt = (): ReturnType<typeof promptOf> => promptOf(model, choosing, quiet(model), [], () => undefined);
    choosing.touch('hand:troll');
    await Promise.resolve();
    expect([choosing.kind, prompt().note]).toEqual(['free-invasion', 'board-figure-free 2']);
    expect(prompt().acts.map(({ id, label }) => [id, label])).toEqual([['cancel', 'ui-cancel'], ['stay', 'board-no-invasion']]);
    hall.asked = null;
    choosing.touch('place:gimle');
    await Promise.resolve();
    expect(prompt().ask).toEqual([{ kind: 'text', text: 'board-do-bring' }]);
    expect(prompt().acts.at(-1)?.label).toBe('board-for-rage answer-upgrade 2');
  });

  it('speaks of one’s own pillage as one’s own, and says of no turn twice whose it is', () => {
    const call = (pillager: number): ReturnType<typeof promptOf> => {
      const { table: model } = table(asked('call', ['pass', 'warrior gimle'], { pillager: `#${pillager}`, province: '@province-horgr' }), view());
      return promptOf(model, new Choosing(model), quiet(model), [], () => undefined);
    };
    expect([call(0), call(1)].map(({ who, ask }) => [who, ask[0]])).toEqual([
      ['board-called', { kind: 'text', text: 'board-call-own' }],
      ['board-called', { kind: 'text', text: 'prompt-call' }],
    ]);
  });

  it('waits for others, and refuses touches then', () => {
    const { table: model, why } = table(null, view());
    const choosing = new Choosing(model);
    expect(promptOf(model, choosing, quiet(model), [], () => undefined)).toMatchObject({ seat: 1, tone: 'wait' });
    expect(choosing.touch('place:gimle')).toBe(false);
    expect(why).toEqual(['no-not-your-turn']);
  });

  it('says what can be done while somebody who is asked is away', () => {
    const { table: model } = table(null, view());
    const said = () => promptOf(model, new Choosing(model), quiet(model), [], () => undefined).note;
    expect(said()).toBeUndefined();
    const away = (model as { info: { seats: { present: boolean; standIn?: boolean }[] } }).info.seats[2];
    if (away) away.present = false;
    expect(said()).toBe(ui('away-note'));
    if (away) away.standIn = true;
    expect(said()).toBe(ui('stand-in-note'));
  });
});
