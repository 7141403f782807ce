"""How a play begins (246-318)."""

from __future__ import annotations

import pytest

from meadhall import game
from meadhall.games.bloodrage.board import NEIGHBOURS, PLACE_NAMES, REGION, REGIONS, VILLAGES, fjord_of
from meadhall.games.bloodrage.cards import AGE, COPIES, COST, GLORY, KEY, KIND, QUEST, STRENGTH
from meadhall.games.bloodrage.state import BloodRage


def new(seats: int, seed: int = 3, first_game: bool = False) -> BloodRage:
    state = game("bloodrage", seats=seats, first_game=first_game).new(seed)
    assert isinstance(state, BloodRage)
    return state


@pytest.mark.parametrize(("seats", "ruined"), [(2, 3), (3, 2), (4, 1)])
def test_fewer_clans_find_fewer_provinces(seats: int, ruined: int) -> None:
    """288-290: the dooms of the three ages are others than those that are gone, and are seen from the start (R-46)."""
    for seed in range(8):
        state = new(seats, seed)
        assert bin(state.ruined).count("1") == ruined
        assert len(set(state.doom)) == 3
        assert all(not (state.ruined >> province) & 1 for province in state.doom)
        assert all(state.free[province] == 0 for province in range(8) if (state.ruined >> province) & 1)
        names = ",".join(f'"{PLACE_NAMES[province]}"' for province in state.doom)
        assert f'"doom":[{names}]' in state.view(None).to_json()
    assert len({new(seats, seed).doom for seed in range(8)}) > 1


def test_every_clan_begins_alike() -> None:
    """Six rage, three axes, four helmets, no glory, a leader, eight warriors and a ship in the reserve (252-258)."""
    state = new(4)
    dumped = state.dump()["clans"]
    assert isinstance(dumped, list)
    for clan in dumped:
        assert isinstance(clan, dict)
        assert clan["stats"] == {"rage": 6, "axes": 3, "horns": 4}
        assert (clan["rage"], clan["glory"], clan["figures"]) == (6, 0, 0)
        assert clan["reserve"] == {"leader": 1, "warrior": 8, "ship": 1}
        assert clan["upgrades"] == [None] * 8


def test_tokens_are_shuffled_and_yggdrasil_has_its_own() -> None:
    for seed in range(5):
        state = new(4, seed)
        assert sorted(state.tokens[:8]) == [0, 0, 0, 1, 1, 2, 2, 3]
        assert state.tokens[8] == 4
    assert len({new(4, seed).tokens for seed in range(5)}) > 1


def test_the_first_player_is_drawn() -> None:
    assert {new(3, seed).first for seed in range(20)} == {0, 1, 2}


def test_the_board() -> None:
    """Eight provinces in a ring around Yggdrasil, 32 villages, a fjord for each pair (178-190)."""
    assert sum(VILLAGES) == 32
    for province in range(8):
        assert set(NEIGHBOURS[province]) == {(province + 1) % 8, (province - 1) % 8, 8}
    assert set(NEIGHBOURS[8]) == set(range(8))
    shores = {name: PLACE_NAMES[fjord_of(place)] for place, name in enumerate(PLACE_NAMES[:8])}
    assert shores == {
        "elvagar": "ne", "angerboda": "ne", "muspelheim": "se", "horgr": "se", "utgard": "sw", "andlang": "sw",
        "gimle": "nw", "myrkulor": "nw",
    }  # fmt: skip
    lands = {region: [PLACE_NAMES[p] for p in range(8) if REGIONS[REGION[p]] == region] for region in REGIONS}
    assert lands == {
        "manheim": ["elvagar", "angerboda", "myrkulor"],
        "jotunheim": ["muspelheim", "horgr", "utgard"],
        "alfheim": ["andlang", "gimle"],
    }


def test_the_decks() -> None:
    """34 cards an age: 3 monsters, a leader, warriors, a ship, 6 clan upgrades, 13 battle cards, 9 quests."""
    for age in (1, 2, 3):
        kinds = [0] * 7
        for card in range(len(KEY)):
            if AGE[card] == age:
                kinds[KIND[card]] += COPIES[4][card]
        assert kinds == [1, 1, 1, 3, 6, 13, 9]


def test_quests_are_worth_more_every_age() -> None:
    worth = {KEY[card]: GLORY[card] for card in range(len(KEY)) if KIND[card] == QUEST}
    for age, plain, hard in ((1, 5, 6), (2, 7, 8), (3, 9, 11)):
        for name in ("alfheim", "jotunheim", "manheim"):
            assert worth[f"{name}-{age}"] == plain
        for name in ("glorious_death", "yggdrasil"):
            assert worth[f"{name}-{age}"] == hard


def test_figures_cost_their_strength_but_for_two() -> None:
    """R-1: what a star says is in the card's own numbers."""
    for card in range(len(KEY)):
        if KIND[card] < 4 and KEY[card] not in ("dwarf_chieftain", "soldier_of_hel"):
            assert COST[card] == STRENGTH[card], KEY[card]


def test_r49_a_first_game_has_no_draft_in_age_one() -> None:
    state = new(4, first_game=True)
    assert state.prompt is not None
    assert state.prompt.kind == "action"
    assert all(len(hand) == 8 for hand in state.hands)
