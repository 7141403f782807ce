"""What the hall promises of a move is what happens, wherever nothing hidden or random comes between."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meadhall import Chance, game
from meadhall.games.bloodrage.state import BloodRage
from tests.games.bloodrage.promises import bared, broken
from tests.games.bloodrage.scenario import Scene

CHECKED = (
    "cost", "rage", "strength", "provinces", "points", "total", "strengths", "leader", "from", "to", "lost", "done",
    "glory", "reward", "times", "opposed", "marchers", "room", "slot", "replaces", "valhalla", "stat", "legendary",
)  # fmt: skip


def lie(value: Any) -> Any:
    """Another value of the same sort."""
    if isinstance(value, dict):
        return {**value, "7": 99}
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else 99


def look(state: BloodRage, seat: int, chance: Chance, checked: Counter[str], caught: Counter[str]) -> None:
    """Check a few options of one question, and that a lie about each fact would be noticed."""
    kind = state.prompt_for(seat).kind
    options = state.options_for(seat)
    for _ in range(3):
        option = options[chance.below(len(options))]
        facts = state.view(seat).preview(option)
        wrong = broken(state, seat, option, facts)
        assert not wrong, f"{kind} {state.say(option, seat)!r}: {wrong} of {facts}\n{state.to_text()}"
        checked[kind] += 1
        for name in CHECKED:
            if name in facts and not caught[f"{kind} {name}"]:
                caught[f"{kind} {name}"] += name in broken(state, seat, option, {**facts, name: lie(facts[name])})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_promises_are_kept_through_whole_plays(seats: int) -> None:
    checked: Counter[str] = Counter()
    caught: Counter[str] = Counter()
    for seed in range(8):
        rules = game("bloodrage", seats=seats)
        state = rules.new(seed)
        chance = Chance(seed)
        assert isinstance(state, BloodRage)
        while state.frames:
            seat = state.waiting[0]
            if state.prompt_for(seat).kind not in ("draft", "keep") and chance.below(2):
                look(state, seat, chance, checked, caught)
            options = state.options_for(seat)
            wise = chance.below(3) > 0
            state.play(state.policy(chance, seat) if wise else options[chance.below(len(options))], seat)
    assert sum(checked.values()) > 1000
    for fact in ("action cost", "action rage", "action strength", "action provinces", "action points", "call strength",
                 "action reward", "action times", "action opposed", "action marchers", "action room", "action slot",
                 "action replaces", "raise legendary",
                 "battle-card points", "battle-card total", "battle-card strengths", "battle-card leader",
                 "free-invasion strength", "march strength", "quest done", "quest glory"):  # fmt: skip
        assert caught[fact], f"a lie about {fact} goes unnoticed"


@pytest.mark.parametrize(
    ("upgrades", "move", "promised"),
    [
        ("frost_giant", "pillage gimle", {"reward": "glory", "times": 2, "opposed": True}),
        ("frost_giant tyrs_challenge", "challenge angerboda", {"reward": "rage", "times": 1, "opposed": False}),
        ("frost_giant friggas_sacrifice", "sacrifice", {"valhalla": 1}),
        ("frost_giant", "march gimle andlang", {"marchers": 3, "room": 3}),
        ("frost_giant", "march angerboda gimle", {"marchers": 2, "room": 1}),
    ],
)
def test_what_seldom_comes_is_promised_too(upgrades: str, move: str, promised: dict[str, Any]) -> None:
    case = Scene(f"upgrades 0: {upgrades}", "figures 0: leader gimle, frost_giant gimle, warrior gimle, "
                 "2 warrior angerboda, warrior valhalla", "figures 1: warrior gimle", "pillaged angerboda",
                 "tokens rage rage rage axes axes horns glory horns", age=3)  # fmt: skip
    option = case.state.read(move, 0)
    facts = case.facts(move, 0)
    assert {name: facts[name] for name in promised} == promised
    assert broken(case.state, 0, option, facts) == []
    for name in promised:
        assert name in broken(case.state, 0, option, {**facts, name: lie(facts[name])})


RISING = [
    ("lord_of_axes", "", "pillage gimle"),
    ("lord_of_axes frost_giant", ", frost_giant gimle", "pillage gimle"),
    ("lord_of_spears", "", "pillage horgr"),
]


@pytest.mark.parametrize(("upgrades", "figures", "move"), RISING)
@pytest.mark.parametrize("step", [1, 2, 4, 5])
def test_axes_that_are_the_only_stat_left_to_rise_are_promised(
    upgrades: str, figures: str, move: str, step: int
) -> None:
    """R-67: nothing is asked then, so the glory of the battle counts them; R-42."""
    place = move.split()[1]
    lines = [f"clan 0: steps 6 {step} 6", f"upgrades 0: {upgrades}", f"figures 0: leader {place}{figures}"]
    case = Scene(*lines, f"figures 1: warrior {place}", "tokens rage rage rage rage rage rage rage rage", age=3)
    promised = case.facts(move)["points"]
    case.play(f"0 {move}")
    while case.asked[1] == "call":
        case.state.do("pass")
    assert case.glory(0) == promised > 3


@pytest.mark.parametrize("card", ["friggas_grace", "thors_oath", "tyrs_bash"])
def test_a_card_that_raises_the_last_stat_is_promised_with_it(card: str) -> None:
    case = Scene("clan 0: steps 6 2 6", "figures 0: leader gimle", "figures 1: warrior gimle",
                 f"hand 0: {card} manheim-1", "tokens rage rage rage rage rage rage rage rage", age=2)  # fmt: skip
    case.play("0 pillage gimle")
    promised = case.facts(card, 0)["points"]
    case.play(f"0 {card}")
    while case.asked[1] == "late-card":
        case.state.do("pass")
    assert case.glory(0) == promised == (4 if card == "tyrs_bash" else 5)


def test_the_second_stat_of_two_quests_is_told_after_the_first() -> None:
    case = Scene("quests 0: alfheim-1 alfheim-1", "figures 0: leader gimle", phase="quests")
    first = case.facts("axes", 0)
    case.state.play(case.state.read("axes", 0), 0)
    assert (first["from"], first["to"]) == (3, 4)
    assert (case.facts("axes", 0)["from"], case.facts("axes", 0)["to"]) == (4, 5)


def test_what_a_rival_holds_changes_no_promise() -> None:
    """A preview is made of the view: whatever cards the others hold, it says the same."""
    for hand in ("tyrs_smite-1 tyrs_bash", "manheim-1 lokis_trickery"):
        case = Scene("hand 0: odins_smite thors_hammer", f"hand 1: {hand}", "figures 0: leader gimle",
                     "figures 1: 2 warrior gimle")  # fmt: skip
        case.play("0 pillage gimle")
        bare = bared(case.state, 0, "battle-card")
        for word in ("odins_smite", "thors_hammer"):
            assert case.state.view(0).preview(case.state.read(word, 0)) == case.facts(word, 0)
            assert bare.preview(bare.read(word, 0), 0) == case.facts(word, 0)
