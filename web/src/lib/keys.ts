/** Whether a key press belongs to a field or to the browser. */
export function typing(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return (event.target as HTMLElement | null)?.closest('input:not([type="checkbox"]), textarea, select') != null;
}

/** Whether a key press belongs to a field, a dialog or the browser rather than to the table. */
export function elsewhere(event: KeyboardEvent): boolean {
  return typing(event) || (event.target as HTMLElement | null)?.closest('dialog') != null || document.querySelector('dialog[open]') !== null;
}

/** Whether Enter or Space would press a focused button of its own. */
export function pressesButton(event: KeyboardEvent): boolean {
  return (event.key === 'Enter' || event.key === ' ') && (event.target as HTMLElement | null)?.closest('button, a, summary, [role="button"]') !== null;
}
