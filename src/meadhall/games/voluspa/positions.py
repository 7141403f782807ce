"""Positions as text a person can write by hand.

    board: n14 odin, o14 thor+1, n15 dragon/loki, m14 hel
    hand 0: odin thor *skadi
    hand 1: loki 2, troll
    hels: 1 1
    bag: rest
    discard: freya 2
    scores: 12 9
    turn: 0

Every line is optional except the board; lines may come in any order, and `#` begins a remark.

* `board` lists cells and tiles: `+1` is a boost, `dragon/loki` a Dragon on top of a Loki. It can be drawn instead: the
  cell named is the upper left one, `.` is empty, and a tile may be shortened as long as it stays clear which one it is.

      draw m13:
        .  od th+1
        tr dr/lo .

* `hand` lists the tiles of a seat, a number after a name says how many; `*` marks those that everybody knows of.
  `bag` lists tiles in the same way; `bag: rest`, which is also what no line means, is all tiles of the set that are
  nowhere else.
* `discard` lists discarded tiles; the Freyas that gave the boosts on the board are among them, said or not.
* `hels` are the unplayed Hels of each seat: as dealt, if nothing is said.
* `scores`, `gained` (the move at which each seat last gained points), `moves` and `last: n14 0` (cell and seat of the
  last tile) are 0 or absent, if nothing is said.
* `asks` says what is asked in the middle of a turn: `follow n14` (Hermod), `fly n14` (a Raven; `fly n14 after m14` if
  it follows a Hermod) or `drop`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.engine.errors import HiddenError, MoveError, OptionError
from meadhall.engine.flat import append, i64, u8, vec
from meadhall.engine.types import TRUTH
from meadhall.games.voluspa.board import KIND_BITS, Board
from meadhall.games.voluspa.hands import known_of, tiles_of
from meadhall.games.voluspa.notation import cell_name, cell_named, column_name, find_west, split_cell
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.scoring import run
from meadhall.games.voluspa.serialization import count_gone
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import (
    FIRST,
    FREYA,
    HAND,
    HEL,
    HERMOD,
    KIND_OF,
    KINDS,
    LONGEST,
    NAMES,
    RAVEN,
    STRENGTH,
    STRONGEST,
    WORTH,
)
from meadhall.games.voluspa.turns import DROPPING, NOWHERE, TURN, Drop, Fly, Follow, can_act

FIELDS: Final = ("board", "hels", "bag", "discard", "scores", "gained", "moves", "turn", "last", "asks")


class Spot(NamedTuple):
    """What lies on one cell: the uppermost tile, its boost, and the kinds under it, bottom first."""

    name: str
    kind: int
    boost: int
    under: list[int]


# --- writing --------------------------------------------------------------------------------------------------------


def to_text(s: Voluspa) -> str:
    """The position of a whole state; `from_text` makes an equal one of it, but for what is still to be drawn."""
    if s.viewer != TRUTH:
        raise HiddenError("a view does not know the whole position")
    b = s.board
    lines = ["board: " + ", ".join([spot_text(b, c) for c in b.laid])]
    for seat in range(s.rules.seats):
        lines.append(f"hand {seat}: {hand_text(s, seat)}".rstrip())
    if s.rules.hel:
        lines.append("hels: " + " ".join([str(number) for number in s.hels]))
    lines.append(f"bag: {pile_text(s.bag) or 'none'}")
    if pile_text(s.discard):
        lines.append(f"discard: {pile_text(s.discard)}")
    lines.append("scores: " + " ".join([str(score) for score in s.scores]))
    lines.append("gained: " + " ".join([str(move) for move in s.gained]))
    lines.append(f"moves: {s.moves}")
    if s.last >= 0:
        lines.append(f"last: {cell_name(b, s.last)} {s.last_seat}")
    lines.append(f"turn: {s.turn}")
    asked = asks_text(s)
    if asked:
        lines.append(f"asks: {asked}")
    return "\n".join(lines) + "\n"


def spot_text(b: Board, c: i64) -> str:
    kind: int = b.top[c]
    power: int = b.power[c]
    boost = (power & WORTH) - STRENGTH[kind]
    word = f"{NAMES[kind]}+{boost}" if boost else NAMES[kind]
    return f"{cell_name(b, c)} " + "/".join([word, *[NAMES[under] for under in reversed(b.covered(c))]])


def hand_text(s: Voluspa, seat: int) -> str:
    known = known_of(s, seat)
    words: list[str] = []
    for kind in tiles_of(s, seat):
        if kind in known:
            known.remove(kind)
            words.append("*" + NAMES[kind])
        else:
            words.append(NAMES[kind])
    return " ".join(words)


def pile_text(counts: vec[u8]) -> str:
    words: list[str] = []
    for kind in range(FIRST, KINDS):
        number: int = counts[kind]
        if number:
            words.append(f"{NAMES[kind]} {number}" if number > 1 else NAMES[kind])
    return " ".join(words)


def asks_text(s: Voluspa) -> str:
    top = s.frames[-1] if s.frames else None
    if isinstance(top, Follow):
        return f"follow {cell_name(s.board, top.anchor)}"
    if isinstance(top, Fly):
        after = "" if top.anchor == NOWHERE else f" after {cell_name(s.board, top.anchor)}"
        return f"fly {cell_name(s.board, top.cell)}{after}"
    return "drop" if isinstance(top, Drop) else ""


# --- reading --------------------------------------------------------------------------------------------------------


def from_text(s: Voluspa, text: str) -> None:
    """Fill an empty state from a position; OptionError says what is wrong with it."""
    fields, spots = read_lines(text, s.rules)
    try:
        read_position(s, fields, spots)
    except MoveError as error:
        raise OptionError(f"the position is wrong: {error}") from error


def read_position(s: Voluspa, fields: dict[str, str], spots: list[Spot]) -> None:
    asks = fields.get("asks", "").split()
    flying = asks[1] if len(asks) > 1 and asks[0] == "fly" else ""
    slot = lay_spots(s, spots, flying)
    for seat in range(s.rules.seats):
        read_hand(s, seat, fields.get(f"hand {seat}", ""))
        s.hels[seat] = s.rules.hels
    if "hels" in fields:
        for seat, number in enumerate(seat_numbers(s, fields, "hels")):
            s.hels[seat] = number
    for kind in pile(fields.get("discard", "")):
        if kind == HEL:
            raise OptionError("discard: Hel is never discarded")
        s.discard[kind] += 1
    given_away = sum([one.boost for one in spots])
    while s.discard[FREYA] < given_away:
        s.discard[FREYA] += 1
    read_bag(s, fields.get("bag", "rest"))
    for seat, number in enumerate(seat_numbers(s, fields, "scores")):
        s.scores[seat] = number
    for seat, number in enumerate(seat_numbers(s, fields, "gained")):
        s.gained[seat] = number
    s.moves = whole(fields.get("moves", "0"), "moves")
    s.turn = whole(fields.get("turn", "0"), "turn")
    if s.turn >= s.rules.seats:
        raise OptionError(f"turn: there is no seat {s.turn}; seats are 0 to {s.rules.seats - 1}")
    last = fields.get("last", "").split()
    if last:
        if len(last) != 2 or not last[1].isdecimal() or int(last[1]) >= s.rules.seats:
            raise OptionError(f"last: {' '.join(last)!r} is not a cell and a seat, like 'n14 0'")
        s.last = cell_named(s.board, last[0])
        s.last_seat = int(last[1])
    check_counts(s)
    count_gone(s)
    read_asks(s, asks, slot)


def read_lines(text: str, rules: Rules) -> tuple[dict[str, str], list[Spot]]:
    """The fields by name, and what lies on the board."""
    fields: dict[str, str] = {}
    spots: list[Spot] = []
    corner = ""
    drawn = 0
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        name, colon, rest = line.partition(":")
        if not colon:
            if not corner:
                raise OptionError(f"line {number} of the position has no colon: {line[:60]!r}")
            spots += draw_row(corner, drawn, line, rules)
            drawn += 1
            continue
        corner = ""
        if name.startswith("draw "):
            corner, drawn = name[5:].strip(), 0
            continue
        if name not in FIELDS and name not in [f"hand {seat}" for seat in range(rules.seats)]:
            known = ", ".join(["draw <cell>", *FIELDS, "hand 0", "…"])
            raise OptionError(f"line {number} of the position speaks of {name!r}; there are {known}")
        if name in fields:
            raise OptionError(f"line {number} of the position gives {name!r} a second time")
        fields[name] = rest.strip()
    for entry in fields.get("board", "").split(","):
        words = entry.split()
        if len(words) == 2:
            spots.append(spot(words[0], words[1]))
        elif words:
            raise OptionError(f"board: {entry.strip()!r} is not a cell and a tile, like 'n14 odin'")
    if not spots:
        raise OptionError("the position has no tile on the board")
    return fields, spots


def draw_row(corner: str, down: int, line: str, rules: Rules) -> list[Spot]:
    try:
        column, row = split_cell(corner, rules.wide)
    except MoveError as error:
        raise OptionError(f"draw: {error}") from error
    spots: list[Spot] = []
    for i, word in enumerate(line.split()):
        if word != ".":
            name = f"{column_name((column + i) % rules.wide)}{(row + down) % rules.wide + 1}"
            spots.append(spot(name, word))
    return spots


def spot(name: str, word: str) -> Spot:
    """`thor+2` or `dragon/loki` on a cell."""
    words = word.split("/")
    tile, plus, number = words[0].partition("+")
    kind = tile_named(tile)
    boost = whole(number, word) if plus else 0
    if boost and (kind == HEL or STRENGTH[kind] + boost > STRONGEST):
        raise OptionError(f"{word!r} on {name}: no tile is boosted above {STRONGEST}, and Hel never")
    return Spot(name, kind, boost, [tile_named(under) for under in reversed(words[1:])])


def tile_named(word: str) -> int:
    """A tile by its name, or by a beginning that only one name has."""
    if word in KIND_OF:
        return KIND_OF[word]
    found = [kind for name, kind in KIND_OF.items() if word and name.startswith(word)]
    if len(found) == 1:
        return found[0]
    if found:
        raise OptionError(f"{word!r} could be {' or '.join([NAMES[kind] for kind in found])}")
    raise OptionError(f"there is no tile {word!r}; there are {', '.join(KIND_OF)}")


def lay_spots(s: Voluspa, spots: list[Spot], flying: str) -> int:
    """Lay the tiles in this order, a Raven that may fly last; gives where its cell stood in the edge."""
    b = s.board
    if not find_west(b, [spot.name for spot in spots]):
        raise OptionError("the columns of the board do not hang together")
    slot = -1
    lifted = [one for one in spots if one.name == flying and not one.under]
    for one in [one for one in spots if one not in lifted] + lifted:
        c: i64 = cell_named(b, one.name)
        if b.top[c]:
            raise OptionError(f"board: {one.name} is given twice")
        if one in lifted and b.touches(c):
            slot = int(b.slot(c))
        if one.kind == HEL:
            b.lay_hel(c)
        else:
            b.lay(c, one.kind, one.boost)
            if max(len(run(b, c, 1)), len(run(b, c, b.wide))) > LONGEST:
                raise OptionError(f"board: {one.name} makes a run of more than {LONGEST} tiles")
        for kind in one.under:
            b.under = append(b.under, (c << KIND_BITS) | kind)
    return slot


def pile(text: str) -> list[int]:
    """`odin 2 thor` or `odin 2, thor` as kinds, each as often as it is there."""
    kinds: list[int] = []
    for word in text.replace(",", " ").split():
        if not word.isdecimal():
            kinds.append(tile_named(word))
        elif kinds and 1 <= whole(word, text) <= 99:
            kinds += [kinds[-1]] * (int(word) - 1)
        else:
            raise OptionError(f"{text!r}: {word} stands after no tile")
    return kinds


def read_hand(s: Voluspa, seat: int, text: str) -> None:
    words = text.replace(",", " ").replace("*", " * ").split()
    star = False
    known = False
    last = 0
    for word in words:
        if word == "*":
            star = True
            continue
        times = 1
        if word.isdecimal() and last:
            times = whole(word, f"hand {seat}") - 1
        else:
            last = tile_named(word)
            known = star
            star = False
            if last == HEL:
                raise OptionError(f"hand {seat}: Hels are not in hands; say 'hels: 1 1'")
        if s.held[seat] + times > 2 * HAND + 3:
            raise OptionError(f"hand {seat}: that is too many tiles for a hand")
        for _ in range(times):
            s.hands[seat * KINDS + last] += 1
            s.held[seat] += 1
            if known:
                s.known[seat * KINDS + last] += 1
                s.sure[seat] += 1


def read_bag(s: Voluspa, text: str) -> None:
    if text == "rest":
        counts = s.count()
        for name, there in counts.items():
            kind = KIND_OF[name]
            if kind != HEL:
                s.bag[kind] = max(0, s.rules.numbers[kind] - there)
    elif text != "none":
        for kind in pile(text):
            if kind == HEL:
                raise OptionError("bag: Hel is never drawn")
            s.bag[kind] += 1
    s.stock = 0
    for kind in range(FIRST, KINDS):
        number: int = s.bag[kind]
        s.stock += number


def seat_numbers(s: Voluspa, fields: dict[str, str], name: str) -> list[int]:
    """One number for each seat; 0 where nothing is said."""
    words = fields.get(name, "").split()
    if not words:
        return [0] * s.rules.seats
    if len(words) != s.rules.seats:
        raise OptionError(f"{name}: there are {s.rules.seats} seats, but {len(words)} numbers")
    return [whole(word, name) for word in words]


def whole(word: str, where: str) -> int:
    if not word.isdecimal() or not word.isascii() or len(word) > 6:
        raise OptionError(f"{where}: {word!r} is no number")
    return int(word)


def check_counts(s: Voluspa) -> None:
    """No more tiles of a kind than lie in the box; none that are not of this set."""
    numbers = s.rules.numbers
    totals = s.totals()
    for kind in range(HEL, KINDS):
        if totals[kind] and not numbers[kind]:
            raise OptionError(f"{NAMES[kind]} is no tile of this set")
        if totals[kind] > numbers[kind]:
            raise OptionError(f"the position has {totals[kind]} tiles {NAMES[kind]}; there are only {numbers[kind]}")


def read_asks(s: Voluspa, asks: list[str], slot: int) -> None:
    b = s.board
    held: int = s.held[s.turn]
    if asks and asks[0] == "follow" and len(asks) == 2:
        anchor = cell_named(b, asks[1])
        if b.top[anchor] != HERMOD:
            raise OptionError(f"asks: there is no hermod on {asks[1]}")
        s.frames = [Follow(anchor)]
    elif asks and asks[0] == "fly" and len(asks) in (2, 4):
        cell = cell_named(b, asks[1])
        if b.top[cell] != RAVEN:
            raise OptionError(f"asks: there is no raven on {asks[1]}")
        if slot < 0 and not b.covered(cell):
            raise OptionError(f"asks: the raven on {asks[1]} touches nothing")
        s.frames = [Fly(cell, slot, cell_named(b, asks[3]) if len(asks) == 4 else NOWHERE)]
    elif asks == ["drop"]:
        if held <= HAND:
            raise OptionError(f"asks: seat {s.turn} holds no more than {HAND} tiles")
        s.frames = [DROPPING]
    elif asks:
        raise OptionError(f"asks: {' '.join(asks)!r} is none of 'follow n14', 'fly n14', 'fly n14 after m14', 'drop'")
    elif can_act(s, s.turn):
        if held > HAND:
            raise OptionError(f"hand {s.turn} has {held} tiles; more than {HAND} only with 'asks: drop'")
        s.frames = [TURN]
    elif s.stock or [seat for seat in range(s.rules.seats) if can_act(s, seat)]:
        raise OptionError(f"it is the turn of seat {s.turn}, which has no tile")
