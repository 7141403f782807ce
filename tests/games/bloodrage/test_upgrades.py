"""Every upgrade of leaders, warriors, ships and clans; what they cost and where they go."""

from __future__ import annotations

import pytest

from tests.games.bloodrage.scenario import Scene

# --- the action (443-465) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "age", "cost"),
    [
        ("lord_of_hammers", 1, 3), ("lord_of_axes", 2, 3), ("lord_of_spears", 3, 3), ("brothers_in_arms", 1, 1),
        ("experts_in_arms", 2, 2), ("masters_in_arms", 3, 2), ("lokis_dragons", 1, 2), ("fire_dragons", 2, 2),
        ("eternal_dragons", 3, 2), ("friggas_charm", 1, 0), ("friggas_succor", 1, 2), ("lokis_blessing", 1, 1),
        ("lokis_domain", 1, 1), ("thors_glory", 1, 2), ("tyrs_domain", 1, 0), ("friggas_protection", 2, 0),
        ("lokis_eminence", 2, 2), ("odins_inspiration", 2, 2), ("thors_domain", 2, 1), ("tyrs_challenge", 2, 0),
        ("tyrs_prowess", 2, 2), ("friggas_domain", 3, 0), ("friggas_sacrifice", 3, 1), ("lokis_wrath", 3, 3),
        ("odins_throne", 3, 2), ("thors_conquest", 3, 3), ("tyrs_wrath", 3, 1),
    ],
)  # fmt: skip
def test_an_upgrade_costs_what_it_says_and_one_less_with_charm(card: str, age: int, cost: int) -> None:
    """R-27: never less than nothing."""
    for charm, price in (("", cost), ("upgrades 0: friggas_charm", max(0, cost - 1))):
        if charm and card == "friggas_charm":
            continue
        case = Scene(f"hand 0: {card}", *([charm] if charm else []), age=age)
        assert case.facts(f"upgrade {card}")["cost"] == price
        text = f"upgrade {card}"
        case.state.play(case.state.read(text))
        if case.asked[1] == "free-invasion":
            case.state.do("stay")
        assert case.rage(0) == 6 - price
        assert card in case.upgrades(0)
        assert case.hand(0) == []


@pytest.mark.parametrize(
    ("card", "age", "figure", "place"),
    [("lord_of_hammers", 1, "leader", "gimle"), ("brothers_in_arms", 1, "warrior", "gimle"),
     ("lokis_dragons", 1, "ship", "nw"), ("troll", 1, "troll", "gimle"), ("sea_serpent", 1, "sea_serpent", "nw")],
)  # fmt: skip
def test_an_upgraded_figure_may_invade_at_once(card: str, age: int, figure: str, place: str) -> None:
    """Without more rage (455, 461)."""
    case = Scene(f"hand 0: {card}", "clan 0: rage 3", age=age)
    option = case.state.read(f"upgrade {card}")
    case.state.play(option)
    assert case.facts(place)["slot"] == ("monster" if figure == card else figure)
    assert case.facts("stay")["replaces"] is None
    case.state.do(place)
    assert case.at(0, figure, place) == 1


def test_r15_the_free_invasion_keeps_to_the_helmets() -> None:
    case = Scene("hand 0: troll", "figures 0: 4 warrior gimle").play("0 upgrade troll")
    assert case.at(0, "troll", "reserve") == 1


def test_no_free_invasion_without_a_figure_in_the_reserve() -> None:
    case = Scene("hand 0: lord_of_hammers", "figures 0: leader gimle").play("0 upgrade lord_of_hammers")
    assert case.asked == (1, "action")
    assert case.rage(0) == 3


def test_r66_a_used_slot_may_be_taken_though_another_is_free() -> None:
    case = Scene("hand 0: lokis_domain", "upgrades 0: friggas_charm")
    assert case.may("upgrade lokis_domain")
    assert case.may("upgrade lokis_domain over friggas_charm")
    case.play("0 upgrade lokis_domain over friggas_charm")
    assert case.upgrades(0) == ["lokis_domain"]
    assert case.discards() == ["friggas_charm"]


