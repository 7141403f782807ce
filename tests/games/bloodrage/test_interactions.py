"""Cards that meet: stories in which two rulings have to agree."""

from __future__ import annotations

import pytest

from tests.games.bloodrage.scenario import Scene


def test_r55_a_lord_drowned_by_the_tide_gives_nothing() -> None:
    """His clan wins all the same, and the token is its own."""
    case = Scene(
        "upgrades 0: lord_of_axes",
        "hand 0: tyrs_crush-2",
        "hand 1: odins_tide",
        "figures 0: leader gimle, warrior gimle",
        "figures 1: warrior gimle",
        age=2,
    )
    case.play("0 pillage gimle", "0 warrior")
    assert case.asked == (1, "action")
    assert case.stats(0) == (6, 3, 5)


def test_r18_r34_a_recalled_figure_brings_succor_and_storm() -> None:
    case = Scene("upgrades 0: friggas_domain thors_domain friggas_succor", "figures 0: leader valhalla", age=3)
    case.play("0 recall leader gimle")
    assert case.asked == (0, "succor")
    case.play("0 warrior")
    assert case.asked == (0, "storm")
    case.play("0 pillage")
    assert case.rage(0) == 6 - 1 - 2


def test_r6_the_last_rage_taken_by_trickery_moves_the_turn() -> None:
    case = Scene(
        "clan 0: rage 1",
        "clan 1: rage 0",
        "clan 2: rage 0",
        "clan 3: rage 0",
        "hand 0: tyrs_bash",
        "hand 1: lokis_trickery",
        "figures 0: leader gimle",
        "figures 1: leader gimle",
    ).play("0 pillage gimle")
    assert (case.rage(0), case.rage(1)) == (0, 1)
    assert case.asked == (1, "action")


def test_r16_r36_a_figure_saved_from_a_tie_may_pillage_again() -> None:
    case = Scene("upgrades 0: friggas_protection", "figures 0: leader gimle", "figures 1: leader gimle", age=2)
    case.play("0 pillage gimle", "0 save leader")
    assert case.dead(1) == 1
    assert not case.pillaged("gimle")
    case.play("1 pass", "2 pass", "3 pass", "0 pillage gimle")
    assert case.pillaged("gimle")


@pytest.mark.parametrize("answer", ["save leader, save warrior", "save warrior, save leader"])
def test_r36_figures_are_saved_in_any_order(answer: str) -> None:
    case = Scene(
        "upgrades 0: friggas_protection", "figures 0: leader gimle, warrior gimle",
        "figures 1: leader gimle, warrior gimle", "clan 0: rage 2", age=2,
    ).play("0 pillage gimle")  # fmt: skip
    assert case.asked == (0, "spare") and case.state.why_not(0, answer) is None
    case.play(f"0 {answer}")
    assert (case.at(0, "leader", "gimle"), case.at(0, "warrior", "gimle"), case.rage(0)) == (1, 1, 0)


def test_r48_a_replaced_serpent_leaves_its_helmet() -> None:
    case = Scene(
        "upgrades 0: sea_serpent troll", "hand 0: valkyrie", "figures 0: sea_serpent nw, 3 warrior gimle", age=2
    )
    case.play("0 upgrade valkyrie over sea_serpent, gimle")
    assert case.on_board(0) == 4
    assert case.strength(0, "gimle") == 5
    elf = Scene(
        "upgrades 0: dwarf_chieftain troll",
        "hand 0: dark_elf",
        "figures 0: dwarf_chieftain yggdrasil, 3 warrior gimle",
        age=2,
    )
    elf.play("0 upgrade dark_elf over dwarf_chieftain, yggdrasil")
    assert elf.strength(0, "yggdrasil") == 3


def test_r29_r51_a_quest_may_fight_after_the_watch() -> None:
    case = Scene(
        "upgrades 1: tyrs_domain",
        "hand 0: heimdalls_watch-2 tyrs_smash-2",
        "hand 1: manheim-2 jotunheim-2",
        "figures 0: warrior gimle",
        "figures 1: leader gimle",
        age=2,
    )
    case.play("0 pillage gimle", "0 heimdalls_watch-2", "1 jotunheim-2")
    assert case.asked == (1, "quest-strength")
    case.play("1 as 3")
    assert case.dead(0) == 1
    assert sorted(case.discards()) == ["heimdalls_watch-2", "jotunheim-2", "manheim-2"]


def test_r42_hammers_moves_before_blessing_returns() -> None:
    case = Scene(
        "upgrades 0: lord_of_hammers",
        "upgrades 1: lokis_blessing",
        "figures 0: leader gimle",
        "figures 1: warrior gimle",
    ).play("0 pillage gimle")
    assert case.asked == (0, "hammers")
    case.play("0 yggdrasil")
    assert case.asked == (1, "blessing")


