"""The heuristic player: always a legal choice, made of what its seat may know, and better than chance."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import Chance
from meadhall.games.voluspa.heuristic import greedy

from .oracle import SETS
from .scenario import Scene


def chosen(case: Scene) -> str:
    view = case.state.view(case.seat)
    return case.state.say(greedy(view, Chance(1)))


@pytest.mark.parametrize("tile_set", SETS)
def test_it_plays_whole_games_with_legal_choices(tile_set: str) -> None:
    game = meadhall.game("voluspa", 3, set=tile_set)
    state = game.new(2)
    chance = Chance(6)
    naive = meadhall.bot("naive", chance)
    while not state.over:
        view = state.view(state.seat)
        before = view.to_json()
        option = game.greedy(view, chance) if state.seat == 0 else naive.choose(view)
        assert view.to_json() == before, "thinking changes nothing"
        assert option in view.options
        state.play(option)


def test_it_beats_players_who_choose_at_random() -> None:
    game = meadhall.game("voluspa", 2, set="base")
    won = 0
    for seed in range(6):
        state = game.new(seed)
        chance = Chance(seed)
        while not state.over:
            state.play(greedy(state.view(0), chance) if state.seat == 0 else state.pick(chance))
        won += state.standings[0].seat == 0
    assert won == 6


def test_the_naive_one_takes_the_most_points() -> None:
    case = Scene("thor dragon fenrir .", "odin loki skadi")
    view = case.state.view(0)
    assert case.state.say(meadhall.bot("naive", Chance(3)).choose(view)) in ("odin q14", "odin m14")


def test_it_takes_a_plain_gain() -> None:
    assert chosen(Scene("thor dragon fenrir skadi valkyrie thor .", "odin loki", others="loki", bag="")).startswith(
        "odin"
    )


def test_it_flies_on_where_there_is_more_to_gain() -> None:
    case = Scene("skadi fenrir valkyrie freya . dragon valkyrie skadi", "raven", others="loki", bag="")
    case.do("raven o14")
    assert chosen(case) == "fly s14"


def test_it_follows_hermod_for_points() -> None:
    case = Scene("valkyrie skadi skadi dragon .", "hermod odin", others="loki", bag="")
    case.do("hermod r14")
    assert chosen(case) in ("odin s14", "odin m14")


def test_it_puts_away_what_is_worth_least() -> None:
    case = Scene("odin thor+2", "skadi raven raven raven dwarf", others="loki", bag="")
    case.do("skadi o14")
    assert chosen(case) == "drop freya"


def test_the_only_option_is_taken() -> None:
    case = Scene("odin", "hermod", others="loki", bag="")
    case.do("hermod o14")
    assert chosen(case) == "done"
