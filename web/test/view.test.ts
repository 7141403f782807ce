import { describe, expect, it } from 'vitest';
import { viewOf } from '../src/lib/view';
import type { View } from '../src/lib/wire';

const common = { seats: 2, options: {}, seat: 0, waiting: [0], over: false };
const voluspa: View = {
  ...common, game: 'voluspa',
  state: { board: [], hands: [], hels: [], bag: 3, discard: {}, scores: [], gained: [], moves: 0, turn: 0, last: null, unseen: {}, frames: [] },
};
/** A title that was registered from outside, of which nothing more is declared. */
const feast: View = { ...common, game: 'feast', state: { cups: [1, 2], guests: { host: 'Hrothgar' } } };

describe('a view', () => {
  it('is what its title declares', () => {
    expect(viewOf('voluspa', voluspa).state.bag).toBe(3);
    expect(viewOf('voluspa', null)).toBeNull();
  });

  it('is not taken for another title', () => {
    expect(() => viewOf('wolves', voluspa)).toThrow('a view of voluspa is no view of wolves');
    expect(() => viewOf('voluspa', feast)).toThrow('feast');
  });

  it('may be of a title from elsewhere', () => {
    expect([feast.game, feast.seats]).toEqual(['feast', 2]);
  });
});
