/** How a move is put together: a figure and a place, a card, who marches … Each answer is tried with the hall before
 *  anything is sent; only the last word plays. */
import { LiveTable } from '../../lib/live.svelte';
import { cardOnCloth } from '../../lib/sound';
import type { TableModel } from '../../lib/table.svelte';
import type { Asked, Composed } from '../../lib/wire';
import { inOrder, marchAll, ownAt, pickingOf, readAsked, spell, type Choice, type Picking, type Preview } from './offers';
import type { BloodRageView, Clan } from './position';

/** Picks that make a whole move, and what that would do. */
interface Ready {
  parts: string[];
  preview: Preview;
}

export class Choosing {
  readonly table: TableModel;
  /** Parts of the move that are chosen. */
  parts = $state.raw<string[]>([]);
  /** What is taken up: a figure, a place, a card. */
  via = $state<string | null>(null);
  /** The answer that the next word would play. */
  aimed = $state.raw<Choice | null>(null);
  /** What is picked where several are. */
  picks = $state.raw<string[]>([]);
  ready = $state.raw<Ready | null>(null);
  /** What is asked after the parts; null before the first one. */
  #next = $state.raw<Asked | null>(null);
  /** What the hall would still take after the picks. */
  #rest = $state.raw<Asked | null>(null);
  /** Answers that come late belong to thoughts that are gone. */
  #thought = 0;

  constructor(table: TableModel) {
    this.table = table;
  }

