import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { routeOf as RouteOf } from '../src/lib/router.svelte';

let routeOf: typeof RouteOf;
beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  ({ routeOf } = await import('../src/lib/router.svelte'));
});

describe('paths', () => {
  it('lead to pages', () => {
    expect(routeOf('/')).toEqual({ page: 'lobby' });
    expect(routeOf('/new/voluspa')).toEqual({ page: 'new', game: 'voluspa' });
    expect(routeOf('/table/abc', '?invite=xyz')).toEqual({ page: 'table', id: 'abc', invite: 'xyz' });
    expect(routeOf('/table/abc')).toEqual({ page: 'table', id: 'abc', invite: null });
    expect(routeOf('/rules/voluspa', '', '#raven')).toEqual({ page: 'rules', game: 'voluspa', section: 'raven' });
    expect(routeOf('/replay/abc')).toEqual({ page: 'replay', id: 'abc', source: 'table' });
    expect(routeOf('/replay/saga/abc')).toEqual({ page: 'replay', id: 'abc', source: 'saga' });
    expect(routeOf('/table')).toEqual({ page: 'nowhere' });
    expect(routeOf('/wine')).toEqual({ page: 'nowhere' });
  });
});
