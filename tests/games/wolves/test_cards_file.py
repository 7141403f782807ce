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
        ("", "is no JSON"),
        ("{", "is no JSON"),
        ("[]", "must be an object with names, not list"),
        ("{}", "lacks 'units'"),
    ],
)
def test_a_file_that_is_no_set_at_all(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(OptionError, match=says):
        load_cards(write(tmp_path, text))


@pytest.mark.parametrize(
    ("place", "value", "says"),
    [
        ("manoeuvres", ..., "lacks 'manoeuvres'"),
        ("victories", ..., "lacks 'victories'"),
        ("reconstructed", "yes", "'reconstructed' must be true or false, not 'yes'"),
        ("units", [], "units must be an object with names, not list"),
        ("units.archer", ..., "units lack 'archer'"),
        ("units.elf", {"count": 1}, "units hold 'elf', which is none of archer"),
        ("units.archer", 5, "units.archer must be an object with names, not int"),
        ("units.archer.speed", 5, "units.archer says 'speed'; it may say count, rune, strength"),
        ("units.archer.beside_hirdman", 5, "units.archer says 'beside_hirdman'"),
        ("units.archer.count", ..., "units.archer: 'count' must be a number from 0 to 110, not None"),
        ("units.archer.count", 13, "the People deck has 110 cards, but the counts add up to 111"),
        ("units.archer.count", -1, "'count' must be a number from 0 to 110, not -1"),
        ("units.archer.count", True, "'count' must be a number from 0 to 110, not True"),
        ("units.archer.count", 1.5, "'count' must be a number from 0 to 110, not 1.5"),
        ("units.archer.strength", 21, "'strength' must be a number from 0 to 20, not 21"),
        ("units.archer.rune", "fehu", "'rune' must be 'tiwaz' or 'eihwaz', not 'fehu'"),
        ("units.archer.rune", ..., "'rune' must be 'tiwaz' or 'eihwaz', not None"),
        ("units.bond.strength", 2, "units.bond says 'strength'; it may say count, rune, per_eihwaz"),
        ("units.konung.alone", ..., "units.konung: 'alone' must be a number"),
        ("units.hirdman.beside_hirdman", ..., "units.hirdman: 'beside_hirdman' must be a number"),
        ("units.traitor.rune", "tiwaz", "a Traitor who bears Tiwaz would be the one he takes"),
        ("units.thrall.strength", 1, "a Thrall has strength 0"),
        ("manoeuvres.plague.strength", 1, "manoeuvres.plague says 'strength'; it may say count"),
        ("manoeuvres.feast", {"count": 0}, "manoeuvres hold 'feast'"),
        ("victories.rout", ..., "victories lack 'rout'"),
        ("victories.rout", {}, "victories.rout is worth nothing"),
        ("victories.rout.honour", 2, "victories.rout says 'honour'"),
        ("victories.rout.glory", 13, "'glory' must be a number from -9 to 12, not 13"),
        ("victories.own_god.by_deities", 3, "'by_deities' must be a list of numbers, not 3"),
        ("victories.own_god.by_deities", [3, "1"], "'by_deities' holds '1'"),
        ("victories.own_god.by_deities", [3, 10], "'by_deities' holds 10"),
        ("victories.feast", {"glory": 1}, "victories hold 'feast'"),
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
