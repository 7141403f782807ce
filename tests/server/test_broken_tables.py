"""A table that cannot be replayed is set apart, told of and counted; nobody else notices. The log decides."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.engine.game import choose, title_named
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.log import MOVE, UNDO, LogError, LogRow, TableLog
from meadhall.server.wire import Clock, NewSeat, NewTable
from tests.server import feast
from tests.server.databases import ELSEWHERE
from tests.server.guests import Guest, open_hall, play_on, settings_for, story
from tests.server.processes import change, hall_process, look, until

assert feast
pytestmark = pytest.mark.skipif(bool(ELSEWHERE), reason="files of SQLite are changed behind the hall's back")
OFTEN = 3
"""A snapshot after so many turns."""


async def played(guest: Guest, moves: int) -> str:
    """A table of one person's with so many moves."""
    table = await guest.table("feast", "me", "me")
    id: str = table["id"]
    done = 0
    while done < moves:
        info = await guest.get(f"/api/tables/{id}")
        await guest.command(id, "curtain", seat=info["waiting"][0])
        now = await guest.sync(id)
        if now["asked"] is None:
            continue
        text = now["asked"]["options"][0]["text"]
        told = await guest.command(id, "compose", seq=now["seq"], seat=now["seat"], parts=[text])
        parts = [text]
        while told["asked"] is not None:
            parts.append(told["asked"]["options"][0]["text"])
            told = await guest.command(id, "compose", seq=now["seq"], seat=now["seat"], parts=parts)
        told = await guest.command(id, "move", seq=now["seq"], seat=now["seat"], move=", ".join(parts))
        assert told["is"] == "ack", told
        done += 1
    return id


async def summed_up(hall: Hall) -> None:
    """Wait until nothing is left to be written."""
    await until(lambda: not hall.journal.derived)
    await hall.journal.write()


def altered_state(state: str) -> str:
    """The state as JSON with somebody's score changed; it can still be read."""
    data = msgspec.json.decode(state)
    key = next(name for name in data if "score" in name.lower() or "point" in name.lower())
    value = data[key]
    data[key] = [one + 7 for one in value] if isinstance(value, list) else value + 7
    return msgspec.json.encode(data).decode()


