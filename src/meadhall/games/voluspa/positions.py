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

from meadhall.engine.errors import HiddenError, MoveError, PositionError
from meadhall.engine.flat import i64
from meadhall.engine.position_reader import PositionLine, pile_text, read_lines
from meadhall.engine.types import TRUTH
from meadhall.games.voluspa import tiles
from meadhall.games.voluspa.board import Board
from meadhall.games.voluspa.notation import cell_name, column_name, find_west, split_cell
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.serialization import count_gone, lay_pile, read_cell, too_many
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.turns import DROPPING, NOWHERE, TURN, Drop, Fly, Follow, can_act

FIELDS: Final = ("board", "hels", "bag", "discard", "scores", "gained", "moves", "turn", "last", "asks")
MOST_HELD: Final = 2 * tiles.HAND + 3
"""So many tiles may be in a hand at most: five, and those taken with a boosted tile."""
MOST_IN_PILE: Final = 110
"""All tiles there are."""
MOST_SCORED: Final = 999_999


class Spot(NamedTuple):
    """What lies on one cell, and the line that says so: the uppermost tile, its boost, and the kinds under it, bottom
    first."""

    line: PositionLine
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
    bag, discard = [int(number) for number in s.deck], [int(number) for number in s.discard]
    lines.append(f"bag: {pile_text(bag, tiles.NAMES, ' ') or 'none'}")
    if sum(discard):
        lines.append(f"discard: {pile_text(discard, tiles.NAMES, ' ')}")
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
    name = tiles.NAMES[b.top[c]]
    word = f"{name}+{b.boost(c)}" if b.boost(c) else name
    return f"{cell_name(b, c)} " + "/".join([word, *[tiles.NAMES[under] for under in reversed(b.covered(c))]])


def hand_text(s: Voluspa, seat: int) -> str:
    known = s.known_of(seat)
    words: list[str] = []
    for kind in s.cards_of(seat):
        if kind in known:
            known.remove(kind)
            words.append("*" + tiles.NAMES[kind])
        else:
            words.append(tiles.NAMES[kind])
    return " ".join(words)


def asks_text(s: Voluspa) -> str:
    top = s.frames[-1] if s.frames else None
    if isinstance(top, Follow):
        return f"follow {cell_name(s.board, top.anchor)}"
    if isinstance(top, Fly):
        after = "" if top.anchor == NOWHERE else f" after {cell_name(s.board, top.anchor)}"
        return f"fly {cell_name(s.board, top.cell)}{after}"
    return "drop" if isinstance(top, Drop) else ""


# --- reading: lines and tiles -----------------------------------------------------------------------------------------


def sort_lines(text: str, rules: Rules) -> tuple[dict[str, PositionLine], list[Spot]]:
    """The fields by name, and what lies on the board."""
    fields: dict[str, PositionLine] = {}
    spots: list[Spot] = []
    corner = ""
    drawn = 0
    for line in read_lines(text):
        if not line.colon:
            if not corner:
                raise line.error("there is no colon")
            spots += drawn_row(line, corner, drawn, rules)
            drawn += 1
            continue
        corner = ""
        if line.head[:1] == ["draw"] and len(line.head) == 2:
            corner, drawn = line.head[1], 0
            continue
        if line.name not in FIELDS and line.name not in [f"hand {seat}" for seat in range(rules.seats)]:
            raise line.error(f"{line.name!r} is none of {', '.join(['draw <cell>', *FIELDS, 'hand 0', '…'])}")
        if line.name in fields:
            raise line.error(f"{line.name!r} is given a second time")
        fields[line.name] = line
    if "board" in fields:
        spots += listed_spots(fields["board"])
    if not spots:
        raise PositionError("the position has no tile on the board")
    return fields, spots


def listed_spots(line: PositionLine) -> list[Spot]:
    """`n14 odin, o14 thor+1`."""
    spots: list[Spot] = []
    for entry in line.tail.split(","):
        words = entry.split()
        if len(words) == 2:
            spots.append(spot(line, words[0], words[1]))
        elif words:
            raise line.error(f"{entry.strip()!r} is not a cell and a tile, like 'n14 odin'")
    return spots


def drawn_row(line: PositionLine, corner: str, down: int, rules: Rules) -> list[Spot]:
    """One row of a drawing that begins so many rows below the corner."""
    try:
        column, row = split_cell(corner, rules.wide)
    except MoveError as error:
        raise line.error(str(error)) from error
    spots: list[Spot] = []
    for at, word in enumerate(line.head):
        if word != ".":
            name = f"{column_name((column + at) % rules.wide)}{(row + down) % rules.wide + 1}"
            spots.append(spot(line, name, word))
    return spots


def spot(line: PositionLine, name: str, word: str) -> Spot:
    """`thor+2` or `dragon/loki` on a cell."""
    words = word.split("/")
    tile, plus, number = words[0].partition("+")
    kind = tile_named(line, tile)
    boost = line.whole(number, 0, MOST_IN_PILE) if plus else 0
    if boost and (kind == tiles.HEL or tiles.STRENGTH[kind] + boost > tiles.STRONGEST):
        raise line.error(f"{word!r} on {name}: no tile is boosted above {tiles.STRONGEST}, and Hel never")
    return Spot(line, name, kind, boost, [tile_named(line, under) for under in reversed(words[1:])])


def tile_named(line: PositionLine, word: str) -> int:
    """A tile by its name, or by a beginning that only one name has."""
    found = [kind for name, kind in tiles.KIND_OF.items() if word and name.startswith(word)]
    if len(found) > 1 and word not in tiles.KIND_OF:
        raise line.error(f"{word!r} could be {' or '.join([tiles.NAMES[kind] for kind in found])}")
    return found[0] if len(found) == 1 else line.named(word, tiles.KIND_OF, "tile")


