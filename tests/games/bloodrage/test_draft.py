"""The gifts of the gods (339-379)."""

from __future__ import annotations

import pytest

from meadhall import game
from meadhall.games.bloodrage.cards import KEY
from meadhall.games.bloodrage.draft import pack_in_hand
from meadhall.games.bloodrage.state import BloodRage
from tests.games.bloodrage.scenario import Scene


def new(seats: int, seed: int = 3) -> BloodRage:
    state = game("bloodrage", seats=seats).new(seed)
    assert isinstance(state, BloodRage)
    return state


def test_eight_cards_are_dealt_and_packs_go_to_the_left() -> None:
    state = new(4)
    packs = [pack_in_hand(state, seat, 0) for seat in range(4)]
    assert [len(pack) for pack in packs] == [8] * 4
    taken = []
    for seat in range(4):
        option = state.options_for(seat)[-1]
        taken.append(option)
        state.play(option, seat)
    for seat in range(4):
        left = list(packs[seat])
        left.remove(taken[seat])
        assert list(pack_in_hand(state, (seat + 1) % 4, 1)) == left


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_picks_are_the_hand_and_two_cards_are_dropped(seats: int) -> None:
    """Two at a time where two play (379)."""
    state = new(seats)
    rounds = 0
    picks: list[list[str]] = [[] for _ in range(seats)]
    while state.prompt is not None and state.prompt.kind == "draft":
        rounds += 1
        for seat in range(seats):
            for _ in range(2 if seats == 2 else 1):
                option = state.options_for(seat)[0]
                picks[seat].append(state.say(option, seat))
                state.play(option, seat)
    assert rounds == (3 if seats == 2 else 6)
    for seat in range(seats):
        assert sorted(KEY[card] for card in state.hands[seat]) == sorted(picks[seat])
        assert len(picks[seat]) == 6
    assert sum(state.pile) == 0


def test_two_players_pick_two_different_cards_in_order() -> None:
    state = new(2)
    first = state.options_for(0)[0]
    state.play(first, 0)
    assert state.parts(0) == (first,)
    assert all(option >= first for option in state.options_for(0))
    state.step_back(0)
    assert state.parts(0) == ()


def test_a_card_kept_from_the_last_age_joins_the_hand() -> None:
    """341, 357: seven cards, in age two."""
    case = Scene("hand 0: troll", age=2, phase="draft")
    while case.asked[1] == "draft":
        seat = case.state.waiting[0]
        case.state.play(case.state.options_for(seat)[0], seat)
    assert "troll" in case.hand(0)
    assert [len(case.hand(seat)) for seat in range(4)] == [7, 6, 6, 6]


def test_r47_nobody_sees_what_others_pick() -> None:
    state = new(3)
    state.take_events()
    for seat in range(3):
        state.play(state.options_for(seat)[0], seat)
    event = next(event for event in state.take_events() if event.key == "drafted")
    assert event.seen_by(None)["cards"] == []
    own = event.seen_by(1)["cards"]
    assert isinstance(own, list)
    assert len(own) == 1


def test_the_hall_shows_what_a_card_is() -> None:
    state = new(4)
    shown = {}
    for seat in range(4):
        for option in state.options_for(seat):
            shown[KEY[option]] = state.preview(option, seat)
    kinds = {str(facts["kind"]) for facts in shown.values()}
    assert {"monster", "clan", "battle", "quest"} <= kinds
    for key, facts in shown.items():
        assert ("glory" in facts) is (facts["kind"] == "quest"), key
        assert ("cost" in facts) is (facts["kind"] not in ("quest", "battle")), key
