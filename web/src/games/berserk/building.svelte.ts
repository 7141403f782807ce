/** A deck under way: every change is looked over by the rules and kept a moment later. */
import type { DeckTold } from '../../lib/wire';
import { cardNamed } from './cards';
import { DECK } from './facts';
import { listOf, sizeOf, type Counts } from './pool';
import { shelf, toldOf, type KeptDeck } from './shelf.svelte';

const LOOKS_AFTER = 90;
const KEEPS_AFTER = 600;
export type Keeping = 'kept' | 'keeping' | 'new' | 'failed';

export class Building {
  /** Of the kept deck; null until it is kept. */
  id = $state<string | null>(null);
  here = $state(false);
  name = $state('');
  counts = $state.raw<Counts>({});
  /** What the rules say of these cards; null while they are asked. */
  told = $state.raw<DeckTold | null>(null);
  keeping = $state<Keeping>('new');
  /** Called with the id that a new deck got. */
  onkept: (id: string) => void = () => undefined;
  #looking: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #changed = false;
  #work: Promise<void> = Promise.resolve();

  get size(): number {
    return sizeOf(this.counts);
  }
  countOf(word: string): number {
    return this.counts[word] ?? 0;
  }
  /** Whether one more of a card may go in. */
  takes(word: string): boolean {
    return this.size < DECK.most && this.countOf(word) < (cardNamed(word)?.copies ?? 0);
  }

  static of(deck: KeptDeck): Building {
    const made = new Building();
    made.id = deck.id;
    made.here = deck.here;
    made.name = deck.name;
    made.counts = deck.deck.cards;
    made.told = deck.deck;
    made.keeping = 'kept';
    return made;
  }

  /** One that nobody keeps yet. */
  static from(name: string, deck: DeckTold | null): Building {
    const made = new Building();
    made.name = name;
    made.counts = deck?.cards ?? {};
    made.told = deck;
    if (!deck) void toldOf('').then((empty) => (made.told ??= empty), () => undefined);
    return made;
  }

  add(word: string): boolean {
    if (!this.takes(word)) return false;
    this.#set(word, this.countOf(word) + 1);
    return true;
  }
  remove(word: string): boolean {
    if (!this.countOf(word)) return false;
    this.#set(word, this.countOf(word) - 1);
    return true;
  }
  #set(word: string, count: number): void {
    const { [word]: _, ...rest } = this.counts;
    this.counts = count ? { ...rest, [word]: count } : rest;
    this.#changed = true;
    this.keeping = 'keeping';
    this.told = null;
    clearTimeout(this.#looking);
    this.#looking = setTimeout(() => void this.#look(), LOOKS_AFTER);
  }

  async #look(): Promise<void> {
    const nth = ++this.#asked;
    try {
      const told = await toldOf(listOf(this.counts));
      if (nth !== this.#asked) return;
      this.told = told;
      this.#later();
    } catch {
      if (nth === this.#asked) this.keeping = 'failed';
    }
  }

  rename(name: string): void {
    const clean = name.trim().replace(/\s+/gu, ' ').slice(0, 40);
    if (!clean || clean === this.name) return;
    this.name = clean;
    this.#changed = true;
    this.#later();
  }

  #later(): void {
    this.keeping = 'keeping';
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.keep().catch(() => undefined), KEEPS_AFTER);
  }

  /** Keep it now; what comes while it is kept follows. */
  keep(): Promise<void> {
    clearTimeout(this.#waiting);
    this.#work = this.#work.catch(() => undefined).then(() => this.#keep());
    return this.#work;
  }
  async #keep(): Promise<void> {
    if (this.id && !this.#changed) return;
    const deck = this.told ?? (await toldOf(listOf(this.counts)));
    this.#changed = false;
    this.keeping = 'keeping';
    try {
      const kept = this.id && shelf.find(this.id) ? await shelf.change(this.id, { name: this.name, deck }) : await shelf.keep(this.name, deck);
      const fresh = this.id !== kept.id;
      this.id = kept.id;
      this.here = kept.here;
      if (!this.#changed) this.keeping = 'kept';
      if (fresh) this.onkept(kept.id);
    } catch (error) {
      this.#changed = true;
      this.keeping = 'failed';
      throw error;
    }
  }

  /** The page goes: what is not kept yet is kept. */
  close(): void {
    clearTimeout(this.#looking);
    if (this.#changed) void this.keep().catch(() => undefined);
  }
}
