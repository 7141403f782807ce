"""Wolves of Odin: cards that a seat has not seen change places between the other hands and the People deck."""

from __future__ import annotations

from meadhall import Chance, State
from meadhall.engine.game import Value
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.units import KINDS

OPTION_SETS: list[dict[str, Value]] = [{}]


def twin(state: State, seat: int | None, chance: Chance) -> State:
    """Throw all unseen cards together and deal them out again; whoever has begun a move keeps its hand."""
    other = state.copy()
    assert isinstance(other, WolvesState)
    mover = other.seat if other.mid_move else None
    unseen: list[int] = []
    numbers: list[tuple[int, int]] = []
    for who in range(int(other.seats)):
        if who not in (seat, mover):
            hidden = taken_out(other, who)
            numbers.append((who, len(hidden)))
            unseen += hidden
    for kind in range(KINDS):
        unseen += [kind] * int(other.deck[kind])
        other.deck[kind] = 0
    chance.shuffle(unseen)
    for who, number in numbers:
        for _ in range(number):
            other.hands[who * KINDS + unseen.pop()] += 1
    for kind in unseen:
        other.deck[kind] += 1
    return other


def taken_out(state: WolvesState, who: int) -> list[int]:
    """The cards of a hand that are not known to everybody; the hand keeps the others."""
    hidden: list[int] = []
    for kind in range(KINDS):
        at = who * KINDS + kind
        hidden += [kind] * (int(state.hands[at]) - int(state.known[at]))
        state.hands[at] = state.known[at]
    return hidden
