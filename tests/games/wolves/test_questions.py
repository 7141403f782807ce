"""Every question the rules can ask: it reads back from JSON, can be said, previewed and answered by the heuristic."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall import Chance
from meadhall.engine.frames import Step
from meadhall.engine.views import View
from meadhall.games.wolves import TITLE
from meadhall.games.wolves.heuristic import greedy
from meadhall.text import LANGUAGES, Catalogue

from .foil import naive
from .scenario import Scene

HALL = "hall: tyr hel surt\n"
QUESTIONS: dict[str, tuple[str, list[str], list[str]]] = {
    # the frame that asks: a position, whole moves, and the first parts of a move
    "Turn": (HALL + "0 hand: bond plague outflank\n0 line: archer\n0 sacrifices: bond*2\nturn: 0", [], []),
    "Watch": ("0 hand: bond*4\n0 deities: baldr\npasses: 0\nturn: 0", [], []),
    "ThrowOne": ("0 hand: bond\npasses: 0\nturn: 0\ndeck: archer", ["0 draw"], []),
    "Target": ("0 hand: assassin\n1 line: konung bond\nturn: 0", [], ["assassin left 1"]),
    "TraitorEnd": ("0 hand: traitor\n0 line: bond hirdman\n1 line: hirdman\nturn: 0", [], ["traitor left 1"]),
    "Shot": ("0 hand: archer\n0 line: konung\n1 line: archer\nturn: 0", ["0 archer left 1"], []),
    "Captives": ("0 deities: tyr naglfar\n0 line: archer bond\n1 line: berserk\n2 line: konung\nturn: 0",
                 ["0 tyr left"], []),
    "Reaction": ("0 hand: traitor shield_wall\n0 line: bond\n1 line: berserk\nturn: 0", ["0 traitor left 1, to left"],
                 []),
    "Freya": ("0 hand: plague\n1 deities: freya\nturn: 0", ["0 plague 1"], []),
    "Redraw": ("0 hand: outflank bond thrall\nturn: 0", [], ["outflank hand", "discard bond"]),
    "Return": ("0 hand: outflank\n0 line: bond archer konung\nturn: 0", [], ["outflank line", "return 0:1:bond"]),
    "Joining": ("0 line: bond thrall thrall\nturn: 0", [], ["sacrifice 0:1:bond"]),
    "Prey": ("0 line: berserk\n0 deities: loki\n1 line: bond\n2 line: archer\nturn: 0", [], ["sacrifice 0:1:berserk"]),
    "Payment": (HALL + "0 sacrifices: archer bond berserk\nturn: 0", [], ["summon hel"]),
    "KeepColour": (HALL + "0 deities: odin thor\n0 sacrifices: bond*2\nturn: 0", ["0 summon hel"], []),
    "SecondStrike": (HALL + "0 deities: thor\n1 deities: loki\nturn: 0", [], ["thor strikes hel"]),
    "HeimdallEnd": ("0 deities: heimdall\n0 line: hirdman bond\ndeck: hirdman\nturn: 0", ["0 heimdall"], []),
    "Throwing": ("0 deities: hel\n0 hand: bond*2\ndiscard: archer konung\nturn: 0", [], ["hel", "throws bond"]),
    "Fetching": ("0 deities: hel\n0 hand: bond*2\ndiscard: archer konung\nturn: 0", [], ["hel", "throws bond", "done"]),
    "BaldrReturns": ("0 deities: baldr\n0 hand: bond*3 archer*3\npasses: 0\nturn: 0", [], ["baldr", "discard archer"]),
    "Vidar": ("spoils: rout\n0 deities: vidar\n0 hand: berserk archer\n0 line: archer\n1 line: hirdman\npasses: 1 2\n"
              "turn: 0\ndeck:", ["0 pass"], []),
    "Spoils": ("spoils: rout challenge\n0 line: bond\npasses: 0 1\nserpent: 0\n"
               'frames: [["Rounds",[]],["CleaningUp",[]],["ValkyrieComes",[]],["Spoils",[0,1]]]', [], []),
    "Valkyrie": ("spoils: rout\n0 deities: valkyrie\n0 line: konung\n1 line: thrall\npasses: 0 1\nturn: 2\ndeck:",
                 ["2 pass"], []),
}  # fmt: skip


def asking(name: str) -> Scene:
    text, moves, parts = QUESTIONS[name]
    case = Scene(text).play(*moves)
    for part in parts:
        case.state.play(case.state.read(part))
    assert type(case.state.top()).__name__ == name
    return case


def test_every_question_stands_here() -> None:
    assert set(QUESTIONS) == {frame.__name__ for frame in TITLE.frames if not issubclass(frame, Step)}


@pytest.mark.parametrize("name", QUESTIONS)
def test_it_survives_json_and_views(name: str) -> None:
    state = asking(name).state
    again = state.game.from_json(state.to_json())
    assert again.to_json() == state.to_json() and again.options == state.options
    assert state.game.from_text(state.to_text()).to_text() == state.to_text()
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert View.from_json(view.to_json()).to_json() == view.to_json()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", QUESTIONS)
def test_it_can_be_said_in_every_language(name: str, language: str) -> None:
    prompt = asking(name).state.prompt
    assert prompt is not None
    said = Catalogue(language, "wolves", strict=True).prompt(prompt, ("Sigrun", "Hjalmar", "Ingrid"))
    assert said and "{" not in said and "@" not in said


@pytest.mark.parametrize("name", QUESTIONS)
def test_its_options_can_be_read_previewed_and_played(name: str) -> None:
    case = asking(name)
    state, seat = case.state, case.asked[0]
    before = state.to_json()
    for option in state.options:
        assert state.read(state.say(option)) == option
        assert state.preview(option) == state.view(seat).preview(option), "the truth previews no more than the view"
        played = state.copy()
        played.play(option, seat)
        assert played.count() == state.count()
        assert (state.game.from_json(played.to_json())).to_json() == played.to_json()
    assert state.to_json() == before, "looking ahead changes nothing"


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_heuristic_and_its_foil_have_an_answer(name: str) -> None:
    case = asking(name)
    view = case.state.view(case.asked[0])
    for player in (greedy, naive):
        assert player(view, Chance(1)) in view.options


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("Shot", "kills 0:1:konung"),
        ("HeimdallEnd", "to left"),
        ("TraitorEnd", "to right"),
        ("Valkyrie", "take 0:1:konung"),
        ("Payment", "pay archer"),
        ("KeepColour", "keep blue"),
    ],
)
def test_the_heuristic_sees_the_obvious(name: str, answer: str) -> None:
    """A pair of Hirdmen, the rival's king, the better god; a Berserk is worth keeping."""
    case = asking(name)
    view = case.state.view(case.asked[0])
    assert view.say(greedy(view, Chance(1))) == answer


