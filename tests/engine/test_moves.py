"""Moves of several parts: put together, stepped back from, written and read as one line."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import IllegalMove, InvalidMove, NotWaiting
from meadhall.engine.frames import UNKNOWN, Together
from tests.madeup.draft import SecondPick
from tests.madeup.hall import Feast
from tests.madeup.raid import Clash, Lead

RAID = "send 1, against 1, stake 2"


def test_a_whole_move_is_one_line(position: Feast) -> None:
    assert position.spell(0, [1, 1, 2]) == RAID
    by_parts = position.copy()
    for option in (1, 1, 2):
        by_parts.play(option, 0)
    assert position.do(RAID, 0) == RAID
    assert position.digest() == by_parts.digest()


def test_the_first_part_alone_changes_nothing_for_others(position: Feast) -> None:
    before = position.view(1).to_json(), position.view(None).to_json()
    position.play(1)
    assert position.mid_move and position.parts(0) == (1,) and position.parts(1) == ()
    position.play(1)
    assert position.parts(0) == (1, 1)
    assert (position.view(1).to_json(), position.view(None).to_json()) == before
    assert position.view(0).known.parts(0) == (1, 1)


def test_stepping_back_begins_the_move_anew(position: Feast) -> None:
    before = position.digest()
    position.step_back(0)
    assert position.digest() == before, "nothing to step back from"
    position.play(1)
    position.play(1)
    position.step_back(0)
    assert position.digest() == before and isinstance(position.frames[-1], Lead)


@pytest.mark.parametrize(
    ("text", "error", "says"),
    [
        ("send 1", InvalidMove, "'against' is still asked"),
        ("send 1, against 1", InvalidMove, "'stake' is still asked"),
        (RAID + ", pass", InvalidMove, "more parts than the move, which is whole with 'send 1, against 1, stake 2'"),
        ("rest, rest", InvalidMove, "more parts"),
        ("send 2, against 1, stake 2", IllegalMove, "not-in-hand"),
        ("send 1, against 0, stake 2", InvalidMove, "is no answer to 'against'"),
        ("send 1, against 1, stake 9", InvalidMove, "is no answer to 'stake'"),
        ("send 1,against 1,stake 2", InvalidMove, "is no card; cards are numbers from 1"),
        ("", InvalidMove, "write .send. and a card, or .rest."),
        (", ", InvalidMove, "write .send. and a card, or .rest."),
    ],
)
def test_a_move_that_is_refused_changes_nothing(position: Feast, text: str, error: type[Exception], says: str) -> None:
    before = position.digest()
    with pytest.raises(error, match=says):
        position.do(text, 0)
    assert position.digest() == before


def test_a_move_begun_can_be_finished_as_text(position: Feast) -> None:
    whole = position.copy()
    whole.do(RAID)
    position.play(1)
    assert position.do("against 1, stake 2") == "against 1, stake 2"
    assert position.digest() == whole.digest()


def test_reasons_reach_into_the_parts_of_a_move(position: Feast) -> None:
    assert position.why_not(0, RAID) is None
    assert position.why_not(0, "send 1, against 1") is None, "so far, so good"
    for text, key, told in (
        ("send 1, against 0, stake 2", "unknown-move", "send 1, against 0, stake 2"),
        (RAID + ", pass", "whole-move", RAID),
        ("rest, rest", "whole-move", "rest"),
    ):
        assert position.why_not(0, text) == meadhall.Reason(key, {"move": told})
        assert position.view(0).why_not(text) == meadhall.Reason(key, {"move": told})
    assert position.view(0).why_not(RAID) is None
    assert position.view(0).why_not("send 2, against 1, stake 2") == meadhall.Reason(
        "not-in-hand", {"dish": "@dish-boar"}
    )


def test_others_hear_public_moves_and_not_secret_ones(position: Feast) -> None:
    assert position.heard(0, [1, 1, 2], None) == RAID
    position.do(RAID)
    position.do("pass", 1)
    assert position.heard(1, [5], 1) == "serve 5"
    assert position.heard(1, [5], 0) is None and position.heard(1, [5], None) is None
    with pytest.raises(IllegalMove):
        position.heard(1, [99], 0)


# --- several at once -----------------------------------------------------------------------------------------------


def test_several_seats_choose_at_once_in_any_order() -> None:
    game = meadhall.game("feast", 3)
    one, other = game.new(4), game.new(4)
    assert one.waiting == (0, 1, 2) and one.seat == 0
    picks = [one.options_for(seat)[0] for seat in range(3)]
    for seat in (2, 0, 1):
        one.play(picks[seat], seat)
    for seat in (0, 1, 2):
        other.play(picks[seat], seat)
    assert one.digest() == other.digest()


def test_who_has_chosen_is_public_and_what_is_not() -> None:
    state = meadhall.game("feast", 3).new(4)
    pick = state.options_for(1)[0]
    state.play(pick, 1)
    assert state.waiting == (0, 2)
    with pytest.raises(NotWaiting):
        state.play(pick, 1)
    for seat, shown in ((1, (pick,)), (0, (UNKNOWN,)), (None, (UNKNOWN,))):
        top = state.view(seat).known.frames[-1]
        assert isinstance(top, Together) and top.chosen == ((), shown, ())
    assert state.view(0).waiting == (0, 2)


def second_pick() -> Feast:
    state = meadhall.game("feast", 2, draft="open").new(4)
    for seat in (0, 1):
        state.play(state.options_for(seat)[0], seat)
    assert isinstance(state, Feast) and isinstance(state.frames[-1], SecondPick)
    return state


def test_an_answer_of_two_parts_among_several_seats() -> None:
    state = second_pick()
    before, seen = state.digest(), state.view(1).to_json()
    first, second = state.options_for(0)[:2]
    state.play(first, 0)
    assert state.mid_move and state.parts(0) == (first,) and state.waiting == (0, 1)
    assert state.view(1).to_json() == seen
    state.step_back(0)
    assert state.digest() == before and not state.mid_move
    text = state.do(f"keep {first + 1}, open {second + 1}", 0)
    assert text == f"keep {first + 1}, open {second + 1}" and state.waiting == (1,)
    assert state.view(1).to_json() != seen, "that seat 0 has chosen can be seen"


def test_two_seats_may_be_in_the_middle_of_their_answers() -> None:
    state = second_pick()
    for seat in (0, 1):
        state.play(state.options_for(seat)[0], seat)
    assert state.parts(0) and state.parts(1)
    state.step_back(1)
    assert state.parts(0) and not state.parts(1)


def test_samples_make_up_answers_that_are_in() -> None:
    state = second_pick()
    pack = state.options_for(0)
    state.do(f"keep {pack[0] + 1}, open {pack[1] + 1}", 0)
    answers = set()
    for seed in range(40):
        top = state.view(1).sample(meadhall.Chance(seed)).frames[-1]
        assert isinstance(top, SecondPick) and top.closed == (True, False)
        answers.add(top.chosen[0])
    assert all(len(answer) == 2 and answer[0] != answer[1] for answer in answers) and len(answers) > 3


def test_an_answer_one_knows_stays_in_ones_samples(position: Feast) -> None:
    position.do(RAID)
    position.do("pass", 1)
    position.do("serve 8", 1)
    for seed in range(10):
        mine, theirs = (position.view(seat).sample(meadhall.Chance(seed)).frames[-1] for seat in (1, 0))
        assert isinstance(mine, Clash) and mine.chosen == ((), (8,))
        assert isinstance(theirs, Clash) and theirs.chosen[1][0] >= 0


def test_a_together_frame_says_what_its_title_leaves_out() -> None:
    frame: Together[Feast] = Together((0, 1), ((), ()), (False, False))
    state = second_pick()
    for hook in (lambda: frame.choices(state, 0, ()), lambda: frame.reveal(state)):
        with pytest.raises(NotImplementedError):
            hook()
    again = frame.with_answers(((3,), ()), (True, False))
    assert again.fields() == [[0, 1], [[3], []], [True, False]] and again.waiting(state) == (1,)
    assert frame.complete(state, 0, (3,))
