import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message, Sync } from '../src/lib/wire';

const sockets: FakeSocket[] = [];

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  sent: { do: string; id: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { do: string; id: string });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  hear(message: Partial<Message> & { is: string }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const kept = new Map<string, string>();
const shelf = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) };
vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('sessionStorage', shelf);
vi.stubGlobal('localStorage', shelf);
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { documentElement: { dataset: {} }, visibilityState: 'visible' });
vi.stubGlobal('location', { protocol: 'http:', host: 'hall' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
const { LiveTable } = await import('../src/lib/live.svelte');
const { trouble } = await import('../src/lib/trouble.svelte');

const asked = { seat: 0, kind: 'turn', params: {}, window: false, parts: [], options: [] };
const sync = { is: 'sync', seq: 3, seat: 0, asked, log: [], chat: [], view: {}, window: null, undo: null, curtain: false, table: { phase: 'playing', seats: [], waiting: [], clocks: null } } as unknown as Sync;

function opened(): { table: InstanceType<typeof LiveTable>; socket: FakeSocket } {
  const table = new LiveTable('t');
  const socket = sockets.at(-1) as FakeSocket;
  socket.hear(sync);
  return { table, socket };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  trouble.set(null);
  kept.clear();
  vi.useRealTimers();
});

describe('while the hall can keep nothing', () => {
  it('a move waits, is told why, and goes again by itself', () => {
    const { table, socket } = opened();
    table.move('odin c4');
    const id = socket.sent[0]?.id ?? '';
    socket.hear({ is: 'refused', id, error: 'disk-full' } as Message);
    expect(trouble.reason).toBe('disk-full');
    expect(table.sending).toBe(true);
    expect(table.notice).toBeNull();
    socket.hear({ is: 'trouble', reason: null });
    expect(trouble.reason).toBeNull();
    expect(socket.sent.map((command) => command.id)).toEqual([id, id]);
    socket.hear({ is: 'ack', id, seq: 4 });
    expect(table.sending).toBe(false);
    table.close();
  });

  it('it is said before anybody moves, and the hall is asked until it is well', async () => {
    const { table, socket } = opened();
    const answers = [false, true];
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: answers.shift() }));
    socket.hear({ is: 'trouble', reason: 'database-gone' });
    expect(trouble.reason).toBe('database-gone');
    await vi.advanceTimersByTimeAsync(3100);
    expect(trouble.reason).toBe('database-gone');
    await vi.advanceTimersByTimeAsync(3100);
    expect(trouble.reason).toBeNull();
    table.close();
  });

  it('other refusals are none of it', () => {
    const { table, socket } = opened();
    table.move('odin c4');
    socket.hear({ is: 'refused', id: socket.sent[0]?.id ?? '', error: 'stale' } as Message);
    expect(trouble.reason).toBeNull();
    expect(table.sending).toBe(false);
    expect(table.notice?.key).toBe('error-stale');
    table.close();
  });

  it('requests are told of it too', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"is":"refused","error":"database-away"}', { status: 503 })));
    const { lobby } = await import('../src/lib/hall');
    await expect(lobby()).rejects.toThrow('database-away');
    expect(trouble.reason).toBe('database-away');
  });
});

describe('a table that cannot be read', () => {
  it('is said to be broken, and not asked for again and again', () => {
    const table = new LiveTable('t');
    const socket = sockets.at(-1) as FakeSocket;
    const before = sockets.length;
    socket.hear({ is: 'refused', id: null, error: 'table-broken' } as Message);
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(table.missing).toBe('table-broken');
    expect(sockets).toHaveLength(before);
    table.close();
  });
});
