"""Picking cards from one's own hand, one after the other in ascending order: Outflank, Hel and Baldr ask for it."""

from __future__ import annotations

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64
from meadhall.engine.frames import Public
from meadhall.engine.types import Json, Reason
from meadhall.games.wolves.notation import DONE, DONE_WORD, read_card
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.units import KINDS, PEOPLE, card_key


class Picking(Public[WolvesState]):
    """Part of a move: another card of the hand. `picked` are those before it."""

    def __init__(self, by: int, picked: tuple[int, ...]) -> None:
        super().__init__()
        self.by = by
        self.picked = picked

    def verb(self) -> str:
        """How a pick is written."""
        return "discard"

    def played(self) -> int:
        """The card that is being played itself and cannot be picked; -1: none."""
        return -1

    def seat(self, s: WolvesState) -> int:
        return self.by

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return say_pick(self.verb(), option)

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return read_pick(self.verb(), text)

    def why_not(self, s: WolvesState, seat: int, text: str) -> Reason | None:
        option = self.read(s, seat, text)
        return None if self.allows(s, seat, option) else why_no_pick(s, seat, self.picked, option, self.played())

    def fields(self) -> list[Json]:
        return [self.by, list(self.picked)]


def pickable(s: WolvesState, seat: i64, chosen: tuple[int, ...], played: i64) -> list[int]:
    """The kinds that may be picked next, ascending; `played` is the card that is being played, or -1."""
    options: list[int] = []
    for kind in range(chosen[-1] if chosen else 0, KINDS):
        left = int(s.hands[seat * KINDS + kind]) - chosen.count(kind) - (1 if kind == played else 0)
        if left > 0:
            options.append(kind)
    return options


def say_pick(verb: str, option: int) -> str:
    return DONE_WORD if option == DONE else f"{verb} {PEOPLE[option]}"


def read_pick(verb: str, text: str) -> int:
    if text == DONE_WORD:
        return DONE
    word, _, name = text.partition(" ")
    if word != verb:
        raise InvalidMove(f"{text!r} is no choice here: write '{verb}' and a card, or '{DONE_WORD}'")
    return read_card(name)


def why_no_pick(s: WolvesState, seat: int, chosen: tuple[int, ...], option: int, played: int) -> Reason:
    if option == DONE:
        return Reason("choose-one", {})
    if s.hands[seat * KINDS + option] <= chosen.count(option) + (1 if option == played else 0):
        return Reason("not-in-hand", {"card": card_key(option)})
    return Reason("ascending", {})
