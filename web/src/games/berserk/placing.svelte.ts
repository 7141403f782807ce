/** How a squad is placed in secret: each card gets a cell, in any order; what stands may be taken up again and change places.
 *  Which cells are free for the next card, the hall says; it hears of all of them only when the reader is done. */
import { Composing, type Choice } from '../../lib/composing.svelte';
import { cardOnCloth } from '../../lib/sound';
import { viewOf } from '../../lib/view';
import type { Asked } from '../../lib/wire';
import { keep, kept } from './keeping';
import type { Cell, View as BerserkView } from './shape';

const squadSpot = (at: number): string => `squad:${at}`;
const cellSpot = (cell: string): string => `at:${cell}`;

export class Placing extends Composing<object> {
  /** The cell of each card of the squad, by its place there; null where it has none yet. */
  cells = $state.raw<(string | null)[]>([]);
  /** Where the card that is taken up stood. */
  #from: string | null = null;

  readonly view: BerserkView | null = $derived.by(() => viewOf('berserk', this.table.view));
  /** The squad, in its order. */
  readonly squad: (number | null)[] = $derived.by(() => {
    const seat = this.table.asked?.seat;
    return seat === undefined ? [] : (this.view?.state.players[seat]?.squad ?? []);
  });
  /** The card that is taken up, by its place in the squad. */
  readonly held: number | null = $derived(this.via === null ? null : Number(this.via.slice(6)));
  /** Cells on which the next card may be placed; a cell just taken is none, before the hall has said so. */
  readonly free: ReadonlySet<string> = $derived(new Set(this.whole ? [] : (this.asked?.options ?? []).map(({ text }) => text).filter((cell) => !this.cells.includes(cell))));
  readonly left: number[] = $derived(this.squad.flatMap((_, at) => (this.cells[at] ? [] : [at])));

  /** Every card has its cell. */
  get whole(): boolean {
    return this.squad.length > 0 && this.squad.every((_, at) => this.cells[at]);
  }

  /** Who stands on a cell, by the place in the squad; -1 where nobody does. */
  on(cell: string): number {
    return this.cells.indexOf(cell);
  }

  protected override read(asked: Asked): Choice<object>[] {
    return asked.options.map(({ text }) => ({ text, via: this.via ?? squadSpot(this.left[0] ?? 0), spot: cellSpot(text), preview: {} }));
  }

  protected override spell(spot: string): string | null {
    return spot.startsWith('at:') ? spot.slice(3) : null;
  }

  /** Whether touching this spot would do something. */
  override active(spot: string): boolean {
    if (!this.asked) return false;
    if (spot.startsWith('squad:')) return this.left.includes(Number(spot.slice(6)));
    const cell = spot.slice(3);
    return this.on(cell) >= 0 || (this.held !== null && this.free.has(cell));
  }

  override touch(spot: string): boolean {
    const { table } = this;
    if (!this.asked) return super.touch(spot);
    table.quiet();
    if (spot.startsWith('squad:')) this.#takeUp(Number(spot.slice(6)));
    else this.#touchCell(spot.slice(3));
    return true;
  }

  /** Carry a card from the squad or a cell to a cell, or back to the squad. */
  carry(from: string, to: string): void {
    const card = from.startsWith('squad:') ? Number(from.slice(6)) : this.on(from.slice(3));
    if (card < 0 || !this.asked) return;
    if (this.held !== card) this.#takeUp(card);
    if (to.startsWith('at:')) this.#touchCell(to.slice(3));
    else this.#settleOn(this.cells, null);
  }

