"""Reading the card file: every card is checked whole, and an error names the card and the field.

A card that the engine cannot carry out is refused; it is never half played.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.json_reader import JsonReader
from meadhall.engine.types import Json
from meadhall.games.berserk import features, words
from meadhall.games.berserk.board import FAR

STAT_OF: Final = {name: at for at, name in enumerate(words.STATS)}
KIND_OF: Final = {name: at for at, name in enumerate(words.CARD_KINDS)}
ELEMENT_OF: Final = {name: at for at, name in enumerate(words.ELEMENTS)}
CLASS_OF: Final = {name: at for at, name in enumerate(words.CLASSES)}
ABILITY_OF: Final = {name: at for at, name in enumerate(words.ABILITIES)}
STRENGTH_OF: Final = {name: at for at, name in enumerate(words.STRENGTHS)}
AREA_OF: Final = {name: at for at, name in enumerate(features.AREAS)}
REFERENCE_OF: Final = {name: at for at, name in enumerate(features.REFERENCES)}
AMOUNT_OF: Final = {name: at for at, name in enumerate(features.AMOUNTS)}
CONDITION_OF: Final = {name: at for at, name in enumerate(features.CONDITIONS)}
EVENT_OF: Final = {name: at for at, name in enumerate(words.EVENTS)}
DURATION_OF: Final = {name: at for at, name in enumerate(words.DURATIONS)}
MOMENT_OF: Final = {name: at for at, name in enumerate(words.MOMENTS)}
ZONE_OF: Final = {name: at for at, name in enumerate(words.ZONES)}
OPERATION_OF: Final = {name: at for at, name in enumerate(features.OPERATIONS)}
STAGE_OF: Final = {"starts_with": features.STARTS_WITH, "recruiting_gold": features.RECRUITING_GOLD}
GUARDS: Final = {
    "protection_shots": 1 << words.SHOT,
    "protection_spells": 1 << words.SPELL,
    "protection_throws": 1 << words.THROW,
    "protection_discharges": 1 << words.DISCHARGE,
    "protection_magic": 1 << words.SPELL | 1 << words.MAGIC_STRIKE | 1 << words.DISCHARGE,
}
CREATURE_WORDS: Final = {
    "creature": words.CREATURES,
    "symbiont": words.SYMBIONTS,
    "card": (1 << len(words.CARD_KINDS)) - 1,
}
CARD_FIELDS: Final = (
    "id", "word", "emblem", "kind", "crystal", "cost", "unique", "element", "classes", "life", "move", "strike",
    "symbols", "features",
)  # fmt: skip
FILTER_FIELDS: Final = (
    "side", "other", "card", "element", "class", "cost", "elite", "unique", "open", "wounded", "poisoned",
    "incorporeal", "shifted", "trodden", "near", "ability", "stat", "name", "life", "tokens",
)  # fmt: skip
PRINTED_FIELDS: Final = (
    "element",
    "class",
    "cost",
    "elite",
    "unique",
    "incorporeal",
    "ability",
    "stat",
    "name",
    "life",
)
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
            id = one.key("id").whole(10001, 20200)
            word = one.key("word").text()
            named = JsonReader(one.value, f"card {id} {word}")
            if id in self.book.by_id or word in self.book.by_word:
                raise named.error("it stands there already")
            self.book.by_id[id] = at
            self.book.by_word[word] = at
            self.book.cards.append(features.Card(id, word))
        for at, one in enumerate(cards):
            card = self.book.cards[at]
            card.number = at
            self.read_card(card, JsonReader(one.value, f"card {card.id} {card.word}"))
        return self.book

    def read_card(self, card: features.Card, data: JsonReader) -> None:
        only(data, CARD_FIELDS)
        card.kind = data.key("kind").named(KIND_OF, "kind of card")
        card.elite = data.key("crystal").named({"silver": 0, "gold": 1}, "crystal") == 1
        card.cost = data.key("cost").whole(0, 15)
        card.unique = flag(data, "unique")
        card.element = data.key("element").named(ELEMENT_OF, "element")
        card.classes = mask(data, "classes", CLASS_OF, "class", 0)
        if card.kind != words.TERRAIN:
            card.life = data.key("life").whole(1, 30)
        if card.kind == words.GROUND:
            card.move = data.key("move").whole(0, 5)
        if card.kind not in (words.ARTIFACT, words.TERRAIN):
            weak, medium, strong = data.key("strike").wholes(3, most=12)
            card.strike = features.Amount(features.TRIPLE, weak, medium, strong)
        if data.has("symbols"):
            for name, value in data.key("symbols").entries():
                self.read_symbol(card, name, value)
        if data.has("features"):
            for one in data.key("features").items(most=12):
                self.read_feature(card, one)
        self.book.modifier_card += [int(card.number)] * (len(self.book.modifiers) - len(self.book.modifier_card))
        self.set_limits(card, data)

    def read_symbol(self, card: features.Card, name: str, value: JsonReader) -> None:
        if name in GUARDS:
            card.guard |= GUARDS[name]
        elif name in STAT_OF:
            card.printed[STAT_OF[name]] = value.whole(1, 9)
        else:
            raise value.error("there is no such symbol")

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
        if data.has("keyword"):
            self.read_keyword(card, data)
        elif names == ["static"]:
            self.read_static(card, data.key("static"), [])
        elif names == ["formation"]:
            card.printed[words.FORMATION] = 1
            for one in data.key("formation").items(1):
                self.read_static(card, one, [features.Condition(features.IN_FORMATION)])
        elif names == ["activated"]:
            self.add(card, self.activated(card, data.key("activated")))
        elif names == ["triggered"]:
            self.add(card, self.triggered(data.key("triggered")))
        elif names == ["valhalla"]:
            card.printed[words.VALHALLA] = 1
            self.add(card, self.valhalla(data.key("valhalla")))
        elif names == ["instead"]:
            self.add(card, self.instead(data.key("instead")))
        elif names == ["before"]:
            self.add(card, self.before(data.key("before")))
        else:
            raise data.error(f"{', '.join(names)[:60]!r} is no shape of a feature")

    def add(self, card: features.Card, feature: features.Feature) -> None:
        feature.number = len(self.book.features)
        self.book.features.append(feature)
        self.book.feature_card.append(int(card.number))
        card.features.append(feature)
        if feature.shape == features.ACTIVATED:
            feature.index = len(card.activated)
            card.activated.append(feature)

    def read_keyword(self, card: features.Card, data: JsonReader) -> None:
        only(data, ("keyword", "amount", "less", "cap", "open", "on_mark"))
        stat = data.key("keyword").named(STAT_OF, "keyword")
        card.printed[stat] = data.key("amount").whole(1, 9) if data.has("amount") else 1
        card.vampire_less = whole(data, "less", 0, 5, card.vampire_less)
        card.printed[words.LIFE_CAP] = whole(data, "cap", 1, 30, card.printed[words.LIFE_CAP])
        card.incarnates_open = card.incarnates_open or (flag(data, "open"))
        card.incarnates_on_mark = card.incarnates_on_mark or (flag(data, "on_mark"))
        if (card.incarnates_open and stat != words.INCARNATION) or (data.has("less") and stat != words.VAMPIRISM):
            raise data.error("this keyword has no such parameter")
        if stat == words.INCORPOREAL:
            card.printed[stat] = 1

    def read_static(self, card: features.Card, data: JsonReader, conditions: list[features.Condition]) -> None:
        modifier = self.modifier(data)
        modifier.conditions = conditions + modifier.conditions
        if data.has("scope"):
            modifier.scope = self.selector(data.key("scope"))
            card.auras.append(modifier)
        else:
            card.statics.append(modifier)
            card.static_stats |= 1 << modifier.stat

    def modifier(self, data: JsonReader) -> features.Modifier:
        only(
            data,
            ("stat", "amount", "adds", "kinds", "strengths", "versus", "value", "if", "scope", "partner", "until"),
        )
        stat = data.key("stat").named(STAT_OF, "stat")
        modifier = features.Modifier(
            stat, self.amount(data.key("amount")) if data.has("amount") else features.Amount(features.CONSTANT, 1, 1, 1)
        )
        modifier.adds = stat >= words.FIRST_ADDED or (flag(data, "adds"))
        modifier.kinds = abilities(data, "kinds")
        modifier.strengths = mask(data, "strengths", STRENGTH_OF, "strength", modifier.strengths)
        if data.has("versus"):
            modifier.versus = self.filter(data.key("versus"))
        if data.has("value"):
            modifier.least_value, modifier.most_value = data.key("value").wholes(2, most=99)
        modifier.conditions = self.conditions(data)
        modifier.number = len(self.book.modifiers)
        self.book.modifiers.append(modifier)
        return modifier

    def activated(self, card: features.Card, data: JsonReader) -> features.Feature:
        only(
            data,
            ("close", "counters", "own_token", "instant", "moment", "by", "at", "kinds", "zone", "per_turn",
             "per_battle", "type", "attack", "finishing", "target", "do", "if"),
        )  # fmt: skip
        feature = features.Feature(features.ACTIVATED)
        feature.close = flag(data, "close")
        feature.instant = flag(data, "instant")
        feature.own_token = flag(data, "own_token")
        if data.has("counters"):
            price = data.key("counters")
            feature.counters = -1 if price.value == "X" else price.whole(1, 9)
        feature.moment = named(data, "moment", MOMENT_OF, "moment", feature.moment)
        self.event_filters(feature, data)
        self.limits(feature, data)
        feature.type = ability_type(data)
        feature.conditions = self.conditions(data)
        if data.has("attack"):
            feature.attack = self.attack(data.key("attack"))
            card.abilities |= 1 << feature.attack.kind
        feature.finishing = whole(data, "finishing", 1, 9, feature.finishing)
        if data.has("target"):
            feature.target = self.selector(data.key("target"))
        if data.has("do"):
            feature.program = self.program(data.key("do"))
        card.abilities |= 1 << feature.type if feature.type == words.SPELL else 0
        if not feature.attack and not feature.finishing and not feature.program:
            raise data.error("it does nothing: it needs 'attack', 'finishing' or 'do'")
        return feature

    def event_filters(self, feature: features.Feature, data: JsonReader) -> None:
        """Who does it to whom, with what, and where the card must lie to notice."""
        if data.has("by"):
            feature.by = self.filter(data.key("by"))
        if data.has("at"):
            feature.at = self.filter(data.key("at"))
        feature.kinds = abilities(data, "kinds")
        feature.zone = named(data, "zone", ZONE_OF, "zone", feature.zone)

    def limits(self, feature: features.Feature, data: JsonReader) -> None:
        feature.turn_limit = whole(data, "per_turn", 1, MOST_LIMIT, feature.turn_limit)
        feature.battle_limit = whole(data, "per_battle", 1, MOST_LIMIT, feature.battle_limit)

    def triggered(self, data: JsonReader) -> features.Feature:
        only(
            data,
            ("on", "by", "at", "kinds", "strengths", "least", "most", "whose", "keyword", "optional", "first_in_turn",
             "zone", "per_turn", "per_battle", "type", "if", "do"),
        )  # fmt: skip
        feature = features.Feature(features.TRIGGERED)
        feature.event = data.key("on").named(EVENT_OF, "event")
        self.event_filters(feature, data)
        feature.strengths = mask(data, "strengths", STRENGTH_OF, "strength", feature.strengths)
        feature.least = whole(data, "least", 0, 99, feature.least)
        feature.most = whole(data, "most", 0, 99, feature.most)
        feature.whose = named(data, "whose", words.SIDES, "side", feature.whose)
        feature.keyword = named(data, "keyword", STAT_OF, "keyword", feature.keyword)
        feature.optional = flag(data, "optional")
        feature.first_in_turn = flag(data, "first_in_turn")
        self.limits(feature, data)
        feature.type = ability_type(data)
        feature.conditions = self.conditions(data)
        feature.program = self.program(data.key("do"))
        if feature.optional:
            feature.program = with_offer(feature.program)
        return feature

    def valhalla(self, data: JsonReader) -> features.Feature:
        only(data, ("do", "optional"))
        feature = features.Feature(features.VALHALLA_SHAPE)
        feature.event = words.VALHALLA_CALLS
        feature.zone = words.GRAVEYARD
        feature.program = self.program(data.key("do"))
        return feature

    def instead(self, data: JsonReader) -> features.Feature:
        only(data, ("of", "if", "do", "per_battle", "per_turn"))
        feature = features.Feature(features.INSTEAD)
        feature.event = data.key("of").named({"dying": features.DYING}, "happening that can be replaced")
        feature.conditions = self.conditions(data)
        self.limits(feature, data)
        feature.program = self.program(data.key("do"))
        for op in feature.program:
            own = op.who is not None and op.who.area == features.ITSELF and op.who.of == features.SELF
            if op.code not in features.INSTEAD_OPERATIONS or not own:
                raise data.key("do").error(f"{op.code!r} cannot happen to the card itself instead of dying")
        return feature

    def before(self, data: JsonReader) -> features.Feature:
        only(data, ("stage", "if", "amount"))
        feature = features.Feature(features.BEFORE)
        feature.event = data.key("stage").named(STAGE_OF, "stage")
        feature.amount = data.key("amount").whole(1, 9)
        feature.conditions = self.conditions(data)
        return feature

    # --- parts ------------------------------------------------------------------------------------------------------

    def filter(self, data: JsonReader) -> features.Filter:
        """A filter; the word "self" is the card that bears the feature."""
        filter = features.Filter()
        if data.value == "self":
            filter.itself = 1
            filter.plain = False
            return filter
        if isinstance(data.value, str):
            filter.sides = data.named(words.SIDES, "side")
            return filter
        only(data, FILTER_FIELDS)
        self.fill_filter(filter, data)
        return filter

    def fill_filter(self, filter: features.Filter, data: JsonReader) -> None:
        filter.sides = named(data, "side", words.SIDES, "side", filter.sides)
        if data.has("card"):
            kind = data.key("card")
            if isinstance(kind.value, str) and kind.value in CREATURE_WORDS:
                filter.kinds = CREATURE_WORDS[kind.value]
            else:
                filter.kinds = mask(data, "card", KIND_OF, "kind of card", 0)
        filter.elements = mask(data, "element", ELEMENT_OF, "element", filter.elements)
        filter.classes = mask(data, "class", CLASS_OF, "class", filter.classes)
        if data.has("cost"):
            filter.least_cost, filter.most_cost = data.key("cost").wholes(2, most=99)
        filter.itself = 0 if flag(data, "other") else -1
        filter.elite, filter.unique = flag_of(data, "elite"), flag_of(data, "unique")
        filter.open, filter.wounded = flag_of(data, "open"), flag_of(data, "wounded")
        filter.poisoned, filter.incorporeal = flag_of(data, "poisoned"), flag_of(data, "incorporeal")
        filter.shifted, filter.trodden = flag_of(data, "shifted"), flag_of(data, "trodden")
        filter.near = flag_of(data, "near")
        filter.abilities = abilities(data, "ability")
        filter.stats = mask(data, "stat", STAT_OF, "stat", 0)
        if data.has("name"):
            id = data.key("name").whole(10001, 20200)
            if id not in self.book.by_id:
                raise data.key("name").error("there is no card of this number in the file")
            filter.name = self.book.by_id[id]
        filter.most_life = whole(data, "life", 1, 99, filter.most_life)
        filter.tokens = whole(data, "tokens", 1, 9, filter.tokens)
        filter.printed = bool([name for name in PRINTED_FIELDS if data.has(name)])
        plain = ("side", "card")
        filter.plain = not [name for name in FILTER_FIELDS if name not in plain and data.has(name)]

    def selector(self, data: JsonReader) -> features.Selector:
        """Cards by place and filter; a word alone is the card that a program speaks of."""
        if isinstance(data.value, str):
            return features.Selector(features.ITSELF, data.named(REFERENCE_OF, "card of a program"), features.Filter())
        only(data, ("area", "of", "range", *FILTER_FIELDS))
        area = data.key("area").named(AREA_OF, "area") if data.has("area") else AREA_OF["anywhere"]
        of = data.key("of").named(REFERENCE_OF, "card of a program") if data.has("of") else features.SELF
        selector = features.Selector(area, of, features.Filter())
        self.fill_filter(selector.filter, data)
        selector.range = whole(data, "range", 1, 9, selector.range)
        return selector

    def amount(self, data: JsonReader) -> features.Amount:
        if isinstance(data.value, int):
            number = data.whole(-9, 12)
            return features.Amount(features.CONSTANT, number, number, number)
        if isinstance(data.value, list):
            weak, medium, strong = data.wholes(3, most=12)
            return features.Amount(features.TRIPLE, weak, medium, strong)
        if data.value == "full":
            return features.Amount(features.FULL, 0, 0, 0)
        only(data, ("count", "of", "times", "plus", "most"))
        amount = features.Amount(data.key("count").named(AMOUNT_OF, "amount"), 0, 0, 0)
        if amount.code in (features.COUNTED, features.WEAK_STRIKE):
            amount.selector = self.selector(data.key("of"))
        amount.times = whole(data, "times", -9, 9, amount.times)
        amount.plus = whole(data, "plus", -9, 9, amount.plus)
        amount.most = whole(data, "most", 1, 99, amount.most)
        return amount

    def conditions(self, data: JsonReader) -> list[features.Condition]:
        """What stands under "if", if anything does."""
        return [self.condition(one) for one in data.key("if").items(1)] if data.has("if") else []

    def condition(self, data: JsonReader) -> features.Condition:
        if isinstance(data.value, str):
            return features.Condition(data.named(CONDITION_OF, "condition"))
        only(data, ("is", "least", "most", "of", "partner"))
        condition = features.Condition(data.key("is").named(CONDITION_OF, "condition"))
        condition.least = whole(data, "least", 0, 99, condition.least)
        if data.has("most"):
            condition.least = condition.least if data.has("least") else 0
            condition.most = data.key("most").whole(0, 99)
        if condition.code == features.COUNT_OF:
            condition.selector = self.selector(data.key("of"))
        elif condition.code == features.IN_FORMATION and data.has("partner"):
            condition.filter = self.filter(data.key("partner"))
        elif condition.code not in (features.IN_FORMATION, features.NUMBER_IS):
            raise data.error("this condition has no numbers")
        return condition

    def attack(self, data: JsonReader) -> features.AttackSpec:
        only(data, ("kind", "value", "range", "at"))
        kind = data.key("kind").named(ABILITY_OF, "kind of attack")
        value = self.amount(data.key("value"))
        spec = features.AttackSpec(kind, value, data.key("range").whole(1, 9) if data.has("range") else FAR)
        if data.has("at"):
            spec.filter = self.filter(data.key("at"))
        spec.number = len(self.book.attacks)
        self.book.attacks.append(spec)
        return spec

    def program(self, data: JsonReader) -> list[features.Op]:
        ops: list[features.Op] = []
        self.add_ops(ops, data)
        return ops

    def add_ops(self, ops: list[features.Op], data: JsonReader) -> None:
        for one in data.items(1):
            only(
                one,
                ("do", "who", "amount", "attack", "grant", "until", "if", "then", "optional", "opponent", "closed",
                 "different", "at_once", "number"),
            )  # fmt: skip
            op = features.Op(features.OPERATIONS[one.key("do").named(OPERATION_OF, "operation")])
            op_at = len(ops)
            ops.append(op)
            if one.has("who"):
                op.who = self.selector(one.key("who"))
            if one.has("amount"):
                op.amount = self.amount(one.key("amount"))
            op.number = whole(one, "number", 0, 99, op.number)
            op.until = named(one, "until", DURATION_OF, "duration", op.until)
            op.optional = flag(one, "optional")
            op.opponent = flag(one, "opponent")
            op.closed = flag(one, "closed")
            op.different = flag(one, "different")
            op.at_once = flag(one, "at_once")
            if op.code in ("grant", "pool"):
                op.modifiers = [self.modifier(each) for each in one.key("grant").items(1)]
            if op.code == "attack":
                op.attack = self.attack(one.key("attack"))
            if op.code == "if":
                op.conditions = self.conditions(one)
            if op.code in ("if", "later", "repeat"):
                self.add_ops(ops, one.key("then"))
                if op.code == "repeat":
                    back = features.Op("repeat")
                    back.number = 1
                    back.jump = op_at + 1
                    ops.append(back)
                op.jump = len(ops)
            elif op.code == "choose" and op.who is None:
                raise one.error("'who' is missing")


def with_offer(program: list[features.Op]) -> list[features.Op]:
    """A program that its player may decline."""
    offer = features.Op("may")
    for op in program:
        if op.jump >= 0:
            op.jump += 1
    offer.jump = len(program) + 1
    return [offer, *program]


def only(data: JsonReader, names: tuple[str, ...]) -> None:
    """Refuse keys that mean nothing here."""
    for name, value in data.entries():
        if name not in names:
            raise value.error("there is no such field here")


def listed(data: JsonReader, name: str) -> JsonReader:
    """A field that holds one thing or a list of them, as a list."""
    found = data.key(name)
    return found if isinstance(found.value, list) else JsonReader([found.value], found.place)


def flag(data: JsonReader, name: str) -> bool:
    return data.has(name) and data.key(name).flag()


def whole(data: JsonReader, name: str, least: int, most: int, otherwise: int) -> int:
    return data.key(name).whole(least, most) if data.has(name) else otherwise


def named(data: JsonReader, name: str, table: dict[str, int], what: str, otherwise: int) -> int:
    return data.key(name).named(table, what) if data.has(name) else otherwise


def mask(data: JsonReader, name: str, table: dict[str, int], what: str, otherwise: int) -> int:
    return listed(data, name).mask(table, what) if data.has(name) else otherwise


def flag_of(data: JsonReader, name: str) -> int:
    return int(data.key(name).flag()) if data.has(name) else -1


def abilities(data: JsonReader, field: str) -> int:
    """Kinds of attacks and abilities, by name or by the name of a set of them; none if the field is not there."""
    bits = 0
    for one in listed(data, field).items(1) if data.has(field) else []:
        name = one.text()
        bits |= words.KIND_SETS[name] if name in words.KIND_SETS else 1 << one.named(ABILITY_OF, "kind of ability")
    return bits


def ability_type(data: JsonReader) -> int:
    """Spell or effect; what is of no named type is an effect (K-24)."""
    return named(data, "type", {"spell": words.SPELL, "effect": words.EFFECT}, "type of ability", words.EFFECT)
