"""What is printed on the cards, for pages; with the entries of the glossary that each is known by at a glance."""

from __future__ import annotations

from typing import Final

from meadhall.engine.json_reader import read_data_file
from meadhall.engine.types import Json
from meadhall.games.berserk import dice, language, under_way
from meadhall.games.berserk.board import ANY_RANGE
from meadhall.games.berserk.cards import BOOK, GUARDS
from meadhall.games.berserk.decks import DEAL, LEAST_DECK, MOST_DECK, READY, copies_of
from meadhall.games.berserk.features import NOTHING, Card, Feature

# without annotations, for pages need none of these
NUMBERED = language.STATS[language.ARMOR : language.VAMPIRISM]
"""Keywords that come with a number."""
WEIGHTIEST = tuple([one.text() for one in read_data_file("berserk", "language.json").key("weightiest").items()])
"""Keywords, those first that say most of a card."""
NO_TERMS = ("", language.ABILITIES[language.EFFECT])
"""An effect that is nothing more has no entry."""


def printed(card: Card) -> Json:
    classes: list[Json] = [name for at, name in enumerate(language.CLASSES) if (card.classes >> at) & 1]
    strike: list[Json] = [int(card.strike.of(strength)) for strength in language.HITS]
    return {
        "word": card.word,
        "kind": language.CARD_KINDS[card.kind],
        "elite": card.elite,
        "cost": int(card.cost),
        "unique": card.unique,
        "element": language.ELEMENTS[card.element],
        "classes": classes,
        "life": int(card.life),
        "move": int(card.move),
        "strike": [] if card.strike is NOTHING else strike,
        "features": [by_choice(feature) for feature in card.activated],
        "copies": copies_of(card),
        "terms": terms(card),
    }


def by_choice(feature: Feature) -> Json:
    """What the page says of a feature on its button."""
    attack = feature.attack
    fixed = attack is not None and attack.value.printed
    return {
        "number": int(feature.number),
        "ability": ability(feature),
        "value": [int(attack.value.of(strength)) for strength in language.HITS]
        if attack is not None and fixed
        else None,
        "range": int(attack.range) if attack is not None and attack.range < ANY_RANGE else None,
        "counters": int(feature.counters),
        "instant": feature.instant,
    }


def ability(feature: Feature) -> str:
    """What using a feature is: finishing, a kind of attack, a spell or an effect."""
    attack = feature.attack
    return "finishing" if feature.finishing else language.ABILITIES[feature.type if attack is None else attack.kind]


def terms(card: Card) -> list[Json]:
    """The entries of the glossary that a card has, each with its number or 0: keywords, attacks and instants,
    protections, being unique."""
    printed = [(name, card.printed[language.STATS.index(name)]) for name in WEIGHTIEST]
    found: list[Json] = [[name, number if name in NUMBERED else 0] for name, number in printed if number]
    named = [name for feature in card.activated for name in ("instant" if feature.instant else "", ability(feature))]
    used = dict.fromkeys(name for name in named if name not in NO_TERMS)
    return found + [[name, 0] for name in (*guards(card), *used, *(["unique"] if card.unique else []))]


def guards(card: Card) -> list[str]:
    """What a card is protected from; protection from magic says more than those that it is made of."""
    found: list[str] = []
    left = int(card.guard)
    for name, kinds in sorted(GUARDS.items(), key=lambda guard: -guard[1].bit_count()):
        if left & kinds == kinds:
            found.append(name)
            left &= ~kinds
    return found


CARDS: Final[dict[str, Json]] = {str(card.id): printed(card) for card in BOOK.cards}
"""By their numbers. `copies`: how many a deck may hold. `terms`: entries of the glossary with their numbers, the
weightiest first."""


def named_features(card: Card) -> dict[str, Json]:
    """The features of a card that do something step by step, by number, with the names that their texts go by."""
    found = [feature for feature in card.features if feature.program]
    return {
        str(feature.number): card.word if len(found) == 1 else f"{card.word}-{at}"
        for at, feature in enumerate(found, 1)
    }


FEATURES: Final[dict[str, Json]] = {
    number: name for card in BOOK.cards for number, name in named_features(card).items()
}
"""By their numbers. `board-does-<name>` says what one does, `board-ask-<name>-<answer>` what it asks."""

DECK: Final[dict[str, Json]] = {"least": LEAST_DECK, "most": MOST_DECK, "deal": DEAL}
"""How many cards a deck has, and how many of them are dealt."""

READY_DECKS: Final[dict[str, Json]] = {
    name: {str(BOOK.cards[kind].id): cards.count(kind) for kind in cards} for name, cards in READY.items()
}
"""The numbers of their cards, with how many of each."""

LAZY_EMBLEMS: Final[dict[str, Json]] = {
    str(row.key("id").whole(0, 99999)): row.key("emblem").text()
    for row in read_data_file("berserk", "cards.json").items()
}

STRENGTH_NAMES: Final[list[Json]] = [*language.STRENGTHS]
ABILITY_NAMES: Final[list[Json]] = [*language.ABILITIES]
MOMENT_NAMES: Final[list[Json]] = [*language.MOMENTS]

DICE_ROWS: Final[list[Json]] = [list(dice.strengths_of(row)) for row in range(len(dice.ATTACKS_BY_ROW))]
"""The table of strikes, from the attacker's best row: the strength of the strike, and of the one in return."""

ROW_BY_LEAD: Final[list[Json]] = [int(dice.table(6 + lead, 6)) for lead in range(-5, 6) if lead]
"""The row by how far the attacker's die leads, from -5 to 5 without 0."""

EQUAL_ROWS: Final[list[Json]] = [int(dice.table(4, 4)), int(dice.table(5, 5))]
"""The row of equal dice: up to four, and above."""

ALONE: Final[list[Json]] = [int(dice.unanswered_strength(die)) for die in range(1, 7)]
"""The strength where only the attacker rolls, by die."""

RECORD: Final[dict[str, Json]] = {
    "type": under_way.R_TYPE, "slot": under_way.R_SLOT, "feature": under_way.R_FEATURE, "side": under_way.R_SIDE,
    "kind": under_way.A_KIND, "target": under_way.A_TARGET, "first": under_way.A_FIRST, "flags": under_way.A_FLAGS,
    "die": under_way.A_DIE, "plus": under_way.A_PLUS, "strength": under_way.A_STRENGTH, "value": under_way.A_VALUE,
    "program": under_way.S_PROGRAM,
    "attack": under_way.ATTACK_RECORD, "fight": under_way.FIGHT, "defended": under_way.DEFENDED,
}  # fmt: skip
"""Where what stands in a record of something under way; then its type of attacks, and two of their flags.
`program`: the feature whose steps are taken, where it is no attack."""
