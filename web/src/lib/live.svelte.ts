/** A table over its live channel: one WebSocket that comes back by itself. */
import { toasts } from '../parts/toasts.svelte';
import { since } from './clocks.svelte';
import { moment } from './hall';
import { isMove, withLine } from './log-lines';
import { botName } from './names';
import { backoff, newId, Outbox } from './outbox';
import { TableModel, type OpenWindow } from './table.svelte';
import { alone, nobodyElse, Telling } from './telling.svelte';
import { settings } from './settings.svelte';
import { trouble } from './trouble.svelte';
import { ui } from './words.svelte';
import type { Asked, Command, Composed, Message, Move, Moved, Refused, Sync, TableInfo, UndoAsked, View, WindowInfo } from './wire';

const opened = (window: WindowInfo | null): OpenWindow | null => (window ? { ...window, received: performance.now() } : null);

/** Who left, ran out of time, was replaced or came back between two words of the hall; one's own seats apart. */
export function newsOf(before: TableInfo, after: TableInfo): { key: string; seat: number }[] {
  if (before.phase !== 'playing' || after.phase !== 'playing') return [];
  return after.seats.flatMap((now, seat) => {
    const was = before.seats[seat];
    if (!was || now.kind !== 'person' || now.mine || was.mine) return [];
    if (now.left && !was.left) return [{ key: 'ui-news-left', seat }];
    if (now.standIn && !was.standIn) return [{ key: now.ranOut ? 'ui-news-ran-out' : 'ui-news-stand-in', seat }];
    return was.standIn && !now.standIn ? [{ key: 'ui-news-back', seat }] : [];
  });
}

type Answer = (message: Message | null) => void;

export class LiveTable extends TableModel {
  /** A hint is being thought about. */
  hinting = $state(false);
  #socket: WebSocket | null = null;
  #outbox: Outbox<Move>;
  #answers = new Map<string, Answer>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** When the hall last told of the table, by this page's steady clock. */
  #told = 0;
  #moments = new Map<number, View>();
  /** The table itself, as it is when all moves are told. */
  #pending: TableInfo | null = null;
  readonly telling = new Telling(
    (message) => this.#moved(message),
    () => this.#settled(),
  );
  #wake = (): void => this.#open();

