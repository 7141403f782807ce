"""Plays that go on without pointing: what a seat answers by its title's quick policy, given to the hall as it is."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from meadhall import Chance
from meadhall.engine.game import view_from_data
from tests.browser.pages import Visitor

MOST = 600
PATIENCE = 60.0


def answer(sync: Any, chance: Chance) -> str:
    """A whole move of the seat that is asked."""
    seat = sync["asked"]["seat"]
    state = view_from_data(sync["view"]).sample(chance)
    start = state.copy()
    parts: list[int] = []
    while not parts or state.parts(seat):
        parts.append(state.policy(chance, seat))
        state.play(parts[-1], seat)
    return start.spell(seat, parts)


def play_on(guest: Visitor, table: str, until: Callable[[], bool] = lambda: False) -> str:
    """Play one's own seat until something is so or the play is over; says which."""
    chance = Chance(7)
    for number in range(MOST):
        sync = wait(guest, table)
        if sync["table"]["phase"] == "over":
            return "over"
        if until():
            return "until"
        seat, text = sync["asked"]["seat"], answer(sync, chance)
        move = {"do": "move", "seq": sync["seq"], "seat": seat, "move": text, "id": f"quick-{number}-{sync['seq']}"}
        told = command(guest, table, move)
        assert told["is"] == "ack" or told["error"] == "stale", told
    raise AssertionError("the play does not end")


def command(guest: Visitor, table: str, move: dict[str, Any]) -> Any:
    """What the hall says to it; where a window has closed meanwhile, that it came too late."""
    headers = {"x-csrf-token": guest.get("/api/me")["csrf"], "origin": guest.address}
    return guest.context.request.post(f"{guest.address}/api/tables/{table}/commands", data=move, headers=headers).json()


def wait(guest: Visitor, table: str) -> Any:
    """What is told once this seat is asked, or the play is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        sync = guest.get(f"/api/tables/{table}/sync?since=100000")
        if sync["asked"] or sync["table"]["phase"] == "over":
            return sync
        guest.page.wait_for_timeout(20)
    raise AssertionError("nothing is asked")
