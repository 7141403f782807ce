"""Every battle card, played by the pillager and by a defender."""

from __future__ import annotations

import pytest

from tests.games.bloodrage.scenario import Scene

PLAIN = [
    ("tyrs_bash", 1, 2), ("tyrs_smash-1", 1, 3), ("tyrs_crush-1", 1, 4), ("tyrs_smite-1", 1, 5), ("tyrs_smash-2", 2, 3),
    ("tyrs_crush-2", 2, 4), ("tyrs_smite-2", 2, 5), ("tyrs_rage-2", 2, 6), ("tyrs_crush-3", 3, 4),
    ("tyrs_smite-3", 3, 5), ("tyrs_rage-3", 3, 6), ("heimdalls_eye", 2, 2), ("heimdalls_gaze", 3, 3),
    ("thors_hammer", 1, 1), ("thors_ascension", 3, 1), ("thors_primacy", 3, 3), ("odins_judgement", 3, 2),
    ("friggas_grace", 1, 2), ("thors_oath", 2, 1), ("lokis_trickery", 1, 0), ("lokis_backstab", 2, 0),
    ("lokis_poison", 3, 0),
]  # fmt: skip

FORCES = [
    "warrior gimle", "2 warrior gimle", "leader gimle", "leader gimle, warrior gimle", "leader gimle, ship nw",
    "leader gimle, ship nw, warrior gimle", "leader gimle, ship nw, 2 warrior gimle",
]  # fmt: skip
"""Figures of strength 1, 2, 3 and so on."""


def fight(
    first: str,
    second: str,
    *lines: str,
    ours: str = "leader gimle",
    theirs: str = "leader horgr",
    age: int = 3,
    seats: int = 4,
) -> Scene:
    """Seat 0 pillages Gimle (+1 horns) with its leader against seat 1, each with one card or none."""
    hands = [f"hand {seat}: {cards}" for seat, cards in enumerate((first, second)) if cards]
    case = Scene(*hands, f"figures 0: {ours}", f"figures 1: {theirs}", *lines, age=age, seats=seats)
    return case.play("0 pillage gimle")


@pytest.mark.parametrize(("card", "age", "worth"), PLAIN)
@pytest.mark.parametrize("pillager", [True, False])
def test_a_battle_card_adds_its_strength(card: str, age: int, worth: int, pillager: bool) -> None:
    """One less than the card makes up for is beaten, the same is a tie (521)."""
    for gap, wins in ((worth - 1, True), (worth, False)):
        if gap < 0:
            continue
        weak, strong = FORCES[0], FORCES[gap]
        if pillager:
            case = fight(card, "", ours=weak, theirs=strong, age=age)
        else:
            case = fight("", card, ours=strong, theirs=weak, age=age)
        if case.asked[1] == "raise":
            case.state.do("rage")
        me = 0 if pillager else 1
        assert (case.dead(me) == 0) is wins
        assert case.dead(1 - me) > 0
        assert (card in case.discards()) is wins
        assert (card in case.hand(me)) is not wins


def test_upgrades_and_quests_add_nothing() -> None:
    """A bluff is allowed, but worth nothing (511), and comes back to a loser (523)."""
    case = fight("tyrs_bash", "volur_witch", theirs="leader gimle")
    assert case.dead(1) == 1
    assert case.hand(1) == ["volur_witch"]
    assert case.discards() == ["tyrs_bash"]
    case = fight("tyrs_bash", "manheim-3", theirs="leader gimle")
    assert case.dead(1) == 1


def test_r44_whoever_has_cards_must_play_one() -> None:
    case = Scene(
        "hand 0: tyrs_bash tyrs_smash-1", "hand 1: tyrs_crush-1", "figures 0: leader gimle", "figures 1: leader gimle"
    ).play("0 pillage gimle")
    assert case.asked == (0, "battle-card")
    assert case.texts() == ["tyrs_bash", "tyrs_smash-1"]


def test_r67_a_single_card_plays_itself() -> None:
    case = fight("tyrs_bash", "tyrs_smash-1", theirs="leader gimle", age=1)
    assert case.asked == (1, "action")
    assert case.hand(0) == ["tyrs_bash"]
    assert case.dead(0) == 1


