"""Where a tile may go is told by the list of options, by one option asked about, by the refusals and by what is picked;
here they are held to each other, over random plays of every set and over tables made to be awkward."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count

import pytest

import meadhall
from meadhall import Chance
from meadhall.games.voluspa import notation
from meadhall.games.voluspa.notation import PLACE, WAYS, pack, unpack
from meadhall.games.voluspa.refusals import not_placeable
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import HEL, JOTUN, KINDS, SERPENT, SETS
from meadhall.games.voluspa.turns import Prompted

from .comparison import crowded, short
from .scenario import Scene

AWKWARD = {
    "trolls all around": "troll . troll\n. odin .\ntroll . troll",
    "a row of seven": "thor odin loki fenrir skadi dragon thor\n. . . troll . . .",
    "six and a gap": "odin thor loki . skadi dragon raven\nhel . . . . . troll",
    "stacks and boosts": "dragon+2/thor raven/skadi .\n. hel jotun\ntroll hermod nidhogg+1",
    "one tile": "odin",
}
HANDS = ("odin troll dragon skadi jotun", "raven serpent hermod freya freya", "dwarf nidhogg jotun freya loki")


def cells_about(state: Voluspa) -> list[int]:
    """The cells where something lies, those beside them, those beside these, and one far away."""
    b = state.board
    near = {int(c) for c in [*b.laid, *b.edge]}
    beyond = {int((c + step) & b.mask) for c in b.edge for step in b.steps}
    return sorted(near | beyond | {(int(b.start) + 31 * int(b.wide) + 31) & int(b.mask)})


def every_placement(state: Voluspa) -> Iterator[int]:
    """Every kind on every such cell, in every way, boosted and not."""
    freyas = range(3) if state.freya else range(1)
    for cell in cells_about(state):
        for kind in range(HEL, KINDS):
            for way in range(len(WAYS)):
                for boost in freyas:
                    yield int(pack(PLACE, kind, boost, cell, way))


def sayable(option: int) -> bool:
    """Whether a text means this option: a way is said by Jotuns and Serpents only, and Hel is never boosted."""
    _, kind, boost, _, way = unpack(option)
    if kind == SERPENT:
        return way in (notation.ROW, notation.COLUMN)
    return (kind == JOTUN or way == 0) and not (kind == HEL and boost)


def hold_together(state: Voluspa) -> None:
    """All that tells where a tile may go says the same of every placement there is."""
    frame, seat = state.frames[-1], state.turn
    assert isinstance(frame, Prompted)
    options = state.options
    listed = set(options)
    assert len(listed) == len(options)
    for option in every_placement(state):
        assert frame.allows(state, seat, option) == (option in listed), notation.say(state.board, option)
        if option in listed:
            assert not_placeable(state.board, unpack(option)) is None
        reason = frame.refusal(state, seat, unpack(option)) if sayable(option) else None
        assert not sayable(option) or (reason is None) == (option in listed), notation.say(state.board, option)


def picked_as_listed(state: Voluspa) -> None:
    """Whatever number is drawn, the option picked is the one that stands there in the list."""
    options = state.options
    missing = set(range(len(options)))
    for seed in count():
        number = int(Chance(seed).below(len(options)))
        if number in missing:
            assert state.pick(Chance(seed)) == options[number]
            missing.remove(number)
        if not missing:
            return


@pytest.mark.parametrize(("tile_set", "strict_tokens"), [*((name, False) for name in SETS), ("order", True)])
def test_random_plays(tile_set: str, strict_tokens: bool) -> None:
    game = meadhall.game("voluspa", 2, set=tile_set, strict_tokens=strict_tokens)
    state, chance = game.new(3), Chance(7)
    assert isinstance(state, Voluspa)
    moves = 0
    while not state.over:
        if moves % 5 == 0:
            picked_as_listed(state)
        if moves % 23 == 5:
            hold_together(state)
        state.play(state.pick(chance))
        moves += 1


@pytest.mark.parametrize("tile_set", SETS)
@pytest.mark.parametrize("begin", [short, crowded], ids=["short", "crowded"])
def test_late_and_crowded_tables(tile_set: str, begin: object) -> None:
    assert callable(begin)
    chance = random.Random(tile_set)
    for _ in range(2):
        state = begin(chance, tile_set, 3, {})
        assert isinstance(state, Voluspa)
        if not state.over:
            picked_as_listed(state)
            hold_together(state)


@pytest.mark.parametrize("table", AWKWARD.values(), ids=AWKWARD.keys())
@pytest.mark.parametrize("hand", HANDS)
def test_awkward_tables(table: str, hand: str) -> None:
    state = Scene(table, hand, hels=1, seats=3).state
    picked_as_listed(state)
    hold_together(state)


@pytest.mark.parametrize("move", ["hermod r14", "raven r14", "raven q14"])
def test_what_follows_a_hermod_or_a_raven(move: str) -> None:
    case = Scene("odin troll hermod thor .\nskadi . jotun . .", "hermod raven jotun dragon freya", hels=1, seats=3)
    case.do(move)
    picked_as_listed(case.state)
    hold_together(case.state)


def test_a_way_where_none_belongs_is_no_option() -> None:
    state = Scene("odin thor .", "odin dragon serpent jotun", hels=1).state
    frame = state.frames[-1]
    assert isinstance(frame, Prompted)
    empty, tile = notation.cell_named(state.board, "p14"), notation.cell_named(state.board, "n14")
    for kind, cell, way in [(2, empty, 1), (5, tile, 1), (HEL, tile, 2), (SERPENT, empty, 0), (SERPENT, empty, 3)]:
        option = int(pack(PLACE, kind, 0, cell, way))
        assert not frame.allows(state, 0, option)
        reason = frame.refusal(state, 0, unpack(option))
        assert reason is not None and reason.key == "unknown-move"
