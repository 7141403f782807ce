"""A review judges a move part by part, unless it is one thing made of its parts."""

from __future__ import annotations

from meadhall import Chance, Saga, game
from meadhall.engine.walker import MoveWalker
from meadhall.review import Reviewer
from meadhall.review.plays import whole
from tests.conformance.plays import walked
from tests.games.bloodrage.scenario import Scene
from tests.games.wolves.scenario import Scene as Lines


def test_a_squad_and_its_placement_are_not_judged_card_by_card() -> None:
    saga, chance = Saga(game("berserk", decks="ready"), 3), Chance(5)
    state = saga.start()
    kinds: list[str] = []
    while kinds.count("place") < 2:
        seat = state.waiting[0]
        kinds.append(state.prompt_for(seat).kind)
        saga.moves.append((seat, walked(state, seat, lambda state, seat: state.policy(chance, seat))))
        state.do(saga.moves[-1][1], seat)
    reviewed = list(Reviewer(saga, tries=2).moves())
    choices = {kind: move.choices for kind, move in zip(kinds, reviewed, strict=True)}
    assert choices["pick-deck"] and not choices["recruit"] and not choices["place"]


def test_a_deck_is_not_judged_card_by_card() -> None:
    saga = Saga(game("berserk", decks="own"), 3)
    saga.moves.append((0, "horde"))
    assert [move.choices for move in Reviewer(saga, tries=2).moves()] == [0]


def test_rewards_are_judged_stat_by_stat_however_many_they_are() -> None:
    """Three stats to choose from as long as rage was taken; after axes only two, for they are named in order."""
    case = Scene("quests 0: alfheim-1 alfheim-1 alfheim-2 alfheim-2", "figures 0: leader gimle", phase="quests")
    assert case.asked == (0, "quest-reward")
    made = Reviewer(Saga(case.table, 1), tries=2).reviewed(case.state, 0, 0, "rage, rage, axes, horns")
    assert made.choices == 3 + 3 + 3 + 2


def test_a_move_whose_parts_come_in_another_order_is_reviewed_as_it_is_asked_for() -> None:
    case = Scene("quests 0: alfheim-1 alfheim-1 alfheim-2 alfheim-2", "figures 0: leader gimle", phase="quests")
    asked, given = (
        Reviewer(Saga(case.table, 1), tries=2).reviewed(case.state, 0, 0, text)
        for text in ("rage, rage, axes, horns", "horns, rage, axes, rage")
    )
    assert given.move == "horns, rage, axes, rage" and given.choices == asked.choices
    assert (given.chances, given.loss, given.better) == (asked.chances, asked.loss, asked.better)


VOLLEY = """\
0 hand: archer bond
0 line: archer hirdman
1 line: konung hirdman
2 line: bond
turn: 0
"""


def test_what_follows_in_a_better_move_is_no_blunder() -> None:
    """Two Archers side by side shoot the strongest of those in front, and neither themselves nor a friend."""
    view = Lines(VOLLEY).state.view(0)
    told = whole(view.known, MoveWalker(view.known, 0), view.read("archer left 0"))
    assert told == "archer left 0, kills 1:1:konung"
