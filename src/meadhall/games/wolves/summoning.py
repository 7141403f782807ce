"""Paying with sacrifices: summoning a deity from the Hall, and the powers that cost a sacrifice.

A payment is asked card by card, ascending, as far as there is a choice; then it is made as a whole. Nidhogg's owner
gets one of the cards just paid, at random (W-48). Red and blue do not stand together:
whoever has both keeps one colour (W-31).
"""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame
from meadhall.engine.mechanisms.windows import clockwise
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from meadhall.games.wolves import units
from meadhall.games.wolves.hall import drop_deity, price, refill, two_colours, win_deity
from meadhall.games.wolves.hands import room, to_discard
from meadhall.games.wolves.moves import ODIN_BANISHES, ODIN_RECALLS, SUMMON, USERS
from meadhall.games.wolves.preview import Aftermath
from meadhall.games.wolves.questions import PickPeople, Question
from meadhall.games.wolves.state import WolvesState, pays_for
from meadhall.games.wolves.units import card_key, card_keys, deity_key

# --- two colours ------------------------------------------------------------------------------------------------------


KEEP_BLUE: Final = 0
KEEP_RED: Final = 1
COLOURS: Final = ("blue", "red")
BOTH: Final = 2
"""What nobody may answer: to keep blue and red."""


@final
class Colours(Aftermath):
    """Whoever has two colours keeps one: first the others, then the active player, whose number this has (W-31)."""

    def run(self, s: WolvesState) -> None:
        seats = int(s.seats)
        for seat in clockwise((self.who + 1) % seats, seats):
            if two_colours(s, seat):
                s.then(KeepColour(seat), self)
                return


@final
class KeepColour(Question):
    """A seat with red and blue deities keeps one colour and discards the other at once (W-31)."""

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("keep-colour", seat, {})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return [KEEP_BLUE, KEEP_RED]

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        lost: i64 = s.patrons[seat]
        lost &= units.RED if option == KEEP_BLUE else units.BLUE
        if s.listening:
            s.tell("keeps-colour", {"seat": seat_name(seat), "colour": f"@colour-{COLOURS[option]}"})
        for deity in range(i64(units.DEITIES)):
            if (lost >> deity) & 1:
                drop_deity(s, deity)

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return f"keep {COLOURS[option]}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return BOTH if text == "keep both" else super().read(s, seat, text)

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        return Reason("two-colours", {})


# --- payments ---------------------------------------------------------------------------------------------------------


def pays(price: i64, singles: i64, berserks: i64) -> bool:
    """Enough, and no card to spare: a Berserk is worth two, his change is lost (W-29)."""
    if singles == 0:
        return 2 * berserks == price or 2 * berserks == price + 1
    return singles + 2 * berserks == price


def can_finish(s: WolvesState, seat: i64, due: i64, paid: tuple[int, ...]) -> bool:
    """Whether cards of the last kind paid or later ones can complete this payment."""
    berserks = paid.count(units.BERSERK)
    singles = len(paid) - berserks
    more_berserks = 0
    more = 0
    for kind in range(paid[-1] if paid else 0, units.UNITS):
        left = int(s.offered[seat * units.KINDS + kind]) - paid.count(kind)
        if kind == units.BERSERK:
            more_berserks = left
        else:
            more += left
    for number in range(berserks, berserks + more_berserks + 1):
        for others in range(singles, singles + more + 1):
            if pays(due, others, number):
                return True
    return False


def paid_in_full(due: int, paid: tuple[int, ...]) -> bool:
    berserks = paid.count(units.BERSERK)
    return bool(pays(due, len(paid) - berserks, berserks))


def cost(s: WolvesState, seat: i64, what: int, deity: int) -> int:
    """The price of a deity; every power costs one sacrifice."""
    return int(price(s, seat, deity)) if what == SUMMON else 1


