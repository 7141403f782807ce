/** A recorded play, looked at move by move. */
import { moment, tableInfo } from './hall';
import { TableModel } from './table.svelte';
import type { Replay, TableInfo, View } from './wire';

function infoOf(replay: Replay): TableInfo {
  return {
    id: replay.id,
    game: replay.game,
    options: replay.options,
    seats: replay.names.map((name) => ({
      kind: 'person',
      name,
      bot: null,
      standIn: false,
      present: true,
      mine: false,
      clock: null,
      left: false,
      ranOut: false,
      standInSince: null,
      replaceableIn: null,
    })),
    phase: replay.over ? 'over' : 'playing',
    listed: false,
    host: false,
    seq: replay.length,
    waiting: [],
    clock: null,
    quickWindows: false,
    practice: false,
    commitment: null,
    invite: null,
    rematch: null,
    result: replay.result,
    created: 0,
    moved: 0,
    version: 1,
    seed: null,
    spectators: 0,
    unplayable: null,
    clocks: null,
  };
}

export class ReplayTable extends TableModel {
  readonly source: 'table' | 'saga';
  #length = $state(0);
  #moments = new Map<number, View>();

  constructor(source: 'table' | 'saga', id: string) {
    super(id);
    this.source = source;
  }

  override get length(): number {
    return this.#length;
  }

  /** Read the whole play once, then stand at its beginning. */
  async open(): Promise<void> {
    const first = await moment(this.source, this.id, 0);
    const last = await moment(this.source, this.id, first.length);
    this.info = infoOf(last);
    if (this.source === 'table') this.info = { ...this.info, seats: (await tableInfo(this.id)).seats.map((seat) => ({ ...seat, mine: false })) };
    this.log = last.log;
    this.#length = first.length;
    this.seat = first.seat;
    this.#moments.set(0, first.view);
    this.#moments.set(first.length, last.view);
    this.link = 'open';
    await this.look(0);
  }

  async look(at: number | null): Promise<void> {
    const wanted = at ?? this.#length;
    this.looking = wanted;
    const known = this.#moments.get(wanted);
    if (known) {
      this.past = known;
      return;
    }
    const replay = await moment(this.source, this.id, wanted);
    this.#moments.set(wanted, replay.view);
    if (this.looking === wanted) this.past = replay.view;
  }

  move(): void {}
  whyNot(): void {}
  close(): void {}
}
