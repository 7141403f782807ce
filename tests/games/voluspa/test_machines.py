"""What machines get: ids of answers, observations, chances to win, and a quick player for playouts."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import Chance
from meadhall.engine.actions import MOST_ACTIONS
from meadhall.games.voluspa.action_space import SPARE
from meadhall.games.voluspa.heuristic import price, promises
from meadhall.games.voluspa.notation import BOOST_SHIFT, PLACE, VERB_SHIFT
from meadhall.games.voluspa.observation import IS_ASKED, SIDE, TO_ALL, TO_COVERING, TO_FEARLESS
from meadhall.games.voluspa.tiles import KIND_OF, KINDS, SETS

from .positions_met import GAMES, positions
from .scenario import Scene

EVERY = 3
"""Of the positions of a play so many are passed over."""


@pytest.mark.parametrize("tile_set", SETS)
def test_no_set_has_too_many_ids(tile_set: str) -> None:
    game = meadhall.game("voluspa", 2, set=tile_set)
    assert game.actions <= MOST_ACTIONS
    names = [game.action_name(action) for action in range(game.actions)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("seed", range(len(GAMES)))
def test_every_option_has_an_id_of_its_own_and_is_found_by_it(seed: int) -> None:
    without = total = 0
    for number, state in enumerate(positions(seed)):
        if number % EVERY:
            continue
        view = state.view(state.seat)
        ids = view.actions
        assert len(set(ids)) == len(ids)
        assert all(0 <= action < state.game.actions for action in ids)
        at = number % len(ids)
        assert view.option_of(ids[at]) == view.options[at]
        assert view.action_of(view.options[at]) == ids[at]
        total += len(ids)
        without += sum(action >= state.game.actions - SPARE for action in ids)
    assert without < total / 15, "few options are left without an id of their own"


def test_an_id_means_the_same_wherever_the_table_lies() -> None:
    here = Scene("odin thor", "loki skadi")
    named = {state_name(here, text) for text in ("loki p14", "loki n13", "skadi o14")}
    assert named == {"loki r1 c3", "loki r0 c1", "skadi r1 c2"}
    grown = Scene("odin thor . .\n. loki skadi troll", "loki skadi")
    assert state_name(grown, "loki n13") == "loki r0 c1"


def state_name(case: Scene, text: str) -> str:
    return case.state.game.action_name(case.state.action_of(case.state.read(text)))


def test_ways_boosts_and_answers_without_a_cell() -> None:
    case = Scene("skadi thor\n. valkyrie", "jotun serpent", set="all")
    assert state_name(case, "jotun o14 throws n") == "jotun throws n r1 c2"
    assert state_name(case, "serpent p14 row") == "serpent row r1 c3"
    boosted = Scene("odin", "loki thor freya", set="order")
    assert state_name(boosted, "thor+1 o14") == "boosted 1 r1 c2"
    assert state_name(boosted, "loki+1 o14") == "boosted 2 r1 c2"
    chain = Scene("odin", "hermod raven", set="all")
    chain.do("hermod o14")
    assert state_name(chain, "done") == "done"
    chain.do("raven p14")
    assert state_name(chain, "stay") == "stay"
    assert state_name(chain, "fly m14") == "raven r1 c0"


STAIRS = """
skadi thor odin skadi thor odin skadi .    .    .     .    .    .     .     .    .
.     .    .    .     .    .    dragon thor odin skadi thor odin skadi .     .    .
.     .    .    .     .    .    .     .    .    .     .    .    dragon skadi fenrir skadi
"""


def test_cells_beyond_the_window_count_from_its_first_column_again() -> None:
    case = Scene(STAIRS, "thor", set="all")
    assert state_name(case, "thor t16") == "thor r3 c7"
    assert state_name(case, "thor ad16") == "thor r3 c4", "the 18th column of a window of 13"
    assert state_name(case, "thor o15") == "thor r2 c2"
    assert state_name(case, "thor ab15").startswith("other "), "the id of o15 is taken"


# --- observations -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(len(GAMES)))
def test_buffers_have_the_shapes_and_bounds_that_the_game_names(seed: int) -> None:
    for number, state in enumerate(positions(seed)):
        if number % EVERY:
            continue
        for seat in (None, *range(state.game.seats)):
            seen = state.view(seat).observe()
            assert list(seen) == [buffer.name for buffer in state.game.observation]
            for buffer in state.game.observation:
                numbers = seen[buffer.name]
                assert len(numbers) == buffer.size
                assert buffer.low <= min(numbers) and max(numbers) <= buffer.high, buffer.name


def at(row: int, column: int) -> int:
    return row * SIDE + column


def test_the_table_is_seen_in_its_window() -> None:
    case = Scene("odin troll\n. dragon+2/loki\n. hel", "thor freya", set="all", others="*skadi loki", scores=[3, 8])
    seen = case.state.view(0).observe()
    assert seen["tiles"][at(1, 1)] == KIND_OF["odin"] and seen["tiles"][at(2, 2)] == KIND_OF["dragon"]
    assert seen["boosts"][at(2, 2)] == 2 and seen["covered"][at(2, 2)] == KIND_OF["loki"]
    assert seen["row_strengths"][at(2, 2)] == seen["column_strengths"][at(2, 2)] == 7
    assert seen["tiles"][at(3, 2)] == KIND_OF["hel"] and seen["row_strengths"][at(3, 2)] == 0
    assert seen["access"][at(0, 1)] == TO_ALL and seen["access"][at(0, 2)] == TO_FEARLESS
    assert seen["access"][at(1, 1)] == 0, "a Troll is beside it"
    assert seen["access"][at(1, 2)] == TO_COVERING
    assert [kind for kind in range(KINDS) if seen["hand"][kind]] == [KIND_OF["thor"], KIND_OF["freya"]]


def test_seats_are_counted_from_the_own_one() -> None:
    case = Scene("odin", "thor", others="*skadi loki", scores=[3, 8, 5], seats=3)
    seen = case.state.view(1).observe()
    assert list(seen["scores"]) == [8, 5, 3] and list(seen["places"]) == [1, 2, 3]
    assert list(seen["turn"]) == [0, 0, 1] and list(seen["asked"]) == [1, 0, 0, 0]
    assert list(seen["hand_sizes"]) == [2, 2, 1]
    assert seen["known"][KINDS + KIND_OF["skadi"]] == 1 and sum(seen["known"][2 * KINDS :]) == 0
    assert seen["hand"][KIND_OF["loki"]] == 1 and seen["hand"][KIND_OF["thor"]] == 0


def test_what_is_asked_is_marked() -> None:
    case = Scene("odin", "hermod raven")
    case.do("hermod o14")
    seen = case.state.view(0).observe()
    assert list(seen["asked"]) == [0, 1, 0, 0] and seen["marked"][at(1, 2)] == IS_ASKED
    case.do("raven p14")
    seen = case.state.view(0).observe()
    assert list(seen["asked"]) == [0, 0, 1, 0] and seen["marked"][at(1, 3)] == IS_ASKED


# --- chances ----------------------------------------------------------------------------------------------------------


def test_whoever_is_ahead_is_likelier_to_win_and_more_so_late() -> None:
    early = Scene("odin", "thor", others="thor", scores=[10, 4]).state.view(1).evaluate()
    late = Scene("odin", "thor", others="thor", scores=[10, 4], bag="").state.view(1).evaluate()
    assert sum(early) == pytest.approx(1.0)
    assert 0.5 < early[0] < late[0]


def test_half_way_the_chances_tell_the_winner_more_often_than_not() -> None:
    told = 0
    plays = 40
    for seed in range(plays):
        state = meadhall.game("voluspa", 3, set=list(SETS)[seed % len(SETS)]).new(seed)
        chance = Chance(seed)
        favourite = -1
        begin = state.view(None).observe()["bag"][0]
        while not state.over:
            if favourite < 0 and state.view(None).observe()["bag"][0] <= begin // 2:
                shares = state.view(None).evaluate()
                favourite = shares.index(max(shares))
            state.play(state.policy(chance))
        told += state.standings[0].seat == favourite
    assert told > 0.45 * plays


# --- the quick player -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2 * len(GAMES)))
def test_the_quick_player_finds_the_best_of_all_options(seed: int) -> None:
    """Points less what leaves the hand, by the same sums as the heuristic, which tries every single option."""
    for number, state in enumerate(positions(seed)):
        before = state.to_json()
        chosen = state.policy(Chance(number))
        assert state.to_json() == before, "thinking changes nothing"
        options = state.options
        assert chosen in options
        if state.rules.strict_tokens:
            options = [one for one in options if one >> VERB_SHIFT != PLACE or not one >> BOOST_SHIFT & 15]
        gains = promises(state, options)
        worth = {one: 10 * gain - price(state, one) for one, gain in zip(options, gains, strict=True)}
        assert worth[chosen] == max(worth.values()), state.say(chosen)


def test_it_beats_players_who_choose_at_random() -> None:
    won = 0
    for seed in range(12):
        state = meadhall.game("voluspa", 2, set=list(SETS)[seed % len(SETS)]).new(seed)
        chance = Chance(seed)
        while not state.over:
            state.play(state.policy(chance) if state.seat == seed % 2 else state.pick(chance))
        won += state.standings[0].seat == seed % 2
    assert won >= 11
