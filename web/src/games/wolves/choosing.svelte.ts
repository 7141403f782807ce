/** How a move is put together: a card, an end of a line, a target … Each answer is tried with the hall before anything
 *  is sent; only the last word plays. */
import { LiveTable } from '../../lib/live.svelte';
import { cardOnCloth } from '../../lib/sound';
import type { TableModel } from '../../lib/table.svelte';
import type { Asked } from '../../lib/wire';
import { left, needed, pickVerb, readAsked, readOffer, spell, strikeOf, withPick, type Choice, type Preview } from './offers';
import type { WolvesView } from './position';

export class Choosing {
  readonly table: TableModel;
  /** Parts of the move that are chosen. */
  parts = $state.raw<string[]>([]);
  /** What is taken up: a card of the hand, a deity, a captive. */
  via = $state<string | null>(null);
  /** The answer that the next word would play. */
  aimed = $state.raw<Choice | null>(null);
  /** Picks that came before those they must follow: they are no parts of a move yet. */
  held = $state.raw<string[]>([]);
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
  /** The cards or units picked already in this move, each as often as it is. */
  readonly picked: string[] = $derived.by(() => {
    const verb = this.picking;
    const aimed = this.aimed?.text ?? '';
    return verb ? [...this.parts, ...this.held, aimed].filter((part) => part.startsWith(`${verb} `)).map((part) => part.slice(verb.length + 1)) : [];
  });
  /** How much is still to be picked where the number is given: cards, or their worth as sacrifices. */
  readonly wanting: number | null = $derived.by(() => {
    const aimed = this.aimed && this.picking && this.aimed.text.startsWith(`${this.picking} `);
    return this.asked ? (aimed ? 0 : needed(this.asked, this.held)) : null;
  });
  /** Deities that may be struck together with the one that is named already. */
  readonly others: string[] = $derived.by(() => {
    const named = strikeOf(this.parts[0] ?? this.aimed?.text ?? '');
    if (!named || (this.parts.length && this.kind !== 'second-strike')) return [];
    return readAsked(this.table.asked).flatMap((choice) => (strikeOf(choice.text)?.by === named.by && choice.spot !== `deity:${named.whom}` ? [choice.spot] : []));
  });

  /** Whether touching this spot would do something. */
  active(spot: string): boolean {
    return this.vias.has(spot) || this.open.has(spot) || this.direct.has(spot) || this.#pickable(spot);
  }

