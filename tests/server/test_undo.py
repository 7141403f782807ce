"""Undo: at once while nobody learnt anything, else by consent; against bots always, and then it is practice."""

from __future__ import annotations

from pathlib import Path

import meadhall
from tests.server.guests import Guest, Line, Place, one_move, open_hall, story, two_at_a_table
from tests.server.test_one_hall import asked


async def laying(hall: Place, *kinds: str) -> tuple[Guest, str]:
    anna = await hall.guest("Anna")
    return anna, (await anna.table("feast", *kinds))["id"]


@story
async def test_a_secret_choice_that_is_in_stays_in(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, _, made = await two_at_a_table(hall, "feast")
        table = made["id"]
        assert (await anna.command(table, "undo", seq=0, seat=0))["error"] == "undo-nothing"
        await one_move(anna, table, await anna.sync(table))
        assert (await anna.command(table, "undo", seq=0, seat=0))["error"] == "undo-together"


@story
async def test_the_other_people_are_asked_where_something_was_learnt(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, made = await two_at_a_table(hall, "feast")
        table = made["id"]
        his = await boris.live(table)
        for guest in (anna, boris):
            await one_move(guest, table, await guest.sync(table))
        before = (await boris.sync(table))["view"]
        assert (await anna.command(table, "undo", seq=1, seat=0))["is"] == "ack"
        request = await his.told("undoAsked")
        assert (request["seat"], request["waiting"]) == (0, [1])
        assert (await anna.command(table, "undo", seq=1, seat=0))["error"] == "undo-asked"
        assert (await anna.command(table, "answerUndo", seat=0, agree=True))["error"] == "undo-not-asked"
        assert (await boris.command(table, "answerUndo", seat=1, agree=False))["is"] == "ack"
        assert (await boris.sync(table))["view"] == before and (await boris.sync(table))["undo"] is None
        assert (await anna.command(table, "undo", seq=1, seat=0, id="again"))["is"] == "ack"
        assert (await boris.command(table, "answerUndo", seat=1, agree=True))["is"] == "ack"
        now = await boris.sync(table)
        assert now["seq"] == 2 and now["table"]["waiting"] == [0, 1] and now["asked"]["kind"] == "keep"
        assert now["log"][-1]["events"][0]["key"] == "undo" and not now["table"]["practice"]
        assert (await anna.command(table, "undo", seq=1, seat=0, id="again"))["is"] == "ack"


async def a_take_back_asked_for(hall: Place, listener: int) -> tuple[Guest, Guest, str, Line]:
    """Both have chosen, Anna asks Boris for her move back, and one of the two hears that on a live channel."""
    anna, boris, made = await two_at_a_table(hall, "feast")
    table = made["id"]
    for guest in (anna, boris):
        await one_move(guest, table, await guest.sync(table))
    line = await (anna, boris)[listener].live(table)
    assert (await anna.command(table, "undo", seq=1, seat=0))["is"] == "ack"
    assert (await line.told("undoAsked"))["waiting"] == [1]
    return anna, boris, table, line


@story
async def test_who_asked_may_think_better_of_it(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, table, his = await a_take_back_asked_for(hall, 1)
        assert (await anna.command(table, "answerUndo", seat=0, agree=False))["is"] == "ack"
        told = await his.told("undoAsked")
        assert told["waiting"] == [] and told["refusedBy"] is None
        now = await anna.sync(table)
        assert now["undo"] is None and now["seq"] == 1
        assert (await boris.command(table, "answerUndo", seat=1, agree=True))["error"] == "undo-not-asked"


@story
async def test_nobody_waits_for_the_word_of_one_who_has_left(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, table, hers = await a_take_back_asked_for(hall, 0)
        await boris.post(f"/api/tables/{table}/leave")
        assert (await hers.told("undoAsked"))["waiting"] == []
        assert (await anna.sync(table))["undo"] is None
        assert (await anna.command(table, "undo", seq=1, seat=0, id="again"))["error"] == "undo-alone"


@story
async def test_what_was_learnt_stays_learnt_when_the_others_are_gone(tmp_path: Path) -> None:
    """In Völuspá a move draws the next tile: seen once, it is not put back, whether the other has left or is away."""
    for way in ("leave", "away"):
        (tmp_path / way).mkdir()
        async with open_hall(tmp_path / way, absent_after=0.0) as hall:
            anna, boris, made = await two_at_a_table(hall, "voluspa")
            table = made["id"]
            first = (await anna.sync(table))["table"]["waiting"][0]
            mover, other = (anna, boris) if first == 0 else (boris, anna)
            if way == "leave":
                await other.post(f"/api/tables/{table}/leave")
            else:
                assert (await mover.command(table, "standIn", seat=1 - first, on=True))["is"] == "ack"
            before = await mover.sync(table)
            await one_move(mover, table, before)
            after = await asked(mover, table)
            told = await mover.command(table, "undo", seq=after["seq"], seat=first)
            assert told.get("error") == "undo-alone", way
            now = await mover.sync(table)
            assert now["seq"] >= after["seq"] and not now["table"]["practice"]
            assert now["log"][0]["seat"] == first and all(line["move"] for line in now["log"])


@story
async def test_against_bots_alone_it_is_always_allowed_and_marks_practice(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, table = await laying(hall, "me", "random")
        line = await anna.live(table)
        start = await anna.sync(table)
        await one_move(anna, table, start)
        while (moved := await line.told("moved"))["seq"] == 0:
            pass
        assert (await anna.command(table, "undo", seq=moved["seq"], seat=0))["is"] == "ack"
        now = await anna.sync(table)
        assert now["table"]["practice"] and now["asked"]["kind"] == "keep"
        assert [o["text"] for o in now["asked"]["options"]] == [o["text"] for o in start["asked"]["options"]]


@story
async def test_what_nobody_learnt_by_is_undone_at_once_and_the_saga_holds_what_stood(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, made = await two_at_a_table(hall, "feast")
        table = made["id"]
        guests = {0: anna, 1: boris}
        for _ in range(2):
            for guest in guests.values():
                await one_move(guest, table, await guest.sync(table))
        leader = (await anna.sync(table))["table"]["waiting"][0]
        mover, other = guests[leader], guests[1 - leader]
        before = await mover.sync(table)
        rest = await mover.command(table, "move", seq=before["seq"], seat=leader, move="rest")
        assert rest["is"] == "ack"
        after = await mover.sync(table)
        assert after["table"]["waiting"] == [1 - leader]
        done = await mover.command(table, "undo", seq=after["seq"], seat=leader)
        assert done["is"] == "ack" and done["seq"] == after["seq"] + 1
        again = await mover.sync(table)
        assert again["table"]["waiting"] == [leader] and again["view"] == before["view"]
        assert not again["table"]["practice"]
        for _ in range(60):
            for guest in (mover, other):
                now = await guest.sync(table)
                if now["asked"]:
                    lead = now["asked"]["kind"] == "lead"
                    text = {"move": "rest"} if lead else None
                    if text:
                        await guest.command(table, "move", seq=now["seq"], seat=now["seat"], **text)
                    else:
                        await one_move(guest, table, now)
        answer = await mover.http.get(f"/api/tables/{table}/saga")
        saga = meadhall.Saga.from_text(answer.text)
        saga.verify()
        assert len(saga.moves) == sum(line["move"] is not None for line in (await mover.sync(table))["log"]) - 1
        assert saga.seed is not None and made["seed"] is None


@story
async def test_nobody_undoes_past_another_persons_move_without_asking(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, made = await two_at_a_table(hall, "voluspa")
        table = made["id"]
        first = (await anna.sync(table))["table"]["waiting"][0]
        mover, other = (anna, boris) if first == 0 else (boris, anna)
        await one_move(mover, table, await mover.sync(table))
        await one_move(other, table, await other.sync(table))
        seq = (await mover.sync(table))["seq"]
        await mover.command(table, "undo", seq=seq, seat=first)
        now = await mover.sync(table)
        assert now["seq"] == seq and now["undo"]["waiting"] == [1 - first]
        await one_move(mover, table, now)
        assert (await mover.sync(table))["undo"] is None