def begin_payment(
    s: WolvesState, frame: Frame[Any], seat: int, what: int, deity: int, paid: tuple[int, ...], option: int
) -> None:
    """Go on with a payment; what public facts force is not asked (W-72)."""
    due = cost(s, seat, what, deity)
    while not paid_in_full(due, paid):
        asked = Payment(seat, what, deity, paid)
        options = asked.cards(s, seat)
        if len(options) > 1:
            s.become(asked.after(frame, option))
            return
        paid = (*paid, options[0])
    s.done()
    pay(s, seat, paid)
    bring_about(s, seat, what, deity)


def pay(s: WolvesState, seat: i64, paid: tuple[int, ...]) -> None:
    """Sacrifices go to the discard; one of them at random to Nidhogg's owner, but never one of Odin's (W-38, W-48).

    It comes before what is paid for (W-76).
    """
    if s.listening:
        s.tell("pays", {"seat": seat_name(int(seat)), "units": card_keys(paid)})
    thief = s.patron(units.NIDHOGG)
    stolen: i64 = -1
    if thief >= 0 and thief != seat and room(s, thief) > 0 and not s.serves(seat, units.ODIN):
        stolen = s.chance.below(len(paid))
    for i in range(i64(len(paid))):
        kind: i64 = paid[i]
        s.offer(seat, kind, -1)
        if i == stolen:
            s.gain_open(thief, kind)
            if s.listening:
                s.tell("nidhogg", {"seat": seat_name(int(thief)), "unit": card_key(int(kind))})
        else:
            to_discard(s, kind)


def bring_about(s: WolvesState, seat: int, what: int, deity: int) -> None:
    """What was paid for happens; then whoever holds two colours chooses (W-31)."""
    if s.listening:
        key = ("summons", "odin-banishes", "odin-recalls", "baldr-calls", "fafnir-takes")[what]
        s.tell(key, {"seat": seat_name(seat), "deity": deity_key(deity)})
    s.then(Colours(seat))
    if what in (ODIN_BANISHES, ODIN_RECALLS):
        s.used |= 1 << units.ODIN
    if what == ODIN_BANISHES:
        drop_deity(s, deity)
    elif what == ODIN_RECALLS:
        s.deity_discard &= ~(1 << deity)
        s.hall += units.BYTES[deity]
        refill(s)
    else:
        if what != SUMMON:
            drop_deity(s, USERS[what])
        win_deity(s, seat, deity)


@final
class Payment(PickPeople):
    """Part of a summoning or a power: which sacrifices are paid."""

    def __init__(self, who: int, what: int, deity: int, picked: tuple[int, ...]) -> None:
        super().__init__(who, picked)
        self.what = what
        self.deity = deity

    def due(self, s: WolvesState) -> int:
        return cost(s, self.who, self.what, self.deity)

    def verb(self) -> str:
        return "pay"

    def no_card(self) -> int:
        return -1

    def hand(self, s: WolvesState, seat: int) -> list[int]:
        return s.listed(s.offered, seat)

    def cards(self, s: WolvesState, seat: int) -> list[int]:
        """The kinds that may be paid next such that the payment can be completed."""
        due = self.due(s)
        return [kind for kind in super().cards(s, seat) if can_finish(s, seat, due, (*self.picked, kind))]

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        paid = sum([int(pays_for(kind)) for kind in self.picked])
        return Prompt("payment", seat, {"deity": deity_key(self.deity), "price": self.due(s), "paid": paid})

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        begin_payment(s, self, seat, self.what, self.deity, (*self.picked, option), option)

    def no_reason(self, s: WolvesState, seat: int, card: int) -> Reason:
        if self.hand(s, seat).count(card) <= self.picked.count(card):
            return Reason("not-sacrificed", {"card": card_key(card)})
        if self.picked and card < self.picked[-1]:
            return Reason("ascending", {})
        return Reason("redundant-payment", {"price": self.due(s)})

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        return {"price": self.due(s), "pays": int(pays_for(option))}


def summonable(s: WolvesState, seat: i64, worth: i64) -> list[int]:
    """The deities of the Hall that the seat can pay now; Ragnarök never (W-34)."""
    found: list[int] = []
    for at in range(i64(len(s.hall))):
        deity: i64 = s.hall[at]
        if deity < units.DEITIES and price(s, seat, deity) <= worth:
            found.append(int(deity))
    found.sort()
    return found
