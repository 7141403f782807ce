"""What features cost: closing, and counters. A card pays as it declares."""

from __future__ import annotations

import pytest

from tests.games.berserk.scenario import Scene

BESIDE = "1 c3: khazg wounds=6\n1 e6: skeleton wounds=1"
AFAR = "1 c4: khazg wounds=1\n1 e6: skeleton"

CLOSING = [
    ("c2: volkhv counters=1 wounds=1", "feature1, c2", AFAR),
    ("c2: ost", "feature2, c4", AFAR),
    ("c2: tribal-healer counters=3", "feature1", AFAR),
    ("c2: tribal-healer", "feature2, c4", AFAR),
    ("c2: priest-king counters=1", "feature1, c4", AFAR),
    ("c2: priest-king", "feature2, c4", AFAR),
    ("c2: tergala", "feature1", AFAR),
    ("c2: tergala", "feature2, c4", AFAR),
    ("c2: cyclops", "feature1, c3", BESIDE),
    ("c2: charon", "feature2, c4", AFAR),
    ("c2: assassin", "feature1, c4", AFAR),
    ("c2: assassin", "feature2, c3", BESIDE),
    ("c2: mage-of-tor-garon", "feature1", AFAR),
    ("c2: pyromancer-of-dzara", "feature1, c4", AFAR),
    ("c2: khazg", "feature1, c4", AFAR),
    ("c2: dwarf-crossbowman", "feature1, c4", AFAR),
    ("c2: skald", "feature1, bonecrusher", AFAR + "\n0 graveyard: bonecrusher"),
    ("c2: skald", "feature2, c4", AFAR),
    ("extra: cliffs-of-lant-mor", "feature1, a1", AFAR),
    ("c2: gmurr", "feature1, c4", AFAR),
    ("extra: wyvern wounds=1", "feature1", AFAR),
    ("c2: mermaid-jester", "feature1, c4", AFAR),
    ("c3+: poison-ivy", "feature1, c3", BESIDE),
    ("c2: nadikh", "feature2, c4", AFAR),
    ("c2: dead-bombard", "feature1, c4", AFAR),
]
"""A card of the first player, its feature, and who else is there; a squire of his stands at a1."""


def named(card: str) -> tuple[str, str]:
    """How moves name a card, and its word."""
    place, _, rest = card.partition(": ")
    word = rest.split()[0]
    return (word if place == "extra" else place), word


@pytest.mark.parametrize(("card", "feature", "others"), CLOSING, ids=[f"{card} {use}" for card, use, _ in CLOSING])
def test_the_card_closes_for_it_and_cannot_when_closed(card: str, feature: str, others: str) -> None:
    name, word = named(card)
    text = f"0 a1: squire\n0 {card}\n{others}"
    scene = Scene(text).hit(f"0 {name} {feature}")
    mine = scene.slot(word) if word != "khazg" else scene.slot("c2")
    assert not scene.state.open[mine]
    assert Scene(text.replace(card, f"{card} closed")).why(f"0 {name} {feature}")[0] == "closed"


@pytest.mark.parametrize(
    ("word", "feature", "counters"),
    [
        ("volkhv", "feature1, c2", 1),
        ("tribal-healer", "feature1", 3),
        ("priest-king", "feature1, c4", 1),
        ("charon", "feature1, c4", 3),
        ("storm-priest", "feature1, c4", 2),
    ],
)
def test_the_card_pays_its_counters(word: str, feature: str, counters: int) -> None:
    text = f"0 a1: squire\n0 c2: {word} counters={counters + 1} wounds=1\n{AFAR}"
    scene = Scene(text).events(f"0 c2 {feature}")
    lost = [event.shown["number"] for event in scene if event.key == "counters-lost"]
    assert lost[:1] == [counters]
    few = Scene(text.replace(f"counters={counters + 1}", f"counters={counters - 1}"))
    assert few.why(f"0 c2 {feature}")[0] == "too-few-counters"


def test_who_does_not_close_may_act_afterwards() -> None:
    """A storm priest discharges for counters and still strikes."""
    scene = Scene("0 c2: storm-priest counters=2\n1 c3: khazg\n1 e6: jaguar").hit("0 c2 feature1, e6")
    while scene.asked[1] == "choose-card":
        scene.hit("0 e6")
    assert scene.open("storm-priest") and scene.may("c2 strike")
