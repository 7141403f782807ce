"""A table: a play with its seats, and every change it goes through. Others read a table; only it changes itself."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec
from sqlalchemy import Row

from meadhall.engine.chance import commitment
from meadhall.engine.game import Game
from meadhall.engine.state import State
from meadhall.server import clock, wire
from meadhall.server.refusals import Refusal
from meadhall.server.settings import Settings
from meadhall.server.store.journal import Journal
from meadhall.server.store.writers import Act
from meadhall.server.tables.agenda import Agenda
from meadhall.server.tables.bot_workers import BotWorkers
from meadhall.server.tables.chat import Chat
from meadhall.server.tables.clocks import Clocks
from meadhall.server.tables.log import UNDO, LogRow, TableLog
from meadhall.server.tables.presence import Presence
from meadhall.server.tables.seats import BOT, OPEN, PERSON, Seat, Setup
from meadhall.server.tables.shown import ShownState
from meadhall.server.tables.windows import Window

WAITING, PLAYING, OVER = "waiting", "playing", "over"
RESIGNING = 2
"""At a table of so many seats one may resign; with more, whoever leaves hands the seat to a bot."""


class HallServices(Protocol):
    """What a play at a table needs of the hall around it."""

    settings: Settings
    journal: Journal
    bot_workers: BotWorkers

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something that nobody waits for."""

    def schedule(self, table: Table) -> None:
        """Set going whatever is due at the table without a person's doing."""

    def forget(self, table: Table) -> None:
        """Let a table go from memory; the database has all of it."""

    def sum_up(self, table: Table) -> None:
        """Bring the table's row up to date, a little later."""

    async def keep_seats(self, table: Table, *more: Act) -> None:
        """Write down who sits where; returns when it is kept."""


class UndoRequest(msgspec.Struct):
    """A seat asks to take its move back; `waiting` are those who have not agreed yet."""

    seat: int
    to: int
    client: str
    waiting: list[int]

    def message(self, refused_by: int | None = None) -> wire.UndoAsked:
        return wire.UndoAsked(self.seat, self.waiting, refused_by)

    def agree(self, seats: list[int]) -> None:
        self.waiting = [at for at in self.waiting if at not in seats]

    def end(self) -> None:
        self.waiting = []


