"""Where a tile may go is told by the list of options, by one option asked about, by the refusals, by what is picked, by
the best places that bots find and by what machines see of the table; here they are held to each other, over random
plays of every set and over tables made to be awkward."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count

import librt.vecs
import mypy_extensions
import pytest

import meadhall
from meadhall import Chance
from meadhall.engine.built import COMPILED
from meadhall.engine.flat import i64, vec
from meadhall.games.voluspa import notation
from meadhall.games.voluspa.effects import placement_points
from meadhall.games.voluspa.estimates import NOTHING, best_kill, best_places, offers
from meadhall.games.voluspa.notation import PLACE, WAYS, pack, unpack
from meadhall.games.voluspa.observation import TO_ALL, TO_COVERING, TO_FEARLESS, TO_NONE, access, window
from meadhall.games.voluspa.placing import FITS, obstacle
from meadhall.games.voluspa.refusals import not_placeable
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import DRAGON, DWARF, FIRST, HEL, JOTUN, KINDS, RAVEN, SERPENT, SETS
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
    weighed_where_they_fit(state)
    seen_as_open(state)


def fitting(state: Voluspa, tile: int) -> list[int]:
    """All ways to lay this tile, an option still without a cell, whoever holds it."""
    _, kind, _, _, way = unpack(tile)
    return [tile + cell for cell in cells_about(state) if obstacle(state.board, kind, cell, way) == FITS]


def every_tile(state: Voluspa) -> list[int]:
    """Every kind but Hel, in every way that it knows, boosted and not."""
    ways = {SERPENT: (notation.ROW, notation.COLUMN), JOTUN: range(len(WAYS))}
    return [
        int(pack(PLACE, kind, boost, 0, way))
        for kind in range(FIRST, int(state.kinds_used))
        for way in ways.get(kind, (0,))
        for boost in (range(3) if state.freya else range(1))
    ]


def native(numbers: list[int]) -> vec[i64]:
    """A row of numbers as the engine in use takes it: compiled code wants one of machine integers."""
    return librt.vecs.vec[mypy_extensions.i64](numbers) if COMPILED else vec[i64](numbers)


def weighed_where_they_fit(state: Voluspa) -> None:
    """Bots find for every tile the place that brings most, of all those where it may go, and none where it may not."""
    b, rules = state.board, state.rules
    tiles = every_tile(state)
    best, found = best_places(b, rules, native(tiles), native([0] * len(tiles)), b.edge, b.laid, 0, False)
    most: dict[int, int] = {}
    for at, tile in enumerate(tiles):
        points = {option: int(placement_points(b, rules, option)) for option in fitting(state, tile)}
        most[tile] = 10 * max(points.values()) if points else NOTHING
        assert best[at] == most[tile], notation.say(b, int(found[at]))
        assert not points or 10 * points[int(found[at])] == best[at]
    for kind, quick in enumerate(offers(b, rules, state.kinds_used), FIRST):
        plain = most[int(pack(PLACE, kind, way=notation.ROW if kind == SERPENT else 0))]
        assert quick == plain if kind not in (SERPENT, DWARF) else (quick == NOTHING) == (plain == NOTHING)
    kill = int(best_kill(b, b.laid))
    kills = fitting(state, int(pack(PLACE, HEL)))
    assert (kill in kills) == bool(kills)
    assert all(placement_points(b, rules, other) <= placement_points(b, rules, kill) for other in kills)


def seen_as_open(state: Voluspa) -> None:
    """What machines see of a cell: who may be laid there."""
    b, told = state.board, dict[int, int]()
    for cell in cells_about(state):
        if any(obstacle(b, kind, cell, 0) == FITS for kind in (DRAGON, RAVEN)):
            told[cell] = TO_COVERING if b.top[cell] else TO_ALL
        elif obstacle(b, DWARF, cell, 0) == FITS:
            told[cell] = TO_FEARLESS
        elif cell in b.edge:
            told[cell] = TO_NONE
    assert access(state, 0) == window(state, told)


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
