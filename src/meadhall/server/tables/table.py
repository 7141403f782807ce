"""A table: a play with its seats, watchers, chat and log, and what each of those present is told."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Protocol

import msgspec

from meadhall.engine.game import Game
from meadhall.engine.state import State
from meadhall.server import wire
from meadhall.server.refusals import Refusal
from meadhall.server.tables.clocks import Clocks
from meadhall.server.tables.log import Record, Row
from meadhall.server.tables.seats import BOT, OPEN, PERSON, Seat, Setup
from meadhall.server.tables.shown import Front
from meadhall.server.tables.windows import Window

if TYPE_CHECKING:
    from meadhall.server.tables.hall import Hall

WAITING, PLAYING, OVER = "waiting", "playing", "over"
PLAYERS, SPECTATORS = "players", "spectators"


class Watcher(Protocol):
    """Somebody who is sent what happens at a table."""

    person: str
    previews: bool

    def post(self, message: bytes) -> None: ...

    def close(self) -> None: ...


class Spoken(msgspec.Struct):
    room: str
    line: wire.ChatLine


class UndoRequest(msgspec.Struct):
    seat: int
    to: int
    client: str
    waiting: list[int]

    def message(self) -> wire.UndoAsked:
        return wire.UndoAsked(self.seat, self.waiting)


class Table:
    """`truth` and `seq` are what is committed; `front` is what is shown, which waits while a window is open."""

    def __init__(self, hall: Hall, id: str, game: Game, version: int, setup: Setup, seats: list[Seat]) -> None:
        self.hall = hall
        self.id = id
        self.game = game
        self.version = version
        self.setup = setup
        self.seats = seats
        self.phase = WAITING
        self.listed = False
        self.host = ""
        self.request: str | None = None
        self.seed = b""
        self.commitment = ""
        self.rematch: str | None = None
        self.practice = False
        self.bygone = False
        """Begun under other rules: there is its log to look at, but no state to play on from."""
        self.result: list[wire.Placing] = []
        self.created = self.moved = time.time()
        self.seq = 0
        self.waiting: list[int] = []

        self.record: Record | None = None
        self.truth: State | None = None
        self.front: Front | None = None
        self.answered: dict[tuple[int, str], Row] = {}
        self.window: Window | None = None
        self.clocks = Clocks(setup.clock, seats)
        self.undo: UndoRequest | None = None
        self.spoken: list[Spoken] = []
        self.spoken_count = 0
        self.said: deque[tuple[str, str]] = deque(maxlen=64)

        self.watchers: set[Watcher] = set()
        self.lifted: dict[str, int] = {}
        self.last_seen: dict[str, float] = {}
        self.lock = asyncio.Lock()
        self.tasks: dict[int, tuple[int, str, asyncio.Task[None]]] = {}
        self.timers: list[asyncio.TimerHandle] = []
        self.shown_at = 0.0
        self.used_at = time.monotonic()
        self.gone = False

    # --- who is here ----------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person]

    def people(self) -> list[str]:
        """Everybody who sits here, each once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.kind == PERSON))

    def audience(self, person: str) -> tuple[int | None, bool]:
        """Whose view this person gets now, and whether a curtain hides their seats."""
        mine = self.seats_of(person)
        if len(mine) <= 1:
            return (mine[0] if mine else None), False
        lifted = self.lifted.get(person)
        return (lifted, False) if lifted in mine else (None, True)

    def own(self, person: str, seat: int) -> None:
        """Refuse unless this person may act for the seat now."""
        mine = self.seats_of(person)
        if seat not in mine:
            raise Refusal("not-your-seat" if mine else "not-seated")
        if len(mine) > 1 and self.lifted.get(person) != seat:
            raise Refusal("curtain-down")

    def present(self, person: str) -> bool:
        return any(watcher.person == person for watcher in self.watchers)

    def seat_present(self, seat: Seat) -> bool:
        return seat.kind == BOT or (seat.kind == PERSON and self.present(seat.person))

    # --- what they are told ---------------------------------------------------------------------------------------

    def info(self, person: str) -> wire.TableInfo:
        now = time.time()
        front = self.front
        seated = bool(self.seats_of(person))
        return wire.TableInfo(
            id=self.id,
            game=self.game.name,
            options=dict(self.setup.options),
            seats=[
                seat.info(person, self.seat_present(seat), self.clocks.left(at, now) if self.phase == PLAYING else None)
                for at, seat in enumerate(self.seats)
            ],
            phase=self.shown_phase,
            listed=self.listed,
            host=self.host == person,
            seq=front.seq if front else self.seq,
            waiting=front.waiting if front else self.waiting,
            clock=self.setup.clock,
            quick_windows=self.setup.quick_windows,
            practice=self.practice,
            commitment=self.commitment if self.phase != WAITING else None,
            invite=self.setup.invite if seated or self.host == person else None,
            rematch=self.rematch,
            result=self.result if self.shown_phase == OVER else [],
            created=self.created,
            moved=self.moved,
            version=self.version,
            seed=self.seed.hex() if self.shown_phase == OVER else None,
            spectators=sum(not self.seats_of(watcher.person) for watcher in self.watchers),
        )

    @property
    def shown_phase(self) -> str:
        """A play that ended inside a window is over for everybody when the window closes."""
        return PLAYING if self.phase == OVER and self.front and not self.front.state.over else self.phase

    def shown_front(self) -> Front:
        """The front; a Refusal where there is none."""
        if self.front is None:
            raise Refusal("rules-changed" if self.bygone else "not-started")
        return self.front

    def open_book(self) -> bool:
        return self.shown_phase == OVER

    def log_lines(self, seat: int | None, since: int = 0) -> list[wire.LogLine]:
        if self.record is None:
            return []
        open_book = self.open_book()
        if self.front is not None:
            shown = self.record.rows(since, self.front.seq, self.front.count)
        else:
            below = len(self.record.turns) if open_book else self.seq
            shown = self.record.rows(since, below - 1, self.record.count)
        return [row.line(seat, open_book) for row in shown]

    def asked(self, seat: int | None, previews: bool) -> wire.Asked | None:
        """What is asked of this seat; nothing more once its answer is in, shown or not."""
        if self.front is None or seat is None:
            return None
        if self.truth is not self.front.state and (
            self.truth is None or self.seq != self.front.seq or seat not in self.truth.waiting
        ):
            return None
        return self.front.asked(seat, previews)

    def sync(self, person: str, previews: bool, since: int = 0) -> wire.Sync:
        seat, curtain = self.audience(person)
        front = self.front
        room = PLAYERS if self.seats_of(person) else SPECTATORS
        now = asyncio.get_running_loop().time()
        return wire.Sync(
            table=self.info(person),
            seq=front.seq if front else self.seq,
            seat=seat,
            view=front.raw_view(seat) if front else None,
            asked=self.asked(seat, previews),
            log=self.log_lines(seat, since),
            chat=[spoken.line for spoken in self.spoken if spoken.room == room],
            window=self.window.info(now) if self.window else None,
            undo=self.undo.message() if self.undo else None,
            curtain=curtain,
        )

    def tell_moved(self, rows: list[Row]) -> None:
        """Tell everybody of rows that are shown from now on, each as they may see it."""
        front = self.front
        if front is None or not self.watchers:
            return
        now = asyncio.get_running_loop().time()
        window = self.window.info(now) if self.window else None
        open_book = self.open_book()
        for row in rows:
            made: dict[tuple[int | None, bool], bytes] = {}
            for watcher in list(self.watchers):
                seat, curtain = self.audience(watcher.person)
                key = (seat, watcher.previews)
                text = made.get(key)
                if text is None:
                    moved = wire.Moved(
                        seq=front.seq,
                        line=row.line(seat, open_book),
                        view=front.raw_view(seat),
                        asked=self.asked(seat, watcher.previews),
                        waiting=front.waiting,
                        window=window,
                        over=front.state.over,
                    )
                    text = made[key] = msgspec.json.encode(moved)
                watcher.post(text)
                if curtain:
                    watcher.post(msgspec.json.encode(self.sync(watcher.person, watcher.previews)))

    def tell_table(self, but: Watcher | None = None) -> None:
        """Tell everybody that the table itself changed; who has just come is told all of it anyway."""
        made: dict[str, bytes] = {}
        for watcher in [one for one in self.watchers if one is not but]:
            if watcher.person not in made:
                made[watcher.person] = msgspec.json.encode(wire.Table(self.info(watcher.person)))
            watcher.post(made[watcher.person])

    def tell_sync(self, person: str | None = None) -> None:
        """Tell everybody, or one person, everything anew."""
        for watcher in list(self.watchers):
            if person is None or watcher.person == person:
                watcher.post(msgspec.json.encode(self.sync(watcher.person, watcher.previews)))

    def tell(self, message: wire.Message, seated: bool | None = None) -> None:
        """Tell all, or only those who sit here, or only those who do not."""
        text = msgspec.json.encode(message)
        for watcher in list(self.watchers):
            if seated is None or bool(self.seats_of(watcher.person)) == seated:
                watcher.post(text)

    def decide_without(self, seats: list[int]) -> None:
        """Those who are gone decide no take-back; if nobody is left to decide, it may be asked for anew."""
        if self.undo is None or not {self.undo.seat, *self.undo.waiting} & set(seats):
            return
        request = self.undo
        request.waiting = [at for at in request.waiting if at not in seats and request.seat not in seats]
        if not request.waiting:
            self.undo = None
        self.tell(request.message())

    # --- coming and going -----------------------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        if len(self.watchers) >= self.hall.settings.limits.watchers:
            raise Refusal("too-many-connections")
        first = not self.present(watcher.person)
        self.watchers.add(watcher)
        self.touch(watcher.person)
        if first:
            self.tell_table(but=watcher)

    def exit(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.touch(watcher.person)
        if not self.present(watcher.person):
            self.lifted.pop(watcher.person, None)
            self.tell_table()

    def touch(self, person: str) -> None:
        self.used_at = time.monotonic()
        self.last_seen[person] = self.used_at

    def away(self, person: str) -> bool:
        """Whether a person has been away long enough for the others to go on without them."""
        if self.present(person):
            return False
        return time.monotonic() - self.last_seen.get(person, self.used_at) >= self.hall.settings.absent_after

    def drop_curtains(self) -> None:
        """A curtain falls when another seat behind it is asked and the lifted one is not."""
        waiting = self.front.waiting if self.front else []
        for person, lifted in list(self.lifted.items()):
            others = [at for at in self.seats_of(person) if at != lifted and not self.seats[at].player]
            if lifted not in waiting and any(at in waiting for at in others):
                del self.lifted[person]

    def open_seats(self) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.kind == OPEN]

    def still(self) -> None:
        """Stop everything that would happen by itself."""
        here = asyncio.current_task()
        for _, _, task in self.tasks.values():
            if task is not here:
                task.cancel()
        self.tasks = {}
        for timer in self.timers:
            timer.cancel()
        self.timers = []
