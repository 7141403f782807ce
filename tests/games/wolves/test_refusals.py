"""Why a move is refused: every reason with what it speaks of, and reasons that agree with the list of options."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall import Chance, InvalidMove, MoveError
from meadhall.games.wolves import WolvesState, refusals

from .scenario import Scene

HALL = "hall: tyr hel surt\n"
CASES: list[tuple[str, list[str], str, str, dict[str, Any]]] = [
    # laying
    ("turn: 0", [], "0 bond left 1", "not-in-hand", {"card": "@unit-bond"}),
    ("turn: 0", [], "0 plague 3", "not-in-hand", {"card": "@manoeuvre-plague"}),
    ("turn: 0", [], "0 outflank hand", "not-in-hand", {"card": "@manoeuvre-outflank"}),
    ("0 hand: outflank\n0 line: archer\nturn: 0", [], "0 outflank hand, discard bond", "not-in-hand",
     {"card": "@unit-bond"}),
    ("0 hand: outflank\n0 line: archer\nturn: 0", [], "0 outflank hand, discard outflank", "not-in-hand",
     {"card": "@manoeuvre-outflank"}),
    ("0 hand: konung\n1 line: konung\nturn: 0", [], "0 konung left 1", "second-leader",
     {"unit": "@unit-konung", "line": "#1"}),
    ("0 hand: priest\n2 line: priest\nturn: 0", [], "0 priest left 2", "second-leader",
     {"unit": "@unit-priest", "line": "#2"}),
    ("0 hand: priest\n1 line: berserk\nturn: 0", [], "0 priest left 1", "priest-beside-weak",
     {"unit": "@unit-priest", "line": "#1"}),
    # targets
    ("0 hand: assassin\n1 line: bond\n2 line: bond\nturn: 0", [], "0 assassin left 1, kills 2:1:bond",
     "only-that-line", {"unit": "@unit-assassin", "line": "#1"}),
    ("0 hand: archer\n0 line: archer\n1 line: bond\n1 deities: surt\nturn: 0", [], "0 archer left 0, kills 1:1:bond",
     "line-guarded", {"line": "#1", "deity": "@deity-surt"}),
    ("0 hand: archer\n0 line: archer\n1 line: bond\n1 deities: heimdall\npasses: 1\nturn: 0", [],
     "0 archer left 0, kills 1:1:bond", "line-guarded", {"line": "#1", "deity": "@deity-heimdall"}),
    ("0 hand: archer\n0 line: bond\n0 deities: surt\n1 line: archer\nturn: 0", ["0 archer left 1"], "1 kills 0:1:bond",
     "line-guarded", {"line": "#0", "deity": "@deity-surt"}),
    ("0 hand: raider\n1 line: raider bond archer\nturn: 0", [], "0 raider left 1, takes 1:1:raider",
     "raiders-spare-raiders", {}),
    ("0 hand: raider\n1 line: bond archer\nturn: 0", [], "0 raider left 1, takes itself", "not-itself",
     {"unit": "@unit-raider"}),
    ("0 hand: traitor\n1 line: berserk huskarl huskarl\nturn: 0", [], "0 traitor left 1, takes 1:1:berserk",
     "not-weakest", {}),
    ("0 hand: traitor\n1 line: bond huskarl huskarl\nturn: 0", [], "0 traitor left 1, takes 1:1:bond", "not-tiwaz", {}),
    # the turn
    ("0 hand: shield_wall\nturn: 0", [], "0 shield_wall", "shield-wall-no-action", {}),
    ("turn: 0", [], "0 end", "must-act", {}),
    ("0 hand: bond\n0 deities: tyr\nturn: 0 acted", [], "0 bond left 0", "already-acted", {}),
    ("0 deities: tyr\nturn: 0 acted", [], "0 pass", "already-acted", {}),
    ("0 hand: bond\n0 actions: 150\nturn: 0", [], "0 bond left 0", "must-pass", {"most": 150}),
    ("passes: 0\nturn: 0", [], "0 pass", "already-passed", {}),
    ("0 hand: bond\npasses: 0\nturn: 0", [], "0 bond left 0", "after-pass", {}),
    (HALL + "0 sacrifices: bond*2\npasses: 0\nturn: 0", [], "0 summon tyr", "after-pass", {}),
    ("0 hand: bond*12\n0 deities: baldr\npasses: 0\nturn: 0", [], "0 draw", "hand-full", {}),
    ("0 hand: bond*4\n0 deities: baldr\npasses: 0\nturn: 0\ndeck:", [], "0 draw", "decks-empty", {}),
    ("0 hand: bond*3\n0 deities: baldr\npasses: 0\nturn: 0", [], "0 baldr", "needs-cards", {"count": 4}),
    ("0 hand: bond*4\npasses: 0\nturn: 0", [], "0 baldr", "not-your-deity", {"deity": "@deity-baldr"}),
    ("0 hand: bond\npasses: 0\nturn: 0\ndeck: bond", ["0 draw"], "0 discard konung", "not-in-hand",
     {"card": "@unit-konung"}),
    ("0 hand: bond*2 archer*3\n0 deities: baldr\nturn: 0", [], "0 baldr", "before-pass", {}),
    ("0 hand: bond\nturn: 0", [], "0 draw", "before-pass", {}),
    ("0 hand: bond\nturn: 0", [], "0 stay", "before-pass", {}),
    ("0 hand: archer*4\n0 deities: baldr\npasses: 0\nturn: 0", [], "0 baldr, discard konung", "not-in-hand",
     {"card": "@unit-konung"}),
    ("0 hand: archer*4\n0 deities: baldr\npasses: 0\nturn: 0", [], "0 baldr, discard archer, done", "needs-cards",
     {"count": 4}),
    # manoeuvres
    ("0 hand: plague\nturn: 0", [], "0 plague 11", "nobody-so-strong", {"strength": 11}),
    ("0 hand: outflank\nturn: 0", [], "0 outflank line", "line-empty", {}),
    ("0 hand: outflank\n0 line: bond archer\nturn: 0", [], "0 outflank line, done", "choose-one", {}),
    ("0 hand: outflank\n0 line: bond\n1 line: bond\nturn: 0", [], "0 outflank line, return 1:1:bond", "not-your-line",
     {}),
    # answers
    ("0 hand: assassin\n1 hand: shield_wall\n1 line: huskarl\npasses: 1\nturn: 0",
     ["0 assassin left 1, kills 1:1:huskarl"], "1 shield_wall", "shield-wall-after-pass", {}),
    ("0 hand: raider\n1 hand: bond\n1 line: konung\nturn: 0", ["0 raider left 1"], "1 shield_wall", "not-in-hand",
     {"card": "@manoeuvre-shield_wall"}),
    ("0 hand: plague\n1 hand: bond\n1 line: huskarl\nturn: 0", ["0 plague 2"], "1 huskarl 1:1:huskarl",
     "huskarl-only-intruders", {"card": "@manoeuvre-plague"}),
    ("0 deities: tyr\n1 hand: bond\n1 line: huskarl\nturn: 0", ["0 tyr left"], "1 huskarl", "huskarl-only-intruders",
     {"card": "@deity-tyr"}),
    ("0 hand: archer\n0 line: archer\n1 hand: bond\n1 line: huskarl\nturn: 0", ["0 archer left 0, kills 1:1:huskarl"],
     "1 huskarl", "huskarl-only-intruders", {"card": "@unit-archer"}),
    ("0 hand: raider\n1 hand: bond\n1 line: konung\nturn: 0", ["0 raider left 1"], "1 huskarl 1:2:konung", "no-huskarl",
     {}),
    ("0 hand: raider\n1 line: huskarl huskarl\nturn: 0", ["0 raider left 1, takes 1:1:huskarl"], "1 huskarl",
     "which-huskarl", {}),
    # sacrifices
    ("0 line: bond\n1 line: bond\nturn: 0", [], "0 sacrifice 1:1:bond", "not-your-line", {}),
    ("0 line: bond thrall archer\nturn: 0", [], "0 sacrifice 0:1:bond, with 0:3:archer", "only-thralls-join", {}),
    ("0 line: bond thrall\n1 line: thrall\nturn: 0", [], "0 sacrifice 0:1:bond, with 1:1:thrall", "not-your-line", {}),
    ("0 line: hirdman bond archer\n0 deities: loki\n1 line: berserk\nturn: 0", [],
     "0 sacrifice 0:1:hirdman, kills 1:1:berserk", "not-weaker", {"strength": 3}),
    ("0 line: berserk bond archer\n0 deities: loki\n1 line: bond\n1 deities: surt\nturn: 0", [],
     "0 sacrifice 0:1:berserk, kills 1:1:bond", "line-guarded", {"line": "#1", "deity": "@deity-surt"}),
    ("0 line: berserk bond archer\n0 deities: loki\n1 line: bond\n1 deities: odin\nturn: 0", [],
     "0 sacrifice 0:1:berserk, kills 1:1:bond", "odin-ignores", {"seat": "#1"}),
    # summoning
    (HALL + "0 deities: odin\n0 sacrifices: bond*2\nturn: 0", [], "0 summon tyr", "too-few-sacrifices",
     {"deity": "@deity-tyr", "price": 3, "have": 2}),
    ("hall: tyr hel ragnarok\n0 sacrifices: bond*2\nturn: 0", [], "0 summon ragnarok", "ragnarok-stays", {}),
    (HALL + "0 sacrifices: bond*2\nturn: 0", [], "0 summon odin", "not-in-hall", {"deity": "@deity-odin"}),
    (HALL + "0 sacrifices: archer bond berserk\nturn: 0", [], "0 summon tyr, pay konung", "not-sacrificed",
     {"card": "@unit-konung"}),
    (HALL + "0 sacrifices: archer bond berserk\nturn: 0", [], "0 summon tyr, pay plague", "not-sacrificed",
     {"card": "@manoeuvre-plague"}),
    (HALL + "0 sacrifices: archer bond berserk\nturn: 0", [], "0 summon tyr, pay bond", "redundant-payment",
     {"price": 2}),
    (HALL + "0 deities: odin\n0 sacrifices: archer*2 bond*3\nturn: 0", [], "0 summon tyr, pay bond, pay bond",
     "whole-move", {"move": "summon tyr, pay bond"}),
    (HALL + "0 deities: odin\n0 sacrifices: berserk\nturn: 0", ["0 summon hel"], "0 keep both", "two-colours", {}),
    # powers
    (HALL + "turn: 0", [], "0 tyr left", "not-your-deity", {"deity": "@deity-tyr"}),
    (HALL + "turn: 0", [], "0 heimdall", "not-your-deity", {"deity": "@deity-heimdall"}),
    (HALL + "turn: 0", [], "0 hel", "not-your-deity", {"deity": "@deity-hel"}),
    (HALL + "turn: 0", [], "0 thor strikes hel", "not-your-deity", {"deity": "@deity-thor"}),
    ("0 deities: tyr\nused: tyr\nturn: 0", [], "0 tyr left", "used-this-round", {"deity": "@deity-tyr"}),
    ("0 deities: heimdall\nused: heimdall\nturn: 0", [], "0 heimdall", "used-this-round", {"deity": "@deity-heimdall"}),
    ("0 deities: hel\n0 hand: bond\ndiscard: bond\nused: hel\nturn: 0", [], "0 hel", "used-this-round",
     {"deity": "@deity-hel"}),
    (HALL + "0 deities: odin\n0 sacrifices: bond\nused: odin\nturn: 0", [], "0 odin banishes odin", "used-this-round",
     {"deity": "@deity-odin"}),
    ("0 deities: heimdall\ndeck:\nturn: 0", [], "0 heimdall", "decks-empty", {}),
    ("0 deities: hel\ndiscard: bond\nturn: 0", [], "0 hel", "hand-empty", {}),
    ("0 deities: hel\n0 hand: bond\nturn: 0", [], "0 hel", "discard-empty", {}),
    ("0 deities: hel\n0 hand: bond\ndiscard: archer\nturn: 0", [], "0 hel, throws konung", "not-in-hand",
     {"card": "@unit-konung"}),
    ("0 deities: hel\n0 hand: bond\ndiscard: archer\nturn: 0", [], "0 hel, done", "choose-one", {}),
    ("0 deities: hel\n0 hand: bond\ndiscard: archer\nturn: 0", [], "0 hel, throws bond, takes konung", "not-in-discard",
     {"card": "@unit-konung"}),
    ("0 deities: hel\n0 hand: bond*2\ndiscard: archer bond\nturn: 0", [], "0 hel, throws bond, throws bond, takes bond",
     "ascending", {}),
    (HALL + "0 deities: thor\nturn: 0", [], "0 thor strikes tyr", "not-an-enemy", {"deity": "@deity-tyr"}),
    (HALL + "0 deities: thor\nturn: 0", [], "0 thor strikes surt, strikes tyr", "not-an-enemy",
     {"deity": "@deity-tyr"}),
    (HALL + "0 deities: thor\n1 deities: loki\nturn: 0", [], "0 thor strikes hel, strikes hel", "ascending", {}),
    ("hall: tyr hel ragnarok\n0 deities: thor\nturn: 0", [], "0 thor strikes ragnarok", "ragnarok-stays", {}),
    (HALL + "0 deities: odin\n0 sacrifices: bond\ndeity discard: baldr\nturn: 0", [], "0 odin recalls baldr",
     "baldr-stays-dead", {}),
    (HALL + "0 deities: odin\n0 sacrifices: bond\nturn: 0", [], "0 odin recalls thor", "deity-not-discarded",
     {"deity": "@deity-thor"}),
    (HALL + "0 deities: baldr\n0 sacrifices: bond\ndeity discard: thor\nturn: 0", [], "0 baldr calls loki",
     "deity-not-discarded", {"deity": "@deity-loki"}),
    (HALL + "0 deities: odin\n0 sacrifices: bond\nturn: 0", [], "0 odin banishes hel", "deity-not-summoned",
     {"deity": "@deity-hel"}),
    (HALL + "0 deities: fafnir loki\n0 sacrifices: bond\nturn: 0", [], "0 fafnir takes loki", "out-of-fafnirs-reach",
     {"deity": "@deity-loki"}),
    (HALL + "0 deities: fafnir\nturn: 0", [], "0 fafnir takes hel", "too-few-sacrifices",
     {"deity": "@deity-fafnir", "price": 1, "have": 0}),
    # the end of a round
    ("spoils: rout\n0 deities: vidar\n0 hand: bond\n0 line: konung archer\n1 line: bond\npasses: 1 2\nturn: 0\ndeck:",
     ["0 pass"], "0 take 0:1:konung", "only-own-eihwaz", {}),
    ("spoils: rout\n0 deities: vidar\n0 hand: bond\n0 line: konung archer\n1 line: bond\npasses: 1 2\nturn: 0\ndeck:",
     ["0 pass"], "0 take 1:1:bond", "only-own-eihwaz", {}),
    ("spoils: rout\n0 deities: vidar\n0 hand: bond*12\n0 line: archer\npasses: 1 2\nturn: 0", ["0 pass"],
     "0 take 0:1:archer", "hand-full", {}),
    ("spoils: rout\n0 deities: vidar\n0 hand: bond\n1 deities: odin\npasses: 1 2\nturn: 0\ndeck:", ["0 pass"],
     "0 bond left 1", "odin-ignores", {"seat": "#1"}),
    ("spoils: rout\n0 deities: vidar\n0 hand: archer\n0 line: archer\n1 line: bond\n1 deities: odin\npasses: 1 2\n"
     "turn: 0\ndeck:", ["0 pass"], "0 archer left 0, kills 1:1:bond", "odin-ignores", {"seat": "#1"}),
    ("spoils: rout\n0 deities: valkyrie\n0 line: bond archer\n1 line: bond\n1 deities: odin\npasses: 0 1\nturn: 2",
     ["2 pass"], "0 take 1:1:bond", "odin-ignores", {"seat": "#1"}),
    ("spoils: rout\n0 deities: valkyrie\n0 line: bond archer\n1 line: bond\n1 deities: heimdall\npasses: 0 1\nturn: 2",
     ["2 pass"], "0 take 1:1:bond", "line-guarded", {"line": "#1", "deity": "@deity-heimdall"}),
    # Naglfar
    ("0 hand: assassin\n1 line: berserk\n2 deities: naglfar\n2 line: bond\nturn: 0",
     ["0 assassin left 1, kills 1:1:berserk"], "2 seat konung left", "not-captured", {"unit": "@unit-konung"}),
    ("0 hand: assassin\n1 line: berserk\n2 deities: naglfar\n2 line: bond\nturn: 0",
     ["0 assassin left 1, kills 1:1:berserk"], "2 seat berserk away", "must-be-seated", {"unit": "@unit-berserk"}),
    ("0 deities: tyr naglfar\n0 line: bond konung\n1 line: konung\n2 line: berserk\nturn: 0", ["0 tyr left"],
     "0 seat konung left", "line-refuses", {"unit": "@unit-konung", "line": "#0"}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "before", "move", "key", "params"), CASES, ids=[f"{c[3]}: {c[2]}" for c in CASES])
def test_a_refusal_names_its_rule_and_what_it_is_about(
    text: str, before: list[str], move: str, key: str, params: dict[str, Any]
) -> None:
    case = Scene(text).play(*before)
    assert case.why(move) == (key, params)
    facts = case.state.to_json()
    with pytest.raises(MoveError):
        case.play(move)
    assert case.state.to_json() == facts, "a refused move changes nothing"


@pytest.mark.parametrize(
    ("text", "given", "written"),
    [
        ("0 hand: bond*2 archer*3\n0 deities: baldr\npasses: 0\nturn: 0",
         "baldr, discard bond, discard archer, discard bond, discard archer",
         "baldr, discard archer, discard archer, discard bond, discard bond"),
        ("0 hand: outflank\n0 line: bond archer thrall\nturn: 0",
         "outflank line, return 0:2:archer, return 0:1:bond, done",
         "outflank line, return 0:1:bond, return 0:2:archer, done"),
        ("0 hand: outflank bond archer\nturn: 0", "outflank hand, discard bond, discard archer, done",
         "outflank hand, discard archer, discard bond, done"),
        ("0 line: bond thrall thrall thrall\nturn: 0", "sacrifice 0:1:bond, with 0:3:thrall, with 0:2:thrall, done",
         "sacrifice 0:1:bond, with 0:2:thrall, with 0:3:thrall, done"),
    ],
)  # fmt: skip
def test_the_order_of_parts_means_nothing_where_they_mean_the_same(text: str, given: str, written: str) -> None:
    case = Scene(text)
    assert case.state.why_not(0, given) is None
    other = Scene(text)
    assert case.state.do(given, 0) == written == other.state.do(written, 0)
    assert case.state.to_json() == other.state.to_json()


def test_a_victory_card_that_is_not_open() -> None:
    text = "spoils: rout challenge\npasses: 0 1 2\nturn: 3"
    case = Scene(text, 4).play("3 pass")
    assert case.why("0 choose own_god") == ("not-open", {"victory": "@victory-own_god"})
    assert case.why("0 choose ragnarok") == ("not-open", {"victory": "@victory-ragnarok"})
    assert case.why("0 choose wisely")[0] == "unknown-move"


def test_not_your_turn_and_over() -> None:
    assert Scene("turn: 0").why("1 pass") == ("not-your-turn", {})
    assert Scene("over: yes").why("0 pass") == ("over", {})


def test_every_refusal_of_the_catalogue_is_met_here() -> None:
    """A sentence that no test above asks for is one that nobody ever hears."""
    sentences = Path(refusals.__file__).with_name("en.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^no-([a-z-]+) =", sentences, re.MULTILINE))
    assert keys == {case[3] for case in CASES} - {"whole-move"} | {"not-open"}


@pytest.mark.parametrize(
    ("text", "before", "moves"),
    [
        (
            "0 hand: bond plague\n0 line: bond\n0 deities: tyr\nturn: 0",
            [],
            ["", "dance", "bond", "bond up 0", "bond left 3", "bond left x", "plague", "plague -1", "plague 128",
             "plague 1 2", "plague x", "sacrifice", "sacrifice 0:2:bond", "sacrifice 0:1:archer", "sacrifice 3:1:bond",
             "sacrifice 0:0:bond", "tyr", "tyr up", "summon zeus", "odin sleeps", "odin banishes zeus",
             "plague left 0"],
        ),
        ("passes: 0\nturn: 0", [], ["dance", "draw two", "stay here"]),
        ("0 hand: bond\npasses: 0\nturn: 0\ndeck: bond", ["0 draw"], ["discard", "discard zeus", "throw bond"]),
        (
            "0 hand: archer\n1 line: archer\nturn: 0",
            ["0 archer left 1"],
            ["kills itself", "kills", "kills 1:3:archer", "pass"],
        ),
        ("0 hand: raider\n1 hand: bond\n1 line: konung\nturn: 0", ["0 raider left 1"], ["dance", "huskarl x"]),
        (
            "0 hand: assassin\n1 line: berserk\n2 deities: naglfar\n2 line: bond\nturn: 0",
            ["0 assassin left 1, kills 1:1:berserk"],
            ["seat berserk", "seat berserk up", "seat zeus left", "take berserk left"],
        ),
        (HALL + "0 deities: odin\n0 sacrifices: berserk\nturn: 0", ["0 summon hel"], ["keep", "keep green"]),
        ("0 deities: heimdall\n0 line: bond\ndeck: berserk\nturn: 0", ["0 heimdall"], ["to middle", "left"]),
        (
            "spoils: rout\n0 deities: valkyrie\n0 line: bond archer\npasses: 0 1\nturn: 2",
            ["2 pass"],
            ["take itself", "take", "take 0:3:bond"],
        ),
        ("0 hand: plague\n1 deities: freya\nturn: 0", ["0 plague 3"], ["take plague", "leave"]),
    ],
)  # fmt: skip
def test_what_is_no_move_at_all(text: str, before: list[str], moves: list[str]) -> None:
    case = Scene(text).play(*before)
    seat = case.state.seat
    assert seat is not None
    for move in moves:
        assert case.why(f"{seat} {move}") == ("unknown-move", {"move": move}), move
        with pytest.raises(MoveError):
            case.state.do(move, seat)


@pytest.mark.parametrize("digits", ["1" * 5000, "\u0661", "01", "+1", "1_0", "\u00b2", "", " "])
@pytest.mark.parametrize("move", ["plague {}", "bond left {}", "sacrifice {}:1:bond", "sacrifice 0:{}:bond"])
def test_numbers_are_plain_and_short(move: str, digits: str) -> None:
    """A number too long to be read is no move, and every move has one spelling."""
    case = Scene("0 hand: bond plague\n0 line: bond\nturn: 0")
    text = move.format(digits)
    assert case.why(f"0 {text}") == ("unknown-move", {"move": text})
    with pytest.raises(InvalidMove):
        case.state.do(text, 0)


def test_hel_takes_as_many_as_she_was_given() -> None:
    case = Scene("0 deities: hel\n0 hand: bond\ndiscard: archer\nturn: 0")
    assert case.why("0 hel, throws bond, done")[0] == "unknown-move"
    assert case.why("0 hel, throws bond, throws bond")[0] == "unknown-move"


# The list of options, the question whether one is allowed, and the reasons, are three pieces of code: they must agree.


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_list_question_and_reasons_agree(seats: int) -> None:
    """Every answer that was ever possible is tried again later, when most of them are not."""
    luck = random.Random(seats)
    pool = {f"{verb} itself" for verb in ("take", "kills", "return", "sacrifice", "with", "huskarl", "pay")}
    pool |= {"keep both", "choose ragnarok", "done"}
    for seed in range(3):
        state, chance = meadhall.game("wolves", seats).new(seed + 40), Chance(seed)
        assert isinstance(state, WolvesState)
        while not state.over:
            top, seat, options = state.top(), state.seat, state.options
            assert seat is not None
            if luck.random() < 0.15:
                words = [top.say(state, seat, option) for option in options]
                pool.update(luck.sample(words, min(8, len(words))))
                for text in luck.sample(sorted(pool), min(60, len(pool))):
                    reason = state.why_not(seat, text)
                    if reason is None:
                        assert text in words or text.replace("left", "right") in words, text
                    else:
                        assert text not in words, text
                        with pytest.raises(MoveError):
                            state.read(text, seat)
                for option in range(0, 1000, 7):
                    assert top.allows(state, seat, option) == (option in options), option
                for option in options[:: max(1, len(options) // 10)]:
                    assert top.read(state, seat, top.say(state, seat, option)) == option
            state.play(state.pick(chance))
