/** Where the reader is: a path of this page, without reloading it. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'rules'; game: string | null; section: string | null }
  | { page: 'sagas' }
  | { page: 'replay'; id: string; source: 'table' | 'saga' }
  | { page: 'review'; id: string; source: 'table' | 'saga' }
  | { page: 'decks'; deck: string | null; code: string | null }
  | { page: 'card'; word: string }
  | { page: 'about' }
  | { page: 'account' }
  | { page: 'nowhere' };

export function routeOf(path: string, query = '', hash = ''): Route {
  const [first, second, third] = path.split('/').filter(Boolean);
  const search = new URLSearchParams(query);
  switch (first) {
    case undefined:
      return { page: 'lobby' };
    case 'new':
      return { page: 'new', game: second ?? 'voluspa' };
    case 'table':
      return second ? { page: 'table', id: second, invite: search.get('invite') } : { page: 'nowhere' };
    case 'rules':
      return { page: 'rules', game: second ?? null, section: hash.replace('#', '') || null };
    case 'sagas':
      return { page: 'sagas' };
    case 'replay':
      if (!second) return { page: 'nowhere' };
      return third ? { page: 'replay', id: third, source: 'saga' } : { page: 'replay', id: second, source: 'table' };
    case 'review':
      if (!second) return { page: 'nowhere' };
      return third ? { page: 'review', id: third, source: 'saga' } : { page: 'review', id: second, source: 'table' };
    case 'decks':
      return second === 'code' ? { page: 'decks', deck: null, code: third ?? '' } : { page: 'decks', deck: second ?? null, code: null };
    case 'cards':
      return second ? { page: 'card', word: second } : { page: 'nowhere' };
    case 'about':
    case 'account':
      return { page: first };
    default:
      return { page: 'nowhere' };
  }
}

class Router {
  route = $state.raw<Route>({ page: 'lobby' });

  constructor() {
    const read = (): void => {
      this.route = routeOf(location.pathname, location.search, location.hash);
    };
    read();
    addEventListener('popstate', read);
    addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    const before = this.route;
    this.route = routeOf(location.pathname, location.search, location.hash);
    if (this.route.page !== before.page) scrollTo(0, 0);
  }
}

export const router = new Router();
