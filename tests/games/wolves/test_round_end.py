"""Turns and the end of a round: passing, drawing, counting, winning, clearing up."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.wolves import WolvesState

from .scenario import Scene

# --- turns -----------------------------------------------------------------------------------------------


def test_w1_extras_one_main_action_extras_and_then_the_next() -> None:
    """W-1, W-4"""
    case = Scene("hall: loki surt vidar\n0 deities: tyr\n0 hand: bond*2\n0 sacrifices: berserk*2\nturn: 0")
    case.play("0 tyr left")
    assert case.asked == (0, "turn"), "an extra is no main action"
    case.play("0 bond left 0")
    assert case.asked == (0, "rest") and not case.may("bond left 0") and not case.may("pass")
    assert case.texts() == ["summon vidar", "summon surt", "summon loki", "end"]
    case.play("0 end")
    assert case.asked == (1, "turn")


def test_w1_after_the_pass_there_is_nothing_more_in_that_turn() -> None:
    """W-1: neither summoning nor powers."""
    case = Scene("hall: loki surt vidar\n0 deities: tyr\n0 sacrifices: berserk*2\nturn: 0").play("0 pass")
    assert case.asked == (1, "turn")
    case.play("1 pass")
    assert case.asked == (2, "turn")


def test_w2_the_main_actions_before_the_pass() -> None:
    """W-2: exactly one of them."""
    text = "0 hand: bond plague outflank shield_wall\n0 line: archer\nturn: 0"
    case = Scene(text)
    kinds = {found.split()[0] for found in case.texts()}
    assert kinds == {"bond", "plague", "outflank", "sacrifice", "pass"}
    for move in ("bond left 0", "plague 9", "outflank hand, done", "sacrifice 0:1:archer", "pass"):
        case = Scene(text).play(f"0 {move}")
        assert case.asked == (1, "turn"), move


def test_w2_after_the_pass_draw_one_and_discard_one_or_neither() -> None:
    """W-2: the drawn card may be the one that goes."""
    text = "0 hand: bond\npasses: 0\nturn: 0\ndeck: konung"
    case = Scene(text)
    assert case.texts() == ["draw", "stay"]
    case.play("0 draw")
    assert case.asked == (0, "discard") and case.texts() == ["discard bond", "discard konung"]
    case.play("0 discard konung")
    assert case.hand(0) == "bond" and case.discard == "konung" and case.asked == (1, "turn")
    case = Scene(text).play("0 stay")
    assert case.hand(0) == "bond" and case.asked == (1, "turn")


@pytest.mark.parametrize(("cards", "texts"), [(11, ["draw", "stay"]), (12, None)])
def test_w2_w53_at_twelve_cards_there_is_no_drawing(cards: int, texts: list[str] | None) -> None:
    """W-2: eleven, twelve, eleven is legal; with twelve the turn goes by."""
    case = Scene(f"0 hand: bond*{cards}\npasses: 0\nturn: 2")
    case.play("2 pass")
    assert case.asked == ((0, "watch") if texts else (1, "turn"))
    if texts:
        assert case.texts() == texts
        case.play("0 draw")
        assert case.size(0) == 12
        case.play("0 discard bond")
        assert case.size(0) == 11


def test_w3_with_only_shield_walls_and_an_empty_line_passing_is_left() -> None:
    """W-3, W-61: the player says it himself."""
    case = Scene("0 hand: shield_wall*3\nturn: 0")
    assert case.texts() == ["pass"] and case.asked == (0, "turn")


def test_w61_nobody_passes_for_a_player_extras_first() -> None:
    """W-61: an extra may bring a main action."""
    case = Scene("0 hand: shield_wall\n0 deities: hel\ndiscard: bond\nturn: 0")
    assert case.texts() == ["hel", "pass"]
    case.play("0 hel, throws shield_wall, takes bond")
    assert case.may("bond right 0")
    assert Scene("turn: 0").texts() == ["pass"]


def test_w4_a_power_may_be_used_in_the_turn_the_deity_came() -> None:
    """W-4"""
    case = Scene("hall: tyr hel surt\n0 sacrifices: bond*2\n1 line: bond\nturn: 0").play("0 summon tyr")
    assert case.may("tyr left")


def test_w5_turns_go_clockwise_and_passed_players_keep_getting_theirs() -> None:
    """W-5"""
    case = Scene("1 hand: bond\nturn: 1").play("1 pass", "2 pass")
    assert case.asked == (0, "turn")
    case = Scene("0 hand: bond*2\nturn: 0").play("0 bond right 0", "1 pass", "2 pass", "0 bond left 0")
    assert case.asked == (1, "watch")
    case.play("1 stay")
    assert case.asked == (2, "watch")


def test_w6_after_a_hundred_and_fifty_actions_only_passing_and_extras_are_left() -> None:
    """W-6"""
    case = Scene("0 hand: bond*2\n0 line: archer\n0 actions: 149\n0 deities: tyr\nturn: 0").play(
        "0 bond left 0", "0 end"
    )
    case.play("1 pass", "2 pass")
    assert case.texts() == ["tyr left", "tyr right", "pass"]
    case = Scene("spoils: rout\n0 actions: 150\npasses: 1 2\nturn: 0").play("0 pass")
    assert case.state.actions[0] == 0, "a new round, a new count"


def test_w70_who_begins_the_first_round_is_drawn() -> None:
    """W-70"""
    starters = set()
    for seed in range(20):
        state = meadhall.game("wolves", 4).new(seed)
        assert isinstance(state, WolvesState)
        assert state.seat == state.starter and [int(size) for size in state.sizes] == [9] * 4
        starters.add(int(state.starter))
    assert starters == {0, 1, 2, 3}


# --- passing and drawing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "drawn"), [(0, 4), (8, 4), (9, 3), (11, 1), (12, 0)])
def test_w53_a_pass_draws_four_but_never_above_twelve(cards: int, drawn: int) -> None:
    """W-53"""
    case = Scene(f"0 hand: bond*{cards}\nturn: 0").play("0 pass")
    assert case.size(0) == cards + drawn and case.fact("passes") == "0"


def test_w52_an_empty_deck_is_made_anew_from_the_whole_discard() -> None:
    """W-52: in the middle of a draw too; with both empty there is no draw."""
    case = Scene("deck: konung\ndiscard: bond*5\nturn: 0").play("0 pass")
    assert case.hand(0) == "bond*3 konung" and case.discard == "" and case.fact("deck") == "bond*2"
    case = Scene("deck: konung\ndiscard: bond\nturn: 0").play("0 pass")
    assert case.hand(0) == "bond konung"
    case.play("1 pass")
    assert case.size(1) == 0 and case.asked == (2, "turn"), "and the one who has passed is not asked"


def test_w8_what_is_seen_to_come_into_a_hand_is_known_as_long_as_it_stays() -> None:
    """W-8: drawn cards are nobody's business, taken ones everybody's."""
    case = Scene("0 hand: raider\n1 line: konung\ndeck: bond*16\nturn: 0").play("0 raider left 1")
    for seat in (0, 1, 2, None):
        seen = case.state.view(seat).known
        assert isinstance(seen, WolvesState)
        assert int(seen.hands[8]) == 1 and int(seen.sizes[0]) == 1
    case.play("1 pass", "2 pass", "0 konung right 0")
    assert case.fact("0 known") == ""
    seen = case.state.view(0).known
    assert isinstance(seen, WolvesState)
    assert int(seen.sizes[1]) == 4 and sum(seen.hands[15:30]) == 0


def test_w74_the_view_keeps_what_is_in_sight_and_what_is_known_no_more() -> None:
    """W-74: what is unseen is the deck and the hidden hands together."""
    case = Scene("0 hand: raider\n1 hand: bond*2 konung\n1 known: konung\ndeck: archer*3\ndiscard: plague\nturn: 0")
    seen = case.state.view(0).known
    assert isinstance(seen, WolvesState)
    assert {kind: count for kind, count in enumerate(seen.deck) if count} == {0: 3, 1: 2}
    seen = case.state.view(1).known
    assert isinstance(seen, WolvesState)
    assert {kind: count for kind, count in enumerate(seen.deck) if count} == {0: 3, 11: 1}


# --- the end of a round ----------------------------------------------------------------------------------


def test_w54_all_in_their_order() -> None:
    """W-54: Vidar, the count, victory cards, the Valkyrie, clearing up, the end check."""
    case = Scene(
        "spoils: rout challenge\n0 deities: vidar\n0 hand: berserk\n1 deities: valkyrie\n1 line: bond\n2 line: archer\n"
        "2 sacrifices: thrall\npasses: 0 1 2\nturn: 3\nused: odin\ndeck:",
        4,
    )
    case.play("3 pass")
    assert case.asked == (0, "vidar")
    case.play("0 berserk right 0")
    assert case.asked == (0, "spoils") and case.texts() == ["choose rout", "choose challenge"]
    case.play("0 choose challenge")
    assert case.asked == (1, "valkyrie") and case.fact("1 victories") == "rout"
    case.play("1 take 0:1:berserk")
    assert case.state.round == 2 and case.hand(1) == "berserk" and case.discard == "archer bond thrall"
    assert [case.line(seat) for seat in range(4)] == [""] * 4 and case.fact("used") == "" and case.fact("passes") == ""
    assert case.gods(0) == "vidar" and case.asked == (0, "turn")
    assert case.fact("last winners") == "0 1"


@pytest.mark.parametrize(("seats", "cards"), [(3, 1), (4, 2), (5, 2)])
def test_w54_one_victory_card_for_three_two_for_four_or_five(seats: int, cards: int) -> None:
    """W-54"""
    state = meadhall.game("wolves", seats).new(5)
    assert isinstance(state, WolvesState) and len(state.spoils) == cards


def test_w54_the_strongest_takes_the_card_and_the_hands_stay() -> None:
    """W-54"""
    case = Scene("spoils: own_god\n0 line: bond\n1 line: berserk\n1 hand: bond\npasses: 0 1\nturn: 2\ndeck:").play(
        "2 pass"
    )
    assert case.fact("1 victories") == "own_god" and case.hand(1) == "bond" and case.fact("last winners") == "1"


def test_w5_the_first_place_starts_the_next_round() -> None:
    """W-5: of two winners the first."""
    case = Scene("spoils: rout challenge\n0 line: bond\n2 line: berserk\npasses: 0 1 2\nturn: 3", 4)
    case.play("3 pass", "2 choose rout")
    assert case.asked == (2, "turn") and case.fact("0 victories") == "challenge"


@pytest.mark.parametrize(("passes", "first", "second"), [("2 0 1", 2, 0), ("1 2 0", 1, 2), ("0 1 2", 0, 1)])
@pytest.mark.parametrize("lines", ["0 line: bond\n1 line: bond\n2 line: bond\n", ""])
def test_w55_at_a_tie_the_earlier_pass_is_ahead(passes: str, first: int, second: int, lines: str) -> None:
    """W-55: for both places, with empty lines too."""
    case = Scene(f"spoils: rout challenge\n{lines}passes: {passes}\nturn: 3", 4).play("3 pass")
    case.play(f"{first} choose challenge")
    assert case.fact(f"{first} victories") == "challenge" and case.fact(f"{second} victories") == "rout"


def test_w55_strength_comes_before_the_order_of_passing() -> None:
    """W-55: modifiers included."""
    case = Scene("spoils: rout\n1 line: berserk\n2 deities: thor\n2 line: archer\npasses: 1 2\nturn: 0").play("0 pass")
    assert case.state.won[2] == 1


def test_w72_what_depends_on_a_hidden_hand_is_asked_even_with_one_answer() -> None:
    """W-72"""
    case = Scene("0 hand: bond\npasses: 0\nturn: 0\ndeck: bond").play("0 draw")
    assert case.asked == (0, "discard") and case.texts() == ["discard bond"]
    case = Scene("spoils: rout\n0 deities: vidar\n0 hand: plague\npasses: 1 2\nturn: 0\ndeck:").play("0 pass")
    assert case.asked == (0, "vidar") and case.texts() == ["done"]
