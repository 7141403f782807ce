/** Why the hall can keep nothing just now. Every page shows it, until the hall says that it is well again. */
const KEEPING_NOTHING = ['disk-full', 'database-away', 'database-gone'];
const ASK_EVERY = 3000;

class HallTrouble {
  /** A key of the catalogue (`error-…`). */
  reason = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Take note if this error is of that kind. */
  met(error: string): boolean {
    if (!KEEPING_NOTHING.includes(error)) return false;
    this.set(error);
    return true;
  }

  set(reason: string | null): void {
    this.reason = reason;
    clearTimeout(this.#timer);
    if (reason !== null) this.#timer = setTimeout(() => void this.#ask(), ASK_EVERY);
  }

  async #ask(): Promise<void> {
    const well = await fetch('/healthz').then(
      (answer) => answer.ok,
      () => false,
    );
    this.set(well ? null : this.reason);
  }
}

export const trouble = new HallTrouble();
