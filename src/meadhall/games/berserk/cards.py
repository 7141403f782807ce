"""The cards of this edition, read once from `cards.json`: each is checked whole, and an error names card and field.

`language.json` tells the fields of everything that a card is written with: where each of them goes (an attribute, of
its own name unless another stands before a colon), how it is read, and which are needed. A card that the engine cannot
carry out is refused; it is never half played.
"""

from __future__ import annotations

from typing import Final, TypeVar

from meadhall.engine.bits import bit
from meadhall.engine.declared_reader import DeclaredFields, Read
from meadhall.engine.json_reader import JsonReader, numbered, read_data_file
from meadhall.engine.types import Json
from meadhall.games.berserk import features, language

F = TypeVar("F", bound=features.Filter)
FIRST_ID: Final = 10001
LAST_ID: Final = 20200
LIMITS: Final = 2
"""Features with a limit per turn, or per battle, that one card can have: a state keeps four bits for each."""


class CardReader:
    """Reads one file into a book."""

    def __init__(self) -> None:
        self.book = features.Book()

    def read(self, data: Json) -> features.Book:
        cards = JsonReader(data, "cards").items()
        for at, one in enumerate(cards):
            card = features.Card(at, one.key("id").whole(FIRST_ID, LAST_ID), one.key("word").text())
            one.place = f"card {card.id} {card.word}"
            if card.id in self.book.by_id or card.word in self.book.by_word:
                raise one.error("it stands there already")
            self.book.by_id[card.id] = at
            self.book.by_word[card.word] = at
            self.book.cards.append(card)
        for card, one in zip(self.book.cards, cards, strict=True):
            self.read_card(card, one)
        return self.book

    def read_card(self, card: features.Card, data: JsonReader) -> None:
        LANGUAGE.fill(self, card, data, "card")
        LANGUAGE.check_needed(data, language.CARD_KINDS[card.kind])
        for name, value in data.key("symbols").entries() if data.has("symbols") else []:
            if name in GUARDS:
                card.guard |= GUARDS[name]
            elif name in language.STATS:
                card.printed[language.STATS.index(name)] = value.whole(1, 9)
            else:
                raise value.error("there is no such symbol")
        for one in data.key("features").items(most=12) if data.has("features") else []:
            self.read_feature(card, one)
        self.book.modifier_card += [int(card.number)] * (len(self.book.modifiers) - len(self.book.modifier_card))
        card.listens[0].extend(["auras"] if card.auras else [])
        card.listens[1].extend(["returning"] if card.printed[language.INCARNATION] else [])
        card.stats = card.static_stats | sum([bit(stat) for stat in range(len(language.STATS)) if card.printed[stat]])
        self.set_limits(card, data)

    def set_limits(self, card: features.Card, data: JsonReader) -> None:
        """Each feature with a limit has bits of its own to be counted in."""
        by_turn = [feature for feature in card.features if feature.turn_limit]
        by_battle = [feature for feature in card.features if feature.battle_limit and not feature.turn_limit]
        for limited in (by_turn, by_battle):
            for at, feature in enumerate(limited):
                feature.limit_shift = 4 * at
            if len(limited) > LIMITS:
                raise data.key("features").error(f"more than {LIMITS} of them have a limit")
        if len(card.activated) > language.MOST_FEATURES:
            raise data.key("features").error(f"more than {language.MOST_FEATURES} of them are used by choice")

    # --- features ---------------------------------------------------------------------------------------------------
    def read_feature(self, card: features.Card, data: JsonReader) -> None:
        names = [name for name, _ in data.entries()]
        shape = names[0] if len(names) == 1 else ""
        if data.has("keyword"):
            self.read_keyword(card, data)
        elif shape == "static":
            self.read_static(card, data.key(shape))
        elif shape == "formation":
            card.printed[language.FORMATION] = 1
            for one in data.key(shape).items(1):
                self.read_static(card, one).insert(0, features.Condition("formation"))
        elif shape in SHAPES:
            feature = LANGUAGE.fill(self, features.Feature(shape), data.key(shape), shape)
            self.settle(card, feature, data.key(shape))
            feature.number = len(self.book.features)
            self.book.features.append(feature)
            self.book.feature_card.append(int(card.number))
            card.features.append(feature)
        else:
            raise data.error(f"{', '.join(names)[:60]!r} is no shape of a feature")

    def settle(self, card: features.Card, feature: features.Feature, data: JsonReader) -> None:
        """What follows from the fields of a feature, and what cannot be."""
        if feature.shape == "activated":
            if feature.attack is None and not feature.finishing and not feature.program:
                raise data.error("it does nothing: it needs 'attack', 'finishing' or 'do'")
            if feature.attack is not None:
                card.abilities |= 1 << feature.attack.kind
            if feature.type == language.SPELL:
                card.abilities |= 1 << language.SPELL
            card.pays_counters = card.pays_counters or feature.counters != 0
            feature.index = len(card.activated)
            card.activated.append(feature)
        elif feature.shape == "valhalla":
            card.printed[language.VALHALLA] = 1
            feature.event = "valhalla"
            feature.zone = language.GRAVEYARD
        elif feature.shape == "instead":
            for op in feature.program:
                if op.code not in features.INSTEAD_OPERATIONS or not op.who.is_self():
                    raise data.key("do").error(f"{op.code!r} cannot happen to the card itself instead of dying")
        elif feature.optional:
            feature.program = with_offer(feature.program)
        moments = language.MOMENTS if feature.moment == language.ANY_MOMENT else (language.MOMENTS[feature.moment],)
        names = moments if feature.instant else ("insteads" if feature.replaces else feature.event,)
        listens = card.listens[feature.zone == language.GRAVEYARD]
        listens += [name for name in names if name and name not in listens]

    def read_keyword(self, card: features.Card, data: JsonReader) -> None:
        stat = data.key("keyword").named(NUMBERS["keyword"], "keyword")
        name = language.STATS[stat]
        LANGUAGE.fill(self, card, data, name if name in LANGUAGE.things else "keyword")
        card.printed[stat] = data.key("amount").whole(1, 9) if data.has("amount") else 1
        if data.has("cap"):
            card.printed[language.LIFE_CAP] = data.key("cap").whole(1, 30)

    def read_static(self, card: features.Card, data: JsonReader) -> list[features.Condition]:
        """A modifier of the card itself, or an aura; gives its conditions."""
        modifier = self.modifier(data, "static")
        if modifier.scope is not None:
            card.auras.append(modifier)
            card.aura_stats |= bit(modifier.stat)
        else:
            card.statics.append(modifier)
            card.static_stats |= bit(modifier.stat)
        return modifier.conditions

    def modifier(self, data: JsonReader, thing: str) -> features.Modifier:
        modifier = LANGUAGE.fill(self, features.Modifier(), data, thing)
        modifier.adds = modifier.adds or modifier.stat >= language.FIRST_ADDED
        if data.has("value"):
            modifier.least_value, modifier.most_value = data.key("value").wholes(2, most=99)
        modifier.number = len(self.book.modifiers)
        self.book.modifiers.append(modifier)
        return modifier

    # --- parts ------------------------------------------------------------------------------------------------------
    def filter(self, data: JsonReader) -> features.Filter:
        """A filter; the word "self" is the card that bears the feature."""
        filter = features.Filter()
        if not isinstance(data.value, str):
            return self.filled(filter, data, "filter")
        if data.value == "self":
            filter.traits.append(("other", False))
            filter.plain = False
        else:
            filter.sides = data.named(language.SIDES, "side")
        return filter

    def filled(self, filter: F, data: JsonReader, thing: str) -> F:
        LANGUAGE.fill(self, filter, data, thing)
        filter.traits = [(name, data.key(name).flag()) for name in LANGUAGE.traits if data.has(name)]
        if data.has("cost"):
            filter.least_cost, filter.most_cost = data.key("cost").wholes(2, most=99)
        asked = [name for name in LANGUAGE.things["filter"] if data.has(name)]
        filter.printed = bool(PRINTED.intersection(asked))
        filter.plain = {"side", "card"}.issuperset(asked)
        return filter

    def selector(self, data: JsonReader) -> features.Selector:
        """Cards by place and filter; a word alone is the card that a program speaks of."""
        if isinstance(data.value, str):
            return features.Selector("itself", LANGUAGE.word(data, "card of a program"))
        return self.filled(features.Selector(), data, "selector")

    def card_number(self, data: JsonReader) -> int:
        id = data.whole(FIRST_ID, LAST_ID)
        if id not in self.book.by_id:
            raise data.error("there is no card of this number in the file")
        return self.book.by_id[id]

    def amount(self, data: JsonReader) -> features.Amount:
        if isinstance(data.value, int):
            return features.constant(data.whole(-9, 12))
        if isinstance(data.value, list):
            return self.triple(data)
        if data.value == "full":
            return features.Amount("full")
        amount = LANGUAGE.fill(self, features.Amount("counted"), data, "amount")
        if amount.code in ("count", "weak_strike"):
            data.key("of")
        return amount

    def triple(self, data: JsonReader) -> features.Amount:
        weak, medium, strong = data.wholes(3, most=12)
        return features.Amount("triple", weak, medium, strong)

    def conditions(self, data: JsonReader) -> list[features.Condition]:
        return [self.condition(one) for one in data.items(1)]

    def condition(self, data: JsonReader) -> features.Condition:
        if isinstance(data.value, str):
            return features.Condition(LANGUAGE.word(data, "condition"))
        condition = features.Condition("")
        condition.least = 0 if data.has("most") else condition.least
        LANGUAGE.fill(self, condition, data, "condition")
        if condition.code == "count":
            data.key("of")
        elif condition.code not in ("formation", "number"):
            raise data.error("this condition has no numbers")
        return condition

    def attack(self, data: JsonReader) -> features.AttackSpec:
        attack = LANGUAGE.fill(self, features.AttackSpec(), data, "attack")
        attack.number = len(self.book.attacks)
        self.book.attacks.append(attack)
        return attack

    def grants(self, data: JsonReader) -> list[features.Modifier]:
        return [self.modifier(one, "modifier") for one in data.items(1)]

    def program(self, data: JsonReader, begun: list[features.Op] | None = None) -> list[features.Op]:
        """Operations end to end; those that others hang on jump over them, and loops back."""
        ops = [] if begun is None else begun
        for one in data.items(1):
            op = features.Op(LANGUAGE.word(one.key("do"), "operation"))
            begin = len(ops)
            ops.append(op)
            LANGUAGE.fill(self, op, one, "operation")
            LANGUAGE.check_needed(one, f"do {op.code}")
            if "then" in LANGUAGE.needed.get(f"do {op.code}", ()):
                self.program(one.key("then"), ops)
                if op.code == "repeat":
                    back = features.Op("repeat")
                    back.number = 1
                    back.jump = begin + 1
                    ops.append(back)
                op.jump = len(ops)
        return ops


