"""Playing: what is asked, what is refused, and that a refusal changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meadhall
from meadhall import Chance, HiddenError, IllegalMove, InvalidMove, NotWaiting, State, Title
from meadhall.engine.frames import Frame
from meadhall.engine.game import choose
from tests.conformance.plays import play_through
from tests.madeup.hall import Feast


def finished() -> State:
    return play_through(meadhall.game("feast"), 1).end


def test_a_state_tells_who_is_asked_what(position: Feast) -> None:
    assert position.seat == 0 and position.waiting == (0,) and not position.over
    assert position.prompt == meadhall.Prompt("lead", 0, {"count": 2})
    assert [position.say(option) for option in position.options] == ["rest", "send 1", "send 4"]
    assert position.read("send 4") == 4


def test_an_option_that_is_none_is_refused_with_those_there_are(position: Feast) -> None:
    before = position.digest()
    with pytest.raises(IllegalMove, match=r"9 is not an option of seat 0; it may choose 0 \(rest\), 1 \(send 1\)"):
        position.play(9)
    assert position.digest() == before


def test_a_long_list_of_options_is_not_told_in_full() -> None:
    state = meadhall.game("feast", 4, draft="open").new(1)
    for _ in range(4):
        state.play(state.options[0])
    while len(state.options) <= 6 and not state.over:
        state.play(state.options[-1])
    if not state.over:
        with pytest.raises(IllegalMove, match="more"):
            state.play(999)


@given(st.integers())
def test_no_number_but_an_option_is_played(number: int) -> None:
    state = meadhall.game("feast").new(5)
    before = state.digest()
    if number not in state.options:
        with pytest.raises(IllegalMove):
            state.play(number)
        with pytest.raises(IllegalMove):
            state.say(number)
        with pytest.raises(IllegalMove):
            state.preview(number)
        assert state.digest() == before


@pytest.mark.parametrize("option", ["rest", None, 1.5, [1], b"1"])
def test_what_is_no_int_is_refused(position: Feast, option: object) -> None:
    before = position.digest()
    with pytest.raises(TypeError):
        position.play(option)
    assert position.digest() == before


@pytest.mark.parametrize("seat", [1, -1, 7])
def test_a_seat_that_is_not_asked_is_refused(position: Feast, seat: int) -> None:
    before = position.digest()
    for refused in (
        lambda: position.play(0, seat),
        lambda: position.do("rest", seat),
        lambda: position.options_for(seat),
        lambda: position.prompt_for(seat),
        lambda: position.read("rest", seat),
        lambda: position.say(0, seat),
        lambda: position.step_back(seat),
        lambda: position.heard(seat, [0], None),
    ):
        with pytest.raises(NotWaiting, match=rf"seat {seat} is not asked now; waiting for \[0\]"):
            refused()
    assert position.digest() == before
    assert position.parts(seat) == ()


def test_after_the_end_nothing_is_asked() -> None:
    state = finished()
    before = state.digest()
    assert state.over and state.seat is None and state.prompt is None and state.options == [] and state.waiting == ()
    assert not state.mid_move and state.parts(0) == ()
    for refused in (lambda: state.play(0), lambda: state.do("rest"), lambda: state.step_back(0)):
        with pytest.raises(NotWaiting, match="over"):
            refused()
    assert state.why_not(0, "rest") == meadhall.Reason("over", {})
    assert state.digest() == before


def test_a_text_that_is_no_move_and_one_that_is_not_allowed_differ(position: Feast) -> None:
    with pytest.raises(InvalidMove, match="write 'send' and a card, or 'rest'"):
        position.read("dance")
    with pytest.raises(IllegalMove, match="not-in-hand") as error:
        position.read("send 2")
    assert error.value.reason == "not-in-hand"
    assert position.why_not(0, "send 2") == meadhall.Reason("not-in-hand", {"dish": "@dish-boar"})
    assert position.why_not(0, "dance") == meadhall.Reason("unknown-move", {"move": "dance"})
    assert position.why_not(1, "rest") == meadhall.Reason("not-your-turn", {})
    assert position.why_not(0, "rest") is None


def test_a_seat_that_does_not_exist_has_no_view(position: Feast) -> None:
    for seat in (-1, 2):
        with pytest.raises(HiddenError, match=f"there is no seat {seat}; seats are 0 to 1"):
            position.view(seat)


def test_events_are_told_only_to_those_who_listen(position: Feast) -> None:
    quiet = position.copy()
    quiet.play(0)
    assert quiet.events == []
    assert position.take_events() == []
    copy = position.copy()
    position.play(0)
    assert [event.key for event in position.take_events()] == ["rested"]
    assert position.take_events() == [] and not copy.listening


def test_what_was_learnt_is_counted_in_the_digest(position: Feast) -> None:
    other = position.copy()
    other.disclose()
    assert other.disclosures == position.disclosures + 1 and other.digest() != position.digest()
    assert position.game.from_json(other.to_json()).disclosures == other.disclosures


def test_secret_seeds_survive_json() -> None:
    game = meadhall.game("feast")
    state = game.new(bytes(range(32)))
    again = game.from_json(state.to_json())
    assert again.digest() == state.digest() and again.chance.key == bytes(range(32))


def test_a_random_end_is_reached_from_anywhere() -> None:
    state = meadhall.game("feast", 3).new(2)
    other = state.copy()
    state.rollout(Chance(5))
    assert state.over and not other.over
    assert other.pick(Chance(1)) in other.options


def test_a_preview_is_given_for_an_option(position: Feast) -> None:
    assert position.preview(1) == {"power": 1} and position.preview(0) == {}


def test_hooks_that_a_title_leaves_out_say_so() -> None:
    bare = State(choose(Title("bare", (2,), (), meadhall.Game, ()), 2, {}), Chance(1))
    frame: Frame[State] = Frame()
    for hook in (
        lambda: bare.standings, bare.clone, lambda: bare.mask(0), lambda: bare.fill_hidden(0, Chance(1)), bare.dump,
        lambda: bare.load({}), bare.count, bare.to_text, lambda: frame.seat(bare), lambda: frame.ask(bare, 0),
        lambda: frame.options(bare, 0), lambda: frame.take(bare, 0, 0), lambda: frame.run(bare),
        lambda: frame.say(bare, 0, 0), lambda: frame.shown(0),
    ):  # fmt: skip
        with pytest.raises(NotImplementedError):
            hook()