def tiles_in(line: PositionLine, most: int) -> list[tuple[int, bool]]:
    """`odin 2 *thor` or `odin 2, *thor` as kinds, each as often as it is there, and whether all know of it."""
    found: list[tuple[int, bool]] = []
    for word in " ".join(line.words).replace("* ", "*").split():
        if word.isdecimal() and found:
            found += [found[-1]] * (line.whole(word, 1, most) - 1)
        else:
            found.append((tile_named(line, word.removeprefix("*")), word.startswith("*")))
        if found[-1][0] == tiles.HEL:
            raise line.error("Hels are neither held, drawn nor discarded; say 'hels: 1 1'")
        if len(found) > most:
            raise line.error(f"that is more than {most} tiles")
    return found


# --- reading: a position ----------------------------------------------------------------------------------------------


def from_text(s: Voluspa, text: str) -> None:
    """Fill an empty state from a position; PositionError says what is wrong with it, and in which line."""
    seats = s.rules.seats
    fields, spots = sort_lines(text, s.rules)
    asks = fields.get("asks")
    asked = asks.words if asks else []
    slot = lay_spots(s, spots, asked[1] if len(asked) > 1 and asked[0] == "fly" else "")
    for seat in range(seats):
        s.hels[seat] = s.rules.hels
        if f"hand {seat}" in fields:
            for kind, known in tiles_in(fields[f"hand {seat}"], MOST_HELD):
                if known:
                    s.gain_open(seat, kind)
                else:
                    s.gain_hidden(seat, kind)
    for name, line in fields.items():
        read_field(s, name, line)
    given_away = sum([one.boost for one in spots])
    while s.discard[tiles.FREYA] < given_away:
        s.discard[tiles.FREYA] += 1
    read_bag(s, fields.get("bag"))
    wrong = too_many(s)
    if wrong:
        raise PositionError(f"the position is wrong: {wrong}")
    count_gone(s)
    if asks is not None and asked:
        read_asks(s, asks, slot)
    else:
        begin_turn(s)


def read_field(s: Voluspa, name: str, line: PositionLine) -> None:
    """One of the lines that stand for themselves."""
    seats = s.rules.seats
    if name == "hels":
        for seat, number in enumerate(line.wholes(seats, 0, MOST_IN_PILE)):
            s.hels[seat] = number
    elif name == "scores":
        for seat, number in enumerate(line.wholes(seats, 0, MOST_SCORED)):
            s.scores[seat] = number
    elif name == "gained":
        for seat, number in enumerate(line.wholes(seats, 0, MOST_SCORED)):
            s.gained[seat] = number
    elif name == "discard":
        for kind, _ in tiles_in(line, MOST_IN_PILE):
            s.discard[kind] += 1
    elif name == "moves":
        s.moves = line.wholes(1, 0, MOST_SCORED)[0]
    elif name == "turn":
        s.turn = line.seat(line.tail, seats)
    elif name == "last":
        if len(line.words) != 2:
            raise line.error("this is not a cell and a seat, like 'n14 0'")
        s.last = read_cell(s.board, line, line.words[0])
        s.last_seat = line.seat(line.words[1], seats)


def read_bag(s: Voluspa, line: PositionLine | None) -> None:
    """The tiles that are named, or all that are nowhere else."""
    if line is None or line.words == ["rest"]:
        for kind, there in enumerate(s.totals()):
            if kind != tiles.HEL:
                s.deck[kind] = max(0, s.rules.numbers[kind] - there)
    elif line.words != ["none"]:
        for kind, _ in tiles_in(line, MOST_IN_PILE):
            s.deck[kind] += 1
    s.deck_size = sum([int(number) for number in s.deck])


def lay_spots(s: Voluspa, spots: list[Spot], flying: str) -> int:
    """Lay the tiles in this order, a Raven that may fly last; gives where its cell stood in the edge."""
    b = s.board
    try:
        hangs_together = find_west(b, [one.name for one in spots])
    except MoveError as error:
        raise PositionError(f"the position is wrong: {error}") from error
    if not hangs_together:
        raise PositionError("the columns of the board do not hang together")
    slot = -1
    lifted = [one for one in spots if one.name == flying and not one.under]
    for one in [one for one in spots if one not in lifted] + lifted:
        c = read_cell(b, one.line, one.name)
        if b.top[c]:
            raise one.line.error(f"{one.name} is given twice")
        if one in lifted and b.touches(c):
            slot = int(b.slot(c))
        lay_pile(b, c, one.kind, one.boost, one.under)
    return slot


def read_asks(s: Voluspa, line: PositionLine, slot: int) -> None:
    """What is asked in the middle of a turn."""
    b = s.board
    words = line.words
    if words[0] == "follow" and len(words) == 2:
        s.frames = [Follow(read_cell(b, line, words[1]))]
    elif words[0] == "fly" and (len(words) == 2 or (len(words) == 4 and words[2] == "after")):
        anchor = read_cell(b, line, words[3]) if len(words) == 4 else NOWHERE
        s.frames = [Fly(read_cell(b, line, words[1]), slot, anchor)]
    elif words == ["drop"]:
        s.frames = [DROPPING]
    else:
        raise line.error("this is none of 'follow n14', 'fly n14', 'fly n14 after m14', 'drop'")


def begin_turn(s: Voluspa) -> None:
    """A turn begins, or everything is over."""
    if s.sizes[s.turn] > tiles.HAND:
        raise PositionError(f"hand {s.turn} has more than {tiles.HAND} tiles, which it may only with 'asks: drop'")
    if s.deck_size or [seat for seat in range(s.rules.seats) if can_act(s, seat)]:
        s.frames = [TURN]
