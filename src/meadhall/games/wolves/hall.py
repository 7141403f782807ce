"""The Hall of three open deities, their deck with Ragnarök near the bottom, and deities that come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from meadhall.engine.flat import i64
from meadhall.engine.frames import Public, Step
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from meadhall.games.wolves.lines import BYTES
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.units import (
    BLACK,
    BLUE,
    BOTTOM,
    FIRST_PRICE,
    HALL_SIZE,
    RAGNAROK,
    RED,
    YGGDRASIL,
    deity_key,
)

if TYPE_CHECKING:
    from meadhall.engine.types import Params


COLOURS: Final = ("blue", "red")
BOTH: Final = 2
"""What nobody may answer: to keep blue and red."""


def colour_of(deity: i64) -> i64:
    """The mask of all deities of the same colour."""
    bit: i64 = i64(1) << deity
    if bit & BLUE:
        return BLUE
    return RED if bit & RED else BLACK


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def price(s: WolvesState, seat: i64, deity: i64) -> i64:
    """Two, and one more for each deity of that colour the seat has now; black costs two (W-28, W-51)."""
    if deity == YGGDRASIL:
        return FIRST_PRICE
    mask: i64 = s.patrons[seat]
    return FIRST_PRICE + bits(mask & colour_of(deity))


def deck_left(s: WolvesState) -> i64:
    """How many cards are left in the Deity deck, Ragnarök among them until it is out."""
    return bits(s.deities_left()) + (0 if s.ragnarok_in_hall() else 1)


def refill(s: WolvesState) -> None:
    """Open cards while the Hall has fewer than three and the deck lasts (W-32); Ragnarök ends the play (W-34)."""
    while len(s.hall) < HALL_SIZE:
        left = s.deities_left()
        deities = bits(left)
        waits = not s.ragnarok_in_hall()
        cards: i64 = deities + (1 if waits else 0)
        if cards == 0:
            return
        at: i64 = s.chance.below(cards if cards <= BOTTOM else deities)
        if at == deities:
            s.hall += BYTES[RAGNAROK]
            s.ragnarok = True
            if s.listening:
                s.tell("ragnarok-hall", {"card": deity_key(RAGNAROK)})
            continue
        deity: i64 = 0
        while True:
            if (left >> deity) & 1:
                if at == 0:
                    break
                at -= 1
            deity += 1
        s.hall += BYTES[deity]
        if s.listening:
            s.tell("hall-opens", {"deity": deity_key(int(deity))})


def leave_hall(s: WolvesState, deity: i64) -> None:
    at = s.hall.index(BYTES[deity])
    s.hall = s.hall[:at] + s.hall[at + 1 :]


def stands_in_hall(s: WolvesState, deity: i64) -> bool:
    return BYTES[deity] in s.hall


def drop_deity(s: WolvesState, deity: i64) -> None:
    """A summoned deity, or one in the Hall, goes to the Deity discard; the Hall is not refilled yet (W-33)."""
    owner = s.patron(deity)
    bit: i64 = i64(1) << deity
    if owner >= 0:
        mask: i64 = s.patrons[owner]
        s.patrons[owner] = int(mask & ~bit)
    else:
        leave_hall(s, deity)
    s.deity_discard |= bit
    if s.listening:
        params: Params = {"deity": deity_key(int(deity))}
        if owner >= 0:
            params["seat"] = seat_name(int(owner))
            s.tell("deity-discarded", params)
        else:
            s.tell("deity-leaves-hall", params)


def win_deity(s: WolvesState, seat: i64, deity: i64) -> None:
    """A deity comes to a seat from wherever it is; marks travel with it (W-35); the Hall is full again first (W-77)."""
    owner = s.patron(deity)
    bit: i64 = i64(1) << deity
    if owner >= 0:
        mask: i64 = s.patrons[owner]
        s.patrons[owner] = int(mask & ~bit)
    elif s.deity_discard & bit:
        s.deity_discard &= ~bit
    else:
        leave_hall(s, deity)
    own: i64 = s.patrons[seat]
    s.patrons[seat] = int(own | bit)
    refill(s)


def two_colours(s: WolvesState, seat: i64) -> bool:
    """Red and blue at once without Yggdrasil: one colour has to go (W-31)."""
    mask: i64 = s.patrons[seat]
    return mask & BLUE != 0 and mask & RED != 0 and mask & BLACK == 0


@final
class Colours(Step[WolvesState]):
    """Whoever has two colours keeps one: first the others, then the active player (W-31)."""

    def __init__(self, active: int) -> None:
        super().__init__()
        self.active = active

    def run(self, s: WolvesState) -> None:
        for step in range(1, int(s.seats) + 1):
            seat = (self.active + step) % int(s.seats)
            if two_colours(s, seat):
                s.then(KeepColour(seat), self)
                return

    def fields(self) -> list[Json]:
        return [self.active]


@final
class KeepColour(Public[WolvesState]):
    """A seat with red and blue deities keeps one colour and discards the other at once (W-31)."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def seat(self, s: WolvesState) -> int:
        return self.owner

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("keep-colour", seat, {})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return [0, 1]

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        lost: i64 = s.patrons[seat]
        lost &= RED if option == 0 else BLUE
        if s.listening:
            s.tell("keeps-colour", {"seat": seat_name(seat), "colour": f"@colour-{COLOURS[option]}"})
        for deity in range(i64(RAGNAROK)):
            if (lost >> deity) & 1:
                drop_deity(s, deity)

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return f"keep {COLOURS[option]}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return BOTH if text == "keep both" else super().read(s, seat, text)

    def why_not(self, s: WolvesState, seat: int, text: str) -> Reason | None:
        return Reason("two-colours", {}) if self.read(s, seat, text) == BOTH else None

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.wolves.preview import preview

        return preview(s, seat, option)

    def fields(self) -> list[Json]:
        return [self.owner]