  /** Whether a card could be picked, though it must come before others that are picked. */
  #pickable(spot: string): boolean {
    const [what = '', name = ''] = spot.split(':');
    const state = this.#view?.state;
    if (!this.picking || !state || this.wanting === 0 || (what !== 'hand' && what !== 'pile')) return false;
    return left(state, this.table.seat ?? 0, this.kind, what, name) > this.picked.filter((one) => one === name).length;
  }

  /** Touch a spot of the table. False where that is not allowed; the reason is asked for. */
  touch(spot: string): boolean {
    if (!this.asked) {
      if (this.table.seat !== null && this.table.looking === null && !this.table.over && !this.table.sending) this.table.notify('no-not-your-turn');
      return false;
    }
    const choice = this.open.get(spot) ?? this.direct.get(spot);
    this.table.quiet();
    if (choice && choice.text === this.aimed?.text && !this.#pickable(spot)) {
      this.commit();
      return true;
    }
    if (this.others.includes(spot) && !(this.parts.length && choice)) {
      void this.#strikeBoth(spot);
      return true;
    }
    if (this.picking && (choice?.text.startsWith(`${this.picking} `) || this.#pickable(spot)) && (this.held.length || this.aimed || !choice)) {
      void this.#pickAnyway(choice?.text ?? `${this.picking} ${spot.split(':')[1]}`);
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
      this.#settle(parts, answer.asked, null);
    } else if (choice) this.aimed = { ...choice, preview: { ...choice.preview, ...((answer.preview ?? {}) as Preview) } };
  }

  /** Picks are given in order; one that comes late is put where it belongs, and one that comes early is held until the
   *  others are there. A second click on a unit takes its pick back. */
  async #pickAnyway(word: string): Promise<void> {
    const { table } = this;
    if (!(table instanceof LiveTable) || !this.asked) return;
    if (word.includes(':') && this.picked.includes(word.slice(word.indexOf(' ') + 1))) return this.unpick(word.slice(word.indexOf(' ') + 1));
    const aimed = this.aimed?.text ?? '';
    if (aimed.startsWith(`${this.picking} `) && aimed !== word && (await this.#add(withPick([...this.parts, ...this.held, aimed], word)))) return;
    const parts = withPick([...this.parts, ...this.held], word);
    const room = needed(this.asked, [...this.held, word]);
    if (await this.#add(parts)) return;
    // What public facts force is not asked: the move may be whole before its last pick.
    if (room !== null && room <= 0 && (await this.#add(parts.slice(0, -1)))) return;
    table.quiet();
    if (room !== null && room > 0) this.held = [...this.held, word];
    else table.whyNot(parts.join(', '));
  }

  /** Go on with these parts, or aim at the last where they are a whole move; false where they are none. */
  async #add(parts: string[]): Promise<boolean> {
    const { table } = this;
    if (!(table instanceof LiveTable)) return false;
    const thought = ++this.#thought;
    const answer = await table.compose(parts);
    const before = answer && !answer.asked ? await table.compose(parts.slice(0, -1)) : null;
    if (thought !== this.#thought) return true;
    if (answer?.asked) this.#settle(parts, answer.asked, null);
    else if (answer && before?.asked) this.#settle(parts.slice(0, -1), before.asked, this.#whole(parts, before.asked, answer.preview));
    else return false;
    return true;
  }

  /** The last part of a whole move, with what all of it would do. */
  #whole(parts: string[], asked: Asked, preview: unknown): Choice {
    return { ...readOffer({ text: parts.at(-1) ?? '' }, asked.seat), preview: (preview ?? {}) as Preview };
  }

  #settle(parts: string[], next: Asked, aimed: Choice | null): void {
    this.table.quiet();
    this.parts = parts;
    this.held = [];
    this.#next = next;
    this.via = null;
    this.aimed = aimed;
  }

  /** Two deities are struck in the order of the rules, in whatever order they are named. */
  async #strikeBoth(spot: string): Promise<void> {
    const named = strikeOf(this.parts[0] ?? this.aimed?.text ?? '');
    const { table } = this;
    if (!named || !(table instanceof LiveTable)) return;
    const order = readAsked(table.asked).flatMap((choice) => (strikeOf(choice.text)?.by === named.by ? [choice.spot.slice('deity:'.length)] : []));
    const [first = '', second = ''] = [named.whom, spot.slice('deity:'.length)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const thought = ++this.#thought;
    const head = `${named.by} strikes ${first}`;
    const next = await table.compose([head]);
    const answer = await table.compose([head, `strikes ${second}`]);
    if (thought !== this.#thought || !next?.asked || !answer) return;
    this.#settle([head], next.asked, this.#whole([head, `strikes ${second}`], next.asked, answer.preview));
  }

  /** Take a pick back; those that cannot stand without it are held. */
  unpick(word: string): void {
    const pick = `${this.picking} ${word}`;
    const at = this.parts.lastIndexOf(pick);
    if (this.aimed?.text === pick) this.aimed = null;
    else if (this.held.includes(pick)) this.held = this.held.filter((_, nth) => nth !== this.held.lastIndexOf(pick));
    else if (at >= 0) void this.#rebuild([...this.parts.slice(0, at), ...this.parts.slice(at + 1)]);
  }

  async #rebuild(parts: string[]): Promise<void> {
    const { table, held } = this;
    if (!(table instanceof LiveTable)) return;
    const head = parts.filter((part) => !part.startsWith(`${this.picking} `));
    const picks = parts.slice(head.length);
    const thought = ++this.#thought;
    const whole = await table.compose(parts);
    const answer = whole?.asked ? whole : await table.compose(head);
    if (thought !== this.#thought) return;
    if (!head.length && !answer?.asked) this.clear();
    else if (answer?.asked) this.#settle(answer === whole ? parts : head, answer.asked, null);
    this.held = answer === whole ? held : [...picks, ...held];
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
    else if (this.held.length) this.held = this.held.slice(0, -1);
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
    this.held = [];
    this.via = null;
    this.aimed = null;
    this.#next = null;
  }
}
