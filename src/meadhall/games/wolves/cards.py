"""Sets of cards: how many of each there are, how strong they are, what a victory is worth.

The set that comes with the hall is reconstructed and says so. A player who owns the box writes a file of the same
shape, makes it known by `register_cards` and chooses it by the name he gets back, which holds a hash of the content.
"""

from __future__ import annotations

from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Final, final

import msgspec

from meadhall.engine.errors import OptionError
from meadhall.engine.flat import i64
from meadhall.engine.types import Json
from meadhall.games.wolves.units import (
    BOND,
    DECK,
    HIRDMAN,
    HOVDING,
    KINDS,
    KONUNG,
    MOST_STRENGTH,
    PEOPLE,
    THRALL,
    TRAITOR,
    UNITS,
    VICTORIES,
    VICTORY_NAMES,
)

RECONSTRUCTED: Final = "reconstructed"
SPECIAL: Final = {BOND: "per_eihwaz", HOVDING: "per_tiwaz", KONUNG: "alone"}
"""Units whose strength is counted, and the number it is counted with."""
NUMBERS: Final = (
    "glory", "draw", "per_blue", "per_red", "cards_per_glory", "per_other_victory", "if_outnumbered", "most",
)  # fmt: skip
"""What a victory card may say, besides `by_deities`."""


@final
class Victory:
    """What one victory card is worth: a fixed part, parts that are counted, and a most."""

    def __init__(self, numbers: dict[str, int], by_deities: list[int]) -> None:
        self.glory: i64 = numbers.get("glory", 0)
        self.draw: i64 = numbers.get("draw", 0)
        self.per_blue: i64 = numbers.get("per_blue", 0)
        self.per_red: i64 = numbers.get("per_red", 0)
        self.cards_per_glory: i64 = numbers.get("cards_per_glory", 0)
        self.per_other_victory: i64 = numbers.get("per_other_victory", 0)
        self.if_outnumbered: i64 = numbers.get("if_outnumbered", 0)
        self.most: i64 = numbers.get("most", 0)
        self.by_deities = by_deities


@final
class Cards:
    """One set of cards; immutable."""

    def __init__(self, name: str, reconstructed: bool) -> None:
        self.name = name
        self.reconstructed = reconstructed
        self.counts: list[int] = [0] * KINDS
        self.strength: list[int] = [0] * UNITS
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
        text = resources.files("meadhall.games.wolves").joinpath("cards.json").read_text(encoding="utf-8")
        SETS[name] = parse_cards(text, "cards.json", name)
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
        data: Json = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise OptionError(f"{where} is no JSON: {error}") from error
    whole = entries(data, where)
    for part in ("units", "manoeuvres", "victories"):
        if part not in whole:
            raise OptionError(f"{where} lacks {part!r}")
    reconstructed = whole.get("reconstructed", False)
    if not isinstance(reconstructed, bool):
        raise OptionError(f"{where}: 'reconstructed' must be true or false, not {reconstructed!r}")
    cards = Cards(name, reconstructed)
    units = named(whole["units"], PEOPLE[:UNITS], f"{where}: units")
    manoeuvres = named(whole["manoeuvres"], PEOPLE[UNITS:], f"{where}: manoeuvres")
    for kind in range(UNITS):
        read_unit(cards, kind, units[PEOPLE[kind]], f"{where}: units.{PEOPLE[kind]}")
    for kind in range(UNITS, KINDS):
        at = f"{where}: manoeuvres.{PEOPLE[kind]}"
        numbers = only(manoeuvres[PEOPLE[kind]], ("count",), at)
        cards.counts[kind] = number(numbers, "count", 0, DECK, at)
    if sum(cards.counts) != DECK:
        raise OptionError(f"{where}: the People deck has {DECK} cards, but the counts add up to {sum(cards.counts)}")
    victories = named(whole["victories"], VICTORY_NAMES[:VICTORIES], f"{where}: victories")
    for name in VICTORY_NAMES[:VICTORIES]:
        cards.victories.append(read_victory(victories[name], f"{where}: victories.{name}"))
    return cards


def read_unit(cards: Cards, kind: int, data: Json, at: str) -> None:
    wanted = SPECIAL.get(kind, "strength")
    allowed = ("count", "rune", wanted, "beside_hirdman") if kind == HIRDMAN else ("count", "rune", wanted)
    numbers = only(data, allowed, at)
    cards.counts[kind] = number(numbers, "count", 0, DECK, at)
    rune = numbers.get("rune")
    if rune not in ("tiwaz", "eihwaz"):
        raise OptionError(f"{at}: 'rune' must be 'tiwaz' or 'eihwaz', not {rune!r}")
    if rune == "tiwaz" and kind == TRAITOR:
        raise OptionError(f"{at}: a Traitor who bears Tiwaz would be the one he takes; his rune is 'eihwaz'")
    if rune == "tiwaz":
        cards.tiwaz = cards.tiwaz | (1 << kind)
    value = number(numbers, wanted, 0, MOST_STRENGTH, at)
    if kind == THRALL and value != 0:
        raise OptionError(f"{at}: a Thrall has strength 0; the rulebook says so in its example")
    if kind == BOND:
        cards.per_eihwaz = value
    elif kind == HOVDING:
        cards.per_tiwaz = value
    elif kind == KONUNG:
        cards.alone = value
    else:
        cards.strength[kind] = value
    if kind == HIRDMAN:
        cards.paired = number(numbers, "beside_hirdman", 0, MOST_STRENGTH, at)


def read_victory(data: Json, at: str) -> Victory:
    fields = only(data, (*NUMBERS, "by_deities"), at)
    numbers: dict[str, int] = {}
    for name in NUMBERS:
        if name in fields:
            numbers[name] = number(fields, name, -9, 12, at)
    by_deities: list[int] = []
    table = fields.get("by_deities", [])
    if not isinstance(table, list):
        raise OptionError(f"{at}: 'by_deities' must be a list of numbers, not {table!r}")
    for value in table:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 9:
            raise OptionError(f"{at}: 'by_deities' holds {value!r}; each must be a number from 0 to 9")
        by_deities.append(value)
    if not numbers and not by_deities:
        raise OptionError(f"{at} is worth nothing: give one of {', '.join((*NUMBERS, 'by_deities'))}")
    return Victory(numbers, by_deities)


def entries(data: Json, where: str) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise OptionError(f"{where} must be an object with names, not {type(data).__name__}")
    return data


def named(data: Json, names: tuple[str, ...], where: str) -> dict[str, Json]:
    """An object with exactly these names."""
    found = entries(data, where)
    for name in names:
        if name not in found:
            raise OptionError(f"{where} lack {name!r}")
    for name in found:
        if name not in names:
            raise OptionError(f"{where} hold {name!r}, which is none of {', '.join(names)}")
    return found


def only(data: Json, names: tuple[str, ...], where: str) -> dict[str, Json]:
    found = entries(data, where)
    for name in found:
        if name not in names:
            raise OptionError(f"{where} says {name!r}; it may say {', '.join(names)}")
    return found


def number(data: dict[str, Json], name: str, least: int, most: int, where: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise OptionError(f"{where}: {name!r} must be a number from {least} to {most}, not {value!r}")
    return value
