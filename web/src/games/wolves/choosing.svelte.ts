/** How a move of Wolves of Odin is put together: a card, an end of a line, a target; and picks of several in any order. */
import { Composing } from '../../lib/composing.svelte';
import { viewOf } from '../../lib/view';
import type { Asked } from '../../lib/wire';
import { deityKey } from './cards';
import { left, needed, pickVerb, readAsked, readOffer, spell, strikeOf, withPick, type Choice, type Preview } from './offers';
import { patron, type WolvesView } from './position';

export class Choosing extends Composing<Preview> {
  /** Picks that came before those they must follow: they are no parts of a move yet. */
  held = $state.raw<string[]>([]);

  readonly preview: Preview | null = $derived(this.aimed?.preview ?? null);
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

  protected override read(asked: Asked): Choice[] {
    return readAsked(asked);
  }

  override active(spot: string): boolean {
    return super.active(spot) || this.#pickable(spot);
  }

  /** Whether a card could be picked, though it must come before others that are picked. */
  #pickable(spot: string): boolean {
    const [what = '', name = ''] = spot.split(':');
    const state = this.#view?.state;
    if (!this.picking || !state || this.wanting === 0 || (what !== 'hand' && what !== 'pile')) return false;
    return left(state, this.table.seat ?? 0, this.kind, what, name) > this.picked.filter((one) => one === name).length;
  }

  /** A second deity to be struck, or one of several cards or units to be picked. */
  protected override ownWay(spot: string, choice: Choice | undefined): boolean {
    if (choice && choice.text === this.aimed?.text && !this.#pickable(spot)) return false;
    if (this.others.includes(spot) && !(this.parts.length && choice)) {
      void this.#strikeBoth(spot);
      return true;
    }
    if (this.picking && (choice?.text.startsWith(`${this.picking} `) || this.#pickable(spot)) && (this.held.length || this.aimed || !choice)) {
      void this.#pickAnyway(choice?.text ?? `${this.picking} ${spot.split(':')[1]}`);
      return true;
    }
    return !choice && !this.vias.has(spot) && this.#missed(spot);
  }

  /** A touch that means something else than it says, where the rules' own reason would mislead. */
  #missed(spot: string): boolean {
    const { table } = this;
    const [what, name = ''] = spot.split(':');
    if (what === 'unit' && this.via?.startsWith('hand:') && [...this.open.keys()].some((end) => end.startsWith(`end:${name}:`))) {
      table.notify('board-choose-end');
      return true;
    }
    const state = this.#view?.state;
    if (what !== 'deity' || this.via || !state || (this.kind !== 'turn' && this.kind !== 'rest')) return false;
    const owner = patron(state, name);
    if (owner < 0) return false;
    const deity = `@${deityKey(name)}`;
    if (owner !== table.seat) table.notify('board-serves', { deity, seat: `#${owner}` });
    else if (state.used.some((one) => one === name)) table.notify('no-used-this-round', { deity });
    else table.notify('board-serves-you', { deity });
    return true;
  }

  protected override spell(spot: string): string | null {
    return spell(this.kind, spot, this.via, (seat, place) => this.#view?.state.players[seat]?.line[place - 1]?.[0] ?? '');
  }

  protected override refuse(word: string): void {
    if (this.picking && word.startsWith(`${this.picking} `)) void this.#pickAnyway(word);
    else super.refuse(word);
  }

  get #view(): WolvesView | null {
    return viewOf('wolves', this.table.view);
  }

  /** Picks are given in order; one that comes late is put where it belongs, and one that comes early is held until the
   *  others are there. A second click on a unit takes its pick back. */
  async #pickAnyway(word: string): Promise<void> {
    const { table } = this;
    if (!this.asked) return;
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
    const holds = this.think();
    const answer = await table.compose(parts);
    const before = answer && !answer.asked ? await table.compose(parts.slice(0, -1)) : null;
    if (!holds()) return true;
    if (answer?.asked) this.settle(parts, answer.asked);
    else if (answer && before?.asked) this.settle(parts.slice(0, -1), before.asked, this.#whole(parts, before.asked, answer.preview));
    else return false;
    return true;
  }

  /** The last part of a whole move, with what all of it would do. */
  #whole(parts: string[], asked: Asked, preview: unknown): Choice {
    return { ...readOffer({ text: parts.at(-1) ?? '' }, asked.seat), preview: (preview ?? {}) as Preview };
  }

  protected override settle(parts: string[], asked: Asked, aimed: Choice | null = null): void {
    super.settle(parts, asked, aimed);
    this.held = [];
  }

  /** Two deities are struck in the order of the rules, in whatever order they are named. */
  async #strikeBoth(spot: string): Promise<void> {
    const named = strikeOf(this.parts[0] ?? this.aimed?.text ?? '');
    const { table } = this;
    if (!named) return;
    const order = readAsked(table.asked).flatMap((choice) => (strikeOf(choice.text)?.by === named.by ? [choice.spot.slice('deity:'.length)] : []));
    const [first = '', second = ''] = [named.whom, spot.slice('deity:'.length)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const holds = this.think();
    const head = `${named.by} strikes ${first}`;
    const next = await table.compose([head]);
    const answer = await table.compose([head, `strikes ${second}`]);
    if (!holds() || !next?.asked || !answer) return;
    this.settle([head], next.asked, this.#whole([head, `strikes ${second}`], next.asked, answer.preview));
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
    const head = parts.filter((part) => !part.startsWith(`${this.picking} `));
    const picks = parts.slice(head.length);
    const holds = this.think();
    const whole = await table.compose(parts);
    const answer = whole?.asked ? whole : await table.compose(head);
    if (!holds()) return;
    if (!head.length && !answer?.asked) this.clear();
    else if (answer?.asked) this.settle(answer === whole ? parts : head, answer.asked);
    this.held = answer === whole ? held : [...picks, ...held];
  }

  /** Enough picked: play, unless something more is asked. */
  async finish(choice: Choice): Promise<void> {
    await this.aim(choice);
    if (this.aimed?.text === choice.text) this.commit();
  }

  override giveRest(): boolean {
    if (this.rest?.text !== 'done' || !this.parts.length) return super.giveRest();
    void this.finish(this.rest);
    return true;
  }

  /** A pass ends the round for its seat. */
  protected override grave(rest: Choice): boolean {
    return rest.text === 'pass' && !this.asked?.window;
  }

  /** Picks that are held back go first. */
  protected override ownBack(): boolean {
    if (!this.held.length) return false;
    this.held = this.held.slice(0, -1);
    return true;
  }

  override clear(): void {
    super.clear();
    this.held = [];
  }
}
