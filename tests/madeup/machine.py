"""Feast for machines: a fixed space of answers, observations, chances to win, and a quick sensible answer."""

from __future__ import annotations

from array import array

from meadhall.engine.actions import Block, Buffer, numbers_in, padded
from meadhall.engine.chance import Chance
from meadhall.engine.frames import Frame, Together
from meadhall.engine.game import Game
from tests.madeup.hall import BURNT, DECK, EVERYBODY, HAND, PACK, ROUNDS, SPENT, UNKNOWN, Feast, cards_in, power
from tests.madeup.instants import Answers, TakeBack, Toast, ToastCards
from tests.madeup.raid import Against, Clash, Lead, Ravens, Stake

NOTHING = array("i", [0])
MOST_POINTS = 999
PILES = {UNKNOWN: 0, DECK: 1, BURNT: 2, SPENT: 3}
FIRST_HAND, FIRST_PACK = 4, 8
"""Where a card is, told as a number: a pile, the hand of a seat counted from the viewer's, or its pack."""
ASKED = ("FirstPick", "SecondPick", *(one.__name__ for one in (Lead, Against, Stake, Ravens, Clash, Answers, TakeBack)))
ASKED += (Toast.__name__, ToastCards.__name__)
DETAILS = 8
"""Numbers at most that tell what is under way."""


def action_blocks(game: Game) -> list[Block]:
    cards = tuple(str(card + 1) for card in range(cards_in(game)))
    return [
        Block("keep", cards),
        Block("open", cards),
        Block("send", ("nothing", *cards)),
        Block("against", tuple(f"seat +{step}" for step in range(1, game.seats))),
        Block("stake", ("1", "2")),
        Block("raven", ("none", *cards)),
        Block("serve", ("nothing", *cards)),
        Block("take back", ("no", "yes")),
        Block("toast", ("no", "yes")),
        Block("toast with", ("no more", *cards)),
    ]


def observation(game: Game) -> tuple[Buffer, ...]:
    cards = cards_in(game)
    return (
        Buffer("place", (cards,), 0, FIRST_PACK + game.seats - 1),
        Buffer("open", (cards,), 0, 1),
        Buffer("passed", (cards,), 0, 1),
        Buffer("seats", (game.seats, 3), 0, MOST_POINTS),
        Buffer("round", (2,), 0, max(ROUNDS, game.seats)),
        Buffer("asked", (1 + game.seats,), 0, len(ASKED)),
        Buffer("under way", (DETAILS,), -1, MOST_POINTS),
    )


def observe(s: Feast) -> dict[str, array[int]]:
    seats = s.game.seats
    first = max(int(s.viewer), 0)
    order = [(first + step) % seats for step in range(seats)]
    passed = s.passed[int(s.viewer)] if s.viewer >= 0 else ()
    rows = [(s.held[seat], s.packed[seat], min(s.score[seat], MOST_POINTS)) for seat in order]
    waiting = s.waiting
    top = s.frames[-1] if s.frames else None
    kind = 1 + ASKED.index(type(top).__name__) if top is not None else 0
    return {
        "place": array("i", [place_seen(s, place, first) for place in s.place]),
        "open": array("i", [int(known == EVERYBODY) for known in s.known]),
        "passed": array("i", [int(card in passed) for card in range(len(s.place))]),
        "seats": array("i", [number for row in rows for number in row]),
        "round": array("i", [s.round, (s.leader - first) % seats]),
        "asked": array("i", [kind, *(int(seat in waiting) for seat in order)]),
        "under way": array("i", under_way(top)) if top is not None else NOTHING * DETAILS,
    }


def place_seen(s: Feast, place: int, first: int) -> int:
    if place in PILES:
        return PILES[place]
    base = FIRST_PACK if place >= PACK else FIRST_HAND
    return base + (place % HAND - first) % s.game.seats


def under_way(top: Frame[Feast]) -> list[int]:
    """The numbers in the fields of what is being asked; those that do not fit are left out."""
    return padded(numbers_in(top.fields()), DETAILS)


def evaluate(s: Feast) -> list[float]:
    """Points, and cards that may become some."""
    return [1.0 + s.score[seat] + 0.5 * s.held[seat] for seat in range(s.game.seats)]


def policy(s: Feast, seat: int, chance: Chance) -> int:
    """The most that can be done; ravens fly for oneself alone; cards are served one time in two."""
    top = s.frames[-1]
    options = top.options(s, seat)
    if isinstance(top, Ravens) and top.target != seat:
        return options[0]
    if isinstance(top, Toast):
        return options[s.held[seat] > 2]
    if isinstance(top, Clash):
        return options[-1 if chance.below(2) else 0]
    if isinstance(top, Together):
        return max(options, key=power)
    if isinstance(top, Against):
        return max(options, key=lambda other: (s.score[other], s.held[other]))
    return options[-1]
