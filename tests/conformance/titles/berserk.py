"""Berserk: cards that a seat has not seen change places between the other's deck, its deal and its face-down cards."""

from __future__ import annotations

from meadhall import Chance, State
from meadhall.engine.frames import Together
from meadhall.engine.game import Value
from meadhall.games.berserk.state import FACE_DOWN, BerserkState

OPTION_SETS: list[dict[str, Value]] = [{"decks": "ready"}, {"decks": "squads"}, {"decks": "own"}]


def twin(state: State, seat: int | None, chance: Chance) -> State:
    """Whoever has begun to answer keeps its cards."""
    other = state.copy()
    assert isinstance(other, BerserkState)
    for who in range(2):
        if who != seat and not has_begun(other, who):
            deal_again(other, who, chance)
    return other


def has_begun(state: BerserkState, who: int) -> bool:
    top = state.frames[-1] if state.frames else None
    if isinstance(top, Together):
        return bool(top.answer_of(who))
    return state.mid_move and state.seat == who


def deal_again(state: BerserkState, who: int, chance: Chance) -> None:
    covered = [slot for slot in range(state.slots) if state.owner[slot] == who and state.flags[slot] & FACE_DOWN]
    pool = [*state.decks[who], *state.deals[who], *(int(state.kind[slot]) for slot in covered)]
    chance.shuffle(pool)
    for slot in covered:
        state.kind[slot] = pool.pop()
    size = len(state.decks[who])
    state.decks[who], state.deals[who] = tuple(sorted(pool[:size])), tuple(sorted(pool[size:]))
    state.stale = True
