"""The nine monsters."""

from __future__ import annotations

import pytest

from tests.games.bloodrage.scenario import Scene


@pytest.mark.parametrize(
    ("card", "age", "strength", "cost", "fee"),
    [
        ("troll", 1, 2, 2, 2), ("dwarf_chieftain", 1, 2, 0, 0), ("sea_serpent", 1, 3, 3, 3), ("valkyrie", 2, 2, 2, 2),
        ("dark_elf", 2, 1, 1, 1), ("fire_giant", 2, 4, 4, 4), ("frost_giant", 3, 4, 4, 4),
        ("soldier_of_hel", 3, 3, 0, 0), ("volur_witch", 3, 3, 3, 3),
    ],
)  # fmt: skip
def test_a_monster_has_its_strength_and_its_price(card: str, age: int, strength: int, cost: int, fee: int) -> None:
    """R-1: the price is the strength, but for Dwarf and Soldier, who come for nothing."""
    place = "nw" if card == "sea_serpent" else "gimle"
    case = Scene(f"hand 0: {card}", age=age).play(f"0 upgrade {card}, stay")
    assert case.rage(0) == 6 - cost
    bare = Scene(f"upgrades 0: {card}", age=age)
    facts = bare.facts(f"invade {card} {place}")
    assert facts["cost"] == fee
    assert facts["strength"] == strength
    bare.play(f"0 invade {card} {place}")
    assert bare.rage(0) == 6 - fee
    assert bare.strength(0, "gimle") == strength


def test_a_monster_dies_and_returns_like_any_figure() -> None:
    """It brings glory in Ragnarök, and is in the reserve afterwards (463)."""
    case = Scene("upgrades 0: troll", "figures 0: troll gimle", "doom gimle horgr utgard", phase="ragnarok")
    assert case.glory(0) == 2
    assert case.at(0, "troll", "reserve") == 1


def test_the_troll_kills_all_enemy_warriors_where_he_invades() -> None:
    case = Scene(
        "upgrades 0: troll",
        "figures 0: warrior gimle",
        "figures 1: 2 warrior gimle, leader andlang, ship nw",
        "figures 2: warrior gimle, warrior horgr",
    ).play("0 invade troll gimle")
    assert (case.dead(0), case.dead(1), case.dead(2)) == (0, 2, 1)
    assert case.at(1, "ship", "nw") == 1
    assert case.at(2, "warrior", "horgr") == 1


def test_the_troll_spares_leaders() -> None:
    case = Scene("upgrades 0: troll", "figures 1: leader gimle").play("0 invade troll gimle")
    assert case.dead(1) == 0


@pytest.mark.parametrize("monster", ["troll", "fire_giant"])
def test_r18_no_slaughter_by_a_march_or_a_call(monster: str) -> None:
    march = Scene(f"upgrades 0: {monster}", f"figures 0: {monster} horgr", "figures 1: warrior gimle", age=2)
    assert march.play("0 march horgr gimle").dead(1) == 0
    call = Scene(
        f"upgrades 1: {monster}",
        f"figures 1: {monster} andlang",
        "figures 0: 2 warrior gimle, leader gimle, ship nw",
        age=2,
    ).play("0 pillage gimle", f"1 {monster} andlang")
    assert call.dead(0) == 0


@pytest.mark.parametrize("monster", ["troll", "fire_giant"])
def test_r18_slaughter_from_valhalla_and_r15_with_the_upgrade(monster: str) -> None:
    recall = Scene(
        f"upgrades 0: {monster} friggas_domain", f"figures 0: {monster} valhalla", "figures 1: warrior gimle", age=3
    )
    assert recall.play(f"0 recall {monster} gimle").dead(1) == 1
    played = Scene(f"hand 0: {monster}", "figures 1: warrior gimle", age=2)
    assert played.play(f"0 upgrade {monster}, gimle").dead(1) == 1


def test_r14_the_fire_giant_burns_ships_too_and_r53_spares_monsters() -> None:
    case = Scene(
        "upgrades 0: fire_giant",
        "upgrades 1: sea_serpent troll",
        "figures 1: leader gimle, warrior gimle, troll gimle, sea_serpent nw, ship nw",
        "clan 1: steps 1 1 2",
        age=2,
    ).play("0 invade fire_giant gimle")
    assert case.dead(1) == 3
    assert case.at(1, "ship", "valhalla") == 1
    assert case.at(1, "sea_serpent", "nw") == 1
    assert case.at(1, "troll", "gimle") == 1


def test_the_sea_serpent_is_a_ship() -> None:
    """Fjords only, never on the march (R-9), and it supports both shores."""
    case = Scene("upgrades 0: sea_serpent", "figures 0: warrior gimle")
    assert not case.may("invade sea_serpent gimle")
    facts = case.facts("invade sea_serpent nw")
    assert facts["provinces"] == {"gimle": 4, "myrkulor": 3}
    case.play("0 invade sea_serpent nw")
    assert case.strength(0, "gimle") == 4
    assert case.strength(0, "myrkulor") == 3


def test_r53_a_ship_upgrade_brings_the_ship() -> None:
    case = Scene("hand 0: lokis_dragons", "upgrades 0: sea_serpent", "figures 0: ship nw").play(
        "0 upgrade lokis_dragons"
    )
    assert case.at(0, "sea_serpent", "reserve") == 1


