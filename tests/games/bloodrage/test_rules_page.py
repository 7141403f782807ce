"""The examples of the rules page are moments of real games, and leave no action, kind of card or monster out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meadhall import game
from meadhall.games import bloodrage
from meadhall.games.bloodrage import moves
from meadhall.games.bloodrage.board import OUTER, RUINED_AT_START
from meadhall.games.bloodrage.cards import BY_KEY, KIND, KINDS
from meadhall.games.bloodrage.clans import horns
from meadhall.games.bloodrage.notation import MONSTER_IDS
from meadhall.games.bloodrage.state import BloodRage

PAGE = json.loads((Path(bloodrage.__file__).parent / "rules.json").read_text(encoding="utf-8"))
EXAMPLES: list[dict[str, Any]] = [one for section in PAGE["sections"] for one in section.get("examples", [])]


def state_of(example: dict[str, Any]) -> BloodRage:
    table = game("bloodrage", seats=int(example["options"]["seats"]))
    state = table.from_text("\n".join(example["position"]))
    assert isinstance(state, BloodRage)
    return state


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_an_example_could_come_up_in_a_game(example: dict[str, Any]) -> None:
    s = state_of(example)
    ruined = [province for province in range(OUTER) if (s.ruined >> province) & 1]
    assert len(ruined) == RUINED_AT_START[s.seats] + s.age - 1
    assert all(province in ruined for province in s.doom[: s.age - 1])
    assert all(province not in ruined for province in s.doom[s.age - 1 :])
    for seat in range(s.seats):
        assert s.onboard[seat] <= horns(s, seat)
    if "move" in example:
        s.do(example["move"], s.waiting[0])


def test_every_action_every_kind_of_card_and_every_monster_has_an_example() -> None:
    told = [example["move"].split(" ") for example in EXAMPLES if "move" in example]
    begun = {words[0].strip(",") for words in told}
    assert {"invade", "march", "upgrade", "quest", "pillage"} <= begun <= {*moves.WORDS, *BY_KEY, "warrior", "flee"}
    named = {word.strip(",") for example in EXAMPLES for line in (*example["position"], example.get("move", ""))
             for word in line.replace('"', " ").replace("[", " ").replace("]", " ").split()}  # fmt: skip
    assert {KINDS[KIND[BY_KEY[word]]] for word in named if word in BY_KEY} == set(KINDS)
    assert {example["id"] for example in EXAMPLES} >= set(MONSTER_IDS)
    assert set(MONSTER_IDS) <= named
