"""Hands, the People deck and its discard: drawing, losing, gaining, and what is publicly known to be held (W-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.flat import i64, u8
from meadhall.engine.types import seat_name
from meadhall.games.wolves.units import HAND_LIMIT, KINDS, SHIELD_WALL, card_key

if TYPE_CHECKING:
    from meadhall.games.wolves.state import WolvesState


def room(s: WolvesState, seat: i64) -> i64:
    """How many cards the hand may still take: never above twelve (W-53)."""
    return HAND_LIMIT - i64(s.sizes[seat])


def may_draw(s: WolvesState, seat: i64) -> bool:
    return s.sizes[seat] < HAND_LIMIT and s.deck_size + s.discard_size > 0


def lose(s: WolvesState, seat: i64, kind: i64) -> None:
    """A card leaves the hand, seen by all. One that was known to be there is taken to be this one."""
    at: i64 = seat * KINDS + kind
    s.hands[at] -= 1
    s.sizes[seat] -= 1
    if s.known[at] > 0:
        s.known[at] -= 1
        s.known_sizes[seat] -= 1


def gain_open(s: WolvesState, seat: i64, kind: i64) -> None:
    """A card that everybody saw comes into the hand, and is known to be there (W-8, W-63)."""
    at: i64 = seat * KINDS + kind
    s.hands[at] += 1
    s.sizes[seat] += 1
    s.known[at] += 1
    s.known_sizes[seat] += 1


def to_discard(s: WolvesState, kind: i64) -> None:
    s.discard[kind] += 1
    s.discard_size += 1


def from_discard(s: WolvesState, kind: i64) -> None:
    s.discard[kind] -= 1
    s.discard_size -= 1


def to_limbo(s: WolvesState, kind: i64) -> None:
    """A card that is being resolved lies in no pile (W-52)."""
    s.limbo[kind] += 1


def from_limbo(s: WolvesState, kind: i64) -> None:
    s.limbo[kind] -= 1


def discard_from_hand(s: WolvesState, seat: i64, kind: i64) -> None:
    lose(s, seat, kind)
    to_discard(s, kind)


def turn_up(s: WolvesState) -> i64:
    """The top card of the People deck, taken off it; -1 if there is none. An empty deck is made anew first (W-52)."""
    if s.deck_size == 0:
        if s.discard_size == 0:
            return -1
        reshuffle(s)
    s.deck_size -= 1
    at: i64 = s.chance.below(s.deck_size + 1)
    kind: i64 = 0
    while at >= i64(s.deck[kind]):
        at -= i64(s.deck[kind])
        kind += 1
    s.deck[kind] -= 1
    return kind


def reshuffle(s: WolvesState) -> None:
    """The whole People discard becomes the deck (W-52)."""
    for kind in range(i64(KINDS)):
        s.deck[kind] = u8(i64(s.deck[kind]) + i64(s.discard[kind]))
        s.discard[kind] = u8(0)
    s.deck_size += s.discard_size
    s.discard_size = 0
    if s.listening:
        s.tell("reshuffle", {"count": int(s.deck_size)})


def draw(s: WolvesState, seat: i64, count: i64) -> i64:
    """Draw so many cards, as far as twelve in hand and the cards there are allow (W-52, W-53)."""
    drawn: list[int | str] = []
    listening = s.listening
    number: i64 = 0
    masked = s.is_masked()
    for _ in range(count):
        if not may_draw(s, seat):
            break
        if masked:
            draw_unseen(s)
        else:
            kind = turn_up(s)
            at: i64 = seat * KINDS + kind
            s.hands[at] += 1
            if listening:
                drawn.append(card_key(int(kind)))
        s.sizes[seat] += 1
        number += 1
    if listening and number > 0:
        s.tell("draws", {"seat": seat_name(int(seat)), "count": int(number)}, {int(seat): {"cards": drawn}})
    return number


def draw_unseen(s: WolvesState) -> None:
    """In a view nobody knows what is drawn; only the piles change."""
    if s.deck_size == 0:
        s.deck_size = s.discard_size
        s.discard_size = 0
        for kind in range(i64(KINDS)):
            s.discard[kind] = u8(0)
    s.deck_size -= 1


def might_hold_shield_wall(s: WolvesState, seat: i64) -> bool:
    """Whether, as far as all others know, the seat could raise a Shield Wall: never after its pass (W-20)."""
    if s.has_passed(seat):
        return False
    return s.sizes[seat] > s.known_sizes[seat] or s.known[seat * KINDS + SHIELD_WALL] > 0
