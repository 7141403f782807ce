/** What is loaded apart says when it could not be brought, and comes when it is asked for again. */
import { describe, expect, it, vi } from 'vitest';
import { Loaded } from '../src/lib/loaded.svelte';

describe('something loaded apart', () => {
  it('is asked for once, however many look', async () => {
    const load = vi.fn(() => Promise.resolve('the menu'));
    const menu = new Loaded(load);
    expect([menu.now, menu.now, menu.here, menu.failed]).toEqual([null, null, null, false]);
    await menu.bring();
    expect([menu.now, menu.here, menu.failed]).toEqual(['the menu', 'the menu', false]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('has failed until it comes', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone')).mockResolvedValue('the menu');
    const menu = new Loaded<string>(load);
    await menu.bring();
    expect([menu.here, menu.failed]).toEqual([null, true]);
    await menu.bring();
    expect(menu.failed).toBe(true);
    await menu.bring();
    expect([menu.here, menu.failed]).toEqual(['the menu', false]);
  });
});
