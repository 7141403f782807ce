/** What others did is shown move by move, at the reader's pace, and the table stops between rounds or ages. Whoever sits
 *  here with other people, or with a clock, is never kept waiting: then all is shown at once. */
import { settings, type Pace } from './settings.svelte';
import type { Moved, TableInfo } from './wire';

/** How long each told move stays before the next, in milliseconds. */
export const PACES: Record<Pace, number> = { at_once: 0, quick: 600, calm: 1200, slow: 2400 };

/** Whether no other person sits here. */
export const nobodyElse = (info: TableInfo | null): boolean => info !== null && info.seats.every((seat) => seat.mine || seat.kind !== 'person');

/** Whether nobody but machines waits for this reader. */
export const alone = (info: TableInfo | null): boolean => nobodyElse(info) && info?.clock === null;

export class Telling {
  /** Moves that are known here and not told yet. */
  waiting = $state(0);
  /** The table stands still until the reader goes on. */
  halted = $state(false);
  #queue: Moved[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  #apply: (message: Moved) => void;
  #drained: () => void;

  /** `apply` shows one move; `drained` is called when all are shown. */
  constructor(apply: (message: Moved) => void, drained: () => void) {
    this.#apply = apply;
    this.#drained = drained;
  }

  /** A move has come: show it now or in its turn. `own`: this reader made it; `patient`: others may be told slowly. */
  take(message: Moved, own: boolean, patient: boolean): void {
    this.#queue.push(message);
    if (!patient || message.window) this.hurry();
    else if (own && this.#queue.length === 1 && !this.halted) this.#next();
    else this.#plan();
    this.waiting = this.#queue.length;
  }

  halt(): void {
    this.halted = true;
  }

  goOn(): void {
    this.halted = false;
    this.#plan();
  }

  /** Show all that waits, at once. */
  hurry(): void {
    this.halted = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length && !this.halted) this.#show();
    this.#finish();
  }

  /** All that was to be told is told otherwise. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.waiting = 0;
    this.halted = false;
  }

  #plan(): void {
    if (this.#timer !== undefined || this.halted) return;
    if (!this.#queue.length) return this.#finish();
    const left = this.#last + PACES[settings.pace] - performance.now();
    if (left <= 0) return this.#next();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, left);
  }

  #next(): void {
    if (!this.#queue.length) return;
    this.#show();
    this.#last = performance.now();
    this.#plan();
  }

  #show(): void {
    const message = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (message) this.#apply(message);
  }

  #finish(): void {
    this.waiting = this.#queue.length;
    if (!this.#queue.length) this.#drained();
  }
}
