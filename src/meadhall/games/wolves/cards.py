"""Sets of cards: how many of each there are, how strong they are, what a victory is worth.

The set that comes with the hall is reconstructed and says so. A player who owns the box writes a file of the same
shape, makes it known by `register_cards` and chooses it by the name he gets back, which holds a hash of the content.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final, final

import msgspec

from meadhall.engine.declared_reader import DeclaredFields, Read
from meadhall.engine.errors import DataError, OptionError
from meadhall.engine.flat import i64
from meadhall.engine.game import json_object
from meadhall.engine.json_reader import JsonReader, read_data_file
from meadhall.games.wolves import units

RECONSTRUCTED: Final = "reconstructed"
COUNTED: Final = {units.BOND: "per_eihwaz", units.HOVDING: "per_tiwaz", units.KONUNG: "alone"}
"""Units whose strength is counted, and what the number is called that it is counted with."""
READERS: Final[dict[str, Read[None]]] = {"worths": lambda _, data: [worth.whole(0, 9) for worth in data.items()]}
FIELDS: Final = DeclaredFields(read_data_file("wolves", "card_fields.json"), READERS, {}, {})
"""What a victory card may say: numbers, and a number for every count of deities."""


@final
class Victory:
    """What one victory card is worth: a fixed part, parts that are counted, and a most."""

    def __init__(self) -> None:
        self.glory: i64 = 0
        self.draw: i64 = 0
        self.per_blue: i64 = 0
        self.per_red: i64 = 0
        self.cards_per_glory: i64 = 0
        self.per_other_victory: i64 = 0
        self.if_outnumbered: i64 = 0
        self.most: i64 = 0
        self.by_deities: list[int] = []


@final
class Cards:
    """One set of cards; immutable."""

    def __init__(self, name: str, reconstructed: bool) -> None:
        self.name = name
        self.reconstructed = reconstructed
        self.counts: list[int] = [0] * units.KINDS
        self.strength: list[int] = [0] * units.UNITS
        self.tiwaz: i64 = 0
        self.paired: i64 = 0
        self.per_eihwaz: i64 = 0
        self.per_tiwaz: i64 = 0
        self.alone: i64 = 0
        self.victories: list[Victory] = []


SETS: dict[str, Cards] = {}
"""The sets known by name; the reconstructed one is read when it is first asked for."""


def cards_named(name: str) -> Cards:
    if name == RECONSTRUCTED and name not in SETS:
        SETS[name] = read_cards(read_data_file("wolves", "cards.json"), name)
    if name not in SETS:
        raise OptionError(f"there is no set of cards {name!r}; there are {', '.join(known_sets())}")
    return SETS[name]


def known_sets() -> tuple[str, ...]:
    return (RECONSTRUCTED, *sorted(name for name in SETS if name != RECONSTRUCTED))


def load_cards(path: str | Path, name: str = "") -> Cards:
    """A set of cards from a file; its name is the file's with a hash of the content, or a given one with that hash."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError(f"the cards in {str(path)!r} cannot be read: {error}") from error
    called = set_name(Path(path).stem, text)
    same = name.rpartition("-")[2] == called.rpartition("-")[2]
    return parse_cards(text, str(path), name if same else called)


def set_name(stem: str, text: str) -> str:
    """`box-4f0c12ab90de`: whoever verifies a saga needs the very same cards, however the file is laid out."""
    try:
        content = msgspec.json.encode(msgspec.json.decode(text), order="sorted")
    except msgspec.DecodeError:
        content = text.encode()
    word = "".join(sign if sign.isalnum() else "_" for sign in stem.lower())[:24] or "cards"
    return f"{word}-{blake2b(content, digest_size=6).hexdigest()}"


def parse_cards(text: str, where: str, name: str) -> Cards:
    """Check a set of cards; an error says what is wrong and where (W-73)."""
    try:
        return read_cards(JsonReader(json_object(text)), name)
    except DataError as error:
        raise OptionError(f"{where}: {error}") from error


def read_cards(data: JsonReader, name: str) -> Cards:
    check_names(data, ("reconstructed", "about", "units", "manoeuvres", "victories"))
    cards = Cards(name, data.has("reconstructed") and data.key("reconstructed").flag())
    warriors, manoeuvres, victories = data.key("units"), data.key("manoeuvres"), data.key("victories")
    check_names(warriors, units.PEOPLE[: units.UNITS])
    check_names(manoeuvres, units.PEOPLE[units.UNITS :])
    check_names(victories, units.VICTORY_NAMES[: units.VICTORIES])
    for kind in range(units.UNITS):
        read_unit(cards, kind, warriors.key(units.PEOPLE[kind]))
    for kind in range(units.UNITS, units.KINDS):
        card = manoeuvres.key(units.PEOPLE[kind])
        check_names(card, ("count",))
        cards.counts[kind] = card.key("count").whole(0, units.DECK)
    if sum(cards.counts) != units.DECK:
        raise data.error(f"the People deck has {units.DECK} cards, but the counts add up to {sum(cards.counts)}")
    cards.per_eihwaz, cards.per_tiwaz = cards.strength[units.BOND], cards.strength[units.HOVDING]
    cards.alone = cards.strength[units.KONUNG]
    cards.victories = [read_victory(victories.key(victory)) for victory in units.VICTORY_NAMES[: units.VICTORIES]]
    return cards


def read_unit(cards: Cards, kind: int, data: JsonReader) -> None:
    strength = COUNTED.get(kind, "strength")
    check_names(data, ("count", "rune", strength, "beside_hirdman")[: 4 if kind == units.HIRDMAN else 3])
    cards.counts[kind] = data.key("count").whole(0, units.DECK)
    cards.strength[kind] = data.key(strength).whole(0, units.MOST_STRENGTH)
    if data.key("rune").named({"eihwaz": 0, "tiwaz": 1}, "rune"):
        cards.tiwaz = cards.tiwaz | (1 << kind)
        if kind == units.TRAITOR:
            raise data.error("a Traitor who bears Tiwaz would be the one he takes; his rune is 'eihwaz'")
    if kind == units.THRALL and cards.strength[kind] != 0:
        raise data.error("a Thrall has strength 0; the rulebook says so in its example")
    if kind == units.HIRDMAN:
        cards.paired = data.key("beside_hirdman").whole(0, units.MOST_STRENGTH)


def read_victory(data: JsonReader) -> Victory:
    allowed = tuple(FIELDS.things["victory"])
    check_names(data, allowed)
    victory = FIELDS.fill(None, Victory(), data, "victory")
    if all(worth.value == [] for _, worth in data.entries()):
        raise data.error(f"this is worth nothing: give one of {', '.join(allowed)}")
    return victory


def check_names(data: JsonReader, allowed: tuple[str, ...]) -> None:
    for name, _ in data.entries():
        if name not in allowed:
            raise data.error(f"{name!r} is none of {', '.join(allowed)}")