def test_r20_r61_a_witch_who_fled_is_not_counted_among_the_fallen() -> None:
    case = Scene(
        "upgrades 0: valkyrie thors_glory",
        "upgrades 1: volur_witch",
        "hand 0: odins_judgement",
        "figures 0: valkyrie gimle, leader gimle",
        "figures 1: volur_witch gimle, warrior gimle",
        age=3,
    )
    case.play("0 pillage gimle", "1 flee")
    # One warrior: 2 for Judgement, 2 for the Valkyrie, 3 for the battle, no rout.
    assert case.glory(0) == 2 + 2 + 3


def test_r74_whoever_has_passed_still_reacts_with_rage_that_comes_later() -> None:
    """The defender passed, wins rage by Ascension, and storms back with it after the next battle."""
    case = Scene(
        "clan 1: rage 0 passed",
        "upgrades 1: lokis_blessing thors_domain friggas_protection",
        "hand 1: thors_ascension",
        "figures 0: warrior gimle, leader andlang",
        "figures 1: leader gimle",
        age=3,
    )
    case.play("0 pillage gimle", "0 pass")
    assert case.rage(1) == 3
    case.play("2 pass", "3 pass")
    assert case.asked == (0, "action"), "seat 1 has rage again, but it has passed"
    case.play("0 march andlang gimle", "0 pillage gimle")
    assert case.asked == (1, "spare")
    case.play("1 pass", "1 warrior")
    assert case.asked == (1, "storm")
    case.play("1 pillage")
    assert case.rage(1) == 1
    assert case.pillaged("gimle")
    assert case.asked == (0, "action")


def test_r75_poison_takes_the_card_but_not_what_it_has_done() -> None:
    case = Scene(
        "hand 0: friggas_grace",
        "hand 1: lokis_poison",
        "figures 0: leader utgard",
        "figures 1: warrior utgard",
        age=3,
    ).play("0 pillage utgard")
    assert case.hand(1) == ["friggas_grace", "lokis_poison"]
    assert case.asked == (0, "raise")
    hammer = Scene(
        "hand 0: thors_hammer",
        "hand 1: lokis_poison",
        "figures 0: leader utgard",
        "figures 1: warrior utgard",
        age=3,
    ).play("0 pillage utgard")
    axes = hammer.stats(0)[1]
    assert hammer.glory(0) == 3 + axes


def test_r76_charm_makes_cheaper_what_is_laid_over_it() -> None:
    case = Scene(
        "clan 0: rage 1",
        "upgrades 0: friggas_charm lokis_domain tyrs_domain",
        "hand 0: thors_glory",
    ).play("0 upgrade thors_glory over friggas_charm")
    assert case.rage(0) == 0
    assert case.upgrades(0) == ["thors_glory", "lokis_domain", "tyrs_domain"]


def test_r77_sight_sees_a_quest_as_tyr_lets_it_count() -> None:
    lines = (
        "upgrades 0: tyrs_domain",
        "hand 0: manheim-1",
        "hand 1: heimdalls_sight",
        "figures 0: leader gimle",
        "figures 1: leader gimle, warrior gimle",
    )
    counted = Scene(*lines).play("0 pillage gimle", "0 as 3")
    assert (counted.dead(0), counted.dead(1)) == (1, 0), "3 + 3 against 4 + 3"
    plain = Scene(*lines).play("0 pillage gimle", "0 as 0")
    assert (plain.dead(0), plain.dead(1)) == (1, 0), "3 against 4"
    even = Scene(*lines[:3], "figures 0: leader gimle", "figures 1: leader gimle").play("0 pillage gimle", "0 as 3")
    assert (even.dead(0), even.dead(1)) == (1, 1), "3 + 3 against 3 + 3"


def test_r78_a_saved_warrior_fights_on_and_stands_beside_the_winner() -> None:
    """Odin's Smite takes none of the pair, so it is worth 2 against 3 + 1; then one is saved and one falls."""
    case = Scene(
        "clan 1: rage 2",
        "upgrades 0: valkyrie thors_glory",
        "upgrades 1: friggas_protection",
        "hand 0: odins_smite",
        "figures 0: leader gimle, valkyrie gimle",
        "figures 1: 2 warrior gimle",
        age=2,
    )
    case.play("0 pillage gimle", "1 save warrior")
    assert case.strength(1, "gimle") == 2
    case.play("1 save warrior")
    assert (case.at(1, "warrior", "gimle"), case.dead(1), case.rage(1)) == (1, 1, 0)
    assert case.pillaged("gimle")
    assert case.glory(0) == 2 + case.stats(0)[1], "one dead for the Valkyrie, no rout, and the axes"