def test_hammer_pays_for_winning_only() -> None:
    assert fight("thors_hammer", "", theirs="leader gimle", age=1).glory(0) == 3 + 3
    assert fight("", "thors_hammer", theirs="leader gimle", age=1).glory(1) == 3 + 3
    lost = fight("thors_hammer", "tyrs_smite-1", theirs="leader gimle", age=1)
    assert (lost.glory(0), lost.glory(1)) == (0, 3)


def test_ascension_pays_rage_and_glory_for_winning_only() -> None:
    won = fight("thors_ascension", "", theirs="leader gimle")
    assert (won.glory(0), won.rage(0)) == (3 + 3, 9)
    defended = fight("", "thors_ascension", theirs="leader gimle")
    assert (defended.glory(1), defended.rage(1)) == (3 + 3, 9)
    lost = fight("thors_ascension", "tyrs_smite-3", theirs="leader gimle")
    assert (lost.glory(0), lost.rage(0)) == (0, 6)


def test_r43_rage_ends_at_twelve() -> None:
    assert fight("thors_ascension", "", "clan 0: rage 11", theirs="leader gimle").rage(0) == 12


def test_r6_rage_that_comes_back_lets_a_seat_act_again() -> None:
    """Seat 1 has none left, wins with Ascension, and is next; had it passed it would not be."""
    lines = ("clan 1: rage 0", "clan 2: rage 0", "clan 3: rage 0")
    case = fight("", "thors_ascension", *lines, theirs="leader gimle")
    assert case.asked == (1, "action")
    passed = fight("", "thors_ascension", "clan 1: rage 0 passed", *lines[1:], theirs="leader gimle")
    assert passed.asked == (0, "action")


def test_oath_raises_a_stat_for_winning_only() -> None:
    case = fight("thors_oath", "", theirs="leader gimle", age=2)
    assert case.asked == (0, "raise")
    case.play("0 axes")
    assert case.stats(0) == (6, 4, 5)
    assert case.glory(0) == 4
    defended = fight("", "thors_oath", theirs="leader gimle", age=2).play("1 rage")
    assert defended.stats(1) == (7, 3, 4)
    assert fight("thors_oath", "tyrs_rage-2", theirs="leader gimle", age=2).asked == (1, "action")


def test_r7_grace_raises_another_stat_than_the_pillage() -> None:
    case = fight("friggas_grace", "", theirs="leader gimle", age=1)
    assert case.asked == (0, "raise")
    assert case.texts() == ["rage", "axes"]
    assert case.facts("axes") == {"stat": "axes", "from": 3, "to": 4, "legendary": 0}
    case.play("0 axes")
    assert case.stats(0) == (6, 4, 5)
    # Battle glory by the axes as they stand after the card.
    assert case.glory(0) == 4


def test_r7_grace_raises_any_stat_after_glory_or_all() -> None:
    glory = fight(
        "friggas_grace", "", "tokens rage rage rage axes axes horns glory horns", theirs="leader gimle", age=1
    )
    assert glory.texts() == ["rage", "axes", "horns"]
    tree = Scene("hand 0: friggas_grace", "figures 0: leader yggdrasil", "figures 1: leader yggdrasil")
    assert tree.play("0 pillage yggdrasil").texts() == ["rage", "axes", "horns"]


def test_r17_grace_gives_a_winning_defender_nothing() -> None:
    case = fight("", "friggas_grace", theirs="leader gimle", age=1)
    assert case.asked == (1, "action")
    assert case.stats(1) == (6, 3, 4)
    assert case.glory(1) == 3


def test_r67_one_open_stat_is_not_asked_for() -> None:
    case = fight("friggas_grace", "", "clan 0: steps 6 5 1", theirs="leader gimle", age=1)
    assert case.asked == (1, "action")
    assert case.glory(0) == 8
    assert [int(step) for step in case.state.steps[:3]] == [5, 5, 1]


