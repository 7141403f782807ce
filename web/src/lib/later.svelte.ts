/** Parts of a table that no first board shows: brought as soon as the board is drawn, so that they are there when
 *  somebody opens them, or at once where they are asked for before. */
import { onMount } from 'svelte';
import { Loaded } from './loaded.svelte';

/** How long the board alone has the line, in milliseconds. */
const AFTER = 300;

export class Later<Parts> {
  /** What was asked for, to be told where it does not come. */
  readonly asked: Loaded<Parts>;

  /** To be made where a component is. */
  constructor(load: () => Promise<Parts>) {
    this.asked = new Loaded(load);
    onMount(() => {
      const timer = setTimeout(() => void this.asked.bring(), AFTER);
      return () => clearTimeout(timer);
    });
  }

  /** Null until they have come; whoever looks has them brought at once. */
  get parts(): Parts | null {
    return this.asked.now;
  }

  /** The same without hurry, for what is part of a board and mostly empty. */
  get here(): Parts | null {
    return this.asked.here;
  }
}
