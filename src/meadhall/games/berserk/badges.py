"""Which entries of the glossary a card has, the weightiest first: what it is known by at a glance."""

from __future__ import annotations

from typing import Final

from meadhall.engine.types import Json
from meadhall.games.berserk import words
from meadhall.games.berserk.features import Card, Feature
from meadhall.games.berserk.reading import GUARDS

NUMBERED: Final = range(words.ARMOR, words.VAMPIRISM)
"""Keywords that come with a number."""
WEIGHTIEST: Final = (
    words.INCORPOREAL, words.INCARNATION, words.FORMATION, words.ARMOR, words.REGENERATION, words.UNANSWERED,
    words.DIRECTED, words.VAMPIRISM, words.SCAVENGING, words.TELEPORT, words.JUMP, words.ATTACK_EXPERIENCE,
    words.DEFENCE_EXPERIENCE, words.SHOOTING_EXPERIENCE, words.CLUMSINESS, words.STEADFAST, words.VALHALLA,
    words.DIAGONAL, words.ONLY_OPPOSITE, words.TWO_DICE, words.PROTECTION_FLYERS, words.PROTECTION_POISON, words.HORDE,
)  # fmt: skip


def terms(card: Card) -> list[Json]:
    """The entries of the glossary that a card has, each with its number or 0: keywords, attacks and instants,
    protections, being unique."""
    found: list[Json] = []
    for stat in WEIGHTIEST:
        if card.printed[stat]:
            found.append([words.STATS[stat], card.printed[stat] if stat in NUMBERED else 0])
    found += [[name, 0] for name in guards(card)]
    for name in dict.fromkeys(name for feature in card.activated for name in used(feature)):
        found.append([name, 0])
    if card.unique:
        found.append(["unique", 0])
    return found


def guards(card: Card) -> list[str]:
    """What a card is protected from; protection from magic says more than those that it is made of."""
    found: list[str] = []
    left = int(card.guard)
    for name, kinds in sorted(GUARDS.items(), key=lambda guard: -guard[1].bit_count()):
        if left & kinds == kinds:
            found.append(name)
            left &= ~kinds
    return found


def used(feature: Feature) -> list[str]:
    names = ["instant"] if feature.instant else []
    if feature.attack is not None:
        names.append(words.ABILITIES[feature.attack.kind])
    elif feature.finishing:
        names.append("finishing")
    elif feature.type == words.SPELL:
        names.append(words.ABILITIES[words.SPELL])
    return names
