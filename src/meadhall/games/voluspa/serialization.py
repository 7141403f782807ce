"""A play as plain data, readable by a client, and back."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from meadhall.engine.errors import DataError, InvalidMove
from meadhall.engine.flat import append, i64, u8, vec
from meadhall.engine.frames import Frame
from meadhall.engine.json_reader import JsonReader
from meadhall.engine.position_reader import PositionLine
from meadhall.engine.types import TRUTH, Json
from meadhall.games.voluspa.board import KIND_BITS, Board
from meadhall.games.voluspa.notation import cell_name, cell_named, find_west
from meadhall.games.voluspa.scoring import value
from meadhall.games.voluspa.state import NO_CELL, Voluspa
from meadhall.games.voluspa.tiles import (
    DRAGON,
    EMPTY,
    FIRST,
    HAND,
    HEL,
    HERMOD,
    KIND_OF,
    KINDS,
    LONGEST,
    NAMES,
    RAVEN,
    SETS,
    STRENGTH,
    STRONGEST,
    numbers,
)
from meadhall.games.voluspa.turns import NOWHERE, Drop, Fly, Follow, Turn, can_act

MOST_HELD: Final = 255
"""More tiles than any hand or pile has."""
HELD_KINDS: Final = {name: kind for name, kind in KIND_OF.items() if kind != HEL}


# --- writing ----------------------------------------------------------------------------------------------------------


def dump(s: Voluspa) -> dict[str, Json]:
    b = s.board
    board: list[Json] = []
    for c in b.laid:
        kind: int = b.top[c]
        covered: list[Json] = [NAMES[under] for under in b.covered(c)] if len(b.under) else []
        board.append([cell_name(b, c), NAMES[kind], b.boost(c), int(value(b, c, 1)), int(value(b, c, b.wide)), covered])
    hands: list[Json] = []
    for seat in range(s.rules.seats):
        tiles: list[Json] = [NAMES[kind] for kind in s.cards_of(seat)]
        known: list[Json] = [NAMES[kind] for kind in s.known_of(seat)]
        hands.append({"count": int(s.sizes[seat]), "tiles": tiles, "known": known})
    last: Json = [cell_name(b, s.last), s.last_seat] if s.last >= 0 else None
    return {
        "board": board,
        "hands": hands,
        "hels": [int(number) for number in s.hels],
        "bag": int(s.deck_size),
        "discard": pile(s.discard),
        "scores": [int(score) for score in s.scores],
        "gained": [int(move) for move in s.gained],
        "moves": s.moves,
        "turn": s.turn,
        "last": last,
        "bagTiles" if s.viewer == TRUTH else "unseen": pile(s.deck),
    }


def pile(counts: vec[u8]) -> dict[str, Json]:
    return {NAMES[kind]: int(counts[kind]) for kind in range(KINDS) if counts[kind]}


# --- reading ----------------------------------------------------------------------------------------------------------


def load(s: Voluspa, data: dict[str, Json]) -> None:
    """Take over what `dump` gave; what is nowhere has left the play."""
    record = JsonReader(data)
    seats = s.rules.seats
    read_board(s.board, record.key("board"))
    for seat, hand in enumerate(record.key("hands").items(seats, seats)):
        read_hand(s, seat, hand)
    for seat in range(seats):
        s.hels[seat] = record.key("hels").wholes(seats, 0, MOST_HELD)[seat]
        s.scores[seat] = record.key("scores").wholes(seats)[seat]
        s.gained[seat] = record.key("gained").wholes(seats)[seat]
    read_pile(s.deck, record.key("bagTiles" if s.viewer == TRUTH else "unseen"))
    in_bag = sum([int(number) for number in s.deck])
    for seat in range(seats):
        in_bag -= int(s.sizes[seat]) - len(s.cards_of(seat))
    s.deck_size = record.key("bag").whole()
    if s.deck_size != in_bag:
        raise record.key("bag").error(f"there are {in_bag} tiles in the bag, not {s.deck_size}")
    read_pile(s.discard, record.key("discard"))
    s.moves = record.key("moves").whole()
    s.turn = record.key("turn").whole(0, seats - 1)
    last = record.key("last")
    if not last.missing:
        cell, seat_of = last.items(2, 2)
        s.last = read_cell(s.board, cell, cell.text())
        s.last_seat = seat_of.whole(0, seats - 1)
    wrong = too_many(s)
    if wrong:
        raise record.error(wrong)
    count_gone(s)
    if s.viewer != TRUTH:
        s.pool_unseen()


def read_board(b: Board, record: JsonReader) -> None:
    """Lay the tiles in the order in which they were laid."""
    rows = [row.items(6, 6) for row in record.items(1)]
    try:
        hangs_together = find_west(b, [row[0].text() for row in rows])
    except InvalidMove as error:
        raise record.error(str(error)) from error
    if not hangs_together:
        raise record.error("the columns do not hang together")
    for row in rows:
        c = read_cell(b, row[0], row[0].text())
        if b.top[c]:
            raise row[0].error(f"{row[0].text()!r} stands there already")
        kind = row[1].named(KIND_OF, "tile")
        boost = 0 if kind == HEL else row[2].whole(0, STRONGEST - STRENGTH[kind])
        lay_pile(b, c, kind, boost, row[5].names(KIND_OF, "tile"))


def read_cell(b: Board, place: JsonReader | PositionLine, name: str) -> int:
    """The cell of this name; an error says where in data or in a position it stands."""
    try:
        return cell_named(b, name)
    except InvalidMove as error:
        raise place.error(str(error)) from error


def lay_pile(b: Board, c: i64, kind: int, boost: int, under: list[int]) -> None:
    """Lay a tile on an empty cell, with those that it covers, bottom first."""
    if kind == HEL:
        b.lay_hel(c)
    else:
        b.lay(c, kind, boost)
    for covered in under:
        b.under = append(b.under, (c << KIND_BITS) | covered)


def read_hand(s: Voluspa, seat: int, record: JsonReader) -> None:
    """The tiles of a hand as far as this state knows them, and how many there are in all."""
    for kind in record.key("tiles").names(HELD_KINDS, "tile"):
        s.gain_hidden(seat, kind)
    known = record.key("known")
    for kind in known.names(HELD_KINDS, "tile"):
        s.known[seat * KINDS + kind] += 1
        s.known_sizes[seat] += 1
        if s.known[seat * KINDS + kind] > s.hands[seat * KINDS + kind]:
            raise known.error(f"{NAMES[kind]!r} is not among the tiles")
    seen = int(s.sizes[seat])
    hidden = s.viewer != TRUTH and s.viewer != seat
    s.sizes[seat] = record.key("count").whole(seen, MOST_HELD if hidden else seen)


def read_pile(counts: vec[u8], record: JsonReader) -> None:
    for kind, number in record.counts(HELD_KINDS, "tile"):
        counts[kind] = number


def too_many(s: Voluspa) -> str:
    """A sentence about tiles that are not in this set, or of which there are too many; empty if all is well."""
    box = s.rules.numbers
    for kind, there in enumerate(s.totals()):
        if there and not box[kind]:
            return f"{NAMES[kind]} is no tile of this set"
        if there > box[kind]:
            return f"there are {there} tiles {NAMES[kind]}, and only {box[kind]} in the box"
    return ""


def check(s: Voluspa) -> None:
    """What could never have come about by play is refused: boards, counts of moves, what is asked. Only before any move
    the tiles may lie apart: examples of the rules and positions for study show a part of a board."""
    b = s.board
    other = smaller_set(s)
    if other:
        raise DataError(f"these are the tiles of the set {other!r}, and the set played here is {s.rules.tile_set!r}")
    for c in b.laid:
        pile = [*b.covered(c), int(b.top[c])]
        for under, upper in pairwise(pile):
            if upper not in (DRAGON, RAVEN) or under in (upper, HEL):
                raise DataError(f"board: on {cell_name(b, c)} a {NAMES[upper]} cannot lie on a {NAMES[under]}")
        run = max(b.length(c, -1) + b.length(c, 1), b.length(c, -b.wide) + b.length(c, b.wide)) + 1
        if b.power[c] and run > LONGEST:
            raise DataError(f"board: {cell_name(b, c)} is in a run of more than {LONGEST} tiles")
    if s.moves and hanging_together(b) < len(b.laid):
        raise DataError("board: the tiles do not hang together")
    if max([int(move) for move in s.gained]) > s.moves:
        raise DataError(f"gained: somebody gained points after move {s.moves}, the last one")
    if s.last != NO_CELL and b.top[s.last] == EMPTY:
        raise DataError(f"last: no tile lies on {cell_name(b, s.last)}")
    wrong = wrongly_asked(s, s.frames[-1] if s.frames else None)
    if wrong or len(s.frames) > 1:
        raise DataError(f"frames: {wrong or 'more than one thing is under way'}")


def smaller_set(s: Voluspa) -> str:
    """The smaller set of which these are all tiles, but for some that moves may have taken out of the play, so that the
    state is one of that set's; empty if there is none. Positions for study may do without any tiles they like."""
    for name in SETS:
        here = numbers(name)
        outside = [kind for kind in range(KINDS) if s.rules.numbers[kind] and not here[kind]]
        lost = sum([int(s.gone[kind]) for kind in range(FIRST, KINDS) if here[kind]])
        if outside and lost <= s.moves and not [kind for kind in outside if s.gone[kind] < s.rules.numbers[kind]]:
            return name
    return ""


