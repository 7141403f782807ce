/** Figures travel: from where they stood to where they stand, new ones from their clan's plate, the dead fall where they
 *  stood. */
import { tick } from 'svelte';
import { duration, travel } from '../../lib/motion';
import type { Layout, Standing } from './ring';

/** More than so many at once are simply there: a new age, a look at another moment. */
const MOST = 9;

export class Movement {
  fallen = $state.raw<Standing[]>([]);
  #before: Standing[] | null = null;
  #layout: Layout | null = null;
  #deaths = 0;

  see(now: Standing[], layout: Layout, layer: SVGGElement): void {
    const before = this.#before;
    const resized = this.#layout && (this.#layout.width !== layout.width || this.#layout.height !== layout.height);
    this.#before = now;
    this.#layout = layout;
    if (!before || resized || !duration('--t-move')) return;
    const had = new Set(before.map((one) => one.id));
    const have = new Set(now.map((one) => one.id));
    const came = now.filter((one) => !had.has(one.id));
    const gone = before.filter((one) => !have.has(one.id));
    if (came.length + gone.length > MOST * 2) return;
    const left = [...gone];
    const ways = came.map((one) => {
      const at = left.findIndex((other) => other.seat === one.seat && other.kind === one.kind);
      return { one, origin: at >= 0 ? left.splice(at, 1)[0] : undefined };
    });
    void tick().then(() => {
      ways.forEach(({ one, origin }, nth) => {
        const mover = layer.querySelector(`[data-figure="${one.id}"] > .mover`);
        if (!mover) return;
        const from = origin ? { x: origin.x - one.x, y: origin.y - one.y } : fromPlate(one, layer);
        travel(mover, from, origin ? 1 : 0.7, nth * 40);
      });
    });
    if (left.length) this.#fall(left);
  }

  #fall(dead: Standing[]): void {
    this.#deaths += 1;
    const batch = dead.map((one) => ({ ...one, id: `${one.id}-${this.#deaths}` }));
    this.fallen = [...this.fallen, ...batch];
    const ids = new Set(batch.map((one) => one.id));
    setTimeout(() => (this.fallen = this.fallen.filter((one) => !ids.has(one.id))), duration('--t-fall') + 60);
  }
}

/** Where the clan's plate is, seen from a point of the board. */
function fromPlate(one: Standing, layer: SVGGElement): { x: number; y: number } {
  const board = layer.ownerSVGElement?.getBoundingClientRect();
  const plate = document.querySelector(`[data-clan="${one.seat}"]`)?.getBoundingClientRect();
  if (!board || !plate || !plate.width) return { x: 0, y: -60 };
  return { x: plate.left + plate.width / 2 - board.left - one.x, y: plate.top + plate.height / 2 - board.top - one.y };
}
