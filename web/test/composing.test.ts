import { describe, expect, it, vi } from 'vitest';
import type { TableModel } from '../src/lib/table.svelte';
import type { Asked, Composed } from '../src/lib/wire';

vi.mock('../src/lib/sound', () => ({ cardOnCloth: () => undefined }));
const { Composing } = await import('../src/lib/composing.svelte');

interface Worth {
  worth?: number;
}

/** A made-up title: `lay axe north` takes up a card of the hand and touches a place; other words answer by themselves. */
class Laying extends Composing<Worth> {
  protected override read(asked: Asked): { text: string; via: string | null; spot: string; preview: Worth }[] {
    return asked.options.map(({ text, preview }) => {
      const [verb, card, place] = text.split(' ');
      const placed = verb === 'lay';
      return { text, via: placed ? `hand:${card}` : null, spot: placed ? `place:${place}` : `word:${text}`, preview: (preview ?? {}) as Worth };
    });
  }
  protected override spell(spot: string): string | null {
    return spot.startsWith('place:') && this.via ? `lay ${this.via.slice(5)} ${spot.slice(6)}` : null;
  }
  protected override grave(rest: { text: string }): boolean {
    return rest.text === 'pass';
  }
}

const ask = (kind: string, ...texts: string[]): Asked => ({ seat: 0, kind, params: {}, window: false, parts: [], options: texts.map((text) => ({ text, preview: null })) });

interface Heard {
  moves: string[];
  refused: string[];
  asked: string[];
}

/** A table that asks `asked`, and a hall that says what comes after which parts, when it is let. */
function table(asked: Asked | null, after: Record<string, Asked | Worth> = {}): { model: TableModel; heard: Heard; let: () => Promise<void> } {
  const heard: Heard = { moves: [], refused: [], asked: [] };
  let answers: (() => void)[] = [];
  const model = {
    asked, myTurn: asked !== null, seat: 0, looking: null, over: false, sending: false,
    quiet: () => undefined,
    notify: (key: string) => heard.refused.push(key),
    whyNot: (text: string) => heard.refused.push(text),
    move: (text: string) => heard.moves.push(text),
    compose: (parts: string[]) => {
      const said = parts.join(', ');
      heard.asked.push(said);
      const found = after[said];
      const composed = found ? ({ is: 'composed', id: '', ...('options' in found ? { asked: found, preview: null } : { asked: null, preview: found }) } as unknown as Composed) : null;
      return new Promise<Composed | null>((resolve) => answers.push(() => resolve(composed)));
    },
  };
  return {
    model: model as unknown as TableModel,
    heard,
    let: async () => {
      for (const answer of answers) answer();
      answers = [];
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

const TURN = ask('turn', 'lay axe north', 'lay axe south', 'lay bow north', 'pass');

describe('a move that is put together', () => {
  it('is played with the second touch, when something was taken up and aimed', async () => {
    const { model, heard, let: speak } = table(TURN, { 'lay axe south': { worth: 4 } });
    const laying = new Laying(model);
    expect([...laying.vias]).toEqual(['hand:axe', 'hand:bow']);
    expect(laying.touch('hand:axe')).toBe(true);
    expect([...laying.open.keys()]).toEqual(['place:north', 'place:south']);
    laying.touch('place:south');
    await speak();
    expect(heard.moves).toEqual([]);
    laying.touch('place:south');
    expect(heard.moves).toEqual(['lay axe south']);
    expect(laying.under).toBe(false);
  });

  it('is played by a hurried word as soon as the hall has said that it is whole, and not where more is asked', async () => {
    const { model, heard, let: speak } = table(TURN, { 'lay axe south': { worth: 4 }, 'lay axe north': ask('whom', 'jarl') });
    const laying = new Laying(model);
    for (const spot of ['hand:axe', 'place:south', 'place:south']) laying.touch(spot);
    expect(heard.moves).toEqual([]);
    await speak();
    expect([heard.moves, laying.under]).toEqual([['lay axe south'], false]);
    laying.touch('hand:axe');
    laying.touch('place:north');
    expect(laying.commit()).toBe(true);
    await speak();
    expect([heard.moves, laying.kind, laying.aimed]).toEqual([['lay axe south'], 'whom', null]);
  });

  it('is not played by a word that was meant for something else', async () => {
    const { model, heard, let: speak } = table(TURN, { 'lay axe south': { worth: 4 }, 'lay axe north': { worth: 2 } });
    const laying = new Laying(model);
    for (const spot of ['hand:axe', 'place:south', 'place:south', 'place:north']) laying.touch(spot);
    await speak();
    expect([heard.moves, laying.aimed?.text]).toEqual([[], 'lay axe north']);
  });

  it('shows what the hall says it would do', async () => {
    const { model, let: speak } = table(TURN, { 'lay axe north': { worth: 4 } });
    const laying = new Laying(model);
    laying.touch('hand:axe');
    laying.touch('place:north');
    await speak();
    expect(laying.aimed?.preview).toEqual({ worth: 4 });
  });

  it('goes on where more is asked, and back part by part', async () => {
    const { model, heard, let: speak } = table(TURN, { 'lay axe north': ask('whom', 'jarl', 'thrall'), 'lay axe north, jarl': ask('how', 'hard', 'done') });
    const laying = new Laying(model);
    laying.touch('hand:axe');
    laying.touch('place:north');
    await speak();
    expect([laying.kind, laying.parts, laying.via, laying.aimed]).toEqual(['whom', ['lay axe north'], null, null]);
    expect(model.next?.kind, 'the table knows what is asked after the parts').toBe('whom');
    laying.touch('word:jarl');
    await speak();
    expect(laying.kind).toBe('how');
    expect(laying.back()).toBe(true);
    await speak();
    expect([laying.kind, laying.parts]).toEqual(['whom', ['lay axe north']]);
    expect(laying.back()).toBe(true);
    expect([laying.kind, laying.parts]).toEqual(['turn', []]);
    expect(laying.back()).toBe(false);
    expect(model.next).toBeNull();
    expect(heard.moves).toEqual([]);
  });

  it('forgets answers that come after another thought', async () => {
    const { model, let: speak } = table(TURN, { 'lay axe north': ask('whom', 'jarl') });
    const laying = new Laying(model);
    laying.touch('hand:axe');
    laying.touch('place:north');
    laying.back();
    await speak();
    expect([laying.kind, laying.aimed, laying.via]).toEqual(['turn', null, 'hand:axe']);
  });

  it('asks why for a spot that does not answer, and says whose turn it is not', () => {
    const turn = table(TURN);
    const laying = new Laying(turn.model);
    laying.touch('hand:bow');
    expect(laying.touch('place:south')).toBe(false);
    expect(turn.heard.refused).toEqual(['lay bow south']);
    const other = table(null);
    expect(new Laying(other.model).touch('hand:axe')).toBe(false);
    expect(other.heard.refused).toEqual(['no-not-your-turn']);
  });

  it('says no more at once, unless that is grave', async () => {
    const turn = table(TURN, { pass: {} });
    const laying = new Laying(turn.model);
    expect(laying.giveRest()).toBe(true);
    await turn.let();
    expect([turn.heard.moves, laying.aimed?.text]).toEqual([[], 'pass']);
    expect(laying.commit()).toBe(true);
    expect(turn.heard.moves).toEqual(['pass']);
    const step = table(ask('how', 'hard', 'done'));
    new Laying(step.model).giveRest();
    expect(step.heard.moves).toEqual(['done']);
    expect(new Laying(table(ask('how', 'hard')).model).giveRest()).toBe(false);
  });
});
