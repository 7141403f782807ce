"""The quick player, for playouts: points now, less what the tile is worth in hand, without looking any further."""

from __future__ import annotations

from meadhall.engine.chance import Chance
from meadhall.engine.flat import append, i64, vec
from meadhall.games.voluspa import notation
from meadhall.games.voluspa.effects import placement_points
from meadhall.games.voluspa.estimates import KEEP, NOTHING, best_kill, best_places
from meadhall.games.voluspa.placing import line_ends, line_tiles, most_freyas, round_about
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import FIRST, FREYA, HEL, JOTUN, KINDS, RAVEN, SERPENT
from meadhall.games.voluspa.turns import NOWHERE, Drop, Fly, Follow


def policy(s: Voluspa, chance: Chance) -> int:
    """The answer of the seat that is asked. Of equally good places it takes the first from a random one on."""
    top = s.frames[-1]
    seat: i64 = s.turn
    b = s.board
    if isinstance(top, Fly):
        return int(best_flight(s, top, chance))
    if isinstance(top, Follow):
        anchor: i64 = top.anchor
        worth, option = best_placement(
            s, seat, line_ends(b, anchor), line_tiles(b, anchor), round_about(b, anchor), chance
        )
        return int(option if worth > 0 else notation.pack(notation.DONE))
    if isinstance(top, Drop):
        return int(notation.pack(notation.DROP, least_worth(s, seat)))
    worth, option = best_placement(s, seat, b.edge, b.laid, b.laid, chance)
    if worth == NOTHING:
        return int(notation.pack(notation.DISCARD, least_worth(s, seat)))
    return int(option)


def best_placement(
    s: Voluspa, seat: i64, edge: vec[i64], laid: vec[i64], doomed: vec[i64], chance: Chance
) -> tuple[i64, i64]:
    """The best placement of a hand on these cells, and what it is worth; `NOTHING` if there is none."""
    b = s.board
    tiles = tiles_to_place(s, seat)
    prices = vec[i64]([KEEP[notation.kind_of(tile)] + KEEP[FREYA] * (notation.boost_of(tile)) for tile in tiles])
    begin: i64 = chance.below(len(edge)) if len(edge) else 0
    best, found = best_places(b, s.rules, tiles, prices, edge, laid, begin, False)
    most: i64 = NOTHING
    option: i64 = -1
    for i in range(i64(len(tiles))):
        if best[i] > most:
            most = best[i]
            option = found[i]
    if s.hels[seat]:
        kill = best_kill(b, doomed)
        if kill >= 0:
            worth = 10 * placement_points(b, s.rules, kill) - KEEP[HEL]
            if worth > most:
                most = worth
                option = kill
    return most, option


def tiles_to_place(s: Voluspa, seat: i64) -> vec[i64]:
    """All ways to lay a tile of this hand, but for the cell. Boosts are left out where tokens are scarce (O-4)."""
    at: i64 = seat * KINDS
    tiles = vec[i64]([])
    for kind in range(FIRST, s.kinds_used):
        if s.hands[at + kind]:
            boosts: i64 = most_freyas(s, at, kind) if s.freya and not s.rules.strict_tokens else 0
            for boost in range(boosts + 1):
                tile = notation.pack(notation.PLACE, kind, boost)
                if kind == SERPENT:
                    tiles = append(tiles, tile + notation.pack(notation.PLACE, way=notation.ROW))
                    tiles = append(tiles, tile + notation.pack(notation.PLACE, way=notation.COLUMN))
                else:
                    tiles = append(tiles, tile)
                    if kind == JOTUN:
                        for way in range(i64(1), i64(5)):
                            tiles = append(tiles, tile + notation.pack(notation.PLACE, way=way))
    return tiles


def best_flight(s: Voluspa, frame: Fly, chance: Chance) -> i64:
    """Where the Raven brings most once more; it stays where that is nothing."""
    b = s.board
    boost = b.boost(frame.cell)
    b.lift(frame.cell, frame.slot)
    edge, laid = b.edge, b.laid
    if frame.anchor != NOWHERE:
        edge, laid = line_ends(b, frame.anchor), line_tiles(b, frame.anchor)
    edge = vec[i64]([c for c in edge if c != frame.cell])
    laid = vec[i64]([c for c in laid if c != frame.cell])
    raven = vec[i64]([notation.pack(notation.PLACE, RAVEN, boost)])
    begin: i64 = chance.below(len(edge)) if len(edge) else 0
    best, found = best_places(b, s.rules, raven, vec[i64]([0]), edge, laid, begin, False)
    frame.put_back(b, boost)
    return notation.pack(notation.FLY) + notation.cell_of(found[0]) if best[0] > 0 else notation.pack(notation.STAY)


def least_worth(s: Voluspa, seat: i64) -> i64:
    """The kind in hand that is worth least there."""
    worst: i64 = 0
    for kind in range(FIRST, s.kinds_used):
        if s.hands[seat * KINDS + kind] and (worst == 0 or KEEP[kind] < KEEP[worst]):
            worst = kind
    return worst
