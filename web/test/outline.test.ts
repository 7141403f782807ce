/** Outlines of emblems: the same shape with fewer digits. */
import svgpath from 'svgpath';
import { describe, expect, it } from 'vitest';
import { rounded, slim } from '../plugins/outline';

describe('outlines', () => {
  it('that cannot be read are named', () => {
    expect(() => rounded('M1 2 3')).toThrow('M1 2 3');
    expect(() => rounded('M1 2 X')).toThrow('M1 2 X');
  });

  it('end where they ended, however many steps there are', () => {
    let end: [number, number] = [0, 0];
    svgpath(`${rounded(`M0 0${'l.4.4'.repeat(100)}`)}h0`).iterate((_, __, x, y) => void (end = [x, y]));
    expect(end).toEqual([40, 40]);
  });

  it('keep their curves, arcs and closed shapes', () => {
    expect(rounded('M10.2 10.4C11 11 20.6 5 30 30.4zm5 5h4.6v-3.2a5.04 5 0 0 1 2 2')).toBe('M10 10c1 1 10-5 20 20z m5 5h5v-3a5 5 0 0 1 2 2');
  });

  it('are all that changes of an emblem', () => {
    expect(slim('<path fill="currentColor" d="M1.4 1.4L9.6 1.4"/><path d="M0 0h2.2"/>')).toBe('<path fill="currentColor" d="M1 1l9 0"/><path d="M0 0h2"/>');
  });
});
