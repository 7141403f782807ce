"""Several seats at one screen, absent people, clocks, chat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.guests import Place, one_move, open_hall, story, two_at_a_table
from tests.server.halts import Halt
from tests.server.processes import until


@story
async def test_one_screen_shows_one_seat_at_a_time(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        made = await anna.table("feast", "me", "me")
        table = made["id"]
        line = await anna.live(table)
        assert line.sync["curtain"] and line.sync["seat"] is None and line.sync["asked"] is None
        assert line.sync["view"]["seat"] is None
        assert (await line.ask("move", seq=0, seat=0, move="keep 1"))["error"] == "curtain-down"
        assert (await line.ask("compose", seq=0, seat=0, parts=[]))["error"] == "curtain-down"
        assert (await line.ask("curtain", seat=3))["error"] == "not-your-seat"
        assert (await line.ask("curtain", seat=1))["is"] == "ack"
        shown = await line.told("sync")
        assert shown["seat"] == 1 and not shown["curtain"] and shown["asked"]["seat"] == 1
        assert (await line.ask("move", seq=0, seat=0, move="keep 1"))["error"] == "curtain-down"
        text = shown["asked"]["options"][0]["text"]
        assert (await line.ask("move", seq=0, seat=1, move=text, id="mine"))["is"] == "ack"
        fallen = await line.told("sync")
        assert fallen["curtain"] and fallen["seat"] is None and fallen["log"][0]["move"] is None
        assert (await line.ask("move", seq=0, seat=1, move=text, id="mine"))["is"] == "ack"
        by_post = await anna.command(table, "curtain", seat=0)
        assert by_post["is"] == "sync" and by_post["seat"] == 0 and by_post["asked"]["seat"] == 0
        assert all(offer["preview"] is not None for offer in by_post["asked"]["options"])
        assert (await anna.get(f"/api/tables/{table}/replay", at=0))["seat"] == 0


async def away(hall: Place, table: str, seat: int) -> None:
    """Whoever sits there has gone, and been away for long enough."""
    held = hall.services.hall.tables[table]
    await until(lambda: not held.seat_present(held.seats[seat]))
    hall.services.hall.settings.absent_after = 0.0


@story
async def test_an_absent_persons_seat_is_given_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with open_hall(tmp_path, absent_after=99.0) as hall:
        anna, boris, made = await two_at_a_table(hall, "feast")
        table = made["id"]
        hers, his = await anna.live(table), await boris.live(table)
        assert (await hers.ask("standIn", seat=1, on=True))["error"] == "not-absent"
        carl = await hall.guest("Carl")
        assert (await carl.command(table, "standIn", seat=1, on=True))["error"] == "not-seated"
        await his.close()
        await away(hall, table, 1)
        assert (await hers.ask("standIn", seat=1, on=True))["is"] == "ack"
        moved = await hers.told("moved")
        assert moved["line"]["seat"] == 1 and moved["line"]["move"] is None
        info = await anna.get(f"/api/tables/{table}")
        assert info["seats"][1]["standIn"] and info["seats"][1]["kind"] == "person"
        assert (await anna.command(table, "standIn", seat=1, on=False))["error"] == "not-your-seat"
        back = await boris.live(table)
        await back.told("table")
        assert not (await boris.get(f"/api/tables/{table}"))["seats"][1]["standIn"]
        await one_move(anna, table, await anna.sync(table))
        now = await boris.sync(table)
        assert now["asked"]["seat"] == 1
        await asyncio.sleep(0.1)
        assert (await boris.sync(table))["seq"] == now["seq"]


@story
async def test_who_hangs_up_while_they_come_back_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table stays in memory: opened anew it would show what was answered in a window that is still open."""
    async with open_hall(tmp_path) as hall:
        anna, boris, made = await two_at_a_table(hall, "voluspa")
        table = hall.services.hall.tables[made["id"]]
        guest, seat = (boris, 1) if table.waiting == [0] else (anna, 0)  # who is not asked, so that no bot moves
        assert (await guest.command(table.id, "standIn", seat=seat, on=True))["is"] == "ack"
        await hall.written()
        hand = hall.services.hall.journal.hand
        halt = Halt(hand.commit)
        monkeypatch.setattr(hand, "commit", halt)
        stream = asyncio.create_task(guest.http.get(f"/api/tables/{table.id}/stream"))
        await halt.reached.wait()
        stream.cancel()
        await until(lambda: not table.presence.watchers)
        halt.goes_on.set()
        await until(lambda: not table.lock.locked())
        assert hall.services.hall.tables[table.id] is table and not table.seats[seat].stand_in


