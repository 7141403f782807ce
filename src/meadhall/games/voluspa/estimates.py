"""The best places for tiles on a table, found cell by cell: behind the heuristic player and the quick one.

A tile to be placed is an option still without a cell: its kind, boost and way. Sums are in tenths of points.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.flat import i64, u8, vec
from meadhall.games.voluspa.board import CLOSED, LOKIS, SHUT, TROLLS, Board
from meadhall.games.voluspa.effects import placement_points
from meadhall.games.voluspa.notation import PLACE, boost_of, kind_of, pack, way_of
from meadhall.games.voluspa.placing import FITS, thrown
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.scoring import Line, hel, line_of, line_points, lone_points
from meadhall.games.voluspa.tiles import (
    COVERING,
    DWARF,
    FEARLESS,
    FIRST,
    HABITS,
    HEL,
    JOTUN,
    LOKI,
    NIDHOGG,
    NIDHOGG_POINTS,
    POWER,
    SERPENT,
    SKADI,
    TILES,
)

KEEP: Final = vec[i64]([tile.keep for tile in TILES])
"""What a tile is worth in hand, in tenths of points, by kind."""
KEEP_MEAN: Final = 28
"""What a tile drawn from the bag is worth, about."""
OWN_NIDHOGG: Final = 2 * NIDHOGG_POINTS
"""What a Nidhogg that is laid, or that falls under a tile, may bring in two lines besides."""
NOTHING: Final = -10000
"""Less than any placement is worth."""


def best_places(
    b: Board, rules: Rules, tiles: vec[i64], prices: vec[i64], edge: vec[i64], laid: vec[i64], begin: i64, quick: bool
) -> tuple[vec[i64], vec[i64]]:
    """For each of these tiles what it brings at its best, less its price, and the option to lay it there; `NOTHING`
    where there is no place for it. Empty cells are looked at from number `begin` on: of equals the first is taken.
    `quick`: Serpents and Dwarfs count as plain tiles, which is less than they can bring."""
    best = vec[i64]([NOTHING] * len(tiles))
    found = tiles[:]
    cells: i64 = len(edge)
    at: i64 = begin
    for _ in range(cells):
        c = edge[at]
        at += 1
        if at == cells:
            at = 0
        if not b.near[c] & CLOSED:
            look_at_empty(b, rules, c, tiles, prices, best, found, quick)
    for c in laid:
        if not b.near[c] & TROLLS and b.top[c] != HEL:
            look_at_tile(b, rules, c, tiles, prices, best, found)
    return best, found


def most_points(row: Line, column: Line) -> i64:
    """The most that a tile in these two lines could bring by them, Nidhoggs but for itself and the fallen counted."""
    most: i64 = 0
    if row[0]:
        most += row[0] + 1 + NIDHOGG_POINTS * row[5]
    if column[0]:
        most += column[0] + 1 + NIDHOGG_POINTS * column[5]
    return most


def look_at_empty(
    b: Board, rules: Rules, c: i64, tiles: vec[i64], prices: vec[i64], best: vec[i64], found: vec[i64], quick: bool
) -> None:
    """Weigh one empty cell for every tile that may go there."""
    row = line_of(b, c, 1)
    column = line_of(b, c, b.wide)
    most = most_points(row, column)
    silent = b.near[c] & LOKIS > 0
    guarded = b.near[c] & SHUT > 0
    lonely = rules.hel and row[0] == 0 and column[0] == 0
    for i in range(i64(len(tiles))):
        tile = tiles[i]
        kind: i64 = kind_of(tile)
        if guarded and HABITS[kind] != FEARLESS:
            continue
        gained: i64 = 0
        if kind in (SERPENT, DWARF) and not quick:
            gained = placement_points(b, rules, tile + c)
        elif kind == JOTUN and way_of(tile):
            continue
        else:
            top = most + OWN_NIDHOGG if kind == NIDHOGG else most
            if 10 * top - prices[i] <= best[i] and not lonely:
                continue
            if kind == LOKI:
                gained = placement_points(b, rules, tile + c)
            elif lonely:
                gained = lone_points(kind)
            else:
                me = POWER[kind] + u8(boost_of(tile))
                gained = line_points(row, me, silent, rules.valkyrie_lock, False)
                gained += line_points(column, me, silent, rules.valkyrie_lock, False)
        if 10 * gained - prices[i] > best[i]:
            best[i] = 10 * gained - prices[i]
            found[i] = tile + c


def look_at_tile(
    b: Board, rules: Rules, c: i64, tiles: vec[i64], prices: vec[i64], best: vec[i64], found: vec[i64]
) -> None:
    """Weigh one lying tile, which no Troll touches, for every tile that may go on it or in its place."""
    row = line_of(b, c, 1)
    column = line_of(b, c, b.wide)
    most = most_points(row, column)
    silent = b.near[c] & LOKIS > 0
    there = i64(b.top[c])
    for i in range(i64(len(tiles))):
        tile = tiles[i]
        kind: i64 = kind_of(tile)
        price = prices[i]
        gained: i64 = 0
        if kind == JOTUN:
            way = way_of(tile)
            if not way or thrown(b, c, b.steps[way - 1]) != FITS:
                continue
            if 10 * (most + OWN_NIDHOGG) - price <= best[i] and not joins(b, c, b.steps[way - 1]):
                continue
            gained = placement_points(b, rules, tile + c)
        elif HABITS[kind] != COVERING or kind == there:
            continue
        else:
            if kind == SKADI and price:
                price -= KEEP[there] - KEEP_MEAN
            if 10 * (most + OWN_NIDHOGG) - price <= best[i]:
                continue
            if there == LOKI:
                gained = placement_points(b, rules, tile + c)
            else:
                me = POWER[kind] + u8(boost_of(tile))
                fallen = there == NIDHOGG and kind != SKADI
                gained = line_points(row, me, silent, rules.valkyrie_lock, fallen)
                gained += line_points(column, me, silent, rules.valkyrie_lock, fallen)
        if 10 * gained - price > best[i]:
            best[i] = 10 * gained - price
            found[i] = tile + c


def joins(b: Board, c: i64, step: i64) -> bool:
    """Whether a tile thrown so makes one run of two."""
    return b.power[(b.landing(c, step) + step) & b.mask] > 0


def best_kill(b: Board, cells: vec[i64]) -> i64:
    """The option to play a Hel where she brings most; -1 if she cannot be played."""
    most: i64 = NOTHING
    best: i64 = -1
    for c in cells:
        if b.top[c] != HEL:
            gained = hel(b, c, int(b.top[c]))
            if gained > most:
                most = gained
                best = pack(PLACE, HEL) + c
    return best


def offers(b: Board, rules: Rules, kinds: i64) -> vec[i64]:
    """For every kind from `FIRST` on the most that a tile of it would bring somewhere on this table, as far as a
    quick look tells: throws are left out."""
    tiles = vec[i64]([pack(PLACE, kind) for kind in range(i64(FIRST), kinds)])
    return best_places(b, rules, tiles, vec[i64]([0] * len(tiles)), b.edge, b.laid, 0, True)[0]
