"""What the stories of every title share: a position, moves as a saga writes them, and what is asked."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from meadhall import State
from meadhall.engine.types import Event

S = TypeVar("S", bound=State)


class Scenario(Generic[S]):
    """A play that begins in some position. A move begins with the seat that makes it."""

    def __init__(self, state: S) -> None:
        self.state = state

    def play(self, *moves: str) -> Self:
        for move in moves:
            seat, _, text = move.partition(" ")
            self.state.do(text, int(seat))
        return self

    def events(self, *moves: str) -> list[Event]:
        """What these moves bring."""
        self.state.take_events()
        self.play(*moves)
        return self.state.take_events()

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
