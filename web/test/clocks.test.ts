import { describe, expect, it } from 'vitest';
import { TableClocks } from '../src/lib/clocks.svelte';

describe('the clocks of a table', () => {
  it('run on from when the message came, and others stand', () => {
    let page = 50;
    const clocks = new TableClocks(() => page);
    clocks.told({ now: 1000, left: [90, 60], running: [0] });
    page += 12.5;
    expect(clocks.left(0)).toBeCloseTo(77.5);
    expect(clocks.left(1)).toBe(60);
    expect([clocks.runs(0), clocks.runs(1)]).toEqual([true, false]);
  });

  it('know the hall by the message that came fastest', () => {
    let page = 0;
    const clocks = new TableClocks(() => page);
    clocks.told({ now: 1000, left: [90], running: [0] });
    page = 13; // Three seconds late.
    clocks.told({ now: 1010, left: [80], running: [0] });
    expect(clocks.left(0)).toBeCloseTo(77);
    page = 19; // Faster than any before.
    clocks.told({ now: 1019.5, left: [70], running: [0] });
    expect(clocks.left(0)).toBeCloseTo(70);
  });

  it('end at nothing, and are none where there are none', () => {
    let page = 0;
    const clocks = new TableClocks(() => page);
    expect(clocks.left(0)).toBeNull();
    clocks.told({ now: 5, left: [2], running: [0] });
    page = 9;
    expect(clocks.left(0)).toBe(0);
    clocks.told(null);
    expect(clocks.left(0)).toBeNull();
  });

  it('believe another hall anew', () => {
    let page = 0;
    const clocks = new TableClocks(() => page);
    clocks.told({ now: 1000, left: [90], running: [0] });
    clocks.forget();
    page = 100;
    clocks.told({ now: 500, left: [40], running: [0] });
    expect(clocks.left(0)).toBeCloseTo(40);
  });
});
