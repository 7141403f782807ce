"""Plays from dealt tables, each step compared with the rules written a second time: what is asked, of whom, what may
be answered, and what lies where afterwards."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.games.wolves import WolvesState

from .oracle.deals import Deal
from .oracle.rounds import Oracle
from .oracle.table import PRINTED, Disagreement, strengths

STEPS = 90
CALLS = {"summon", "odin", "baldr", "fafnir", "thor", "fenrir", "heimdall", "tyr", "hel"}


def facts_of_play(state: WolvesState) -> dict[str, Any]:
    seen: Any = state.dump()
    facts: dict[str, Any] = {
        "discard": seen["discard"],
        "resolving": seen["resolving"],
        "deck": seen["deck"],
        "hall": [card[0] for card in seen["hall"]],
        "fallen": set(seen["deityDiscard"]),
        "used": set(seen["used"]),
        "spoils": [card[0] for card in seen["spoils"]],
        "passes": seen["passes"],
        "ragnarok": seen["ragnarok"],
        "round": seen["round"],
    }
    for seat, player in enumerate(seen["players"]):
        facts[f"seat {seat}"] = {
            "line": [unit[0] for unit in player["line"]],
            "strengths": [unit[1] for unit in player["line"]],
            "deities": set(player["deities"]),
            "victories": {card[0] for card in player["victories"]},
            **{name: player[name] for name in ("hand", "known", "sacrifices", "strength", "glory", "actions")},
        }
    return facts


def facts_of_oracle(table: Oracle) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "discard": +table.discard,
        "resolving": +table.resolving,
        "deck": table.deck,
        "hall": table.hall,
        "fallen": table.fallen,
        "used": table.used,
        "spoils": table.spoils,
        "passes": table.passes,
        "ragnarok": table.ragnarok,
        "round": table.round,
    }
    for seat in range(table.seats):
        facts[f"seat {seat}"] = {
            "line": table.lines[seat],
            "strengths": strengths(table.lines[seat]),
            "deities": table.gods[seat],
            "victories": table.won[seat],
            "hand": +table.hands[seat],
            "known": +table.known[seat],
            "sacrifices": +table.offered[seat],
            "strength": table.strength(seat),
            "glory": table.glory(seat),
            "actions": table.actions[seat],
        }
    return facts


class Match:
    """A play and the oracle who follows it."""

    def __init__(self, seed: int) -> None:
        self.deal = Deal(seed)
        self.table = self.deal.oracle
        state = meadhall.game("wolves", self.table.seats).from_text(self.deal.text(), seed)
        assert isinstance(state, WolvesState)
        self.state = state
        state.listening = True
        self.told: list[str] = []

    def run(self) -> None:
        asking = self.table.follow(self.deal.seat)
        question = next(asking)
        for _ in range(STEPS):
            answer = self.compare(*question)
            self.told.append(f"{question[0]} {answer}")
            self.state.play(self.state.read(answer))
            self.table.truth = self.state.dump()
            self.table.events = [(event.key, dict(event.shown)) for event in self.state.take_events()]
            try:
                question = asking.send(answer)
            except StopIteration:
                self.compare_end()
                return

    def compare(self, seat: int, kind: str, options: list[str]) -> str:
        """Both ask the same and see the same; gives one answer."""
        self.table.look()
        prompt = self.state.prompt
        assert prompt is not None, "the play is over, and should not be"
        assert (prompt.seat, prompt.kind) == (seat, kind)
        assert sorted(self.state.say(option) for option in self.state.options) == sorted(options)
        self.compare_facts()
        return self.choose(kind, options)

    def compare_facts(self) -> None:
        played, expected = facts_of_play(self.state), facts_of_oracle(self.table)
        for name, fact in played.items():
            assert fact == expected[name], name

    def choose(self, kind: str, options: list[str]) -> str:
        """Seldom a pass, often a deity, and each kind of answer as likely as the others."""
        random = self.deal.random
        busy = [text for text in options if text not in ("pass", "end", "stay")]
        calls = [text for text in options if text.partition(" ")[0] in CALLS]
        if kind == "turn" and random.random() < 0.1:
            return "pass"
        if kind in ("turn", "rest") and calls and random.random() < 0.4:
            busy = calls
        if not busy or random.random() < (0.4 if kind.startswith("reaction") else 0.12):
            busy = options
        first = random.choice(sorted({text.partition(" ")[0] for text in busy}))
        return random.choice(sorted(text for text in busy if text.partition(" ")[0] == first))

    def compare_end(self) -> None:
        self.table.look()
        assert self.state.over, "the play goes on, and should be over"
        self.compare_facts()
        glory = [self.table.glory(seat) for seat in range(self.table.seats)]
        best = {seat for seat in range(self.table.seats) if glory[seat] == max(glory)}
        winners = best & self.table.winners or best
        assert {standing.seat for standing in self.state.standings if standing.place == 1} == winners


@pytest.mark.parametrize("seed", range(40))
def test_the_play_and_the_oracle_agree_at_every_step(seed: int) -> None:
    match = Match(seed)
    table = match.deal.text()
    try:
        match.run()
    except (AssertionError, Disagreement) as error:
        pytest.fail(f"{error}\nat this table:\n{table}\nafter: {'; '.join(match.told)}")


@pytest.mark.parametrize("slip", ["berserks have 4", "nothing guards a line", "every deity costs two"])
def test_a_slip_is_noticed(slip: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A oracle who errs disagrees with most plays."""
    if slip == "berserks have 4":
        monkeypatch.setitem(PRINTED, "berserk", 4)
    elif slip == "nothing guards a line":
        monkeypatch.setattr(Oracle, "guarded", lambda table, seat: False)
    else:
        monkeypatch.setattr(Oracle, "price", lambda table, seat, god: 2)
    noticed = 0
    for seed in range(8):
        try:
            Match(seed).run()
        except (AssertionError, Disagreement):
            noticed += 1
    assert noticed >= 2
