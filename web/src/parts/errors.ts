import { HallError } from '../lib/hall';
import { hall } from '../lib/words.svelte';
import { toasts } from './toasts.svelte';

/** Say what went wrong, in the reader's language. */
export function complain(error: unknown): void {
  const known = error instanceof HallError ? error : null;
  const key = known?.status === 0 ? 'ui-unreachable' : `error-${known?.error ?? 'server'}`;
  toasts.show(hall.text(key, known?.params ?? {}), true);
}