def test_trickery_takes_rage_for_losing_only() -> None:
    case = fight("tyrs_bash", "lokis_trickery", theirs="leader gimle", age=1)
    assert (case.rage(0), case.rage(1)) == (5, 7)
    other = fight("lokis_trickery", "tyrs_bash", theirs="leader gimle", age=1)
    assert (other.rage(0), other.rage(1)) == (7, 5)
    won = fight("lokis_trickery", "", theirs="warrior gimle", age=1)
    assert (won.rage(0), won.rage(1)) == (6, 6)


def test_r28_a_winner_without_rage_loses_none() -> None:
    case = fight("lokis_trickery", "tyrs_bash", "clan 1: rage 0", theirs="leader gimle", age=1)
    assert (case.rage(0), case.rage(1)) == (6, 0)


def test_r69_rage_beyond_twelve_is_lost() -> None:
    case = fight("lokis_trickery", "tyrs_bash", "clan 0: rage 12", theirs="leader gimle", age=1)
    assert (case.rage(0), case.rage(1)) == (12, 5)


def test_backstab_takes_glory_for_losing_only() -> None:
    case = fight("tyrs_rage-2", "lokis_backstab", "clan 0: glory 9", theirs="leader gimle", age=2)
    assert (case.glory(0), case.glory(1)) == (9 - 2 + 3, 2)
    other = fight("lokis_backstab", "tyrs_rage-2", "clan 1: glory 9", theirs="leader gimle", age=2)
    assert (other.glory(0), other.glory(1)) == (2, 9 - 2 + 3)
    won = fight("lokis_backstab", "", "clan 1: glory 9", theirs="warrior gimle", age=2)
    assert (won.glory(0), won.glory(1)) == (3, 9)


def test_r39_losers_take_in_turn_and_nothing_falls_below_zero() -> None:
    """Two losers stab a winner with 3 glory: the pillager takes 2, the next clockwise the last one."""
    case = Scene(
        "hand 0: lokis_backstab",
        "hand 1: tyrs_rage-2",
        "hand 2: lokis_backstab",
        "clan 1: glory 3",
        "figures 0: warrior gimle",
        "figures 1: warrior gimle",
        "figures 2: warrior gimle",
        age=2,
    )
    case.play("0 pillage gimle")
    assert [case.glory(seat) for seat in range(3)] == [2, 0 + 3, 1]


def test_r16_a_tie_takes_nothing() -> None:
    case = fight("lokis_trickery", "", theirs="leader gimle", age=1)
    assert (case.dead(0), case.dead(1)) == (1, 1)
    assert (case.rage(0), case.rage(1)) == (6, 6)
    assert case.hand(0) == ["lokis_trickery"]
    assert (case.glory(0), case.glory(1)) == (0, 0)
    assert not case.pillaged("gimle")


def test_poison_takes_the_winners_cards() -> None:
    case = fight("tyrs_rage-3", "lokis_poison", theirs="leader gimle")
    assert sorted(case.hand(1)) == ["lokis_poison", "tyrs_rage-3"]
    assert case.discards() == []
    other = fight("lokis_poison", "tyrs_rage-3", theirs="leader gimle")
    assert sorted(other.hand(0)) == ["lokis_poison", "tyrs_rage-3"]
    won = fight("lokis_poison", "volur_witch", theirs="warrior gimle")
    assert (won.hand(0), won.hand(1)) == ([], ["volur_witch"])


def test_poison_takes_late_cards_too() -> None:
    case = Scene(
        "hand 0: tyrs_rage-3 heimdalls_gaze",
        "hand 1: lokis_poison",
        "figures 0: leader gimle",
        "figures 1: leader gimle",
        age=3,
    )
    case.play("0 pillage gimle", "0 tyrs_rage-3", "0 heimdalls_gaze")
    assert sorted(case.hand(1)) == ["heimdalls_gaze", "lokis_poison", "tyrs_rage-3"]


def test_r3_poison_comes_before_prowess() -> None:
    case = fight("tyrs_rage-3", "lokis_poison", "upgrades 0: tyrs_prowess", theirs="leader gimle")
    assert case.asked == (1, "action")
    assert sorted(case.hand(1)) == ["lokis_poison", "tyrs_rage-3"]


