"""Reviews: thought out in the background, kept with the table, given up when nobody waits."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest

from meadhall.review import ReviewedMove
from meadhall.server.store import sql
from meadhall.server.tables import reviews
from tests.server.guests import Guest, Place, open_hall, story
from tests.server.processes import alive, children, hall_process, until


async def finished(guest: Guest, title: str = "voluspa") -> str:
    """A play of machines, to its end."""
    table = str((await guest.table(title, "level:1", "level:1"))["id"])

    async def over() -> bool:
        return bool((await guest.get(f"/api/tables/{table}"))["phase"] == "over")

    await until(over, 240)
    return table


async def reviewed(guest: Guest, path: str, **query: Any) -> dict[str, Any]:
    last: dict[str, Any] = {}

    async def whole() -> bool:
        last.update(await guest.get(path, **query))
        return bool(last["done"] == last["length"])

    await until(whole, 240)
    return last


async def kept(hall: Place, source: str) -> list[Any]:
    rows = [
        await hall.services.hall.journal.read_one(sql.GET_REVIEW, b_source=source, b_open=open)
        for open in (False, True)
    ]
    return [row for row in rows if row is not None]


@story
async def test_a_finished_play_is_reviewed_kept_and_goes_with_its_table(tmp_path: Path) -> None:
    async with open_hall(tmp_path, review_tries=12) as hall:
        guest = await hall.guest("Anna")
        table = await finished(guest)
        first = await guest.get(f"/api/tables/{table}/review")
        assert first["done"] < first["length"] and first["turns"] == []
        made = await reviewed(guest, f"/api/tables/{table}/review")
        assert len(made["moves"]) == made["length"] > 20 and 1 <= len(made["turns"]) <= 5
        for move in made["moves"]:
            assert abs(sum(move["chances"]) - 1.0) < 0.01 and 0.0 <= move["loss"] <= 1.0
        await until(lambda: kept(hall, table))
        again = await guest.get(f"/api/tables/{table}/review")
        assert again["moves"] == made["moves"] and not hall.services.reviews.thinking
        turn = made["moves"][made["turns"][0]]
        moment = await guest.get(f"/api/tables/{table}/review/{turn['at']}", better=turn["better"])
        assert moment["seat"] == turn["seat"] and moment["played"]["move"] == turn["move"]
        assert moment["better"]["move"] == turn["better"] != turn["move"]
        assert moment["view"]["seat"] == turn["seat"], "what the reviewer shows is what the seat knew"
        assert (await reviewed(guest, f"/api/tables/{table}/review", open="true"))["open"] is True

        async def both() -> bool:
            return len(await kept(hall, table)) == 2

        await until(both)
        await guest.post("/api/me/delete", {})
        assert await kept(hall, table) == []


@story
async def test_a_saga_from_elsewhere_is_reviewed_too(tmp_path: Path) -> None:
    async with open_hall(tmp_path, review_tries=8) as hall:
        guest = await hall.guest("Anna")
        table = await finished(guest)
        text = (await guest.http.get(f"/api/tables/{table}/saga")).text
        headers = {"x-csrf-token": guest.csrf, "content-type": "text/plain"}
        brought = (await guest.http.post("/api/sagas", content=text, headers=headers)).json()
        made = await reviewed(guest, f"/api/replays/{brought['id']}/review")
        assert made["length"] == brought["length"] == len(made["moves"])
        moment = await guest.get(f"/api/replays/{brought['id']}/review/0")
        assert moment["better"] is None and moment["at"] == 0
        assert (await guest.http.get(f"/api/replays/{brought['id']}/review/99999")).status_code == 404


@story
async def test_a_play_under_way_is_not_reviewed(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        guest = await hall.guest("Anna")
        table = (await guest.table("voluspa", "me", "level:1"))["id"]
        answer = await guest.http.get(f"/api/tables/{table}/review")
        assert answer.status_code == 409 and answer.json()["error"] == "not-over"


@story
async def test_what_nobody_waits_for_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "WAITED_FOR", 0.3)
    monkeypatch.setattr(reviews, "SLICE", 0.05)
    async with open_hall(tmp_path, review_tries=400) as hall:
        guest = await hall.guest("Anna")
        table = await finished(guest)
        await guest.get(f"/api/tables/{table}/review")
        await until(lambda: not hall.services.reviews.thinking)
        assert hall.services.reviews.given_up == 1 and await kept(hall, table) == []


@story
async def test_whoever_goes_before_the_end_takes_nobodys_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A review that was thought out, and that nobody asked for any more, keeps no other from being begun."""
    monkeypatch.setattr(reviews, "AT_ONCE", 1)
    monkeypatch.setattr(reviews, "WAITED_FOR", 1_000.0)
    async with open_hall(tmp_path, review_tries=4) as hall:
        guest = await hall.guest("Anna")
        table = await finished(guest)
        thinking = hall.services.reviews.thinking
        async with hall.services.reviews.turn:  # so that it is not over at once
            await guest.get(f"/api/tables/{table}/review")
            busy = await guest.http.get(f"/api/tables/{table}/review", params={"open": "true"})
            assert busy.json()["error"] == "busy"
        await until(lambda: thinking[table, False].done, 240)
        assert (await reviewed(guest, f"/api/tables/{table}/review", open="true"))["open"] is True
        monkeypatch.setattr(reviews, "WAITED_FOR", 0.0)
        await guest.get(f"/api/tables/{await finished(guest)}/review")
        assert (table, False) not in thinking


@story
async def test_a_reviewer_that_fails_is_told_of_and_leaves_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it fails with: whoever waits is told, and whoever asks next has it thought about anew."""
    monkeypatch.setattr(reviews, "AT_ONCE", 1)

    def failing(*asked: object) -> list[ReviewedMove]:
        raise AssertionError("the reviewer is wrong")

    async with open_hall(tmp_path, review_tries=4) as hall:
        guest = await hall.guest("Anna")
        path = f"/api/tables/{await finished(guest)}/review"
        made = hall.services.reviews
        with monkeypatch.context() as broken:
            broken.setattr(reviews, "review_some", failing)
            await guest.get(path)
            await until(lambda: all(work.task is None or work.task.done() for work in made.thinking.values()))
            assert (await guest.http.get(path)).json()["error"] == "server"
        assert made.failures == 1 and not made.thinking
        assert (await reviewed(guest, path))["moves"]


@story
async def test_it_thinks_in_a_process_that_takes_what_nobody_else_wants(tmp_path: Path) -> None:
    """The process is found among the hall's, with the least priority there is; and it ends with its hall, even with one
    that is killed."""
    async with hall_process(tmp_path, bot_workers=1, review_tries=4) as hall:
        guest = await hall.guest("Anna")
        table = await finished(guest)
        made = await reviewed(guest, f"/api/tables/{table}/review")
        assert made["turns"]
        below = [fields for path in Path("/proc").iterdir() if (fields := stat_of(path)) and int(fields[1]) == hall.pid]
        assert reviews.NICE in [int(fields[16]) for fields in below]
        processes = list(children(hall.pid))
        await hall.end(signal.SIGKILL)
        await until(lambda: not any(alive(pid) for pid in processes))


def stat_of(path: Path) -> list[str]:
    """What the system tells of a process, from its state on; nothing where it has ended meanwhile."""
    try:
        return (path / "stat").read_text().rpartition(")")[2].split() if path.name.isdecimal() else []
    except OSError:
        return []
