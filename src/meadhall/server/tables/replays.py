"""Looking back: sagas brought from elsewhere, finished tables, positions given as text."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict

import msgspec
from msgspec import Raw

from meadhall.engine.errors import InvalidMove, MeadhallError, SagaError
from meadhall.engine.game import Value, choose, title_named
from meadhall.engine.saga import Saga
from meadhall.engine.state import State
from meadhall.engine.types import Json
from meadhall.engine.views import View
from meadhall.server import wire
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.tables.hall import Hall, load_snapshots
from meadhall.server.tables.log import Told, events_kept, raw
from meadhall.server.tables.shown import asked_of
from meadhall.server.tables.table import OVER, Table

EVERY = 25


class Story:
    """A saga with a state kept every so often, and the events of each move."""

    def __init__(self, saga: Saga) -> None:
        self.saga = saga
        self.kept: list[State] = []
        self.told: list[list[Told]] = []
        state = saga.start()
        for number, (seat, text) in enumerate(saga.moves):
            if number % EVERY == 0:
                self.kept.append(state.copy())
            state.take_events()
            try:
                state.do(text, seat)
            except MeadhallError as error:
                raise SagaError(f"move {number + 1} ({seat} {text[:60]}): {error}") from error
            self.told.append(events_kept(state.take_events())[1])
        state.listening = False
        self.last = state

    def at(self, number: int) -> State:
        if number >= len(self.saga.moves):
            return self.last
        state = self.kept[number // EVERY].copy()
        for seat, text in self.saga.moves[number - number % EVERY : number]:
            state.do(text, seat)
        return state

    def shown(self, id: str, number: int, seat: int | None) -> wire.Replay:
        state = self.at(number)
        log = [
            wire.LogLine(at, who, text, [wire.Happening(told.key, told.seen_by(seat)) for told in self.told[at]], 0.0)
            for at, (who, text) in enumerate(self.saga.moves[:number])
        ]
        game = self.saga.game
        return wire.Replay(
            id=id,
            game=game.name,
            options=dict(game.options),
            names=self.saga.names,
            length=len(self.saga.moves),
            at=number,
            seat=seat,
            view=raw(state.view(seat).data()),
            log=log,
            result=[wire.Placing(one.seat, one.place, one.score) for one in self.last.standings],
            over=state.over,
        )


class Replays:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.known: OrderedDict[str, Story] = OrderedDict()

    async def take_in(self, text: str) -> wire.Imported:
        """Keep a saga under an id. Every move is checked before anything is kept."""
        story, sound = await asyncio.to_thread(self.told, text)
        id = secrets.token_urlsafe(12)
        await self.hall.journal.write(
            (sql.ADD_SAGA, {"id": id, "text": text, "verified": sound, "created": time.time()})
        )
        self.keep(id, story)
        return wire.Imported(id, len(story.saga.moves), sound)

    def told(self, text: str) -> tuple[Story, bool]:
        """The story of a saga, and whether its seed, result and digest are what it claims."""
        try:
            saga = Saga.from_text(text)
            if len(saga.moves) > self.hall.settings.limits.saga_moves:
                raise Refusal("too-large")
            story = Story(saga)
        except (MeadhallError, NotImplementedError, ValueError, RecursionError) as error:
            raise Refusal("bad-saga", params={"detail": str(error)[:200]}) from error
        try:
            saga.verify()
        except MeadhallError:
            return story, False
        return story, True

    def keep(self, id: str, story: Story) -> None:
        self.known[id] = story
        if len(self.known) > self.hall.settings.limits.replays_kept:
            self.known.popitem(last=False)

    async def show(self, id: str, at: int | None, seat: int | None) -> wire.Replay:
        story = self.known.get(id)
        if story is None:
            row = await self.hall.journal.read_one(sql.GET_SAGA, b_id=id)
            if row is None:
                raise Refusal("unknown-replay")
            story = (await asyncio.to_thread(self.told, row.text))[0]
            self.keep(id, story)
        self.known.move_to_end(id)
        check_seat(seat, story.saga.game.seats)
        return story.shown(id, len(story.saga.moves) if at is None else min(at, len(story.saga.moves)), seat)


def check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise Refusal("no-seat")


async def look_back(table: Table, person: str, at: int | None, seat: int | None) -> wire.Replay:
    """A table at an earlier moment, as the asking seat saw it; when it is over, as any seat did."""
    front, record = table.shown_front(), table.record
    assert record is not None
    await load_snapshots(table)
    check_seat(seat, len(table.seats))
    if table.shown_phase != OVER:
        seat = table.audience(person)[0]
    seq = front.seq if at is None else min(at, front.seq)
    state = front.state if seq == front.seq else record.state_at(seq)
    rows = [row for row in record.rows(0, seq, front.count) if row.seq < seq]
    return wire.Replay(
        id=table.id,
        game=table.game.name,
        options=dict(table.game.options),
        names=[one.name for one in table.seats],
        length=front.seq,
        at=seq,
        seat=seat,
        view=raw(state.view(seat).data()),
        log=[row.line(seat, table.open_book()) for row in rows],
        result=table.result if table.shown_phase == OVER else [],
        over=state.over,
    )


def export(table: Table, person: str) -> str | wire.Seen:
    """A finished table as a saga; an unfinished one as what the asking seat has seen."""
    front, record = table.shown_front(), table.record
    assert record is not None
    if table.shown_phase != OVER:
        seat, _ = table.audience(person)
        return wire.Seen(table.info(person), seat, front.raw_view(seat), table.log_lines(seat))
    saga = record.saga(table.seq, [seat.name or seat.bot or "-" for seat in table.seats])
    saga.close(front.state)
    return saga.to_text()


def position(name: str, text: str, move: str | None, seats: int | None, options: dict[str, str]) -> wire.Position:
    """A position given as text, as everybody sees it, for the pages that explain the rules."""
    try:
        title = title_named(name)
        chosen: dict[str, Value] = {}
        for choice in title.choices:
            if choice.name in options:
                chosen[choice.name] = read_value(options.pop(choice.name), choice.allowed)
        if options:
            raise Refusal("bad-options", params={"detail": ", ".join(sorted(options))[:100]})
        state = choose(title, seats, chosen).from_text(text, 0)
        seat = state.seat
        preview: Raw | None = None
        asked: wire.Asked | None = None
        if seat is not None:
            view = state.view(seat)
            asked = asked_of(view, seat, False, [])
            if move is not None:
                preview = raw(foreseen(view, seat, move))
        return wire.Position(raw(state.view(None).data()), asked, preview)
    except Refusal:
        raise
    except (MeadhallError, NotImplementedError, ImportError, ValueError, IndexError, KeyError, AssertionError) as error:
        raise Refusal("bad-position", params={"detail": str(error)[:200]}) from error


def foreseen(view: View, seat: int, move: str) -> dict[str, Json]:
    """What a move would do, as the last of its parts is told to; the move need not be whole."""
    known: State | None = view.known
    facts: dict[str, Json] = {}
    for part in move.split(", "):
        if known is None:
            raise InvalidMove(f"the move is whole before {part!r}")
        option = known.read(part, seat)
        facts = known.top().preview(known, seat, option)
        known = known.after_part(seat, option)
    return facts


def read_value(text: str, allowed: tuple[Value, ...]) -> Value:
    for value in allowed:
        spelled = msgspec.json.encode(value).decode().strip('"')
        if spelled == text:
            return value
    return text
