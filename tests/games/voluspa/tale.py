"""Little positions for stories: a table drawn in words, a hand, and what comes of a move.

The table's upper left word lies on n14, the next one on o14, the one below on n15. `.` is empty,
`thor/dragon+2` a Dragon boosted by two on top of a Thor.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import meadhall
from meadhall.engine.game import Value
from meadhall.games.voluspa.state import Voluspa

from .reference import HEL, SETS

LEFT = ord("n") - 97
TOP = 14


def name(x: int, y: int) -> str:
    return f"{chr(97 + LEFT + x)}{TOP + y}"


def stacks(table: str) -> dict[str, tuple[list[str], int]]:
    """The table by cell: each stack, bottom first, and its boost."""
    found = {}
    for y, line in enumerate(table.strip().splitlines()):
        for x, word in enumerate(line.split()):
            if word != ".":
                stack, _, boost = word.partition("+")
                found[name(x, y)] = (stack.split("/"), int(boost or 0))
    return found


class Tale:
    """A play that begins on this table, with seat 0 to move."""

    def __init__(
        self,
        table: str,
        hand: str = "",
        *,
        hels: int = 0,
        others: str = "loki",
        other_hels: int = 0,
        known: str = "",
        bag: str | None = None,
        discard: str = "",
        seats: int = 2,
        set: str = "all",
        seed: int = 5,
        scores: list[int] | None = None,
        gained: list[int] | None = None,
        **options: Value,
    ) -> None:
        game = meadhall.game("voluspa", seats, set=set, **options)
        board = stacks(table)
        hands = [hand.split()] + [others.split()] * (seats - 1)
        left = Counter(SETS[set])
        for stack, boost in board.values():
            left.subtract([tile for tile in stack if tile != HEL])
            left["freya"] -= boost
        for tiles in [*hands, discard.split()]:
            left.subtract(tiles)
        assert min(left.values()) >= 0, f"more tiles than there are: {-left}"
        freyas = sum(boost for _, boost in board.values())
        drawn = Counter(left if bag is None else bag.split())
        self.state = self.built(
            game,
            {
                "board": [[cell, stack[-1], boost, 0, 0, stack[:-1]] for cell, (stack, boost) in board.items()],
                "hands": [
                    {"count": len(tiles), "tiles": tiles, "known": known.split() if seat == 0 else []}
                    for seat, tiles in enumerate(hands)
                ],
                "hels": [hels] + [other_hels] * (seats - 1),
                "bag": drawn.total(),
                "bagTiles": {tile: number for tile, number in drawn.items() if number},
                "discard": {
                    tile: number for tile, number in Counter([*discard.split(), *["freya"] * freyas]).items() if number
                },
                "scores": scores or [0] * seats,
                "gained": gained or [0] * seats,
                "moves": max(gained or [0]),
                "turn": 0,
                "last": None,
                "frames": [["Turn", []]],
                "chance": ["", seed],
                "lore": 0,
            },
        )

    def built(self, game: meadhall.Game, data: dict[str, Any]) -> Voluspa:
        state = game.from_data(data)
        assert isinstance(state, Voluspa)
        return state

    # What may be done.

    def texts(self) -> list[str]:
        return [self.state.say(option) for option in self.state.options]

    def may(self, text: str) -> bool:
        listed = text in self.texts()
        assert listed == (self.state.why_not(self.seat, text) is None), f"{text}: the list and the reason disagree"
        return listed

    def cells(self, tile: str) -> set[str]:
        """Where this tile may be laid, however it may be turned."""
        return {text.split()[1] for text in self.texts() if text.split()[0] == tile}

    def why(self, text: str, seat: int | None = None) -> tuple[str, dict[str, Any]]:
        """The refusal of a move, as its key and parameters."""
        reason = self.state.why_not(self.seat if seat is None else seat, text)
        assert reason is not None, f"{text} is allowed"
        return reason.key, dict(reason.params)

    # What comes of it.

    def gain(self, text: str) -> int:
        """The points this move would bring, foretold and given."""
        option = self.state.read(text)
        foretold = self.state.preview(option).get("points")
        trial = self.state.copy()
        assert isinstance(trial, Voluspa)
        trial.play(option)
        given = trial.scores[self.seat] - self.state.scores[self.seat]
        assert foretold is None or foretold == given, f"{text}: foretold {foretold}, given {given}"
        return int(given)

    def do(self, *texts: str) -> int:
        """Play moves one after another; gives the points of the last."""
        gained = 0
        for text in texts:
            seat = self.seat
            before = self.state.scores[seat]
            self.state.do(text)
            gained = int(self.state.scores[seat] - before)
        return gained

    @property
    def seat(self) -> int:
        seat = self.state.seat
        assert seat is not None, "the play is over"
        return seat

    @property
    def asked(self) -> str:
        prompt = self.state.prompt
        assert prompt is not None, "the play is over"
        return prompt.kind

    @property
    def scores(self) -> list[int]:
        return [int(score) for score in self.state.scores]

    def data(self) -> dict[str, Any]:
        return self.state.dump()

    def hand(self, seat: int = 0) -> list[str]:
        """The tiles of a hand in the order of the alphabet; Hels are told by `hels`."""
        return sorted(self.data()["hands"][seat]["tiles"])

    def known(self, seat: int = 0) -> list[str]:
        return sorted(self.data()["hands"][seat]["known"])

    @property
    def hels(self) -> list[int]:
        return list(self.data()["hels"])

    @property
    def bag(self) -> int:
        return int(self.data()["bag"])

    @property
    def discard(self) -> dict[str, int]:
        return dict(self.data()["discard"])

    @property
    def table(self) -> dict[str, str]:
        """Every cell in the words of the drawing."""
        found = {}
        for cell, tile, boost, _, _, under in self.data()["board"]:
            found[cell] = "/".join([*under, tile]) + (f"+{boost}" if boost else "")
        return found

    def values(self, cell: str) -> tuple[int, int]:
        """What a tile is worth in its row and in its column."""
        for at, _, _, row, column, _ in self.data()["board"]:
            if at == cell:
                return row, column
        raise AssertionError(f"nothing lies on {cell}")


def points(table: str, move: str, *, freyas: int = 0, **more: Any) -> int:
    """What one move brings on this table, to a seat that holds just what it needs."""
    tile, _, boost = move.split()[0].partition("+")
    hand = [] if tile == HEL else [tile]
    return Tale(table, " ".join([*hand, *["freya"] * int(boost or 0)]), hels=int(tile == HEL), **more).gain(move)


def begun(seats: int, tile_set: str, seed: int = 3) -> dict[str, Any]:
    """The facts of a play that has just begun."""
    return meadhall.game("voluspa", seats, set=tile_set).new(seed).dump()
