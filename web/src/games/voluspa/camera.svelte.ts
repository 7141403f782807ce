/** Where the reader looks at the open table: the place in the middle of the board, and how large a cell is. */
import { duration } from '../../lib/motion';
import type { Bounds, Place } from './torus';

export const LARGEST = 96;
export const SMALLEST = 18;

interface Look {
  x: number;
  y: number;
  size: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** What names of columns and rows take of the board, at its left and its top. */
  rim = $state.raw<Place>({ x: 0, y: 0 });
  look = $state.raw<Look>({ x: 0, y: 0, size: 80 });
  /** The reader has moved it by hand; it stays there until it is asked to fit again. */
  held = $state(false);
  #frame = 0;

  screen(place: Place): Place {
    const { x, y, size } = this.look;
    const middle = this.#middle;
    return { x: middle.x + (place.x - x) * size, y: middle.y + (place.y - y) * size };
  }

  /** The middle of what is free of names. */
  get #middle(): Place {
    return { x: (this.width + this.rim.x) / 2, y: (this.height + this.rim.y) / 2 };
  }

  /** The place under a point of the board. */
  place(point: Place): Place {
    const { x, y, size } = this.look;
    const middle = this.#middle;
    return { x: Math.round(x + (point.x - middle.x) / size), y: Math.round(y + (point.y - middle.y) / size) };
  }

  /** Whether all of these bounds are on the board. */
  sees(bounds: Bounds): boolean {
    const from = this.screen({ x: bounds.left - 0.5, y: bounds.top - 0.5 });
    const to = this.screen({ x: bounds.right + 0.5, y: bounds.bottom + 0.5 });
    return from.x >= this.rim.x - 2 && from.y >= this.rim.y - 2 && to.x <= this.width + 2 && to.y <= this.height + 2;
  }

  /** Show all of these bounds; not below `least` pixels a cell: then keep `near` in sight. */
  fit(bounds: Bounds, options: { least?: number; near?: Place | null; most?: number; at?: 'once' | 'slowly' } = {}): void {
    if (!this.width || !this.height) return;
    const { least = SMALLEST, near = null, most = LARGEST, at = 'slowly' } = options;
    const columns = bounds.right - bounds.left + 1.08;
    const rows = bounds.bottom - bounds.top + 1.08;
    const [width, height] = [this.width - this.rim.x, this.height - this.rim.y];
    const wanted = Math.min(most, width / columns, height / rows);
    const size = Math.max(least, wanted);
    const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
    const target = { ...middle, size };
    if (size > wanted && near) {
      const halfX = Math.max(0, (columns - width / size) / 2);
      const halfY = Math.max(0, (rows - height / size) / 2);
      target.x = Math.min(middle.x + halfX, Math.max(middle.x - halfX, near.x));
      target.y = Math.min(middle.y + halfY, Math.max(middle.y - halfY, near.y));
    }
    this.held = false;
    this.#glide(target, at === 'slowly' ? duration('--t-move') : 0);
  }

  pan(by: Place): void {
    const { x, y, size } = this.look;
    this.#stop();
    this.held = true;
    this.look = { x: x - by.x / size, y: y - by.y / size, size };
  }

  /** Larger or smaller around a point of the board. */
  zoom(point: Place, factor: number): void {
    this.#stop();
    const { x, y, size } = this.look;
    const next = Math.min(LARGEST * 1.4, Math.max(SMALLEST, size * factor));
    const middle = this.#middle;
    const dx = point.x - middle.x;
    const dy = point.y - middle.y;
    this.held = true;
    this.look = { x: x + dx / size - dx / next, y: y + dy / size - dy / next, size: next };
  }

  /** Bring a place into sight, if it is not. */
  reveal(place: Place): void {
    const at = this.screen(place);
    const edge = this.look.size * 0.7;
    const dx = Math.min(0, at.x - edge - this.rim.x) + Math.max(0, at.x + edge - this.width);
    const dy = Math.min(0, at.y - edge - this.rim.y) + Math.max(0, at.y + edge - this.height);
    if (dx || dy) this.#glide({ ...this.look, x: this.look.x + dx / this.look.size, y: this.look.y + dy / this.look.size }, duration('--t-move'));
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #glide(target: Look, time: number): void {
    this.#stop();
    const from = this.look;
    if (!time) {
      this.look = target;
      return;
    }
    const begun = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begun) / time));
      const eased = 1 - (1 - part) ** 3;
      this.look = {
        x: from.x + (target.x - from.x) * eased,
        y: from.y + (target.y - from.y) * eased,
        size: from.size + (target.size - from.size) * eased,
      };
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
