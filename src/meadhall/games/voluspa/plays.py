"""What happens when a tile is played: hand, table, points, and the word of it."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.engine.types import Params, seat_name
from meadhall.games.voluspa.hands import receive, throw_away, tile_name
from meadhall.games.voluspa.notation import WAYS, boost_of, cell_name, cell_of, kind_of, way_of
from meadhall.games.voluspa.scoring import hel, points
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import EMPTY, FREYA, HEL, JOTUN, KINDS, NIDHOGG, RAVEN, SKADI, STRENGTH, WORTH


def place(s: Voluspa, seat: i64, option: i64) -> None:
    """Lay a tile from the hand, do what it does, and score it on the table as it then is (B-14a)."""
    b = s.board
    c = cell_of(option)
    kind = kind_of(option)
    if kind == HEL:
        place_hel(s, seat, c)
        return
    boost = boost_of(option)
    way = way_of(option)
    i: i64 = seat * KINDS + kind
    s.hands[i] -= 1
    s.held[seat] -= 1
    if s.known[i]:
        s.known[i] -= 1
        s.sure[seat] -= 1
    given: i64 = 0
    while given < boost:
        throw_away(s, seat, FREYA)
        given += 1
    there: int = b.top[c]
    if there == EMPTY:
        b.lay(c, kind, boost)
        gained = points(b, s.rules, c, kind, True, False, way)
        if s.listening:
            tell_place(s, "place", seat, option, gained, {})
    elif kind == SKADI:
        freyas = exchange(s, seat, c, boost)
        gained = points(b, s.rules, c, kind, False, False, way)
        if s.listening:
            tell_place(s, "exchange", seat, option, gained, {"took": tile_name(there), "freyas": freyas})
    elif kind == JOTUN:
        to = b.landing(c, b.steps[way - 1])
        b.throw(c, to, kind, boost)
        gained = points(b, s.rules, c, kind, False, False, way)
        if s.listening:
            more: Params = {"thrown": tile_name(there), "to": cell_name(b, to), "way": WAYS[way]}
            tell_place(s, "throw", seat, option, gained, more)
    else:
        b.cover(c, kind, boost)
        gained = points(b, s.rules, c, kind, False, there == NIDHOGG, way)
        if s.listening:
            tell_place(s, "cover", seat, option, gained, {"under": tile_name(there)})
    score(s, seat, c, gained)


def score(s: Voluspa, seat: i64, c: i64, gained: i64) -> None:
    """Add the points, and remember when the seat last gained any (B-14)."""
    s.last = c
    s.last_seat = seat
    if gained:
        s.scores[seat] += gained
        s.gained[seat] = s.moves


def place_hel(s: Voluspa, seat: int, c: i64) -> None:
    """Hel kills the tile and all under it; the cell is a gap for ever (S-2)."""
    b = s.board
    s.hels[seat] -= 1
    killed = b.kill(c)
    s.gone[killed] += 1
    for kind in b.take_under(c):
        s.gone[kind] += 1
    gained = hel(b, c, killed)
    if s.listening:
        s.tell(
            "hel",
            {"seat": seat_name(seat), "tile": tile_name(killed), "cell": cell_name(b, c), "points": gained},
        )
    score(s, seat, c, gained)


def exchange(s: Voluspa, seat: int, c: i64, boost: int) -> int:
    """Skadi changes places with a tile, which comes to the hand with the Freyas that had boosted it (B-10, O-6). What
    lay under a Dragon leaves the play, what lay under a Raven is discarded (O-9). Gives the number of Freyas."""
    b = s.board
    power: int = b.power[c]
    took = b.swap(c, SKADI, boost)
    freyas = (power & WORTH) - STRENGTH[took]
    receive(s, seat, took)
    for _ in range(freyas):
        s.discard[FREYA] -= 1
        receive(s, seat, FREYA)
    for kind in b.take_under(c):
        if took == RAVEN:
            s.discard[kind] += 1
        else:
            s.gone[kind] += 1
    return freyas


def fly(s: Voluspa, seat: int, c: i64, slot: int, to: i64) -> None:
    """The Raven is lifted, and laid and scored once more elsewhere, with its boost (O-8)."""
    b = s.board
    power: int = b.power[c]
    boost = (power & WORTH) - STRENGTH[RAVEN]
    origin = cell_name(b, c) if s.listening else ""
    b.lift(c, slot)
    there: int = b.top[to]
    if there == EMPTY:
        b.lay(to, RAVEN, boost)
    else:
        b.cover(to, RAVEN, boost)
    gained = points(b, s.rules, to, RAVEN, there == EMPTY, there == NIDHOGG, 0)
    if s.listening:
        told: Params = {
            "seat": seat_name(seat),
            "tile": tile_name(RAVEN),
            "from": origin,
            "cell": cell_name(b, to),
            "points": gained,
            "boost": boost,
        }
        if there != EMPTY:
            told["under"] = tile_name(there)
        s.tell("fly", told)
    score(s, seat, to, gained)


def tell_place(s: Voluspa, key: str, seat: int, option: int, gained: int, more: Params) -> None:
    told: Params = {
        "seat": seat_name(seat),
        "tile": tile_name(kind_of(option)),
        "cell": cell_name(s.board, cell_of(option)),
        "points": gained,
        "boost": boost_of(option),
    }
    told.update(more)
    s.tell(key, told)