def with_offer(program: list[features.Op]) -> list[features.Op]:
    """A program that its player may decline."""
    offer = features.Op("may")
    for op in program:
        if op.jump >= 0:
            op.jump += 1
    offer.jump = len(program) + 1
    return [offer, *program]


# --- the language -----------------------------------------------------------------------------------------------------

SHAPES: Final = ("activated", "triggered", "valhalla", "instead", "before")
PRINTED: Final = {"element", "class", "cost", "elite", "unique", "incorporeal", "ability", "stat", "name", "life"}
"""Fields of a filter that ask for something printed."""
GUARDS: Final = {
    "protection_shots": 1 << language.SHOT, "protection_spells": 1 << language.SPELL,
    "protection_throws": 1 << language.THROW, "protection_discharges": 1 << language.DISCHARGE,
    "protection_magic": language.MAGIC,
}  # fmt: skip
READERS: Final[dict[str, Read[CardReader]]] = {
    "flag": lambda reader, data: data.flag(),
    "price": lambda reader, data: -1 if data.value == "X" else data.whole(1, 9),
    "crystal": lambda reader, data: data.named({"silver": 0, "gold": 1}, "crystal") == 1,
    "filter": CardReader.filter, "selector": CardReader.selector, "card_number": CardReader.card_number,
    "amount": CardReader.amount, "triple": CardReader.triple, "conditions": CardReader.conditions,
    "attack": CardReader.attack, "grants": CardReader.grants, "program": CardReader.program,
}  # fmt: skip
NUMBERS: Final = {
    "side": language.SIDES, "type of ability": {"spell": language.SPELL, "effect": language.EFFECT},
    "kind of attack": numbered(language.ABILITIES), "keyword": numbered(language.STATS),
}  # fmt: skip
SETS: Final = {"kind of card": language.KINDS_OF_CARDS, "kind of ability": language.KIND_SETS}
"""Words that stand for several others."""


LANGUAGE: Final = DeclaredFields(read_data_file("berserk", "language.json"), READERS, NUMBERS, SETS)


def read_cards(data: Json) -> features.Book:
    """A book of cards; an error names the card and the field that is wrong."""
    return CardReader().read(data)


BOOK: Final = read_cards(read_data_file("berserk", "cards.json").value)
