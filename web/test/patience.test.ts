/** A board waits for what it shows, and not for long. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime } from '../src/lib/patience';

describe('what is loaded apart', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is waited for', async () => {
    const drawn = vi.fn();
    void inTime(new Promise((done) => setTimeout(done, 900))).then(drawn);
    await vi.advanceTimersByTimeAsync(800);
    expect(drawn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(drawn).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps nobody waiting for long', async () => {
    const drawn = vi.fn();
    void inTime(new Promise(() => undefined)).then(drawn);
    await vi.advanceTimersByTimeAsync(3000);
    expect(drawn).toHaveBeenCalled();
  });

  it('need not be anything', async () => {
    await inTime(undefined);
    expect(vi.getTimerCount()).toBe(0);
  });
});
