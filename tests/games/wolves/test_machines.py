"""What machines get: ids of answers that never clash, observations of one shape, an estimate, a quick player."""

from __future__ import annotations

from array import array
from functools import cache

import pytest

import meadhall
from meadhall import Chance, State
from meadhall.engine.actions import MOST_ACTIONS
from tests.conformance.titles.wolves import twin

from .scenario import Scene
from .test_questions import QUESTIONS, asking


@cache
def positions(seats: int) -> list[State]:
    """Every position of some plays, half of their answers random and half quick."""
    found: list[State] = []
    for seed in range(3):
        state, chance = meadhall.game("wolves", seats).new(seed), Chance(seed)
        while not state.over:
            found.append(state.copy())
            state.play(state.policy(chance) if chance.below(2) else state.pick(chance))
    return found


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_has_ids_that_differ_and_lead_back(name: str) -> None:
    case = asking(name)
    state, seat = case.state, case.asked[0]
    ids = [state.action_of(option) for option in state.options]
    assert len(set(ids)) == len(ids) and all(0 <= one < state.game.actions for one in ids)
    assert [state.option_of(one) for one in ids] == state.options
    assert state.view(seat).actions == ids and all(state.game.action_name(one) for one in ids)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ids_never_clash_in_whole_plays(seats: int) -> None:
    for state in positions(seats):
        ids = [state.action_of(option) for option in state.options]
        assert len(set(ids)) == len(ids)
    assert meadhall.game("wolves", seats).actions == meadhall.game("wolves", 3).actions <= MOST_ACTIONS


def test_an_id_counts_lines_from_the_own_one() -> None:
    """The same act of another seat has the same id, so that what was learnt in one seat holds in all."""
    names = set()
    for seat in range(3):
        after = (seat + 1) % 3
        case = Scene(f"{seat} hand: bond plague\n{seat} line: archer\n{after} line: konung bond\nturn: {seat}")
        moves = [f"bond left {after}", "plague 4", f"sacrifice {seat}:1:archer"]
        names.add(tuple(case.state.game.action_name(case.state.action_of(case.state.read(move))) for move in moves))
    assert names == {("lay bond +1 left", "plague 4", "sacrifice 1")}


@pytest.mark.parametrize("seats", [3, 5])
def test_observations_keep_their_shapes_and_ranges(seats: int) -> None:
    for state in positions(seats)[::5]:
        for viewer in (state.seat, None):
            seen = state.view(viewer).observe()
            assert list(seen) == [buffer.name for buffer in state.game.observation]
            for buffer in state.game.observation:
                values = seen[buffer.name]
                assert isinstance(values, array) and values.typecode == "i" and len(values) == buffer.size, buffer.name
                assert buffer.low <= min(values) and max(values) <= buffer.high, buffer.name


@pytest.mark.parametrize("seats", [3, 4])
def test_an_observation_tells_nothing_that_the_seat_cannot_know(seats: int) -> None:
    chance = Chance(3)
    for state in positions(seats)[::7]:
        for viewer in (state.seat, None):
            assert twin(state, viewer, chance).view(viewer).observe() == state.view(viewer).observe()


def test_an_observation_begins_with_the_own_seat() -> None:
    case = Scene("0 line: archer\n1 hand: konung bond*2\n1 line: bond bond\n2 deities: thor\npasses: 2\nturn: 1")
    own, left = case.state.view(1).observe(), case.state.view(0).observe()
    assert list(own["cards"]) == [3, 0, 0] and list(left["cards"]) == [0, 3, 0]
    assert list(own["hand"])[1] == 2 and sum(left["hand"]) == 0
    assert list(own["strengths"]) == [4, 5, 1] and list(own["rank"]) == [2, 1, 3] and list(own["passed"]) == [0, 1, 0]
    assert list(own["lines"])[:3] == [2, 2, 0] and list(own["units"])[:2] == [2, 2]
    assert own["table"][-1] == 1 and left["table"][-1] == 2, "who is asked"


def test_an_observation_tells_what_a_question_is_about() -> None:
    seen = asking("Reaction").state.view(0).observe()
    assert list(seen["subject"])[:5] == [8, 4, 1, 2, 2], (
        "a Traitor of one's own brings the second unit of the next line"
    )
    assert list(asking("Redraw").state.view(0).observe()["picked"]).index(1) == 1
    assert list(asking("Return").state.view(0).observe()["chosen"])[:3] == [1, 0, 0]
    texts = {tuple(asking(name).state.view(asking(name).asked[0]).observe()["subject"]) for name in QUESTIONS}
    assert len({text[0] for text in texts}) == len(QUESTIONS), "every question has a number of its own"


def test_the_estimate_is_a_share_of_the_win() -> None:
    for state in positions(4)[::9]:
        for seat in range(4):
            shares = state.view(seat).evaluate()
            assert len(shares) == 4 and min(shares) >= 0.0 and abs(sum(shares) - 1.0) < 1e-9
    case = Scene("0 victories: rout dear_victory\n1 line: bond\nturn: 1")
    assert case.state.view(2).evaluate()[0] > 0.5


def test_the_estimate_knows_more_than_chance() -> None:
    """In the middle of plays of the heuristic the seat it favours wins more than its third."""
    won = 0.0
    for seed in range(16):
        game = meadhall.game("wolves", 3)
        state, chance = game.new(seed), Chance(seed)
        shares: list[list[float]] = []
        while not state.over:
            view = state.view(state.seat)
            shares.append(view.evaluate())
            state.play(game.greedy(view, chance))
        middle = shares[len(shares) // 2]
        won += state.shares()[middle.index(max(middle))]
    assert won / 16 > 0.45


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_quick_player_answers_every_question(name: str) -> None:
    state = asking(name).state
    assert state.policy(Chance(1)) in state.options


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_quick_player_keeps_to_the_rules_and_beats_chance(seats: int) -> None:
    won = 0.0
    for seed in range(12):
        state, chance = meadhall.game("wolves", seats).new(seed), Chance(seed)
        while not state.over:
            seat = state.seat
            assert seat is not None
            state.play(state.policy(chance) if seat == seed % seats else state.pick(chance))
        won += state.shares()[seed % seats]
    assert won / 12 > 0.7
