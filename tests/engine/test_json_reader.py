"""Reading JSON from outside: what is there is given, and every error says where it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meadhall
from meadhall import DataError
from meadhall.engine.json_reader import MOST, JsonReader, shown
from meadhall.engine.types import Json

NUMBERS = {"odin": 0, "thor": 1, "loki": 2}
HALL: dict[str, Json] = {
    "round": 2,
    "open": True,
    "name": "feast",
    "winner": None,
    "scores": [4, 0, 7],
    "gods": ["thor", "odin", "thor"],
    "patrons": ["loki", "odin"],
    "piles": {"odin": 3, "loki": 1},
    "order": [2, 0, 1],
    "players": [{"cards": 3}, {"cards": [1, -2]}],
}


def hall() -> JsonReader:
    return JsonReader(HALL)


def test_values_are_read_as_what_they_are() -> None:
    reader = hall()
    assert reader.key("round").whole() == 2 and reader.key("open").flag() and reader.key("name").text() == "feast"
    assert reader.key("winner").missing and not reader.key("round").missing
    assert reader.has("round") and not reader.has("year") and not reader.key("scores").has("round")
    assert reader.key("scores").wholes(3, 0, 9) == [4, 0, 7]
    assert reader.key("gods").names(NUMBERS, "god") == [1, 0, 1]
    assert reader.key("patrons").mask(NUMBERS, "god") == 0b101
    assert sorted(reader.key("piles").counts(NUMBERS, "god")) == [(0, 3), (2, 1)]
    assert reader.key("order").seats(3) == [2, 0, 1]
    assert [name for name, _ in reader.key("piles").entries()] == ["odin", "loki"]


def place(reader: JsonReader) -> JsonReader:
    return reader.key("players").items()[1].key("cards").items()[1]


@pytest.mark.parametrize(
    ("read", "says"),
    [
        (lambda r: r.key("year"), "'year' is missing"),
        (lambda r: r.key("round").key("x"), "round: 2 is no object"),
        (lambda r: r.key("round").items(), "round: 2 is no list"),
        (lambda r: r.key("round").entries(), "round: 2 is no object"),
        (lambda r: r.key("open").whole(), "open: True is no whole number"),
        (lambda r: r.key("name").whole(), "name: 'feast' is no whole number"),
        (lambda r: r.key("round").whole(3, 9), "round: 2 is not from 3 to 9"),
        (lambda r: r.key("round").flag(), "round: 2 is neither true nor false"),
        (lambda r: r.key("winner").text(), "winner: None is no text"),
        (lambda r: r.key("name").named(NUMBERS, "god"), "name: there is no god 'feast'"),
        (lambda r: r.key("scores").wholes(2), "scores: the list has 3 entries, not 2"),
        (lambda r: r.key("scores").items(4, 5), "scores: the list has 3 entries, not 4 to 5"),
        (lambda r: r.key("scores").wholes(3, 0, 5), "scores[2]: 7 is not from 0 to 5"),
        (lambda r: r.key("gods").mask(NUMBERS, "god"), "gods[2]: 'thor' stands there already"),
        (lambda r: r.key("piles").counts({"odin": 0}, "god"), "piles: there is no god 'loki'"),
        (lambda r: r.key("piles").counts(NUMBERS, "god", 2), "piles.odin: 3 is not from 0 to 2"),
        (lambda r: r.key("order").seats(2), "order: the list has 3 entries, not 0 to 2"),
        (lambda r: r.key("scores").seats(5), "scores[2]: 7 is not from 0 to 4"),
        (lambda r: place(r).whole(), "players[1].cards[1]: -2 is not from 0 to "),
    ],
)
def test_an_error_says_where_it_is(read: Callable[[JsonReader], object], says: str) -> None:
    with pytest.raises(DataError) as error:
        read(hall())
    assert str(error.value).startswith(says)


def test_a_seat_that_stands_twice_is_refused_at_its_place() -> None:
    with pytest.raises(DataError, match=r"order\[2\]: seat 1 stands there already"):
        JsonReader([0, 1, 1], "order").seats(3)


def test_long_values_are_cut_in_errors() -> None:
    assert len(shown(["x" * 500])) == 58
    with pytest.raises(DataError) as error:
        JsonReader("y" * 500).named(NUMBERS, "god")
    assert len(str(error.value)) < 100


@given(st.integers())
def test_numbers_that_other_readers_could_not_hold_are_refused(number: int) -> None:
    reader = JsonReader(number, "n")
    if 0 <= number <= MOST:
        assert reader.whole() == number
    else:
        with pytest.raises(DataError, match="n: "):
            reader.whole()


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("place", [0, 1], r"place: the list has 2 entries, not 10"),
        ("known", "x", r"known: 'x' is no list"),
        ("score", [1, -1], r"score\[1\]: -1 is not from 0"),
        ("held", [1, 99], r"held\[1\]: 99 is not from 0 to 10"),
        ("numbers", [1, 2], r"numbers: the list has 2 entries, not 3"),
        ("passed", [[], [1, 50]], r"passed\[1\]\[1\]: 50 is not from 0 to 9"),
    ],
)
def test_a_state_with_something_wrong_in_it_is_refused_with_the_place(name: str, value: Json, says: str) -> None:
    game = meadhall.game("feast", 2)
    data = game.new(1).data()
    data[name] = value
    with pytest.raises(DataError, match=says):
        game.from_data(data)
