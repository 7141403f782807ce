"""Little positions for stories: a table in a few facts, moves as a saga writes them, and facts to look at.

    Tale("1 line: huskarl konung\n0 hand: assassin\nturn: 0").play("0 assassin right 1, kills 1:2:konung", "1 pass")

A move begins with the seat that makes it, so that every story also says who was asked.
"""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.games.wolves import WolvesState
from meadhall.games.wolves.strengths import all_strengths, strengths
from meadhall.games.wolves.victories import glory


class Tale:
    """A play that begins in this position."""

    def __init__(self, text: str, seats: int = 3, seed: int = 1) -> None:
        state = meadhall.game("wolves", seats).from_text(text, seed)
        assert isinstance(state, WolvesState)
        self.state = state

    def play(self, *moves: str) -> Tale:
        for move in moves:
            seat, _, text = move.partition(" ")
            self.state.do(text, int(seat))
        return self

    # What is asked, of whom, and what may be answered.

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what kind of question."""
        prompt = self.state.prompt
        assert prompt is not None
        return prompt.seat, prompt.kind

    def texts(self) -> list[str]:
        return [self.state.say(option) for option in self.state.options]

    def may(self, text: str) -> bool:
        """Whether the seat that is asked may begin a move so."""
        listed = text in self.texts()
        seat = self.state.seat
        assert seat is not None
        assert listed == (self.state.why_not(seat, text) is None), f"{text}: the list and the reason disagree"
        return listed

    def why(self, move: str) -> tuple[str, dict[str, Any]]:
        """The refusal of a move, as its key and parameters."""
        seat, _, text = move.partition(" ")
        reason = self.state.why_not(int(seat), text)
        assert reason is not None, f"{move} is allowed"
        return reason.key, dict(reason.params)

    def tells(self, *moves: str) -> list[tuple[str, dict[str, Any]]]:
        """The events that these moves bring."""
        self.state.take_events()
        self.play(*moves)
        return [(event.key, dict(event.shown)) for event in self.state.take_events()]

    # What lies where, in the words of a position.

    def fact(self, name: str) -> str:
        for row in self.state.to_text().split("\n"):
            found, _, value = row.partition(": ")
            if found == name:
                return value
        return ""

    def line(self, seat: int) -> str:
        """The units of a line by name, whoever put them there."""
        return " ".join(word.partition("/")[0] for word in self.fact(f"{seat} line").split())

    def hand(self, seat: int) -> str:
        return self.fact(f"{seat} hand")

    def size(self, seat: int) -> int:
        return int(self.state.sizes[seat])

    @property
    def discard(self) -> str:
        return self.fact("discard")

    def gods(self, seat: int) -> str:
        return self.fact(f"{seat} deities")

    def units(self, seat: int) -> list[int]:
        """The strength of each unit of a line."""
        return strengths(self.state.cards, self.state.lines[seat])

    @property
    def strengths(self) -> list[int]:
        """The strength of every line with all that changes it."""
        return all_strengths(self.state)

    @property
    def glory(self) -> list[int]:
        return [int(glory(self.state, seat)) for seat in range(int(self.state.seats))]