def test_r4_trickery_comes_before_prowess() -> None:
    """The winner's last rage is gone before it could save its card."""
    lines = ("upgrades 0: tyrs_prowess", "clan 0: rage 1")
    case = fight("tyrs_bash", "lokis_trickery", *lines, theirs="leader gimle", age=2)
    assert case.asked == (1, "action")
    assert case.discards() == ["tyrs_bash"]
    assert fight("tyrs_bash", "", *lines, theirs="leader gimle", age=2).asked == (0, "prowess")


def test_smite_kills_a_warrior_of_every_opponent_before_the_comparison() -> None:
    case = fight("odins_smite", "", ours="2 warrior gimle", theirs="2 warrior gimle", age=1)
    assert case.dead(1) == 2
    assert case.dead(0) == 0
    other = Scene(
        "hand 1: odins_smite",
        "figures 0: leader gimle, warrior gimle",
        "figures 1: 2 warrior gimle",
        "figures 2: warrior gimle",
    ).play("0 pillage gimle")
    # 3 are left to the pillager, 2 + 1 to the smiter: all lose.
    assert [other.dead(seat) for seat in range(3)] == [2, 2, 1]


def test_smite_finds_no_warriors_elsewhere() -> None:
    case = fight("odins_smite", "", ours="warrior gimle", theirs="leader gimle, warrior horgr", age=1)
    assert case.dead(0) == 1
    assert case.at(1, "warrior", "horgr") == 1


def test_r5_a_clan_without_figures_may_still_win() -> None:
    """The warrior of seat 1 is smitten, but its card alone is stronger (515)."""
    case = fight("odins_smite", "tyrs_crush-1", ours="warrior gimle", theirs="warrior gimle", age=1)
    assert (case.dead(0), case.dead(1)) == (1, 1)
    assert case.glory(1) == 3
    pillager = fight("tyrs_crush-1", "odins_smite", ours="warrior gimle", theirs="warrior gimle", age=1)
    assert pillager.pillaged("gimle")
    assert pillager.stats(0) == (6, 3, 5)


def test_r38_tide_leaves_everybody_one_figure_of_province_and_fjord() -> None:
    case = fight("odins_tide", "", ours="leader gimle, ship nw, warrior gimle", theirs="2 warrior gimle", age=2)
    assert case.asked == (0, "tide")
    assert case.texts() == ["leader", "warrior", "ship"]
    case.play("0 ship")
    assert case.at(0, "ship", "nw") == 1
    assert case.dead(0) == 2
    assert case.dead(1) == 2
    assert case.glory(0) == 3
    other = fight("", "odins_tide", ours="leader gimle, warrior gimle", theirs="leader gimle, ship nw", age=2)
    assert other.asked == (0, "tide")
    other.play("0 leader")
    assert other.asked == (1, "tide")
    other.play("1 ship")
    # 3 against 2 + 1: a tie.
    assert (other.dead(0), other.dead(1)) == (2, 2)


def test_sight_is_worth_the_highest_enemy_card() -> None:
    """1 + 4 against 1 + 4 of one enemy and 1 of another is a tie; with a leader it is not."""
    tie = fight("heimdalls_sight", "tyrs_crush-1", ours="warrior gimle", theirs="warrior gimle", age=1)
    assert (tie.dead(0), tie.dead(1)) == (1, 1)
    assert fight("heimdalls_sight", "tyrs_crush-1", theirs="warrior gimle", age=1).dead(0) == 0
    assert fight("tyrs_crush-1", "heimdalls_sight", ours="warrior gimle", theirs="leader gimle", age=1).dead(1) == 0
    three = Scene(
        "hand 0: heimdalls_sight",
        "hand 1: tyrs_bash",
        "hand 2: tyrs_smite-1",
        "figures 0: leader gimle",
        "figures 1: warrior gimle",
        "figures 2: warrior gimle",
    ).play("0 pillage gimle")
    assert [three.dead(seat) for seat in range(3)] == [0, 1, 1]