  readonly view: BloodRageView | null = $derived.by(() => this.table.view as BloodRageView | null);
  readonly asked: Asked | null = $derived.by(() => (this.table.myTurn ? (this.#next ?? this.table.asked) : null));
  readonly kind: string = $derived(this.asked?.kind ?? '');
  readonly clan: Clan | undefined = $derived(this.view?.state.clans[this.asked?.seat ?? this.view.seat ?? -1]);
  readonly choices: Choice[] = $derived(readAsked(this.asked, this.clan));
  readonly picking: Picking | null = $derived(pickingOf(this.asked, this.view));
  /** What can be taken up. A place whose figures can march is such a thing too. */
  readonly vias: Set<string> = $derived(
    new Set(this.choices.flatMap((choice) => (choice.via === null ? [] : choice.via.startsWith('march:') ? [choice.via, choice.via.replace('march:', 'place:')] : [choice.via]))),
  );
  /** What can be answered now, by spot. */
  readonly open: Map<string, Choice> = $derived(new Map(this.choices.filter((choice) => choice.via === this.via).map((choice) => [choice.spot, choice])));
  /** Answers that need nothing taken up first. */
  readonly direct: Map<string, Choice> = $derived(new Map(this.choices.filter((choice) => choice.via === null).map((choice) => [choice.spot, choice])));
  readonly preview: Preview | null = $derived(this.ready?.preview ?? this.aimed?.preview ?? null);
  /** The word that says no more: `pass`, `stay`, or `done` before anything is picked. */
  readonly rest: Choice | null = $derived(['pass', 'done', 'stay'].map((word) => this.direct.get(`word:${word}`)).find((choice) => choice) ?? null);
  /** Words that can be said on top of the picks. */
  readonly besides: string[] = $derived((this.#rest?.options ?? []).map((offer) => offer.text).filter((text) => text === 'flee'));

  /** Whether touching this spot would do something. */
  active(spot: string): boolean {
    if (this.picking) return this.picking.candidates.some((one) => one.spot === spot) || (spot.startsWith('word:') && this.direct.has(spot));
    return this.vias.has(spot) || this.open.has(spot) || this.direct.has(spot);
  }

  /** Whether this spot answers now: what glows. */
  glows(spot: string): boolean {
    if (!this.asked) return false;
    if (this.picking) return this.active(spot);
    return this.via === null ? this.active(spot) : this.open.has(spot);
  }

  /** How often this spot is picked. */
  picked(spot: string): number {
    const texts = this.picking?.candidates.filter((one) => one.spot === spot).map((one) => one.text) ?? [];
    return this.picks.filter((pick) => texts.includes(pick)).length;
  }

  /** Touch a spot of the table. False where that is not allowed; the reason is asked for. */
  touch(spot: string): boolean {
    if (!this.asked) {
      if (this.table.seat !== null && this.table.looking === null && !this.table.over && !this.table.sending) this.table.notify('no-not-your-turn');
      return false;
    }
    this.table.quiet();
    const candidate = this.picking?.candidates.find((one) => one.spot === spot);
    if (candidate) {
      this.toggle(spot);
      return true;
    }
    const choice = this.open.get(spot) ?? this.direct.get(spot);
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
    const word = spell(this.kind, spot, this.via, this.clan, this.view?.state);
    if (word) this.table.whyNot([...this.parts, word].join(', '));
    return false;
  }

  /** Take up an answer: where the move goes on, go on; else show what it would do. */
  async aim(choice: Choice): Promise<void> {
    const parts = [...this.parts, ...choice.text.split(', ')];
    this.aimed = choice;
    const thought = ++this.#thought;
    const answer = await this.#try(parts);
    if (thought !== this.#thought || !answer) return;
    if (answer.asked) this.#goOn(parts, answer.asked, choice);
    else this.aimed = { ...choice, preview: { ...choice.preview, ...((answer.preview ?? {}) as Preview) } };
  }

  #try(parts: string[]): Promise<Composed | null> {
    return this.table instanceof LiveTable ? this.table.compose(parts) : Promise.resolve(null);
  }

  /** The move has more parts. Those who march all march, unless some are told to stay. */
  #goOn(parts: string[], asked: Asked, choice: Choice | null): void {
    cardOnCloth();
    this.parts = parts;
    this.#next = asked;
    this.#rest = null;
    this.via = null;
    this.aimed = null;
    this.picks = [];
    this.ready = null;
    if (asked.kind === 'march' && this.picking && this.view && choice) {
      const from = choice.text.split(' ')[1] ?? '';
      void this.#pick(marchAll(this.picking, ownAt(this.view, asked.seat, from), choice.preview.room ?? 99));
    }
  }

  /** Pick one more at this spot, or take the picks of it back when all are. */
  toggle(spot: string, off = false): void {
    const all = this.picking?.candidates.filter((one) => one.spot === spot) ?? [];
    const text = all[0]?.text;
    if (text === undefined) return;
    const taken = this.picks.filter((pick) => pick === text).length;
    if (off || taken >= all.length) {
      const at = this.picks.lastIndexOf(text);
      if (at >= 0) void this.#pick(this.picks.filter((_, i) => i !== at));
    } else if (this.picking?.count === 1) void this.#pick([text]);
    else if (this.picking?.count !== null && this.picks.length === this.picking?.count) void this.#pick([...this.picks.slice(1), text]);
    else void this.#pick([...this.picks, text]);
  }

  /** Try these picks with the hall, in the order of the rules. */
  async #pick(picks: string[]): Promise<void> {
    const { picking } = this;
    if (!picking) return;
    const before = this.picks;
    const thought = ++this.#thought;
    this.picks = inOrder(picks, picking);
    this.ready = null;
    this.#rest = null;
    this.aimed = null;
    if (!picks.length || (picking.count !== null && picks.length < picking.count)) return;
    const parts = [...this.parts, ...this.picks];
    const answer = await this.#try(parts);
    if (thought !== this.#thought) return;
    if (!answer) {
      this.picks = before;
      return;
    }
    const { asked } = answer;
    const done = asked?.options.find((offer) => offer.text === 'done');
    if (asked && !done) this.#goOn(parts, asked, null);
    else {
      this.#rest = asked;
      this.ready = { parts: done ? [...parts, 'done'] : parts, preview: ((done?.preview ?? answer.preview) ?? {}) as Preview };
    }
  }

  commit(): void {
    if (this.ready) {
      const { parts } = this.ready;
      cardOnCloth();
      this.table.move(parts.join(', '));
      this.clear();
    } else if (this.aimed) this.play(this.aimed);
  }

  /** Say a word on top of the picks. */
  add(word: string): void {
    this.table.move([...this.parts, ...this.picks, word].join(', '));
    this.clear();
  }

  play(choice: Choice): void {
    cardOnCloth();
    this.table.move([...this.parts, choice.text].join(', '));
    this.clear();
  }

  /** Whether something is begun that can be taken back. */
  get under(): boolean {
    return this.aimed !== null || this.via !== null || this.parts.length > 0 || this.picks.length > 0;
  }

  /** One step back. Gives whether there was one. */
  back(): boolean {
    this.table.quiet();
    if (this.aimed) {
      this.aimed = null;
      this.#thought += 1;
    } else if (this.via?.startsWith('march:')) this.via = this.via.replace('march:', 'place:');
    else if (this.via) this.via = null;
    else if (this.parts.length || this.picks.length) this.clear();
    else return false;
    return true;
  }

  clear(): void {
    this.#thought += 1;
    this.parts = [];
    this.picks = [];
    this.ready = null;
    this.via = null;
    this.aimed = null;
    this.#next = null;
    this.#rest = null;
  }
}
