"""Drawing tiles from the bag, and throwing them away."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.engine.types import Params, seat_name
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import HAND, HEL, tile_name


def draw(s: Voluspa, seat: i64) -> int:
    """One tile from the bag, each equally likely; gives its kind. With the last one Hels may leave (S-22)."""
    kind = s.draw_card()
    s.gain_hidden(seat, kind)
    if s.deck_size == 0 and s.rules.no_late_hel:
        lose_hels(s)
    return int(kind)


def refill(s: Voluspa, seat: i64) -> None:
    """Draw up to five tiles, Hels not counted (R1 135, S-1)."""
    if s.listening:
        refill_aloud(s, int(seat))
        return
    if s.deck_size == 0:
        return
    while s.sizes[seat] < HAND and s.deck_size:
        s.gain_hidden(seat, s.draw_card())
    if s.deck_size == 0 and s.rules.no_late_hel:
        lose_hels(s)


def refill_aloud(s: Voluspa, seat: int) -> None:
    """The same, told: everybody hears how many tiles were drawn, only who drew them hears which (`tiles`)."""
    tiles: list[int | str] = []
    while s.sizes[seat] < HAND and s.deck_size:
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


def throw_away(s: Voluspa, seat: i64, kind: i64) -> None:
    """A tile goes from the hand to the public discard pile (O-7); one known to be there is taken to be it (B-14b)."""
    s.lose_open(seat, kind)
    s.discard[kind] += 1
