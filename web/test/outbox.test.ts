import { describe, expect, it } from 'vitest';
import { backoff, newId, Outbox, type Shelf } from '../src/lib/outbox';

function shelf(): Shelf & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) };
}

describe('moves on their way', () => {
  it('wait until they are answered, in their order', () => {
    const box = new Outbox(shelf(), 'table');
    box.add({ id: 'a' });
    box.add({ id: 'b' });
    expect(box.waiting.map((parcel) => parcel.id)).toEqual(['a', 'b']);
    expect(box.settle('a')).toEqual({ id: 'a' });
    expect(box.waiting.map((parcel) => parcel.id)).toEqual(['b']);
  });

  it('are never there twice', () => {
    const box = new Outbox(shelf(), 'table');
    box.add({ id: 'a' });
    box.add({ id: 'a' });
    expect(box.waiting).toHaveLength(1);
    box.settle('a');
    expect(box.settle('a')).toBeUndefined();
  });

  it('outlive a reload of the page, with their ids', () => {
    const at = shelf();
    new Outbox<{ id: string; move: string }>(at, 'table').add({ id: 'a', move: 'odin c4' });
    const again = new Outbox<{ id: string; move: string }>(at, 'table');
    expect(again.waiting).toEqual([{ id: 'a', move: 'odin c4' }]);
    again.settle('a');
    expect(at.kept.size).toBe(0);
  });

  it('of one table are not those of another', () => {
    const at = shelf();
    new Outbox(at, 'one').add({ id: 'a' });
    expect(new Outbox(at, 'two').waiting).toHaveLength(0);
  });

  it('begin anew where the shelf holds nonsense', () => {
    const at = shelf();
    at.setItem('table', '{not json');
    expect(new Outbox(at, 'table').waiting).toHaveLength(0);
  });

  it('have ids that the hall accepts and that never repeat', () => {
    const ids = Array.from({ length: 200 }, newId);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });
});

describe('coming back', () => {
  it('waits longer each time, but never long', () => {
    expect(backoff(0, 0.5)).toBe(400);
    expect(backoff(1, 0.5)).toBe(800);
    expect(backoff(20, 0.5)).toBe(15000);
    expect(backoff(3, 0)).toBeLessThan(backoff(3, 1));
  });
});
