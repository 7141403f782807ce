"""Moves over the live channel and by POST: values with the expected seq, kept before they are acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import meadhall
from meadhall.server.tables import moves
from tests.server.guests import Guest, Json, fresh, one_move, open_hall, story, whole_move, without_countdown


async def two_at_feast(hall: object, **more: object) -> tuple[Guest, Guest, str]:
    from tests.server.guests import Place

    assert isinstance(hall, Place)
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    table = await anna.table("feast", "me", "open", **more)
    await boris.join(table, "Boris")
    await anna.post(f"/api/tables/{table['id']}/start")
    return anna, boris, table["id"]


@story
async def test_all_choose_at_once_and_see_it_together(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, table = await two_at_feast(hall)
        hers, his = await anna.live(table), await boris.live(table)
        spectator = await (await hall.guest("Carl")).live(table)
        assert hers.sync["asked"]["kind"] == "keep" and his.sync["asked"]["kind"] == "keep"
        assert spectator.sync["asked"] is None and spectator.sync["table"]["waiting"] == [0, 1]
        choice = hers.sync["asked"]["options"][0]["text"]
        ack = await hers.ask("move", seq=0, seat=0, move=choice)
        assert (ack["is"], ack["seq"]) == ("ack", 0)
        seen = await his.told("moved")
        assert (
            seen["line"]["move"] is None and seen["line"]["seat"] == 0 and seen["waiting"] == [1] and seen["seq"] == 0
        )
        assert (await hers.told("moved"))["line"]["move"] == choice
        again = await hers.ask("move", seq=0, seat=0, move=choice)
        assert again["error"] == "not-your-turn"
        ack = await his.ask("move", seq=0, seat=1, move=his.sync["asked"]["options"][0]["text"])
        assert ack["seq"] == 1
        for line in (hers, his, spectator):
            revealed = await line.told("moved", seq=1)
            assert [event["key"] for event in revealed["line"]["events"]] == ["kept", "kept"]
        kept = [event["params"]["dish"] for event in revealed["line"]["events"]]
        assert kept == ["@dish-hidden"] * 2


@story
async def test_the_same_id_never_plays_twice(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, table = await two_at_feast(hall)
        first, second = await anna.sync(table), await boris.sync(table)
        move = {"seq": 0, "seat": 0, "move": first["asked"]["options"][1]["text"], "id": "same"}
        assert (await anna.command(table, "move", **move))["is"] == "ack"
        assert (await anna.command(table, "move", **move))["is"] == "ack"
        other = {**move, "move": first["asked"]["options"][0]["text"]}
        assert (await anna.command(table, "move", **other))["error"] == "id-used"
        await one_move(boris, table, second)
        late = await anna.command(table, "move", **move)
        assert (late["is"], late["seq"]) == ("ack", 1)
        assert len((await anna.sync(table))["log"]) == 2
        both = await asyncio.gather(*(doubled(anna, table) for _ in range(8)))
        assert {told["is"] for told in both} == {"ack"}
        assert len((await anna.sync(table))["log"]) == 3


async def doubled(guest: Guest, table: str) -> Json:
    now = await guest.sync(table)
    if now["asked"] is None:
        return {"is": "ack"}
    text = now["asked"]["options"][0]["text"]
    return await guest.command(table, "move", seq=1, seat=0, move=text, id="many")


@story
async def test_stale_foreign_and_malformed_moves_change_nothing(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, table = await two_at_feast(hall)
        before = await anna.sync(table)
        option = before["asked"]["options"][0]["text"]
        cases = {
            "stale": {"seq": 7, "seat": 0, "move": option},
            "not-your-seat": {"seq": 0, "seat": 1, "move": option},
            "invalid-move": {"seq": 0, "seat": 0, "move": "fly to the moon"},
        }
        for error, fields in cases.items():
            told = await anna.command(table, "move", **fields)
            assert (told["is"], told["error"]) == ("refused", error)
        carl = await hall.guest("Carl")
        assert (await carl.command(table, "move", seq=0, seat=0, move=option))["error"] == "not-seated"
        assert (await carl.command("nosuchtable", "move", seq=0, seat=0, move=option))["error"] == "unknown-table"
        whole = await boris.sync(table)
        assert (await boris.command(table, "move", seq=0, seat=1, move=f"{option}, {option}"))[
            "error"
        ] == "invalid-move"
        assert without_countdown(await anna.sync(table)) == without_countdown(before)
        assert without_countdown(await boris.sync(table)) == without_countdown(whole)


@story
async def test_a_move_of_three_parts_is_put_together_without_telling_anybody(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, table = await two_at_feast(hall, quickWindows=True)
        guests = {0: anna, 1: boris}
        while (now := await anna.sync(table))["table"]["waiting"] == [0, 1] or now["seq"] < 2:
            for guest in guests.values():
                told = await guest.sync(table)
                if told["asked"]:
                    await one_move(guest, table, told)
        leader = now["table"]["waiting"][0]
        mover, other = guests[leader], await guests[1 - leader].live(table)
        await other.quiet(0.05)
        now = await mover.sync(table)
        assert now["asked"]["kind"] == "lead"
        dish = next(offer["text"] for offer in now["asked"]["options"] if offer["text"].startswith("send"))
        first = await mover.command(table, "compose", seq=now["seq"], seat=leader, parts=[dish])
        assert first["asked"]["kind"] == "against" and first["asked"]["parts"] == [dish]
        parts = [dish, first["asked"]["options"][0]["text"]]
        second = await mover.command(table, "compose", seq=now["seq"], seat=leader, parts=parts)
        assert second["asked"]["kind"] == "stake"
        parts.append(second["asked"]["options"][0]["text"])
        whole = await mover.command(table, "compose", seq=now["seq"], seat=leader, parts=parts)
        assert whole["asked"] is None
        assert (await mover.command(table, "compose", seq=now["seq"], seat=leader, parts=[*parts, "pass"]))["error"]
        assert await other.quiet(0.1) == []
        part = await mover.command(table, "move", seq=now["seq"], seat=leader, move=dish)
        assert part["error"] == "invalid-move"
        reason = await mover.command(table, "whyNot", seat=leader, move="send 99")
        assert reason["is"] == "why" and reason["reason"]
        done = await mover.command(table, "move", seq=now["seq"], seat=leader, move=", ".join(parts))
        assert done["is"] == "ack"
        line = (await other.told("moved"))["line"]
        assert line["move"] == ", ".join(parts) and line["events"][0]["key"] == "sent"


@story
async def test_a_stream_goes_on_where_it_was_left(tmp_path: Path) -> None:
    import msgspec

    from meadhall.server.wire import Sync

    async with open_hall(tmp_path) as hall:
        anna, boris, table = await two_at_feast(hall)
        for guest in (anna, boris):
            await one_move(guest, table, await guest.sync(table))
        async with anna.http.stream("GET", f"/api/tables/{table}/stream", params={"since": 1}) as stream:
            lines = stream.aiter_lines()
            first = msgspec.json.decode(await anext(lines))
            assert first["is"] == "sync" and first["log"] == [] and first["seq"] == 1
            await one_move(boris, table, await boris.sync(table))
            while (moved := msgspec.json.decode(await anext(lines)))["is"] != "moved":
                pass
            assert moved["line"]["seat"] == 1 and moved["line"]["move"] is None
        whole = await anna.get(f"/api/tables/{table}/sync")
        assert [line["seq"] for line in whole["log"]] == [0, 0, 1]
        assert set(whole) == {field.encode_name for field in msgspec.structs.fields(Sync)} | {"is"}


@story
async def test_tables_leave_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    async with open_hall(tmp_path, idle_after=0.0, sweep_every=0.05, snapshot_every=3) as hall:
        anna, boris, table = await two_at_feast(hall, quickWindows=True)
        await one_move(anna, table, await anna.sync(table))
        before = await boris.sync(table)
        held = await hall.services.hall.table(table)
        assert held.truth is not None
        expected = held.truth.digest()
        while table in hall.services.hall.tables:
            await asyncio.sleep(0.01)
        after = await boris.sync(table)
        assert without_countdown(after) == without_countdown(before)
        again = await hall.services.hall.table(table)
        assert again is not held and again.truth is not None and again.truth.digest() == expected
        for _ in range(30):
            for guest in (anna, boris):
                now = await guest.sync(table)
                if now["asked"]:
                    text = await whole_move(guest, table, now)
                    await guest.command(table, "move", seq=now["seq"], seat=now["seat"], move=text, id=fresh())
        held = await hall.services.hall.table(table)
        assert held.log is not None and held.truth is not None
        held.log.snapshots = {}
        assert held.log.state_at(held.seq).digest() == held.truth.digest() or held.seq < len(held.log.turns)


def test_parts_are_taken_in_any_order_that_means_the_same_and_written_down_in_one() -> None:
    text = "age 1 action\nfigures 0: leader gimle, 2 warrior gimle\nturn 0"
    texts = ["march gimle yggdrasil, leader, warrior, done", "march gimle yggdrasil, warrior, leader, done"]
    states = [meadhall.game("bloodrage", 2).from_text(text) for _ in texts]
    written = [moves.play(state, 0, one)[0] for state, one in zip(states, texts, strict=True)]
    assert written == [texts[0]] * 2 and states[0].digest() == states[1].digest()
