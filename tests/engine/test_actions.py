"""A fixed space of answers: ids, their names, and back."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import Chance, HiddenError, IllegalMove, OptionError, Title
from meadhall.engine.actions import ActionSpace, Block, Buffer
from meadhall.engine.frames import Frame
from meadhall.engine.game import choose
from meadhall.engine.state import State
from tests.madeup.hall import Feast


def space() -> ActionSpace:
    return ActionSpace([Block("eat", ("ale", "bread")), Block("pass", ("",)), Block("pay", ("0", "1", "2"))])


def test_blocks_follow_one_another() -> None:
    actions = space()
    assert actions.size == 6
    assert [actions.id("eat", 1), actions.id("pass", 0), actions.id("pay", 2)] == [1, 2, 5]
    assert [actions.name(one) for one in range(6)] == ["eat ale", "eat bread", "pass", "pay 0", "pay 1", "pay 2"]


@pytest.mark.parametrize(("block", "at"), [("eat", 2), ("eat", -1), ("pay", 3)])
def test_a_place_outside_its_block_is_refused(block: str, at: int) -> None:
    """It would be an id of the next block."""
    with pytest.raises(OptionError, match=f"block '{block}' has . actions, none with the number {at}"):
        space().id(block, at)


@pytest.mark.parametrize("action", [-1, 6, 1 << 40])
def test_an_id_outside_the_space_has_no_name(action: int) -> None:
    with pytest.raises(OptionError, match="there are 6 actions"):
        space().name(action)


def test_a_buffer_has_as_many_numbers_as_its_shape() -> None:
    assert Buffer("board", (7, 7, 3), 0, 1).size == 147 and Buffer("one", (), 0, 1).size == 1


def test_a_game_counts_its_ids_once_and_names_them() -> None:
    game = meadhall.game("feast", 2)
    assert game.action_space() is game.action_space() and game.actions == game.action_space().size
    assert game.action_name(game.action_id("stake", 1)) == "stake 2"


def test_an_option_has_an_id_and_the_id_means_it(position: Feast) -> None:
    game = position.game
    assert [game.action_name(position.action_of(one)) for one in position.options] == [
        "send nothing", "send 1", "send 4",
    ]  # fmt: skip
    for option in position.options:
        assert position.option_of(position.action_of(option)) == option
    with pytest.raises(IllegalMove, match="'send 2' is no option of seat 0 now"):
        position.option_of(game.action_id("send", 2))
    with pytest.raises(IllegalMove):
        position.action_of(2)


def test_a_view_lists_the_ids_of_its_options(position: Feast) -> None:
    view = position.view(0)
    assert view.actions == [view.action_of(option) for option in view.options]
    assert [view.option_of(action) for action in view.actions] == view.options
    for seat in (1, None):
        other = position.view(seat)
        assert other.actions == []
        with pytest.raises(HiddenError):
            other.action_of(0)
        with pytest.raises(HiddenError):
            other.option_of(0)


def test_chances_to_win_are_shares_of_one(position: Feast) -> None:
    shares = position.view(0).evaluate()
    assert sum(shares) == pytest.approx(1) and min(shares) > 0
    position.score = [3, 0]
    assert position.view(1).evaluate()[0] > shares[0]
    position.rollout(Chance(2))
    assert position.view(None).evaluate() == position.shares() and sum(position.shares()) == 1


def test_the_win_is_divided_among_those_in_first_place(position: Feast) -> None:
    position.score = [3, 3]
    assert position.shares() == [0.5, 0.5]
    position.score = [3, 1]
    assert position.shares() == [1.0, 0.0]


def test_hooks_that_a_title_leaves_out_say_so() -> None:
    game = choose(Title("bare", (2,), (), meadhall.Game, ()), 2, {})
    bare = State(game, Chance(1))
    frame: Frame[State] = Frame()
    for hook in (
        game.action_blocks, lambda: game.observation, lambda: game.actions, bare.evaluate, bare.observe,
        lambda: bare.policy(Chance(1)), lambda: frame.action(bare, 0, 0),
    ):  # fmt: skip
        with pytest.raises(NotImplementedError):
            hook()
