"""What happens when a tile is played: hand, table, points, and the word of it."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.engine.types import Params, seat_name
from meadhall.games.voluspa.effects import change_table
from meadhall.games.voluspa.hands import throw_away
from meadhall.games.voluspa.notation import WAYS, cell_name
from meadhall.games.voluspa.scoring import gains
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import EMPTY, FREYA, HEL, RAVEN, SKADI, tile_name


def place(s: Voluspa, seat: i64, kind: i64, c: i64, boost: i64, way: i64) -> None:
    """Lay a tile from the hand, with the Freyas that boost it, and do what it does; it is scored on the table as it
    then is (B-14a). A tile known to be in that hand is taken to be this one (B-14b)."""
    b = s.board
    there: int = b.top[c]
    freyas: i64 = b.boost(c) if kind == SKADI else 0
    to: i64 = -1
    if there == EMPTY:
        b.lay(c, kind, boost)  # what change_table does too; most tiles are laid so, and the call would tell
    else:
        to = change_table(b, kind, c, boost, way)
    row, column, besides = gains(b, s.rules, kind, c, there, way)
    gained = row + column + besides
    if kind == HEL:
        s.hels[seat] -= 1
        bury(s, c, there)
    else:
        s.lose_open(seat, kind)
        for _ in range(boost):
            throw_away(s, seat, FREYA)
        if kind == SKADI and there != EMPTY:
            capture(s, seat, c, there, freyas)
    score(s, seat, c, gained)
    if s.listening:
        told = place_params(s, int(seat), int(kind), c, int(boost), int(gained))
        tell_place(s, told, int(kind), int(way), int(there), int(freyas), int(to))


def score(s: Voluspa, seat: i64, c: i64, gained: i64) -> None:
    """Add the points, and remember when the seat last gained any (B-14)."""
    s.last = c
    s.last_seat = seat
    if gained:
        s.scores[seat] += gained
        s.gained[seat] = s.moves


def bury(s: Voluspa, c: i64, killed: i64) -> None:
    """Hel kills the tile and all under it (S-2, B-16)."""
    s.gone[killed] += 1
    for kind in s.board.take_under(c):
        s.gone[kind] += 1


def capture(s: Voluspa, seat: i64, c: i64, took: i64, freyas: i64) -> None:
    """Skadi changes places with a tile, which comes to the hand with the Freyas that had boosted it (B-10, O-6), in the
    sight of all (B-14b). What lay under a Dragon leaves the play, what lay under a Raven is discarded (O-9)."""
    s.gain_open(seat, took)
    for _ in range(freyas):
        s.discard[FREYA] -= 1
        s.gain_open(seat, FREYA)
    for kind in s.board.take_under(c):
        if took == RAVEN:
            s.discard[kind] += 1
        else:
            s.gone[kind] += 1


def fly(s: Voluspa, seat: int, c: i64, slot: int, to: i64) -> None:
    """The Raven is lifted, and laid and scored once more elsewhere, with its boost (O-8, O-16)."""
    b = s.board
    boost = b.boost(c)
    origin = cell_name(b, c) if s.listening else ""
    b.lift(c, slot)
    there = int(b.top[to])
    change_table(b, RAVEN, to, boost, 0)
    row, column, besides = gains(b, s.rules, RAVEN, to, there, 0)
    gained = row + column + besides
    if s.listening:
        told = place_params(s, seat, RAVEN, to, boost, int(gained))
        told["from"] = origin
        if there != EMPTY:
            told["under"] = tile_name(there)
        s.tell("fly", told)
    score(s, seat, to, gained)


# --- the word of it -------------------------------------------------------------------------------------------------


def place_params(s: Voluspa, seat: int, kind: int, c: i64, boost: int, gained: int) -> Params:
    return {
        "seat": seat_name(seat),
        "tile": tile_name(kind),
        "cell": cell_name(s.board, c),
        "points": gained,
        "boost": boost,
    }


def tell_place(s: Voluspa, told: Params, kind: int, way: int, there: int, freyas: int, to: int) -> None:
    """Tell of a tile that was laid, and of the one that lay there before."""
    key = "place"
    if kind == HEL:
        key = "hel"
        told["tile"] = tile_name(there)
        del told["boost"]
    elif to >= 0:
        key = "throw"
        told["thrown"] = tile_name(there)
        told["to"] = cell_name(s.board, to)
        told["way"] = WAYS[way]
    elif kind == SKADI and there != EMPTY:
        key = "exchange"
        told["took"] = tile_name(there)
        told["freyas"] = freyas
    elif there != EMPTY:
        key = "cover"
        told["under"] = tile_name(there)
    s.tell(key, told)
