"""States and positions of Blood Rage that cannot be are refused, each with its place."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall import Chance, DataError, PositionError
from meadhall.engine.json_reader import JsonReader
from meadhall.games.bloodrage import cards, moves
from tests.games.voluspa.test_errors import Change, put

GAME = meadhall.game("bloodrage", 3)


def played(moves: int) -> dict[str, Any]:
    state = GAME.new(5)
    chance = Chance(2)
    for _ in range(moves):
        state.play(state.pick(chance))
    return state.data()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (put("rest", "troll", value=10**12), r"^rest\.troll: 1000000000000 is not from 0 to 255$"),
        (put("rest", "troll", value=9), r"^there are \d+ of troll, not \d as with 3 seats$"),
        (put("age", value=4), "^age: 4 is not from 1 to 3$"),
        (put("age", value=3), r"^packs\[|^frames|^there are|^doom"),
        (put("phase", value="feast"), "^phase: there is no phase 'feast'$"),
        (put("phase", value="actions"), r"^there are \d of \S+, not \d as with 3 seats$"),
        (put("doom", value=["gimle", "gimle", "horgr"]), "^doom: there are three dooms"),
        (put("doom", value=["gimle"]), "^doom: there are three dooms"),
        (put("frames", value=[]), "^frames: a draft and its 'Pick' belong together$"),
        (put("frames", value=[["Frame", []]]), "^frames"),
        (put("frames", 0, value=["Step", []]), "^frames: below all lies 'EndOfAge'"),
        (put("frames", -1, 1, 0, value=3), "^frames: a draft and its 'Pick' belong together$"),
        (put("frames", -1, 1, 1, value=[0, 1, 2, 3]), r"^frames\[\d\]\[1\]\[1\]: the list has 4 entries"),
        (put("frames", -1, 1, 1, value=[0, 0, 1]), r"^frames\[\d\]\[1\]\[1\]\[1\]: seat 0 stands there already$"),
        (put("frames", -1, 1, 3, value=[False]), "Pick does not say of every seat what it chose$"),
        (put("frames", -1, value=["Ruin", [99]]), r"99 is not from 0 to 8$"),
        (put("packs", 0, value=[[], [], []]), r"^there are 0 of \S+, not \d as with 3 seats$"),
        (put("packs", 2, value=[["troll"] * 8] * 3), r"^packs\[2\]: every seat has a pack of 8 cards"),
        (put("draft", "round", value=2), "^frames: a draft and its 'Pick' belong together$"),
        (put("clans", 0, "hand", value=["troll"]), r"^there are 2 of troll, not 1 as with 3 seats$"),
        (put("clans", 0, "reserve", "warrior", value=9), r"^clans\[0\]\.reserve\.warrior: 9 is not from 0 to 8$"),
        (put("clans", 0, "reserve", "warrior", value=3), r"^clans\[0\]: there are 3 of warrior, not 8$"),
        (put("clans", 0, "upgrades", 0, value="manheim-1"), r"^clans\[0\]\.upgrades\[0\]: manheim-1 does not belong"),
        (put("clans", 0, "quests", value=["tyrs_bash"]), r"^clans\[0\]\.quests: tyrs_bash is no quest$"),
        (put("provinces", "gimle", "token", value=None), "^provinces: every one has a token$"),
        (put("wisdom", value=3), "^there is no 'wisdom' there$"),
    ],
)
def test_a_state_that_cannot_be_is_refused_with_the_place(change: Change, says: str) -> None:
    data = played(4)
    GAME.from_data(data)
    change(data)
    with pytest.raises(DataError, match=says):
        GAME.from_data(data)


def test_a_doom_in_ruins_is_refused_and_so_is_a_figure_there() -> None:
    data = played(30)
    GAME.from_data(data)
    doomed = data["doom"][1]
    data["provinces"][doomed]["destroyed"] = True
    with pytest.raises(DataError, match=rf"^doom: {doomed} lies in ruins already$|cannot be in {doomed}$"):
        GAME.from_data(data)


def test_a_state_of_another_table_is_refused() -> None:
    for seats, options in ((2, {}), (4, {}), (3, {"first_game": True})):
        with pytest.raises(DataError):
            meadhall.game("bloodrage", seats, **options).from_data(played(4))


PACKS = "\n".join(line for line in GAME.new(5).to_text().splitlines() if not line.startswith("frames"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (PACKS, r"there are \d+ of \S+, not \d+ as with 3 seats"),
        ("age 1 draft\nhand 0: troll", r"clans\[0\]\.hand: in a draft there is the card kept"),
        ("age 2 draft\nhand 0: troll tyrs_bash", r"clans\[0\]\.hand: in a draft there is the card kept"),
        ("doom gimle horgr utgard\nruined gimle", "doom: gimle lies in ruins already"),
        ("doom gimle gimle utgard", "doom: there are three dooms"),
        ("age 2 action blah", "line 1 .*'blah' is too much"),
        ("turn 0 1", "line 1 .*'1' is too much"),
        ("first 1 now", "line 1 .*'now' is too much"),
        ("age 1 draft\nround 2 3", "line 2 .*'3' is too much"),
        ("hand 0 1: troll", "line 1 .*'1' is too much"),
        ("discards: tyrs_smite-1*1000000000000", "line 1 .*is no number"),
        ("turn 0: blah", "line 1 .*'blah' is too much"),
        ("turn 0\nturn 1", "line 2 .*'turn' is given a second time"),
        ("clan 0: rage 5 wisdom", "'wisdom' is not one of rage"),
        ("figures 0: warrior valhalla twice", "is no number|is not a figure"),
        ("quests 0: troll", "troll is no quest"),
        ("frames: []", "frames: below all lies 'EndOfAge'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_place(text: str, says: str) -> None:
    with pytest.raises(PositionError, match=says):
        GAME.from_text(text)


def test_a_kept_card_stays_in_a_draft_that_is_made_up() -> None:
    state = GAME.from_text("age 2 draft\nhand 0: troll")
    for seat in range(3):
        made_up = state.view(seat).sample(Chance(3))
        assert made_up.count() == state.count() and made_up.view(seat).data() == state.view(seat).data()
    assert GAME.from_json(state.to_json()).digest() == state.digest()


def test_a_file_of_more_kinds_of_cards_than_an_action_can_tell_apart_is_refused() -> None:
    kinds: list[Any] = [{"id": f"card{number}"} for number in range(cards.MOST_TYPES + 1)]
    assert len(cards.rows_of(JsonReader(kinds[1:], "cards.json"))) == cards.MOST_TYPES
    with pytest.raises(DataError, match=r"^cards\.json: there are 128 kinds of cards, .* more than 127"):
        cards.rows_of(JsonReader(kinds, "cards.json"))
    most = cards.MOST_TYPES - 1
    assert moves.card_in(moves.UPGRADE | (moves.FULL << 7) | most) == most and most < cards.NONE