def test_the_valkyrie_scores_for_dead_enemies() -> None:
    """R-20: whether she wins, loses or dies."""
    won = Scene("upgrades 0: valkyrie", "figures 0: valkyrie gimle, warrior gimle", "figures 1: 2 warrior gimle", age=2)
    assert won.play("0 pillage gimle").glory(0) == 4 + 3
    tie = Scene("upgrades 0: valkyrie", "figures 0: valkyrie gimle", "figures 1: 2 warrior gimle", age=2)
    assert tie.play("0 pillage gimle").glory(0) == 4
    away = Scene("upgrades 0: valkyrie", "figures 0: valkyrie horgr, leader gimle", "figures 1: 2 warrior gimle", age=2)
    assert away.play("0 pillage gimle").glory(0) == 3


def test_r55_a_valkyrie_who_fell_before_the_comparison_still_scores() -> None:
    case = Scene(
        "upgrades 0: valkyrie",
        "hand 1: odins_tide",
        "figures 0: valkyrie gimle, leader gimle",
        "figures 1: warrior gimle, ship nw",
        age=2,
    ).play("0 pillage gimle", "0 leader", "1 ship")
    # 3 against 2 + 1: both of seat 1 fall in the end.
    assert case.glory(0) == 4


def test_the_dark_elf_invades_yggdrasil() -> None:
    """R-33: for 1 rage, though he is worth 3 there."""
    case = Scene("upgrades 0: dark_elf", age=2).play("0 invade dark_elf yggdrasil")
    assert case.rage(0) == 5
    assert case.strength(0, "yggdrasil") == 3
    played = Scene("hand 0: dark_elf", age=2)
    played.state.play(played.state.read("upgrade dark_elf"))
    assert played.facts("yggdrasil")["strength"] == 3
    assert played.facts("gimle")["strength"] == 1


@pytest.mark.parametrize(
    ("province", "stats", "glory"),
    [("elvagar", (8, 3, 4), 0), ("horgr", (6, 5, 4), 0), ("gimle", (6, 3, 6), 0), ("myrkulor", (6, 3, 4), 10),
     ("yggdrasil", (8, 5, 6), 0)],
)  # fmt: skip
def test_r23_the_frost_giant_takes_the_reward_twice(province: str, stats: tuple[int, int, int], glory: int) -> None:
    case = Scene("upgrades 0: frost_giant", f"figures 0: frost_giant {province}", age=3)
    assert case.facts(f"pillage {province}")["times"] == 2
    assert case.facts(f"pillage {province}")["points"] == glory
    case.play(f"0 pillage {province}")
    assert case.stats(0) == stats
    assert case.glory(0) == glory


def test_r55_the_frost_giant_must_still_stand() -> None:
    case = Scene(
        "upgrades 0: frost_giant",
        "hand 1: odins_tide",
        "figures 0: frost_giant gimle, leader gimle",
        "figures 1: warrior gimle",
        age=3,
    ).play("0 pillage gimle", "0 leader")
    assert case.stats(0) == (6, 3, 5)
    away = Scene("upgrades 0: frost_giant", "figures 0: frost_giant horgr, leader gimle", age=3)
    assert away.play("0 pillage gimle").stats(0) == (6, 3, 5)


def test_r17_a_defending_frost_giant_takes_nothing() -> None:
    case = Scene("upgrades 1: frost_giant", "figures 1: frost_giant gimle", "figures 0: warrior gimle", age=3)
    assert case.play("0 pillage gimle").stats(1) == (6, 3, 4)


def test_r61_the_witch_flees_to_yggdrasil() -> None:
    case = Scene(
        "upgrades 1: volur_witch",
        "figures 0: leader gimle, ship nw",
        "figures 1: volur_witch gimle, warrior gimle",
        age=3,
    ).play("0 pillage gimle")
    assert case.asked == (1, "spare")
    assert case.texts() == ["flee", "pass"]
    assert case.facts("flee", 1) == {"cost": 0, "lost": 1}
    case.play("1 flee")
    assert case.at(1, "volur_witch", "yggdrasil") == 1
    assert case.dead(1) == 1
    stays = Scene(
        "upgrades 1: volur_witch", "figures 0: leader gimle, warrior gimle", "figures 1: volur_witch gimle", age=3
    )
    assert stays.play("0 pillage gimle", "1 pass").dead(1) == 1


def test_r61_the_witch_dies_in_yggdrasil() -> None:
    case = Scene(
        "upgrades 1: volur_witch",
        "figures 0: leader yggdrasil, warrior yggdrasil",
        "figures 1: volur_witch yggdrasil",
        age=3,
    ).play("0 pillage yggdrasil")
    assert case.dead(1) == 1


def test_a_witch_may_be_saved_or_flee_but_not_both() -> None:
    lines = (
        "upgrades 1: volur_witch friggas_protection",
        "figures 0: leader gimle, ship nw",
        "figures 1: volur_witch gimle, warrior gimle",
    )
    case = Scene(*lines, age=3).play("0 pillage gimle", "1 save warrior, flee")
    assert case.at(1, "warrior", "gimle") == 1
    assert case.at(1, "volur_witch", "yggdrasil") == 1
    saved = Scene(*lines, age=3).play("0 pillage gimle", "1 save volur_witch")
    assert saved.at(1, "volur_witch", "gimle") == 1
    assert saved.dead(1) == 1


def test_r22_the_witch_may_flee_ragnarok_for_no_glory() -> None:
    lines = ("upgrades 0: volur_witch", "figures 0: volur_witch gimle", "doom horgr utgard gimle")
    fled = Scene(*lines, age=3, phase="ragnarok").play("0 flee")
    assert fled.glory(0) == 0
    assert fled.at(0, "volur_witch", "yggdrasil") == 1
    burnt = Scene(*lines, age=3, phase="ragnarok").play("0 pass")
    assert burnt.glory(0) == 4
