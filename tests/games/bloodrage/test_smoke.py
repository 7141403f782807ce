"""Blood Rage runs: whole plays, views, texts, positions."""

from __future__ import annotations

import pytest

from meadhall import Chance, View, game
from meadhall.games.bloodrage import refusals
from meadhall.games.bloodrage.actions import Turn
from meadhall.games.bloodrage.cards import COPIES, OF_AGE
from meadhall.games.bloodrage.state import BloodRage
from meadhall.text.messages import Catalogue

TABLES = [(seats, first_game) for seats in (2, 3, 4) for first_game in (False, True)]


def play_on(state: BloodRage, chance: Chance, answers: int) -> None:
    """Random answers, of random seats where several are asked."""
    for _ in range(answers):
        if not state.frames:
            return
        waiting = state.waiting
        seat = waiting[chance.below(len(waiting))]
        options = state.options_for(seat)
        state.play(options[chance.below(len(options))], seat)


def new(seats: int, seed: int, first_game: bool = False) -> BloodRage:
    state = game("bloodrage", seats=seats, first_game=first_game).new(seed)
    assert isinstance(state, BloodRage)
    return state


@pytest.mark.parametrize(("seats", "first_game"), TABLES)
def test_random_plays_end_and_lose_no_card_and_no_figure(seats: int, first_game: bool) -> None:
    for seed in range(4):
        state = new(seats, seed, first_game)
        chance = Chance(seed + 100)
        before = state.count()
        while state.frames:
            play_on(state, chance, 1)
            assert state.count() == before
            assert len(state.frames) < 30


def test_decks_have_the_printed_sizes() -> None:
    for seats, size in ((2, 20), (3, 26), (4, 34)):
        for age in (1, 2, 3):
            assert sum(COPIES[seats][card] for card in OF_AGE[age]) == size


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_samples_look_the_same_to_the_viewer(seats: int) -> None:
    state = new(seats, 5)
    chance = Chance(8)
    before = state.count()
    while state.frames:
        for seat in [None, *range(seats)]:
            view = state.view(seat)
            sample = view.sample(Chance(3))
            assert sample.view(seat).to_json() == view.to_json()
            assert sample.count() == before
            assert View.from_json(view.to_json()).sample(Chance(3)).to_json() == sample.to_json()
        play_on(state, chance, 9)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_and_json_go_both_ways(seats: int) -> None:
    state = new(seats, 11)
    chance = Chance(4)
    while state.frames:
        text = state.to_json()
        assert state.game.from_json(text).to_json() == text
        again = state.game.from_text(state.to_text())
        again.chance = state.chance.copy()
        again.disclosures = state.disclosures
        assert again.to_json() == text
        play_on(state, chance, 5)


def test_what_is_listed_is_what_is_allowed() -> None:
    state = new(4, 2)
    chance = Chance(6)
    checked = 0
    while state.frames:
        top = state.frames[-1]
        if isinstance(top, Turn):
            seat = top.seat(state)
            allowed = [option for option in range(9 << 12) if refusals.refuse(state, seat, option) == refusals.FINE]
            assert sorted(state.options) == allowed
            checked += 1
            play_on(state, chance, 7)
        play_on(state, chance, 1)
    assert checked > 5


def test_every_prompt_event_and_option_has_words_in_both_languages() -> None:
    catalogues = [Catalogue(language, "bloodrage", strict=True) for language in ("en", "ru")]
    names = ["Sigrun", "Hallbjörn", "Ylva", "Torvald"]
    for seed in range(3):
        state = new(4, seed)
        chance = Chance(seed)
        state.take_events()
        while state.frames:
            for catalogue in catalogues:
                for seat in state.waiting:
                    assert catalogue.prompt(state.prompt_for(seat), names)
            play_on(state, chance, 1)
            for event in state.take_events():
                for catalogue in catalogues:
                    for viewer in (None, 0, 1):
                        assert catalogue.event(event.key, event.seen_by(viewer), names)


POSITION = """
age 2 action
turn 0
first 0
doom gimle horgr utgard
ruined elvagar
tokens rage axes horns glory rage axes horns rage
clan 0: rage 5 glory 10
clan 1: rage 6
hand 0: tyrs_crush-2 manheim-2 lokis_backstab
hand 1: lokis_backstab
upgrades 0: troll
figures 0: ship sw, warrior gimle, troll yggdrasil
figures 1: 2 warrior andlang, leader gimle
"""


def test_a_written_position_can_be_played() -> None:
    state = game("bloodrage", seats=4).from_text(POSITION)
    state.do("pillage andlang")
    assert state.prompt is not None
    assert state.prompt.kind == "call"
    state.do("leader gimle", 1)
    state.do("lokis_backstab", 0)
    scene = state.dump()["battle"]
    assert isinstance(scene, dict)
    assert scene["stage"] == "revealed"


def test_refusals_have_words() -> None:
    state = game("bloodrage", seats=4).from_text(POSITION)
    expected = {
        "invade warrior yggdrasil": "tree-barred",
        "invade warrior elvagar": "destroyed",
        "invade ship gimle": "not-in-reserve",
        "invade warrior ne": "fjords-for-ships",
        "march gimle gimle": "same-province",
        "march sw gimle": "ship-stays",
        "pillage horgr": "nobody-there",
        "challenge andlang": "power-missing",
        "upgrade dark_elf": "not-in-hand",
        "upgrade tyrs_crush-2": "not-an-upgrade",
        "invade balder gimle": "unknown-move",
    }
    catalogue = Catalogue("ru", "bloodrage", strict=True)
    for text, key in expected.items():
        reason = state.why_not(0, text)
        assert reason is not None
        assert reason.key == key
        assert catalogue.reason(reason)
    assert state.why_not(0, "pillage andlang") is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_heuristic_beats_chance(seats: int) -> None:
    for seed in range(3):
        state = new(seats, seed)
        chance = Chance(seed)
        mine = seed % seats
        while state.frames:
            seat = state.waiting[0]
            view = state.view(seat)
            options = view.options
            option = state.game.greedy(view, chance) if seat == mine else options[chance.below(len(options))]
            state.play(option, seat)
        best = state.standings[0]
        assert best.seat == mine
        assert best.score > 60
