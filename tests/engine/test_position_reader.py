"""Reading positions as text: lines, their words, and errors that say in which line something is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meadhall
from meadhall import OptionError, PositionError
from meadhall.engine.position_reader import PositionLine, pile_text, read_lines, whole_number
from tests.engine.conftest import POSITION
from tests.madeup.hall import Feast
from tests.madeup.raid import Lead

NUMBERS = {"odin": 0, "thor": 1, "loki": 2}


def line(text: str) -> PositionLine:
    return PositionLine(4, text)


def test_lines_keep_their_numbers_and_lose_their_comments() -> None:
    lines = read_lines("\n# a hall\nseats: 0 1  # two of them\n\n  score 3 4\n")
    assert [(one.number, one.text) for one in lines] == [(3, "seats: 0 1"), (5, "score 3 4")]
    first, second = lines
    assert first.colon and first.name == "seats" and first.words == ["0", "1"]
    assert not second.colon and second.head == ["score", "3", "4"] and second.tail == "" and second.words == []


def test_values_are_read_as_what_they_are() -> None:
    assert line("hand 2: odin").head == ["hand", "2"] and line("hand 2: odin").name == "hand 2"
    assert line("x: 3, 4 5").wholes(3, 0, 9) == [3, 4, 5]
    assert line("x: 2 0 1").seats(3) == [2, 0, 1]
    assert line("x: thor odin").names(NUMBERS, "god") == [1, 0]
    assert line("x: thor odin").mask(NUMBERS, "god") == 0b11
    assert line("x: yes").flag("yes") and not line("x: no").flag("no")
    assert line('x: {"a": [1]}').json() == {"a": [1]}


@pytest.mark.parametrize("text", ["odin 2 thor", "odin*2 thor", "odin 2, thor", "odin, odin, thor", "odin*2, thor*1"])
def test_counted_cards_may_be_written_in_several_ways(text: str) -> None:
    totals = [0, 0, 0]
    for kind, count in line(f"deck: {text}").counts(NUMBERS, "god", 9):
        totals[kind] += count
    assert totals == [2, 1, 0]


@given(st.lists(st.integers(0, 9), min_size=3, max_size=3), st.sampled_from([" ", "*"]))
def test_counted_cards_are_read_as_they_are_written(counts: list[int], mark: str) -> None:
    totals = [0, 0, 0]
    for kind, count in line(f"deck: {pile_text(counts, list(NUMBERS), mark)}").counts(NUMBERS, "god", 27):
        totals[kind] += count
    assert totals == counts


@pytest.mark.parametrize(
    ("text", "read", "says"),
    [
        ("x: 7", lambda one: one.whole("7", 0, 5), "'7' is no number from 0 to 5"),
        ("x: -1", lambda one: one.whole("-1", 0, 5), "'-1' is no number from 0 to 5"),
        ("x: ²", lambda one: one.whole("²", 0, 5), "'²' is no number from 0 to 5"),
        ("x: 3", lambda one: one.seat("3", 3), "'3' is no seat; seats are 0 to 2"),
        ("x: 1 1", lambda one: one.seats(3), "seat 1 stands there already"),
        ("x: 1", lambda one: one.wholes(2, 0, 9), "there are 1 numbers, not 2"),
        ("x: hel", lambda one: one.names(NUMBERS, "god"), "there is no god 'hel'; there are odin, thor, loki"),
        ("x: odin odin", lambda one: one.mask(NUMBERS, "god"), "a god stands there twice"),
        ("x: odin 9", lambda one: one.counts(NUMBERS, "god", 5), "'9' is no number|more than 5"),
        ("x: odin*3 thor*3", lambda one: one.counts(NUMBERS, "god", 5), "that is more than 5"),
        ("x: 3 odin", lambda one: one.counts(NUMBERS, "god", 5), "there is no god '3'"),
        ("x: perhaps", lambda one: one.flag("perhaps"), "'perhaps' is neither 'yes' nor 'no'"),
        ("x: {", lambda one: one.json(), "this is not JSON"),
    ],
)
def test_an_error_names_its_line_and_quotes_it(text: str, read: Callable[[PositionLine], object], says: str) -> None:
    with pytest.raises(OptionError, match=says) as error:
        read(line(text))
    assert str(error.value).startswith(f"line 4 of the position ({text!r}): ")


def test_numbers_are_plain_digits() -> None:
    assert [whole_number(word) for word in ("0", "12", "999999999")] == [0, 12, 999_999_999]
    assert [whole_number(word) for word in ("", "-1", "+1", "1.0", "٣", "1" * 10)] == [-1] * 6


# --- frames ----------------------------------------------------------------------------------------------------------


def test_frames_are_taken_from_data(position: Feast) -> None:
    frames = line('frames: [["Lead", [0, 2]]]').frames(position)
    assert [type(frame) for frame in frames] == [Lead] and frames[0].fields() == [0, 2]
    assert line("frames: []").frames(position) == []


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ("3", "frames: 3 is no list"),
        ("[3]", r"frames\[0\]: 3 is no list"),
        ('[["Lead"]]', r"frames\[0\]: the list has 1 entries, not 2 to 4"),
        ('[["Lead", [0, 2], [1]]]', r"frames\[0\]: the parts of a move stand there without"),
        ('[["Lead", ["0", "2"]]]', r"frames\[0\]\[1\]"),
        ('[["Lead", [0, [2]]]]', r"frames\[0\]\[1\]: Lead is not made of such fields"),
        ('[["Dance", []]]', r"frames\[0\]: feast has no frame 'Dance'"),
        ('[["Lead", [0]]]', r"frames\[0\]\[1\]: the list has 1 entries, not 2"),
        ('[["Lead", [7, 2]]]', r"frames\[0\]\[1\]\[0\]: 7 is not from 0 to 1"),
    ],
)
def test_frames_that_cannot_be_are_refused_with_their_place(position: Feast, data: str, says: str) -> None:
    with pytest.raises(PositionError, match=says):
        line(f"frames: {data}").frames(position)


# --- the made-up game's positions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("score 0 0", "score 0", r"line 2 .*there are 1 scores, not 2"),
        ("score 0 0", "score 0 x", r"line 2 .*'x' is no number"),
        ("hand 1 4", "hand 1 44", r"line 3 .*'44' is no number from 1 to 10"),
        ("hand 5 8", "hand 5 1", r"line 4 .*card 1 lies elsewhere already"),
        ("burnt 2", "thrown 2", r"line 5 .*should begin with 'burnt'"),
        ("lead 0", "lead 5", r"line 1 .*'5' is no seat"),
        ("leader 0 lead", "chief 0 lead", r"line 1 .*it reads"),
        ("spent 3\n", "", "has 6 lines, not 5"),
    ],
)
def test_a_position_that_is_wrong_is_refused_with_its_line(old: str, new: str, says: str) -> None:
    with pytest.raises(OptionError, match=says):
        meadhall.game("feast", 2).from_text(POSITION.replace(old, new))


def test_a_position_may_carry_comments(position: Feast) -> None:
    assert meadhall.game("feast", 2).from_text("# a raid\n\n" + POSITION, 3).digest() == position.digest()
