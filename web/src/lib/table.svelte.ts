/** A table as the page sees it. Boards read it and speak to it; where its facts come from is its own business. */
import type { Asked, ChatLine, Composed, Hinted, LogLine, Params, TableInfo, UndoAsked, View, WindowInfo } from './wire';
import { TableClocks } from './clocks.svelte';
import { seatNames } from './names';
import { Teller } from './words.svelte';

/** Something to say in the prompt bar for a while: why a move was not allowed, or what went wrong. */
export interface Notice {
  key: string;
  params: Params;
  /** Grows with every notice, so that the same one can shake again. */
  number: number;
}

/** A window that is open, and when this page was told so, by its steady clock. */
export type OpenWindow = WindowInfo & { received: number };

export type Link = 'opening' | 'open' | 'lost';

export abstract class TableModel {
  info = $state.raw<TableInfo | null>(null);
  /** Whose eyes the page looks through; null for a spectator. */
  seat = $state<number | null>(null);
  seq = $state(0);
  asked = $state.raw<Asked | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  window = $state.raw<OpenWindow | null>(null);
  readonly clocks = new TableClocks();
  undoAsked = $state.raw<UndoAsked | null>(null);
  curtain = $state(false);
  link = $state<Link>('opening');
  /** Why there is nothing to see: there is no such table, or it cannot be read. A key of the catalogue (`error-…`). */
  missing = $state<string | null>(null);
  /** A move is on its way. */
  sending = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** The moment the reader looks at; null is now. */
  looking = $state<number | null>(null);

  /** The best options of now, where they were asked for. */
  hint = $state.raw<Hinted | null>(null);
  /** Parts of a move that are chosen, where the title puts moves together. */
  parts = $state.raw<string[]>([]);
  /** What is asked after them; null before the first one. */
  next = $state.raw<Asked | null>(null);
  /** The event with which a round or an age of this title begins; its parameter of that name is the number. */
  stage: string | null = null;
  /** The round or age that is over and that the reader may look at: its number, and the moment after it. */
  chapter = $state.raw<{ number: number; at: number } | null>(null);

  protected now = $state.raw<View | null>(null);
  protected past = $state.raw<View | null>(null);

  readonly id: string;
  #notices = 0;
  #teller: Teller | null = null;

  constructor(id: string) {
    this.id = id;
  }

  /** What is on the table at the moment the reader looks at. */
  get view(): View | null {
    return this.looking === null ? this.now : (this.past ?? this.now);
  }

  /** Those who sit here. A machine without a name of its own is called by its kind, in the reader's language. */
  get names(): string[] {
    return seatNames(this.info?.seats ?? []);
  }

  /** The texts of this title, with the names of those who sit here. */
  get say(): Teller {
    const title = this.info?.game ?? null;
    if (!this.#teller || this.#teller.title !== title) this.#teller = new Teller(title, () => this.names, () => seatNames(this.info?.seats ?? [], true));
    return this.#teller;
  }

  get over(): boolean {
    return this.info?.phase === 'over';
  }

  /** Whether this reader must choose now, and may. */
  get myTurn(): boolean {
    return this.asked !== null && this.looking === null && !this.curtain && !this.sending;
  }

  /** How many moments a replay has. */
  get length(): number {
    return this.seq;
  }

  /** Whether a recorded play goes on by itself just now; null where it cannot. */
  get plays(): boolean | null {
    return null;
  }

  /** Let a recorded play go on by itself, or stop it. */
  togglePlay(): void {}

  notify(key: string, params: Params = {}): void {
    this.#notices += 1;
    this.notice = { key, params, number: this.#notices };
  }

  quiet(): void {
    this.notice = null;
  }

  /** How many moves of others are known here and not shown yet. */
  get behind(): number {
    return 0;
  }
  /** Show all of them at once. */
  hurry(): void {}
  /** Go on after a round or an age. */
  goOn(): void {}

  /** Play a whole move. */
  abstract move(text: string): void;
  /** What is asked after these parts of a move, or what they would do where they are the whole of it; null where nobody
   *  answers. */
  compose(_parts: string[]): Promise<Composed | null> {
    return Promise.resolve(null);
  }
  /** Ask why a move is not allowed; the answer becomes a notice. */
  abstract whyNot(text: string): void;
  abstract look(at: number | null): Promise<void>;
  abstract close(): void;
}
