"""Reading the card file: every card is checked whole, and an error names the card and the field.

Tables at the end tell the fields of all that a card is written with: where each of them goes, and how it is read. A
card that the engine cannot carry out is refused; it is never half played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from meadhall.engine.json_reader import JsonReader
from meadhall.engine.types import Json
from meadhall.games.berserk import features, words

Read: TypeAlias = "Callable[[CardReader, JsonReader], Any]"
Fields: TypeAlias = "dict[str, tuple[str, Read] | None]"
"""Of each field the attribute that it fills, and how it is read; None for what is read apart."""

FIRST_ID: Final = 10001
LAST_ID: Final = 20200
LIMITS: Final = 2
"""Features with a limit per turn, or per battle, that one card can have: a state keeps four bits for each."""
MOST_LIMIT: Final = 15


class CardReader:
    """Reads one file into a book."""

    def __init__(self) -> None:
        self.book = features.Book()

    def read(self, data: Json) -> features.Book:
        cards = JsonReader(data, "cards").items()
        for at, one in enumerate(cards):
            card = features.Card(one.key("id").whole(FIRST_ID, LAST_ID), one.key("word").text())
            card.number = at
            if card.id in self.book.by_id or card.word in self.book.by_word:
                raise named_card(card, one).error("it stands there already")
            self.book.by_id[card.id] = at
            self.book.by_word[card.word] = at
            self.book.cards.append(card)
        for at, one in enumerate(cards):
            self.read_card(self.book.cards[at], named_card(self.book.cards[at], one))
        return self.book

    def fill(self, made: object, data: JsonReader, fields: Fields, needed: tuple[str, ...] = ()) -> None:
        """Fill what was made with the fields that stand there; others mean nothing, and are refused."""
        for name, value in data.entries():
            if name not in fields:
                raise value.error("there is no such field here")
            field = fields[name]
            if field is not None:
                setattr(made, field[0], field[1](self, value))
        for name in needed:
            data.key(name)

    def read_card(self, card: features.Card, data: JsonReader) -> None:
        self.fill(card, data, CARD, ("kind", "crystal", "cost", "element"))
        for name in NEEDED_BY_KIND[card.kind]:
            data.key(name)
        for name, value in data.key("symbols").entries() if data.has("symbols") else []:
            if name in GUARDS:
                card.guard |= GUARDS[name]
            elif name in words.STATS:
                card.printed[words.STATS.index(name)] = value.whole(1, 9)
            else:
                raise value.error("there is no such symbol")
        for one in data.key("features").items(most=12) if data.has("features") else []:
            self.read_feature(card, one)
        self.set_limits(card, data)

    def set_limits(self, card: features.Card, data: JsonReader) -> None:
        turn = battle = 0
        for feature in card.features:
            if feature.turn_limit:
                feature.limit_shift = 4 * turn
                turn += 1
            elif feature.battle_limit:
                feature.limit_shift = 4 * battle
                battle += 1
        if turn > LIMITS or battle > LIMITS:
            raise data.key("features").error(f"more than {LIMITS} of them have a limit")
        if len(card.activated) > words.MOST_FEATURES:
            raise data.key("features").error(f"more than {words.MOST_FEATURES} of them are used by choice")

    # --- features ---------------------------------------------------------------------------------------------------

    def read_feature(self, card: features.Card, data: JsonReader) -> None:
        names = [name for name, _ in data.entries()]
        shape = names[0] if len(names) == 1 else ""
        if data.has("keyword"):
            self.read_keyword(card, data)
        elif shape == "static":
            self.read_static(card, data.key(shape), [])
        elif shape == "formation":
            card.printed[words.FORMATION] = 1
            for one in data.key(shape).items(1):
                self.read_static(card, one, [features.Condition("formation")])
        elif shape in SHAPES:
            feature = features.Feature(shape)
            fields, needed = SHAPES[shape]
            self.fill(feature, data.key(shape), fields, needed)
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
            if feature.type == words.SPELL:
                card.abilities |= 1 << words.SPELL
            feature.index = len(card.activated)
            card.activated.append(feature)
        elif feature.shape == "valhalla":
            card.printed[words.VALHALLA] = 1
            feature.event = words.VALHALLA_CALLS
            feature.zone = words.GRAVEYARD
        elif feature.shape == "instead":
            for op in feature.program:
                if op.code not in features.INSTEAD_OPERATIONS or not op.who.is_self():
                    raise data.key("do").error(f"{op.code!r} cannot happen to the card itself instead of dying")
        elif feature.optional:
            feature.program = with_offer(feature.program)

    def read_keyword(self, card: features.Card, data: JsonReader) -> None:
        stat: int = one_of(words.STATS, "keyword")(self, data.key("keyword"))
        self.fill(card, data, KEYWORDS.get(words.STATS[stat], KEYWORD))
        card.printed[stat] = data.key("amount").whole(1, 9) if data.has("amount") else 1
        if data.has("cap"):
            card.printed[words.LIFE_CAP] = data.key("cap").whole(1, 30)

    def read_static(self, card: features.Card, data: JsonReader, conditions: list[features.Condition]) -> None:
        modifier = self.modifier(data, STATIC)
        modifier.conditions = conditions + modifier.conditions
        if modifier.scope is not None:
            card.auras.append(modifier)
        else:
            card.statics.append(modifier)
            card.static_stats |= 1 << modifier.stat

    def modifier(self, data: JsonReader, fields: Fields) -> features.Modifier:
        modifier = features.Modifier()
        self.fill(modifier, data, fields, ("stat",))
        modifier.adds = modifier.adds or modifier.stat >= words.FIRST_ADDED
        if data.has("value"):
            modifier.least_value, modifier.most_value = data.key("value").wholes(2, most=99)
        modifier.number = len(self.book.modifiers)
        self.book.modifiers.append(modifier)
        return modifier

    # --- parts ------------------------------------------------------------------------------------------------------

    def filter(self, data: JsonReader) -> features.Filter:
        """A filter; the word "self" is the card that bears the feature."""
        filter = features.Filter()
        if data.value == "self":
            filter.traits.append(("other", False))
            filter.plain = False
        elif isinstance(data.value, str):
            filter.sides = data.named(words.SIDES, "side")
        else:
            self.fill_filter(filter, data, FILTER)
        return filter

    def fill_filter(self, filter: features.Filter, data: JsonReader, fields: Fields) -> None:
        self.fill(filter, data, fields)
        filter.traits = [(name, data.key(name).flag()) for name in features.TRAITS if data.has(name)]
        if data.has("cost"):
            filter.least_cost, filter.most_cost = data.key("cost").wholes(2, most=99)
        asked = [name for name in FILTER if data.has(name)]
        filter.printed = bool(PRINTED.intersection(asked))
        filter.plain = {"side", "card"}.issuperset(asked)

    def selector(self, data: JsonReader) -> features.Selector:
        """Cards by place and filter; a word alone is the card that a program speaks of."""
        if isinstance(data.value, str):
            return features.Selector("itself", word_of(features.REFERENCES, "card of a program")(self, data))
        selector = features.Selector()
        self.fill_filter(selector, data, SELECTOR)
        return selector

    def card_number(self, data: JsonReader) -> int:
        id = data.whole(FIRST_ID, LAST_ID)
        if id not in self.book.by_id:
            raise data.error("there is no card of this number in the file")
        return self.book.by_id[id]

    def amount(self, data: JsonReader) -> features.Amount:
        if isinstance(data.value, int):
            return features.constant(data.whole(-9, 12))
        if isinstance(data.value, list):
            return by_strength(self, data)
        if data.value == "full":
            return features.Amount("full")
        amount = features.Amount("counted")
        self.fill(amount, data, AMOUNT, ("count",))
        if amount.code in ("count", "weak_strike"):
            data.key("of")
        return amount

    def conditions(self, data: JsonReader) -> list[features.Condition]:
        return [self.condition(one) for one in data.items(1)]

    def condition(self, data: JsonReader) -> features.Condition:
        if isinstance(data.value, str):
            return features.Condition(word_of(features.CONDITIONS, "condition")(self, data))
        condition = features.Condition("")
        condition.least = 0 if data.has("most") else condition.least
        self.fill(condition, data, CONDITION, ("is",))
        if condition.code == "count":
            data.key("of")
        elif condition.code not in ("formation", "number"):
            raise data.error("this condition has no numbers")
        return condition

    def attack(self, data: JsonReader) -> features.AttackSpec:
        attack = features.AttackSpec()
        self.fill(attack, data, ATTACK, ("kind", "value"))
        attack.number = len(self.book.attacks)
        self.book.attacks.append(attack)
        return attack

    def grants(self, data: JsonReader) -> list[features.Modifier]:
        return [self.modifier(one, MODIFIER) for one in data.items(1)]

    def program(self, data: JsonReader) -> list[features.Op]:
        ops: list[features.Op] = []
        self.add_ops(ops, data)
        return ops

    def add_ops(self, ops: list[features.Op], data: JsonReader) -> None:
        """Lay operations end to end; those that others hang on jump over them, and loops back."""
        for one in data.items(1):
            op = features.Op(word_of(tuple(features.OPERATIONS), "operation")(self, one.key("do")))
            begin = len(ops)
            ops.append(op)
            needed = features.OPERATIONS[op.code]
            self.fill(op, one, OPERATION, needed)
            if "then" in needed:
                self.add_ops(ops, one.key("then"))
                if op.code == "repeat":
                    back = features.Op("repeat")
                    back.number = 1
                    back.jump = begin + 1
                    ops.append(back)
                op.jump = len(ops)


def named_card(card: features.Card, data: JsonReader) -> JsonReader:
    return JsonReader(data.value, f"card {card.id} {card.word}")


def with_offer(program: list[features.Op]) -> list[features.Op]:
    """A program that its player may decline."""
    offer = features.Op("may")
    for op in program:
        if op.jump >= 0:
            op.jump += 1
    offer.jump = len(program) + 1
    return [offer, *program]


# --- how a field is read --------------------------------------------------------------------------------------------


def flag(reader: CardReader, data: JsonReader) -> bool:
    return data.flag()


def flags(*names: str) -> Fields:
    return {name: (name, flag) for name in names}


def whole(least: int, most: int) -> Read:
    return lambda reader, data: data.whole(least, most)


def word_of(names: tuple[str, ...], what: str) -> Read:
    """One of these words."""
    place = one_of(names, what)
    return lambda reader, data: names[place(reader, data)]


def one_of(names: tuple[str, ...], what: str) -> Read:
    """One of these words, as its place among them."""
    return named({name: at for at, name in enumerate(names)}, what)


def named(numbers: dict[str, int], what: str) -> Read:
    """One of these words, as its number."""
    return lambda reader, data: data.named(numbers, what)


def bits_of(names: tuple[str, ...], what: str, sets: dict[str, int] | None = None) -> Read:
    """One of these words or a list of them, as bits; some words may stand for several of them."""
    known = {name: 1 << at for at, name in enumerate(names)} | (sets or {})

    def read(reader: CardReader, data: JsonReader) -> int:
        bits = 0
        for one in data.items(1) if isinstance(data.value, list) else [data]:
            bits |= one.named(known, what)
        return bits

    return read


def price(reader: CardReader, data: JsonReader) -> int:
    """Counters; -1 for X."""
    return -1 if data.value == "X" else data.whole(1, 9)


def by_strength(reader: CardReader, data: JsonReader) -> features.Amount:
    weak, medium, strong = data.wholes(3, most=12)
    return features.Amount("triple", weak, medium, strong)


# --- the fields -----------------------------------------------------------------------------------------------------

ABILITIES: Final = bits_of(words.ABILITIES, "kind of ability", words.KIND_SETS)
STRENGTHS: Final = bits_of(words.STRENGTHS, "strength")
GUARDS: Final = {
    "protection_shots": 1 << words.SHOT, "protection_spells": 1 << words.SPELL, "protection_throws": 1 << words.THROW,
    "protection_discharges": 1 << words.DISCHARGE, "protection_magic": words.MAGIC,
}  # fmt: skip
CARD: Final[Fields] = {
    **dict.fromkeys(("id", "word", "symbols", "features")),
    **flags("unique"),
    "kind": ("kind", one_of(words.CARD_KINDS, "kind of card")),
    "crystal": ("elite", lambda reader, data: data.named({"silver": 0, "gold": 1}, "crystal") == 1),
    "cost": ("cost", whole(0, 15)),
    "element": ("element", one_of(words.ELEMENTS, "element")),
    "classes": ("classes", bits_of(words.CLASSES, "class")),
    "life": ("life", whole(1, 30)),
    "move": ("move", whole(0, 5)),
    "strike": ("strike", by_strength),
}
NEEDED_BY_KIND: Final = (("life", "move", "strike"), *(("life", "strike"),) * 3, ("life",), ())
KEYWORD: Final[Fields] = {"keyword": None, "amount": None}
KEYWORDS: Final[dict[str, Fields]] = {
    "vampirism": {**KEYWORD, "less": ("vampire_less", whole(0, 5)), "cap": None},
    "incarnation": {**KEYWORD, "open": ("incarnates_open", flag), "on_mark": ("incarnates_on_mark", flag)},
}
"""Those with parameters."""
FILTER: Final[Fields] = {
    **dict.fromkeys(features.TRAITS),
    "side": ("sides", named(words.SIDES, "side")),
    "card": ("kinds", bits_of(words.CARD_KINDS, "kind of card", words.KINDS_OF_CARDS)),
    "element": ("elements", bits_of(words.ELEMENTS, "element")),
    "class": ("classes", bits_of(words.CLASSES, "class")),
    "cost": None,
    "ability": ("abilities", ABILITIES),
    "stat": ("stats", bits_of(words.STATS, "stat")),
    "name": ("name", CardReader.card_number),
    "life": ("most_life", whole(1, 99)),
    "tokens": ("tokens", whole(1, 9)),
}
PRINTED: Final = {"element", "class", "cost", "elite", "unique", "incorporeal", "ability", "stat", "name", "life"}
SELECTOR: Final[Fields] = {
    **FILTER,
    "area": ("area", word_of(features.AREAS, "area")),
    "of": ("of", word_of(features.REFERENCES, "card of a program")),
    "range": ("range", whole(1, 9)),
}
AMOUNT: Final[Fields] = {
    "count": ("code", word_of(features.AMOUNTS, "amount")),
    "of": ("selector", CardReader.selector),
    "times": ("times", whole(-9, 9)),
    "plus": ("plus", whole(-9, 9)),
    "most": ("most", whole(1, 99)),
}
CONDITION: Final[Fields] = {
    "is": ("code", word_of(features.CONDITIONS, "condition")),
    "least": ("least", whole(0, 99)),
    "most": ("most", whole(0, 99)),
    "of": ("selector", CardReader.selector),
    "partner": ("filter", CardReader.filter),
}
MODIFIER: Final[Fields] = {
    "stat": ("stat", one_of(words.STATS, "stat")),
    "amount": ("amount", CardReader.amount),
    "adds": ("adds", flag),
    "kinds": ("kinds", ABILITIES),
    "strengths": ("strengths", STRENGTHS),
    "versus": ("versus", CardReader.filter),
    "value": None,
}
STATIC: Final[Fields] = {
    **MODIFIER,
    "if": ("conditions", CardReader.conditions),
    "scope": ("scope", CardReader.selector),
}
ATTACK: Final[Fields] = {
    "kind": ("kind", one_of(words.ABILITIES, "kind of attack")),
    "value": ("value", CardReader.amount),
    "range": ("range", whole(1, 9)),
    "at": ("filter", CardReader.filter),
}
OPERATION: Final[Fields] = {
    **dict.fromkeys(("do", "then")),
    **flags("optional", "opponent", "closed", "different", "at_once"),
    "who": ("who", CardReader.selector),
    "amount": ("amount", CardReader.amount),
    "number": ("number", whole(0, 99)),
    "until": ("until", word_of(features.DURATIONS, "duration")),
    "attack": ("attack", CardReader.attack),
    "grant": ("modifiers", CardReader.grants),
    "if": ("conditions", CardReader.conditions),
}
PROGRAM: Final[Fields] = {
    "if": ("conditions", CardReader.conditions),
    "per_turn": ("turn_limit", whole(1, MOST_LIMIT)),
    "per_battle": ("battle_limit", whole(1, MOST_LIMIT)),
    "do": ("program", CardReader.program),
}
ANSWER: Final[Fields] = {
    **PROGRAM,
    "by": ("by", CardReader.filter),
    "at": ("at", CardReader.filter),
    "kinds": ("kinds", ABILITIES),
    "zone": ("zone", one_of(words.ZONES, "zone")),
    "type": ("type", named({"spell": words.SPELL, "effect": words.EFFECT}, "type of ability")),
}
SHAPES: Final[dict[str, tuple[Fields, tuple[str, ...]]]] = {
    "activated": (
        {
            **ANSWER,
            **flags("close", "own_token", "instant"),
            "counters": ("counters", price),
            "moment": ("moment", one_of(words.MOMENTS, "moment")),
            "attack": ("attack", CardReader.attack),
            "finishing": ("finishing", whole(1, 9)),
            "target": ("target", CardReader.selector),
        },
        (),
    ),
    "triggered": (
        {
            **ANSWER,
            **flags("optional", "first_in_turn"),
            "on": ("event", one_of(words.EVENTS, "event")),
            "strengths": ("strengths", STRENGTHS),
            "least": ("least", whole(0, 99)),
            "most": ("most", whole(0, 99)),
            "whose": ("whose", named(words.SIDES, "side")),
            "keyword": ("keyword", one_of(words.STATS, "keyword")),
        },
        ("on", "do"),
    ),
    "valhalla": ({"do": PROGRAM["do"]}, ("do",)),
    "instead": (
        {**PROGRAM, "of": ("replaces", word_of(("dying",), "happening that can be replaced"))},
        ("of", "do"),
    ),
    "before": (
        {
            "if": PROGRAM["if"],
            "stage": ("stage", word_of(("starts_with", "recruiting_gold"), "stage")),
            "amount": ("amount", whole(1, 9)),
        },
        ("stage", "amount"),
    ),
}
