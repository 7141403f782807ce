"""What was played at one table: the rows of its log, and the state at any moment of it.

Rows with the same seq were chosen at once. A row of kind `undo` says to which seq the play went back: what came
between did happen, but does not stand.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from meadhall.engine.game import Game
from meadhall.engine.saga import Saga
from meadhall.engine.state import State
from meadhall.engine.types import Event, Params
from meadhall.server.wire import Happening, LogLine

MOVE, UNDO = "move", "undo"
BY_ALL = "*"
"""In `heard`: everybody hears the move as it was made. Else who hears what, as JSON; empty: nobody hears it."""


class Told(Struct, array_like=True, omit_defaults=True, gc=False):
    """An event as it is kept: what all may see, and what some may see besides."""

    key: str
    shown: Params
    secret: dict[int, Params] = {}

    def seen_by(self, seat: int | None) -> Params:
        if seat is not None and seat in self.secret:
            return {**self.shown, **self.secret[seat]}
        return self.shown


READ_TOLD: msgspec.json.Decoder[list[Told]] = msgspec.json.Decoder(list[Told])


class Row(Struct, gc=False):
    """One committed answer of one seat. Rows are many, so they are small: `told`, the events ready to be shown, goes
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
    told: list[Told] | None = None
    hearing: dict[str, str] | None = None
    given: str = ""

    def line(self, seat: int | None, open_book: bool) -> LogLine:
        """The row as this seat may see it; when the play is over the book is open."""
        kept = READ_TOLD.decode(self.events) if self.told is None else self.told
        events = [Happening(told.key, told.seen_by(seat)) for told in kept]
        return LogLine(self.seq, self.seat, self.words(seat, open_book), events, self.at)

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


def heard_kept(text: str, hearing: dict[str, str], ears: int) -> str:
    """Who hears what of a move, in the shortest form."""
    if len(hearing) == ears and all(heard == text for heard in hearing.values()):
        return BY_ALL
    return msgspec.json.encode(hearing).decode() if hearing else ""


def events_kept(events: list[Event]) -> tuple[str, list[Told]]:
    told = [Told(event.key, event.shown, event.secret) for event in events]
    return msgspec.json.encode(told).decode(), told


class Record:
    def __init__(self, game: Game, seed: bytes) -> None:
        self.game = game
        self.seed = seed
        self.turns: list[list[Row]] = []
        self.snapshots: dict[int, str] = {}
        self.count = 0
        self.whole = True
        """Whether all kept snapshots are loaded, not just the last."""

    def add(self, row: Row) -> None:
        while len(self.turns) <= row.seq:
            self.turns.append([])
        self.turns[row.seq].append(row)
        self.count = max(self.count, row.nth + 1)

    def rows(self, since: int, below: int, count: int) -> list[Row]:
        """The rows with these seqs, as far as `count` rows of the whole log."""
        return [row for turn in self.turns[since : below + 1] for row in turn if row.nth < count]

    def undone_to(self, seq: int) -> int | None:
        """Where the play went back to in this turn, if it did."""
        for row in self.turns[seq]:
            if row.kind == UNDO:
                return int(row.text)
        return None

    def way_to(self, seq: int, stop_at_snapshots: bool) -> tuple[int, list[Row]]:
        """The moves that stood at this seq, counted from the nearest known state before it."""
        way: list[Row] = []
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
        state = self.game.from_json(self.snapshots[start]) if start in self.snapshots else self.game.new(self.seed)
        for row in way:
            state.do(row.text, row.seat)
        return state

    def last_move_of(self, seat: int, seq: int) -> Row | None:
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

    def stood_since(self, first: int, seq: int) -> list[Row]:
        """The standing moves from this seq on."""
        return [row for row in self.way_to(seq, stop_at_snapshots=False)[1] if row.seq >= first]

    def saga(self, seq: int, names: list[str]) -> Saga:
        moves = [(row.seat, row.text) for row in self.way_to(seq, stop_at_snapshots=False)[1]]
        return Saga(self.game, self.seed, names, moves)


def raw(thing: object) -> Raw:
    return Raw(msgspec.json.encode(thing, order="deterministic"))
