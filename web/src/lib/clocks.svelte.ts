/** The clocks of a table as the hall told of them, running on by this page's steady clock. */
import { createSubscriber } from 'svelte/reactivity';
import type { ClockTimes } from './wire';

const EVERY = 250;
/** Whoever reads a clock that runs is told again and again; nobody who does not. */
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});
const seconds = (): number => performance.now() / 1000;

/** Seconds since a moment of `performance.now()`; whoever reads it is told again and again. */
export function since(moment: number): number {
  ticking();
  return (performance.now() - moment) / 1000;
}

export class TableClocks {
  #times = $state.raw<ClockTimes | null>(null);
  /** How far this page's clock is ahead of the hall's: as the message that came fastest tells. */
  #ahead = Infinity;
  readonly #clock: () => number;

  constructor(clock: () => number = seconds) {
    this.#clock = clock;
  }

  /** The hall tells how its clocks stand; call when the message comes, drawn or not. */
  told(times: ClockTimes | null | undefined): void {
    if (times) this.#ahead = Math.min(this.#ahead, this.#clock() - times.now);
    this.#times = times ?? null;
  }

  /** Another connection, perhaps to a hall that was opened anew: what was known of its clock is forgotten. */
  forget(): void {
    this.#ahead = Infinity;
  }

  runs(seat: number): boolean {
    return this.#times?.running.includes(seat) ?? false;
  }

  /** Seconds that a seat has left; null where there is no clock. */
  left(seat: number): number | null {
    const times = this.#times;
    const told = times?.left[seat];
    if (!times || told === undefined) return null;
    if (!this.runs(seat)) return told;
    ticking();
    return Math.max(0, told - Math.max(0, this.#clock() - this.#ahead - times.now));
  }
}
