"""What a preview promises is what happens, fact by fact, over thousands of positions, if everybody lets it happen.

The answer is played in the true play, with every window passed, up to the next question; what then stands in the data
of the state is compared with the promise. The steps of the turn below are left out: they are nobody's answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import meadhall
from meadhall import Chance, State
from meadhall.engine.types import Json
from meadhall.games.wolves import WolvesState
from meadhall.games.wolves.moves import ALLOW
from meadhall.games.wolves.preview import Aftermath
from meadhall.games.wolves.reactions import Reaction
from meadhall.games.wolves.summoning import Payment

Facts = dict[str, Any]
Preview = Callable[[State, int], dict[str, Json]]
LOOKED_AT = 3
"""Options of every position."""
SIZES = {"freya", "valkyrie"}
"""Questions whose `hand` is the size of the hand; elsewhere it is how much it grows."""
WHOLE = {"lines", "leads", "points"}
"""Facts of every promise that tells of lines."""


def truly(state: State, option: int) -> State:
    """The state after this answer and all that belongs to it, with nobody reacting."""
    after = state.copy()
    first = len(after.frames) - 1
    while first and isinstance(after.frames[first - 1], Aftermath):
        first -= 1
    after.frames = after.frames[first:]
    after.play(option)
    while not after.over and isinstance(after.top(), Reaction):
        after.play(ALLOW)
    return after


def looks(state: State) -> Facts:
    """What the data of a state says of lines, hands and Glory."""
    data: Any = state.dump()
    return {
        "strengths": [player["strength"] for player in data["players"]],
        "lengths": [len(player["line"]) for player in data["players"]],
        "cards": [player["cards"] for player in data["players"]],
        "glory": [player["glory"] for player in data["players"]],
        "worth": [player["worth"] for player in data["players"]],
        "pass draw": [player["passDraw"] for player in data["players"]],
        "ranking": data["ranking"],
        "gone": sum(data["discard"].values()) + sum(data["resolving"].values()),
        "deck": data["deck"],
    }


def came_true(state: State, after: State, seat: int, promised: Facts) -> Facts:
    """The promised facts as they came true."""
    was, now = looks(state), looks(after)
    kind = state.prompt_for(seat).kind
    grown = now["cards"][seat] - was["cards"][seat]
    honour = now["glory"][seat] - was["glory"][seat]
    facts: Facts = {
        "lines": [
            [at, a, b] for at, (a, b) in enumerate(zip(was["strengths"], now["strengths"], strict=True)) if a != b
        ],
        "leads": now["ranking"][0],
        "second": now["ranking"][1],
        "points": now["strengths"][seat] - was["strengths"][seat],
        "falls": [a - b for a, b in zip(was["lengths"], now["lengths"], strict=True)],
        "hand": now["cards"][seat] if kind in SIZES else grown,
        "glory": honour,
        "draws": grown,
    }
    if "hand" not in promised and not grown:
        facts.pop("hand")
    if "glory" not in promised and not honour:
        facts.pop("glory")
    if kind == "outflank-hand":
        facts["draws"] = grown + promised["discards"] + 1
        facts["discards"] = now["gone"] - was["gone"] - 1
    if kind == "watch":
        facts["discards"] = 1 if after.frames and after.prompt_for(seat).kind == "discard" else 0
    if kind == "spoils":
        frame: Any = state.top()
        facts["theirs"] = now["glory"][frame.second] - was["glory"][frame.second]
    if "wouldDraw" in promised:
        facts["wouldDraw"] = was["pass draw"][seat]
    if "price" in promised:
        facts["price"] = was["worth"][seat] - now["worth"][seat]
    wanted = set(promised) | (WHOLE | {"hand", "glory"} if "lines" in promised else set())
    return {name: facts[name] for name in sorted(wanted) if name in facts}


def finished(state: State, option: int) -> tuple[State, bool]:
    """The state after an answer and whether it made the move whole; what is bought is paid with the first cards."""
    after = truly(state, option)
    while after.mid_move and isinstance(after.top(), Payment):
        after = truly(after, after.options[0])
    return after, not after.mid_move


def broken_promises(state: State, option: int, preview: Preview) -> list[str]:
    """The facts of a promise that did not come true."""
    seat = state.seat
    assert seat is not None
    promised: Facts = dict(preview(state, option))
    warned = promised.pop("warns", None)
    kind = state.prompt_for(seat).kind
    if state.say(option) == "end":
        return [] if promised["lines"] == [] else ["lines"]
    after, whole = finished(state, option)
    if kind == "outflank-hand" and not whole:
        after, whole = finished(after, after.options[-1])
    if ("lines" in promised or "more" in promised) and promised.pop("more", False) is whole:
        return ["more"]
    if not whole or "odds" in promised or kind in ("payment", "hel-throws"):
        return []
    if warned is not None and after.prompt_for(seat).kind != "keep-colour":
        return ["warns"]
    true = came_true(state, after, seat, promised)
    if true.get("price", 0) == promised.get("price", 0) + 1:
        true.pop("price")  # a Berserk's change is lost
        promised.pop("price")
    return [name for name in sorted({*promised, *true}) if promised.get(name) != true.get(name)]


def plain(state: State, option: int) -> dict[str, Json]:
    return state.preview(option)


def play_and_look(seats: int, seeds: range, preview: Preview) -> tuple[Counter[str], list[str]]:
    """Look at options of every position of some plays: how often each question came, and which promises were broken."""
    asked: Counter[str] = Counter()
    broken: list[str] = []
    for seed in seeds:
        state, chance = meadhall.game("wolves", seats).new(seed), Chance(seed)
        while not state.over:
            assert isinstance(state, WolvesState) and state.prompt is not None
            options = state.options
            asked[state.prompt.kind] += 1
            for _ in range(min(LOOKED_AT, len(options))):
                option = options[chance.below(len(options))]
                for name in broken_promises(state, option, preview):
                    broken.append(f"{name} of {state.say(option)!r} in\n{state.to_text()}")
            state.play(state.policy(chance) if chance.below(3) else options[chance.below(len(options))])
    return asked, broken


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_previews_promise_comes_true(seats: int) -> None:
    asked, broken = play_and_look(seats, range(7), plain)
    assert not broken, broken[0]
    assert asked.total() > 800 and {"turn", "watch", "target-raider", "reaction-assassin"} <= set(asked)


@pytest.mark.parametrize("fact", ["lines", "leads", "points", "hand", "glory", "draws", "falls", "second", "more"])
def test_a_wrong_promise_is_noticed(fact: str) -> None:
    """A preview that lies about one fact, now and then, is found out in the same way."""

    def lying(state: State, option: int) -> dict[str, Json]:
        promised = state.preview(option)
        if fact == "more":
            return {**promised, "more": not promised.get("more", False)}
        told = promised.get(fact)
        if isinstance(told, int) and told:
            return {**promised, fact: told + 1}
        return {**promised, fact: [[0, 0, 1]]} if isinstance(told, list) else promised

    broken = play_and_look(5, range(2, 3), lying)[1]
    assert {fault.partition(" ")[0] for fault in broken} == {fact}


def rows(state: State) -> dict[str, str]:
    return dict(row.split(": ", 1) for row in state.to_text().strip().split("\n"))


def strengths_of(state: State, facts: dict[str, str]) -> list[int]:
    """The strengths of a position written by hand."""
    text = "\n".join(f"{name}: {value}" for name, value in facts.items())
    strengths: list[int] = looks(state.game.from_text(text))["strengths"]
    return strengths


def test_a_move_begun_promises_what_is_sure_already() -> None:
    """A unit that will have a target has come to its line, a sacrifice has left it: as if written down so."""
    seen: Counter[str] = Counter()
    for seed in range(4):
        state, chance = meadhall.game("wolves", 4).new(seed), Chance(seed)
        while not state.over:
            options = state.options
            option = options[chance.below(len(options))]
            words = state.say(option).split()
            promised: Facts = dict(state.preview(option))
            if type(state.top()).__name__ == "Turn" and promised.get("more"):
                facts = rows(state)
                if words[0] == "sacrifice":
                    seat, place, unit = words[1].split(":")
                    units = facts[f"{seat} line"].split()
                    units.pop(int(place) - 1)
                    facts[f"{seat} line"] = " ".join(units)
                    facts["discard"] = f"{facts.get('discard', '')} {unit}"
                elif words[0] in ("assassin", "raider", "traitor", "archer"):
                    units = facts.get(f"{words[2]} line", "").split()
                    units.insert(0 if words[1] == "left" else len(units), f"{words[0]}/{state.seat}")
                    facts[f"{words[2]} line"] = " ".join(units)
                    hand = facts[f"{state.seat} hand"].split()
                    at = next(at for at, word in enumerate(hand) if word.partition("*")[0] == words[0])
                    count = int(hand[at].partition("*")[2] or 1)
                    hand[at] = f"{words[0]}*{count - 1}"
                    facts[f"{state.seat} hand"] = " ".join(hand)
                    facts.pop(f"{state.seat} known", None)
                else:
                    words = ["else"]
                was, now = looks(state)["strengths"], strengths_of(state, facts)
                if words[0] != "else":
                    assert promised["lines"] == [[at, was[at], now[at]] for at in range(4) if was[at] != now[at]]
                    seen[words[0]] += 1
            state.play(state.policy(chance) if chance.below(3) == 0 else option)
    assert seen["assassin"] + seen["raider"] + seen["traitor"] > 30 and seen["sacrifice"] > 0
