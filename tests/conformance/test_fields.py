"""Every field of every state is copied, shown, written down and read again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from meadhall import State
from meadhall.games.berserk.values import listen
from meadhall.games.bloodrage.layout import DRAFT
from tests.conformance import field_laws
from tests.conformance.cases import cases, entry, joined
from tests.conformance.declared_fields import VIEW
from tests.conformance.field_laws import Declared, Sense, declared, plain, rare_moments, value
from tests.conformance.plays import play_through, plays

SEEDS = 12
"""Random plays of each case in which rare facts are looked for, as long as there are any."""

CONSTANT: dict[str, dict[str, str]] = {
    "feast": {},
    "voluspa": {
        "disclosures": "what is learnt is drawn, and the counter of chance tells of that",
        "kinds": "so many kinds of tiles there are, in every set",
    },
    "wolves": {
        "totals": "they are those of the set of cards; another comes from a file, test_cards_file.py",
        "kinds": "so many kinds of cards there are, in every set",
    },
    "bloodrage": {},
    "berserk": {
        "pending": "what was woken waits in frames whenever anybody is asked",
    },
}
"""Fields that have one value in these plays, each with the reason why that is no gap."""


def lying_tiles(state: Any) -> Any:
    """A board counts its runs in gaps alone: what a cell with a tile still holds of them means nothing, nor does the
    order of what is covered on different cells."""
    board = plain(state.board, {})
    power = board["power"]
    for runs in ("across", "down"):
        board[runs] = [0 if worth else count for worth, count in zip(power, board[runs], strict=True)]
    board["under"] = {int(cell): state.board.covered(cell) for cell in state.board.laid}
    return board


def listened(name: str) -> Callable[[Any], Any]:
    """Berserk keeps an index of who listens, made anew when it is asked for."""

    def fresh(state: Any) -> Any:
        copy = state.copy()
        listen(copy)
        return getattr(copy, name)

    return fresh


SENSE: dict[str, Sense] = {
    "berserk": {
        "stale": lambda _: False,
        **{name: listened(name) for name in ("hears", "aura_stats", "riders", "flyers", "hidden")},
    },
    "voluspa": {"board": lying_tiles},
    "bloodrage": {"round": lambda state: state.round if state.phase == DRAFT else 0},
}
"""Rounds are counted in the draft of Blood Rage only; what is left of the count afterwards nobody asks."""

each_title = pytest.mark.parametrize("name", joined())


@cache
def states(name: str) -> list[State]:
    """Many moments of plays with all its options, and those in which a field first is not what it was."""
    found = [look for case in cases(name) for play in plays(case) for look in play.looks] + entry(name).rare()
    first = found[0]
    fields = [field for field in said(name).fields if field.seen != VIEW and field.name not in CONSTANT[name]]
    pending = {field.name: (field, repr(value(first, field))) for field in fields}
    for look in found:
        changed = [one for one, (field, before) in pending.items() if repr(value(look, field)) != before]
        for one in changed:
            del pending[one]
    for seed in range(SEEDS):
        for case in cases(name):
            if pending:
                found += rare_moments(case.game, play_through(case.game, seed).moves, seed, pending)
    return found


def said(name: str) -> Declared:
    return declared(name, entry(name).fixed, SENSE.get(name))


@each_title
def test_a_title_declares_the_fields_of_its_state_and_no_others(name: str) -> None:
    field_laws.check_declarations(states(name)[0], said(name))


@each_title
def test_a_copy_has_every_field_and_of_its_own(name: str) -> None:
    field_laws.check_copies(states(name), said(name))


@each_title
def test_json_has_every_field(name: str) -> None:
    field_laws.check_json(states(name), said(name))


@each_title
def test_a_view_has_what_all_may_know_and_nothing_that_none_may(name: str) -> None:
    field_laws.check_views(states(name), said(name))


@each_title
def test_every_key_belongs_to_a_field_and_is_where_it_should_be(name: str) -> None:
    field_laws.check_keys(states(name), said(name))


@each_title
def test_every_field_was_really_checked(name: str) -> None:
    field_laws.check_variety(states(name), said(name), CONSTANT[name])
