/** How a move of Blood Rage is put together: a figure and a place, a card, who marches; picks of several in any order. */
import { Composing } from '../../lib/composing.svelte';
import { viewOf } from '../../lib/view';
import type { Asked } from '../../lib/wire';
import { inOrder, marchAll, ownAt, pickingOf, readAsked, spell, type Choice, type Picking, type Preview } from './offers';
import type { BloodRageView, Clan } from './position';

/** Picks that make a whole move, and what that would do. */
interface Ready {
  parts: string[];
  preview: Preview;
}

export class Choosing extends Composing<Preview> {
  /** What is picked where several are. */
  picks = $state.raw<string[]>([]);
  ready = $state.raw<Ready | null>(null);
  /** The action that was chosen before its place. */
  wish = $state<'pillage' | 'march' | null>(null);
  /** What the hall would still take after the picks. */
  #more = $state.raw<Asked | null>(null);

  readonly view: BloodRageView | null = $derived.by(() => viewOf('bloodrage', this.table.view));
  readonly clan: Clan | undefined = $derived(this.view?.state.clans[this.asked?.seat ?? this.view.seat ?? -1]);
  readonly picking: Picking | null = $derived(pickingOf(this.asked, this.view));
  readonly preview: Preview | null = $derived(this.ready?.preview ?? this.aimed?.preview ?? null);
  /** Words that can be said on top of the picks. */
  readonly besides: string[] = $derived((this.#more?.options ?? []).map((offer) => offer.text).filter((text) => text === 'flee'));

  protected override read(asked: Asked): Choice[] {
    return readAsked(asked, this.clan);
  }

  protected override spell(spot: string): string | null {
    return spell(this.kind, spot, this.via, this.clan, this.view?.state);
  }

  /** A place whose figures can march is taken up before they are. */
  protected override takenUp(choice: Choice): string[] {
    return [...super.takenUp(choice), ...(choice.via?.startsWith('march:') ? [choice.via.replace('march:', 'place:')] : [])];
  }

  /** The places where the wished action can be taken. */
  placesFor(wish: 'pillage' | 'march'): string[] {
    if (this.kind !== 'action') return [];
    if (wish === 'march') return [...this.vias].flatMap((via) => (via.startsWith('march:') ? [via.slice('march:'.length)] : []));
    return [...this.direct.keys()].flatMap((spot) => (spot.startsWith('token:') ? [spot.slice('token:'.length)] : []));
  }

  /** Choose the action first; where it has one place, that is chosen too. */
  want(wish: 'pillage' | 'march'): void {
    this.table.quiet();
    const places = this.placesFor(wish);
    this.via = null;
    this.aimed = null;
    this.wish = wish;
    if (places.length === 1 && places[0]) this.touch(`place:${places[0]}`);
  }

  override active(spot: string): boolean {
    if (this.picking) return this.picking.candidates.some((one) => one.spot === spot) || (spot.startsWith('word:') && this.direct.has(spot));
    return super.active(spot);
  }

  /** Whether this spot answers now: what glows. */
  glows(spot: string): boolean {
    if (!this.asked) return false;
    if (this.wish && this.via === null) return spot.startsWith('place:') && this.placesFor(this.wish).includes(spot.slice('place:'.length));
    if (this.picking) return this.active(spot);
    return this.via === null ? this.active(spot) : this.open.has(spot);
  }

  /** How often this spot is picked. */
  picked(spot: string): number {
    const texts = this.picking?.candidates.filter((one) => one.spot === spot).map((one) => one.text) ?? [];
    return this.picks.filter((pick) => texts.includes(pick)).length;
  }

  protected override ownWay(spot: string): boolean {
    const { wish } = this;
    if (wish && this.via === null) {
      const place = /^(?:place|token):(.*)$/.exec(spot)?.[1] ?? '';
      this.wish = null;
      if (this.placesFor(wish).includes(place)) {
        const raid = this.direct.get(`token:${place}`);
        if (wish === 'march') this.via = `march:${place}`;
        else if (raid) void this.aim(raid);
        return true;
      }
    }
    if (!this.picking?.candidates.some((one) => one.spot === spot)) return false;
    this.toggle(spot);
    return true;
  }

  /** Those who march all march, unless some are told to stay. */
  protected override goOn(parts: string[], asked: Asked, choice: Choice | null): void {
    super.goOn(parts, asked, choice);
    if (asked.kind === 'march' && this.picking && this.view && choice) {
      const from = choice.text.split(' ')[1] ?? '';
      void this.#pick(marchAll(this.picking, ownAt(this.view, asked.seat, from), choice.preview.room ?? 99));
    }
  }

  protected override settle(parts: string[], asked: Asked, aimed: Choice | null = null): void {
    super.settle(parts, asked, aimed);
    this.#unpick();
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
    const holds = this.think();
    this.#unpick();
    this.picks = inOrder(picks, picking);
    this.aimed = null;
    if (!picks.length || (picking.count !== null && picks.length < picking.count)) return;
    const parts = [...this.parts, ...this.picks];
    const answer = await this.table.compose(parts);
    if (!holds()) return;
    if (!answer) {
      this.picks = before;
      return;
    }
    const { asked } = answer;
    const done = asked?.options.find((offer) => offer.text === 'done');
    if (asked && !done) this.goOn(parts, asked, null);
    else {
      this.#more = asked;
      this.ready = { parts: done ? [...parts, 'done'] : parts, preview: ((done?.preview ?? answer.preview) ?? {}) as Preview };
    }
  }

  #unpick(): void {
    this.picks = [];
    this.ready = null;
    this.#more = null;
  }

  override commit(): boolean {
    if (!this.ready) return super.commit();
    this.send(this.ready.parts);
    return true;
  }

  /** Say a word on top of the picks. */
  add(word: string): void {
    this.send([...this.parts, ...this.picks, word]);
  }

  override get under(): boolean {
    return super.under || this.picks.length > 0 || this.wish !== null;
  }

  /** A pass ends the age for its clan. */
  protected override grave(rest: Choice): boolean {
    return rest.text === 'pass' && this.kind === 'action';
  }

  /** With something picked, saying no more would be unclear. */
  override giveRest(): boolean {
    return this.picks.length ? this.rest !== null : super.giveRest();
  }

  /** From the march to its place; and all picks at once. */
  protected override ownBack(): boolean {
    if (this.wish) this.wish = null;
    else if (this.via?.startsWith('march:')) this.via = this.via.replace('march:', 'place:');
    else if (this.picks.length && !this.via) this.clear();
    else return false;
    return true;
  }

  /** Parts that were picked together go together. */
  protected override unsay(): void {
    this.clear();
  }

  override clear(): void {
    super.clear();
    this.wish = null;
    this.#unpick();
  }
}
