/** Emblems that come when they are needed: asked for once, and again where they could not be brought. */
import { describe, expect, it, vi } from 'vitest';
import { LazyEmblems } from '../src/lib/emblems.svelte';

const comes = (body: string) => vi.fn(() => Promise.resolve({ default: body }));

describe('lazy emblems', () => {
  it('are empty until they have come, and asked for once', async () => {
    const wolf = comes('<path/>');
    const emblems = new LazyEmblems({ wolf });
    expect([emblems.body('wolf'), emblems.body('wolf'), emblems.body('ymir')]).toEqual(['', '', '']);
    await emblems.load(['wolf', 'ymir']);
    expect(emblems.body('wolf')).toBe('<path/>');
    expect(wolf).toHaveBeenCalledTimes(1);
  });

  it('that could not be brought are asked for again', async () => {
    const wolf = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ default: '<path/>' });
    const emblems = new LazyEmblems({ wolf });
    await emblems.load(['wolf']);
    expect(emblems.body('wolf')).toBe('');
    await emblems.load(['wolf']);
    expect(emblems.body('wolf')).toBe('<path/>');
  });

  it('follow where they may be needed later', async () => {
    const [wolf, term] = [comes('<path/>'), comes('<path/>')];
    await new LazyEmblems({ wolf, term }, ['wolf']).rest();
    expect(wolf).toHaveBeenCalledTimes(1);
    expect(term).not.toHaveBeenCalled();
  });
});
