"""A long attack on a hall in a process of its own, while honest people play there.

`MEADHALL_FUZZ=1` makes it 100,000 messages long.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from meadhall.server.limits import Limits
from tests.server.guests import Guest, Json, Line, one_move, whole_move
from tests.server.hall_process import ROOT, HallProcess, open_process, waited_for_processor
from tests.server.hostile import Report, Target

T = TypeVar("T")
MESSAGES = 100_000 if os.environ.get("MEADHALL_FUZZ") else 3_000
ROUNDS = 50 if os.environ.get("MEADHALL_FUZZ") else 5
CURTAIN_ROUNDS = 3
PLAYED = 3
"""Moves that are replayed."""
HONEST_PAUSE = 0.01
SLACK = 0.001
"""Seconds: a tick of the scheduler. What others had of the processors is no part of what is measured."""
TURN = 0.008
"""The same for sockets that come anew as fast as they can: a turn of the loop may take a handshake of each of them."""


class Attack:
    """The attackers' process: it sends so many messages when it is told to."""

    def __init__(self, target: Target, seed: int) -> None:
        command = [sys.executable, "-m", "tests.server.hostile", msgspec.json.encode(target).decode(), str(seed)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)

    def __call__(self, act: str) -> Report:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{act}\n")
        self.process.stdin.flush()
        return msgspec.json.decode(self.process.stdout.readline(), type=Report)

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(100)


async def waits(hall: HallProcess, line: Line, stop: asyncio.Event) -> list[float]:
    """How long somebody waits who asks politely again and again, without the time that others had the processors: nor
    the hall's own workers, should they starve it, which is not what is looked for here."""
    out: list[float] = []
    while not stop.is_set():
        began, elsewhere = time.perf_counter(), hall.held_up() + waited_for_processor()
        assert (await line.ask("whyNot", seat=0, move="keep 99"))["is"] == "why"
        elsewhere = hall.held_up() + waited_for_processor() - elsewhere
        out.append(max(0.0, time.perf_counter() - began - elsewhere))
        await asyncio.sleep(HONEST_PAUSE)
    return out


async def measured(hall: HallProcess, line: Line, meanwhile: Coroutine[Any, Any, T]) -> tuple[float, T]:
    """The 95th percentile of an honest person's waits while something else goes on, and what came of that."""
    stop = asyncio.Event()
    asking = asyncio.create_task(waits(hall, line, stop))
    came = await meanwhile
    stop.set()
    return p95(await asking), came


def p95(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)]


def picture(now: Json) -> Json:
    """Everything about a table that must not change; who watches it may."""
    table = {key: value for key, value in now["table"].items() if key not in ("spectators", "seats")}
    seats = [{**seat, "present": None, "clock": None, "replaceableIn": None} for seat in now["table"]["seats"]]
    return {**now, "table": table, "seats": seats, "window": None}


async def acknowledged(anna: Guest, eve: Guest, table: str) -> list[Json]:
    """Some moves of Eve's, as she sent them; after the last of them she waits for Anna, in no window."""
    out: list[Json] = []
    while True:
        now = await eve.sync(table)
        assert now["seat"] == 1 and now["window"] is None
        if now["asked"] is not None:
            text = await whole_move(eve, table, now)
            move = {"seq": now["seq"], "seat": now["seat"], "move": text, "id": f"played{len(out)}"}
            assert (await eve.command(table, "move", **move))["is"] == "ack"
            out.append({"do": "move", **move})
        elif len(out) < PLAYED:
            await one_move(anna, table, await anna.sync(table))
        else:
            return out


