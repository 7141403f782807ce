"""What lies open and what is hidden (B-14b): hands and bag are secret, all else is known to everybody."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import meadhall
from meadhall import Chance
from meadhall.games.voluspa.state import Voluspa

from .oracle import SETS
from .scenario import Scene


def seen(case: Scene, seat: int | None) -> dict[str, Any]:
    """The facts of a view."""
    state: dict[str, Any] = case.state.view(seat).data()["state"]  # type: ignore[assignment]
    return state


def test_b14b_a_seat_sees_its_own_hand_and_only_the_number_of_others() -> None:
    case = Scene("odin", "thor skadi", others="dragon fenrir troll")
    mine, theirs = seen(case, 0)["hands"]
    assert sorted(mine["tiles"]) == ["skadi", "thor"]
    assert theirs == {"count": 3, "tiles": [], "known": []}
    watching = seen(case, None)["hands"]
    assert [hand["tiles"] for hand in watching] == [[], []]
    assert [hand["count"] for hand in watching] == [2, 3]


def test_b14b_bag_and_other_hands_are_one_heap_of_unseen_tiles() -> None:
    case = Scene("odin", "thor", others="dragon fenrir", bag="loki loki troll")
    view = seen(case, 0)
    assert "bagTiles" not in view
    assert view["bag"] == 3
    assert view["unseen"] == {"dragon": 1, "fenrir": 1, "loki": 2, "troll": 1}
    assert seen(case, 1)["unseen"] == {"thor": 1, "loki": 2, "troll": 1}
    assert seen(case, None)["unseen"] == {"thor": 1, "dragon": 1, "fenrir": 1, "loki": 2, "troll": 1}


def test_b14b_table_scores_discards_and_hels_are_public() -> None:
    case = Scene("odin dragon+1/thor", "thor", hels=2, other_hels=1, discard="loki", scores=[4, 7], gained=[2, 3])
    for seat in (0, 1, None):
        view = seen(case, seat)
        assert view["board"] == case.data()["board"]
        assert view["scores"] == [4, 7]
        assert view["hels"] == [2, 1]
        assert view["discard"] == {"loki": 1, "freya": 1}


def test_b14b_a_tile_taken_by_skadi_is_known_until_it_is_played() -> None:
    case = Scene("odin dragon", "skadi thor", others="loki loki loki")
    case.do("skadi o14")
    assert seen(case, 1)["hands"][0] == {"count": 2, "tiles": ["dragon"], "known": ["dragon"]}
    assert "thor" not in json.dumps(seen(case, 1)["hands"][0])
    case.do("loki p14")
    case.do("dragon q14")
    assert seen(case, 1)["hands"][0]["known"] == []


def test_b14b_one_of_two_like_tiles_played_is_taken_to_be_the_known_one() -> None:
    case = Scene("odin", "thor *thor", bag="")
    case.do("thor o14")
    assert case.known(0) == []
    other = Scene("odin", "*thor loki", bag="")
    other.do("loki o14")
    assert other.known(0) == ["thor"]


def test_b14b_freyas_handed_back_are_known_and_given_away_no_more() -> None:
    case = Scene("odin thor+2", "skadi odin", others="loki loki")
    case.do("skadi o14")
    assert seen(case, None)["hands"][0] == {
        "count": 4, "tiles": ["thor", "freya", "freya"], "known": ["thor", "freya", "freya"],
    }  # fmt: skip
    case.do("loki p14")
    case.do("thor+1 q14")
    assert case.known(0) == ["freya"]


def test_b14b_a_known_tile_put_away_or_discarded_is_known_no_more() -> None:
    case = Scene("odin thor+2", "skadi odin odin odin loki")
    case.do("skadi o14", "drop thor", "drop freya")
    assert case.known(0) == ["freya"]


def test_b14b_samples_keep_what_is_known_and_deal_the_rest() -> None:
    case = Scene("odin dragon", "skadi thor", others="loki loki loki", bag="troll troll fenrir")
    case.do("skadi o14")
    view = case.state.view(1)
    hands = set()
    for seed in range(40):
        sample = view.sample(Chance(seed))
        assert isinstance(sample, Voluspa)
        data: Any = sample.dump()
        assert "dragon" in data["hands"][0]["tiles"]
        assert data["hands"][0]["count"] == len(data["hands"][0]["tiles"]) == 2
        assert sorted(data["hands"][1]["tiles"]) == ["loki", "loki", "loki"]
        whole = Counter(data["bagTiles"]) + Counter(data["hands"][0]["tiles"])
        assert whole == Counter(["thor", "dragon", "troll", "troll", "fenrir"])
        hands.add(tuple(data["hands"][0]["tiles"]))
    assert len(hands) == 3, "the other tile may be Thor, Troll or Fenrir"


@pytest.mark.parametrize("seats", [2, 5])
def test_guessed_hands_hold_every_unseen_tile_as_often(seats: int) -> None:
    """As often as its number among the unseen tiles says, in the first hand and in the last; and hands vary."""
    view = meadhall.game("voluspa", seats).new(3).view(1)
    unseen: dict[str, int] = view.data()["state"]["unseen"]  # type: ignore[index, call-overload, assignment]
    chance, draws = Chance(8), 3000
    whole = set()
    for seat in {0, seats - 1} - {1}:
        found = Counter[str]()
        for _ in range(draws):
            hands: list[dict[str, list[str]]] = view.sample(chance).data()["hands"]  # type: ignore[assignment]
            found.update(hands[seat]["tiles"])
            whole.add(str(hands))
        for name, number in unseen.items():
            fair = draws * 5 * number / sum(unseen.values())
            assert abs(found[name] - fair) < 5 * fair**0.5, (seat, name)
    assert len(whole) > (400 if seats == 2 else draws)


def test_b14b_what_is_drawn_is_told_to_the_drawer_alone() -> None:
    case = Scene("odin", "thor loki", bag="troll troll troll troll")
    case.state.take_events()
    case.do("thor o14")
    drawn = next(event for event in case.state.take_events() if event.key == "draw")
    assert drawn.seen_by(1) == {"seat": "#0", "count": 4}
    assert drawn.seen_by(None) == {"seat": "#0", "count": 4}
    assert drawn.seen_by(0) == {"seat": "#0", "count": 4, "tiles": ["@tile-troll"] * 4}


def test_hands_are_filled_to_five_whether_anybody_listens_or_not() -> None:
    for listening in (False, True):
        case = Scene("odin", "thor loki")
        if listening:
            case.state.take_events()
        case.do("thor o14")
        assert len(case.hand(0)) == 5


def test_a_view_of_another_seat_may_not_be_asked_for_options() -> None:
    case = Scene("odin", "thor")
    assert case.state.view(0).options == case.state.options
    assert case.state.view(1).options == []
    assert case.state.view(None).options == []


@pytest.mark.parametrize("tile_set", SETS)
def test_counts_in_a_view_match_the_play_all_the_way(tile_set: str) -> None:
    """What a seat sees, and what it knows to be unseen, make up the whole set at every moment."""
    state = meadhall.game("voluspa", 3, set=tile_set).new(21)
    chance = Chance(4)
    assert isinstance(state, Voluspa)
    while not state.over:
        seat = state.seat
        known = state.view(seat).known
        assert isinstance(known, Voluspa)
        assert known.count() == state.count()
        facts: Any = known.dump()
        hidden = sum(hand["count"] - len(hand["tiles"]) for hand in facts["hands"])
        assert sum(int(number) for number in known.deck) == state.deck_size + hidden
        state.play(state.pick(chance))


# What is told.


def told(case: Scene, *moves: str) -> list[tuple[str, dict[str, Any]]]:
    """The events of these moves as a spectator hears them, draws apart."""
    case.state.take_events()
    for move in moves:
        case.state.do(move)
    return [
        (event.key, dict(event.seen_by(None))) for event in case.state.take_events() if event.key not in ("draw", "end")
    ]


def test_events_say_what_was_laid_where_and_for_how_many_points() -> None:
    case = Scene("skadi", "thor freya")
    common = {"seat": "#0", "tile": "@tile-thor", "cell": "o14", "points": 2}
    assert told(case, "thor+1 o14") == [("place", {**common, "boost": 1})]


def test_events_of_covering_exchanging_and_throwing() -> None:
    common = {"seat": "#0", "cell": "o14", "points": 0, "boost": 0}
    table = "odin thor+1"
    assert told(Scene(table, "dragon"), "dragon o14") == [
        ("cover", {**common, "tile": "@tile-dragon", "under": "@tile-thor"})
    ]
    assert told(Scene(table, "skadi"), "skadi o14") == [
        ("exchange", {**common, "tile": "@tile-skadi", "took": "@tile-thor", "freyas": 1})
    ]
    assert told(Scene(table, "jotun"), "jotun o14 throws s") == [
        ("throw", {**common, "tile": "@tile-jotun", "thrown": "@tile-thor", "to": "o15", "way": "s"})
    ]


def test_events_of_hel_raven_and_hermod() -> None:
    assert told(Scene("odin thor", "", hels=1), "hel o14") == [
        ("hel", {"seat": "#0", "tile": "@tile-thor", "cell": "o14", "points": 1})
    ]
    flight = {"seat": "#0", "tile": "@tile-raven", "from": "p14", "points": 0, "boost": 0}
    assert told(Scene("odin thor", "raven"), "raven p14", "fly m14")[1] == ("fly", {**flight, "cell": "m14"})
    assert told(Scene("odin thor", "raven"), "raven p14", "fly n14")[1] == (
        "fly", {**flight, "cell": "n14", "under": "@tile-odin"},
    )  # fmt: skip
    assert told(Scene("odin thor", "raven"), "raven p14", "stay")[1] == ("stay", {"seat": "#0", "cell": "p14"})
    assert told(Scene("odin thor", "hermod"), "hermod p14", "done")[1] == ("done", {"seat": "#0"})


def test_events_of_tiles_put_away_and_of_the_end() -> None:
    case = Scene("odin thor+2", "skadi odin odin odin loki")
    assert told(case, "skadi o14", "drop thor")[1] == ("drop", {"seat": "#0", "tile": "@tile-thor"})
    last = Scene("odin", "thor", others="", bag="")
    last.state.take_events()
    last.state.do("thor o14")
    assert [event.key for event in last.state.take_events()] == ["place", "end"]


def test_event_of_hels_that_leave_the_play() -> None:
    case = Scene("odin thor", "loki", hels=1, other_hels=1, bag="skadi", no_late_hel=True)
    assert ("hels-gone", {"count": 2}) in told(case, "loki p14")
    without = Scene("odin thor", "loki", bag="skadi", no_late_hel=True)
    assert [key for key, _ in told(without, "loki p14")] == ["place"]


def test_event_of_a_discard() -> None:
    rows = ["thor " * 7, "valkyrie " * 7, "fenrir " * 7, "skadi " * 7, "dragon " * 7, "loki " * 5 + "skadi skadi"]
    rows.append("odin odin odin troll troll troll troll")
    case = Scene("\n".join(rows), "hermod", others="odin")
    assert told(case, "discard hermod") == [("discard", {"seat": "#0", "tile": "@tile-hermod"})]


def test_the_cell_last_laid_on_is_remembered() -> None:
    case = Scene("odin", "thor", others="loki")
    assert case.data()["last"] is None
    case.do("thor o14")
    assert case.data()["last"] == ["o14", 0]
    case.do("loki n15")
    assert case.data()["last"] == ["n15", 1]
