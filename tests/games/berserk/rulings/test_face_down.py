"""Nothing that a player may ask tells what lies face down: options, aims, odds, refusals, his view (K-11, K-13)."""

from __future__ import annotations

import pytest

from tests.games.berserk.scenario import Scene

FACE_DOWN = ("khazg", "wyvern", "cliffs-of-lant-mor", "dead-bombard", "mist-dweller", "poison-ivy", "helmir", "elm")
ACTING = [
    "c5: assassin", "c3: assassin", "c5: cyclops", "c3: gmurr", "c3: priest-king counters=1", "c3: charon counters=3",
    "extra: cliffs-of-lant-mor", "extra: wyvern", "c5: paladin-of-allamor", "a6+: poison-ivy", "c5: vampire",
    "c3: skald", "c5: teach", "c3: volkhv counters=1 wounds=1", "c3: fire-demon",
]  # fmt: skip
ACTS = ("strike", "feature1", "feature2", "jump", "teleport")


def all_that_may_be_asked(acting: str, hidden: str) -> dict[str, str]:
    """All answers of the play to the player of the acting card."""
    text = f"0 a1: skeleton\n0 {acting}\n1 a6: clay-golem\n1 c6: {hidden} hidden\n1 d5: skald\n0 graveyard: bonecrusher"
    state = Scene(text).state
    place, _, word = acting.partition(": ")
    name = word.split()[0] if place == "extra" else place
    told = {"view": state.view(0).to_json()}
    for option in state.options:
        said = state.say(option)
        if said == "end":
            continue  # the next turn turns it up
        ahead = state.copy()
        ahead.play(option)
        prompt = ahead.prompt
        told[said] = prompt.kind if prompt is not None else "over"
        if prompt is not None and prompt.kind.startswith("aim"):
            told[said] = str([(ahead.say(aim), ahead.preview(aim)) for aim in ahead.options])
    moves = [f"{name} {act}, {target}" for act in ACTS for target in ("c6", "c6+", "d5")]
    moves += [f"c6 {act}" for act in (*ACTS, "c5", "counter", "sky")]
    for move in moves:
        reason = state.why_not(0, move)
        told[move] = f"{reason.key} {dict(reason.params)}" if reason is not None else "allowed"
    return told


@pytest.mark.parametrize("acting", ACTING)
def test_whatever_lies_there_all_answers_are_the_same(acting: str) -> None:
    """K-11, K-13, K-43."""
    told = [all_that_may_be_asked(acting, hidden) for hidden in FACE_DOWN]
    for hidden, other in zip(FACE_DOWN[1:], told[1:], strict=True):
        different = {key for key in told[0].keys() | other.keys() if told[0].get(key) != other.get(key)}
        assert different == set(), f"{hidden} differs from {FACE_DOWN[0]}"
