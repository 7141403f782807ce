/** The keys that every table hears: Escape, arrows, numbers, Enter and Space, and letters of a title's own. */
import type { Composing } from './composing.svelte';
import { elsewhere, pressesButton } from './keys';
import { step } from './steps';
import type { TableModel } from './table.svelte';

/** What a title does with them. Each answers whether it did something; what did nothing is left to the browser. */
export interface TableKeys {
  /** Put away what lies over the table, or take a step back. */
  escape(): boolean;
  arrow(event: KeyboardEvent): boolean;
  /** The nth thing one holds, from 0. */
  number(nth: number): void;
  enter(): boolean;
  space(): boolean;
  /** Whether Enter or Space means the table even on this button. */
  through(key: string, button: HTMLElement): boolean;
  letter?(key: string): boolean;
}

function heard(event: KeyboardEvent, keys: TableKeys): boolean {
  const { key } = event;
  if (key === 'Escape') return keys.escape();
  if (key.startsWith('Arrow')) return keys.arrow(event);
  if (key === 'Enter') return keys.enter();
  if (key === ' ') return keys.space();
  if (/^[0-9]$/.test(key)) {
    keys.number(key === '0' ? 9 : Number(key) - 1);
    return true;
  }
  return keys.letter?.(key) ?? false;
}

/** A key is pressed while a table is on the page. */
export function hear(event: KeyboardEvent, table: Pick<TableModel, 'looking'>, keys: TableKeys): void {
  if (elsewhere(event) || table.looking !== null) return;
  if (pressesButton(event) && !keys.through(event.key, event.target as HTMLElement)) return;
  if (heard(event, keys)) event.preventDefault();
}

interface Spots {
  root: () => HTMLElement;
  /** Close the large view; false where there is none. */
  hide: () => boolean;
  /** Which spots the arrows go to, and where they begin: the likeliest first. */
  answers: (spot: string) => boolean;
  likely: ((spot: string) => boolean)[];
  /** Where the things lie that numbers press, by test id. */
  held: string[];
}

/** The keys of a table whose moves are put together from spots, `[data-spot]`. Enter presses the spot that has the focus,
 *  Space says no more even there. */
export function spotKeys<Preview extends object>(choosing: Composing<Preview>, spots: Spots): TableKeys {
  const held = spots.held.map((place) => `[data-testid="${place}"] [data-spot]`).join(', ');
  return {
    escape: () => spots.hide() || choosing.back(),
    arrow: ({ key }) => step(spots.root(), key, spots.answers, spots.likely),
    number: (nth) => spots.root().querySelectorAll<HTMLElement>(held)[nth]?.click(),
    enter: () => choosing.commit(),
    space: () => choosing.giveRest(),
    through: (key, button) => key === ' ' && button.closest('[data-spot]') !== null,
  };
}
