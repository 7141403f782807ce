"""Wolves of Odin stands on its feet: plays end, the worked examples add up, every kind of answer can be given."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall import Chance, IllegalMove, OptionError
from meadhall.games.wolves import WolvesState, load_cards, register_cards
from meadhall.games.wolves.cards import cards_named
from meadhall.games.wolves.heuristic import greedy
from meadhall.games.wolves.strengths import strength_of
from tests.games.wolves.foil import naive


def position(text: str, seats: int = 3) -> WolvesState:
    state = meadhall.game("wolves", seats).from_text(text, 1)
    assert isinstance(state, WolvesState)
    return state


def strengths(state: WolvesState) -> list[int]:
    return [int(strength_of(state, seat)) for seat in range(int(state.seats))]


def texts(state: WolvesState) -> list[str]:
    return [state.say(option) for option in state.options]


def player(state: WolvesState, seat: int) -> dict[str, Any]:
    players: Any = state.dump()["players"]
    found: dict[str, Any] = players[seat]
    return found


def line(state: WolvesState, seat: int) -> list[str]:
    return [unit[0] for unit in player(state, seat)["line"]]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_plays_end_with_every_card_accounted_for(seats: int) -> None:
    game = meadhall.game("wolves", seats)
    asked: Counter[str] = Counter()
    for seed in range(6):
        state, chance = game.new(seed), Chance(seed)
        cards = state.count()
        assert sum(cards[name] for name in list(cards)[:15]) == 110
        while not state.over:
            prompt = state.prompt
            assert prompt is not None
            asked[prompt.kind] += 1
            state.play(state.pick(chance))
            assert state.count() == cards
        assert state.standings[0].place == 1
    assert {"turn", "watch", "discard", "rest"} <= set(asked)


def test_worked_example_a_odin_ignores_fenrir() -> None:
    state = position("0 line: huskarl konung hirdman hirdman\n0 deities: odin\n2 deities: fenrir\nturn: 0")
    assert strengths(state)[0] == 23


def test_worked_example_b_bonds_count_assassin_and_thrall_and_fenrir_takes_five() -> None:
    state = position("1 line: priest assassin thrall bond bond bond\n2 deities: fenrir\nturn: 0")
    assert strengths(state)[1] == 18


def test_worked_example_c_adds_up_to_fifteen() -> None:
    state = position("2 line: berserk bond hirdman hovding\n2 deities: fenrir\nturn: 0")
    assert strengths(state)[2] == 15


def test_two_bonds_an_archer_and_an_assassin_make_nine() -> None:
    assert strengths(position("0 line: bond bond archer assassin\nturn: 0"))[0] == 9


def test_plague_named_one_takes_the_archer_and_spares_the_bond_it_weakens() -> None:
    state = position("0 hand: plague\n1 line: archer bond\npasses: 1\nturn: 0")
    state.do("plague 1")
    assert line(state, 1) == ["bond"]


def test_huskarl_answers_after_his_lord_has_passed() -> None:
    state = position("0 hand: assassin\n1 line: huskarl konung\npasses: 1\nturn: 0")
    state.do("assassin right 1, kills 1:2:konung")
    assert state.seat == 1 and texts(state) == ["pass", "huskarl 1:1:huskarl"]
    state.do("huskarl 1:1:huskarl")
    assert line(state, 1) == ["konung", "assassin"]


def test_a_hand_that_might_hold_a_shield_wall_is_asked_and_can_only_pass() -> None:
    state = position("0 hand: raider\n1 hand: bond\n1 line: konung\nturn: 0")
    state.do("raider left 1")
    assert state.seat == 1 and state.prompt is not None and state.prompt.window
    assert texts(state) == ["pass"]
    state.do("pass")
    seen = state.view(1).known
    assert isinstance(seen, WolvesState) and player(seen, 0)["known"] == {"konung": 1}


def test_shield_wall_saves_one_line_from_tyr_and_freya_takes_it() -> None:
    state = position(
        "0 deities: tyr\n0 line: archer\n1 hand: shield_wall\n1 line: konung\n2 deities: freya\n2 line: priest\nturn: 0"
    )
    state.do("tyr left")
    state.do("shield_wall", 1)
    assert line(state, 0) == [] and line(state, 1) == ["konung"] and line(state, 2) == []
    assert state.seat == 2 and texts(state) == ["pass", "take"]
    state.do("take")
    assert state.sizes[2] == 1


def test_traitor_asks_the_losing_line_then_the_receiving_one() -> None:
    state = position("0 hand: traitor shield_wall\n0 line: bond\n1 hand: bond\n1 line: hirdman berserk\nturn: 0")
    state.do("traitor right 1, to left")
    state.do("pass", 1)
    assert state.seat == 0 and state.prompt is not None and state.prompt.kind == "reaction-arrival"
    state.do("pass", 0)
    assert line(state, 0) == ["hirdman", "bond"] and line(state, 1) == ["berserk", "traitor"]


def test_an_archer_beside_an_archer_in_another_line_lets_its_owner_choose() -> None:
    state = position("0 hand: archer\n0 line: konung\n1 line: archer\npasses: 1\nturn: 0")
    state.do("archer left 1")
    assert state.seat == 1 and texts(state) == ["kills 0:1:konung", "kills 1:1:archer", "kills 1:2:archer"]
    state.do("kills 0:1:konung")
    assert line(state, 0) == []


def test_naglfar_seats_what_others_lose() -> None:
    state = position("0 hand: assassin\n1 line: berserk\n2 deities: naglfar\n2 line: bond\npasses: 1\nturn: 0")
    state.do("assassin right 1, kills 1:1:berserk")
    assert state.seat == 2 and texts(state) == ["seat berserk left", "seat berserk right"]
    state.do("seat berserk left")
    assert line(state, 2) == ["berserk", "bond"]


def test_summoning_a_second_colour_makes_one_go() -> None:
    state = position("hall: thor hel loki\n0 deities: odin\n0 sacrifices: berserk\nturn: 0")
    state.do("summon loki")
    assert texts(state) == ["keep blue", "keep red"]
    assert str(state.why_not(0, "keep both")) == "two-colours"
    state.do("keep red")
    assert state.dump()["deityDiscard"] == ["odin"]


def test_loki_kills_something_weaker_than_the_sacrifice() -> None:
    state = position("0 line: konung thrall\n0 deities: loki\n1 line: berserk priest\npasses: 1\nturn: 0")
    state.do("sacrifice 0:1:konung, with 0:2:thrall, kills 1:1:berserk")
    assert line(state, 0) == [] and line(state, 1) == ["priest"]


def test_jormungandr_ends_the_round_at_the_start_of_a_turn() -> None:
    state = position(
        "spoils: rout\n0 deities: jormungandr\n0 line: bond\n1 line: thrall\n1 hand: archer\n2 hand: archer\nstart: 0"
    )
    assert state.round == 2 and state.starter == 0 and state.won[0] == 1
    assert [int(size) for size in state.sizes] == [4, 5, 5]


def test_hel_trades_hand_cards_for_discarded_ones() -> None:
    state = position("0 deities: hel\n0 hand: thrall bond\ndiscard: konung priest\nturn: 0")
    state.do("hel, throws bond, throws thrall, takes priest, takes konung")
    assert player(state, 0)["hand"] == {"konung": 1, "priest": 1}


def test_ties_go_to_the_earlier_pass() -> None:
    state = position("spoils: rout\n1 line: bond\n2 line: bond\npasses: 2 1\n0 line: thrall\nturn: 0")
    state.do("pass")
    assert state.won[2] == 1 and state.starter == 2


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        ("0 hand: konung\n1 line: konung\nturn: 0", "konung left 1", "second-leader"),
        ("0 hand: priest\n1 line: berserk\nturn: 0", "priest left 1", "priest-beside-weak"),
        ("0 hand: archer\nturn: 0", "bond left 1", "not-in-hand"),
        ("0 hand: shield_wall\nturn: 0", "shield_wall", "shield-wall-no-action"),
        ("hall: thor hel loki\n0 sacrifices: bond\nturn: 0", "summon thor", "too-few-sacrifices"),
        ("hall: thor hel ragnarok\n0 sacrifices: berserk\nturn: 0", "summon ragnarok", "ragnarok-stays"),
        ("hall: thor hel loki\n0 sacrifices: berserk\nturn: 0", "summon odin", "not-in-hall"),
        ("0 hand: archer*12\n0 deities: baldr\npasses: 0\nturn: 0", "draw", "hand-full"),
        ("0 hand: archer\npasses: 0\nturn: 0", "archer left 0", "after-pass"),
        (
            "0 hand: raider\n1 line: raider bond konung\nturn: 0",
            "raider left 1, takes 1:1:raider",
            "raiders-spare-raiders",
        ),
        ("0 hand: traitor\n1 line: konung berserk hirdman hirdman\nturn: 0", "end", "must-act"),
        ("0 deities: tyr\nused: tyr\nturn: 0", "tyr left", "used-this-round"),
    ],
)
def test_refusals_name_their_rule(text: str, move: str, reason: str) -> None:
    state = position(text)
    assert str(state.why_not(0, move)) == reason
    with pytest.raises(IllegalMove):
        state.do(move, 0)


def test_positions_round_trip_in_the_middle_of_everything() -> None:
    game, chance = meadhall.game("wolves", 5), Chance(4)
    state = game.new(3)
    while not state.over:
        if not state.mid_move:
            again = game.from_text(state.to_text())
            assert again.to_text() == state.to_text() and again.options == state.options
        state.play(state.pick(chance))


def test_a_set_of_ones_own_cards_is_checked_and_named_by_its_content(tmp_path: Path) -> None:
    source = Path(meadhall.__file__).parent / "games" / "wolves" / "cards.json"
    assert cards_named("reconstructed").reconstructed
    data = json.loads(source.read_text(encoding="utf-8"))
    data["units"]["archer"]["count"] += 1
    path = tmp_path / "box.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(OptionError, match="110 cards, but the counts add up to 111"):
        load_cards(path)
    data["units"]["bond"]["count"] -= 1
    path.write_text(json.dumps(data), encoding="utf-8")
    name = register_cards(path)
    assert name.startswith("box-")
    assert meadhall.game("wolves", 3, cards=name).new(1).count()["archer"] == 13
    data["victories"]["rout"] = {"honour": 2}
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(OptionError, match="honour"):
        load_cards(path)


def test_the_heuristic_beats_one_that_only_grows_its_line() -> None:
    won = 0.0
    for seed in range(6):
        state, chance = meadhall.game("wolves", 4).new(seed), Chance(seed)
        while not state.over:
            seat = state.seat
            assert seat is not None
            view = state.view(seat)
            state.play(greedy(view, chance) if (seat + seed) % 2 else naive(view, chance), seat)
        best = [at.seat for at in state.standings if at.place == 1]
        won += sum((seat + seed) % 2 for seat in best) / len(best)
    assert won >= 4
