"""Walking through a move of several parts, on whole states and on views."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import HiddenError, IllegalMove, InvalidMove, Reason, State
from meadhall.engine.walker import MoveWalker, after_part
from tests.engine.conftest import POSITION
from tests.madeup.hall import Feast

RAID = "send 1, against 1, stake 2"


def toasting() -> State:
    """Nobody has led, and seat 0 may drink to the hall with cards 1 and 4."""
    state = meadhall.game("feast", 2, instants=True).from_text(POSITION, 3)
    state.do("rest", 0)
    state.do("rest", 1)
    return state


def test_a_walk_leaves_the_state_it_began_with_as_it_was(position: Feast) -> None:
    before = position.digest()
    walker = MoveWalker(position, 0)
    for option in (1, 1, 2):
        assert not walker.whole
        walker.take(option)
    assert walker.whole and walker.options == [1, 1, 2] and walker.text == RAID
    assert position.digest() == before
    position.do(RAID, 0)
    assert walker.state.digest() == position.digest(), "a whole move leads where the play leads"


def test_a_walk_on_a_state_that_is_given_away_goes_on_it_itself(position: Feast) -> None:
    walker = MoveWalker(position, 0, owned=True)
    walker.take(1)
    assert walker.state is position and position.parts(0) == (1,)


def test_a_walk_reads_what_it_writes(position: Feast) -> None:
    walker = MoveWalker(position, 0)
    walker.read("send 1, against 1")
    assert walker.options == [1, 1] and not walker.whole and walker.state.parts(0) == (1, 1)
    with pytest.raises(InvalidMove, match="'stake' is still asked"):
        walker.check_whole("send 1, against 1")
    walker.read("stake 2")
    walker.check_whole(RAID)
    assert walker.text == RAID


def test_nothing_follows_a_whole_move(position: Feast) -> None:
    walker = MoveWalker(position, 0)
    walker.read("rest")
    with pytest.raises(InvalidMove, match="whole already with 'rest'"):
        walker.take(0)
    with pytest.raises(InvalidMove, match="more parts than the move"):
        walker.read("rest")
    assert walker.options == [0] and walker.text == "rest"


def test_what_is_no_option_is_refused_and_changes_nothing(position: Feast) -> None:
    walker = MoveWalker(position, 0)
    walker.take(1)
    at = walker.state.digest()
    with pytest.raises(IllegalMove):
        walker.take(0)
    with pytest.raises(IllegalMove):
        walker.heard([7], [None])
    with pytest.raises(IllegalMove):
        walker.preview(7)
    assert walker.state.digest() == at and walker.options == [1] and walker.text == "send 1"


def test_reasons_are_given_for_the_first_part_that_is_wrong(position: Feast) -> None:
    assert MoveWalker(position, 0).why_not(RAID) is None
    assert MoveWalker(position, 0).why_not("send 1") is None, "as far as the text goes"
    assert MoveWalker(position, 0).why_not("send 2, against 1") == Reason("not-in-hand", {"dish": "@dish-boar"})
    assert MoveWalker(position, 0).why_not("send 1, over there") == Reason(
        "unknown-move", {"move": "send 1, over there"}
    )
    assert MoveWalker(position, 0).why_not(RAID + ", rest") == Reason("whole-move", {"move": RAID})


def test_the_parts_are_told_to_those_who_may_hear_them(position: Feast) -> None:
    walker = MoveWalker(position, 0)
    assert walker.preview(1) == {"power": 1}
    assert walker.heard([1], [None, 1]) == ["send 1", "send 1"], "a raid is public"
    assert (
        walker.heard(walker.options_in("against 1, stake 2"), [None]) == ["against 1, stake 2"] and walker.text == RAID
    )
    secret = MoveWalker(meadhall.game("feast", 2).new(1), 0)
    option = secret.state.options_for(0)[0]
    assert secret.heard([option], [0, 1]) == [f"keep {option + 1}", None]


def test_the_parts_of_a_text_are_gone_through_as_they_are_asked_for() -> None:
    state = toasting()
    walker = MoveWalker(state, 0)
    seen = []
    for option in walker.options_in("toast, with 4, with 1, done"):
        seen.append(walker.state.say(option, 0))
        walker.take(option)
    assert seen == walker.words == ["toast", "with 1", "with 4", "done"] and walker.whole
    before_done = MoveWalker(state, 0)
    before_done.read_parts([])
    assert before_done.options == []
    before_done.read_parts(["toast", "with 4", "with 1"])
    assert before_done.text == "toast, with 1, with 4"


def test_a_walk_on_a_view_stops_before_what_is_not_the_seats_to_know(position: Feast) -> None:
    view = position.view(0)
    walker = MoveWalker(view.known, 0)
    walker.take(1)
    walker.take(1)
    assert not walker.whole and walker.state.parts(0) == (1, 1)
    before_last = walker.state
    walker.take(2)
    assert walker.whole and walker.state is before_last and walker.text == RAID
    assert view.known.parts(0) == (), "the view it began with is as it was"


def test_after_a_part_a_view_knows_what_the_truth_shows_it(position: Feast) -> None:
    following = after_part(position.view(0).known, 0, 1)
    position.play(1)
    assert following is not None and following.data() == position.view(0).known.data()


def test_nobody_walks_for_another_seat_on_a_view(position: Feast) -> None:
    with pytest.raises(HiddenError):
        MoveWalker(position.view(1).known, 0).take(1)


def test_answers_of_several_parts_given_at_once_by_all_are_walked_too() -> None:
    state = meadhall.game("feast", 2, draft="open").new(4)
    for seat in (0, 1):
        state.play(state.options_for(seat)[0], seat)
    walker = MoveWalker(state, 1)
    keep = state.options_for(1)[0]
    walker.take(keep)
    assert not walker.whole
    walker.take(walker.state.options_for(1)[0])
    assert walker.whole and walker.text.startswith(f"keep {keep + 1}, open ")
    assert state.waiting == (0, 1)
