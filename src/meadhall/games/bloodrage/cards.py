"""The cards: facts from `cards.json`, laid out as tables of ints that the rules look up.

A card type is a number: its place in the file. `KEY` is its name in texts: the id, with the age where several ages
have a card of that id (`alfheim-2`).
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.errors import DataError
from meadhall.engine.json_reader import JsonReader, numbered, read_data_file
from meadhall.games.bloodrage.board import OUTER, PLACE_NAMES, REGION, REGIONS

NONE: Final = 255
"""No card, no seat, no province; also a card that may not be seen. The most that a byte holds."""
MOST_TYPES: Final = 127
"""Cards of more kinds are refused: seven bits of an action are a card (`moves`), and so are the codes of a deal
(`hidden_deal`)."""

LEADER: Final = 0
WARRIOR: Final = 1
SHIP: Final = 2
MONSTER: Final = 3
CLAN: Final = 4
BATTLE: Final = 5
QUEST: Final = 6
KINDS: Final = ("leader", "warrior", "ship", "monster", "clan", "battle", "quest")

SIGHT: Final = 1
SMITE: Final = 2
TIDE: Final = 3
PRIMACY: Final = 4
WATCH: Final = 5
REVEALS: Final = ("", "sight", "smite", "tide", "primacy", "watch")

SLAYS_ALL: Final = 2
"""What `slays` says of a Fire Giant; a Troll has 1."""


FACTS: Final = ("id", "age", "kind", "copies", "god", "region", "province", "reveal", "emblem")
"""What is no number that a rule asks for."""
NEEDED: Final = ("id", "age", "kind", "copies", "worth", "emblem")
"""What every card says."""
ASKED: Final[set[str]] = set()
"""The numbers that rules ask for, what a star on a card stands for included (R-1): see `number`."""


def rows_of(file: JsonReader) -> list[JsonReader]:
    """The cards of a file, one kind after the other."""
    rows = file.items(1)
    if len(rows) > MOST_TYPES:
        raise file.error(f"there are {len(rows)} kinds of cards, and no play can tell more than {MOST_TYPES} apart")
    return rows


def read_rows() -> list[JsonReader]:
    rows = rows_of(read_data_file("bloodrage", "cards.json"))
    for row in rows:
        for name in NEEDED:
            row.key(name)
    return rows


def check_vocabulary() -> None:
    """Once every rule has asked for its numbers: no card says anything that none of them knows, and none of them asks
    for what no card says."""
    unsaid = sorted([name for name in ASKED if not any(row.has(name) for row in ROWS)])
    if unsaid:
        raise DataError(f"cards.json: a rule asks for {', '.join(unsaid)}, which no card says")
    for row in ROWS:
        unknown = [name for name, _ in row.entries() if name not in ASKED and name not in FACTS]
        if unknown:
            raise row.error(f"no rule knows {', '.join(unknown)}")


def number(row: JsonReader, name: str) -> int:
    ASKED.add(name)
    return row.key(name).whole(0, NONE - 1) if row.has(name) else 0


def word(row: JsonReader, name: str, allowed: tuple[str, ...]) -> int:
    """The place of a word among those that may stand there; 0 where there is none."""
    return row.key(name).named(numbered(allowed), name) if row.has(name) else 0


def copies(row: JsonReader, seats: int) -> int:
    return row.key("copies").wholes(3, 0, 9)[seats - 2]


def quest_places(row: JsonReader) -> tuple[int, ...]:
    if row.has("province"):
        return (word(row, "province", PLACE_NAMES),)
    region = word(row, "region", REGIONS)
    return tuple([at for at in range(OUTER) if REGION[at] == region]) if row.has("region") else ()


def numbers(name: str) -> list[int]:
    return column([number(row, name) for row in ROWS])


def column(values: list[int]) -> list[int]:
    """A table with an entry for NONE too, so that an empty slot can be looked up."""
    return values + [0] * (NONE + 1 - len(values))


ROWS: Final = read_rows()
TYPES: Final = len(ROWS)
ALL: Final = list(range(TYPES))
ID: Final = [row.key("id").text() for row in ROWS]
SHARED: Final = {name for name in ID if ID.count(name) > 1}
KEY: Final = [f"{name}-{number(row, 'age')}" if name in SHARED else name for name, row in zip(ID, ROWS, strict=True)]
BY_KEY: Final = {key: card for card, key in enumerate(KEY)}

AGE: Final = numbers("age")
KIND: Final = column([word(row, "kind", KINDS) for row in ROWS])
STRENGTH: Final = numbers("strength")
COST: Final = numbers("cost")
FEE: Final = numbers("fee")
GLORY: Final = numbers("glory")
REVEAL: Final = column([word(row, "reveal", REVEALS) for row in ROWS])
LATE: Final = numbers("late")
SLAYS: Final = numbers("slays")
SHIPLIKE: Final = numbers("ship")
ROOTS: Final = numbers("root_strength")
KILL_GLORY: Final = numbers("kill_glory")
PLUNDER: Final = numbers("plunder")
FLEES: Final = numbers("flees")
WIN_GLORY: Final = numbers("win_glory")
WIN_RAGE: Final = numbers("win_rage")
WIN_RAISE: Final = numbers("win_raise")
LOSE_RAGE: Final = numbers("lose_rage")
LOSE_GLORY: Final = numbers("lose_glory")
LOSE_CARDS: Final = numbers("lose_cards")
PILLAGE_RAISE: Final = numbers("pillage_raise")
FALLEN_GLORY: Final = numbers("fallen_glory")
PAIR: Final = numbers("pair")
QUEST_STRENGTH: Final = numbers("quest_strength")
VALHALLA: Final = numbers("valhalla")
QUEST_PLACES: Final = [quest_places(row) for row in ROWS]
"""The provinces in one of which a quest asks for most strength."""

COPIES: Final = [[0] * TYPES, [0] * TYPES] + [[copies(row, seats) for row in ROWS] for seats in (2, 3, 4)]
"""`COPIES[seats][card]`: cards with a 3+ or 4+ mark stay in the box at smaller tables (rulebook 300)."""
LATE_CARDS: Final = [card for card in ALL if LATE[card]]
OF_AGE: Final = [[card for card in ALL if AGE[card] == age] for age in range(4)]


def only_value(values: list[int], name: str) -> int:
    """A battle keeps who is paid and not how much, so cards that pay in this way all pay the same."""
    found = sorted({value for value in values if value})
    if len(found) > 1:
        raise DataError(f"cards.json: all cards with {name} have the same one, not {found}")
    return found[0] if found else 0


JUDGEMENT: Final = only_value(FALLEN_GLORY, "fallen_glory")
VALKYRIE: Final = only_value(KILL_GLORY, "kill_glory")
WORTH: Final = [number(row, "worth") / 10 for row in ROWS]
"""What every card is worth to whoever has it, in glory (tenths of it in the file), as a rule of thumb for bots."""
