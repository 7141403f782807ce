"""Positions as text: what is written is read back, what a person writes is understood, and every mistake is named."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall import Chance, State
from meadhall.engine.errors import DataError, HiddenError, OptionError

from .oracle import SETS
from .scenario import read_position as read


def facts(state: State) -> dict[str, Any]:
    """All but the randomness that is to come."""
    data: dict[str, Any] = state.data()
    del data["chance"]
    return data


@pytest.mark.parametrize("tile_set", SETS)
def test_every_moment_of_a_play_goes_to_text_and_back(tile_set: str) -> None:
    game = meadhall.game("voluspa", 3, set=tile_set)
    chance = Chance(12)
    kinds = set()
    for seed in range(3):
        state = game.new(seed)
        while not state.over:
            prompt = state.prompt
            assert prompt is not None
            special = prompt.kind != "place" and (prompt.kind not in kinds or chance.below(4) == 0)
            if special or chance.below(6) == 0:
                kinds.add(prompt.kind)
                text = state.to_text()
                again = game.from_text(text)
                assert facts(again) == facts(state)
                assert again.to_text() == text
                assert sorted(again.options) == sorted(state.options)
                assert again.count() == state.count()
            state.play(state.pick(chance))
    if tile_set in ("ravens", "all"):
        assert {"follow", "fly"} <= kinds


def test_a_play_that_is_over_goes_to_text_and_back() -> None:
    game = meadhall.game("voluspa", 2)
    state = game.new(4)
    state.rollout(Chance(9))
    again = game.from_text(state.to_text())
    assert again.over
    assert facts(again) == facts(state)
    assert again.standings == state.standings


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    state = read("board: n14 odin\nhand 0: thor\nhand 1: loki")
    data: Any = state.dump()
    assert data["hels"] == [2, 2]
    assert (data["scores"], data["gained"], data["moves"], data["turn"], data["last"]) == ([0, 0], [0, 0], 0, 0, None)
    assert data["bag"] == 105 - 3
    assert data["discard"] == {}
    assert state.prompt is not None and state.prompt.kind == "place"
    assert sum(state.count().values()) == 110


def test_every_line_is_read() -> None:
    state = read(
        """
        # a remark
        board: n14 odin, o14 thor+1, n15 dragon/raven/loki, m14 hel   # and another
        hand 0: odin thor *skadi
        hand 1: loki 2, troll
        hels: 1 0
        bag: rest
        discard: freya 2
        scores: 12 9
        gained: 5 6
        moves: 7
        turn: 1
        last: o14 0
        """
    )
    data: Any = state.dump()
    assert [row[:3] + row[5:] for row in data["board"]] == [
        ["n14", "odin", 0, []],
        ["o14", "thor", 1, []],
        ["n15", "dragon", 0, ["loki", "raven"]],
        ["m14", "hel", 0, []],
    ]
    assert data["hands"][0] == {"count": 3, "tiles": ["odin", "thor", "skadi"], "known": ["skadi"]}
    assert sorted(data["hands"][1]["tiles"]) == ["loki", "loki", "troll"]
    assert (data["hels"], data["discard"]) == ([1, 0], {"freya": 2})
    assert (data["scores"], data["gained"], data["moves"], data["turn"]) == ([12, 9], [5, 6], 7, 1)
    assert data["last"] == ["o14", 0]
    assert state.seat == 1


def test_a_table_can_be_drawn_with_shortened_names() -> None:
    drawn = read("draw m13:\n .  od th+1\n tro dr/lo .\nhand 0: va\nhand 1: ni")
    listed = read("board: n13 odin, o13 thor+1, m14 troll, n14 dragon/loki\nhand 0: valkyrie\nhand 1: nidhogg")
    assert facts(drawn)["board"] == facts(listed)["board"]
    assert facts(drawn)["hands"] == facts(listed)["hands"]


def test_drawing_and_list_together() -> None:
    state = read("draw n14:\n odin thor\nboard: n15 loki\nhand 0: odin\nhand 1: odin")
    assert {row[0] for row in facts(state)["board"]} == {"n14", "o14", "n15"}


def test_a_bag_of_just_these_tiles() -> None:
    state = read("board: n14 odin\nhand 0: thor\nhand 1: loki\nbag: troll 2 loki")
    assert facts(state)["bagTiles"] == {"troll": 2, "loki": 1}
    assert facts(state)["bag"] == 3
    assert state.count() == read("board: n14 odin\nhand 0: thor\nhand 1: loki").count(), "the rest is out of the play"
    empty = read("board: n14 odin\nhand 0: thor\nhand 1: loki\nbag: none")
    assert facts(empty)["bag"] == 0


def test_freyas_of_boosts_lie_in_the_discard_pile_said_or_not() -> None:
    """Otherwise a Skadi could not hand them back (O-6)."""
    board = "board: n14 odin+1, o14 thor+2\nhand 0: skadi\nhand 1: loki\n"
    assert facts(read(board))["discard"] == {"freya": 3}
    assert facts(read(board + "discard: freya loki"))["discard"] == {"freya": 3, "loki": 1}
    assert facts(read(board + "discard: freya 5"))["discard"] == {"freya": 5}
    state = read(board)
    state.do("skadi o14")
    assert facts(state)["discard"] == {"freya": 1}


def test_known_tiles_of_a_number() -> None:
    state = read("board: n14 odin\nhand 0: *thor 2 loki\nhand 1: loki")
    hand = facts(state)["hands"][0]
    assert sorted(hand["tiles"]) == ["loki", "thor", "thor"]
    assert hand["known"] == ["thor", "thor"]


def test_the_middle_of_a_turn() -> None:
    follow = read("board: n14 odin, o14 hermod\nhand 0: thor\nhand 1: loki\nasks: follow o14")
    assert follow.prompt is not None and (follow.prompt.kind, follow.prompt.params) == ("follow", {"cell": "o14"})
    assert "thor p14" in [follow.say(option) for option in follow.options]
    assert "thor n13" not in [follow.say(option) for option in follow.options]

    flight = read("board: n14 odin, o14 raven\nhand 0: thor\nhand 1: loki\nasks: fly o14")
    assert sorted(flight.say(option) for option in flight.options) == [
        "fly m14", "fly n13", "fly n14", "fly n15", "stay",
    ]  # fmt: skip
    covering = read("board: n14 odin, o14 raven/thor\nhand 0: thor\nhand 1: loki\nasks: fly o14")
    assert "fly p14" in [covering.say(option) for option in covering.options]

    chained = "board: n14 hermod, o14 raven, n15 odin, m15 thor\nhand 0: thor\nhand 1: loki\nasks: fly o14 after n14"
    assert "fly m14" in [read(chained).say(option) for option in read(chained).options]
    assert "fly l15" not in [read(chained).say(option) for option in read(chained).options]

    drop = read("board: n14 odin\nhand 0: thor 4 loki 3\nhand 1: loki\nasks: drop")
    assert drop.prompt is not None and (drop.prompt.kind, drop.prompt.params) == ("drop", {"count": 2})


def test_a_flight_does_not_depend_on_the_order_of_the_list() -> None:
    first = read("board: o14 raven, n14 odin, n15 loki\nhand 0: thor\nhand 1: loki\nasks: fly o14")
    last = read("board: n14 odin, n15 loki, o14 raven\nhand 0: thor\nhand 1: loki\nasks: fly o14")
    assert sorted(first.say(option) for option in first.options) == sorted(last.say(option) for option in last.options)


def test_cells_far_out_have_names_that_go_round() -> None:
    state = read("draw bl14:\n odin thor loki\nhand 0: odin\nhand 1: odin", tile_set="base")
    assert [row[0] for row in facts(state)["board"]] == ["bl14", "a14", "b14"]
    up = read("draw n64:\n odin\n thor\nhand 0: odin\nhand 1: odin", tile_set="base")
    assert [row[0] for row in facts(up)["board"]] == ["n64", "n1"]
    assert facts(up)["board"][1][4] == 7


def test_a_view_has_no_position() -> None:
    state = read("board: n14 odin\nhand 0: thor\nhand 1: loki")
    with pytest.raises(HiddenError):
        state.view(0).known.to_text()


HANDS = "hand 0: thor\nhand 1: loki\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no tile on the board"),
        ("hand 0: odin", "no tile on the board"),
        ("board n14 odin", "no colon"),
        ("board: n14 odin\nbord: n15 odin", "'bord'"),
        ("board: n14 odin\nhand 2: odin", "'hand 2'"),
        ("board: n14 odin\nboard: n15 odin", "a second time"),
        ("board: n14", "not a cell and a tile"),
        ("board: n14 odin thor", "not a cell and a tile"),
        ("board: n14 odin, n14 thor\n" + HANDS, "n14 is given twice"),
        ("board: n14 odin, q14 thor\n" + HANDS, "hang together"),
        ("board: 14n odin\n" + HANDS, "no cell"),
        ("board: n0 odin\n" + HANDS, "no cell"),
        ("board: n14 zeus", "no tile 'zeus'"),
        ("board: n14 t", "could be"),
        ("board: n14 odin+5", "boosted above 12"),
        ("board: n14 hel+1", "boosted above 12"),
        ("board: n14 odin+x", "no number"),
        ("draw 14n:\n odin", "no cell"),
        ("draw n14:\n odin odin odin odin odin odin thor thor\n" + HANDS, "more than 7"),
        ("draw n14:\n thor\n thor\n thor\n thor\n thor\n thor\n thor\n odin\n" + HANDS, "more than 7"),
        ("board: n14 odin\nhand 0: hel", "neither held, drawn nor discarded"),
        ("board: n14 odin\nhand 0: 3", "no tile '3'"),
        ("board: n14 odin\nhand 0: thor 99", "'99' is no number from 1 to 13"),
        ("board: n14 odin\nhand 0: thor 6\nhand 1: loki", "more than 5"),
        ("board: n14 odin\nhand 1: loki\nhels: 0 0", "has no tile"),
        ("board: n14 odin\ndiscard: hel\n" + HANDS, "neither held, drawn nor discarded"),
        ("board: n14 odin\nbag: hel\n" + HANDS, "neither held, drawn nor discarded"),
        ("board: n14 odin\nbag: 2 odin\n" + HANDS, "no tile '2'"),
        ("board: n14 odin\nbag: odin 6\n" + HANDS, "7 tiles odin"),
        ("board: n14 odin\ndiscard: odin 6\n" + HANDS, "7 tiles odin"),
        ("board: n14 odin\nhels: 3 3\n" + HANDS, "6 tiles hel"),
        ("board: n14 odin\nhels: 1\n" + HANDS, "1 numbers, not 2"),
        ("board: n14 odin\nhels: 1 x\n" + HANDS, "no number"),
        ("board: n14 odin\nscores: 1\n" + HANDS, "1 numbers, not 2"),
        ("board: n14 odin\nscores: 1 -1\n" + HANDS, "no number"),
        ("board: n14 odin\ngained: 1 2 3\n" + HANDS, "3 numbers, not 2"),
        ("board: n14 odin\nmoves: many\n" + HANDS, "no number"),
        ("board: n14 odin\nmoves: 1234567\n" + HANDS, "no number"),
        ("board: n14 odin\nturn: 2\n" + HANDS, "'2' is no seat"),
        ("board: n14 odin\nturn: x\n" + HANDS, "'x' is no seat"),
        ("board: n14 odin\nlast: n14\n" + HANDS, "a cell and a seat"),
        ("board: n14 odin\nlast: n14 2\n" + HANDS, "'2' is no seat"),
        ("board: n14 odin\nlast: xx 1\n" + HANDS, "no cell"),
        ("board: n14 odin\nasks: sing\n" + HANDS, "none of"),
        ("board: n14 odin\nasks: follow n14\n" + HANDS, "no hermod on n14"),
        ("board: n14 odin\nasks: follow\n" + HANDS, "none of"),
        ("board: n14 odin\nasks: fly n14\n" + HANDS, "no raven on n14"),
        ("board: n14 odin\nasks: fly n14 after\n" + HANDS, "none of"),
        ("board: n14 odin\n# a remark\nmoves: -1\n" + HANDS, "^line 3 of the position"),
        ("board: n14 raven\nasks: fly n14\n" + HANDS, "touches nothing"),
        ("board: n14 odin\nasks: drop\n" + HANDS, "no more than 5"),
    ],
)
def test_every_mistake_is_named(text: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        read(text)


@pytest.mark.parametrize(
    "text",
    [
        "board: n14 raven\n" + HANDS,
        "board: n14 odin\nhand 0: raven\nhand 1: loki",
        "board: n14 odin\nbag: raven\n" + HANDS,
        "board: n14 odin\ndiscard: raven\n" + HANDS,
        "board: n14 dragon/raven\n" + HANDS,
        "board: n14 odin\nhels: 1 1\n" + HANDS,
        "board: n14 odin, o14 hel\n" + HANDS,
        "board: n14 odin+1\n" + HANDS,
    ],
)
def test_tiles_of_another_box_are_refused(text: str) -> None:
    with pytest.raises(OptionError):
        read(text, tile_set="base")


def test_json_that_is_no_position_is_refused() -> None:
    game = meadhall.game("voluspa", 2)
    whole: dict[str, Any] = game.new(1).data()
    for key in ("board", "hands", "hels", "bagTiles", "discard", "scores", "gained", "moves", "turn", "frames"):
        broken = {name: value for name, value in whole.items() if name != key}
        with pytest.raises(DataError):
            game.from_data(broken)