class Table:
    """`truth` and `seq` are what is committed; `shown` is what everybody sees, which waits while a window is open."""

    def __init__(
        self,
        hall: HallServices,
        id: str,
        game: Game,
        version: int,
        setup: Setup,
        seats: list[Seat],
        *,
        host: str = "",
        listed: bool = False,
        request: str | None = None,
        origin: str = "",
    ) -> None:
        self.hall = hall
        self.id = id
        self.game = game
        self.version = version
        self.setup = setup
        self.seats = seats
        self.phase = WAITING
        self.listed = listed
        self.host = host
        self.request = request
        self.origin = origin
        self.seed = b""
        self.commitment = ""
        self.rematch: str | None = None
        self.practice = False
        self.rules_changed = False
        """Begun under other rules: there is its log to look at, but no state to play on from."""
        self.broken = ""
        """Why the log cannot be replayed; then too there is only what can be read of it to look at."""
        self.result: list[wire.Placing] = []
        self.resigned: int | None = None
        """The seat that resigned, which ended the play."""
        self.created = self.moved = clock.now()
        self.seq = 0
        self.waiting: list[int] = []

        self.log: TableLog | None = None
        self.truth: State | None = None
        self.shown: ShownState | None = None
        self.shown_at = 0.0
        self.window: Window | None = None
        self.undo: UndoRequest | None = None

        self.clocks = Clocks(setup.clock, seats)
        self.chat = Chat(hall.settings.limits.chat_kept)
        self.presence = Presence()
        self.agenda = Agenda()
        self.lock = asyncio.Lock()
        self.gone = False

    # --- who sits here --------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.person == person and seat.held_by(person)]

    def open_seats(self) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.kind == OPEN]

    def free_seats(self) -> list[int]:
        """Open seats that are kept for nobody."""
        return [at for at in self.open_seats() if not self.seats[at].person]

    def kept_for(self, person: str) -> list[int]:
        """Seats at which nobody sits yet and that are kept for this person."""
        return [at for at, seat in enumerate(self.seats) if seat.kept_for(person)]

    def people(self) -> list[str]:
        """Everybody who sits here, each once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.kind == PERSON and not seat.left))

    def everybody(self) -> list[str]:
        """Those who sit here and those who have left for good, each once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.kind == PERSON))

    def seat_present(self, seat: Seat) -> bool:
        return seat.kind == BOT or (seat.kind == PERSON and not seat.left and self.presence.present(seat.person))

    def replaceable_in(self, seat: Seat) -> float | None:
        """In how many seconds the others may let a bot play for whoever sits there and is away."""
        if seat.kind != PERSON or seat.stand_in or seat.left or self.presence.present(seat.person):
            return None
        return max(0.0, self.hall.settings.absent_after - self.presence.away_for(seat.person))

    def audience(self, person: str) -> tuple[int | None, bool]:
        """Whose view this person gets now, and whether a curtain hides their seats."""
        mine = self.seats_of(person)
        if len(mine) <= 1:
            return (mine[0] if mine else None), False
        lifted = self.presence.lifted.get(person)
        return (lifted, False) if lifted in mine else (None, True)

    def require_seat(self, person: str, seat: int, mine: list[int] | None = None) -> None:
        """Refuse unless this person may act for the seat now; `mine` are their seats, where these are known."""
        mine = self.seats_of(person) if mine is None else mine
        if seat not in mine:
            raise Refusal("not-your-seat" if mine else "not-seated")
        if len(mine) > 1 and self.presence.lifted.get(person) != seat:
            raise Refusal("curtain-down")

    # --- what is shown --------------------------------------------------------------------------------------------

    @property
    def shown_phase(self) -> str:
        """A play that ended inside a window is over for everybody when the window closes."""
        return PLAYING if self.phase == OVER and self.shown and not self.shown.over else self.phase

    @property
    def shown_seq(self) -> int:
        return self.shown.seq if self.shown else self.seq

    @property
    def open_book(self) -> bool:
        """Whether everybody may see everything: the play is over."""
        return self.shown_phase == OVER

    @property
    def busy(self) -> bool:
        """Whether something is under way that must come to its end in memory."""
        return self.window is not None or self.lock.locked()

    @property
    def behind(self) -> bool:
        """Whether more is committed than is shown."""
        assert self.log is not None and self.shown is not None
        return self.shown.state is not self.truth or self.shown.count != self.log.count

    @property
    def may_resign(self) -> bool:
        """Whether resigning has a sense here: there is one other who has won then."""
        return len(self.seats) == RESIGNING

    @property
    def unplayable(self) -> str | None:
        """Why the play can only be looked at: a key of the catalogue (`error-…`)."""
        return "table-broken" if self.broken else "rules-changed" if self.rules_changed else None

    def require_shown(self) -> ShownState:
        """What is shown of the play; a Refusal where there is none."""
        if self.shown is None:
            raise Refusal(self.unplayable or "not-started")
        return self.shown

    def require_playable(self) -> State:
        """The state to play on from; a Refusal where there is none."""
        if self.gone:
            raise Refusal("busy")
        if self.unplayable:
            raise Refusal(self.unplayable, seq=self.seq)
        if self.truth is None or self.shown is None:
            raise Refusal("not-started")
        if self.phase != PLAYING:
            raise Refusal("over", seq=self.shown_seq)
        self.hall.journal.check()
        return self.truth

    # --- the table changes ----------------------------------------------------------------------------------------

    def restore(self, row: Row[Any], rules_changed: bool) -> None:
        """Become the table that the database has in this row; its play comes back apart."""
        self.rules_changed = rules_changed
        self.phase, self.listed, self.host, self.request = row.phase, row.listed, row.host, row.request
        self.origin = row.origin
        self.seed, self.commitment, self.rematch = bytes(row.seed), row.commitment, row.rematch
        self.practice, self.created, self.moved, self.seq = row.practice, row.created, row.moved, row.seq
        self.result = msgspec.json.decode(row.result, type=list[wire.Placing])
        self.waiting = [int(word) for word in row.waiting.split()]

    def commit_to(self, seed: bytes) -> None:
        """From now on this seed decides the play, though nobody knows it."""
        self.seed, self.commitment = seed, commitment(seed)

    def set_host(self, person: str) -> None:
        self.host = person

    def set_rematch(self, id: str) -> None:
        self.rematch = id

    def mark_practice(self) -> None:
        self.practice = True

    def leave_memory(self) -> None:
        """Stop; whoever still holds this table must ask the hall for it anew."""
        self.gone = True
        self.agenda.stop()

    # --- people sit down and get up -------------------------------------------------------------------------------

    def seat_person(self, at: int, person: str, name: str) -> None:
        self.seats[at] = Seat(kind=PERSON, name=name, person=person)
        self.moved = clock.now()

    def set_seat(self, at: int, seat: Seat) -> None:
        """Before the play: another sits here, or anybody may."""
        self.seats[at] = seat
        self.moved = clock.now()

    def open_seats_of(self, person: str) -> None:
        """Somebody gets up before the play, or does not want to sit down: their seats wait for others."""
        for at, seat in enumerate(self.seats):
            if seat.bears(person):
                self.seats[at] = Seat(kind=OPEN)

    def leave_seats_of(self, person: str) -> None:
        """Somebody gets up for good in the middle of the play: a bot plays on under their name."""
        for at in self.seats_of(person):
            self.seats[at].give_to_bot(self.seq)
            self.seats[at].left = True
            self.clocks.restart(at)

    def pass_seats(self, old: str, new: str) -> None:
        """The seats of one person are another's from now on."""
        for seat in self.seats:
            if seat.bears(old):
                seat.person = new

    def set_stand_in(self, at: int, on: bool) -> None:
        """A bot chooses for the seat (`on`), or its person does again."""
        if on:
            self.seats[at].give_to_bot(self.seq)
        else:
            self.seats[at].take_back()
        self.clocks.restart(at)

    def run_out(self, at: int) -> None:
        """The seat has no time left: a bot plays on, until the person takes the seat back."""
        self.seats[at].give_to_bot(self.seq)
        self.seats[at].ran_out = True
        self.clocks.run_out(at)

    def take_seats_back(self, seats: list[int]) -> None:
        """Whoever sits there is here again."""
        for at in seats:
            self.set_stand_in(at, False)

    # --- the play goes on -----------------------------------------------------------------------------------------

    def start(self, version: int, at: float) -> None:
        self.version, self.phase, self.moved = version, PLAYING, at

    def deal(self) -> None:
        """Begin the play."""
        self.resume(TableLog(self.game, self.seed), self.game.new(self.seed), 0)

    def resume(self, log: TableLog, truth: State, seq: int) -> None:
        """Go on with a play as it was logged."""
        last = log.turns[-1][-1] if log.turns else None
        self.log, self.truth, self.seq, self.resigned = log, truth, seq, log.resigned
        if last is not None:
            self.moved = max(self.moved, last.at)
        self.show_truth()

    def show_log(self, log: TableLog) -> None:
        """There is nothing but a log to look at."""
        self.log = log

    def set_apart(self, log: TableLog, why: str) -> None:
        """The log cannot be replayed: nothing happens here any more, and nobody else notices."""
        self.log, self.broken = log, why
        self.truth = self.shown = None
        self.agenda.stop()

    def show_truth(self) -> None:
        """Show what is committed, at the start of a play or when a table comes back from the database."""
        assert self.log is not None and self.truth is not None
        self.shown = ShownState(self.truth, self.seq, self.log.count, self.resigned is not None)
        self.waiting = self.shown.waiting
        self.clocks.start(self.waiting, min(self.moved, clock.now()))

    def advance(self, row: LogRow, after: State, seq: int, result: list[wire.Placing]) -> None:
        """Go on from a row that is committed; nobody is shown it yet."""
        assert self.log is not None
        self.log.add(row)
        self.truth, self.seq = after, seq
        self.clocks.stop(row.seat, row.at)
        if after.over:
            self.phase, self.result = OVER, result
        if row.kind == UNDO:
            self.clocks.pause()

    def give_up(self, row: LogRow, result: list[wire.Placing]) -> None:
        """A seat has resigned, and that is committed: the play is over as it stands."""
        assert self.log is not None
        self.log.add(row)
        self.phase, self.result, self.resigned = OVER, result, row.seat
        self.clocks.pause()

    def catch_up(self, now: float) -> list[LogRow]:
        """Show everything that is committed; the rows that were not shown before."""
        old, log, truth = self.shown, self.log, self.truth
        assert old is not None and log is not None and truth is not None
        fresh = [row for row in log.rows(old.seq, self.seq, log.count) if row.nth >= old.count]
        self.shown, self.shown_at = ShownState(truth, self.seq, log.count, self.resigned is not None), now
        self.waiting = self.shown.waiting
        if fresh:
            self.moved = fresh[-1].at
        if self.window is not None and self.window.seq != self.seq:
            self.close_window()
        self.drop_curtains()
        return fresh

    def drop_curtains(self) -> None:
        """A curtain falls when another seat behind it is asked and the lifted one is not."""
        waiting = self.shown.waiting if self.shown else []
        for person, lifted in list(self.presence.lifted.items()):
            others = [at for at in self.seats_of(person) if at != lifted and not self.seats[at].player]
            if lifted not in waiting and any(at in waiting for at in others):
                self.presence.drop_curtain(person)

    # --- windows and take-backs -----------------------------------------------------------------------------------

    def open_window(self, seconds: float, now: float) -> Window:
        """A window for what is asked now; one that is open for it stays, whether it is answered already or not."""
        if self.window is None or self.window.seq != self.shown_seq:
            self.window = Window(self.shown_seq, seconds, now + seconds, clock.now() + seconds)
        return self.window

    def close_window(self) -> None:
        self.window = None

    def ask_undo(self, request: UndoRequest) -> None:
        self.undo = request

    def drop_undo(self) -> None:
        self.undo = None

    def decide_undo_without(self, seats: list[int]) -> UndoRequest | None:
        """Those who are gone decide no take-back; if nobody is left to decide, it may be asked for anew."""
        request = self.undo
        if request is None or not {request.seat, *request.waiting} & set(seats):
            return None
        if request.seat in seats:
            request.end()
        request.agree(seats)
        if not request.waiting:
            self.drop_undo()
        return request
