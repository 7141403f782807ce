/** “Do not ask me again this round”: every question of this round that may be passed over is, here on this page. */
import type { TableModel } from '../../lib/table.svelte';
import type { Choosing } from './choosing.svelte';
import type { WolvesView } from './position';

export class Quiet {
  readonly table: TableModel;
  #round = $state<number | null>(null);
  #answered: unknown = null;

  constructor(table: TableModel) {
    this.table = table;
  }

  get #now(): number | null {
    return (this.table.view as WolvesView | null)?.state.round ?? null;
  }

  /** Whether this round is one of silence. */
  get on(): boolean {
    return this.#round !== null && this.#round === this.#now;
  }

  begin(): void {
    this.#round = this.#now;
  }

  end(): void {
    this.#round = null;
  }

  /** Let what is asked happen, once, where silence was wished for. */
  answer(choosing: Choosing): void {
    const { asked } = this.table;
    if (!this.on || !choosing.asked?.window || asked === this.#answered) return;
    const pass = choosing.direct.get('word:pass');
    if (!pass) return;
    this.#answered = asked;
    choosing.play(pass);
  }
}
