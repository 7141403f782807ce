"""Where the Glory of Blood Rage comes from: six sources, by the cause that every event of Glory tells."""

from __future__ import annotations

from typing import Final

from meadhall.engine.reckoning import Gain, number_in, seat_in
from meadhall.engine.types import Params
from meadhall.games.bloodrage import cards

BATTLES: Final = "battles"
QUESTS: Final = "quests"
RAGNAROK: Final = "ragnarok"
GIFTS: Final = "gifts"
PILLAGE: Final = "pillage"
LEGENDS: Final = "legends"
SOURCES: Final = (BATTLES, QUESTS, RAGNAROK, GIFTS, PILLAGE, LEGENDS)

OF_CAUSE: Final = {
    "battle": BATTLES,
    "judgement": BATTLES,
    "watch": BATTLES,
    "ragnarok": RAGNAROK,
    "valkyrie": GIFTS,
    "rout": GIFTS,
    "loki": GIFTS,
    "dragons": GIFTS,
    "conquest": GIFTS,
    "pillage": PILLAGE,
}
"""Cards played in a battle belong to it; what upgrades bring are gifts of the gods."""


def source_of(cause: str) -> str:
    """A cause is one of the above, or a card: a quest, or a card of the winner of a battle."""
    family, _, name = cause.removeprefix("@").partition("-")
    if family == "cause":
        return OF_CAUSE[name]
    return QUESTS if cards.KIND[cards.BY_KEY[name]] == cards.QUEST else BATTLES


def gains(key: str, params: Params) -> list[Gain]:
    """The Glory that an event tells of; what a loser takes, the winner has no more."""
    if key == "glory":
        cause = str(params["cause"])
        return [Gain(seat_in(params), source_of(cause), number_in(params, "glory"), cause)]
    if key == "legendary":
        return [Gain(seat_in(params), LEGENDS, number_in(params, "glory"), str(params["stat"]))]
    if key == "takes-glory":
        amount = number_in(params, "glory")
        return [Gain(seat_in(params), BATTLES, amount), Gain(seat_in(params, "from"), BATTLES, -amount)]
    return []