  #takeUp(card: number): void {
    if (this.held === card) {
      this.#layBack();
      return;
    }
    this.#layBack();
    const from = this.cells[card] ?? null;
    this.#from = from;
    this.#settleOn(this.cells.map((cell, at) => (at === card ? null : cell)), card);
  }

  /** What is taken up goes where it was. */
  #layBack(): void {
    const { held } = this;
    const from = this.#from;
    this.#from = null;
    if (held !== null) this.#settleOn(from ? this.cells.map((cell, at) => (at === held ? from : cell)) : this.cells, null);
  }

  #touchCell(cell: string): void {
    const { held } = this;
    const there = this.on(cell);
    if (held === null) {
      if (there >= 0) this.#takeUp(there);
      else if (this.left[0] !== undefined) this.refuse(cell);
      return;
    }
    // Two that stand change places; one from the squad puts the other back there, to be placed next.
    const from = this.#from;
    if (there < 0 && !this.free.has(cell) && cell !== from) {
      this.refuse(cell);
      return;
    }
    this.#from = null;
    cardOnCloth();
    const cells = this.squad.map((_, at) => (at === held ? cell : at === there ? from : (this.cells[at] ?? null)));
    this.#settleOn(cells, there >= 0 && from === null ? there : this.#next(cells, held));
  }

  /** The card to be placed next: the one after this in the squad. */
  #next(cells: readonly (string | null)[], after: number): number | null {
    const left = this.squad.flatMap((_, at) => (cells[at] ? [] : [at]));
    return left.find((at) => at > after) ?? left[0] ?? null;
  }

  /** Stand like this, with this card taken up, and hear which cells are left for it. */
  #settleOn(cells: readonly (string | null)[], held: number | null): void {
    this.cells = [...cells];
    this.via = held === null ? null : squadSpot(held);
    this.#keep();
    void this.#hear();
  }

  async #hear(): Promise<void> {
    const taken = this.cells.flatMap((cell) => cell ?? []);
    const { via } = this;
    const holds = this.think();
    if (!taken.length) {
      this.#forgetParts(via);
      return;
    }
    if (this.whole) return;
    const answer = await this.table.compose(taken);
    if (!holds()) return;
    if (answer?.asked) {
      this.settle(taken, answer.asked);
      this.via = via;
    }
  }

  #forgetParts(via: string | null): void {
    super.clear();
    this.via = via;
  }

  #about(): string {
    return JSON.stringify(['place', this.squad, this.view?.state.first]);
  }

  #keep(): void {
    const seat = this.table.asked?.seat;
    const held = this.held;
    // A card in the hand is kept where it stood.
    const cells = this.squad.map((_, at) => this.cells[at] ?? (at === held ? this.#from : null) ?? '-');
    if (seat !== undefined) keep(this.table.id, seat, this.#about(), cells.every((cell) => cell === '-') ? [] : cells);
  }

  /** Something is asked anew: go on where the reader was, if it is the same squad. */
  resume(): void {
    const { asked } = this.table;
    this.#from = null;
    super.clear();
    if (asked?.kind !== 'place') {
      this.cells = [];
      return;
    }
    const before = kept(this.table.id, asked.seat, this.#about());
    const cells = this.squad.map((_, at) => (before[at] && before[at] !== '-' ? (before[at] as string) : null));
    this.#settleOn(cells, this.squad.length ? this.#next(cells, -1) : null);
  }

  /** Take everything off the field. */
  anew(): void {
    this.#from = null;
    this.#settleOn(this.squad.map(() => null), this.squad.length ? 0 : null);
  }

  override back(): boolean {
    this.table.quiet();
    if (this.held !== null && this.#from !== null) this.#layBack();
    else if (this.held !== null && this.left.length === this.squad.length) return false;
    else {
      const last = this.cells.findLastIndex((cell) => cell !== null);
      if (last < 0) return false;
      this.#settleOn(this.cells.map((cell, at) => (at === last ? null : cell)), last);
    }
    return true;
  }

  override commit(): boolean {
    if (!this.whole || this.held !== null) return false;
    const seat = this.table.asked?.seat;
    if (seat !== undefined) keep(this.table.id, seat, this.#about(), []);
    this.table.move(this.cells.map((cell) => cell as Cell).join(', '));
    super.clear();
    return true;
  }

  override giveRest(): boolean {
    return this.commit();
  }
}