def test_r48_a_replaced_monster_goes_to_the_box() -> None:
    """Its village and helmet are free for the new one, and nobody has died."""
    case = Scene(
        "hand 0: valkyrie",
        "upgrades 0: troll dwarf_chieftain",
        "figures 0: troll andlang, 3 warrior gimle",
        "figures 1: 2 warrior andlang",
        age=2,
    )
    assert case.facts("upgrade valkyrie over troll")["replaces"] == "troll"
    case.play("0 upgrade valkyrie over troll, andlang")
    assert case.at(0, "valkyrie", "andlang") == 1
    assert case.dead(0) == 0
    assert case.on_board(0) == 4
    reserve = Scene("hand 0: valkyrie", "upgrades 0: troll dwarf_chieftain", age=2)
    reserve.play("0 upgrade valkyrie over troll, stay")
    assert reserve.upgrades(0) == ["valkyrie", "dwarf_chieftain"]
    assert reserve.at(0, "valkyrie", "reserve") == 1


# --- leaders ------------------------------------------------------------------------------------------------------


def test_hammers_moves_the_leader_on() -> None:
    """R-55: to a free village of a living neighbour, Yggdrasil included."""
    case = Scene("upgrades 0: lord_of_hammers", "figures 0: leader gimle").play("0 pillage gimle")
    assert case.texts() == ["andlang", "myrkulor", "yggdrasil", "stay"]
    case.play("0 yggdrasil")
    assert case.at(0, "leader", "yggdrasil") == 1
    stays = Scene("upgrades 0: lord_of_hammers", "figures 0: leader gimle").play("0 pillage gimle", "0 stay")
    assert stays.at(0, "leader", "gimle") == 1


@pytest.mark.parametrize("card", ["lord_of_hammers", "lord_of_axes", "lord_of_spears"])
def test_r55_lords_must_stand_in_the_province(card: str) -> None:
    case = Scene(f"upgrades 0: {card}", "figures 0: leader horgr, ship nw").play("0 pillage gimle")
    assert case.asked == (1, "action")
    assert case.stats(0) == (6, 3, 5)


def test_lord_of_axes_raises_a_stat() -> None:
    """R-24: also where nobody opposes."""
    case = Scene("upgrades 0: lord_of_axes", "figures 0: leader gimle", age=2).play("0 pillage gimle")
    assert case.texts() == ["rage", "axes", "horns"]
    case.play("0 horns")
    assert case.stats(0) == (6, 3, 6)


def test_lord_of_spears_raises_all() -> None:
    case = Scene("upgrades 0: lord_of_spears", "figures 0: leader gimle", age=3).play("0 pillage gimle")
    assert case.stats(0) == (7, 4, 6)


def test_r42_the_lord_comes_before_battle_glory() -> None:
    case = Scene("upgrades 0: lord_of_spears", "figures 0: leader gimle", "figures 1: warrior gimle", age=3)
    case.play("0 pillage gimle")
    assert case.glory(0) == 4


def test_r17_lords_do_nothing_for_a_defender() -> None:
    case = Scene("upgrades 1: lord_of_spears", "figures 1: leader gimle", "figures 0: warrior gimle", age=3)
    case.play("0 pillage gimle")
    assert case.stats(1) == (6, 3, 4)
    assert case.glory(1) == 3


# --- warriors -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "strengths", "cost"),
    [("", [1, 2, 3, 4], 1), ("brothers_in_arms", [1, 3, 4, 6], 1), ("experts_in_arms", [2, 4, 6, 8], 2),
     ("masters_in_arms", [2, 6, 8, 12], 2)],
)  # fmt: skip
def test_r37_warriors_alone_and_in_pairs(card: str, strengths: list[int], cost: int) -> None:
    for count, strength in enumerate(strengths, 1):
        lines = [f"upgrades 0: {card}"] if card else []
        case = Scene(*lines, f"figures 0: {count} warrior gimle", "clan 0: steps 1 1 2", age=3)
        assert case.strength(0, "gimle") == strength
        assert case.facts("invade warrior andlang")["cost"] == cost
        case.play("0 invade warrior andlang")
        assert case.rage(0) == 6 - cost


# --- ships --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "glory"), [("lokis_dragons", 4), ("fire_dragons", 8), ("eternal_dragons", 12)])
def test_dragons_pay_for_a_lost_ship(card: str, glory: int) -> None:
    """R-73, and for the Sea Serpent too, which keeps its strength (R-19)."""
    lost = Scene(
        f"upgrades 1: {card} sea_serpent",
        "figures 1: ship nw, sea_serpent nw",
        "hand 0: tyrs_rage-3",
        "figures 0: leader gimle",
        age=3,
    )
    assert lost.strength(1, "gimle") == 5
    lost.play("0 pillage gimle")
    assert lost.glory(1) == 2 * glory
    drowned = Scene(f"upgrades 1: {card}", "figures 1: ship nw", "doom horgr utgard gimle", age=3, phase="ragnarok")
    assert drowned.glory(1) == glory + 4


