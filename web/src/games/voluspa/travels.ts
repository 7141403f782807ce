/** Tiles travel: a thrown or flown one from where it lay, a new one from the rack or the seat of its owner. */
import { tick } from 'svelte';
import { travel } from '../../lib/motion';
import type { Camera } from './camera.svelte';
import type { Lying } from './position';

export function travels(before: Lying[], now: Lying[], last: [string, number] | null, camera: Camera, layer: SVGGElement): void {
  const had = new Set(before.map((one) => `${one.cell}-${one.tile}`));
  const have = new Set(now.map((one) => `${one.cell}-${one.tile}`));
  const came = now.filter((one) => !had.has(`${one.cell}-${one.tile}`));
  if (!came.length || came.length > 4) return;
  const gone = before.filter((one) => !have.has(`${one.cell}-${one.tile}`));
  void tick().then(() => {
    for (const one of came) {
      const mover = layer.querySelector(`[data-cell="${one.cell}"] > .mover`);
      if (!mover) continue;
      const origin = gone.find((other) => other.tile === one.tile && other.cell !== last?.[0]) ?? gone.find((other) => other.tile === one.tile);
      const here = camera.screen(one);
      if (origin && origin.cell !== one.cell) {
        const there = camera.screen(origin);
        travel(mover, { x: there.x - here.x, y: there.y - here.y });
      } else if (last?.[0] === one.cell) {
        travel(mover, fromSeat(last[1], here, layer), 0.9);
      }
    }
  });
}

/** Where the owner's plate stands, or the rack for one's own tile, seen from a point of the board. */
function fromSeat(seat: number, here: { x: number; y: number }, layer: SVGGElement): { x: number; y: number } {
  const board = layer.ownerSVGElement?.getBoundingClientRect();
  const plate = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  const rack = document.querySelector('[data-testid="rack"]')?.getBoundingClientRect();
  const from = layer.closest('[data-mine]')?.getAttribute('data-mine') === String(seat) ? rack : plate;
  if (!board || !from) return { x: 0, y: -80 };
  return { x: from.left + from.width / 2 - board.left - here.x, y: from.top + from.height / 2 - board.top - here.y };
}
