"""States and positions of Völuspá that cannot be are refused, each with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import meadhall
from meadhall import DataError, Game, PositionError, View

HANDS = "hand 0: odin thor\nhand 1: loki\n"
Change = Callable[[dict[str, Any]], object]


def game(tile_set: str = "all", seats: int = 2) -> Game:
    return meadhall.game("voluspa", seats, set=tile_set)


def data_after(moves: int, tile_set: str = "all") -> dict[str, Any]:
    state = game(tile_set).new(3)
    for _ in range(moves):
        state.play(state.options[0])
    return state.data()


def put(*path: str | int, value: object) -> Change:
    """Write a value at a place of the data."""

    def change(data: dict[str, Any]) -> None:
        at: Any = data
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("bag", value=10**12), r"^bag: there are \d+ tiles in the bag, not 1000000000000$"),
        (put("bagTiles", "odin", value=10**12), r"^bagTiles\.odin: 1000000000000 is not from 0 to 255$"),
        (put("bagTiles", "odin", value=200), "^bag: there are"),
        (put("gained", value=[99, 0]), r"^gained: somebody gained points after move 6, the last one$"),
        (put("board", 0, 5, value=["hel"]), r"^board: on \w+ a \w+ cannot lie on a hel$"),
        (put("board", -1, 0, value="n40"), "^board: the tiles do not hang together$"),
        (put("board", -1, 0, value="zz900"), r"^board\[\d+\]\[0\]|is no cell"),
        (put("board", 0, 1, value="balder"), r"^board\[0\]\[1\]: there is no tile 'balder'$"),
        (put("last", value=["a1", 0]), "^last: "),
        (put("last", value=["n14", 7]), r"^last\[1\]: 7 is not from 0 to 1$"),
        (put("turn", value=2), "^turn: 2 is not from 0 to 1$"),
        (put("hels", value=[3, 3]), "there are 6 tiles hel, and only 5 in the box"),
        (put("hands", 0, "tiles", 0, value="hel"), r"^hands\[0\]\.tiles\[0\]: there is no tile 'hel'$"),
        (put("frames", value=[]), "^frames: it is not over: somebody can go on$"),
        (put("frames", value=[["Follow", [0]]]), "^frames: there is no hermod on"),
        (put("frames", value=[["Follow", [10**9]]]), r"^frames\[0\]\[1\]\[0\]: 1000000000 is not from -1 to 16383$"),
        (put("frames", value=[["Fly", [0, 0, 0]]]), "^frames: there is no raven on"),
        (put("frames", value=[["Drop", []]]), "^frames: seat . holds no more than 5 tiles$"),
        (put("frames", value=[["Turn", []], ["Turn", []]]), "^frames: more than one thing is under way$"),
        (put("frames", value=[["Turn", [1]]]), r"^frames\[0\]\[1\]: the list has 1 entries, not 0$"),
        (put("frames", value="Turn"), "^frames: 'Turn' is no list$"),
        (put("chance", value=["xyz", 1]), r"^chance\[0\]: this is no key"),
        (put("chance", value=["", -1]), r"^chance\[1\]: -1 is not from 0"),
        (put("lore", value="much"), "^lore: 'much' is no whole number$"),
        (put("wisdom", value=7), "^there is no 'wisdom' there$"),
    ],
)
def test_a_state_that_cannot_be_is_refused_with_the_place(change: Change, says: str) -> None:
    data = data_after(6)
    game().from_data(data)
    change(data)
    with pytest.raises(DataError, match=says):
        game().from_data(data)


@pytest.mark.parametrize(("of", "into"), [("order", "base"), ("edda", "order"), ("all", "edda")])
def test_a_state_of_another_set_is_refused(of: str, into: str) -> None:
    with pytest.raises(DataError, match=r"is no tile of this set|there is no"):
        game(into).from_data(data_after(2, of))
    with pytest.raises(DataError, match="hands: the list has 2 entries, not 3"):
        game(of, 3).from_data(data_after(2, of))


@pytest.mark.parametrize("moves", [0, 2, 30])
@pytest.mark.parametrize(
    ("of", "into"), [("base", "edda"), ("base", "all"), ("order", "all"), ("edda", "all"), ("ravens", "all")]
)
def test_a_state_of_a_smaller_set_is_refused(of: str, into: str, moves: int) -> None:
    says = f"these are the tiles of the set {of!r}, and the set played here is {into!r}$"
    data = data_after(moves, of)
    assert game(of).from_data(data).data() == data
    with pytest.raises(DataError, match=says):
        game(into).from_data(data)
    view = game(of).from_data(data).view(0).data()
    put("options", "set", value=into)(view)
    with pytest.raises(DataError, match=says):
        View.from_json(json_of(view))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("moves: 2\nboard: n14 odin, n20 thor\n" + HANDS, "board: the tiles do not hang together"),
        ("board: n14 odin, p14 thor\n" + HANDS, "the columns of the board do not hang together"),
        ("board: n14 odin/thor\n" + HANDS, "on n14 a odin cannot lie on a thor"),
        ("board: n14 dragon/dragon\n" + HANDS, "on n14 a dragon cannot lie on a dragon"),
        ("board: n14 dragon/hel\n" + HANDS, "on n14 a dragon cannot lie on a hel"),
        ("board: n14 odin\nmoves: 3\ngained: 4 0\n" + HANDS, "gained: somebody gained points after move 3"),
        ("board: n14 odin, o14 raven\nasks: fly o14 after n14\n" + HANDS, "there is no hermod on n14"),
        ("board: n14 odin, o14 raven\nasks: fly o14 after m14\n" + HANDS, "there is no hermod on m14"),
        ("board: n14 odin\nlast: n15 0\n" + HANDS, "last: no tile lies on n15"),
        ("board: n14 odin\nturn: 0 1\n" + HANDS, "line 2 .*'0 1' is no seat"),
        ("board: n14 odin\nturn: 0 acted\n" + HANDS, "line 2 .*'0 acted' is no seat"),
        ("board: n14 odin\nbag: odin 1000000000000\n" + HANDS, "line 2 .*is no number from 1 to"),
        ("board: n14 odin\nbag: rest odin\n" + HANDS, "line 2 .*there is no tile 'rest'"),
        ("board: n14 odin\nscores:\n" + HANDS, "line 2 .*there are 0 numbers, not 2"),
        ("board: n14 odin\ndraw n14 blah:\n" + HANDS, "line 2 .*'draw n14 blah' is none of"),
        ("board: n14 odin\nhels: 3 3\n" + HANDS, "6 tiles hel, and only 5 in the box"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_place(text: str, says: str) -> None:
    with pytest.raises(PositionError, match=says) as error:
        game().from_text(text)
    assert isinstance(error.value, DataError)


@pytest.mark.parametrize(
    "text",
    [
        "board: n14 odin, o14 hermod, p14 raven\nasks: fly p14 after o14\n" + HANDS,
        "board: n14 odin, o14 raven/hermod\nasks: fly o14 after o14\n" + HANDS,
        "board: n14 dragon/raven/dragon/loki\n" + HANDS,
        "board: n14 odin, n16 thor\n" + HANDS,
    ],
)
def test_what_can_be_is_read(text: str) -> None:
    state = game().from_text(text)
    assert game().from_json(state.to_json()).digest() == state.digest()


def test_a_view_that_tells_of_another_table_is_refused() -> None:
    view: dict[str, Any] = game().new(3).view(0).data()
    for change, says in (
        (put("options", "set", value="base"), "is no tile of this set|there is no"),
        (put("waiting", value=[0, 1]), "waiting"),
        (put("over", value=True), "over: True does not follow"),
        (put("seat", value=4), "there is no seat 4; seats are 0 to 1"),
        (put("options", "set", value=None), "set=None is not allowed"),
    ):
        broken = meadhall.engine.game.json_object(View.from_json(json_of(view)).to_json())
        change(broken)
        with pytest.raises(meadhall.MeadhallError, match=says):
            View.from_json(json_of(broken))


def json_of(data: dict[str, Any]) -> str:
    return json.dumps(data)
