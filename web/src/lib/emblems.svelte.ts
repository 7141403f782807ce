/** Emblems that are loaded when something is first drawn with them: nobody waits for those of cards that are not at the
 *  table. What a view shows is brought before its board is drawn, and the others after it. */
import { Loaded } from './loaded.svelte';

export type LoadEmblem = () => Promise<{ default: string }>;

export class LazyEmblems {
  readonly #emblems: ReadonlyMap<string, Loaded<{ default: string }>>;
  readonly #later: readonly string[];

  /** `later`: what may come to the table in the course of a play; unless it is said, all of them. */
  constructor(loaders: Readonly<Record<string, LoadEmblem>>, later = Object.keys(loaders)) {
    this.#emblems = new Map(Object.entries(loaders).map(([name, load]) => [name, new Loaded(load)]));
    this.#later = later;
  }

  /** The drawing; empty until it has come. */
  body(name: string): string {
    return this.#emblems.get(name)?.now?.default ?? '';
  }

  /** Have these drawings, as far as they can be brought; never fails. */
  async load(names: Iterable<string>): Promise<void> {
    await Promise.all([...names].map((name) => this.#emblems.get(name)?.bring()));
  }

  /** Bring what may be needed later, one after another. */
  async rest(): Promise<void> {
    for (const name of this.#later) await this.#emblems.get(name)?.bring();
  }
}
