"""Answers: who is asked, in which order, what Huskarl and Shield Wall stop, and what nothing stops."""

from __future__ import annotations

import pytest

from .scenario import Scene

WALL = "1 hand: shield_wall"


# --- W-18: the window ------------------------------------------------------------------------------------


def test_w18_a_plague_asks_all_it_touches_from_the_active_player_on() -> None:
    """W-18: and none whom it does not touch."""
    case = Scene(
        "1 hand: plague shield_wall\n1 line: berserk\n2 hand: bond\n2 line: berserk\n"
        "0 hand: bond\n0 line: berserk\n3 hand: shield_wall\n3 line: bond\nturn: 1",
        4,
    )
    case.play("1 plague 5")
    asked = []
    while case.asked[1] == "reaction-plague":
        asked.append(case.asked[0])
        case.play(f"{case.asked[0]} pass")
    assert asked == [1, 2, 0]
    assert [case.line(seat) for seat in range(4)] == ["", "", "", "bond"]


def test_w18_one_answer_each_huskarl_or_shield_wall() -> None:
    """W-18"""
    case = Scene("0 hand: assassin\n1 hand: shield_wall*2\n1 line: konung huskarl\nturn: 0")
    case.play("0 assassin left 1, kills 1:1:konung")
    assert case.texts() == ["pass", "shield_wall", "huskarl 1:3:huskarl"]
    case.play("1 shield_wall")
    assert case.asked == (1, "turn") and case.hand(1) == "shield_wall" and case.line(1) == "assassin konung huskarl"


@pytest.mark.parametrize(("guard", "passes"), [("surt", ""), ("heimdall", "1")])
def test_w18_a_guarded_line_is_out_of_it_and_not_asked(guard: str, passes: str) -> None:
    """W-18: its Shield Wall stays in the hand, its Huskarl in the line."""
    case = Scene(
        f"0 hand: assassin\n1 hand: shield_wall\n1 line: konung huskarl\n1 deities: {guard}\npasses: {passes}\nturn: 0"
    )
    case.play("0 assassin left 1")
    assert case.line(1) == "assassin konung huskarl" and case.asked[1] in ("turn", "watch") and case.size(0) == 0


def test_w18_with_a_traitor_the_losing_line_answers_first() -> None:
    """W-18: only if it does not cancel is the receiving one asked."""
    text = "0 hand: traitor shield_wall\n0 line: bond\n1 hand: shield_wall\n1 line: berserk\nturn: 0"
    case = Scene(text).play("0 traitor left 1, to left")
    assert case.asked == (1, "reaction-traitor")
    case.play("1 shield_wall")
    assert case.asked == (1, "turn") and case.line(1) == "traitor berserk" and case.hand(0) == "shield_wall"
    case = Scene(text).play("0 traitor left 1, to left", "1 pass")
    assert case.asked == (0, "reaction-arrival")
    case.play("0 pass")
    assert case.line(0) == "berserk bond"


def test_w18_all_that_is_not_shielded_happens_at_once() -> None:
    """W-18"""
    case = Scene("0 deities: tyr\n0 line: bond\n1 hand: shield_wall\n1 line: konung\n2 line: priest bond\nturn: 0")
    case.play("0 tyr left", "1 shield_wall")
    assert [case.line(seat) for seat in range(3)] == ["", "konung", "bond"]


def test_w18_whoever_might_answer_is_asked_by_public_facts_alone() -> None:
    """W-18, W-8: a hidden card is a possible Shield Wall; a hand known to hold none is not asked."""
    case = Scene("0 hand: raider\n1 hand: bond\n1 line: konung\nturn: 0").play("0 raider left 1")
    assert case.asked == (1, "reaction-raider") and case.texts() == ["pass"]
    case = Scene("0 hand: raider\n1 hand: bond\n1 known: bond\n1 line: konung\nturn: 0").play("0 raider left 1")
    assert case.asked == (1, "turn")
    case = Scene(f"0 hand: raider\n{WALL}\n1 known: shield_wall\n1 line: konung\nturn: 0").play("0 raider left 1")
    assert case.asked == (1, "reaction-raider") and case.texts() == ["pass", "shield_wall"]


