"""What one seat may know: all that bots and clients ever get."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, final

import msgspec

from meadhall.engine.arguments import option_of, text_of
from meadhall.engine.chance import Chance
from meadhall.engine.errors import HiddenError
from meadhall.engine.types import Json, Prompt, Reason, Standing
from meadhall.engine.walker import MoveWalker

if TYPE_CHECKING:
    from array import array

    from meadhall.engine.game import Game
    from meadhall.engine.state import State


@final
class View:
    """A masked state. `known` holds its facts: nothing hidden from the seat is in it."""

    def __init__(self, known: State) -> None:
        self.known = known

    @property
    def game(self) -> Game:
        return self.known.game

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for a spectator's."""
        return None if self.known.viewer < 0 else int(self.known.viewer)

    @property
    def over(self) -> bool:
        return self.known.over

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.known.waiting

    @property
    def standings(self) -> list[Standing]:
        return self.known.standings

    @property
    def asked(self) -> bool:
        """Whether this seat must choose now."""
        return self.seat is not None and self.seat in self.known.waiting

    @property
    def prompt(self) -> Prompt | None:
        """What is asked of this seat; None when it is not asked."""
        seat = self.seat
        return self.known.prompt_for(seat) if seat is not None and self.asked else None

    @property
    def options(self) -> list[int]:
        """This seat's legal options; empty when it is not asked."""
        seat = self.seat
        return self.known.options_for(seat) if seat is not None and self.asked else []

    def say(self, option: object) -> str:
        return self.known.say(option, self.asked_seat())

    def read(self, text: object) -> int:
        return self.known.read(text, self.asked_seat())

    def why_not(self, text: object) -> Reason | None:
        """The reason this seat may not make a move, or None if it may, as far as the text goes."""
        move = text_of(text, "a move")
        return Reason("not-your-turn", {}) if self.seat is None else self.known.why_not(self.seat, move)

    def preview(self, option: object) -> dict[str, Json]:
        """What the option would do as far as this seat can know."""
        return self.known.preview(option, self.asked_seat())

    def asked_seat(self) -> int:
        seat = self.seat
        if seat is None or not self.asked:
            who = "a spectator" if seat is None else f"seat {seat}"
            raise HiddenError(f"{who} is not asked for anything now, so this view has nothing to choose")
        return seat

    def step(self, option: object) -> View:
        """The view after one part of a move, as long as the move is not complete: putting a move together."""
        walker = MoveWalker(self.known, self.asked_seat())
        walker.take(option_of(option))
        if walker.whole:
            raise HiddenError("the move is complete: what follows is not this seat's to know")
        return View(walker.state)

    # --- for machines ---------------------------------------------------------------------------------------------

    @property
    def actions(self) -> list[int]:
        """The ids of this seat's legal options, in their order; `game.actions` tells how many ids there are."""
        top = self.known.top() if self.asked else None
        if top is None:
            return []
        seat = self.asked_seat()
        return top.actions(self.known, seat, top.options(self.known, seat))

    def action_of(self, option: object) -> int:
        return self.known.action_of(option, self.asked_seat())

    def option_of(self, action: object) -> int:
        return self.known.option_of(action, self.asked_seat())

    def observe(self) -> dict[str, array[int]]:
        """What this seat knows, as the flat buffers of whole numbers that `game.observation` names. Seats are counted
        from the own one; a spectator counts them from 0."""
        return self.known.observe()

    def evaluate(self) -> list[float]:
        """Each seat's expected share of the win as far as this seat can know; they sum to 1."""
        if self.known.over:
            return self.known.shares()
        worth = self.known.evaluate()
        total = sum(worth)
        return [share / total for share in worth]

    # --- whole states, and JSON -----------------------------------------------------------------------------------

    def sample(self, chance: Chance) -> State:
        """A whole state this seat cannot tell from the real one, made of the view and `chance` alone. One draw of
        `chance` (its `draw_seed`) gives the state's own randomness and deals what is hidden; frames that hide an answer
        draw on from it."""
        state = self.known.copy()
        state.determinize(chance)
        return state

    def data(self) -> dict[str, Json]:
        game = self.known.game
        return {
            "game": game.title.name,
            "seats": game.seats,
            "options": dict(game.options),
            "seat": self.seat,
            "waiting": list(self.known.waiting),
            "over": self.known.over,
            "state": self.known.data(),
        }

    def to_json(self) -> str:
        """What goes over the wire; equal views give equal text."""
        return msgspec.json.encode(self.data(), order="deterministic").decode()

    @staticmethod
    def from_json(text: object) -> View:
        from meadhall.engine.game import json_object, view_from_data

        return view_from_data(json_object(text))

    @property
    def key(self) -> str:
        """A digest of the information set: the view with all that its seat remembers."""
        return blake2b(self.to_json().encode(), digest_size=16).hexdigest()
