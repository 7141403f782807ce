"""Bag, hands and discard pile: counts by kind, drawn from only when a tile is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.flat import i64
from meadhall.engine.types import Params, seat_name
from meadhall.games.voluspa.tiles import FIRST, HAND, HEL, KINDS, NAMES

if TYPE_CHECKING:
    from meadhall.games.voluspa.state import Voluspa


def tile_name(kind: int) -> str:
    """The form in which parameters speak of a tile."""
    return f"@tile-{NAMES[kind]}"


def draw(s: Voluspa, seat: i64) -> int:
    """One tile from the bag, each equally likely; gives its kind."""
    bag = s.bag
    at: i64 = s.chance.below(s.stock)
    kind: i64 = FIRST
    number: int = bag[kind]
    while at >= number:
        at -= number
        kind += 1
        number = bag[kind]
    bag[kind] -= 1
    s.stock -= 1
    s.hands[seat * KINDS + kind] += 1
    s.held[seat] += 1
    if s.stock == 0 and s.rules.no_late_hel:
        lose_hels(s)
    return int(kind)


def refill(s: Voluspa, seat: i64) -> None:
    """Draw up to five tiles, Hels not counted (R1 135, S-1)."""
    if s.listening:
        refill_aloud(s, int(seat))
        return
    while s.held[seat] < HAND and s.stock:
        draw(s, seat)


def refill_aloud(s: Voluspa, seat: int) -> None:
    """The same, told: everybody hears how many tiles were drawn, only who drew them hears which (`tiles`)."""
    tiles: list[int | str] = []
    while s.held[seat] < HAND and s.stock:
        tiles.append(tile_name(draw(s, seat)))
    if tiles:
        secret: dict[int, Params] = {seat: {"tiles": tiles}}
        s.tell("draw", {"seat": seat_name(seat), "count": len(tiles)}, secret)


def lose_hels(s: Voluspa) -> None:
    """With the last tile drawn every unplayed Hel leaves the play (S-6, no_late_hel)."""
    lost = 0
    for seat in range(s.rules.seats):
        number: int = s.hels[seat]
        lost += number
        s.hels[seat] = 0
    for _ in range(lost):
        s.gone[HEL] += 1
    if lost and s.listening:
        s.tell("hels-gone", {"count": lost})


def spend(s: Voluspa, seat: i64, kind: i64) -> None:
    """A tile leaves the hand in the sight of all. One that was known to be there is taken to be it (B-14b)."""
    i: i64 = seat * KINDS + kind
    s.hands[i] -= 1
    s.held[seat] -= 1
    if s.known[i]:
        s.known[i] -= 1
        s.sure[seat] -= 1


def receive(s: Voluspa, seat: int, kind: int) -> None:
    """A tile comes to the hand in the sight of all, and stays known (B-14b)."""
    i = seat * KINDS + kind
    s.hands[i] += 1
    s.held[seat] += 1
    s.known[i] += 1
    s.sure[seat] += 1


def throw_away(s: Voluspa, seat: int, kind: int) -> None:
    """A tile goes from the hand to the public discard pile (O-7)."""
    spend(s, seat, kind)
    s.discard[kind] += 1


def tiles_of(s: Voluspa, seat: int) -> list[int]:
    """The kinds in a hand, as far as this state knows them, each as often as it is there; Hels apart."""
    out: list[int] = []
    for kind in range(FIRST, KINDS):
        number: int = s.hands[seat * KINDS + kind]
        if number:
            out += [kind] * number
    return out


def known_of(s: Voluspa, seat: int) -> list[int]:
    """The kinds that everybody knows to be in a hand; Hels apart (B-14b)."""
    out: list[int] = []
    for kind in range(FIRST, KINDS):
        number: int = s.known[seat * KINDS + kind]
        if number:
            out += [kind] * number
    return out