def test_r31_sight_counts_single_late_cards_not_sums() -> None:
    """Against +2 and a late +3 the Sight is worth 3: 3 + 3 against 1 + 5 is a tie."""
    case = Scene(
        "hand 0: heimdalls_sight",
        "hand 1: odins_judgement heimdalls_gaze",
        "figures 0: leader gimle",
        "figures 1: warrior gimle",
        age=3,
    )
    case.play("0 pillage gimle", "1 odins_judgement", "1 heimdalls_gaze")
    assert (case.dead(0), case.dead(1)) == (1, 1)


def test_r50_primacy_makes_sight_nothing() -> None:
    case = fight("thors_primacy", "heimdalls_sight", ours="warrior gimle", theirs="leader gimle")
    assert (case.dead(0), case.dead(1)) == (0, 1)


def test_primacy_cancels_texts_but_not_strength() -> None:
    hammer = fight("thors_primacy", "thors_ascension", ours="warrior gimle", theirs="leader gimle, warrior gimle")
    # 1 + 3 against 4 + 1: seat 1 wins, but gets nothing for its card.
    assert hammer.glory(1) == 3
    assert hammer.rage(1) == 6
    trick = fight("lokis_trickery", "thors_primacy", theirs="leader gimle")
    assert (trick.rage(0), trick.rage(1)) == (6, 6)
    grace = fight("friggas_grace", "thors_primacy", ours="leader gimle, 2 warrior gimle", theirs="warrior gimle")
    assert grace.asked == (1, "action")
    judge = fight("odins_judgement", "thors_primacy", theirs="leader gimle")
    assert judge.glory(0) == 0
    tide = fight("thors_primacy", "odins_tide", ours="leader gimle, warrior gimle", theirs="leader gimle")
    assert tide.dead(0) == 0


def test_r32_the_first_primacy_cancels_the_second_and_both_keep_their_strength() -> None:
    case = fight("thors_primacy", "thors_primacy", theirs="warrior gimle, ship nw")
    assert (case.dead(0), case.dead(1)) == (1, 2)


def test_r2_primacy_cancels_a_watch() -> None:
    case = fight("heimdalls_watch-3", "thors_primacy", theirs="leader gimle")
    assert (case.dead(0), case.glory(0)) == (1, 0)


def test_watch_discards_all_cards_and_pays_for_them() -> None:
    """R-30: both cards are gone, 6 glory for the strength shown, and the battle is fought with new cards."""
    case = fight("heimdalls_watch-2 tyrs_smash-2", "tyrs_rage-2 tyrs_crush-2", theirs="leader gimle", age=2)
    case.play("0 heimdalls_watch-2", "1 tyrs_rage-2")
    assert case.discards() == ["heimdalls_watch-2", "tyrs_crush-2", "tyrs_rage-2"]
    assert case.glory(0) == 6
    assert case.hand(0) == ["tyrs_smash-2"]
    assert case.glory(1) == 3


def test_r29_who_has_no_card_after_the_watch_plays_none() -> None:
    case = fight("heimdalls_watch-2 tyrs_smash-2", "tyrs_rage-2", theirs="leader gimle", age=2)
    case.play("0 heimdalls_watch-2")
    assert case.glory(0) == 6 + 3
    assert case.dead(1) == 1


def test_r30_sight_quests_and_upgrades_count_nothing_for_the_watch() -> None:
    """R-51: not even with Tyr's Domain."""
    case = Scene(
        "hand 0: heimdalls_watch-2",
        "hand 1: heimdalls_sight",
        "hand 2: manheim-2",
        "hand 3: valkyrie",
        "upgrades 2: tyrs_domain",
        "figures 0: warrior gimle",
        "figures 1: warrior gimle",
        "figures 2: warrior gimle",
        "figures 3: warrior gimle",
        age=2,
    ).play("0 pillage gimle")
    assert case.glory(0) == 0
    assert case.discards() == ["heimdalls_sight", "valkyrie", "heimdalls_watch-2", "manheim-2"]
    assert all(case.dead(seat) == 1 for seat in range(4))


def test_r32_the_first_watch_discards_the_second() -> None:
    case = fight("heimdalls_watch-3", "heimdalls_watch-2", theirs="warrior gimle")
    assert sorted(case.discards()) == ["heimdalls_watch-2", "heimdalls_watch-3"]
    assert case.asked == (1, "action")