# --- clans --------------------------------------------------------------------------------------------------------


def test_r13_lokis_upgrades_add_up_and_pay_for_the_released() -> None:
    case = Scene(
        "upgrades 0: lokis_domain lokis_eminence lokis_wrath", "figures 0: 2 warrior valhalla", age=2, phase="ragnarok"
    )
    assert case.glory(0) == 2 * (1 + 2 + 3)


@pytest.mark.parametrize(("card", "each"), [("lokis_domain", 1), ("lokis_eminence", 2), ("lokis_wrath", 3)])
def test_lokis_upgrades_pay_for_ones_own(card: str, each: int) -> None:
    case = Scene(
        f"upgrades 0: {card}", "figures 0: 3 warrior valhalla", "figures 1: 2 warrior valhalla", age=2, phase="ragnarok"
    )
    assert (case.glory(0), case.glory(1)) == (3 * each, 0)


def test_r52_lokis_upgrades_do_not_pay_for_friggas_domain() -> None:
    case = Scene("upgrades 0: lokis_wrath friggas_domain", "figures 0: warrior valhalla", age=3)
    case.play("0 recall warrior gimle")
    assert case.glory(0) == 0


def test_r8_friggas_domain_recalls_for_one_rage() -> None:
    case = Scene("upgrades 0: friggas_domain frost_giant", "figures 0: frost_giant valhalla, leader valhalla", age=3)
    assert case.facts("recall frost_giant gimle")["cost"] == 1
    case.play("0 recall frost_giant gimle")
    assert case.rage(0) == 5
    assert case.at(0, "frost_giant", "gimle") == 1


def test_thors_glory_wants_two_dead_enemies() -> None:
    for dead, glory in ((1, 3), (2, 3 + 2), (4, 3 + 2)):
        case = Scene(
            "upgrades 0: thors_glory",
            "hand 0: tyrs_smite-1",
            "figures 0: leader gimle",
            f"figures 1: {dead} warrior gimle",
        ).play("0 pillage gimle")
        assert case.glory(0) == glory


def test_thors_glory_does_not_count_ones_own_dead() -> None:
    case = Scene(
        "upgrades 0: thors_glory", "figures 0: leader gimle, ship nw", "hand 1: tyrs_bash", "figures 1: leader gimle"
    ).play("0 pillage gimle")
    assert (case.dead(0), case.dead(1)) == (2, 1)
    assert case.glory(0) == 0


def test_r21_thors_glory_scores_for_losers_once() -> None:
    """R-56: three clans die in a tie, and seat 0 is paid once."""
    case = Scene(
        "upgrades 0: thors_glory", "figures 0: warrior gimle", "figures 1: warrior gimle", "figures 2: warrior gimle"
    ).play("0 pillage gimle")
    assert [case.glory(seat) for seat in range(3)] == [2, 0, 0]


def test_succor_brings_a_warrior() -> None:
    case = Scene("upgrades 0: friggas_succor").play("0 invade leader gimle")
    assert case.asked == (0, "succor")
    assert case.facts("warrior") == {"cost": 0, "strength": 4}
    assert case.facts("pass") == {"cost": 0, "strength": 3}
    case.play("0 warrior")
    # he brings no other.
    assert case.asked == (1, "action")
    assert case.at(0, "warrior", "gimle") == 1
    assert case.rage(0) == 6
    declined = Scene("upgrades 0: friggas_succor").play("0 invade leader gimle", "0 pass")
    assert declined.on_board(0) == 1


@pytest.mark.parametrize(
    ("lines", "move"),
    [
        (("upgrades 0: friggas_succor",), "invade ship nw"),
        (("upgrades 0: friggas_succor dark_elf",), "invade dark_elf yggdrasil"),
        (("upgrades 0: friggas_succor", "figures 1: 2 warrior andlang"), "invade leader andlang"),
        (("upgrades 0: friggas_succor", "figures 0: 3 warrior gimle"), "invade leader andlang"),
        (("upgrades 0: friggas_succor", "figures 0: 8 warrior valhalla"), "invade leader andlang"),
    ],
)  # fmt: skip
def test_succor_places_nobody(lines: tuple[str, ...], move: str) -> None:
    """Behind a ship (R-34), in Yggdrasil (R-54), without a village, a helmet or a warrior."""
    assert Scene(*lines, age=2).play(f"0 {move}").asked == (1, "action")


