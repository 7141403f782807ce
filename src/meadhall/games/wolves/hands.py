"""The People deck, its discard and the cards being resolved: drawing, discarding, and who might hold a Shield Wall."""

from __future__ import annotations

from meadhall.engine.flat import i64, u8
from meadhall.engine.types import seat_name
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.units import HAND_LIMIT, KINDS, SHIELD_WALL, card_key, card_keys


def room(s: WolvesState, seat: i64) -> i64:
    """How many cards the hand may still take: never above twelve (W-53)."""
    return HAND_LIMIT - i64(s.sizes[seat])


def may_draw(s: WolvesState, seat: i64) -> bool:
    return s.sizes[seat] < HAND_LIMIT and s.deck_size + s.discard_size > 0


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
    s.lose_open(seat, kind)
    to_discard(s, kind)


def throw_away(s: WolvesState, seat: i64, kinds: tuple[int, ...]) -> None:
    """Cards of a hand are discarded, and told."""
    if s.listening and kinds:
        s.tell("discards", {"seat": seat_name(int(seat)), "cards": card_keys(kinds)})
    for kind in kinds:
        discard_from_hand(s, seat, kind)


def turn_up(s: WolvesState) -> i64:
    """The top card of the People deck, taken off it; -1 if there is none. An empty deck is made anew first (W-52)."""
    if s.deck_size == 0:
        if s.discard_size == 0:
            return -1
        s.reshuffle()
        s.discard_size = 0
        if s.listening:
            s.tell("reshuffle", {"count": int(s.deck_size)})
    return s.draw_card()


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
            draw_unseen(s, seat)
        else:
            kind = turn_up(s)
            s.gain_hidden(seat, kind)
            if listening:
                drawn.append(card_key(int(kind)))
        number += 1
    if listening and number > 0:
        s.tell("draws", {"seat": seat_name(int(seat)), "count": int(number)}, {int(seat): {"cards": drawn}})
    return number


def draw_unseen(s: WolvesState, seat: i64) -> None:
    """In a view nobody knows what is drawn; only the sizes change."""
    if s.deck_size == 0:
        s.deck_size = s.discard_size
        s.discard_size = 0
        for kind in range(i64(KINDS)):
            s.discard[kind] = u8(0)
    s.deck_size -= 1
    s.sizes[seat] += 1


def might_hold_shield_wall(s: WolvesState, seat: i64) -> bool:
    """Whether, as far as all others know, the seat could raise a Shield Wall: never after its pass (W-20)."""
    return not s.has_passed(seat) and s.might_hold(seat, SHIELD_WALL)
