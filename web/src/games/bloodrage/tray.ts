/** What lies in the tray: answers that have no place of their own on the table. */
import type { Choosing } from './choosing.svelte';
import type { Preview } from './offers';

export interface Item {
  key: string;
  spot: string;
  on: boolean;
  /** Part of a choice of several. */
  picks: boolean;
  /** How often it is picked, where one thing may be more than once. */
  count: number;
  preview: Preview | null;
}

const HERE = /^(kind|figure|stat|slot|table):/;

export function inTray(choosing: Pick<Choosing, 'picking' | 'kind' | 'picked' | 'open' | 'aimed'>): Item[] {
  const { picking } = choosing;
  if (choosing.kind === 'draft') return [];
  if (picking) {
    const stats = new Set<string>();
    return picking.candidates.flatMap((one): Item[] => {
      const picked = choosing.picked(one.spot);
      if (!one.spot.startsWith('stat:')) return [{ key: `${one.spot}:${one.nth}`, spot: one.spot, on: one.nth <= picked, picks: true, count: 0, preview: null }];
      // A stat is one thing that rises so many times.
      if (stats.has(one.spot)) return [];
      stats.add(one.spot);
      return [{ key: one.spot, spot: one.spot, on: picked > 0, picks: true, count: picked, preview: null }];
    });
  }
  return [...choosing.open.values()]
    .filter((choice) => HERE.test(choice.spot))
    .map((choice) => ({ key: choice.spot, spot: choice.spot, on: choosing.aimed?.spot === choice.spot, picks: false, count: 0, preview: choice.preview }));
}
