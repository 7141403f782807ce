/** How a move is put together: a card, an end of a line, a target … Each answer is tried with the hall before anything
 *  is sent; only the last word plays. */
import { LiveTable } from '../../lib/live.svelte';
import { cardOnCloth } from '../../lib/sound';
import type { TableModel } from '../../lib/table.svelte';
import type { Asked } from '../../lib/wire';
import { pickVerb, readAsked, spell, withPick, type Choice, type Preview } from './offers';
import type { WolvesView } from './position';

export class Choosing {
  readonly table: TableModel;
  /** Parts of the move that are chosen. */
  parts = $state.raw<string[]>([]);
  /** What is taken up: a card of the hand, a deity, a captive. */
  via = $state<string | null>(null);
  /** The answer that the next word would play. */
  aimed = $state.raw<Choice | null>(null);
  /** What is asked after the parts; null before the first one. */
  #next = $state.raw<Asked | null>(null);
  /** Answers that come late belong to thoughts that are gone. */
  #thought = 0;

  constructor(table: TableModel) {
    this.table = table;
  }

  readonly asked: Asked | null = $derived.by(() => (this.table.myTurn ? (this.#next ?? this.table.asked) : null));
  readonly kind: string = $derived(this.asked?.kind ?? '');
  readonly choices: Choice[] = $derived(readAsked(this.asked));
  readonly vias: Set<string> = $derived(new Set(this.choices.flatMap((choice) => choice.via ?? [])));
  /** What can be answered now, by spot. */
  readonly open: Map<string, Choice> = $derived(new Map(this.choices.filter((choice) => choice.via === this.via).map((choice) => [choice.spot, choice])));
  /** Answers that need nothing taken up first. */
  readonly direct: Map<string, Choice> = $derived(new Map(this.choices.filter((choice) => choice.via === null).map((choice) => [choice.spot, choice])));
  readonly preview: Preview | null = $derived(this.aimed?.preview ?? null);
  /** The word that says no more: `pass`, `end`, `done`, `stay`. */
  readonly rest: Choice | null = $derived(['pass', 'end', 'done', 'stay'].map((word) => this.direct.get(`word:${word}`)).find((choice) => choice) ?? null);
  readonly picking: string | null = $derived(pickVerb(this.kind));
  /** How often each card is picked already in this move. */
  readonly picked: string[] = $derived.by(() => {
    const verb = this.picking;
    return verb ? this.parts.filter((part) => part.startsWith(`${verb} `)).map((part) => part.slice(verb.length + 1)) : [];
  });

  /** Whether touching this spot would do something. */
  active(spot: string): boolean {
    return this.vias.has(spot) || this.open.has(spot) || this.direct.has(spot);
  }

  /** Touch a spot of the table. False where that is not allowed; the reason is asked for. */
  touch(spot: string): boolean {
    if (!this.asked) {
      if (this.table.seat !== null && this.table.looking === null && !this.table.over && !this.table.sending) this.table.notify('no-not-your-turn');
      return false;
    }
    const choice = this.open.get(spot) ?? this.direct.get(spot);
    this.table.quiet();
    if (choice && choice.text === this.aimed?.text) {
      this.commit();
      return true;
    }
    if (choice) {
      if (choice.via !== this.via) this.via = null;
      void this.aim(choice);
      return true;
    }
    if (this.vias.has(spot)) {
      this.aimed = null;
      this.via = this.via === spot ? null : spot;
      return true;
    }
    const word = spell(this.kind, spot, this.via, (seat, place) => this.#view?.state.players[seat]?.line[place - 1]?.[0] ?? '');
    if (!word) return false;
    if (this.picking && word.startsWith(`${this.picking} `)) void this.#pickAnyway(word);
    else this.table.whyNot([...this.parts, word].join(', '));
    return false;
  }

  get #view(): WolvesView | null {
    return this.table.view as WolvesView | null;
  }

  /** Take up an answer: where the move goes on, go on; else show what it would do. */
  async aim(choice: Choice): Promise<void> {
    const parts = [...this.parts, choice.text];
    this.aimed = choice;
    await this.#compose(parts, choice);
  }

  async #compose(parts: string[], choice: Choice | null): Promise<void> {
    const { table } = this;
    if (!(table instanceof LiveTable)) return;
    const thought = ++this.#thought;
    const answer = await table.compose(parts);
    if (thought !== this.#thought || !answer) return;
    if (answer.asked) {
      cardOnCloth();
      this.parts = parts;
      this.#next = answer.asked;
      this.via = null;
      this.aimed = null;
    } else if (choice) this.aimed = { ...choice, preview: { ...choice.preview, ...((answer.preview ?? {}) as Preview) } };
  }

  /** Picks are given in order; one that comes late is put where it belongs. A second click takes a pick back. */
  async #pickAnyway(word: string): Promise<void> {
    const at = this.parts.indexOf(word);
    const single = word.includes(':');
    if (single && at >= 0) return this.#compose(this.#without(at), null);
    const parts = withPick(this.parts, word);
    const thought = ++this.#thought;
    const answer = this.table instanceof LiveTable ? await this.table.compose(parts) : null;
    if (thought !== this.#thought) return;
    if (answer?.asked) {
      this.table.quiet();
      this.parts = parts;
      this.#next = answer.asked;
      this.aimed = null;
    } else if (!answer) this.table.whyNot(parts.join(', '));
  }

  /** Take a pick back. */
  unpick(word: string): void {
    const at = this.parts.lastIndexOf(`${this.picking} ${word}`);
    if (at >= 0) void this.#compose(this.#without(at), null);
  }

  #without(at: number): string[] {
    return [...this.parts.slice(0, at), ...this.parts.slice(at + 1)];
  }

  /** Enough picked: play, unless something more is asked. */
  async finish(choice: Choice): Promise<void> {
    await this.aim(choice);
    if (this.aimed?.text === choice.text) this.commit();
  }

  commit(): void {
    if (this.aimed) this.play(this.aimed);
  }

  play(choice: Choice): void {
    cardOnCloth();
    this.table.move([...this.parts, choice.text].join(', '));
    this.clear();
  }

  /** One step back. Gives whether there was one. */
  back(): boolean {
    this.table.quiet();
    if (this.aimed) this.aimed = null;
    else if (this.via) this.via = null;
    else if (this.parts.length) {
      const parts = this.parts.slice(0, -1);
      if (!parts.length) this.clear();
      else void this.#compose(parts, null);
    } else return false;
    return true;
  }

  clear(): void {
    this.#thought += 1;
    this.parts = [];
    this.via = null;
    this.aimed = null;
    this.#next = null;
  }
}
