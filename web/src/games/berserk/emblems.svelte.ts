/** Emblems of cards and of words of the glossary, each loaded when something is first drawn with it: nobody waits for
 *  those of cards that are not at the table. */
import { SvelteMap } from 'svelte/reactivity';
import { LAZY_EMBLEMS } from './emblems';
import { TERM_EMBLEMS } from './terms';

type Load = () => Promise<{ default: string }>;

class Emblems {
  #bodies = new SvelteMap<string, string>();
  #asked = new Set<string>();

  /** The drawing; empty until it has come. Where it could not be brought, the next one who draws asks again. */
  body(key: string, load: Load | undefined): string {
    const known = this.#bodies.get(key);
    if (known === undefined && load && !this.#asked.has(key)) {
      this.#asked.add(key);
      load().then(
        (icon) => this.#bodies.set(key, icon.default),
        () => this.#asked.delete(key),
      );
    }
    return known ?? '';
  }
}

const emblems = new Emblems();
const OF_CARDS: Readonly<Record<string, Load>> = LAZY_EMBLEMS;

/** The emblem of a card, by its number. */
export const cardEmblem = (id: number): string => emblems.body(`card-${id}`, OF_CARDS[id]);
/** The emblem of a word of the glossary, or of an element; empty where it has none. */
export const termEmblem = (term: string): string => emblems.body(`term-${term}`, TERM_EMBLEMS[term]);
export const hasEmblem = (term: string): boolean => term in TERM_EMBLEMS;
