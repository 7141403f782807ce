"""Wolves of Odin: cards that a seat has not seen change places between the other hands and the People deck."""

from __future__ import annotations

from meadhall import Chance, State
from meadhall.engine.game import Value
from meadhall.games.wolves.state import WolvesState
from tests.conformance.dealing import deal_again

OPTION_SETS: list[dict[str, Value]] = [{}]


def twin(state: State, seat: int | None, chance: Chance) -> State:
    """Whoever has begun a move keeps its hand."""
    other = state.copy()
    assert isinstance(other, WolvesState)
    mover = other.seat if other.mid_move else None
    others = [who for who in range(int(other.seats)) if who not in (seat, mover)]
    deal_again(other.hands, other.known, other.deck, others, 0, chance)
    return other
