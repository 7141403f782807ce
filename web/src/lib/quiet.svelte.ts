/** “Do not ask me again”: questions of a kind are passed over for a while, here on this page. Every pass is a move like any
 *  other; the prompt bar shows that it is so, and takes it back. */
import hush from 'icon:sound-off';
import type { Composing } from './composing.svelte';
import type { Act, Pill } from './prompt';
import type { TableModel } from './table.svelte';
import type { Asked } from './wire';
import { ui } from './words.svelte';

/** What is passed over. Its texts are `board-quiet-<name>` where it is offered, `board-quiet-<name>-on` while it lasts. */
export interface Silence {
  covers: (asked: Asked) => boolean;
  /** What it lasts for, a round or a battle; it is over when this changes. Null where there is none. */
  span: () => string | number | null;
}

export class Quiet<Name extends string> {
  readonly table: TableModel;
  #silences: Record<Name, Silence>;
  #kept = $state.raw<{ name: Name; span: string | number }[]>([]);
  #answered: unknown = null;

  constructor(table: TableModel, silences: Record<Name, Silence>) {
    this.table = table;
    this.#silences = silences;
  }

  /** The silences that last now. */
  get lasting(): Name[] {
    return this.#kept.filter(({ name, span }) => this.#silences[name].span() === span).map(({ name }) => name);
  }

  begin(name: Name): void {
    const span = this.#silences[name].span();
    if (span !== null) this.#kept = [...this.#kept.filter((one) => one.name !== name), { name, span }];
  }

  end(name: Name): void {
    this.#kept = this.#kept.filter((one) => one.name !== name);
  }

  /** What can be wished for where this is asked. */
  offers(asked: Asked): Act[] {
    const names = Object.keys(this.#silences) as Name[];
    return names
      .filter((name) => this.#silences[name].covers(asked) && this.#silences[name].span() !== null)
      .map((name) => ({ id: `quiet-${name}`, label: this.table.say.text(`board-quiet-${name}`), act: () => this.begin(name) }));
  }

  /** What stands on the prompt bar while a silence lasts. */
  get pills(): Pill[] {
    if (this.table.over) return [];
    return this.lasting.map((name) => ({ id: `ask-${name}`, icon: hush, label: this.table.say.text(`board-quiet-${name}-on`), value: ui('ask-again'), ends: true, act: () => this.end(name) }));
  }

  /** Pass over what is asked, once, where silence was wished for. */
  answer<Preview extends object>(choosing: Composing<Preview>): void {
    const { asked } = this.table;
    const now = choosing.asked;
    if (!asked || !now || asked === this.#answered || !this.lasting.some((name) => this.#silences[name].covers(now))) return;
    const pass = choosing.direct.get('word:pass');
    if (!pass) return;
    this.#answered = asked;
    choosing.play(pass);
  }
}
