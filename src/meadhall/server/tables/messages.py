"""The messages about a table: made for each of those present, as they may know it, and posted to them."""

from __future__ import annotations

import asyncio

import msgspec

from meadhall.server import clock, wire
from meadhall.server.tables.chat import PLAYERS, SPECTATORS
from meadhall.server.tables.log import LogRow
from meadhall.server.tables.presence import Watcher
from meadhall.server.tables.table import OVER, PLAYING, WAITING, Table


def info(table: Table, person: str) -> wire.TableInfo:
    now = clock.now()
    shown, playing, over = table.shown, table.phase == PLAYING, table.shown_phase == OVER
    seated = bool(table.seats_of(person))
    return wire.TableInfo(
        id=table.id,
        game=table.game.name,
        options=dict(table.setup.options),
        seats=[
            seat.info(
                person,
                table.seat_present(seat),
                table.clocks.left(at, now) if playing else None,
                table.replaceable_in(seat) if playing else None,
            )
            for at, seat in enumerate(table.seats)
        ],
        phase=table.shown_phase,
        listed=table.listed,
        host=table.host == person,
        seq=table.shown_seq,
        waiting=shown.waiting if shown else table.waiting,
        clock=table.setup.clock,
        quick_windows=table.setup.quick_windows,
        practice=table.practice,
        commitment=table.commitment if table.phase != WAITING else None,
        invite=table.setup.invite if seated or table.host == person else None,
        rematch=table.rematch,
        result=table.result if over else [],
        created=table.created,
        moved=table.moved,
        version=table.version,
        seed=table.seed.hex() if over else None,
        unplayable=table.unplayable,
        clocks=table.clocks.times(now) if playing else None,
        resigned=table.resigned,
        may_resign=playing and table.may_resign,
        spectators=sum(not table.seats_of(watcher.person) for watcher in table.presence.watchers),
    )


def log_lines(table: Table, seat: int | None, since: int = 0) -> list[wire.LogLine]:
    log, shown, open_book = table.log, table.shown, table.open_book
    if log is None:
        return []
    if shown is not None:
        rows = log.rows(since, shown.seq, shown.count)
    else:
        below = len(log.turns) if open_book else table.seq
        rows = log.rows(since, below - 1, log.count)
    return [row.line(seat, open_book) for row in rows]


def asked(table: Table, seat: int | None, previews: bool) -> wire.Asked | None:
    """What is asked of this seat; nothing more once its answer is in, shown or not."""
    shown, truth = table.shown, table.truth
    if shown is None or seat is None:
        return None
    if truth is not shown.state and (truth is None or table.seq != shown.seq or seat not in truth.waiting):
        return None
    return shown.asked(seat, previews)


def sync(table: Table, person: str, previews: bool, since: int = 0) -> wire.Sync:
    """Everything this person may know of the table now."""
    seat, curtain = table.audience(person)
    now = asyncio.get_running_loop().time()
    return wire.Sync(
        table=info(table, person),
        seq=table.shown_seq,
        seat=seat,
        view=table.shown.raw_view(seat) if table.shown else None,
        asked=asked(table, seat, previews),
        log=log_lines(table, seat, since),
        chat=table.chat.lines(PLAYERS if table.seats_of(person) else SPECTATORS),
        window=table.window.info(now) if table.window else None,
        undo=table.undo.message() if table.undo else None,
        curtain=curtain,
    )


def tell_moved(table: Table, rows: list[LogRow]) -> None:
    """Tell everybody of rows that are shown from now on, each as they may see it."""
    shown, watchers = table.shown, table.presence.watchers
    if shown is None or not watchers:
        return
    window = table.window.info(asyncio.get_running_loop().time()) if table.window else None
    open_book = table.open_book
    clocks = table.clocks.times(clock.now()) if table.setup.clock else None
    for row in rows:
        made: dict[tuple[int | None, bool], bytes] = {}
        for watcher in list(watchers):
            seat, curtain = table.audience(watcher.person)
            key = (seat, watcher.previews)
            text = made.get(key)
            if text is None:
                moved = wire.Moved(
                    seq=shown.seq,
                    line=row.line(seat, open_book),
                    view=shown.raw_view(seat),
                    asked=asked(table, seat, watcher.previews),
                    waiting=shown.waiting,
                    window=window,
                    over=shown.over,
                    clocks=clocks,
                )
                text = made[key] = msgspec.json.encode(moved)
            watcher.post(text)
            if curtain:
                post_sync(table, watcher)


def tell_table(table: Table, but: Watcher | None = None) -> None:
    """Tell everybody that the table itself changed; who has just come is told all of it anyway."""
    made: dict[str, bytes] = {}
    for watcher in [one for one in table.presence.watchers if one is not but]:
        if watcher.person not in made:
            made[watcher.person] = msgspec.json.encode(wire.Table(info(table, watcher.person)))
        watcher.post(made[watcher.person])


def tell_sync(table: Table, person: str | None = None) -> None:
    """Tell everybody, or one person, everything anew; all screens of a person are told the same."""
    made: dict[tuple[str, bool], bytes] = {}
    for watcher in list(table.presence.watchers):
        if person is None or watcher.person == person:
            key = (watcher.person, watcher.previews)
            if key not in made:
                made[key] = msgspec.json.encode(sync(table, *key))
            watcher.post(made[key])


def post_sync(table: Table, watcher: Watcher) -> None:
    watcher.post(msgspec.json.encode(sync(table, watcher.person, watcher.previews)))


def post_trouble(table: Table, watcher: Watcher) -> None:
    """Tell whoever has just come that nothing can be kept, if it is so."""
    trouble = table.hall.journal.trouble
    if trouble is not None:
        watcher.post(msgspec.json.encode(wire.Trouble(trouble)))


def tell(table: Table, message: wire.Message, seated: bool | None = None) -> None:
    """Tell all, or only those who sit here, or only those who do not."""
    text = msgspec.json.encode(message)
    for watcher in list(table.presence.watchers):
        if seated is None or bool(table.seats_of(watcher.person)) == seated:
            watcher.post(text)
