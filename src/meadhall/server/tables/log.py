"""The log of one table: the rows of what was played, and the state at any moment of it.

Rows with the same seq were chosen at once. A row of kind `undo` says to which seq the play went back: what came
between did happen, but does not stand. A row of kind `resign` is the last: its seat has ended the play.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from hmac import compare_digest

import msgspec
from msgspec import Struct

from meadhall.engine.errors import MeadhallError
from meadhall.engine.frames import Together
from meadhall.engine.game import Game
from meadhall.engine.saga import Saga
from meadhall.engine.state import State
from meadhall.engine.types import Event, Params
from meadhall.server.wire import LogLine, Placing
from meadhall.server.wire_thoughts import Happening

MOVE, UNDO, RESIGN = "move", "undo", "resign"
BY_ALL = "*"
"""In `heard`: everybody hears the move as it was made. Else who hears what, as JSON; empty: nobody hears it."""

CHAINED, DIGEST_SIZE = "2:", 31
"""How the digest of a snapshot begins, and its bytes: 64 letters in all. Earlier ones are 64 digits of another way."""


class LoggedEvent(Struct, array_like=True, omit_defaults=True, gc=False):
    """An event as it is kept: what all may see, and what some may see besides."""

    key: str
    shown: Params
    secret: dict[int, Params] = {}

    def seen_by(self, seat: int | None) -> Happening:
        if seat is not None and seat in self.secret:
            return Happening(self.key, {**self.shown, **self.secret[seat]})
        return Happening(self.key, self.shown)


READ_EVENTS: msgspec.json.Decoder[list[LoggedEvent]] = msgspec.json.Decoder(list[LoggedEvent])


class LogRow(Struct, gc=False):
    """One committed answer of one seat. Rows are many, so they are small: `decoded`, the events ready to be shown, goes
    when they have been."""

    seq: int
    seat: int
    nth: int
    kind: str
    text: str
    heard: str
    client: str
    events: str
    at: float
    decoded: list[LoggedEvent] | None = None
    hearing: dict[str, str] | None = None
    given: str = ""

    def line(self, seat: int | None, open_book: bool) -> LogLine:
        """The row as this seat may see it; when the play is over the book is open."""
        events = [event.seen_by(seat) for event in self.told()]
        return LogLine(self.seq, self.seat, self.words(seat, open_book), events, self.at)

    def told(self) -> list[LoggedEvent]:
        """What came of the move. Should it be unreadable, the move still stands, and that is all there is to tell."""
        if self.decoded is not None:
            return self.decoded
        try:
            return READ_EVENTS.decode(self.events)
        except msgspec.MsgspecError:
            return []

    def words(self, seat: int | None, open_book: bool) -> str | None:
        """The move as this seat may hear it."""
        if self.kind != MOVE:
            return None
        if open_book or seat == self.seat or self.heard == BY_ALL:
            return self.text
        if not self.heard:
            return None
        if self.hearing is None:
            self.hearing = msgspec.json.decode(self.heard, type=dict[str, str])
        return self.hearing.get("" if seat is None else str(seat))

    def drop_decoded(self) -> None:
        self.decoded = None

    def values(self, table: str) -> dict[str, str | int | float]:
        """The row as the database keeps it."""
        return {
            "table_id": table,
            "seq": self.seq,
            "seat": self.seat,
            "nth": self.nth,
            "kind": self.kind,
            "text": self.text,
            "heard": self.heard,
            "client": self.client,
            "events": self.events,
            "at": self.at,
        }


def encode_heard(text: str, hearing: dict[str, str], ears: int) -> str:
    """Who hears what of a move, in the shortest form."""
    if len(hearing) == ears and all(heard == text for heard in hearing.values()):
        return BY_ALL
    return msgspec.json.encode(hearing).decode() if hearing else ""


def encode_events(events: list[LoggedEvent]) -> str:
    return msgspec.json.encode(events).decode()


def logged_events(events: list[Event]) -> list[LoggedEvent]:
    return [LoggedEvent(event.key, event.shown, event.secret) for event in events]


def placings_of(state: State, resigned: int | None = None) -> list[Placing]:
    """How a play ended. Whoever resigned is the last, whatever the points say; the others keep their order."""
    if resigned is None:
        return [Placing(at.seat, at.place, at.score) for at in state.standings]
    others = [at for at in state.standings if at.seat != resigned]
    ahead = [Placing(at.seat, 1 + sum(one.place < at.place for one in others), at.score) for at in others]
    last = [Placing(at.seat, len(ahead) + 1, at.score) for at in state.standings if at.seat == resigned]
    return ahead + last


class LogError(MeadhallError):
    """Rows that no play can have left."""


class TableLog:
    def __init__(self, game: Game, seed: bytes) -> None:
        self.game = game
        self.seed = seed
        self.turns: list[list[LogRow]] = []
        self.answered: dict[tuple[int, str], LogRow] = {}
        """What came of each command, by its seat and the id its client gave it."""
        self.snapshots: dict[int, str] = {}
        self.count = 0
        self.hashed: tuple[blake2b | None, int, int] = None, 0, 0
        """For digests: what was played below a seq, that seq, and how many rows it is."""
        self.whole = True
        """Whether all kept snapshots are loaded, not just the last."""

    def add(self, row: LogRow) -> None:
        while len(self.turns) <= row.seq:
            self.turns.append([])
        self.turns[row.seq].append(row)
        self.count = max(self.count, row.nth + 1)
        if row.client:
            self.answered[row.seat, row.client] = row

    def take_in(self, rows: Iterable[LogRow]) -> None:
        """Add rows from the database; LogError at the first that cannot follow those before it."""
        for row in rows:
            last = len(self.turns) - 1
            if row.nth != self.count:
                raise LogError(f"row {self.count} is missing")
            if not max(last, 0) <= row.seq <= last + 1:
                raise LogError(f"row {row.nth} tells of turn {row.seq} after turn {last}")
            if self.resigned is not None:
                raise LogError(f"row {row.nth} comes after a seat has resigned")
            if row.kind not in (MOVE, UNDO, RESIGN) or not 0 <= row.seat < self.game.seats:
                raise LogError(f"row {row.nth} is no move of a seat, nor does one take back or resign in it")
            if row.kind == UNDO and not (row.text.isdecimal() and int(row.text) <= row.seq):
                raise LogError(f"row {row.nth} goes back to {row.text[:20]!r}")
            self.add(row)

    @property
    def resigned(self) -> int | None:
        """The seat that ended the play by resigning."""
        last = self.turns[-1][-1] if self.turns else None
        return last.seat if last is not None and last.kind == RESIGN else None

    # --- snapshots ------------------------------------------------------------------------------------------------

    def digest(self, seq: int, state: str) -> str:
        """Holds a snapshot to the moves that led to it: whichever of them is changed, the two fit no more. Every move
        is gone over once, however many snapshots a long play has."""
        hashed = self.hashed_to(seq).copy()
        hashed.update(f"{seq} {state}".encode())
        return CHAINED + hashed.hexdigest()

    def hashed_to(self, seq: int) -> blake2b:
        """All that was played below this seq; it goes on from what was last asked for, if all of that comes before."""
        hashed, known, rows = self.hashed
        if hashed is None or seq < known or rows != self.rows_below(known):
            hashed, known = blake2b(key=self.seed[:64], digest_size=DIGEST_SIZE), 0
        told: list[bytes] = []
        for turn in self.turns[known:seq]:
            for row in turn:
                text = row.text.encode()
                told.append(b"%d %d %s %d %s" % (row.nth, row.seat, row.kind.encode(), len(text), text))
        hashed.update(b"".join(told))
        self.hashed = hashed, seq, self.rows_below(seq)
        return hashed

    def rows_below(self, seq: int) -> int:
        return self.turns[seq][0].nth if seq < len(self.turns) else self.count

    def first_digest(self, seq: int, state: str) -> str:
        """As halls made it until they went over every move once only."""
        moves = [f"{row.nth} {row.seat} {row.kind} {row.text}" for turn in self.turns[:seq] for row in turn]
        return blake2b("\n".join([str(seq), *moves, state]).encode(), key=self.seed[:64], digest_size=32).hexdigest()

    def add_snapshot(self, seq: int, state: str) -> str:
        """Keep a state of this play; its digest."""
        self.snapshots[seq] = state
        return self.digest(seq, state)

    def add_kept(self, seq: int, state: str, digest: str) -> bool:
        """Take a snapshot from the database, if it is of this very play; the log decides."""
        if not 0 <= seq <= len(self.turns):
            return False
        expected = self.digest(seq, state) if digest.startswith(CHAINED) else self.first_digest(seq, state)
        true = compare_digest(digest.encode(), expected.encode())
        if true:
            self.snapshots.setdefault(seq, state)
        return true

    def drop_snapshots(self) -> None:
        self.snapshots = {}

    def set_whole(self, whole: bool) -> None:
        self.whole = whole

    def rows(self, since: int, below: int, count: int) -> list[LogRow]:
        """The rows with these seqs, as far as `count` rows of the whole log."""
        return [row for turn in self.turns[since : below + 1] for row in turn if row.nth < count]

    def undone_to(self, seq: int) -> int | None:
        """Where the play went back to in this turn, if it did."""
        for row in self.turns[seq]:
            if row.kind == UNDO:
                return int(row.text)
        return None

    def way_to(self, seq: int, stop_at_snapshots: bool) -> tuple[int, list[LogRow]]:
        """The moves that stood at this seq, counted from the nearest known state before it."""
        way: list[LogRow] = []
        while seq > 0 and not (stop_at_snapshots and seq in self.snapshots):
            back = self.undone_to(seq - 1)
            if back is not None:
                seq = back
            else:
                way += reversed(self.turns[seq - 1])
                seq -= 1
        way.reverse()
        return seq, way

    def state_at(self, seq: int) -> State:
        """The whole state when the table's seq was this, with nothing answered yet."""
        start, way = self.way_to(seq, stop_at_snapshots=True)
        kept = self.snapshots.get(start)
        state = self.game.new(self.seed) if kept is None else self.game.from_json(kept, trusted=True)
        for row in way:
            state.replay(row.text, row.seat)
        return state

    def latest(self) -> tuple[State, int]:
        """The state after everything that is logged, and its seq: a turn that not all have answered is not over."""
        seq = max(self.snapshots, default=0)
        state = self.state_at(seq)
        while seq < len(self.turns):
            back = self.undone_to(seq)
            if back is not None:
                state = self.state_at(back)
                seq += 1
                continue
            whole = True
            for row in self.turns[seq]:
                if row.kind == RESIGN:
                    whole = False
                    break
                top = state.top()
                whole = not (isinstance(top, Together) and len(top.waiting(state)) > 1)
                state.replay(row.text, row.seat)
            if not whole:
                break
            seq += 1
        return state, seq

    def last_move_of(self, seat: int, seq: int) -> LogRow | None:
        """The last move of this seat that still stands."""
        while seq > 0:
            back = self.undone_to(seq - 1)
            if back is not None:
                seq = back
                continue
            for row in self.turns[seq - 1]:
                if row.seat == seat:
                    return row
            seq -= 1
        return None

    def stood_since(self, first: int, seq: int) -> list[LogRow]:
        """The standing moves from this seq on."""
        return [row for row in self.way_to(seq, stop_at_snapshots=False)[1] if row.seq >= first]

    def saga(self, seq: int, names: list[str]) -> Saga:
        moves = [(row.seat, row.text) for row in self.way_to(seq, stop_at_snapshots=False)[1]]
        return Saga(self.game, self.seed, names, moves)