  constructor(id: string) {
    super(id);
    this.#outbox = new Outbox<Move>(sessionStorage, `meadhall.outbox.${id}`);
    this.sending = this.#outbox.waiting.length > 0;
    addEventListener('online', this.#wake);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#wake);
    this.#socket?.close();
  }

  // --- what the reader does --------------------------------------------------------------------------------------

  move(text: string): void {
    const asked = this.asked;
    if (!asked || this.sending) return;
    const parcel: Move = { do: 'move', seq: this.seq, seat: asked.seat, move: text, id: newId() };
    this.#outbox.add(parcel);
    this.sending = true;
    this.quiet();
    this.#send(parcel);
  }

  whyNot(text: string): void {
    const seat = this.asked?.seat ?? this.seat;
    if (seat === null) return;
    this.#ask({ do: 'whyNot', seat, move: text, id: newId() }, (message) => {
      if (message?.is !== 'why' || !message.reason) return;
      // These two quote the move as programs spell it, which nobody at a board has typed.
      const spelled = message.reason === 'unknown-move' || message.reason === 'whole-move';
      this.notify(spelled ? 'ui-not-asked' : `no-${message.reason}`, message.params);
    });
  }

  override compose(parts: string[]): Promise<Composed | null> {
    const seat = this.asked?.seat;
    if (seat === undefined) return Promise.resolve(null);
    return new Promise((answer) => {
      this.#ask({ do: 'compose', seat, seq: this.seq, parts, id: newId() }, (message) =>
        answer(message?.is === 'composed' ? message : null),
      );
    });
  }

  /** Whether a hint may be asked for: nobody else plays here. */
  get canHint(): boolean {
    return this.myTurn && nobodyElse(this.info);
  }

  /** Ask for the best options of now; asked again, put them away. */
  askHint(): void {
    if (this.hint) {
      this.hint = null;
      return;
    }
    const seat = this.asked?.seat;
    if (seat === undefined || !this.canHint || this.hinting) return;
    const parts = this.parts;
    this.hinting = true;
    this.#ask({ do: 'hint', seat, seq: this.seq, parts, id: newId() }, (message) => {
      this.hinting = false;
      if (message?.is === 'hinted' && message.seq === this.seq && parts === this.parts) this.hint = message;
    });
  }

  undo(): void {
    const seat = this.#undoSeat();
    if (seat !== null) this.#ask({ do: 'undo', seq: this.seq, seat, id: newId() });
  }

  answerUndo(agree: boolean): void {
    const mine = (at: number): boolean => this.info?.seats[at]?.mine ?? false;
    const seat = this.undoAsked?.waiting.find(mine) ?? [this.undoAsked?.seat ?? -1].find(mine);
    if (seat !== undefined) this.#ask({ do: 'answerUndo', seat, agree, id: newId() });
  }

  talk(text: string): void {
    this.#ask({ do: 'say', text, id: newId() });
  }

  lift(seat: number): void {
    this.#ask({ do: 'curtain', seat, id: newId() });
  }

  /** Give the play up; the other one has won. */
  resign(seat: number): void {
    this.#ask({ do: 'resign', seat, id: newId() });
  }

  /** In how many seconds a machine may play for whoever is away; null where nobody is. */
  replaceableIn(seat: number): number | null {
    const told = this.info?.seats[seat]?.replaceableIn ?? null;
    return told === null ? null : Math.max(0, told - since(this.#told));
  }

  standIn(seat: number, on: boolean): void {
    this.#ask({ do: 'standIn', seat, on, id: newId() });
  }

  async look(at: number | null): Promise<void> {
    if (at === null || at >= this.length) {
      this.looking = null;
      return;
    }
    this.looking = at;
    const known = this.#moments.get(at);
    if (known) {
      this.past = known;
      return;
    }
    try {
      const replay = await moment('table', this.id, at);
      this.#moments.set(at, replay.view);
      if (this.looking === at) this.past = replay.view;
    } catch {
      this.looking = null;
      this.notify('ui-no-moment');
    }
  }

  /** The seat of this reader that moved last. */
  #undoSeat(): number | null {
    const mine = this.info?.seats.flatMap((seat, at) => (seat.mine ? [at] : [])) ?? [];
    return this.log.findLast((line) => mine.includes(line.seat) && isMove(line))?.seat ?? null;
  }

  get canUndo(): boolean {
    return this.info?.phase === 'playing' && this.#undoSeat() !== null && this.undoAsked === null;
  }

  // --- the channel ------------------------------------------------------------------------------------------------

  #open(): void {
    if (this.#closed || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?previews=1`);
    this.#socket = socket;
    socket.onopen = () => {
      this.clocks.forget();
      this.#tries = 0;
    };
    socket.onmessage = (event) => this.#take(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      this.#socket = null;
      for (const answer of this.#answers.values()) answer(null);
      this.#answers.clear();
      if (this.missing) return;
      this.link = 'lost';
      this.#timer = setTimeout(() => this.#open(), backoff(this.#tries));
      this.#tries += 1;
    };
  }

  #send(command: Command): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.link !== 'open') return false;
    this.#socket.send(JSON.stringify(command));
    return true;
  }

  #ask(command: Command, answer: Answer = () => undefined): void {
    this.#answers.set(command.id, answer);
    if (!this.#send(command)) {
      this.#answers.delete(command.id);
      this.notify('ui-offline');
      answer(null);
    }
  }

  #take(message: Message): void {
    switch (message.is) {
      case 'sync':
        return this.#sync(message);
      case 'moved':
        return this.telling.take(message, this.info?.seats[message.line.seat]?.mine ?? false, alone(this.info));
      case 'ack':
        this.#kept(this.#settle(message.id));
        return this.#answer(message.id, message);
      case 'refused':
        return this.#refused(message);
      case 'composed':
      case 'hinted':
      case 'why':
        return this.#answer(message.id, message);
      case 'undoAsked':
        return this.#undoChanged(message);
      case 'said':
        this.chat = [...this.chat, message.line];
        return;
      case 'table':
        // What is told of the table is of the moment after all moves.
        if (this.telling.waiting || this.telling.halted) this.#pending = message.table;
        else this.#changed(message.table);
        return;
      case 'stoodIn':
        toasts.show(ui(`stood-in-${message.why}`, { bot: this.say.seat(message.seat), by: botName(message.by) }));
        return;
      case 'trouble':
        trouble.set(message.reason);
        if (message.reason === null) this.#resend();
        return;
    }
  }

  #undoChanged(message: UndoAsked): void {
    const before = this.undoAsked;
    this.undoAsked = message.waiting.length ? message : null;
    if (message.refusedBy !== null && message.refusedBy !== undefined) this.notify('ui-undo-refused', { seat: `#${message.refusedBy}` });
    else if (before && !this.undoAsked && !this.info?.seats[message.seat]?.mine) this.onnews('ui-news-undo-withdrawn', message.seat);
  }

  #sync(message: Sync): void {
    this.telling.forget();
    this.#pending = null;
    const shorter = message.log.length < this.log.length;
    if (shorter) this.chapter = null;
    this.#changed(message.table);
    this.seq = message.seq;
    this.seat = message.seat;
    this.now = message.view;
    this.#pose(message.asked);
    this.log = message.log;
    this.chat = message.chat;
    this.window = opened(message.window);
    this.undoAsked = message.undo?.waiting.length ? message.undo : null;
    this.curtain = message.curtain;
    if (shorter) this.#moments.clear();
    this.link = 'open';
    this.#resend();
  }

  /** The hall plays an id once, so whatever was not answered for good may be sent again. */
  #resend(): void {
    for (const parcel of this.#outbox.waiting) this.#send(parcel);
  }

  #moved(message: Moved): void {
    this.log = withLine(this.log, message.line);
    // Somebody else has answered what all are asked at once: what is asked here is the same, and thoughts begun go on.
    const same = message.seq === this.seq && JSON.stringify(message.asked) === JSON.stringify(this.asked);
    this.seq = message.seq;
    this.now = message.view;
    if (!same) this.#pose(message.asked);
    this.window = opened(message.window);
    this.undoAsked = null;
    this.#endOfStage(message);
    this.clocks.told(message.clocks);
    if (this.info)
      this.info = {
        ...this.info,
        seq: message.seq,
        waiting: message.waiting,
        phase: message.over ? 'over' : this.info.phase,
      };
  }

  /** Every move is told: the table is as the hall last said. */
  #settled(): void {
    const info = this.#pending;
    this.#pending = null;
    if (info) this.#changed(info);
  }

  /** A round or an age is over: the table stops, unless somebody else would wait. */
  #endOfStage(message: Moved): void {
    const begun = message.line.events.find(({ key }) => key === this.stage)?.params[this.stage ?? ''];
    if (typeof begun !== 'number' || begun < 2 || message.over) return;
    this.chapter = { number: begun - 1, at: message.line.seq + 1 };
    if (alone(this.info) && settings.pause !== 'never') this.telling.halt();
  }

  /** The reader has seen what came to pass. */
  override goOn(): void {
    this.telling.goOn();
  }

  override get behind(): number {
    return this.telling.waiting;
  }

  override hurry(): void {
    this.telling.hurry();
  }

  /** The table itself is another: somebody came or went, and the clocks stand as they stand now. */
  #changed(info: TableInfo): void {
    const before = this.info;
    this.#told = performance.now();
    this.info = info;
    this.clocks.told(info.clocks);
    if (before) for (const one of newsOf(before, info)) this.onnews(one.key, one.seat);
  }

  /** What changed about a seat while this reader was looking; a key of the hall's catalogue. */
  onnews: (key: string, seat: number) => void = () => undefined;

  #pose(asked: Asked | null): void {
    this.asked = asked;
    this.hint = null;
    this.notice = null;
  }

  #refused(message: Refused): void {
    // Nothing can be kept just now: a move waits here and is sent again when it can.
    if (trouble.met(message.error)) {
      if (message.id) this.#answer(message.id, message);
      return;
    }
    if (!message.id && (message.error === 'unknown-table' || message.error === 'table-broken')) this.missing = message.error;
    if (message.id) this.#settle(message.id);
    if (message.reason) this.notify(`no-${message.reason}`, message.params);
    else this.notify(`error-${message.error}`, message.params);
    if (message.id) this.#answer(message.id, message);
  }

  #settle(id: string): Move | undefined {
    const parcel = this.#outbox.settle(id);
    this.sending = this.#outbox.waiting.length > 0;
    return parcel;
  }

  /** An answer that is kept but not shown before a window closes: until then nothing more is asked of that seat. */
  #kept(parcel: Move | undefined): void {
    if (parcel && parcel.seq === this.seq && parcel.seat === this.asked?.seat) this.#pose(null);
  }

  #answer(id: string, message: Message): void {
    this.#answers.get(id)?.(message);
    this.#answers.delete(id);
  }
}
