"""Windows look the same from outside whether or not a seat could have answered."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from meadhall.engine.state import State
from meadhall.server.tables.table import Table
from tests.madeup.hall import HAND, Feast, bit, is_raven
from tests.server.guests import Guest, Place, let_pass, one_move, open_hall, story

WINDOW = 120.0
"""Long enough that the slowest machine asks what it wants to ask while the window is open; nobody sits it out."""
LATE = 20.0
"""How late a busy machine may be; a time that depended on the hand would be early, which no machine can be."""


async def raid(hall: Place, ravens: bool, **more: Any) -> tuple[Guest, Guest, str, int]:
    """Two people; the leader has just sent a dish, and the other one holds a raven, or none."""
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    made = await anna.table("feast", "me", "open", **more)
    await boris.join(made, "Boris")
    await anna.post(f"/api/tables/{made['id']}/start")
    table = made["id"]
    for _ in range(2):
        for guest in (anna, boris):
            await one_move(guest, table, await guest.sync(table))
    held = hall.services.hall.tables[table]
    assert isinstance(held.truth, Feast)
    leader = held.truth.waiting[0]
    deal(held.truth, 1 - leader, ravens)
    held.show_truth()
    mover, target = (anna, boris) if leader == 0 else (boris, anna)
    return mover, target, table, leader


def deal(state: State | None, seat: int, ravens: bool) -> None:
    """Let the seat hold a raven, or none; what everybody knows stays the same."""
    assert isinstance(state, Feast)
    hand = state.at(HAND + seat)
    wrong = [card for card in hand if is_raven(card)] if not ravens else hand[:1]
    if ravens and any(is_raven(card) for card in hand):
        return
    for card in wrong:
        elsewhere = [one for one in range(len(state.place)) if is_raven(one) == ravens and one not in hand]
        place = state.place[elsewhere[0]]
        state.put(elsewhere[0], HAND + seat, bit(seat))
        state.put(card, place, bit(place - HAND) if place >= HAND else 0)
        hand = state.at(HAND + seat)


async def send_dish(mover: Guest, table: str) -> None:
    now = await mover.sync(table)
    told = await one_move(mover, table, now, pick=1)
    assert told["is"] == "ack"


@story
async def test_a_fixed_window_closes_at_its_time_whoever_could_answer_and_whenever_they_did(tmp_path: Path) -> None:
    loop = asyncio.get_running_loop()
    for case in ("cannot answer", "says nothing", "passes at once"):
        folder = tmp_path / case.replace(" ", "-")
        folder.mkdir()
        async with open_hall(folder, window=WINDOW) as hall:
            mover, target, table, leader = await raid(hall, ravens=case != "cannot answer")
            watching, his = await mover.live(table), await target.live(table)
            held = hall.services.hall.tables[table]
            began = loop.time()
            await send_dish(mover, table)
            opened = await watching.told("moved")
            assert held.window is not None and began + WINDOW <= held.window.closes <= loop.time() + WINDOW
            closes = held.window.closes
            assert opened["window"]["seconds"] == WINDOW and opened["waiting"] == [1 - leader]
            asked = (await his.told("moved"))["asked"]
            assert asked["window"] and (len(asked["options"]) == 1) == (case == "cannot answer")
            if case == "passes at once":
                ack = await his.ask("move", seq=opened["seq"], seat=1 - leader, move="pass")
                assert (ack["is"], ack["seq"]) == ("ack", opened["seq"])
                rows = held.log
                assert rows is not None and rows.count == opened["line"]["seq"] + 4
                now = await target.sync(table)
                assert (
                    now["seq"] == opened["seq"]
                    and now["asked"] is None
                    and now["log"][-1]["seq"] == opened["line"]["seq"]
                )
                early = await his.ask("undo", seq=opened["seq"], seat=1 - leader)
                assert early["error"] == "window-open"
                assert held.window is not None and held.window.closes == closes
            await let_pass(closes - 20.0 - loop.time())
            assert [message for message in await watching.quiet(0.2) if message["is"] == "moved"] == []
            await let_pass(closes - loop.time())
            shut = await watching.told("moved")
            assert closes <= loop.time() < closes + LATE
            assert shut["line"]["move"] == "pass" and shut["line"]["events"] == []
            assert [message for message in await watching.quiet(0.2) if message["is"] == "moved"] == []


@story
async def test_an_early_raven_is_kept_at_once_and_shown_when_the_window_closes(tmp_path: Path) -> None:
    async with open_hall(tmp_path, window=WINDOW) as hall:
        mover, target, table, leader = await raid(hall, ravens=True)
        watching = await mover.live(table)
        await send_dish(mover, table)
        opened = await watching.told("moved")
        now = await target.sync(table)
        raven = next(offer["text"] for offer in now["asked"]["options"] if offer["text"] != "pass")
        command = {"seq": now["seq"], "seat": 1 - leader, "move": raven, "id": "raven"}
        assert (await target.command(table, "move", **command))["is"] == "ack"
        assert (await target.command(table, "move", **command))["seq"] == opened["seq"]
        back = await mover.live(table)
        assert (
            back.sync["seq"] == opened["seq"] and raven not in back.heard[0] and back.sync["window"]["left"] <= WINDOW
        )
        assert [message for message in await watching.quiet(0.2) if message["is"] == "moved"] == []
        await let_pass(WINDOW)
        shown = await watching.told("moved")
        assert shown["line"]["events"][0]["key"] == "stopped"


@story
async def test_a_bots_answer_in_a_window_takes_its_time_whatever_it_holds(tmp_path: Path) -> None:
    async with open_hall(tmp_path, quick_from=0.25, quick_to=0.3) as hall:
        anna = await hall.guest("Anna")
        for ravens in (True, False):
            waited = None
            while waited is None:
                waited = await bots_answer(hall, anna, ravens)
            assert 0.25 <= waited < LATE


async def bots_answer(hall: Place, anna: Guest, ravens: bool) -> float | None:
    """How long the bot took in a window; None where it had no card left to be asked about."""
    made = await anna.table("feast", "me", "random")
    watching = await anna.live(made["id"])
    held = hall.services.hall.tables[made["id"]]
    await lead(anna, held)
    if not isinstance(held.truth, Feast) or not held.truth.held[1]:
        return None
    deal(held.truth, 1, ravens)
    held.show_truth()
    await watching.quiet(0.05)
    began = asyncio.get_running_loop().time()
    await send_dish(anna, made["id"])
    keys: list[str] = []
    while "sent" not in keys:  # what was played before may come late on a busy machine
        keys = [event["key"] for event in (await watching.told("moved"))["line"]["events"]]
    await watching.told("moved")
    return asyncio.get_running_loop().time() - began


async def lead(guest: Guest, table: Table) -> None:
    """Play on until this guest leads."""
    while (now := await guest.sync(table.id))["table"]["phase"] != "over":
        if now["asked"] and now["asked"]["kind"] == "lead" and len(now["asked"]["options"]) > 1:
            return
        if now["asked"]:
            await one_move(guest, table.id, now)
        await asyncio.sleep(0.02)


@story
async def test_a_window_that_is_open_when_the_other_leaves_closes_as_it_would_have(tmp_path: Path) -> None:
    """From then on windows are those of one person with bots."""
    async with open_hall(tmp_path, window=WINDOW) as hall:
        mover, target, table, _ = await raid(hall, True)
        line = await mover.live(table)
        await send_dish(mover, table)
        held = hall.services.hall.tables[table]
        assert held.window is not None
        closes, seq = held.window.closes, held.shown_seq
        await target.post(f"/api/tables/{table}/leave")
        assert held.window is not None and (held.window.seq, held.window.closes) == (seq, closes)
        await let_pass(WINDOW / 2)
        assert [one for one in await line.quiet(0.2) if one["is"] == "moved" and one["seq"] > seq] == []
        await let_pass(WINDOW / 2)
        while (await line.told("moved"))["seq"] <= seq:
            pass
        assert asyncio.get_running_loop().time() >= closes
        assert held.window is None
