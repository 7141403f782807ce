"""A set of cards of one's own: what is checked, and what it changes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall import OptionError
from meadhall.games.wolves import WolvesState, cards, load_cards, register_cards
from meadhall.games.wolves.cards import cards_named, known_sets
from meadhall.games.wolves.strengths import all_strengths
from meadhall.games.wolves.victories import glory


def printed() -> Any:
    return json.loads(Path(cards.__file__).with_name("cards.json").read_text(encoding="utf-8"))


def write(path: Path, data: Any) -> Path:
    file = path / "My Box.json"
    file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return file


def changed(place: str, value: Any) -> Any:
    """The printed set with one value changed; ... takes it away."""
    data = printed()
    *way, last = place.split(".")
    at = data
    for name in way:
        at = at[name]
    if value is ...:
        del at[last]
    else:
        at[last] = value
    return data


def test_the_set_that_comes_with_the_hall_says_that_it_is_reconstructed() -> None:
    assert cards_named("reconstructed").reconstructed and known_sets()[0] == "reconstructed"


def test_the_same_cards_give_the_same_name_however_the_file_is_laid_out(tmp_path: Path) -> None:
    data = printed()
    name = load_cards(write(tmp_path, data)).name
    assert name.startswith("my_box-")
    assert load_cards(write(tmp_path, json.dumps(dict(reversed(data.items())), indent=4))).name == name
    data["units"]["archer"]["strength"] = 2
    assert load_cards(write(tmp_path, data)).name != name


def test_w73_other_counts_strengths_and_runes_are_played_with(tmp_path: Path) -> None:
    """W-73"""
    data = printed()
    data["reconstructed"] = False
    data["units"]["archer"].update(count=13, strength=2)
    data["units"]["bond"].update(count=15, per_eihwaz=2)
    data["units"]["hirdman"].update(strength=4, beside_hirdman=6)
    data["units"]["huskarl"]["rune"] = "eihwaz"
    data["units"]["hovding"]["per_tiwaz"] = 3
    data["units"]["konung"]["alone"] = 12
    data["victories"]["rout"] = {"glory": 4}
    name = register_cards(write(tmp_path, data))
    game = meadhall.game("wolves", 3, cards=name)
    assert game.new(1).count()["archer"] == 13 and name in known_sets()
    state = game.from_text(
        "0 line: archer bond huskarl hirdman hirdman\n1 line: konung hovding hirdman\n2 victories: rout\nturn: 0"
    )
    assert isinstance(state, WolvesState)
    assert all_strengths(state) == [2 + 6 + 2 + 6 + 6, 10 + 9 + 4, 0] and glory(state, 2) == 4
    assert not state.cards.reconstructed


def test_a_set_nobody_has_made_known_is_refused() -> None:
    with pytest.raises(OptionError, match="choose one of reconstructed"):
        meadhall.game("wolves", 3, cards="box-000000000000")
    with pytest.raises(OptionError, match="there is no set of cards 'box'; there are reconstructed"):
        cards_named("box")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="cannot be read"):
        load_cards(tmp_path / "nowhere.json")
    (tmp_path / "noise.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(OptionError, match="cannot be read"):
        load_cards(tmp_path / "noise.json")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "this is not JSON"),
        ("{", "this is not JSON"),
        ("[]", "is not an object"),
        ("{}", "'units' is missing"),
    ],
)
def test_a_file_that_is_no_set_at_all(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(OptionError, match=says):
        load_cards(write(tmp_path, text))


@pytest.mark.parametrize(
    ("place", "value", "says"),
    [
        ("manoeuvres", ..., "'manoeuvres' is missing"),
        ("victories", ..., "'victories' is missing"),
        ("reconstructed", "yes", "reconstructed: 'yes' is neither true nor false"),
        ("units", [], r"units: \[\] is no object"),
        ("units.archer", ..., "units: 'archer' is missing"),
        ("units.elf", {"count": 1}, "units: 'elf' is none of archer"),
        ("units.archer", 5, "units.archer: 5 is no object"),
        ("units.archer.speed", 5, "units.archer: 'speed' is none of count, rune, strength"),
        ("units.archer.beside_hirdman", 5, "units.archer: 'beside_hirdman'"),
        ("units.archer.count", ..., "units.archer: 'count' is missing"),
        ("units.archer.count", 13, "the People deck has 110 cards, but the counts add up to 111"),
        ("units.archer.count", -1, "units.archer.count: -1 is not from 0 to 110"),
        ("units.archer.count", True, "units.archer.count: True is no whole number"),
        ("units.archer.count", 1.5, "units.archer.count: 1.5 is no whole number"),
        ("units.archer.strength", 21, "units.archer.strength: 21 is not from 0 to 20"),
        ("units.archer.rune", "fehu", "units.archer.rune: there is no rune 'fehu'"),
        ("units.archer.rune", ..., "units.archer: 'rune' is missing"),
        ("units.bond.strength", 2, "units.bond: 'strength' is none of count, rune, per_eihwaz"),
        ("units.konung.alone", ..., "units.konung: 'alone' is missing"),
        ("units.hirdman.beside_hirdman", ..., "units.hirdman: 'beside_hirdman' is missing"),
        ("units.traitor.rune", "tiwaz", "a Traitor who bears Tiwaz would be the one he takes"),
        ("units.thrall.strength", 1, "a Thrall has strength 0"),
        ("manoeuvres.plague.strength", 1, "manoeuvres.plague: 'strength' is none of count"),
        ("manoeuvres.feast", {"count": 0}, "manoeuvres: 'feast'"),
        ("victories.rout", ..., "victories: 'rout' is missing"),
        ("victories.rout", {}, "victories.rout: this is worth nothing"),
        ("victories.rout.honour", 2, "victories.rout: 'honour'"),
        ("victories.rout.glory", -1, "victories.rout.glory: -1 is not from 0 to 12"),
        ("wisdom", 3, "'wisdom' is none of reconstructed, about, units, manoeuvres, victories"),
        ("victories.rout.glory", 13, "victories.rout.glory: 13 is not from 0 to 12"),
        ("victories.own_god.by_deities", 3, "victories.own_god.by_deities: 3 is no list"),
        ("victories.own_god.by_deities", [3, "1"], r"by_deities\[1\]: '1' is no whole number"),
        ("victories.own_god.by_deities", [3, 10], r"by_deities\[1\]: 10 is not from 0 to 9"),
        ("victories.feast", {"glory": 1}, "victories: 'feast'"),
    ],
)
def test_w73_an_error_says_what_is_wrong_and_where(tmp_path: Path, place: str, value: Any, says: str) -> None:
    """W-73"""
    with pytest.raises(OptionError, match=says) as told:
        load_cards(write(tmp_path, changed(place, value)))
    assert "My Box.json" in str(told.value)


def test_w64_very_strong_cards_leave_the_plague_and_the_sacrifices_apart(tmp_path: Path) -> None:
    """W-64: there is no option for a strength above 127, so none is taken for something else."""
    data = changed("units.bond.per_eihwaz", 20)
    game = meadhall.game("wolves", 3, cards=register_cards(write(tmp_path, data)))
    state = game.from_text("0 hand: plague\n1 line: " + "bond " * 7 + "\nturn: 0")
    words = [state.say(option) for option in state.options]
    assert [word for word in words if word.startswith("plague")] == [f"plague {number}" for number in range(128)]
    assert len(set(words)) == len(words) and len(set(state.options)) == len(words)
