"""Every unit: its strength alone and in company, its rune, and how many there are."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall

from .scenario import Scene

TIWAZ = ("hirdman", "huskarl", "berserk", "priest", "hovding", "konung")
EIHWAZ = ("archer", "bond", "thrall", "assassin", "traitor", "raider")
COUNTS = {
    "archer": 12, "bond": 16, "hirdman": 14, "huskarl": 8, "berserk": 9, "thrall": 8, "priest": 4, "hovding": 4,
    "konung": 4, "assassin": 7, "traitor": 5, "raider": 5, "plague": 4, "shield_wall": 6, "outflank": 4,
}  # fmt: skip


def values(line: str) -> list[int]:
    return Scene(f"0 line: {line}\nturn: 0").units(0)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("archer", [1]),
        ("archer archer", [1, 1]),
        ("huskarl", [2]),
        ("huskarl huskarl", [2, 2]),
        ("berserk", [5]),
        ("berserk berserk", [5, 5]),
        ("thrall", [0]),
        ("thrall thrall", [0, 0]),
        ("priest", [8]),
        ("assassin assassin", [0, 0]),
        ("traitor traitor", [0, 0]),
        ("raider raider", [0, 0]),
        ("bond", [1]),
        ("bond bond", [2, 2]),
        ("bond bond bond", [3, 3, 3]),
        ("bond berserk", [1, 5]),
        ("berserk bond archer thrall", [5, 3, 1, 0]),
        ("hirdman", [3]),
        ("hirdman hirdman", [7, 7]),
        ("hirdman hirdman hirdman", [7, 7, 7]),
        ("hirdman bond hirdman", [3, 1, 3]),
        ("hirdman hirdman thrall hirdman", [7, 7, 0, 3]),
        ("hirdman thrall hirdman hirdman", [3, 0, 7, 7]),
        ("hovding", [2]),
        ("hovding berserk", [4, 5]),
        ("archer hovding archer", [1, 2, 1]),
        ("hirdman hovding huskarl berserk", [3, 8, 2, 5]),
        ("konung", [10]),
        ("konung thrall", [9, 0]),
        ("thrall archer konung raider", [0, 1, 7, 0]),
        ("konung hovding", [9, 4]),
    ],
)
def test_strengths_alone_and_in_company(line: str, expected: list[int]) -> None:
    assert values(line) == expected


@pytest.mark.parametrize("unit", [*TIWAZ, *EIHWAZ])
def test_a_line_read_from_the_other_end_is_as_strong(unit: str) -> None:
    line = [unit, "bond", "hirdman", "hirdman", "archer", "konung" if unit != "konung" else "berserk"]
    assert values(" ".join(line)) == values(" ".join(line[::-1]))[::-1]


def beside(unit: str, end: str, other: str) -> int:
    """The strength of the other, with a unit at this end of him."""
    return values(f"{unit} {other}")[1] if end == "left" else values(f"{other} {unit}")[0]


@pytest.mark.parametrize("end", ["left", "right"])
@pytest.mark.parametrize("unit", EIHWAZ)
def test_units_with_eihwaz_raise_bonds_and_no_hovding(unit: str, end: str) -> None:
    assert beside(unit, end, "bond") == 2
    assert beside(unit, end, "hovding") == 2


@pytest.mark.parametrize("end", ["left", "right"])
@pytest.mark.parametrize("unit", [unit for unit in TIWAZ if unit != "hovding"])
def test_units_with_tiwaz_raise_the_hovding_and_no_bond(unit: str, end: str) -> None:
    assert beside(unit, end, "bond") == 1
    assert beside(unit, end, "hovding") == 4


@pytest.mark.parametrize("others", range(13))
def test_w11_a_konung_loses_one_for_each_other_unit_and_stops_at_nought(others: int) -> None:
    """W-11, on either side of him."""
    for line in ("konung" + " archer" * others, "archer " * others + "konung"):
        assert values(line)[0 if line.startswith("konung") else others] == max(0, 10 - others)


def test_the_strength_of_a_line_is_the_sum_of_its_units() -> None:
    assert Scene("0 line: huskarl archer bond\nturn: 0").strengths == [5, 0, 0]


def test_a_unit_counts_the_same_whoever_put_it_there() -> None:
    assert Scene("0 line: hirdman/1 hirdman bond/2 archer\nturn: 0").units(0) == [7, 7, 2, 1]


def test_values_follow_the_line_at_every_moment() -> None:
    case = Scene("0 hand: thrall*2 hirdman*2\n0 line: bond konung\nturn: 0")
    assert case.units(0) == [1, 9]
    case.play("0 thrall left 0", "1 pass", "2 pass", "0 hirdman right 0")
    assert case.units(0) == [0, 2, 7, 3]
    case.play("1 stay", "2 stay", "0 hirdman right 0")
    assert case.units(0) == [0, 2, 6, 7, 7]


def test_the_people_deck_as_reconstructed() -> None:
    counts = meadhall.game("wolves", 3).new(1).count()
    assert {name: counts[name] for name in COUNTS} == COUNTS
    assert sum(COUNTS.values()) == 110


def test_runes_and_printed_strengths_are_shown_to_clients() -> None:
    units: Any = Scene("turn: 0").state.dump()["units"]
    assert {name for name in units if units[name][0] == "tiwaz"} == set(TIWAZ)
    assert {name for name in units if units[name][0] == "eihwaz"} == set(EIHWAZ)
    printed = {name: units[name][1] for name in units}
    assert printed == {
        "archer": 1, "bond": None, "hirdman": 3, "huskarl": 2, "berserk": 5, "thrall": 0, "priest": 8, "hovding": None,
        "konung": None, "assassin": 0, "traitor": 0, "raider": 0,
    }  # fmt: skip
