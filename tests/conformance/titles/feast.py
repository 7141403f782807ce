"""Feast: hidden cards change their names, and secret answers are given anew."""

from __future__ import annotations

from meadhall import Chance, State
from meadhall.engine.frames import Together
from meadhall.engine.game import Value
from tests.madeup.draft import Pick
from tests.madeup.hall import Feast, bit

OPTION_SETS: list[dict[str, Value]] = [
    {"draft": "hidden"},
    {"draft": "open"},
    {"draft": "open", "dice": False},
    {"draft": "open", "instants": True},
]


def twin(state: State, seat: int | None, chance: Chance) -> State:
    other = state.copy()
    assert isinstance(other, Feast)
    new_name = renaming(other, seat, chance)
    old_place, old_known = other.place[:], other.known[:]
    for card, name in enumerate(new_name):
        other.place[name] = old_place[card]
        other.known[name] = old_known[card]
    for giver, cards in enumerate(other.passed):
        if giver != seat:
            other.passed[giver] = tuple(new_name[card] for card in cards)
    top = other.frames[-1] if other.frames else None
    if isinstance(top, Together):
        other.frames[-1] = answered_anew(top, other, seat, chance, new_name)
    return other


def renaming(state: Feast, seat: int | None, chance: Chance) -> list[int]:
    """New names for the cards the seat does not know; those it passed on stay among themselves."""
    names = list(range(len(state.place)))
    passed = state.passed[seat] if seat is not None else ()
    hidden = [card for card in names if not state.known[card] & bit(seat)]
    for group in ([card for card in hidden if card in passed], [card for card in hidden if card not in passed]):
        mixed = group[:]
        chance.shuffle(mixed)
        for card, name in zip(group, mixed, strict=True):
            names[card] = name
    return names


def answered_anew(
    top: Together[Feast], state: Feast, seat: int | None, chance: Chance, new_name: list[int]
) -> Together[Feast]:
    chosen = list(top.chosen)
    for i, who in enumerate(top.seats):
        if who != seat and top.closed[i]:
            answer: tuple[int, ...] = ()
            for _ in top.chosen[i]:
                options = top.choices(state, who, answer)
                answer = (*answer, options[chance.below(len(options))])
            chosen[i] = answer
        elif who != seat and isinstance(top, Pick):
            chosen[i] = tuple(new_name[card] for card in top.chosen[i])
    return top.with_answers(tuple(chosen), top.closed)
