"""The Hall of three open deities, their deck with Ragnarök near the bottom, and deities that come and go."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.engine.types import Params, seat_name
from meadhall.games.wolves import units
from meadhall.games.wolves.state import WolvesState


def colour_of(deity: i64) -> i64:
    """The mask of all deities of the same colour."""
    bit: i64 = i64(1) << deity
    if bit & units.BLUE:
        return units.BLUE
    return units.RED if bit & units.RED else units.BLACK


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def price(s: WolvesState, seat: i64, deity: i64) -> i64:
    """Two, and one more for each deity of that colour the seat has now; black costs two (W-28, W-51)."""
    if deity == units.YGGDRASIL:
        return units.FIRST_PRICE
    mask: i64 = s.patrons[seat]
    return units.FIRST_PRICE + bits(mask & colour_of(deity))


def deck_left(s: WolvesState) -> i64:
    """How many cards are left in the Deity deck, Ragnarök among them until it is out."""
    return bits(s.deities_left()) + (0 if s.ragnarok_in_hall() else 1)


def refill(s: WolvesState) -> None:
    """Open cards while the Hall has fewer than three and the deck lasts (W-32); Ragnarök ends the play (W-34)."""
    while len(s.hall) < units.HALL_SIZE:
        left = s.deities_left()
        deities = bits(left)
        waits = not s.ragnarok_in_hall()
        cards: i64 = deities + (1 if waits else 0)
        if cards == 0:
            return
        at: i64 = s.chance.below(cards if cards <= units.BOTTOM else deities)
        if at == deities:
            s.hall += units.BYTES[units.RAGNAROK]
            s.ragnarok = True
            if s.listening:
                s.tell("ragnarok-hall", {"card": units.deity_key(units.RAGNAROK)})
            continue
        deity = nth_bit(left, at)
        s.hall += units.BYTES[deity]
        if s.listening:
            s.tell("hall-opens", {"deity": units.deity_key(int(deity))})


def nth_bit(mask: i64, at: i64) -> i64:
    """The number of the bit that stands at this place among those of a mask, from 0."""
    number: i64 = 0
    while True:
        if (mask >> number) & 1:
            if at == 0:
                return number
            at -= 1
        number += 1


def stands_in_hall(s: WolvesState, deity: i64) -> bool:
    return units.BYTES[deity] in s.hall


def take_away(s: WolvesState, deity: i64) -> i64:
    """A deity leaves the seat that summoned it, or the Hall, which is not refilled yet (W-33). Gives the seat; -1 for
    the Hall."""
    owner = s.patron(deity)
    if owner >= 0:
        mask: i64 = s.patrons[owner]
        s.patrons[owner] = int(mask & ~(i64(1) << deity))
    else:
        at = s.hall.index(units.BYTES[deity])
        s.hall = s.hall[:at] + s.hall[at + 1 :]
    return owner


def drop_deity(s: WolvesState, deity: i64) -> None:
    """A summoned deity, or one in the Hall, goes to the Deity discard."""
    owner = take_away(s, deity)
    s.deity_discard |= i64(1) << deity
    if s.listening:
        params: Params = {"deity": units.deity_key(int(deity))}
        if owner >= 0:
            params["seat"] = seat_name(int(owner))
        s.tell("deity-discarded" if owner >= 0 else "deity-leaves-hall", params)


def win_deity(s: WolvesState, seat: i64, deity: i64) -> None:
    """A deity comes to a seat from wherever it is; marks travel with it (W-35); the Hall is full again first (W-77)."""
    bit: i64 = i64(1) << deity
    if s.deity_discard & bit:
        s.deity_discard &= ~bit
    else:
        take_away(s, deity)
    own: i64 = s.patrons[seat]
    s.patrons[seat] = int(own | bit)
    refill(s)


def two_colours(s: WolvesState, seat: i64) -> bool:
    """Red and blue at once without Yggdrasil: one colour has to go (W-31)."""
    mask: i64 = s.patrons[seat]
    return mask & units.BLUE != 0 and mask & units.RED != 0 and mask & units.BLACK == 0


def ready(s: WolvesState, seat: i64, deity: i64) -> bool:
    """Whether a power that works once a round is the seat's to use; marks belong to the card (W-35)."""
    return s.serves(seat, deity) and (s.used >> deity) & 1 == 0


def enemies(s: WolvesState, deity: i64) -> i64:
    """The deities of the colour hostile to Thor or Fenrir, summoned by anyone or in the Hall, as a mask (W-39)."""
    return (units.RED if deity == units.THOR else units.BLUE) & (s.summoned() | s.in_hall())


def fafnir_prey(s: WolvesState, seat: i64) -> i64:
    """What Fafnir may take: anything another has summoned, or that stands in the Hall (W-46, W-65), as a mask."""
    own: i64 = s.patrons[seat]
    return units.ALL_DEITIES & (s.summoned() & ~own | s.in_hall())