def test_r63_succor_follows_the_trolls_slaughter() -> None:
    case = Scene("upgrades 0: friggas_succor troll", "figures 1: 2 warrior andlang").play("0 invade troll andlang")
    assert case.dead(1) == 2
    case.play("0 warrior")
    assert case.at(0, "warrior", "andlang") == 1


def test_blessing_comes_back_after_a_lost_battle() -> None:
    case = Scene("upgrades 1: lokis_blessing", "figures 0: leader gimle", "figures 1: warrior gimle")
    case.play("0 pillage gimle")
    assert case.asked == (1, "blessing")
    assert case.facts("warrior", 1) == {"cost": 0, "strength": 1}
    case.play("1 warrior")
    assert case.at(1, "warrior", "gimle") == 1
    assert case.rage(1) == 6
    tie = Scene("upgrades 1: lokis_blessing", "figures 0: leader gimle", "figures 1: leader gimle")
    # a tie is a loss.
    assert tie.play("0 pillage gimle").asked == (1, "blessing")
    assert tie.play("1 pass").on_board(1) == 0
    won = Scene("upgrades 1: lokis_blessing", "figures 0: warrior gimle", "figures 1: leader gimle")
    assert won.play("0 pillage gimle").asked == (1, "action")


def test_r54_blessing_does_not_reach_yggdrasil() -> None:
    case = Scene("upgrades 1: lokis_blessing", "figures 0: leader yggdrasil", "figures 1: warrior yggdrasil")
    assert case.play("0 pillage yggdrasil").asked == (1, "action")


def test_r70_blessing_is_an_invasion() -> None:
    """Succor follows it, and Thor's Domain after the pillage is over (R-57), if Challenge is paid for on top."""
    case = Scene(
        "upgrades 1: lokis_blessing friggas_succor thors_domain",
        "figures 0: leader gimle",
        "figures 1: warrior gimle",
        age=2,
    )
    case.play("0 pillage gimle", "1 warrior")
    assert case.asked == (1, "succor")
    case.play("1 warrior")
    # Gimle is pillaged, and there is no Challenge.
    assert case.asked == (1, "action")
    lost = Scene(
        "upgrades 0: lokis_blessing thors_domain", "figures 0: warrior gimle", "figures 1: leader gimle", age=2
    )
    lost.play("0 pillage gimle", "0 warrior")
    assert lost.asked == (0, "storm")
    lost.play("0 pillage")
    assert lost.rage(0) == 4
    assert lost.dead(0) == 2
    assert lost.glory(1) == 6


def test_thors_domain_pillages_what_was_invaded() -> None:
    case = Scene("upgrades 0: thors_domain", age=2).play("0 invade leader gimle")
    assert case.asked == (0, "storm")
    assert case.facts("pillage")["cost"] == 2
    assert case.facts("pass") == {"cost": 0}
    case.play("0 pillage")
    assert case.rage(0) == 4
    assert case.pillaged("gimle")
    declined = Scene("upgrades 0: thors_domain", age=2).play("0 invade leader gimle", "0 pass")
    assert not declined.pillaged("gimle")
    assert declined.asked == (1, "action")


@pytest.mark.parametrize(
    ("lines", "move"),
    [((), "invade ship nw"), (("clan 0: rage 1",), "invade leader gimle"),
     (("pillaged gimle",), "invade leader gimle")],
)  # fmt: skip
def test_r35_thors_domain_is_not_offered(lines: tuple[str, ...], move: str) -> None:
    """Not after a ship, not without the rage, not where one was pillaged already."""
    assert Scene("upgrades 0: thors_domain", *lines, age=2).play(f"0 {move}").asked == (1, "action")


def test_r57_thors_domain_and_challenge_are_paid_together() -> None:
    case = Scene("upgrades 0: thors_domain tyrs_challenge", "pillaged gimle", age=2)
    case.play("0 invade leader gimle")
    assert case.facts("pillage")["cost"] == 4
    case.play("0 pillage")
    assert case.rage(0) == 2
    assert case.stats(0) == (6, 3, 5)


