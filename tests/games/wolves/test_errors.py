"""States and positions of Wolves of Odin that cannot be are refused, each with its place."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall import DataError, PositionError
from tests.games.voluspa.test_errors import Change, put

GAME = meadhall.game("wolves", 4)


def played(moves: int = 9) -> dict[str, Any]:
    state = GAME.new(5)
    for _ in range(moves):
        state.play(state.options[0])
    return state.data()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("deck", value=10**12), r"^deck: 1000000000000 is not from 0 to 110$"),
        (put("deck", value=3), r"^deck: there are \d+ cards in it, not 3$"),
        (put("deckCards", "bond", value=100), r"^deck: there are \d+ cards in it"),
        (put("totals", "bond", value=17), "^totals: there are 16 cards 'bond', not 17$"),
        (put("units", "archer", value=["tiwaz", 4]), r"^units\.archer\[0\]: 'tiwaz' does not follow from the rest"),
        (put("round", value=10**6), "^round: 1000000 is not from 1 to 9$"),
        (put("spoils", value=[["rout", []], ["own_god", []], ["dear_victory", []]]), "^spoils: there are 3"),
        (put("deityDiscard", value=["odin"]), r"^deityDeck\.left: |lies in 2 places$"),
        (put("players", 0, "deities", value=["odin", "odin"]), r"^players\[0\]\.deities\[1\]: 'odin' stands there"),
        (put("players", 0, "line", value=[["konung", 0, 0]] * 2), "^totals: there are"),
        (put("players", 1, "known", value={"plague": 4}), r"^players\[1\]\.known: 'plague' is not in that hand$"),
        (put("players", 0, "line", value=[["archer", 0, 9]]), r"^players\[0\]\.line\[0\]\[2\]: 9 is not from 0 to 3$"),
        (put("frames", value=[]), "^frames: below all lies 'Rounds'"),
        (put("finished", value=True), "^frames: below all lies 'Rounds'"),
        (put("frames", -1, 1, value=[9]), r"^frames\[\d+\]\[1\]\[0\]: 9 is not from 0 to 3$"),
        (put("frames", 0, value=["Turn", [0]]), "^frames: below all lies 'Rounds'"),
        (put("frames", -1, value=["Payment", [0, 0, 99, []]]), r"99 is not from 0 to 17$"),
        (put("frames", -1, value=["Freya", [0, 77, 1]]), "77 is not from 0 to 14$"),
        (put("frames", -1, value=["Shot", [0, 1]]), r"the list has 2 entries, not 3$"),
        (put("frames", -1, value=["Captives", [0, 3]]), "Captives is not made of such fields$"),
        (put("frames", -1, value=["Target", [0, 3, 7]]), "Target is not made of such fields$"),
        (put("frames", -1, value=["Prey", [0, 1, [5, 6]]]), "^frames: what these frames ask does not fit|^frames: "),
        (put("players", 0, "wisdom", value=3), r"^players\[0\]: there is no 'wisdom' there$"),
    ],
)
def test_a_state_that_cannot_be_is_refused_with_the_place(change: Change, says: str) -> None:
    data = played()
    GAME.from_data(data)
    change(data)
    with pytest.raises(DataError, match=says):
        GAME.from_data(data)


def test_a_state_of_another_table_is_refused() -> None:
    with pytest.raises(DataError, match="players: the list has 4 entries, not 3"):
        meadhall.game("wolves", 3).from_data(played())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("turn: 0\nspoils: rout own_god dear_victory", "spoils: there are 3, and never more than 2"),
        ("turn: 0\n0 line: konung archer konung", r"players\[0\]\.line: there is a second 'konung'"),
        ("turn: 0\ndeck: bond*20", "there are 20 cards 'bond', and 16 in the box"),
        ("turn: 0\ndeck: bond*1000000000000", "line 2 .*is no number from 0 to 110"),
        ("over: maybe", "line 1 .*'maybe' is neither 'yes' nor 'no'"),
        ("over: no", "frames: below all lies 'Rounds'"),
        ("turn: 0\nragnarok: perhaps", "line 2 .*'perhaps' is neither 'yes' nor 'no'"),
        ("turn: 0 acted twice", "line 1 .*'0 acted twice' is no seat"),
        ("turn: 0 1", "line 1 .*'0 1' is no seat"),
        ("start: 0 acted", "line 1 .*'0 acted' is no seat"),
        ("turn: 0\nround: 2 3", "line 2 .*'2 3' is no number"),
        ("turn: 0\nhall: odin\n0 deities: odin", "the deity odin lies in 2 places"),
        ('frames: [["Turn",[0]]]', "frames: below all lies 'Rounds'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_place(text: str, says: str) -> None:
    with pytest.raises(PositionError, match=says):
        GAME.from_text(text)