def hanging_together(b: Board) -> int:
    """How many tiles hang together with the first."""
    found = [int(b.laid[0])]
    for c in found:
        for step in b.steps:
            x = int((c + step) & b.mask)
            if b.top[x] != EMPTY and x not in found:
                found.append(x)
    return len(found)


def wrongly_asked(s: Voluspa, top: Frame[Voluspa] | None) -> str:
    """A sentence about what cannot be asked at this table; empty if all is well."""
    b = s.board
    if isinstance(top, Turn):
        return "" if can_act(s, s.turn) else f"it is the turn of seat {s.turn}, which has no tile"
    if isinstance(top, Drop):
        return "" if s.sizes[s.turn] > HAND else f"seat {s.turn} holds no more than {HAND} tiles"
    if isinstance(top, Follow):
        return "" if b.top[top.anchor] == HERMOD else f"there is no hermod on {cell_name(b, top.anchor)}"
    if isinstance(top, Fly):
        under = b.covered(top.cell)
        if b.top[top.cell] != RAVEN:
            return f"there is no raven on {cell_name(b, top.cell)}"
        if (top.slot < 0) != bool(under) or (not under and (b.laid[-1] != top.cell or not b.touches(top.cell))):
            return f"the raven on {cell_name(b, top.cell)} touches nothing, or was not laid last"
        if top.anchor == NOWHERE or b.top[top.anchor] == HERMOD or (top.anchor == top.cell and under[-1:] == [HERMOD]):
            return ""
        return f"there is no hermod on {cell_name(b, top.anchor)}"
    able = [seat for seat in range(s.rules.seats) if can_act(s, seat)]
    return "it is not over: somebody can go on" if able or s.deck_size else ""


def count_gone(s: Voluspa) -> None:
    """What is nowhere else has left the play."""
    for kind, there in enumerate(s.totals()):
        s.gone[kind] = s.rules.numbers[kind] - there