# --- W-19: Huskarl ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "move", ["assassin left 1, kills 1:1:konung", "raider left 1, takes 1:1:konung", "traitor left 1"]
)
@pytest.mark.parametrize("passes", ["", "1"])
def test_w19_a_huskarl_stops_intruders_before_and_after_the_pass(move: str, passes: str) -> None:
    """W-19: he is discarded, not destroyed, so Naglfar gets nothing; the Assassin draws nothing."""
    kind = move.partition(" ")[0]
    case = Scene(f"0 hand: {kind}\n0 line: bond\n1 line: konung huskarl\n2 deities: naglfar\npasses: {passes}\nturn: 0")
    case.play(f"0 {move}" + (", to left" if kind == "traitor" else ""), "1 huskarl 1:3:huskarl")
    assert case.line(1) == f"{kind} konung" and case.discard == "huskarl"
    assert case.line(2) == "" and case.line(0) == "bond" and case.size(0) == 0


def test_w19_he_answers_even_as_the_named_target() -> None:
    """W-19: then nobody is destroyed and no card drawn."""
    case = Scene("0 hand: assassin\n1 line: konung huskarl\n2 deities: naglfar\nturn: 0")
    case.play("0 assassin left 1, kills 1:2:huskarl", "1 huskarl 1:3:huskarl")
    assert case.line(1) == "assassin konung" and case.line(2) == "" and case.size(0) == 0


def test_w19_of_several_their_lord_chooses_who_goes() -> None:
    """W-19"""
    case = Scene("0 hand: raider\n1 line: huskarl konung huskarl\nturn: 0").play("0 raider left 1, takes 1:2:konung")
    assert case.texts() == ["pass", "huskarl 1:2:huskarl", "huskarl 1:4:huskarl"]
    case.play("1 huskarl 1:4:huskarl")
    assert case.line(1) == "raider huskarl konung"


def test_w19_he_answers_what_his_own_lord_lays() -> None:
    """W-19: laid by anyone."""
    case = Scene("0 hand: assassin\n0 line: konung huskarl\nturn: 0").play("0 assassin left 0, kills 0:1:konung")
    assert case.asked == (0, "reaction-assassin")
    case.play("0 huskarl")
    assert case.line(0) == "assassin konung"


def test_w19_he_may_stand_by() -> None:
    """W-19: it is his lord's choice."""
    case = Scene("0 hand: assassin\n1 line: konung huskarl\nturn: 0")
    case.play("0 assassin left 1, kills 1:1:konung", "1 pass")
    assert case.line(1) == "assassin huskarl"


def test_w19_he_stops_nothing_but_intruders() -> None:
    """W-19: neither Archer nor Plague nor Tyr; and not what happens in other lines."""
    case = Scene("0 hand: archer\n0 line: archer\n1 line: konung huskarl\nturn: 0")
    case.play("0 archer left 0, kills 1:1:konung")
    assert case.line(1) == "huskarl"
    case = Scene("0 hand: plague\n1 line: konung huskarl\nturn: 0").play("0 plague 9")
    assert case.line(1) == "huskarl"
    case = Scene("0 deities: tyr\n1 line: konung huskarl\nturn: 0").play("0 tyr left")
    assert case.line(1) == "huskarl"
    case = Scene("0 hand: assassin\n1 line: konung\n2 line: huskarl\nturn: 0")
    case.play("0 assassin left 1, kills 1:1:konung")
    assert case.line(1) == "assassin"


def test_w19_a_huskarl_in_the_receiving_line_does_not_answer_a_traitor() -> None:
    """W-19: the Traitor was not laid into his line."""
    case = Scene("0 hand: traitor bond\n0 line: huskarl\n1 line: konung\nturn: 0").play("0 traitor left 1, to left")
    assert case.asked == (0, "reaction-arrival") and case.texts() == ["pass"]


# --- W-20, W-21, W-22: Shield Wall -----------------------------------------------------------------------