def test_r40_challenge_pillages_again_for_the_same_reward() -> None:
    case = Scene("upgrades 0: tyrs_challenge", "pillaged gimle", "figures 0: leader gimle", age=2)
    assert case.facts("challenge gimle")["cost"] == 2
    case.play("0 challenge gimle")
    assert case.rage(0) == 4
    assert case.stats(0) == (6, 3, 5)
    lost = Scene(
        "upgrades 0: tyrs_challenge", "pillaged gimle", "figures 0: warrior gimle", "figures 1: leader gimle", age=2
    )
    lost.play("0 challenge gimle")
    assert lost.pillaged("gimle")
    assert lost.stats(0) == (6, 3, 4)


def test_tyrs_domain_and_wrath_let_a_quest_fight() -> None:
    """R-51: +3 or +5, never 8."""
    for upgrades, texts in (
        ("tyrs_domain", ["as 0", "as 3"]),
        ("tyrs_wrath", ["as 0", "as 5"]),
        ("tyrs_domain tyrs_wrath", ["as 0", "as 3", "as 5"]),
    ):
        case = Scene(
            f"upgrades 0: {upgrades}", "hand 0: manheim-3", "figures 0: leader gimle", "figures 1: leader gimle", age=3
        ).play("0 pillage gimle")
        assert case.asked == (0, "quest-strength")
        assert case.texts() == texts
        assert case.facts(texts[-1])["strength"] == 3 + int(texts[-1][-1])
        case.play(f"0 {texts[-1]}")
        assert case.dead(1) == 1
        assert case.discards() == ["manheim-3"]
    declined = Scene(
        "upgrades 0: tyrs_domain", "hand 0: manheim-3", "figures 0: leader gimle", "figures 1: leader gimle", age=3
    ).play("0 pillage gimle", "0 as 0")
    assert declined.dead(0) == 1


def test_r50_primacy_does_not_cancel_tyrs_domain() -> None:
    case = Scene(
        "upgrades 1: tyrs_domain",
        "hand 1: manheim-3",
        "hand 0: thors_primacy",
        "figures 0: warrior gimle",
        "figures 1: leader gimle",
        age=3,
    ).play("0 pillage gimle", "1 as 3")
    assert case.dead(0) == 1


def test_protection_saves_figures_for_one_rage_each() -> None:
    """R-36: as many as one can pay, also out of turn."""
    case = Scene(
        "upgrades 1: friggas_protection",
        "clan 1: rage 2",
        "figures 0: leader gimle, ship nw",
        "figures 1: 3 warrior gimle",
        age=2,
    ).play("0 pillage gimle")
    assert case.asked == (1, "spare")
    assert case.texts() == ["save warrior", "pass"]
    assert case.facts("save warrior", 1) == {"cost": 1, "lost": 2}
    assert case.facts("pass", 1) == {"cost": 0, "lost": 3}
    case.play("1 save warrior, save warrior")
    assert case.at(1, "warrior", "gimle") == 2
    assert case.dead(1) == 1
    assert case.rage(1) == 0


def test_protection_works_against_invaders_and_smites_but_costs_rage() -> None:
    troll = Scene("upgrades 0: troll", "upgrades 1: friggas_protection", "figures 1: 2 warrior gimle", age=2)
    troll.play("0 invade troll gimle", "1 save warrior, done")
    assert troll.at(1, "warrior", "gimle") == 1
    poor = Scene(
        "upgrades 0: troll", "upgrades 1: friggas_protection", "clan 1: rage 0", "figures 1: warrior gimle", age=2
    )
    assert poor.play("0 invade troll gimle").dead(1) == 1
    smite = Scene(
        "upgrades 1: friggas_protection",
        "hand 0: odins_smite",
        "figures 0: warrior gimle",
        "figures 1: 2 warrior gimle",
        age=2,
    ).play("0 pillage gimle", "1 save warrior")
    # 1 + 1 against the two that were saved: a tie, and the question comes again.
    assert smite.asked == (1, "spare")
    assert smite.rage(1) == 5


def test_r36_protection_does_not_work_in_ragnarok() -> None:
    case = Scene(
        "upgrades 0: friggas_protection", "doom gimle horgr utgard", "figures 0: leader gimle", phase="ragnarok"
    )
    assert case.glory(0) == 2


def test_r56_inspiration_doubles_ragnarok_but_not_dragons() -> None:
    case = Scene(
        "upgrades 0: odins_inspiration lokis_dragons",
        "doom horgr gimle utgard",
        "figures 0: leader gimle, ship nw",
        "figures 1: leader gimle",
        age=2,
        phase="ragnarok",
    )
    assert case.glory(0) == 2 * 3 * 2 + 4
    assert case.glory(1) == 3


