/** Days as the reader's language writes them. */
import { settings } from './settings.svelte';

/** The day of a moment in seconds; the year only where it is not this one. */
export function dayOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'long', year }).format(date);
}
