/** The battles of a play: the one under way, and those before it, which can be looked at again. On a narrow screen the
 *  battle lies over the board, and gives it free whenever something there must be touched. */
import type { TableModel } from '../../lib/table.svelte';
import { viewOf } from '../../lib/view';
import { lastBattle, pillagesIn, sceneOf, type Scene } from './battle';
import type { Choosing } from './choosing.svelte';
import type { BloodRageView } from './position';

/** So much other business may follow before a battle is put away by itself. */
const MEMORY = 3;

export class Battles {
  readonly table: TableModel;
  readonly choosing: Choosing;
  /** The one the reader asked for; null for the latest as long as it is fresh. */
  #wanted = $state<number | null>(null);
  /** What was put away: a battle under way, or its outcome. */
  #folded = $state('');
  /** As they looked when they were the latest: the saga alone does not tell who stood there in the end. */
  #seen = new Map<number, Scene>();

  constructor(table: TableModel, choosing: Choosing) {
    this.table = table;
    this.choosing = choosing;
  }

  readonly #view: BloodRageView | null = $derived.by(() => viewOf('bloodrage', this.table.view));

  /** All pillages so far, oldest first. */
  readonly all: Scene[] = $derived.by(() => {
    const { log, looking } = this.table;
    const state = this.#view?.state;
    const told = pillagesIn(looking === null ? log : log.filter((line) => line.seq <= looking));
    const scenes = told.map((lines, nth): Scene | null => {
      const latest = nth === told.length - 1;
      if (!latest) return this.#seen.get(nth) ?? lastBattle(lines);
      const scene = state?.battle ? sceneOf(state.battle, lines) : lastBattle(lines, state ?? null);
      if (scene && looking === null && scene.stage === 'over' && !scene.since) this.#seen.set(nth, scene);
      return scene;
    });
    return scenes.filter((scene) => scene !== null);
  });

  readonly #latest: Scene | null = $derived(this.all.at(-1) ?? null);
  /** Whether the latest is under way, or nothing much has happened since. */
  readonly #fresh: boolean = $derived.by(() => {
    const state = this.#view?.state;
    return this.#latest !== null && (state?.battle != null || (state?.phase === 'actions' && this.#latest.since <= MEMORY));
  });

  /** Which one is told, from 0; null for none. */
  readonly at: number | null = $derived.by(() => {
    if (this.#wanted !== null && this.#wanted < this.all.length) return this.#wanted;
    return this.#fresh ? this.all.length - 1 : null;
  });
  readonly scene: Scene | null = $derived(this.at === null ? null : (this.all[this.at] ?? null));
  /** The one that a button can bring back: what is told, or else the latest. */
  readonly known: Scene | null = $derived(this.scene ?? this.#latest);
  /** Asked for by the reader, rather than under way. */
  readonly asked: boolean = $derived(this.#wanted !== null);

  get #key(): string {
    return `${this.all.length}-${this.#latest?.stage === 'over'}`;
  }

  /** Whether what is asked is answered by touching the board. */
  readonly #boardAsked: boolean = $derived.by(() => [...this.choosing.open.keys()].some((spot) => /^(place|figure|reserve):/.test(spot)));

  /** Whether it may lie over the board. */
  readonly open: boolean = $derived.by(() => {
    const { scene, choosing } = this;
    if (!scene || choosing.under) return false;
    if (this.#wanted !== null) return true;
    if (this.#folded === this.#key || scene.sides.length < 2) return false;
    // Whoever looks back goes on by hand, and wants to see the board then.
    if (scene.stage === 'over') return choosing.asked === null && (this.table.looking === null || !scene.since);
    return !this.#boardAsked;
  });

  fold(): void {
    this.#wanted = null;
    this.#folded = this.#key;
  }

  unfold(): void {
    this.choosing.clear();
    this.#wanted = this.at ?? this.all.length - 1;
  }

  /** Look at an earlier or a later one. */
  step(by: number): void {
    const to = (this.at ?? this.all.length - 1) + by;
    if (to >= 0 && to < this.all.length) this.#wanted = to;
  }

  /** Go with the play again. */
  follow(): void {
    this.#wanted = null;
  }
}
