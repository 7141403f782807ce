"""The heuristic player: points now, less what the move leaves to the next seat, less what the tile is worth in hand."""

from __future__ import annotations

from typing import Final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64, vec
from meadhall.engine.views import View
from meadhall.games.voluspa.board import Board
from meadhall.games.voluspa.effects import change_table, placement_points
from meadhall.games.voluspa.estimates import KEEP, KEEP_MEAN, offers
from meadhall.games.voluspa.notation import FLY, PLACE, boost_of, cell_of, kind_of, pack, placement_parts, verb_of
from meadhall.games.voluspa.plays import place
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import EMPTY, FIRST, FREYA, HEL, HERMOD, KINDS, LOKI, RAVEN, SKADI
from meadhall.games.voluspa.turns import NOWHERE, Fly, Follow

CANDIDATES: Final = 6
"""So many of the most promising options are weighed by what they leave to the next seat."""
HEED: Final = 0.4
"""How much of the next seat's expected gain counts against a move."""
CHAINS: Final = 5
"""So many Hermods and Ravens are followed up."""
NOISE: Final = 1e-5
GOOD: Final = 4
"""So many points are a good deal for one tile."""
MAY_BRING_NOTHING: Final = (HEL, LOKI, HERMOD, RAVEN)
"""Tiles laid for what they do to others, or for what follows them."""


def greedy(view: View, chance: Chance) -> int:
    """Points now, with what follows a Hermod or Raven, less what the tile is worth in hand, less what is left to the
    next seat."""
    s, seat = asked(view)
    options = view.options
    if len(options) == 1:
        return options[0]
    gains = promises(s, options)
    ranked: list[tuple[float, int]] = []
    for option, gain in zip(options, gains, strict=True):
        ranked.append((10 * gain - price(s, option) + NOISE * int(chance.below(1000)), option))
    ranked.sort(reverse=True)
    ranked = follow_up(s, seat, ranked)
    odds = likely(s, (seat + 1) % s.rules.seats)
    best = ranked[0][1]
    most = -10000.0
    for value, option in ranked[:CANDIDATES]:
        b = table(s, option)
        if verb_of(option) in (PLACE, FLY):
            laid, c, boost, way = placement_parts(as_placement(s, option))
            change_table(b, laid, c, boost, way)
        value -= HEED * expected(offers(b, s.rules, s.kinds_used), odds)
        if value > most:
            most = value
            best = option
    return best


def looks_broken(view: View, option: int) -> bool:
    """Laying a tile for nothing that would bring a good deal elsewhere, unless it takes a tile, silences its neighbours
    or is followed by another."""
    kind = kind_of(option)
    if verb_of(option) != PLACE or kind in MAY_BRING_NOTHING:
        return False
    s, _ = asked(view)
    b = s.board
    takes = kind == SKADI and b.top[cell_of(option)] != EMPTY
    if takes or placement_points(b, s.rules, option) > 0:
        return False
    others = [other for other in view.options if verb_of(other) == PLACE and kind_of(other) == kind]
    return any(placement_points(b, s.rules, other) >= GOOD for other in others)


def asked(view: View) -> tuple[Voluspa, int]:
    s = view.known
    assert isinstance(s, Voluspa)
    return s, view.asked_seat()


def table(s: Voluspa, option: int) -> Board:
    """The board to try an option on: a Raven that flies is lifted first."""
    b = s.board.copy()
    top = s.frames[-1]
    if isinstance(top, Fly) and verb_of(option) == FLY:
        b.lift(top.cell, top.slot)
    return b


def as_placement(s: Voluspa, option: int) -> int:
    """A flight as the placement it comes to."""
    if verb_of(option) != FLY:
        return option
    top = s.frames[-1]
    assert isinstance(top, Fly)
    return pack(PLACE, RAVEN, s.board.boost(top.cell), cell_of(option))


def promises(s: Voluspa, options: list[int]) -> list[int]:
    """The points of every option; 0 for what is no placement."""
    b = table(s, options[0])
    return [
        int(placement_points(b, s.rules, as_placement(s, option))) if verb_of(option) in (PLACE, FLY) else 0
        for option in options
    ]


def net_gains(s: Voluspa, options: list[int]) -> list[int]:
    """The points of every option less what leaves the hand, in tenths of points."""
    return [10 * gain - price(s, option) for option, gain in zip(options, promises(s, options), strict=True)]


def price(s: Voluspa, option: int) -> int:
    """What leaves the hand for good, less what a Skadi takes into it, in tenths of points."""
    kind = kind_of(option)
    cost = int(KEEP[kind] + KEEP[FREYA] * (boost_of(option)))
    if kind == SKADI and verb_of(option) == PLACE:
        there: int = s.board.top[cell_of(option)]
        if there != EMPTY:
            cost -= int(KEEP[there]) - KEEP_MEAN
    return cost


def follow_up(s: Voluspa, seat: int, ranked: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """Add to the first Hermods and Ravens what the best next placement of the same turn brings."""
    left = CHAINS
    out: list[tuple[float, int]] = []
    for value, option in ranked:
        kind = kind_of(option)
        if left and verb_of(option) == PLACE and kind in (HERMOD, RAVEN):
            left -= 1
            value += next_gain(s, seat, option, kind)
        out.append((value, option))
    out.sort(reverse=True)
    return out


def next_gain(s: Voluspa, seat: int, option: int, kind: int) -> int:
    trial = s.copy()
    assert isinstance(trial, Voluspa)
    _, c, boost, way = placement_parts(option)
    cell = int(c)
    slot = int(trial.board.slot(c))
    place(trial, seat, kind, c, boost, way)
    if kind == RAVEN:
        top = s.frames[-1]
        trial.become(Fly(cell, slot, top.anchor if isinstance(top, Follow) else NOWHERE))
    else:
        trial.become(Follow(cell))
    options = trial.frames[-1].options(trial, seat)
    return max(net_gains(trial, options))


def likely(s: Voluspa, seat: int) -> list[float]:
    """For every kind how likely the seat holds one, as far as this view knows."""
    pool = 0
    known = 0
    for kind in range(FIRST, KINDS):
        number: int = s.deck[kind]
        pool += number
        here: int = s.hands[seat * KINDS + kind]
        known += here
    held: int = s.sizes[seat]
    odds = [0.0] * KINDS
    for kind in range(FIRST, KINDS):
        count: int = s.deck[kind]
        if s.hands[seat * KINDS + kind]:
            odds[kind] = 1.0
        elif pool:
            odds[kind] = 1.0 - (1.0 - count / pool) ** (held - known)
    return odds


def expected(best: vec[i64], odds: list[float]) -> float:
    """The mean of the most that a hand of these odds would bring, in tenths of points."""
    ranked = sorted([(int(best[i]), odds[FIRST + i]) for i in range(len(best)) if odds[FIRST + i] > 0.0], reverse=True)
    total = 0.0
    left = 1.0
    for gain, odd in ranked:
        total += left * odd * max(gain, 0)
        left *= 1.0 - odd
    return total
