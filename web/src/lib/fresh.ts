/** After the hall was restarted with other pages, what a page would load later is gone: then the page is loaded anew. */

/** Whether the hall's pages begin with another script than this one. */
export const outdated = (entry: string | null, index: string): boolean => entry !== null && index.includes('<script') && !index.includes(entry);

async function look(): Promise<void> {
  const answer = await fetch('/', { cache: 'reload' });
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;
  if (answer.ok && outdated(entry, await answer.text())) location.reload();
}

/** Wherever something cannot be loaded, look whether the pages have changed. */
export const stayFresh = (): void => window.addEventListener('vite:preloadError', () => void look().catch(() => undefined));