@story
async def test_who_leaves_in_the_middle_can_be_replaced_at_once(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
        made = await anna.table("feast", "me", "open")
        table = made["id"]
        await boris.join(made)
        left = await boris.post(f"/api/tables/{table}/leave")
        assert left["table"]["seats"][1]["kind"] == "open"
        await boris.join(made)
        await anna.post(f"/api/tables/{table}/start")
        hers = await anna.live(table)
        await boris.post(f"/api/tables/{table}/leave")
        told = (await hers.told("table"))["table"]["seats"][1]
        assert (told["left"], told["standIn"], told["name"], told["standInSince"]) == (True, True, "Guest", 0)
        assert (await hers.told("moved"))["line"]["seat"] == 1
        assert (await anna.command(table, "standIn", seat=1, on=True))["is"] == "ack"
        his = await boris.live(table)
        assert his.sync["seat"] is None and his.sync["asked"] is None
        assert not any(seat["mine"] for seat in his.sync["table"]["seats"])
        assert (await boris.command(table, "standIn", seat=1, on=False))["error"] == "not-seated"
        assert (await boris.command(table, "move", seq=0, seat=1, move="keep 1"))["error"] == "not-seated"
        assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["left"]


@story
async def test_who_was_not_seen_since_the_hall_opened_anew_can_be_replaced(tmp_path: Path) -> None:
    async with open_hall(tmp_path, absent_after=99.0) as hall:
        anna, _, made = await two_at_a_table(hall, "feast")
        table = made["id"]
        hall.services.hall.forget(hall.services.hall.tables[table])
        line = await anna.live(table)
        left = line.sync["table"]["seats"][1]["replaceableIn"]
        assert left is not None and 0.0 < left <= 99.0
        assert (await line.ask("standIn", seat=1, on=True))["error"] == "not-absent"
        await away(hall, table, 1)
        await line.ask("say", text="still there?")
        assert (await line.ask("standIn", seat=1, on=True))["is"] == "ack"
        assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["replaceableIn"] is None


@story
async def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, made = await two_at_a_table(hall, "feast", clock={"kind": "live", "move": 5, "reserve": 60})
        table = made["id"]
        held = hall.services.hall.tables[table]
        assert 50 < (await anna.sync(table))["table"]["seats"][0]["clock"] <= 65
        held.clocks.since[0] -= 20
        await one_move(anna, table, await anna.sync(table))
        assert 30 < (held.seats[0].reserve or 0) < 46
        line = await anna.live(table)
        held.clocks.since[1] -= 64.8
        from meadhall.server.tables.scheduling import schedule

        schedule(held)
        moved = await line.told("moved")
        assert moved["line"]["seat"] == 1
        assert held.seats[1].stand_in and held.seats[1].reserve == 0.0
        told = (await anna.get(f"/api/tables/{table}"))["seats"][1]
        assert told["ranOut"] and told["standIn"] and not told["left"]
        assert (await boris.command(table, "standIn", seat=1, on=False))["is"] == "ack"
        assert not held.seats[1].stand_in and not held.seats[1].ran_out


@story
async def test_every_word_of_the_hall_tells_how_the_clocks_stand(tmp_path: Path) -> None:
    """After opening the table again, to whoever watches, and with every move: what is left at the hall's time."""
    async with open_hall(tmp_path) as hall:
        anna, boris, made = await two_at_a_table(hall, "voluspa", clock={"kind": "live", "move": 60, "reserve": 600})
        table = made["id"]
        held = hall.services.hall.tables[table]
        first = held.waiting[0]
        held.clocks.since[first] -= 40
        carl = await hall.guest("Carl")
        for watcher in (anna, boris, carl):
            clocks = (await watcher.live(table)).sync["table"]["clocks"]
            assert clocks["running"] == [first]
            thought = clocks["now"] - held.clocks.since[first]
            assert thought >= 40 and abs(clocks["left"][first] + thought - 660) < 0.1
            assert clocks["left"][1 - first] == 660
        line = await carl.live(table)
        mover = anna if first == 0 else boris
        await one_move(mover, table, await mover.sync(table))
        clocks = (await line.told("moved"))["clocks"]
        assert clocks["running"] == held.waiting and clocks["left"][first] == 660


@story
async def test_players_and_spectators_do_not_hear_each_other(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, carl = await hall.guest("Anna"), await hall.guest("Boris"), await hall.guest("Carl")
        made = await anna.table("feast", "me", "open")
        table = made["id"]
        await boris.join(made, "Boris")
        hers, his, theirs = await anna.live(table), await boris.live(table), await carl.live(table)
        for _ in range(2):
            assert (await hers.ask("say", text="well  met", id="once"))["is"] == "ack"
        said = await his.told("said")
        assert said["line"]["text"] == "well met" and said["line"]["name"] == "Anna" and said["line"]["seat"] == 0
        assert (await theirs.ask("say", text="who wins?"))["is"] == "ack"
        line = (await theirs.told("said"))["line"]
        assert (line["name"], line["seat"], line["text"]) == ("Carl", None, "who wins?")
        assert [m for m in await his.quiet(0.1) if m["is"] == "said"] == []
        assert [line["text"] for line in (await anna.sync(table))["chat"]] == ["well met"]
        assert [line["text"] for line in (await carl.sync(table))["chat"]] == ["who wins?"]
        hall.services.hall.forget(hall.services.hall.tables[table])
        assert [line["text"] for line in (await carl.sync(table))["chat"]] == ["who wins?"]


@story
async def test_whoever_gives_no_name_has_none_so_that_every_page_says_guest_in_its_language(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris = await hall.guest(), await hall.guest()
        made = await anna.table("feast", "me", "open")
        joined = await boris.join(made, name="")
        assert [seat["name"] for seat in joined["seats"]] == ["", ""]
        assert (await boris.get("/api/me"))["name"] == ""
        assert (await anna.post("/api/me", {"name": "   "}))["name"] == ""
        assert (await anna.post("/api/me", {"name": " Anna  K. "}))["name"] == "Anna K."
        again = await anna.table("feast", "me", "open")
        assert [seat["name"] for seat in again["seats"]] == ["Anna K.", ""]