ATTACKS = [
    ("0 hand: archer\n0 line: archer", "0 archer left 0, kills 1:1:konung"),
    ("0 hand: assassin", "0 assassin left 1, kills 1:1:konung"),
    ("0 hand: raider", "0 raider left 1"),
    ("0 hand: traitor", "0 traitor left 1"),
    ("0 hand: plague", "0 plague 10"),
    ("0 deities: tyr", "0 tyr left"),
    ("0 deities: loki\n0 line: konung hirdman", "0 sacrifice 0:1:konung"),
]


@pytest.mark.parametrize(("attack", "move"), ATTACKS)
def test_w21_a_shield_wall_answers_each_of_the_seven(attack: str, move: str) -> None:
    """W-21, W-20: only before the own pass."""
    king = "berserk" if "loki" in attack else "konung"
    move = f"{move}, kills 1:1:berserk" if king == "berserk" else move
    text = f"{attack}\n{WALL}\n1 line: {king}\nturn: 0\n"
    case = Scene(text).play(move)
    assert case.asked[0] == 1 and case.texts() == ["pass", "shield_wall"]
    case.play("1 shield_wall")
    assert king in case.line(1) and case.hand(1) == "" and "shield_wall" in case.discard
    case = Scene(text).play(move, "1 pass")
    assert king not in case.line(1) and case.hand(1) == "shield_wall"
    case = Scene(text + "passes: 1").play(move)
    assert king not in case.line(1) and "shield_wall" in case.hand(1)


def test_w20_it_saves_one_line_from_one_event_only() -> None:
    """W-20: it is no action, and the next event needs another."""
    case = Scene("0 hand: plague*2\n0 line: bond\n1 hand: shield_wall*2\n1 line: bond\n2 line: bond\nturn: 0")
    case.play("0 plague 1", "0 pass", "1 shield_wall")
    assert [case.line(seat) for seat in range(3)] == ["", "bond", ""] and case.asked == (1, "turn")
    case.play("1 pass", "2 pass", "0 plague 1")
    assert case.line(1) == "" and case.size(1) == 5, "after the pass no Shield Wall is raised"


def test_w20_it_cannot_itself_be_answered() -> None:
    """W-20: the attacker's own Shield Wall changes nothing."""
    case = Scene(f"0 hand: raider shield_wall\n{WALL}\n1 line: konung\nturn: 0")
    case.play("0 raider left 1", "1 shield_wall")
    assert case.asked == (1, "turn") and case.line(1) == "raider konung" and case.hand(0) == "shield_wall"


def test_w21_it_does_not_answer_laying_or_fenrir() -> None:
    """W-21"""
    case = Scene(f"0 hand: bond\n{WALL}\n1 line: konung\n2 deities: fenrir\nturn: 0").play("0 bond left 1")
    assert case.asked == (1, "turn") and case.strengths[1] == 9 + 1 - 5


def test_w21_it_does_not_answer_what_happens_to_deities_hands_and_sacrifices() -> None:
    """W-21"""
    case = Scene(f"hall: hel surt tyr\n0 deities: odin\n0 sacrifices: bond\n{WALL}\n1 deities: loki\nturn: 0")
    case.play("0 odin banishes loki")
    assert case.gods(1) == "" and case.asked == (0, "turn")
    case = Scene("hall: hel surt tyr\n0 sacrifices: bond*2\n0 hand: shield_wall\n1 deities: nidhogg\nturn: 0")
    case.play("0 summon hel")
    assert case.hand(1) == "bond" and case.hand(0) == "shield_wall"


def test_w22_against_ones_own_plague_and_tyr() -> None:
    """W-22: asked first, being the active player."""
    case = Scene("0 hand: plague shield_wall\n0 line: bond\n1 line: bond\nturn: 0").play("0 plague 1")
    assert case.asked == (0, "reaction-plague")
    case.play("0 shield_wall")
    assert case.line(0) == "bond" and case.line(1) == ""
    case = Scene("0 deities: tyr\n0 hand: shield_wall\n0 line: bond\n1 line: bond\nturn: 0").play("0 tyr left")
    assert case.asked == (0, "reaction-tyr")
    case.play("0 shield_wall")
    assert case.line(0) == "bond" and case.line(1) == ""