def test_r79_a_trolls_victims_fall_from_the_invaders_left() -> None:
    case = Scene(
        "upgrades 0: friggas_protection",
        "hand 2: troll",
        "figures 0: warrior gimle",
        "figures 1: warrior gimle",
        "figures 3: 2 warrior gimle",
        "turn 2",
        age=2,
    )
    case.state.take_events()
    case.play("2 upgrade troll, gimle")
    assert case.asked == (0, "spare")
    case.play("0 pass")
    fallen = [event.shown["seat"] for event in case.state.take_events() if event.key == "falls"]
    assert fallen == ["#3", "#0", "#1"]


def test_r80_a_witch_who_fled_from_the_tide_fights_no_more() -> None:
    """Her clan keeps its warrior: 1 against 1 + 1."""
    case = Scene(
        "upgrades 1: volur_witch",
        "hand 0: odins_tide",
        "figures 0: warrior gimle",
        "figures 1: volur_witch gimle, warrior gimle",
        age=3,
    )
    case.play("0 pillage gimle", "1 warrior")
    assert case.asked == (1, "spare")
    case.play("1 flee")
    assert case.at(1, "volur_witch", "yggdrasil") == 1
    assert case.pillaged("gimle")
    assert case.dead(1) == 1


def test_r81_a_quest_is_counted_before_late_cards() -> None:
    case = Scene(
        "upgrades 1: tyrs_domain",
        "hand 0: tyrs_crush-2 heimdalls_eye",
        "hand 1: manheim-2 jotunheim-2",
        "figures 0: warrior gimle",
        "figures 1: leader gimle",
        age=2,
    )
    case.play("0 pillage gimle", "0 tyrs_crush-2", "1 manheim-2")
    assert case.asked == (1, "quest-strength")
    case.play("1 as 3")
    assert case.asked == (0, "late-card")


def test_r82_rage_that_a_battle_brings_can_be_spent_in_it() -> None:
    """R-42: the loser pays for its leader with what Trickery took, the winner for its card with what Ascension gave."""
    loser = Scene(
        "clan 1: rage 0",
        "upgrades 1: friggas_protection",
        "hand 0: tyrs_smite-2",
        "hand 1: lokis_trickery",
        "figures 0: leader gimle",
        "figures 1: leader gimle",
        age=2,
    ).play("0 pillage gimle")
    assert loser.asked == (1, "spare")
    loser.play("1 save leader")
    assert (loser.rage(0), loser.rage(1), loser.dead(1)) == (5, 0, 0)
    winner = Scene(
        "clan 1: rage 0",
        "upgrades 1: tyrs_prowess",
        "hand 1: thors_ascension",
        "figures 0: leader gimle",
        "figures 1: leader gimle",
        age=3,
    ).play("0 pillage gimle")
    assert winner.asked == (1, "prowess")
    winner.play("1 thors_ascension")
    assert (winner.rage(1), winner.hand(1)) == (2, ["thors_ascension"])


def test_r83_figures_that_only_move_bring_neither_succor_nor_a_pillage() -> None:
    upgrades = "upgrades 0: friggas_succor thors_domain lord_of_hammers"
    march = Scene(upgrades, "figures 0: leader gimle", age=2).play("0 march gimle andlang")
    assert march.asked == (1, "action")
    called = Scene(upgrades, "figures 0: leader gimle", "figures 1: ship sw", "turn 1", age=2)
    called.play("1 pillage andlang", "0 leader gimle")
    assert called.asked == (2, "action")
    hammers = Scene(upgrades, "figures 0: leader gimle", age=2).play("0 pillage gimle", "0 andlang")
    assert hammers.asked == (1, "action")
    assert hammers.on_board(0) == 1


def test_r15_r63_a_free_invasion_brings_succor_and_thors_domain_in_this_order() -> None:
    case = Scene(
        "upgrades 0: friggas_succor thors_domain", "hand 0: troll", "figures 1: 2 warrior andlang", age=2
    ).play("0 upgrade troll, andlang")
    assert case.dead(1) == 2
    assert case.asked == (0, "succor")
    case.play("0 warrior")
    assert case.asked == (0, "storm")
    case.play("0 pillage")
    assert case.rage(0) == 6 - 2 - 2
    assert case.pillaged("andlang")


def test_r84_an_upgrade_brings_nobody_from_valhalla() -> None:
    case = Scene("upgrades 0: friggas_domain", "hand 0: lord_of_spears", "figures 0: leader valhalla", age=3)
    case.play("0 upgrade lord_of_spears")
    assert case.asked == (1, "action")
    assert case.dead(0) == 1


