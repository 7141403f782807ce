/** How a move is put together, whatever the title: something is taken up, a spot of the table answers, and where the move
 *  has more parts they are asked for. Each answer is tried with the hall before anything is sent; only the last word plays.
 *
 *  A title says how its options read (`read`), how a spot would be spelled that is no option (`spell`), and what is its
 *  own: picks of several (`ownWay`), steps back (`ownBack`), words that want a second thought (`grave`). */
import { cardOnCloth } from './sound';
import type { TableModel } from './table.svelte';
import type { Asked } from './wire';

/** One option: what must be taken up first, and the spot of the table that answers then. */
export interface Choice<Preview> {
  /** A part of a move, or several joined by commas. */
  text: string;
  via: string | null;
  spot: string;
  preview: Preview;
}

/** Words that say no more, the first that may be said is the one. */
const REST = ['pass', 'end', 'done', 'stay'];

export abstract class Composing<Preview extends object> {
  readonly table: TableModel;
  /** Parts of the move that are chosen. */
  parts = $state.raw<string[]>([]);
  /** What is taken up: a card, a figure, a place. */
  via = $state<string | null>(null);
  /** The answer that the next word would play. */
  aimed = $state.raw<Choice<Preview> | null>(null);
  /** What is asked after the parts; null before the first one. */
  #next = $state.raw<Asked | null>(null);
  #thought = 0;
  /** Whether the hall is still to say what follows what is aimed at, and whether it is to be played if nothing does. */
  #trying = false;
  #meant = false;

  constructor(table: TableModel) {
    this.table = table;
  }

