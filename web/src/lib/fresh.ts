/** What a page loads later may not come. After the hall was restarted with other pages it is gone: then the page is loaded
 *  anew. Else it is asked for once more by whoever needs it, with the styles that belong to it. */

/** Whether the hall's pages begin with another script than this one. */
export const outdated = (entry: string | null, index: string): boolean => entry !== null && index.includes('<script') && !index.includes(entry);

async function look(): Promise<void> {
  const answer = await fetch('/', { cache: 'reload' });
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;
  if (answer.ok && outdated(entry, await answer.text())) location.reload();
}

/** Load the page anew, if the hall answers: else what is on it would be lost too. */
export async function anew(): Promise<void> {
  if ((await fetch('/', { cache: 'reload' })).ok) location.reload();
}

/** Styles that did not come. Whatever needs them takes them for asked for, and would be drawn without. */
const unstyled = new Set<HTMLLinkElement>();

/** Ask for them again; fails where they do not come now either. */
export async function restyled(): Promise<void> {
  const asked = [...unstyled].map((old) => {
    const link = old.cloneNode() as HTMLLinkElement;
    old.replaceWith(link);
    return new Promise((done, fail) => {
      link.onload = done;
      link.onerror = fail;
    });
  });
  unstyled.clear();
  await Promise.all(asked);
}

function note({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') unstyled.add(target);
}

/** Wherever something cannot be loaded, look whether the pages have changed. */
export function stayFresh(): void {
  addEventListener('vite:preloadError', () => void look().catch(() => undefined));
  addEventListener('error', note, true);
}
