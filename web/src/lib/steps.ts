/** Arrow keys: from one thing that can be touched to the nearest in that direction. */

const WAYS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
type Spot = HTMLElement | SVGElement;

const middle = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
const seen = (element: Element): boolean => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';

/** Move the focus to a spot that answers; where none has it yet, to the first of the likeliest kind there is. False where
 *  there is nothing to go to. */
export function step(root: HTMLElement, key: string, answers: (spot: string) => boolean, likely: ((spot: string) => boolean)[]): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const spots = [...root.querySelectorAll<Spot>('[data-spot]')].filter((spot) => answers(spot.dataset.spot ?? '') && seen(spot));
  const from = document.activeElement?.closest<Spot>('[data-spot]') ?? null;
  if (!from || !root.contains(from)) {
    const first = likely.map((kind) => spots.find((spot) => kind(spot.dataset.spot ?? ''))).find((spot) => spot) ?? spots[0];
    first?.focus();
    return first !== undefined;
  }
  const at = middle(from);
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot === from) continue;
    const to = middle(spot);
    const along = (to.x - at.x) * way[0] + (to.y - at.y) * way[1];
    const across = Math.abs((to.x - at.x) * way[1]) + Math.abs((to.y - at.y) * way[0]);
    if (along < 4 || across > along * 4 + 60) continue;
    const far = along + across * 2;
    if (far < least) {
      least = far;
      best = spot;
    }
  }
  best?.focus();
  return best !== null;
}
