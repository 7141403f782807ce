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
      kept: false,
      keptForMe: false,
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
    resigned: null,
    mayResign: false,
  };
}

/** Milliseconds from one move to the next while it plays by itself. */
const PACE = 1400;

export class ReplayTable extends TableModel {
  readonly source: 'table' | 'saga';
  #length = $state(0);
  #moments = new Map<string, View>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the play goes on by itself. */
  playing = $state(false);

  constructor(source: 'table' | 'saga', id: string) {
    super(id);
    this.source = source;
  }

  override get length(): number {
    return this.#length;
  }

  /** Read the whole play once, then stand at its beginning; whoever played sees their own hand. */
  async open(): Promise<void> {
    const table = this.source === 'table' ? await tableInfo(this.id) : null;
    const own = table?.seats.findIndex((seat) => seat.mine) ?? -1;
    this.seat = own >= 0 && table?.phase === 'over' ? own : null;
    const first = await moment(this.source, this.id, 0, this.seat);
    const last = await moment(this.source, this.id, first.length, this.seat);
    this.info = infoOf(last);
    if (table) this.info = { ...this.info, phase: table.phase, seats: table.seats.map((seat) => ({ ...seat, mine: false, present: true })), resigned: table.resigned };
    this.log = last.log;
    this.#length = first.length;
    this.seat = first.seat;
    this.#keep(0, first.view);
    this.#keep(first.length, last.view);
    this.link = 'open';
    await this.look(0);
  }

  async look(at: number | null): Promise<void> {
    const wanted = at ?? this.#length;
    this.looking = wanted;
    const known = this.#moments.get(this.#key(wanted));
    if (known) {
      this.past = known;
      return;
    }
    const seat = this.seat;
    const replay = await moment(this.source, this.id, wanted, seat);
    if (seat !== this.seat) return;
    this.#keep(wanted, replay.view);
    if (this.looking === wanted) this.past = replay.view;
  }

  /** See the play through other eyes, where all of it may be seen. */
  async seeAs(seat: number | null): Promise<void> {
    this.seat = seat;
    this.log = (await moment(this.source, this.id, this.#length, seat)).log;
    await this.look(this.looking);
  }

  override togglePlay(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if ((this.looking ?? this.#length) >= this.#length) void this.look(0);
    this.#timer = setTimeout(() => void this.#step(), PACE);
  }

  override get plays(): boolean {
    return this.playing;
  }

  async #step(): Promise<void> {
    const next = (this.looking ?? this.#length) + 1;
    if (!this.playing || next > this.#length) return this.pause();
    await this.look(next).catch(() => this.pause());
    if (this.playing) this.#timer = setTimeout(() => void this.#step(), PACE);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #key(at: number): string {
    return `${this.seat ?? ''} ${at}`;
  }

  #keep(at: number, view: View): void {
    this.#moments.set(this.#key(at), view);
  }

  move(): void {}
  whyNot(): void {}
  close(): void {
    this.pause();
  }
}