def seen(case: Scene, text: str) -> dict[str, Any]:
    return case.state.preview(case.state.read(text))


def test_previews_say_what_a_move_would_bring() -> None:
    case = Scene(
        "hall: thor hel surt\n0 hand: bond plague assassin\n0 line: archer\n0 sacrifices: bond*2\n"
        "0 victories: beloved_of_aesir\n1 line: konung\nturn: 0"
    )
    assert seen(case, "bond left 0") == {"lines": [[0, 1, 3]], "leads": 1, "points": 2, "hand": -1}
    plague = seen(case, "plague 10")
    assert plague["lines"] == [[1, 10, 0]] and plague["falls"] == [0, 1, 0] and plague["leads"] == 0
    assert seen(case, "assassin left 1")["more"] is True
    summoned = seen(case, "summon thor")
    assert summoned["price"] == 2 and summoned["points"] == 5 and summoned["glory"] == 1
    passed = seen(case, "pass")
    assert passed["draws"] == 4 and passed["wouldDraw"] == 4


def test_previews_of_cards_that_come_and_go() -> None:
    assert seen(asking("Watch"), "draw") == {"draws": 1, "discards": 1}
    assert seen(asking("Redraw"), "done") == {"discards": 1, "draws": 2}
    assert seen(asking("Redraw"), "discard thrall") == {"discards": 2, "draws": 3}
    assert seen(asking("Throwing"), "throws bond") == {"discards": 2}
    assert seen(asking("Freya"), "take") == {"hand": 1} and seen(asking("Freya"), "pass") == {"hand": 0}
    assert seen(asking("Target"), "kills 1:1:konung")["lines"] == [[1, 10, 2]]


def test_heimdalls_preview_counts_what_is_not_in_sight() -> None:
    case = Scene("0 deities: heimdall\n0 hand: bond\n1 hand: konung\ndeck: berserk*2 plague\nturn: 0")
    assert seen(case, "heimdall") == {"odds": [3, 4], "unseen": 1}
    case = Scene("0 deities: heimdall\ndeck:\ndiscard: berserk archer*2\nturn: 0")
    assert seen(case, "heimdall") == {"odds": [1, 3], "unseen": 0}


def test_the_preview_of_spoils_weighs_both_cards() -> None:
    case = asking("Spoils")
    assert seen(case, "choose rout") == {"glory": 2, "theirs": 1}
    assert seen(case, "choose challenge") == {"glory": 1, "theirs": 2}
