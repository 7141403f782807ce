/** The reader's decks: an account's at the hall, a guest's in this browser. */
import { changeDeck, deckTold, deleteDeck, keepDeck, myDecks, readyDecks } from '../../lib/hall';
import { session } from '../../lib/session.svelte';
import type { DeckTold, OwnDeck, ReadyDeck } from '../../lib/wire';

export const GAME = 'berserk';
const KEY = 'meadhall.decks';
const MOST_HERE = 100;

/** A deck with its name. `here`: it is kept in this browser. */
export interface KeptDeck extends OwnDeck {
  here: boolean;
}

function readHere(): KeptDeck[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as OwnDeck[];
    return found.map((deck) => ({ ...deck, here: true }));
  } catch {
    return [];
  }
}

class Shelf {
  decks = $state.raw<KeptDeck[]>([]);
  ready = $state.raw<ReadyDeck[]>([]);
  loaded = $state(false);
  #asking: Promise<void> | null = null;
  #whose: string | null = null;

  /** Have all decks here. Whoever signs in or out has others. */
  async load(): Promise<void> {
    const me = await session.know();
    if (this.#whose !== me.id + (me.account ?? '')) this.#asking = null;
    this.#whose = me.id + (me.account ?? '');
    this.#asking ??= this.#load(me.account !== null);
    try {
      await this.#asking;
    } catch (error) {
      this.#asking = null;
      throw error;
    }
  }

  async #load(account: boolean): Promise<void> {
    const [ready, kept] = await Promise.all([this.ready.length ? this.ready : readyDecks(GAME), account ? myDecks() : []]);
    this.ready = ready;
    this.decks = [...kept.filter((deck) => deck.deck.game === GAME).map((deck) => ({ ...deck, here: false })), ...readHere()];
    this.loaded = true;
  }

  get account(): boolean {
    return session.me?.account != null;
  }
  /** Decks of this browser that the account does not have yet. */
  get strays(): KeptDeck[] {
    return this.account ? this.decks.filter((deck) => deck.here) : [];
  }
  find(id: string): KeptDeck | undefined {
    return this.decks.find((deck) => deck.id === id);
  }

  async keep(name: string, deck: DeckTold): Promise<KeptDeck> {
    if (this.account) return this.#put({ ...(await keepDeck(GAME, name, deck.code)), here: false });
    const now = Date.now() / 1000;
    return this.#put({ id: `here:${crypto.randomUUID().slice(0, 13)}`, name, deck, created: now, changed: now, here: true });
  }

  async change(id: string, change: { name?: string; deck?: DeckTold }): Promise<KeptDeck> {
    const known = this.find(id);
    if (!known) throw new Error(`there is no deck ${id}`);
    if (known.here) return this.#put({ ...known, ...change, changed: Date.now() / 1000 });
    return this.#put({ ...(await changeDeck(id, { name: change.name, code: change.deck?.code })), here: false });
  }

  async drop(id: string): Promise<void> {
    if (!this.find(id)?.here) await deleteDeck(id);
    this.decks = this.decks.filter((deck) => deck.id !== id);
    this.#write();
  }

  /** Let the account keep the decks of this browser. */
  async bring(): Promise<void> {
    for (const stray of this.strays) {
      const kept = await keepDeck(GAME, stray.name, stray.deck.code);
      this.decks = [{ ...kept, here: false }, ...this.decks.filter((deck) => deck.id !== stray.id)];
      this.#write();
    }
  }

  #put(deck: KeptDeck): KeptDeck {
    this.decks = [deck, ...this.decks.filter((other) => other.id !== deck.id)];
    if (deck.here) this.#write();
    return deck;
  }

  #write(): void {
    const here = this.decks.filter((deck) => deck.here).slice(0, MOST_HERE);
    localStorage.setItem(KEY, JSON.stringify(here.map(({ id, name, deck, created, changed }) => ({ id, name, deck, created, changed }))));
  }
}

export const shelf = new Shelf();

/** What the rules say of a deck, each asked for once. */
const told = new Map<string, Promise<DeckTold>>();
export function toldOf(text: string): Promise<DeckTold> {
  let asked = told.get(text);
  if (!asked) {
    asked = deckTold(GAME, text);
    told.set(text, asked);
    asked.catch(() => told.delete(text));
    if (told.size > 200) told.delete(told.keys().next().value ?? '');
  }
  return asked;
}

/** The deck with which a table was begun lies there as soon as it is asked for. */
const meant = (table: string): string => `meadhall.lays.${table}`;
export function meanToLay(table: string, code: string): void {
  sessionStorage.setItem(meant(table), code);
}
export function meantToLay(table: string): string | null {
  const code = sessionStorage.getItem(meant(table));
  sessionStorage.removeItem(meant(table));
  return code;
}
