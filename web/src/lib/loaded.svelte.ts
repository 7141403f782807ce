import { restyled } from './fresh';

/** Something that is loaded apart: once for all who ask, and again by the next one who asks where it could not be brought. */
export class Loaded<Thing> {
  #thing = $state.raw<Thing | null>(null);
  #failed = $state(false);
  #coming: Promise<void> | null = null;
  readonly #load: () => Promise<Thing>;

  constructor(load: () => Promise<Thing>) {
    this.#load = load;
  }

  /** Null until it has come; whoever looks has it brought. */
  get now(): Thing | null {
    if (this.#thing === null) void this.bring();
    return this.#thing;
  }

  /** The same without having it brought. */
  get here(): Thing | null {
    return this.#thing;
  }

  /** It could not be brought, and has not come since. */
  get failed(): boolean {
    return this.#failed && this.#thing === null;
  }

  /** Never fails. */
  bring(): Promise<void> {
    this.#coming ??= restyled()
      .then(this.#load)
      .then(
        (thing) => void (this.#thing = thing),
        () => {
          this.#coming = null;
          this.#failed = true;
        },
      );
    return this.#coming;
  }
}