def test_w22_refusing_what_ones_own_traitor_brings_discards_it() -> None:
    """W-22"""
    case = Scene("0 hand: traitor shield_wall\n0 line: bond\n1 line: berserk\n2 deities: naglfar\nturn: 0")
    case.play("0 traitor left 1, to left", "0 shield_wall")
    assert case.line(0) == "bond" and case.line(1) == "traitor" and case.line(2) == ""
    assert case.discard == "berserk shield_wall"


@pytest.mark.parametrize(
    "move", ["traitor left 0, to left", "assassin left 0, kills 0:1:konung", "raider left 0, takes 0:1:konung"]
)
def test_w22_against_ones_own_intruders_in_ones_own_line(move: str) -> None:
    """W-22: the formation stays, and so does the intruder."""
    kind = move.partition(" ")[0]
    case = Scene(f"0 hand: {kind} shield_wall\n0 line: konung bond\nturn: 0").play(f"0 {move}", "0 shield_wall")
    assert case.line(0) == f"{kind} konung bond" and case.hand(0) == ""


def test_w22_against_ones_own_archer_and_loki() -> None:
    """W-22"""
    case = Scene("0 hand: archer shield_wall\n0 line: archer\nturn: 0")
    case.play("0 archer left 0, kills itself", "0 shield_wall")
    assert case.line(0) == "archer archer"
    case = Scene("0 deities: loki\n0 hand: shield_wall\n0 line: berserk bond\nturn: 0")
    case.play("0 sacrifice 0:1:berserk", "0 shield_wall")
    assert case.line(0) == "bond"


def test_w22_not_against_ones_own_sacrifice_outflank_or_laying() -> None:
    """W-22: nobody is asked."""
    case = Scene("0 hand: outflank shield_wall bond\n0 line: berserk bond\n1 hand: bond\nturn: 0")
    case.play("0 outflank line, return 0:1:berserk, done")
    assert case.asked == (1, "turn")
    case.play("1 pass", "2 pass", "0 sacrifice 0:1:bond")
    assert case.asked == (1, "watch")


def test_w62_nothing_answers_an_arrival_by_naglfar_or_heimdall() -> None:
    """W-62"""
    case = Scene("0 hand: assassin\n1 line: berserk\n2 deities: naglfar\n2 hand: shield_wall\nturn: 0")
    case.play("0 assassin left 1, kills 1:1:berserk")
    assert case.line(2) == "berserk" and case.asked == (1, "turn")
    case = Scene("0 deities: heimdall\n0 hand: shield_wall\ndeck: berserk\nturn: 0").play("0 heimdall")
    assert case.line(0) == "berserk" and case.asked == (0, "turn")


def test_w66_nobody_is_asked_where_there_is_nothing_to_cancel() -> None:
    """W-66: no target, no window; nor about a leader who cannot come."""
    case = Scene(f"0 hand: raider\n{WALL}\n1 line: raider\nturn: 0").play("0 raider left 1")
    assert case.asked == (1, "turn")
    case = Scene("0 hand: traitor shield_wall\n0 line: konung\n1 line: konung\nturn: 0").play("0 traitor left 1")
    assert case.asked == (1, "turn") and case.discard == "konung"


def test_w69_shield_walls_are_over_in_turn_order_then_the_plague() -> None:
    """W-69: Freya's owner is asked about each of the others' manoeuvres."""
    case = Scene(
        "1 hand: plague\n1 line: bond\n2 hand: shield_wall\n2 line: bond\n3 deities: freya\n"
        "0 hand: shield_wall\n0 line: bond\nturn: 1",
        4,
    )
    case.play("1 plague 1", "2 shield_wall", "0 shield_wall")
    seen = []
    while case.asked == (3, "freya"):
        prompt = case.state.prompt
        assert prompt is not None and prompt.window
        seen.append((prompt.params["card"], prompt.params["by"]))
        case.play("3 pass")
    assert seen == [("@manoeuvre-shield_wall", "#2"), ("@manoeuvre-shield_wall", "#0"), ("@manoeuvre-plague", "#1")]
    assert case.discard == "bond plague shield_wall*2"
