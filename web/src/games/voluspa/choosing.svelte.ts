/** How a move is put together: a tile, so many Freyas, a cell, a way. Nothing is sent before the last word. */
import type { TableModel } from '../../lib/table.svelte';
import { tileOnWood } from '../../lib/sound';
import { viewOf } from '../../lib/view';
import { boosts, byCell, readOffer, type Choice, type Way } from './offers';
import { rackOf, type Held } from './position';

export class Choosing {
  readonly table: TableModel;
  /** The slot of the rack that is taken up. */
  slot = $state<number | null>(null);
  boost = $state(0);
  cell = $state<string | null>(null);
  way = $state<Way>('');

  constructor(table: TableModel) {
    this.table = table;
  }

  readonly choices: Choice[] = $derived.by(() => (this.table.myTurn ? (this.table.asked?.options ?? []).map(readOffer) : []));
  readonly kind: string = $derived.by(() => (this.table.myTurn ? (this.table.asked?.kind ?? '') : ''));

  /** Every slot of the rack in order, Hel last. */
  readonly slots: Held[] = $derived.by(() => {
    const view = viewOf('voluspa', this.table.view);
    if (!view) return [];
    const { tiles, hel } = rackOf(view);
    return hel ? [...tiles, hel] : tiles;
  });

  /** The tile in question: the one taken up, or the Raven that may fly on. */
  readonly tile: string | null = $derived.by(() => {
    if (this.kind === 'fly') return 'raven';
    return this.slot === null ? null : (this.slots[this.slot]?.tile ?? null);
  });

  readonly boosts: number[] = $derived(this.tile && this.kind !== 'fly' ? boosts(this.choices, this.tile) : [0]);
  readonly cells: Map<string, Choice[]> = $derived(this.tile ? byCell(this.choices, this.tile, this.boost) : new Map());
  readonly ways: Choice[] = $derived(this.cell ? (this.cells.get(this.cell) ?? []) : []);

  /** The move that the next word would play. */
  readonly choice: Choice | null = $derived.by(() => {
    if (this.kind === 'discard' || this.kind === 'drop')
      return this.choices.find((choice) => choice.tile === this.tile) ?? null;
    return this.ways.find((choice) => choice.way === this.way) ?? this.ways[0] ?? null;
  });

  /** `done` or `stay`, where that may be answered. */
  readonly pass: Choice | null = $derived(this.choices.find((choice) => choice.verb === 'done' || choice.verb === 'stay') ?? null);

  playable(tile: string): boolean {
    return this.choices.some((choice) => choice.tile === tile && choice.verb !== 'fly');
  }

  take(slot: number): void {
    if (slot < 0 || slot >= this.slots.length) return;
    const before = this.slot;
    this.table.quiet();
    this.slot = before === slot ? null : slot;
    this.boost = 0;
    this.way = '';
    if (this.cell && !this.cells.has(this.cell)) this.cell = null;
    if (this.boosts.length && !this.boosts.includes(0)) this.boost = this.boosts[0] ?? 0;
  }

  /** Show what a cell would give; false where the tile may not go. */
  aim(cell: string): boolean {
    if (!this.tile) return false;
    if (!this.cells.has(cell)) {
      this.table.whyNot(this.kind === 'fly' ? `fly ${cell}` : this.spelled(this.tile, cell));
      return false;
    }
    this.table.quiet();
    if (this.cell !== cell) this.way = '';
    this.cell = cell;
    return true;
  }

  /** A move of this tile to this cell as text, though it is no option. */
  spelled(tile: string, cell: string): string {
    const name = this.boost ? `${tile}+${this.boost}` : tile;
    return tile === 'serpent' ? `${name} ${cell} row` : `${name} ${cell}`;
  }

  raise(by: number): void {
    const at = this.boosts.indexOf(this.boost) + by;
    const next = this.boosts[at];
    if (next === undefined) return;
    this.boost = next;
    if (this.cell && !this.cells.has(this.cell)) this.cell = null;
  }

  turn(way: Way): void {
    this.way = way;
  }

  /** Play what is aimed at. Gives whether there was anything. */
  commit(): boolean {
    if (!this.choice) return false;
    this.play(this.choice);
    return true;
  }

  /** Say the word that says no more. Gives whether there is one. */
  giveRest(): boolean {
    if (!this.pass) return false;
    this.play(this.pass);
    return true;
  }

  play(choice: Choice): void {
    tileOnWood();
    this.table.move(choice.text);
    this.clear();
  }

  /** One step back: the cell, then the tile. Gives whether there was anything to give up. */
  cancel(): boolean {
    if (this.cell) {
      this.cell = null;
      this.way = '';
    } else if (this.slot !== null) this.clear();
    else return false;
    this.table.quiet();
    return true;
  }

  clear(): void {
    this.slot = null;
    this.boost = 0;
    this.cell = null;
    this.way = '';
  }
}
