"""Reading the card file: every card is checked whole, and an error names the card and the field.

A card that the engine cannot carry out is refused; it is never half played.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.json_reader import JsonReader
from meadhall.engine.types import Json
from meadhall.games.berserk.board import FAR
from meadhall.games.berserk.features import (
    ACTIVATED,
    AMOUNTS,
    AREAS,
    BEFORE,
    CONDITIONS,
    CONSTANT,
    COUNT_OF,
    COUNTED,
    DYING,
    FULL,
    IN_FORMATION,
    INSTEAD,
    ITSELF,
    NUMBER_IS,
    OP_ATTACK,
    OP_CHOOSE,
    OP_GRANT,
    OP_IF,
    OP_LATER,
    OP_MAY,
    OP_POOL,
    OP_REPEAT,
    OPERATIONS,
    RECRUITING_GOLD,
    REFERENCES,
    SELF,
    STARTS_WITH,
    TRIGGERED,
    TRIPLE,
    VALHALLA_SHAPE,
    WEAK_STRIKE,
    Amount,
    AttackSpec,
    Book,
    Card,
    Condition,
    Feature,
    Filter,
    Modifier,
    Op,
    Selector,
)
from meadhall.games.berserk.words import (
    ABILITIES,
    ARTIFACT,
    CARD_KINDS,
    CLASSES,
    CREATURES,
    DISCHARGE,
    DURATIONS,
    EFFECT,
    ELEMENTS,
    EVENTS,
    FIRST_ADDED,
    FORMATION,
    GRAVEYARD,
    GROUND,
    INCARNATION,
    INCORPOREAL,
    KIND_SETS,
    LIFE_CAP,
    MAGIC_STRIKE,
    MOMENTS,
    SHOT,
    SIDES,
    SPELL,
    STATS,
    STRENGTHS,
    SYMBIONTS,
    TERRAIN,
    THROW,
    VALHALLA,
    VALHALLA_CALLS,
    VAMPIRISM,
    ZONES,
)

STAT_OF: Final = {name: at for at, name in enumerate(STATS)}
KIND_OF: Final = {name: at for at, name in enumerate(CARD_KINDS)}
ELEMENT_OF: Final = {name: at for at, name in enumerate(ELEMENTS)}
CLASS_OF: Final = {name: at for at, name in enumerate(CLASSES)}
ABILITY_OF: Final = {name: at for at, name in enumerate(ABILITIES)}
STRENGTH_OF: Final = {name: at for at, name in enumerate(STRENGTHS)}
AREA_OF: Final = {name: at for at, name in enumerate(AREAS)}
REFERENCE_OF: Final = {name: at for at, name in enumerate(REFERENCES)}
AMOUNT_OF: Final = {name: at for at, name in enumerate(AMOUNTS)}
CONDITION_OF: Final = {name: at for at, name in enumerate(CONDITIONS)}
OPERATION_OF: Final = {name: at for at, name in enumerate(OPERATIONS)}
EVENT_OF: Final = {name: at for at, name in enumerate(EVENTS)}
DURATION_OF: Final = {name: at for at, name in enumerate(DURATIONS)}
MOMENT_OF: Final = {name: at for at, name in enumerate(MOMENTS)}
ZONE_OF: Final = {name: at for at, name in enumerate(ZONES)}
STAGE_OF: Final = {"starts_with": STARTS_WITH, "recruiting_gold": RECRUITING_GOLD}
GUARDS: Final = {
    "protection_shots": 1 << SHOT,
    "protection_spells": 1 << SPELL,
    "protection_throws": 1 << THROW,
    "protection_discharges": 1 << DISCHARGE,
    "protection_magic": 1 << SPELL | 1 << MAGIC_STRIKE | 1 << DISCHARGE,
}
CREATURE_WORDS: Final = {"creature": CREATURES, "symbiont": SYMBIONTS, "card": (1 << len(CARD_KINDS)) - 1}
CARD_FIELDS: Final = (
    "id", "word", "kind", "crystal", "cost", "unique", "element", "classes", "life", "move", "strike", "symbols",
    "features",
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
MOST_FEATURES: Final = 8
"""Activated features of a card that answers have numbers for."""


class CardReader:
    """Reads one file into a book."""

    def __init__(self) -> None:
        self.book = Book()

    def read(self, data: Json) -> Book:
        cards = JsonReader(data, "cards").items()
        for at, one in enumerate(cards):
            id = one.key("id").whole(10001, 20200)
            word = one.key("word").text()
            named = JsonReader(one.value, f"card {id} {word}")
            if id in self.book.by_id or word in self.book.by_word:
                raise named.error("it stands there already")
            self.book.by_id[id] = at
            self.book.by_word[word] = at
            self.book.cards.append(Card(id, word))
        for at, one in enumerate(cards):
            card = self.book.cards[at]
            card.number = at
            self.read_card(card, JsonReader(one.value, f"card {card.id} {card.word}"))
        return self.book

    def read_card(self, card: Card, data: JsonReader) -> None:
        only(data, CARD_FIELDS)
        card.kind = data.key("kind").named(KIND_OF, "kind of card")
        card.elite = data.key("crystal").named({"silver": 0, "gold": 1}, "crystal") == 1
        card.cost = data.key("cost").whole(0, 15)
        card.unique = data.has("unique") and data.key("unique").flag()
        card.element = data.key("element").named(ELEMENT_OF, "element")
        card.classes = data.key("classes").mask(CLASS_OF, "class") if data.has("classes") else 0
        if card.kind != TERRAIN:
            card.life = data.key("life").whole(1, 30)
        if card.kind == GROUND:
            card.move = data.key("move").whole(0, 5)
        if card.kind not in (ARTIFACT, TERRAIN):
            weak, medium, strong = data.key("strike").wholes(3, most=12)
            card.strike = Amount(TRIPLE, weak, medium, strong)
        if data.has("symbols"):
            for name, value in data.key("symbols").entries():
                self.read_symbol(card, name, value)
        if data.has("features"):
            for one in data.key("features").items(most=12):
                self.read_feature(card, one)
        self.set_limits(card, data)

    def read_symbol(self, card: Card, name: str, value: JsonReader) -> None:
        if name in GUARDS:
            card.guard |= GUARDS[name]
        elif name in STAT_OF:
            card.printed[STAT_OF[name]] = value.whole(1, 9)
        else:
            raise value.error("there is no such symbol")

    def set_limits(self, card: Card, data: JsonReader) -> None:
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
        if len(card.activated) > MOST_FEATURES:
            raise data.key("features").error(f"more than {MOST_FEATURES} of them are used by choice")

    # --- features ---------------------------------------------------------------------------------------------------

    def read_feature(self, card: Card, data: JsonReader) -> None:
        names = [name for name, _ in data.entries()]
        if data.has("keyword"):
            self.read_keyword(card, data)
        elif names == ["static"]:
            self.read_static(card, data.key("static"), [])
        elif names == ["formation"]:
            card.printed[FORMATION] = 1
            for one in data.key("formation").items(1):
                self.read_static(card, one, [Condition(IN_FORMATION)])
        elif names == ["activated"]:
            self.add(card, self.activated(card, data.key("activated")))
        elif names == ["triggered"]:
            self.add(card, self.triggered(data.key("triggered")))
        elif names == ["valhalla"]:
            card.printed[VALHALLA] = 1
            self.add(card, self.valhalla(data.key("valhalla")))
        elif names == ["instead"]:
            self.add(card, self.instead(data.key("instead")))
        elif names == ["before"]:
            self.add(card, self.before(data.key("before")))
        else:
            raise data.error(f"{', '.join(names)[:60]!r} is no shape of a feature")

    def add(self, card: Card, feature: Feature) -> None:
        feature.number = len(self.book.features)
        self.book.features.append(feature)
        self.book.feature_card.append(int(card.number))
        card.features.append(feature)
        if feature.shape == ACTIVATED:
            feature.index = len(card.activated)
            card.activated.append(feature)

    def read_keyword(self, card: Card, data: JsonReader) -> None:
        only(data, ("keyword", "amount", "less", "cap", "open", "on_mark"))
        stat = data.key("keyword").named(STAT_OF, "keyword")
        card.printed[stat] = data.key("amount").whole(1, 9) if data.has("amount") else 1
        if data.has("less"):
            card.vampire_less = data.key("less").whole(0, 5)
        if data.has("cap"):
            card.printed[LIFE_CAP] = data.key("cap").whole(1, 30)
        card.incarnates_open = card.incarnates_open or (data.has("open") and data.key("open").flag())
        card.incarnates_on_mark = card.incarnates_on_mark or (data.has("on_mark") and data.key("on_mark").flag())
        if (card.incarnates_open and stat != INCARNATION) or (data.has("less") and stat != VAMPIRISM):
            raise data.error("this keyword has no such parameter")
        if stat == INCORPOREAL:
            card.printed[stat] = 1

    def read_static(self, card: Card, data: JsonReader, conditions: list[Condition]) -> None:
        modifier = self.modifier(data)
        modifier.conditions = conditions + modifier.conditions
        if data.has("scope"):
            modifier.scope = self.selector(data.key("scope"))
            card.auras.append(modifier)
        else:
            card.statics.append(modifier)
            card.static_stats |= 1 << modifier.stat

    def modifier(self, data: JsonReader) -> Modifier:
        only(
            data,
            ("stat", "amount", "adds", "kinds", "strengths", "versus", "value", "if", "scope", "partner", "until"),
        )
        stat = data.key("stat").named(STAT_OF, "stat")
        modifier = Modifier(stat, self.amount(data.key("amount")) if data.has("amount") else Amount(CONSTANT, 1, 1, 1))
        modifier.adds = stat >= FIRST_ADDED or (data.has("adds") and data.key("adds").flag())
        if data.has("kinds"):
            modifier.kinds = abilities(data.key("kinds"))
        if data.has("strengths"):
            modifier.strengths = data.key("strengths").mask(STRENGTH_OF, "strength")
        if data.has("versus"):
            modifier.versus = self.filter(data.key("versus"))
        if data.has("value"):
            modifier.least_value, modifier.most_value = data.key("value").wholes(2, most=99)
        if data.has("if"):
            modifier.conditions = self.conditions(data.key("if"))
        modifier.number = len(self.book.modifiers)
        self.book.modifiers.append(modifier)
        return modifier

    def activated(self, card: Card, data: JsonReader) -> Feature:
        only(
            data,
            ("close", "counters", "own_token", "instant", "moment", "by", "at", "kinds", "zone", "per_turn",
             "per_battle", "type", "attack", "finishing", "target", "do", "if"),
        )  # fmt: skip
        feature = Feature(ACTIVATED)
        feature.close = data.has("close") and data.key("close").flag()
        feature.instant = data.has("instant") and data.key("instant").flag()
        feature.own_token = data.has("own_token") and data.key("own_token").flag()
        if data.has("counters"):
            price = data.key("counters")
            feature.counters = -1 if price.value == "X" else price.whole(1, 9)
        if data.has("moment"):
            feature.moment = data.key("moment").named(MOMENT_OF, "moment")
        self.event_filters(feature, data)
        self.limits(feature, data)
        feature.type = ability_type(data)
        if data.has("if"):
            feature.conditions = self.conditions(data.key("if"))
        if data.has("attack"):
            feature.attack = self.attack(data.key("attack"))
            card.abilities |= 1 << feature.attack.kind
        if data.has("finishing"):
            feature.finishing = data.key("finishing").whole(1, 9)
        if data.has("target"):
            feature.target = self.selector(data.key("target"))
        if data.has("do"):
            feature.program = self.program(data.key("do"))
        card.abilities |= 1 << feature.type if feature.type == SPELL else 0
        if not feature.attack and not feature.finishing and not feature.program:
            raise data.error("it does nothing: it needs 'attack', 'finishing' or 'do'")
        return feature

    def event_filters(self, feature: Feature, data: JsonReader) -> None:
        """Who does it to whom, with what, and where the card must lie to notice."""
        if data.has("by"):
            feature.by = self.filter(data.key("by"))
        if data.has("at"):
            feature.at = self.filter(data.key("at"))
        if data.has("kinds"):
            feature.kinds = abilities(data.key("kinds"))
        if data.has("zone"):
            feature.zone = data.key("zone").named(ZONE_OF, "zone")

    def limits(self, feature: Feature, data: JsonReader) -> None:
        if data.has("per_turn"):
            feature.turn_limit = data.key("per_turn").whole(1, MOST_LIMIT)
        if data.has("per_battle"):
            feature.battle_limit = data.key("per_battle").whole(1, MOST_LIMIT)

    def triggered(self, data: JsonReader) -> Feature:
        only(
            data,
            ("on", "by", "at", "kinds", "strengths", "least", "most", "whose", "keyword", "optional", "first_in_turn",
             "zone", "per_turn", "per_battle", "type", "if", "do"),
        )  # fmt: skip
        feature = Feature(TRIGGERED)
        feature.event = data.key("on").named(EVENT_OF, "event")
        self.event_filters(feature, data)
        if data.has("strengths"):
            feature.strengths = data.key("strengths").mask(STRENGTH_OF, "strength")
        if data.has("least"):
            feature.least = data.key("least").whole(0, 99)
        if data.has("most"):
            feature.most = data.key("most").whole(0, 99)
        if data.has("whose"):
            feature.whose = data.key("whose").named(SIDES, "side")
        if data.has("keyword"):
            feature.keyword = data.key("keyword").named(STAT_OF, "keyword")
        feature.optional = data.has("optional") and data.key("optional").flag()
        feature.first_in_turn = data.has("first_in_turn") and data.key("first_in_turn").flag()
        self.limits(feature, data)
        feature.type = ability_type(data)
        if data.has("if"):
            feature.conditions = self.conditions(data.key("if"))
        feature.program = self.program(data.key("do"))
        if feature.optional:
            feature.program = with_offer(feature.program)
        return feature

    def valhalla(self, data: JsonReader) -> Feature:
        only(data, ("do", "optional"))
        feature = Feature(VALHALLA_SHAPE)
        feature.event = VALHALLA_CALLS
        feature.zone = GRAVEYARD
        feature.program = self.program(data.key("do"))
        return feature

    def instead(self, data: JsonReader) -> Feature:
        only(data, ("of", "do", "per_battle"))
        feature = Feature(INSTEAD)
        feature.event = data.key("of").named({"dying": DYING}, "happening that can be replaced")
        self.limits(feature, data)
        feature.program = self.program(data.key("do"))
        return feature

    def before(self, data: JsonReader) -> Feature:
        only(data, ("stage", "if", "amount"))
        feature = Feature(BEFORE)
        feature.event = data.key("stage").named(STAGE_OF, "stage")
        feature.amount = data.key("amount").whole(1, 9)
        if data.has("if"):
            feature.conditions = self.conditions(data.key("if"))
        return feature

    # --- parts ------------------------------------------------------------------------------------------------------

    def filter(self, data: JsonReader) -> Filter:
        """A filter; the word "self" is the card that bears the feature."""
        filter = Filter()
        if data.value == "self":
            filter.itself = 1
            filter.plain = False
            return filter
        if isinstance(data.value, str):
            filter.sides = data.named(SIDES, "side")
            return filter
        only(data, FILTER_FIELDS)
        self.fill_filter(filter, data)
        return filter

    def fill_filter(self, filter: Filter, data: JsonReader) -> None:
        if data.has("side"):
            filter.sides = data.key("side").named(SIDES, "side")
        if data.has("card"):
            kind = data.key("card")
            if isinstance(kind.value, str) and kind.value in CREATURE_WORDS:
                filter.kinds = CREATURE_WORDS[kind.value]
            else:
                filter.kinds = JsonReader(as_list(kind.value), kind.place).mask(KIND_OF, "kind of card")
        for name in ("element", "class"):
            if data.has(name):
                found = data.key(name)
                bits = JsonReader(as_list(found.value), found.place)
                if name == "element":
                    filter.elements = bits.mask(ELEMENT_OF, name)
                else:
                    filter.classes = bits.mask(CLASS_OF, name)
        if data.has("cost"):
            filter.least_cost, filter.most_cost = data.key("cost").wholes(2, most=99)
        filter.itself = 0 if data.has("other") and data.key("other").flag() else -1
        filter.elite, filter.unique = flag_of(data, "elite"), flag_of(data, "unique")
        filter.open, filter.wounded = flag_of(data, "open"), flag_of(data, "wounded")
        filter.poisoned, filter.incorporeal = flag_of(data, "poisoned"), flag_of(data, "incorporeal")
        filter.shifted, filter.trodden = flag_of(data, "shifted"), flag_of(data, "trodden")
        filter.near = flag_of(data, "near")
        if data.has("ability"):
            filter.abilities = abilities(data.key("ability"))
        if data.has("stat"):
            found = data.key("stat")
            filter.stats = JsonReader(as_list(found.value), found.place).mask(STAT_OF, "stat")
        if data.has("name"):
            id = data.key("name").whole(10001, 20200)
            if id not in self.book.by_id:
                raise data.key("name").error("there is no card of this number in the file")
            filter.name = self.book.by_id[id]
        if data.has("life"):
            filter.most_life = data.key("life").whole(1, 99)
        if data.has("tokens"):
            filter.tokens = data.key("tokens").whole(1, 9)
        filter.printed = bool([name for name in PRINTED_FIELDS if data.has(name)])
        plain = ("side", "card")
        filter.plain = not [name for name in FILTER_FIELDS if name not in plain and data.has(name)]

    def selector(self, data: JsonReader) -> Selector:
        """Cards by place and filter; a word alone is the card that a program speaks of."""
        if isinstance(data.value, str):
            return Selector(ITSELF, data.named(REFERENCE_OF, "card of a program"), Filter())
        only(data, ("area", "of", "range", *FILTER_FIELDS))
        area = data.key("area").named(AREA_OF, "area") if data.has("area") else AREA_OF["anywhere"]
        of = data.key("of").named(REFERENCE_OF, "card of a program") if data.has("of") else SELF
        selector = Selector(area, of, Filter())
        self.fill_filter(selector.filter, data)
        if data.has("range"):
            selector.range = data.key("range").whole(1, 9)
        return selector

    def amount(self, data: JsonReader) -> Amount:
        if isinstance(data.value, int):
            number = data.whole(-9, 12)
            return Amount(CONSTANT, number, number, number)
        if isinstance(data.value, list):
            weak, medium, strong = data.wholes(3, most=12)
            return Amount(TRIPLE, weak, medium, strong)
        if data.value == "full":
            return Amount(FULL, 0, 0, 0)
        only(data, ("count", "of", "times", "plus", "most"))
        amount = Amount(data.key("count").named(AMOUNT_OF, "amount"), 0, 0, 0)
        if amount.code in (COUNTED, WEAK_STRIKE):
            amount.selector = self.selector(data.key("of"))
        if data.has("times"):
            amount.times = data.key("times").whole(-9, 9)
        if data.has("plus"):
            amount.plus = data.key("plus").whole(-9, 9)
        if data.has("most"):
            amount.most = data.key("most").whole(1, 99)
        return amount

    def conditions(self, data: JsonReader) -> list[Condition]:
        return [self.condition(one) for one in data.items(1)]

    def condition(self, data: JsonReader) -> Condition:
        if isinstance(data.value, str):
            return Condition(data.named(CONDITION_OF, "condition"))
        only(data, ("is", "least", "most", "of", "partner"))
        condition = Condition(data.key("is").named(CONDITION_OF, "condition"))
        if data.has("least"):
            condition.least = data.key("least").whole(0, 99)
        if data.has("most"):
            condition.least = condition.least if data.has("least") else 0
            condition.most = data.key("most").whole(0, 99)
        if condition.code == COUNT_OF:
            condition.selector = self.selector(data.key("of"))
        elif condition.code == IN_FORMATION and data.has("partner"):
            condition.filter = self.filter(data.key("partner"))
        elif condition.code not in (IN_FORMATION, NUMBER_IS):
            raise data.error("this condition has no numbers")
        return condition

    def attack(self, data: JsonReader) -> AttackSpec:
        only(data, ("kind", "value", "range", "at"))
        kind = data.key("kind").named(ABILITY_OF, "kind of attack")
        value = self.amount(data.key("value"))
        spec = AttackSpec(kind, value, data.key("range").whole(1, 9) if data.has("range") else FAR)
        if data.has("at"):
            spec.filter = self.filter(data.key("at"))
        spec.number = len(self.book.attacks)
        self.book.attacks.append(spec)
        return spec

    def program(self, data: JsonReader) -> list[Op]:
        ops: list[Op] = []
        self.add_ops(ops, data)
        return ops

    def add_ops(self, ops: list[Op], data: JsonReader) -> None:
        for one in data.items(1):
            only(
                one,
                ("do", "who", "amount", "attack", "grant", "until", "if", "then", "optional", "opponent", "closed",
                 "different", "at_once", "number"),
            )  # fmt: skip
            op = Op(one.key("do").named(OPERATION_OF, "operation"))
            op_at = len(ops)
            ops.append(op)
            if one.has("who"):
                op.who = self.selector(one.key("who"))
            if one.has("amount"):
                op.amount = self.amount(one.key("amount"))
            if one.has("number"):
                op.number = one.key("number").whole(0, 99)
            if one.has("until"):
                op.until = one.key("until").named(DURATION_OF, "duration")
            op.optional = one.has("optional") and one.key("optional").flag()
            op.opponent = one.has("opponent") and one.key("opponent").flag()
            op.closed = one.has("closed") and one.key("closed").flag()
            op.different = one.has("different") and one.key("different").flag()
            op.at_once = one.has("at_once") and one.key("at_once").flag()
            if op.code in (OP_GRANT, OP_POOL):
                op.modifiers = [self.modifier(each) for each in one.key("grant").items(1)]
            if op.code == OP_ATTACK:
                op.attack = self.attack(one.key("attack"))
            if op.code == OP_IF:
                op.conditions = self.conditions(one.key("if"))
            if op.code in (OP_IF, OP_LATER, OP_REPEAT):
                self.add_ops(ops, one.key("then"))
                if op.code == OP_REPEAT:
                    back = Op(OP_REPEAT)
                    back.number = 1
                    back.jump = op_at + 1
                    ops.append(back)
                op.jump = len(ops)
            elif op.code == OP_CHOOSE and op.who is None:
                raise one.error("'who' is missing")


def with_offer(program: list[Op]) -> list[Op]:
    """A program that its player may decline."""
    offer = Op(OP_MAY)
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


def as_list(value: Json) -> Json:
    return value if isinstance(value, list) else [value]


def flag_of(data: JsonReader, name: str) -> int:
    return int(data.key(name).flag()) if data.has(name) else -1


def abilities(data: JsonReader) -> int:
    """Kinds of attacks and abilities, by name or by the name of a set of them."""
    bits = 0
    for one in JsonReader(as_list(data.value), data.place).items(1):
        name = one.text()
        bits |= KIND_SETS[name] if name in KIND_SETS else 1 << one.named(ABILITY_OF, "kind of ability")
    return bits


def ability_type(data: JsonReader) -> int:
    """Spell or effect; what is of no named type is an effect (K-24)."""
    if not data.has("type"):
        return EFFECT
    return data.key("type").named({"spell": SPELL, "effect": EFFECT}, "type of ability")