async def attacked(hall: HallProcess) -> tuple[list[Report], list[float], list[float]]:
    anna, boris, eve = Guest(hall.url), Guest(hall.url), Guest(hall.url)
    for guest in (anna, boris, eve):
        await guest.arrive("Guest")
    tables = []
    for pair in ((anna, boris), (anna, eve)):
        made = await pair[0].table("feast", "me", "open")
        await pair[1].join(made)
        await pair[0].post(f"/api/tables/{made['id']}/start")
        tables.append(made["id"])
    played = await acknowledged(anna, eve, tables[1])
    over = (await eve.table("feast", "random", "random"))["id"]
    while (await eve.get(f"/api/tables/{over}"))["phase"] != "over":
        await asyncio.sleep(0.05)
    before = [picture(await anna.sync(table)) for table in (*tables, over)]
    line = await anna.live(tables[0])
    target = Target(
        url=hall.url, mine=tables[1], others=tables[0], over=over, missing="nothingHere",
        cookie=f"meadhall={eve.http.cookies['meadhall']}", csrf=eve.csrf, seq=before[1]["seq"], seat=1, played=played,
    )  # fmt: skip
    attack = Attack(target, 20)
    reports: list[Report] = []
    calm: list[float] = []
    under: list[float] = []
    try:
        await asyncio.to_thread(attack, "attack 50")
        for _ in range(ROUNDS):
            calm.append((await measured(hall, line, asyncio.sleep(1.0)))[0])
            act = asyncio.to_thread(attack, f"attack {MESSAGES // ROUNDS}")
            waited, report = await measured(hall, line, act)
            under.append(waited)
            reports.append(report)
    finally:
        attack.end()
    after = [picture(await anna.sync(table)) for table in (*tables, over)]
    assert after == before
    for guest in (anna, boris, eve):
        await guest.go()
    return reports, calm, under


@pytest.mark.timeout(max(300, MESSAGES // 10))
def test_a_long_attack_does_nothing_and_nobody_waits_for_it(tmp_path: Path) -> None:
    limits = Limits.generous()
    limits.head_seconds = limits.request_seconds = limits.reading_seconds = 3.0
    # One of the honest is not at the attackers' table: once she counted as absent, they might let a bot play for her.
    with open_process(tmp_path, limits=limits, absent_after=3_600.0) as hall:
        reports, calm, under = asyncio.run(attacked(hall))
        sent = sum(report.sent for report in reports)
        kinds = {kind for report in reports for kind in report.kinds}
        before, during = statistics.median(calm), statistics.median(under)
        told = f"{sent} messages; p95 {before * 1000:.1f} ms, under attack {during * 1000:.1f} ms"
        print(told)
        assert sent >= MESSAGES and len(kinds) == 13, kinds
        assert [line for report in reports for line in report.accepted] == []
        assert [line for report in reports for line in report.failed] == []
        assert "Traceback" not in hall.complaints(), hall.complaints()[-3000:]
        assert during <= 2 * before + SLACK, told


async def curtains_lifted(hall: HallProcess) -> tuple[float, float, int]:
    anna, eve = Guest(hall.url), Guest(hall.url)
    for guest in (anna, eve):
        await guest.arrive("Guest")
    mine, hers = (await anna.table("feast", "me", "random"))["id"], (await eve.table("feast", "me", "me"))["id"]
    line = await anna.live(mine)
    cookie = f"meadhall={eve.http.cookies['meadhall']}"
    attack = Attack(Target(hall.url, hers, mine, mine, "none", cookie, eve.csrf, 0), 1)
    calm: list[float] = []
    under: list[float] = []
    sent = 0
    try:
        for _ in range(CURTAIN_ROUNDS):
            calm.append((await measured(hall, line, asyncio.sleep(1.0)))[0])
            waited, report = await measured(hall, line, asyncio.to_thread(attack, "lift 2"))
            under.append(waited)
            sent += report.sent
    finally:
        attack.end()
    for guest in (anna, eve):
        await guest.go()
    return statistics.median(calm), statistics.median(under), sent


def test_twenty_sockets_that_lift_curtains_make_nobody_wait(tmp_path: Path) -> None:
    """With the limits that a hall has by itself, but for the rate of the honest one who measures."""
    limits = Limits(socket_rate=200.0, socket_burst=400.0)
    with open_process(tmp_path, limits=limits) as hall:
        calm, under, sent = asyncio.run(curtains_lifted(hall))
        told = f"{sent} curtains; p95 {calm * 1000:.1f} ms, meanwhile {under * 1000:.1f} ms"
        print(told)
        assert sent >= 200 and under <= 2 * calm + TURN, told
