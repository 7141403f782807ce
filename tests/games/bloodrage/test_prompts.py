"""Every question that a play can ask: words in both languages, a place in saved plays, an answer of the heuristic."""

from __future__ import annotations

import pytest

from meadhall import Chance, View
from meadhall.bots.simple import Naive
from meadhall.text.messages import Catalogue
from tests.games.bloodrage.scenario import Scene

WORDS = [Catalogue(language, "bloodrage", strict=True) for language in ("en", "ru")]
NAMES = ["Sigrun", "Hallbjörn", "Ylva", "Torvald"]

SCENES: dict[str, tuple[int, tuple[str, ...], tuple[str, ...]]] = {
    "action": (1, (), ()),
    "succor": (1, ("upgrades 0: friggas_succor",), ("0 invade leader gimle",)),
    "storm": (2, ("upgrades 0: thors_domain",), ("0 invade leader gimle",)),
    "blessing": (
        1,
        ("upgrades 1: lokis_blessing", "figures 0: leader gimle", "figures 1: warrior gimle"),
        ("0 pillage gimle",),
    ),
    "call": (1, ("figures 0: leader gimle", "figures 1: leader andlang"), ("0 pillage gimle",)),
    "hammers": (1, ("upgrades 0: lord_of_hammers", "figures 0: leader gimle"), ("0 pillage gimle",)),
    "raise": (2, ("upgrades 0: lord_of_axes", "figures 0: leader gimle"), ("0 pillage gimle",)),
    "quest-strength": (
        1,
        ("upgrades 0: tyrs_domain", "hand 0: manheim-1", "figures 0: leader gimle", "figures 1: leader gimle"),
        ("0 pillage gimle",),
    ),
    "battle-card": (
        2,
        ("hand 0: tyrs_rage-2 manheim-2 lokis_backstab", "figures 0: leader gimle", "figures 1: leader gimle"),
        ("0 pillage gimle",),
    ),
    "late-card": (
        2,
        (
            "hand 0: tyrs_rage-2 heimdalls_eye",
            "hand 1: tyrs_crush-2",
            "figures 0: leader gimle",
            "figures 1: leader gimle",
        ),
        ("0 pillage gimle", "0 tyrs_rage-2"),
    ),
    "prowess": (
        2,
        ("upgrades 0: tyrs_prowess", "hand 0: tyrs_rage-2", "figures 0: leader gimle", "figures 1: leader gimle"),
        ("0 pillage gimle",),
    ),
    "tide": (
        2,
        ("hand 0: odins_tide", "figures 0: leader gimle, warrior gimle, ship nw", "figures 1: leader gimle"),
        ("0 pillage gimle",),
    ),
    "spare": (
        3,
        (
            "upgrades 1: volur_witch friggas_protection",
            "figures 0: leader gimle, ship nw",
            "figures 1: volur_witch gimle, warrior gimle",
        ),
        ("0 pillage gimle",),
    ),
    "keep": (1, ("clan 1: rage 0", "clan 2: rage 0", "clan 3: rage 0", "hand 0: troll tyrs_bash"), ("0 pass",)),
    "quest-reward": (
        1,
        (
            "clan 1: rage 0",
            "clan 2: rage 0",
            "clan 3: rage 0",
            "quests 0: alfheim-1 alfheim-1",
            "figures 0: leader gimle",
        ),
        ("0 pass",),
    ),
}
PARTS: dict[str, tuple[int, tuple[str, ...], tuple[str, ...]]] = {
    "quest": (1, ("hand 0: manheim-1 alfheim-1",), ("quest",)),
    "march": (1, ("figures 0: 2 warrior gimle, leader gimle",), ("march gimle andlang", "leader")),
    "free-invasion": (1, ("hand 0: troll",), ("upgrade troll",)),
    "sacrifice": (
        3,
        ("upgrades 0: friggas_sacrifice", "figures 0: 2 warrior gimle, ship nw"),
        ("sacrifice", "warrior gimle"),
    ),
    "sacrifice-stat": (
        3,
        ("upgrades 0: friggas_sacrifice", "figures 0: 2 warrior gimle"),
        ("sacrifice", "warrior gimle", "warrior gimle"),
    ),
}


def scene(kind: str) -> Scene:
    age, lines, moves = SCENES[kind] if kind in SCENES else PARTS[kind]
    case = Scene(*lines, "doom elvagar horgr utgard", age=age)
    case.state.take_events()
    if kind in SCENES:
        case.play(*moves)
    else:
        for move in moves:
            case.state.play(case.state.read(move, 0), 0)
    assert case.asked[1] == kind
    return case


@pytest.mark.parametrize("kind", [*SCENES, *PARTS])
def test_a_question_has_words_and_a_place_in_saved_plays(kind: str) -> None:
    case = scene(kind)
    seat = case.state.waiting[0]
    for words in WORDS:
        assert words.prompt(case.state.prompt_for(seat), NAMES)
    text = case.state.to_text()
    again = case.table.from_text(text)
    assert again.to_text() == text
    assert again.options_for(seat) == case.state.options_for(seat)
    saved = case.state.to_json()
    assert case.table.from_json(saved).to_json() == saved
    for viewer in (None, 0, 1):
        view = case.state.view(viewer)
        assert View.from_json(view.to_json()).to_json() == view.to_json()
        assert view.sample(Chance(1)).view(viewer).to_json() == view.to_json()


@pytest.mark.parametrize("kind", [*SCENES, *PARTS])
def test_every_answer_can_be_said_read_previewed_and_told(kind: str) -> None:
    case = scene(kind)
    seat = case.state.waiting[0]
    before = case.state.count()
    for option in case.state.options_for(seat):
        word = case.state.say(option, seat)
        assert case.state.read(word, seat) == option
        assert case.state.why_not(seat, word) is None
        assert isinstance(case.state.preview(option, seat), dict)
        other = case.state.copy()
        other.take_events()
        other.play(option, seat)
        assert other.count() == before
        for event in other.take_events():
            for words in WORDS:
                for viewer in (None, 0, 1):
                    assert words.event(event.key, event.seen_by(viewer), NAMES)


@pytest.mark.parametrize("kind", [*SCENES, *PARTS])
def test_the_heuristic_answers(kind: str) -> None:
    case = scene(kind)
    seat = case.state.waiting[0]
    view = case.state.view(seat)
    assert case.table.greedy(view, Chance(5)) in view.options
    assert Naive(Chance(5)).choose(view) in view.options


def test_the_naive_one_takes_the_glory_it_sees() -> None:
    case = Scene("figures 0: leader myrkulor, warrior gimle")
    assert case.state.say(Naive(Chance(1)).choose(case.state.view(0))) == "pillage myrkulor"
