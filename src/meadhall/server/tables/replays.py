"""Looking back: sagas brought from elsewhere, and earlier moments of tables."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import OrderedDict

from meadhall.engine.errors import MeadhallError, SagaError
from meadhall.engine.loading import BROKEN
from meadhall.engine.saga import Saga
from meadhall.engine.state import State
from meadhall.server import clock, wire
from meadhall.server.names import visible
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.tables import messages
from meadhall.server.tables.hall import ID, Hall
from meadhall.server.tables.log import LoggedEvent, logged_events
from meadhall.server.tables.persistence import load_snapshots
from meadhall.server.tables.shown import raw
from meadhall.server.tables.table import OVER, Table

EVERY = 25
DAY = 24 * 3600.0


class Story:
    """A saga with a state kept every so often, and the events of each move."""

    def __init__(self, saga: Saga) -> None:
        self.saga = saga
        self.kept: list[State] = []
        self.events: list[list[LoggedEvent]] = []
        state = saga.start()
        for number, (seat, text) in enumerate(saga.moves):
            if number % EVERY == 0:
                self.kept.append(state.copy())
            state.take_events()
            try:
                state.replay(text, seat)
            except (MeadhallError, *BROKEN) as error:
                raise SagaError(f"move {number + 1} ({seat} {text[:60]}): {error}") from error
            self.events.append(logged_events(state.take_events()))
        state.listening = False
        self.last = state

    def at(self, number: int) -> State:
        if number >= len(self.saga.moves):
            return self.last
        state = self.kept[number // EVERY].copy()
        for seat, text in self.saga.moves[number - number % EVERY : number]:
            state.replay(text, seat)
        return state

    def shown(self, id: str, number: int, seat: int | None) -> wire.Replay:
        state = self.at(number)
        log = [
            wire.LogLine(at, who, text, [event.seen_by(seat) for event in self.events[at]], 0.0)
            for at, (who, text) in enumerate(self.saga.moves[:number])
        ]
        game = self.saga.game
        return wire.Replay(
            id=id,
            game=game.name,
            options=dict(game.options),
            names=[visible(name) for name in self.saga.names],
            length=len(self.saga.moves),
            at=number,
            seat=seat,
            view=raw(state.view(seat).data()),
            log=log,
            result=[wire.Placing(one.seat, one.place, one.score) for one in self.last.standings],
            over=state.over,
        )


PLACE = re.compile(r"(move|line) (\d+)\b")
"""How an error of a saga begins that tells where it is."""


def unreadable(detail: str = "") -> Refusal:
    """A saga cannot be read. `where` and `number` are for people, in their language; `detail` is for programs."""
    place = PLACE.match(detail)
    where = place[1] if place else "rules" if detail.startswith("recorded") else "other"
    return Refusal("bad-saga", params={"where": where, "number": int(place[2]) if place else 0, "detail": detail[:200]})


class Replays:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.known: OrderedDict[str, Story] = OrderedDict()
        self.turn = asyncio.Semaphore(1)
        """Playing a saga through takes a processor; one at a time, so that tables go on."""

    async def take_in(self, text: str, person: str = "") -> wire.Imported:
        """Keep a saga under an id. Every move is checked before anything is kept, and so is what this person keeps."""
        limits, size, now = self.hall.settings.limits, len(text.encode()), clock.now()
        kept = await self.hall.journal.read_one(sql.SAGAS_OF, person=person)
        if kept and (kept.number >= limits.sagas_per_session or kept.bytes + size > limits.saga_bytes_per_session):
            raise Refusal("too-many-sagas")
        async with self.turn:
            story, sound = await asyncio.to_thread(self.told, text)
        id = secrets.token_urlsafe(12)
        values = {"id": id, "text": text, "verified": sound, "created": now, "person": person, "size": size}
        await self.hall.journal.write((sql.ADD_SAGA, {**values, "seen": now}))
        self.keep(id, story)
        return wire.Imported(id, len(story.saga.moves), sound)

    def told(self, text: str) -> tuple[Story, bool]:
        """The story of a saga, and whether its seed, result and digest are what it claims."""
        if "\0" in text:
            raise unreadable("NUL")
        try:
            saga = Saga.from_text(text)
            if len(saga.moves) > self.hall.settings.limits.saga_moves:
                raise Refusal("too-large")
            story = Story(saga)
        except (MeadhallError, NotImplementedError, ValueError, RecursionError) as error:
            raise unreadable(str(error)) from error
        try:
            saga.verify()
        except MeadhallError:
            return story, False
        return story, True

    def forget_all(self) -> None:
        """What somebody took away must not be shown from memory."""
        self.known.clear()

    def keep(self, id: str, story: Story) -> None:
        self.known[id] = story
        if len(self.known) > self.hall.settings.limits.replays_kept:
            self.known.popitem(last=False)

    async def show(self, id: str, at: int | None, seat: int | None) -> wire.Replay:
        story = await self.story(id)
        check_seat(seat, story.saga.game.seats)
        return story.shown(id, len(story.saga.moves) if at is None else min(at, len(story.saga.moves)), seat)

    async def story(self, id: str) -> Story:
        """A kept saga, played through."""
        story = self.known.get(id)
        if story is None:
            row = await self.hall.journal.read_one(sql.GET_SAGA, b_id=id) if ID.fullmatch(id) else None
            if row is None:
                raise Refusal("unknown-replay")
            async with self.turn:
                story = (await asyncio.to_thread(self.told, row.text))[0]
            self.keep(id, story)
            now = clock.now()
            if now - row.seen > DAY:
                self.hall.journal.later(f"saga {id}", lambda: (sql.SAGA_SEEN, {"b_id": id, "seen": now}))
        self.known.move_to_end(id)
        return story


def check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise Refusal("no-seat")


async def look_back(table: Table, person: str, at: int | None, seat: int | None) -> wire.Replay:
    """A table at an earlier moment, as the asking seat saw it; when it is over, as any seat did."""
    shown, log = table.require_shown(), table.log
    assert log is not None
    await load_snapshots(table)
    check_seat(seat, len(table.seats))
    if table.shown_phase != OVER:
        seat = table.audience(person)[0]
    seq = shown.seq if at is None else min(at, shown.seq)
    state = shown.state if seq == shown.seq else log.state_at(seq)
    rows = [row for row in log.rows(0, seq, shown.count) if row.seq < seq]
    return wire.Replay(
        id=table.id,
        game=table.game.name,
        options=dict(table.game.options),
        names=[one.name for one in table.seats],
        length=shown.seq,
        at=seq,
        seat=seat,
        view=raw(state.view(seat).data()),
        log=[row.line(seat, table.open_book) for row in rows],
        result=table.result if table.shown_phase == OVER else [],
        over=state.over,
    )


def export(table: Table, person: str) -> str | wire.Seen:
    """A finished table as a saga; an unfinished one as what the asking seat has seen."""
    shown, log = table.require_shown(), table.log
    assert log is not None
    if table.shown_phase != OVER:
        seat, _ = table.audience(person)
        return wire.Seen(messages.info(table, person), seat, shown.raw_view(seat), messages.log_lines(table, seat))
    saga = log.saga(table.seq, [seat.name or seat.bot or "-" for seat in table.seats])
    if shown.state.over:
        saga.close(shown.state)
    return saga.to_text()