def test_prowess_keeps_cards_for_rage() -> None:
    case = Scene(
        "upgrades 0: tyrs_prowess",
        "hand 0: tyrs_crush-2 heimdalls_eye",
        "figures 0: leader gimle",
        "figures 1: leader gimle",
        age=2,
    )
    case.play("0 pillage gimle", "0 tyrs_crush-2", "0 heimdalls_eye")
    assert case.asked == (0, "prowess")
    assert case.facts("heimdalls_eye") == {"cost": 1}
    assert case.facts("done") == {"cost": 0}
    both = Scene(
        "upgrades 0: tyrs_prowess",
        "hand 0: tyrs_crush-2 heimdalls_eye",
        "figures 0: leader gimle",
        "figures 1: leader gimle",
        age=2,
    )
    both.play("0 pillage gimle", "0 tyrs_crush-2", "0 heimdalls_eye", "0 heimdalls_eye, tyrs_crush-2")
    assert both.rage(0) == 4
    assert len(both.hand(0)) == 2
    case.play("0 done")
    assert case.hand(0) == []
    assert case.rage(0) == 6


def test_r3_prowess_is_for_winners() -> None:
    case = Scene(
        "upgrades 0: tyrs_prowess",
        "hand 0: tyrs_crush-2",
        "figures 0: leader gimle",
        "figures 1: leader gimle, ship nw, 3 warrior gimle",
        age=2,
    ).play("0 pillage gimle")
    assert case.asked == (1, "action")
    assert case.hand(0) == ["tyrs_crush-2"]


def test_r25_throne_doubles_the_glory_of_quests_but_not_the_stat() -> None:
    case = Scene("upgrades 0: odins_throne", "quests 0: alfheim-3", "figures 0: leader gimle", age=3, phase="quests")
    assert case.glory(0) == 18
    case.play("0 axes")
    assert case.stats(0)[1] == 4


def test_r26_conquest_counts_the_whole_board() -> None:
    case = Scene(
        "upgrades 0: thors_conquest",
        "figures 0: leader yggdrasil, ship nw, warrior gimle, warrior valhalla",
        "doom elvagar horgr utgard",
        age=3,
        phase="ragnarok",
    )
    assert case.state.over
    assert case.glory(0) == 9


def test_sacrifice_gives_two_figures_for_a_stat() -> None:
    """R-36: Protection does not help them, R-64: nor can a Witch flee; dragons pay."""
    case = Scene(
        "upgrades 0: friggas_sacrifice friggas_protection volur_witch eternal_dragons",
        "figures 0: volur_witch gimle, ship nw, warrior gimle",
        age=3,
    )
    assert case.facts("sacrifice")["valhalla"] == 0
    assert case.state.why_not(0, "sacrifice, ship nw") is not None
    case.play("0 sacrifice, volur_witch gimle, ship nw, horns")
    assert case.dead(0) == 2
    assert case.stats(0) == (6, 3, 5)
    assert case.glory(0) == 12
    assert case.rage(0) == 6


def test_sacrifice_needs_two_figures_on_the_board() -> None:
    """The dead and the reserve do not count; two ships do, and both pay the dragons' glory."""
    one = Scene("upgrades 0: friggas_sacrifice", "figures 0: ship nw, warrior valhalla", age=3)
    assert not one.may("sacrifice")
    ships = Scene(
        "upgrades 0: friggas_sacrifice sea_serpent eternal_dragons", "figures 0: ship nw, sea_serpent nw", age=3
    )
    ships.play("0 sacrifice, ship nw, sea_serpent nw, rage")
    assert ships.glory(0) == 24
    assert ships.stats(0) == (7, 3, 4)


def test_r65_sacrifice_may_be_made_though_nothing_can_rise() -> None:
    case = Scene("upgrades 0: friggas_sacrifice", "clan 0: steps 6 6 6", "figures 0: 2 warrior gimle", age=3)
    case.play("0 sacrifice, warrior gimle, warrior gimle")
    assert case.dead(0) == 2
    one = Scene("upgrades 0: friggas_sacrifice", "clan 0: steps 6 5 6", "figures 0: 2 warrior gimle", age=3)
    one.play("0 sacrifice, warrior gimle, warrior gimle")
    assert one.state.steps[1] == 5
