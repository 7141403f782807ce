/** Where something else is asked than before, thoughts about the old question are gone. */
import type { TableModel } from './table.svelte';

/** Call `forget` whenever something else is asked; to be called while a component is made. */
export function whenAskedAnew(table: TableModel, forget: () => void): void {
  let asked: unknown = null;
  $effect(() => {
    if (table.asked === asked) return;
    asked = table.asked;
    forget();
  });
}
