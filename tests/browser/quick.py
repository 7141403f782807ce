"""Plays that go on without pointing: what a seat answers by its title's quick policy, given to the hall as it is."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from meadhall import Chance, State
from meadhall.engine.game import view_from_data
from tests.browser.pages import Visitor
from tests.conformance.plays import any_of, walked

MOST = 600
PATIENCE = 60.0


def whole_move(sync: Any, chance: Chance, pick: Callable[[State, int], int]) -> str:
    """A move of the seat that is asked, part by part, in a position that may be the true one."""
    return walked(view_from_data(sync["view"]).sample(chance), sync["asked"]["seat"], pick)


def answer(sync: Any, chance: Chance) -> str:
    """As the title's quick policy would."""
    return whole_move(sync, chance, lambda state, seat: state.policy(chance, seat))


def careless(sync: Any, chance: Chance) -> str:
    """Without a thought."""
    return whole_move(sync, chance, lambda state, seat: any_of(state.options_for(seat), chance))


def play_on(
    guest: Visitor,
    table: str,
    until: Callable[[], bool] = lambda: False,
    how: Callable[[Any, Chance], str] = answer,
) -> str:
    """Play one's own seat until something is so or the play is over; says which."""
    chance = Chance(7)
    csrf = token(guest)
    for _ in range(MOST):
        sync = wait(guest, table)
        if sync["table"]["phase"] == "over":
            return "over"
        if until():
            return "until"
        told = command(guest, table, sync, how(sync, chance), csrf)
        assert told["is"] == "ack" or told["error"] == "stale", told
    raise AssertionError("the play does not end")


def play_out(table: str, *people: Visitor) -> None:
    """Everybody plays to the end."""
    chance = Chance(7)
    tokens = [token(guest) for guest in people]
    end = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < end:
        for guest, csrf in zip(people, tokens, strict=True):
            sync = told_now(guest, table)
            if sync["table"]["phase"] == "over":
                return
            if sync["asked"]:
                command(guest, table, sync, answer(sync, chance), csrf)
    raise AssertionError("the play does not end")


def token(guest: Visitor) -> str:
    return str(guest.get("/api/me")["csrf"])


def command(guest: Visitor, table: str, sync: Any, text: str, csrf: str) -> Any:
    """What the hall says to a move; where a window has closed meanwhile, that it came too late."""
    seq, seat = sync["seq"], sync["asked"]["seat"]
    move = {"do": "move", "seq": seq, "seat": seat, "move": text, "id": f"quick-{seat}-{seq}"}
    headers = {"x-csrf-token": csrf, "origin": guest.address}
    return guest.context.request.post(f"{guest.address}/api/tables/{table}/commands", data=move, headers=headers).json()


def told_now(guest: Visitor, table: str) -> Any:
    """What the hall tells of a table now, without its log."""
    return guest.get(f"/api/tables/{table}/sync?since=100000")


def wait(guest: Visitor, table: str) -> Any:
    """What is told once this seat is asked, or the play is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        sync = told_now(guest, table)
        if sync["asked"] or sync["table"]["phase"] == "over":
            return sync
        guest.page.wait_for_timeout(20)
    raise AssertionError("nothing is asked")