def test_r56_prowess_saves_nothing_from_the_watch() -> None:
    case = fight("tyrs_rage-2", "heimdalls_watch-2", "upgrades 0: tyrs_prowess", theirs="warrior gimle", age=2)
    assert case.asked == (1, "action")
    assert case.hand(0) == []
    assert case.glory(1) == 6


def test_judgement_pays_for_all_the_dead_even_ones_own() -> None:
    won = fight("odins_judgement", "", theirs="2 warrior gimle")
    assert won.glory(0) == 2 * 2 + 3
    lost = fight("odins_judgement", "tyrs_rage-3", ours="leader gimle, ship nw", theirs="leader gimle")
    assert lost.glory(0) == 2 * 2
    defended = fight("tyrs_rage-3", "odins_judgement", theirs="2 warrior gimle")
    assert defended.glory(1) == 4


def test_r10_late_cards_are_asked_for_round_and_round_from_the_pillager() -> None:
    case = fight("tyrs_smash-2 heimdalls_eye", "tyrs_crush-2 heimdalls_eye heimdalls_eye", theirs="leader gimle", age=2)
    case.play("0 tyrs_smash-2", "1 tyrs_crush-2")
    assert case.asked == (0, "late-card")
    assert case.facts("heimdalls_eye", 0)["total"] == 8
    assert case.facts("pass", 0)["leader"] == 1
    case.play("0 pass")
    assert case.asked == (1, "late-card")
    case.play("1 heimdalls_eye")
    assert case.asked == (0, "late-card")
    case.play("0 heimdalls_eye")
    assert case.asked == (1, "late-card")
    # All late cards that this age has are not out yet: one is left in the hand of seat 1.
    case.play("1 pass")
    assert case.glory(1) == 3
    assert sorted(case.discards()) == ["heimdalls_eye", "tyrs_crush-2"]
    assert sorted(case.hand(0)) == ["heimdalls_eye", "tyrs_smash-2"]


def test_r10_only_those_who_fight_are_asked_for_late_cards() -> None:
    """Seat 2 holds one too, but stands elsewhere."""
    case = fight(
        "tyrs_smash-2 tyrs_crush-2",
        "",
        "hand 2: heimdalls_eye",
        "figures 2: leader horgr",
        theirs="leader gimle",
        age=2,
    )
    case.play("0 tyrs_crush-2")
    assert case.asked == (0, "late-card")
    case.play("0 pass")
    assert case.asked == (1, "action")


def test_a_late_gaze_adds_three() -> None:
    case = fight("volur_witch heimdalls_gaze", "odins_judgement", theirs="leader gimle").play("0 volur_witch")
    case.play("0 heimdalls_gaze")
    assert case.dead(1) == 1
    other = fight("odins_judgement", "volur_witch heimdalls_gaze", theirs="leader gimle").play("1 volur_witch")
    assert other.asked == (1, "late-card")
    other.play("1 heimdalls_gaze")
    assert other.dead(0) == 1


def test_r50_late_cards_come_despite_primacy() -> None:
    case = fight("thors_primacy", "tyrs_bash heimdalls_gaze", theirs="leader gimle").play("1 tyrs_bash")
    case.play("1 heimdalls_gaze")
    assert case.dead(0) == 1
    assert case.glory(1) == 3


def test_r44_age_one_has_no_window_for_late_cards() -> None:
    case = fight("tyrs_bash tyrs_smash-1", "", theirs="leader gimle", age=1).play("0 tyrs_bash")
    assert case.asked == (1, "action")


def test_r68_no_window_once_all_late_cards_lie_open() -> None:
    discards = "discards: heimdalls_eye heimdalls_eye heimdalls_eye"
    lines = ("tyrs_crush-2 tyrs_smash-2", "")
    assert fight(*lines, theirs="leader gimle", age=2).play("0 tyrs_crush-2").asked == (0, "late-card")
    case = fight(*lines, discards, theirs="leader gimle", age=2).play("0 tyrs_crush-2")
    assert case.asked == (1, "action")
