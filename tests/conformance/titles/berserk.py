"""Berserk: cards that a seat has not seen change places between the other's deck, its deal and its face-down cards; a
deck of one's own may hold others altogether."""

from __future__ import annotations

import meadhall
from meadhall import Chance, State
from meadhall.engine.frames import Together
from meadhall.engine.game import Value
from meadhall.games.berserk.board import CELL_NAMES
from meadhall.games.berserk.decks import copies_of
from meadhall.games.berserk.state import FACE_DOWN, BerserkState

OPTION_SETS: list[dict[str, Value]] = [{"decks": "own"}, {"decks": "ready"}, {"decks": "squads"}]
SIGNS = CELL_NAMES


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
    if state.game.options["decks"] == "own":
        state.decks[who] = other_deck(state, who, chance)
    state.stale = True


def other_deck(state: BerserkState, who: int, chance: Chance) -> tuple[int, ...]:
    """As many cards that a deck may hold beside those that were seen (K-40)."""
    held = [*state.below[who], *state.deals[who], *state.squads[who]]
    held += [int(state.kind[slot]) for slot in range(state.slots) if state.owner[slot] == who]
    deck: list[int] = []
    while len(deck) < len(state.decks[who]):
        kind = int(chance.below(len(state.book.cards)))
        if (held + deck).count(kind) < copies_of(state.book.cards[kind]):
            deck.append(kind)
    return tuple(sorted(deck))


def rare() -> list[State]:
    """Markers on cells, what comes later, wounds still prevented, a creature that shares its cell."""
    text = """
        0 a1: tergala
        0 b1: mage-of-tor-garon
        0 c3: mist-dweller
        0 graveyard: skeletal-worm tokens=2
        1 d3: raer
        1 e6: skeletal-worm wounds=9 closed
        marks: [[3, 17, 0, 9999]]
    """
    state = meadhall.game("berserk").from_text(text, 1)
    states = [state.copy()]
    for move in ("a1 feature1", "row 1", "b1 feature1", "c3 d3"):
        state.do(move, 0)
        states.append(state.copy())
    return states
