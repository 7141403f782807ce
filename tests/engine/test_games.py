"""Choosing a game: what is given and what is allowed."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import Choice, DataError, OptionError, Title
from meadhall.engine.game import Value, choose, title_named
from tests import madeup


def test_a_game_is_a_title_with_its_options_chosen() -> None:
    game = meadhall.game("feast", seats=3, draft="open")
    assert (game.name, game.seats, game.options) == ("feast", 3, {"draft": "open", "dice": True})


def test_seats_are_the_fewest_if_nothing_is_said() -> None:
    assert meadhall.game("feast").seats == 2


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(OptionError, match=rf"2, 3, 4; not ({seats!r}|{seats:d})"):
        choose(madeup.TITLE, seats, {})


@pytest.mark.parametrize("seats", [2.0, "2"])
def test_seats_are_a_whole_number(seats: object) -> None:
    """The compiled engine does not let anything else in."""
    with pytest.raises((OptionError, TypeError)):
        choose(madeup.TITLE, seats, {})


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="no option 'meat'; it has draft, dice"):
        meadhall.game("feast", meat=True)
    bare = Title("bare", (2,), (), madeup.FeastGame, ())
    with pytest.raises(OptionError, match="it has none"):
        choose(bare, 2, {"meat": 1})


@pytest.mark.parametrize("value", ["closed", 0, True])
def test_a_wrong_value_is_refused_with_those_allowed(value: Value) -> None:
    with pytest.raises(OptionError, match="choose one of hidden, open"):
        meadhall.game("feast", draft=value)


@pytest.mark.parametrize("value", [1, 0, "yes"])
def test_a_number_is_not_a_yes(value: Value) -> None:
    with pytest.raises(OptionError, match="choose one of False, True"):
        meadhall.game("feast", dice=value)


@pytest.mark.parametrize("value", [None, 1.0, ["open"]])
def test_values_are_words_numbers_or_yes_and_no(value: object) -> None:
    """The compiled engine does not let anything else in."""
    with pytest.raises((OptionError, TypeError)):
        meadhall.game("feast", dice=value)


def test_a_yes_is_not_a_number() -> None:
    title = Title("counted", (2,), (Choice("rounds", 1, (1, 2)),), madeup.FeastGame, ())
    with pytest.raises(OptionError):
        choose(title, 2, {"rounds": True})


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match=r"there is no game 'chess'; there are .*feast.*voluspa"):
        meadhall.game("chess")


def test_a_registered_title_is_found_by_its_name() -> None:
    assert title_named("feast") is madeup.TITLE


@pytest.mark.parametrize("text", ["", "nonsense", "[1]", "3", '{"frames": 3}', '{"place": []}', '{"frames": []}'])
def test_what_is_no_state_is_refused(text: str) -> None:
    with pytest.raises(DataError):
        meadhall.game("feast").from_json(text)


def test_a_frame_of_another_title_is_refused() -> None:
    game = meadhall.game("feast")
    data = game.new(1).data()
    data["frames"] = [["Chess", []]]
    with pytest.raises(DataError, match="feast has no frame 'Chess'"):
        game.from_data(data)


def test_hooks_that_a_title_leaves_out_say_so() -> None:
    bare = choose(Title("bare", (2,), (), meadhall.Game, ()), 2, {})
    for hook in (
        lambda: bare.new(1),
        lambda: bare.from_text(""),
        lambda: bare.set_up(meadhall.game("feast").new(1)),
    ):
        with pytest.raises(NotImplementedError):
            hook()


def test_a_heuristic_that_a_title_leaves_out_is_its_quick_policy() -> None:
    bare = choose(Title("bare", (2,), (), meadhall.Game, ()), 2, {})
    state = meadhall.game("feast").new(1)
    seat = state.waiting[0]
    assert bare.greedy(state.view(seat), meadhall.Chance(3)) == state.view(seat).known.policy(meadhall.Chance(3), seat)
