/** The numbers in the texts of cards: those of the set that is played. The hall's own are known here; it is asked for
 *  those of others, and until it has answered nothing is said of what a set may change. */
import { cardNumbers } from '../../lib/hall';
import type { Params } from '../../lib/wire';
import type { Teller } from '../../lib/words.svelte';
import { NUMBERS } from './facts';
import { strengthOf, type Unit, type WolvesView } from './position';

type Numbers = Readonly<Record<string, Params>>;
type Played = Pick<WolvesView, 'options'>;

const OWN: Numbers = NUMBERS;

class CardSets {
  #known = $state.raw<Readonly<Record<string, Numbers>>>({ reconstructed: OWN });
  #asked = new Set<string>();

  /** The numbers of a set; null while the hall has not told them. Where it could not be asked, the next reader asks. */
  of(set: string): Numbers | null {
    const known = this.#known[set];
    if (!known && !this.#asked.has(set)) {
      this.#asked.add(set);
      cardNumbers('wolves', set).then(
        ({ numbers }) => (this.#known = { ...this.#known, [set]: numbers }),
        () => this.#asked.delete(set),
      );
    }
    return known ?? null;
  }
}

const sets = new CardSets();

/** The numbers of the hall's own cards, for the rules page. */
export const ownNumbers = (key: string): Params => OWN[key] ?? {};

/** The numbers of a card in the set that is played; null while they are not known. */
export function numbersOf(view: Played, key: string): Params | null {
  return key in OWN ? (sets.of(String(view.options.cards))?.[key] ?? null) : {};
}

/** What a card does, with the numbers of the set that is played. */
export function cardText(say: Teller, view: Played, key: string): string {
  const numbers = numbersOf(view, key);
  return numbers ? say.text(`${key}.text`, numbers).trim() : '';
}

/** Where a unit's strength comes from, in words: `4 = 2 for each of 2 Tiwaz units`. */
export function whyText(say: Teller, view: Played & { state: Pick<WolvesView['state'], 'units'> }, line: Unit[], at: number): string {
  const { key, count, card } = strengthOf(view.state, line, at);
  const numbers = numbersOf(view, card);
  return numbers ? `${line[at]?.[1] ?? 0} = ${say.text(key, { ...numbers, count })}` : `${line[at]?.[1] ?? 0}`;
}
