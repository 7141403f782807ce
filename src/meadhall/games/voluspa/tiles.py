"""The tiles: strengths, numbers, boxes, and which of them each set is played with (R1 19-70, R2 21-43, R2 57-90).

Facts only. A kind is a small number; 0 is an empty cell. `POWER` tells all that a line asks of a lying tile in one
byte: its strength in the low half, and marks for the four whose powers work while a line is scored.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.engine.errors import DataError
from meadhall.engine.flat import i64, u8, vec

EMPTY: Final = 0
HEL: Final = 1
ODIN: Final = 2
THOR: Final = 3
TROLL: Final = 4
DRAGON: Final = 5
FENRIR: Final = 6
SKADI: Final = 7
VALKYRIE: Final = 8
LOKI: Final = 9
SERPENT: Final = 10
JOTUN: Final = 11
HERMOD: Final = 12
DWARF: Final = 13
FREYA: Final = 14
RAVEN: Final = 15
NIDHOGG: Final = 16
KINDS: Final = 17
FIRST: Final = 2
"""The first kind that is drawn from the bag: Hel never is (S-1)."""
BASE_KINDS: Final = 10
"""One more than the last kind of the base game."""

MOST_SEATS: Final = 5
HAND: Final = 5
LONGEST: Final = 7
STRONGEST: Final = 12
"""The largest boost token (O-4)."""

NIDHOGG_POINTS: Final = 2
"""What every Nidhogg brings besides: to a line that scores, alone beside Hel, or killed by her (O-10, S-3, S-4)."""
LONE_POINTS: Final = 1
"""What a tile brings that touches nothing but Hel (S-3)."""

WORTH: Final = 15
"""The bits of a power that are the strength."""
IS_FENRIR: Final = 16
IS_LOKI: Final = 32
IS_NIDHOGG: Final = 64
IS_VALKYRIE: Final = 128


PLAIN: Final = 0
FEARLESS: Final = 1
COVERING: Final = 2
THROWING: Final = 3
CHOOSING: Final = 4
"""How a kind is laid: beside Trolls too, on top of tiles too, in the place of tiles too, or with a choice of lines."""
MISSING: Final = -1


class Tile(NamedTuple):
    """One row of the table; `check_tiles` says what of it was forgotten."""

    name: str
    strength: int
    number: int
    box: str
    emblem: str = ""
    habit: int = MISSING
    keep: int = MISSING
    """What it is worth in hand to a player of one move, in tenths of points."""
    held: int = MISSING
    """What it is worth in hand for the rest of the play, in tenths of points: for the base game fitted to how plays by
    the quick policy ended."""


TILES: Final = (
    Tile("", 0, 0, "", "", PLAIN, 0, 0),
    Tile("hel", 0, 5, "edda", "half-dead", PLAIN, 42, 42),
    Tile("odin", 8, 6, "base", "wizard-face", PLAIN, 42, 52),
    Tile("thor", 7, 8, "base", "thor-hammer", PLAIN, 34, 34),
    Tile("troll", 6, 6, "base", "troll", FEARLESS, 25, 35),
    Tile("dragon", 5, 8, "base", "dragon-head", COVERING, 39, 33),
    Tile("fenrir", 4, 8, "base", "direwolf", PLAIN, 31, 38),
    Tile("skadi", 3, 9, "base", "bowman", COVERING, 31, 31),
    Tile("valkyrie", 2, 9, "base", "winged-sword", PLAIN, 22, 22),
    Tile("loki", 1, 6, "base", "duality-mask", PLAIN, 11, 15),
    Tile("serpent", 6, 6, "edda", "sea-serpent", CHOOSING, 42, 42),
    Tile("jotun", 5, 6, "edda", "giant", THROWING, 42, 42),
    Tile("hermod", 3, 8, "edda", "winged-leg", PLAIN, 21, 21),
    Tile("dwarf", 2, 6, "order", "dwarf-face", FEARLESS, 42, 42),
    Tile("freya", 3, 8, "order", "feline", PLAIN, 14, 14),
    Tile("raven", 4, 6, "order", "crow-dive", COVERING, 56, 56),
    Tile("nidhogg", 7, 5, "order", "spiked-dragon-head", PLAIN, 48, 48),
)


def check_tiles() -> None:
    if len(TILES) != KINDS:
        raise DataError(f"tiles.py: TILES has {len(TILES)} rows, and KINDS says {KINDS}")
    for tile in TILES[1:]:
        for field, given in zip(Tile._fields, tile, strict=True):
            if given in ("", MISSING):
                raise DataError(f"tiles.py: TILES says no {field} of {tile.name}")


check_tiles()

NAMES: Final = [tile.name for tile in TILES]
STRENGTH: Final = [tile.strength for tile in TILES]
KIND_OF: Final = {tile.name: kind for kind, tile in enumerate(TILES) if kind != EMPTY}

MARKS: Final = {FENRIR: IS_FENRIR, LOKI: IS_LOKI, NIDHOGG: IS_NIDHOGG, VALKYRIE: IS_VALKYRIE}
POWER: Final = vec[u8]([TILES[kind].strength | MARKS.get(kind, 0) for kind in range(KINDS)])

HABITS: Final = vec[i64]([tile.habit for tile in TILES])


def in_box(box: str) -> tuple[str, ...]:
    return tuple([tile.name for tile in TILES if tile.box == box])


BASE_TILES: Final = in_box("base")
SETS: Final = {
    "base": BASE_TILES,
    "edda": (*BASE_TILES, *in_box("edda")),
    "order": (*BASE_TILES, *in_box("order")),
    "giants": (*BASE_TILES, "hermod", "jotun", "freya", "nidhogg"),
    "serpents": (*BASE_TILES, "serpent", "freya", "dwarf", "hel"),
    "ravens": (*BASE_TILES, "hermod", "raven", "nidhogg", "hel"),
    "all": tuple(tile.name for tile in TILES if tile.name),
}

TOKENS: Final = {2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 1, 11: 1, 12: 1}
"""Boost tokens in the box by value; a limit only with the option strict_tokens (O-4)."""


def tile_name(kind: int) -> str:
    """The form in which parameters speak of a tile."""
    return f"@tile-{NAMES[kind]}"


def hels_each(seats: int) -> int:
    """One Hel each, two each when two play; the rest stay in the box (S-1)."""
    return 2 if seats == 2 else 1


def numbers(tile_set: str) -> list[int]:
    """How many of each kind lie in the box of this set, by kind."""
    chosen = SETS[tile_set]
    return [tile.number if tile.name in chosen else 0 for tile in TILES]
