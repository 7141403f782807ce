import { describe, expect, it } from 'vitest';
import { boundsOf, cellAt, columnName, nearest, placeOf } from '../src/games/voluspa/torus';

describe('the open table', () => {
  it('counts from the middle, where the first tile lies', () => {
    expect(placeOf('n14', 128)).toEqual({ x: 0, y: 0 });
    expect(placeOf('m14', 128)).toEqual({ x: -1, y: 0 });
    expect(placeOf('n15', 128)).toEqual({ x: 0, y: 1 });
  });

  it('goes on to the left of column a and above row 1', () => {
    expect(placeOf('a14', 128).x).toBe(-13);
    expect(placeOf('dx14', 128).x).toBe(-14);
    expect(placeOf('bl14', 64).x).toBe(-14);
    expect(placeOf('n128', 128).y).toBe(-14);
  });

  it('names every cell as it reads it', () => {
    for (const wide of [64, 128])
      for (let x = -20; x <= 20; x += 1)
        for (let y = -20; y <= 20; y += 5) expect(placeOf(cellAt({ x, y }, wide), wide)).toEqual({ x, y });
  });

  it('calls columns a to z, then aa', () => {
    expect([0, 25, 26, 51, 52, 127].map(columnName)).toEqual(['a', 'z', 'aa', 'az', 'ba', 'dx']);
  });

  it('refuses what is no cell', () => {
    expect(() => placeOf('14n', 128)).toThrow('no cell');
  });

  it('bounds the tiles with a margin', () => {
    expect(boundsOf([{ x: -2, y: 1 }, { x: 3, y: 4 }])).toEqual({ left: -3, top: 0, right: 4, bottom: 5 });
  });

  it('steps to the nearest cell ahead, straight before aside', () => {
    const list = [{ x: 2, y: 0 }, { x: 1, y: 1 }, { x: -1, y: 0 }];
    expect(nearest({ x: 0, y: 0 }, list, { x: 1, y: 0 })).toEqual({ x: 2, y: 0 });
    expect(nearest({ x: 0, y: 0 }, list, { x: -1, y: 0 })).toEqual({ x: -1, y: 0 });
    expect(nearest({ x: 0, y: 0 }, list, { x: 0, y: -1 })).toBeNull();
  });
});