  readonly asked: Asked | null = $derived.by(() => (this.table.myTurn ? (this.#next ?? this.table.asked) : null));
  readonly kind: string = $derived(this.asked?.kind ?? '');
  readonly choices: Choice<Preview>[] = $derived(this.asked ? this.read(this.asked) : []);
  /** What can be taken up. */
  readonly vias: Set<string> = $derived(new Set(this.choices.flatMap((choice) => this.takenUp(choice))));
  /** What can be answered now, by spot. */
  readonly open: Map<string, Choice<Preview>> = $derived(this.#bySpot(this.via));
  /** Answers that need nothing taken up first. */
  readonly direct: Map<string, Choice<Preview>> = $derived(this.#bySpot(null));
  /** The word that says no more. */
  readonly rest: Choice<Preview> | null = $derived(REST.map((word) => this.direct.get(`word:${word}`)).find((choice) => choice) ?? null);

  #bySpot(via: string | null): Map<string, Choice<Preview>> {
    return new Map(this.choices.filter((choice) => choice.via === via).map((choice) => [choice.spot, choice]));
  }

  // --- what is the title's own -------------------------------------------------------------------------------------

  protected abstract read(asked: Asked): Choice<Preview>[];

  /** How a spot would be spelled as an answer, though it is no option: so that the reason against it can be asked for. */
  protected abstract spell(spot: string): string | null;

  /** What has to be taken up for this answer. */
  protected takenUp(choice: Choice<Preview>): string[] {
    return choice.via === null ? [] : [choice.via];
  }

  /** A touch that the title understands in a way of its own; false where it does not. */
  protected ownWay(_spot: string, _choice: Choice<Preview> | undefined): boolean {
    return false;
  }

  /** A step back that the title knows before what is taken up is laid down; false where there is none. */
  protected ownBack(): boolean {
    return false;
  }

  /** Whether the word that says no more ends so much that it is asked about first. */
  protected grave(_rest: Choice<Preview>): boolean {
    return false;
  }

  // --- what the reader does ----------------------------------------------------------------------------------------

  /** Whether touching this spot would do something. */
  active(spot: string): boolean {
    return this.vias.has(spot) || this.open.has(spot) || this.direct.has(spot);
  }

  /** Whether something is begun that can be taken back. */
  get under(): boolean {
    return this.aimed !== null || this.via !== null || this.parts.length > 0;
  }

  /** Touch a spot of the table. False where that is not allowed; the reason is asked for. */
  touch(spot: string): boolean {
    const { table } = this;
    if (!this.asked) {
      if (table.seat !== null && table.looking === null && !table.over && !table.sending) table.notify('no-not-your-turn');
      return false;
    }
    table.quiet();
    const choice = this.open.get(spot) ?? this.direct.get(spot);
    if (this.ownWay(spot, choice)) return true;
    if (choice && choice.text === this.aimed?.text) this.commit();
    else if (choice) {
      if (choice.via !== this.via) this.via = null;
      void this.aim(choice);
    } else if (this.vias.has(spot)) {
      this.aimed = null;
      this.via = this.via === spot ? null : spot;
    } else {
      const word = this.spell(spot);
      if (word) this.refuse(word);
      return false;
    }
    return true;
  }

  /** Take up an answer: where the move goes on, go on; else show what it would do. */
  async aim(choice: Choice<Preview>): Promise<void> {
    const parts = [...this.parts, ...choice.text.split(', ')];
    this.aimed = choice;
    const holds = this.think();
    this.#trying = true;
    const answer = await this.table.compose(parts);
    if (!holds()) return;
    const meant = this.#meant;
    this.#trying = this.#meant = false;
    if (answer?.asked) this.goOn(parts, answer.asked, choice);
    else if (answer) {
      this.aimed = { ...choice, preview: { ...choice.preview, ...((answer.preview ?? {}) as Preview) } };
      if (meant) this.play(this.aimed);
    }
  }

  /** Play what is aimed at, as soon as the hall has said that nothing more is asked. Gives whether there was anything. */
  commit(): boolean {
    if (!this.aimed) return false;
    if (this.#trying) this.#meant = true;
    else this.play(this.aimed);
    return true;
  }

  play(choice: Choice<Preview>): void {
    this.send([...this.parts, choice.text]);
  }

  /** Say the word that says no more. Gives whether there is one. */
  giveRest(): boolean {
    const { rest } = this;
    if (!rest) return false;
    if (this.grave(rest)) {
      this.via = null;
      void this.aim(rest);
    } else this.play(rest);
    return true;
  }

  /** One step back. Gives whether there was one. */
  back(): boolean {
    this.table.quiet();
    if (this.aimed) {
      this.aimed = null;
      this.think();
    } else if (this.ownBack()) return true;
    else if (this.via) this.via = null;
    else if (this.parts.length) this.unsay();
    else return false;
    return true;
  }

  clear(): void {
    this.think();
    this.parts = [];
    this.table.parts = [];
    this.via = null;
    this.aimed = null;
    this.#next = null;
    this.table.next = null;
  }

  // --- parts of a move ---------------------------------------------------------------------------------------------

  /** Begin another thought. Answers that come late belong to thoughts that are gone: the result tells whether this one
   *  still holds. */
  protected think(): () => boolean {
    const mine = ++this.#thought;
    this.#trying = this.#meant = false;
    return () => mine === this.#thought;
  }

  /** The move has more parts. */
  protected goOn(parts: string[], asked: Asked, _choice: Choice<Preview> | null): void {
    cardOnCloth();
    this.settle(parts, asked);
  }

  /** Stand after these parts of a move, where this is asked. */
  protected settle(parts: string[], asked: Asked, aimed: Choice<Preview> | null = null): void {
    this.table.quiet();
    this.parts = parts;
    this.table.parts = parts;
    this.table.hint = null;
    this.#next = asked;
    this.table.next = asked;
    this.via = null;
    this.aimed = aimed;
  }

  /** Take the last part back. */
  protected unsay(): void {
    const parts = this.parts.slice(0, -1);
    if (parts.length) void this.#standAt(parts);
    else this.clear();
  }

  async #standAt(parts: string[]): Promise<void> {
    const holds = this.think();
    const answer = await this.table.compose(parts);
    if (holds() && answer?.asked) this.goOn(parts, answer.asked, null);
  }

  protected refuse(word: string): void {
    this.table.whyNot([...this.parts, word].join(', '));
  }

  protected send(parts: string[]): void {
    cardOnCloth();
    this.table.move(parts.join(', '));
    this.clear();
  }
}