@story
@pytest.mark.parametrize("spoil", [lambda state: state[: len(state) // 2], altered_state, lambda state: "{}"])
async def test_an_untrue_snapshot_changes_nothing(tmp_path: Path, spoil: Callable[[str], str]) -> None:
    async with open_hall(tmp_path, snapshot_every=OFTEN) as hall:
        anna = await hall.guest("Anna")
        id = await played(anna, 8)
        before = await anna.sync(id)
        await until(lambda: len(look(tmp_path, "select seq from snapshots where table_id = ?", id)) >= 1)
        for seq, state in look(tmp_path, "select seq, state from snapshots where table_id = ?", id):
            change(tmp_path, "update snapshots set state = ? where table_id = ? and seq = ?", spoil(state), id, seq)
        hall.services.hall.forget(hall.services.hall.tables[id])
        await anna.command(id, "curtain", seat=before["seat"])
        after = await anna.sync(id)
        for told in (before, after):
            told["table"]["seats"] = []
        assert after == before and hall.services.hall.broken == {}
        moment = await anna.get(f"/api/tables/{id}/replay", at=1)
        assert moment["at"] == 1
        assert (await anna.get("/healthz"))["brokenTables"] == 0


@story
async def test_a_true_snapshot_is_used_and_a_long_log_gets_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(tmp_path, snapshot_every=OFTEN) as hall:
        anna = await hall.guest("Anna")
        id = await played(anna, 8)
        held = hall.services.hall
        await until(lambda: len(look(tmp_path, "select seq from snapshots where table_id = ?", id)) >= 1)
        starts: list[int] = []
        way_to = TableLog.way_to

        def watched(self: TableLog, seq: int, stop_at_snapshots: bool) -> Any:
            start, way = way_to(self, seq, stop_at_snapshots)
            starts.append(start)
            return start, way

        monkeypatch.setattr(TableLog, "way_to", watched)
        held.forget(held.tables[id])
        await anna.sync(id)
        assert max(starts) >= OFTEN
        change(tmp_path, "delete from snapshots")
        held.forget(held.tables[id])
        await anna.sync(id)
        await until(lambda: look(tmp_path, "select seq from snapshots where table_id = ?", id))


SPOILT = {
    "a move that is none": "update log set text = 'fly to the moon' where table_id = ? and nth = 2",
    "a row that is gone": "delete from log where table_id = ? and nth = 2",
    "another seat's": "update log set seat = 9 where table_id = ? and nth = 2",
    "a turn far away": "update log set seq = 2000000000 where table_id = ? and nth = 5",
    "a take-back to nowhere": "update log set kind = 'undo', text = '77' where table_id = ? and nth = 2",
    "an endless take-back": "update log set kind = 'undo', text = '99999' where table_id = ? and nth = 2",
    "no events": "update log set events = '[[' where table_id = ?",
    "no setup": "update hall_tables set setup = '{' where id = ?",
    "no seats": "update hall_tables set seats = '[{\"kind\":' where id = ?",
    "no result": "update hall_tables set result = 'won' where id = ?",
}
READABLE = ("no events",)
"""The moves are all there, so the play goes on."""
UNREADABLE = ("no setup", "no seats", "no result")


@story
@pytest.mark.parametrize("how", SPOILT)
async def test_a_broken_table_is_told_of_and_counted(tmp_path: Path, how: str) -> None:
    async with open_hall(tmp_path, snapshot_every=OFTEN, sweep_every=0.1) as hall:
        anna = await hall.guest("Anna")
        id, other = await played(anna, 8), await played(anna, 2)
        held = hall.services.hall
        await summed_up(held)
        change(tmp_path, SPOILT[how], id)
        held.forget(held.tables[id])
        answers = [await anna.http.get(f"/api/tables/{id}{path}") for path in ("", "/sync", "/replay", "/saga")]
        assert all(answer.status_code in (200, 409) for answer in answers), [answer.text for answer in answers]
        told = answers[1].json()
        if how in READABLE:
            assert told["view"] is not None and told["table"]["unplayable"] is None
        elif how in UNREADABLE:
            assert {answer.json()["error"] for answer in answers} == {"table-broken"}
        else:
            assert told["view"] is None and told["table"]["unplayable"] == "table-broken"
            line = await anna.live(id)
            assert line.sync["table"]["unplayable"] == "table-broken"
            refused = await line.ask("move", seq=0, seat=0, move="pass")
            assert refused["error"] in ("table-broken", "curtain-down")
            refused = await anna.command(id, "standIn", seat=0, on=True)
            assert refused["error"] == "table-broken"
        assert (await anna.get("/healthz"))["brokenTables"] == (how not in READABLE)
        assert other in [one["id"] for one in (await anna.get("/api/lobby"))["mine"]]
        assert (await play_on(anna, other, 1))["table"]["phase"] == "playing"
        await summed_up(held)
        change(tmp_path, "update hall_tables set due = 1.0 where id in (?, ?)", id, other)
        held.forget(held.tables[other])
        await until(lambda: other in held.tables)


@story
async def test_one_broken_table_keeps_no_other_asleep(tmp_path: Path) -> None:
    """The alarm clock of a real hall, with broken tables that are due before all others."""
    settings = settings_for(tmp_path)

    async def fill() -> tuple[list[str], list[str]]:
        hall = Hall(settings)
        await hall.open()
        seats = [NewSeat("me"), NewSeat("me")]
        wish = NewTable("feast", seats, start=True, clock=Clock("live", 5))
        tables = [(await hall.make("nobody", "Nobody", wish)).id for _ in range(12)]
        await hall.close()
        return tables[:4], tables[4:]

    broken, sound = await fill()
    for at, id in enumerate(broken):
        row = LogRow(0, 0, 0, MOVE, "fly", "*", "", "[]", 1.0).values(id)
        names = ", ".join(row)
        marks = ", ".join("?" * len(row))
        change(tmp_path, f"insert into log ({names}) values ({marks})", *row.values())
        if at == 3:
            change(tmp_path, "update hall_tables set setup = 'nothing' where id = ?", id)
    change(tmp_path, "update hall_tables set due = 1.0, moved = 1.0")
    change(tmp_path, f"update hall_tables set due = 0.5 where id in ({', '.join('?' * len(broken))})", *broken)

    async with hall_process(tmp_path, sweep_every=0.2) as hall:

        def woken() -> bool:
            rows = look(tmp_path, "select id, seats from hall_tables")
            return all("stand_in" in seats for id, seats in rows if id in sound)

        await until(woken)

        async def counted() -> bool:
            return bool((await hall.health())[1]["brokenTables"] == len(broken))

        await until(counted)
        assert "Traceback" not in hall.errors and "sweeping failed" not in hall.errors
        assert (await hall.health())[0] == 200


def test_rows_that_no_play_can_have_left() -> None:
    game = choose(title_named("feast"), 2, {})

    def row(nth: int, seq: int, kind: str = MOVE, text: str = "pass", seat: int = 0) -> LogRow:
        return LogRow(seq, seat, nth, kind, text, "*", "", "[]", 1.0)

    for rows in (
        [row(1, 0)],
        [row(0, 1)],
        [row(0, 0), row(1, 2)],
        [row(0, 0), row(1, 1), row(2, 0)],
        [row(0, 0), row(1, 1, UNDO, "2")],
        [row(0, 0), row(1, 1, UNDO, "-1")],
        [row(0, 0, seat=-1)],
        [row(0, 0, "gift")],
    ):
        with pytest.raises(LogError):
            TableLog(game, b"seed").take_in(rows)
    TableLog(game, b"seed").take_in([row(0, 0), row(1, 0, seat=1), row(2, 1), row(3, 2, UNDO, "1")])


def log_of(turns: int) -> TableLog:
    log = TableLog(choose(title_named("feast"), 2, {}), b"seed")
    for nth in range(turns):
        log.add(LogRow(nth, nth % 2, nth, MOVE, f"send {nth % 9}", "*", "", "[]", 1.0))
    return log


def test_a_snapshot_is_held_to_every_move_before_it() -> None:
    """Whichever way its digest was come by: in one go, from one snapshot to the next, or by an earlier hall."""
    log, again = log_of(60), log_of(60)
    kept = {seq: log.add_snapshot(seq, f"state {seq}") for seq in (20, 40, 60)}
    early = again.first_digest(40, "state 40")
    assert all(len(digest) == 64 for digest in (*kept.values(), early))
    for seq in (60, 20, 40):
        assert again.add_kept(seq, f"state {seq}", kept[seq])
        assert not again.add_kept(seq, f"state {seq} ", kept[seq])
        assert not again.add_kept(seq, f"state {seq}", "þ" * 64)
    assert again.add_kept(40, "state 40", early) and not again.add_kept(60, "state 40", early)
    for nth in (0, 25, 39):
        other = log_of(60)
        other.turns[nth][0].text = "send 9"
        assert other.add_kept(20, "state 20", kept[20]) == (nth >= 20)
        assert not other.add_kept(40, "state 40", kept[40]) and not other.add_kept(40, "state 40", early)


def test_a_turn_that_grows_is_gone_over_again() -> None:
    log = log_of(20)
    before = log.digest(20, "state")
    log.add(LogRow(19, 0, 20, MOVE, "send 1", "*", "", "[]", 1.0))
    whole = log_of(20)
    whole.add(LogRow(19, 0, 20, MOVE, "send 1", "*", "", "[]", 1.0))
    assert log.digest(20, "state") == whole.digest(20, "state") != before


def test_the_thousandth_snapshot_costs_no_more_than_the_first() -> None:
    """Every move is gone over once: else a long play takes ever longer to write down, and everybody waits meanwhile."""

    def seconds(log: TableLog, since: int, turns: int) -> float:
        began = time.process_time()
        for seq in range(since, since + turns, 5):
            log.add_snapshot(seq, "state")
        return time.process_time() - began

    log = log_of(20_000)
    first = min(seconds(log_of(500), 0, 500) for _ in range(3))
    log.digest(19_400, "state")
    last = seconds(log, 19_500, 500)
    assert last < 10 * first, (first, last)
