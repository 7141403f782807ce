"""The cards: facts from `cards.json`, laid out as tables of ints that the rules look up.

A card type is a number: its place in the file. `KEY` is its name in texts: the id, with the age where several ages
have a card of that id (`alfheim-2`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from meadhall.engine.types import Json

NONE: Final = 255
"""No card, no seat, no province; also a card that may not be seen."""

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


FIELDS: Final = frozenset({
    "id", "age", "kind", "copies", "god", "strength", "cost", "fee", "glory",
    "advance", "raise_one", "raise_all", "pair", "ship_glory", "discount", "release_glory", "rout", "rout_glory",
    "reinforce", "quest_strength", "avenge", "protect_cost", "ragnarok_factor", "challenge_cost", "keep_cost",
    "storm_cost", "recall_cost", "quest_factor", "conquest_glory", "sacrifice",
    "slays", "ship", "root_strength", "kill_glory", "plunder", "flees",
    "reveal", "late", "win_glory", "win_rage", "win_raise", "lose_rage", "lose_glory", "lose_cards", "pillage_raise",
    "fallen_glory",
    "region", "province", "valhalla",
})  # fmt: skip
"""The whole vocabulary, what a star on a card stands for included (R-1): facts, then upgrades of the clan sheet,
monsters, battle cards, quests."""


def read_rows() -> list[dict[str, Json]]:
    rows: list[dict[str, Json]] = msgspec.json.decode((Path(__file__).parent / "cards.json").read_bytes())
    for row in rows:
        unknown = set(row) - FIELDS
        if unknown:
            raise ValueError(f"cards.json: {row['id']} has {', '.join(sorted(unknown))}, which no rule knows")
    return rows


def number(row: dict[str, Json], name: str) -> int:
    value = row.get(name, 0)
    assert isinstance(value, int)
    return value


def word(row: dict[str, Json], name: str) -> str:
    value = row.get(name, "")
    assert isinstance(value, str)
    return value


def copies(row: dict[str, Json], seats: int) -> int:
    value = row["copies"]
    assert isinstance(value, list)
    count = value[seats - 2]
    assert isinstance(count, int)
    return count


def numbers(name: str) -> list[int]:
    return column([number(row, name) for row in ROWS])


def column(values: list[int]) -> list[int]:
    """A table with an entry for NONE too, so that an empty slot can be looked up."""
    return values + [0] * (NONE + 1 - len(values))


ROWS: Final = read_rows()
TYPES: Final = len(ROWS)
ALL: Final = list(range(TYPES))
ID: Final = [word(row, "id") for row in ROWS]
SHARED: Final = {name for name in ID if ID.count(name) > 1}
KEY: Final = [f"{name}-{number(row, 'age')}" if name in SHARED else name for name, row in zip(ID, ROWS, strict=True)]
BY_KEY: Final = {key: card for card, key in enumerate(KEY)}

AGE: Final = numbers("age")
KIND: Final = column([KINDS.index(word(row, "kind")) for row in ROWS])
STRENGTH: Final = numbers("strength")
COST: Final = numbers("cost")
FEE: Final = numbers("fee")
GLORY: Final = numbers("glory")
REVEAL: Final = column([REVEALS.index(word(row, "reveal")) for row in ROWS])
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
QUEST_REGION: Final = [word(row, "region") for row in ROWS]
QUEST_PROVINCE: Final = [word(row, "province") for row in ROWS]

COPIES: Final = [[0] * TYPES, [0] * TYPES] + [[copies(row, seats) for row in ROWS] for seats in (2, 3, 4)]
"""`COPIES[seats][card]`: cards with a 3+ or 4+ mark stay in the box at smaller tables (300)."""
LATE_CARDS: Final = [card for card in ALL if LATE[card]]
OF_AGE: Final = [[card for card in ALL if AGE[card] == age] for age in range(4)]


def read_worth() -> list[float]:
    """Worth of every card to whoever has it, in glory, as a rule of thumb for bots."""
    table: dict[str, float] = msgspec.json.decode((Path(__file__).parent / "worth.json").read_bytes())
    return [float(table[key]) for key in KEY]


WORTH: Final = read_worth()
