"""Cards that meet: stories in which two rulings have to agree."""

from __future__ import annotations

from tests.games.bloodrage.tale import Tale


def test_r55_a_lord_drowned_by_the_tide_gives_nothing() -> None:
    """His clan wins all the same, and the token is its own."""
    tale = Tale(
        "upgrades 0: lord_of_axes",
        "hand 0: tyrs_crush-2",
        "hand 1: odins_tide",
        "figures 0: leader gimle, warrior gimle",
        "figures 1: warrior gimle",
        age=2,
    )
    tale.play("0 pillage gimle", "0 warrior")
    assert tale.asked == (1, "action")
    assert tale.stats(0) == (6, 3, 5)


def test_r18_r34_a_recalled_figure_brings_succor_and_storm() -> None:
    tale = Tale("upgrades 0: friggas_domain thors_domain friggas_succor", "figures 0: leader valhalla", age=3)
    tale.play("0 recall leader gimle")
    assert tale.asked == (0, "succor")
    tale.play("0 warrior")
    assert tale.asked == (0, "storm")
    tale.play("0 pillage")
    assert tale.rage(0) == 6 - 1 - 2


def test_r6_the_last_rage_taken_by_trickery_moves_the_turn() -> None:
    tale = Tale(
        "clan 0: rage 1",
        "clan 1: rage 0",
        "clan 2: rage 0",
        "clan 3: rage 0",
        "hand 0: tyrs_bash",
        "hand 1: lokis_trickery",
        "figures 0: leader gimle",
        "figures 1: leader gimle",
    ).play("0 pillage gimle")
    assert (tale.rage(0), tale.rage(1)) == (0, 1)
    assert tale.asked == (1, "action")


def test_r16_r36_a_figure_saved_from_a_tie_may_pillage_again() -> None:
    tale = Tale("upgrades 0: friggas_protection", "figures 0: leader gimle", "figures 1: leader gimle", age=2)
    tale.play("0 pillage gimle", "0 save leader")
    assert tale.dead(1) == 1
    assert not tale.pillaged("gimle")
    tale.play("1 pass", "2 pass", "3 pass", "0 pillage gimle")
    assert tale.pillaged("gimle")


def test_r48_a_replaced_serpent_leaves_its_helmet() -> None:
    tale = Tale(
        "upgrades 0: sea_serpent troll", "hand 0: valkyrie", "figures 0: sea_serpent nw, 3 warrior gimle", age=2
    )
    tale.play("0 upgrade valkyrie over sea_serpent, gimle")
    assert tale.on_board(0) == 4
    assert tale.strength(0, "gimle") == 5
    elf = Tale(
        "upgrades 0: dwarf_chieftain troll",
        "hand 0: dark_elf",
        "figures 0: dwarf_chieftain yggdrasil, 3 warrior gimle",
        age=2,
    )
    elf.play("0 upgrade dark_elf over dwarf_chieftain, yggdrasil")
    assert elf.strength(0, "yggdrasil") == 3


def test_r29_r51_a_quest_may_fight_after_the_watch() -> None:
    tale = Tale(
        "upgrades 1: tyrs_domain",
        "hand 0: heimdalls_watch-2 tyrs_smash-2",
        "hand 1: manheim-2 jotunheim-2",
        "figures 0: warrior gimle",
        "figures 1: leader gimle",
        age=2,
    )
    tale.play("0 pillage gimle", "0 heimdalls_watch-2", "1 jotunheim-2")
    assert tale.asked == (1, "quest-strength")
    tale.play("1 as 3")
    assert tale.dead(0) == 1
    assert sorted(tale.discards()) == ["heimdalls_watch-2", "jotunheim-2", "manheim-2"]


def test_r42_hammers_moves_before_blessing_returns() -> None:
    tale = Tale(
        "upgrades 0: lord_of_hammers",
        "upgrades 1: lokis_blessing",
        "figures 0: leader gimle",
        "figures 1: warrior gimle",
    ).play("0 pillage gimle")
    assert tale.asked == (0, "hammers")
    tale.play("0 yggdrasil")
    assert tale.asked == (1, "blessing")


def test_r20_r61_a_witch_who_fled_is_not_counted_among_the_fallen() -> None:
    tale = Tale(
        "upgrades 0: valkyrie thors_glory",
        "upgrades 1: volur_witch",
        "hand 0: odins_judgement",
        "figures 0: valkyrie gimle, leader gimle",
        "figures 1: volur_witch gimle, warrior gimle",
        age=3,
    )
    tale.play("0 pillage gimle", "1 flee")
    # One warrior: 2 for Judgement, 2 for the Valkyrie, 3 for the battle, no rout.
    assert tale.glory(0) == 2 + 2 + 3