def test_r85_protection_saves_figures_beside_the_one_the_tide_leaves() -> None:
    """Two warriors are drowned, the leader stays and the ship is saved: 5 against 3 + 1."""
    case = Scene(
        "clan 1: rage 1",
        "upgrades 1: friggas_protection",
        "hand 0: odins_tide",
        "figures 0: leader gimle",
        "figures 1: leader gimle, 2 warrior gimle, ship nw",
        age=2,
    ).play("0 pillage gimle", "1 leader")
    assert case.asked == (1, "spare")
    assert case.texts() == ["save warrior", "save ship", "pass"]
    case.play("1 save ship")
    assert (case.at(1, "leader", "gimle"), case.at(1, "ship", "nw"), case.dead(1)) == (1, 1, 2)
    assert case.glory(1) == 3
    assert case.dead(0) == 1


def test_r2_tide_and_smite_act_from_the_pillager_clockwise() -> None:
    """The pillager's Tide leaves it a warrior, whom the Smite then takes: 0 + 1 against 1 + 1."""
    tide = Scene(
        "hand 0: odins_tide",
        "hand 1: odins_smite",
        "figures 0: leader gimle, 2 warrior gimle",
        "figures 1: 2 warrior gimle",
        age=2,
    ).play("0 pillage gimle", "0 warrior")
    assert (tide.dead(0), tide.dead(1), tide.glory(1)) == (3, 1, 3)
    # The pillager's Smite comes first: of its enemy only the leader is left, so that the Tide asks nothing.
    smite = Scene(
        "hand 0: odins_smite",
        "hand 1: odins_tide",
        "figures 0: 2 warrior gimle",
        "figures 1: leader gimle, warrior gimle",
        age=2,
    ).play("0 pillage gimle")
    assert (smite.dead(0), smite.dead(1), smite.glory(1)) == (2, 1, 3)


def test_r29_r32_a_second_watch_may_follow_the_first() -> None:
    """One kept from age two, one of age three: 6 glory, then 4, and the third card of each decides."""
    case = Scene(
        "hand 0: heimdalls_watch-2 heimdalls_watch-3 tyrs_smash-2",
        "hand 1: tyrs_rage-3 tyrs_crush-3 tyrs_smite-3",
        "figures 0: leader gimle",
        "figures 1: leader gimle",
        age=3,
    )
    case.play("0 pillage gimle", "0 heimdalls_watch-2", "1 tyrs_rage-3", "0 heimdalls_watch-3", "1 tyrs_crush-3")
    assert (case.glory(0), case.glory(1)) == (6 + 4, 3)
    assert case.hand(0) == ["tyrs_smash-2"]


def test_r6_r57_the_last_province_may_be_pillaged_again_before_the_phase_ends() -> None:
    """Gimle is the last one. Seat 1 has lost it, comes back by Blessing and takes it for 4 rage; then it is over."""
    case = Scene(
        "pillaged elvagar angerboda muspelheim horgr utgard andlang myrkulor yggdrasil",
        "upgrades 0: lord_of_hammers",
        "upgrades 1: lokis_blessing thors_domain tyrs_challenge",
        "figures 0: leader gimle",
        "figures 1: warrior gimle",
        age=2,
    ).play("0 pillage gimle", "0 andlang", "1 warrior")
    assert case.asked == (1, "storm")
    case.play("1 pillage", "0 pass")
    assert (case.rage(1), case.stats(1)) == (2, (6, 3, 5))
    assert case.state.age == 3


def test_r59_a_ship_pillages_and_serves_only_the_shore_that_is_left() -> None:
    case = Scene("ruined gimle", "figures 0: ship nw")
    assert case.may("pillage myrkulor")
    assert not case.may("pillage gimle")


def test_r16_a_tie_at_the_top_fells_a_third_clan_too() -> None:
    """And a tie below the top hurts nobody but those who have lost anyway (521)."""
    top = Scene("figures 0: leader gimle", "figures 1: leader gimle", "figures 2: warrior gimle")
    top.play("0 pillage gimle")
    assert [top.dead(seat) for seat in range(3)] == [1, 1, 1]
    below = Scene("figures 0: leader gimle", "figures 1: warrior gimle", "figures 2: warrior gimle")
    below.play("0 pillage gimle")
    assert [below.dead(seat) for seat in range(3)] == [0, 1, 1]
    assert below.glory(0) == 3


def test_r8_r54_a_recalled_dark_elf_may_go_to_yggdrasil_and_pillage_it() -> None:
    case = Scene(
        "upgrades 0: dark_elf friggas_domain thors_domain friggas_succor", "figures 0: dark_elf valhalla", age=3
    )
    case.play("0 recall dark_elf yggdrasil")
    # no Succor there.
    assert case.asked == (0, "storm")
    case.play("0 pillage")
    assert case.rage(0) == 6 - 1 - 2
    assert case.stats(0) == (7, 4, 5)
