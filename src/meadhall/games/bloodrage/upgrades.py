"""Upgrades: a card goes into its slot of the clan sheet, and its figure may invade at once for nothing (441-465)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from meadhall.engine.frames import Public
from meadhall.engine.types import Json, Params, Prompt, Reason, seat_name
from meadhall.games.bloodrage.board import OUTER, PLACE_NAMES, PLACES, RESERVE
from meadhall.games.bloodrage.cards import CLAN, COST, KIND, MONSTER, NONE, SHIPLIKE
from meadhall.games.bloodrage.cards import ROOTS as ROOT_STRENGTH
from meadhall.games.bloodrage.clans import CLAN_SLOT, DISCOUNT, MONSTER_SLOT, SLOTS, equip, horns, pay, power
from meadhall.games.bloodrage.figures import here
from meadhall.games.bloodrage.invade import enter
from meadhall.games.bloodrage.knowledge import play_from_hand
from meadhall.games.bloodrage.layout import KINDS, ROW
from meadhall.games.bloodrage.notation import card_key, place_of

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage

STAY: Final = RESERVE
"""The answer of a figure that does not invade with its upgrade."""


def upgrade_cost(s: BloodRage, seat: int, card: int) -> int:
    """The card's strength, less with Frigga's Charm, never below 0 (R-27), also where the Charm is replaced (R-76)."""
    return max(0, COST[card] - power(s, seat, DISCOUNT))


def slots_for(card: int) -> tuple[int, int]:
    """The first slot of a card's kind and the one after the last."""
    kind = KIND[card]
    if kind == MONSTER:
        return (MONSTER_SLOT, CLAN_SLOT)
    if kind == CLAN:
        return (CLAN_SLOT, SLOTS)
    return (kind, kind + 1)


def slot_choices(s: BloodRage, seat: int, card: int) -> list[int]:
    """The first free slot, and every taken one whose card would be replaced (445, R-66)."""
    first, end = slots_for(card)
    out: list[int] = []
    free = NONE
    for slot in range(first, end):
        if s.slots[seat * SLOTS + slot] != NONE:
            out.append(slot)
        elif free == NONE:
            free = slot
    return out if free == NONE else [free, *out]


def install(s: BloodRage, seat: int, card: int, slot: int) -> None:
    """Pay, put the card into its slot, and take a new monster; one that is replaced goes to the box from wherever it
    is: that is no destruction (R-48)."""
    cost = upgrade_cost(s, seat, card)
    pay(s, seat, cost)
    play_from_hand(s, seat, card)
    before: int = s.slots[seat * SLOTS + slot]
    if before != NONE:
        count: int = s.pile[before]
        s.pile[before] = count + 1
        if slot < CLAN_SLOT and slot >= MONSTER_SLOT:
            box_monster(s, seat, slot)
    s.slots[seat * SLOTS + slot] = card
    if KIND[card] == MONSTER:
        s.figures[seat * ROW + RESERVE * KINDS + slot] = 1
    equip(s, seat)
    if s.listening:
        params: Params = {"seat": seat_name(seat), "card": card_key(card), "cost": cost}
        if before == NONE:
            s.tell("upgrades", params)
        else:
            s.tell("replaces", {**params, "old": card_key(before)})


def monster_place(s: BloodRage, seat: int, kind: int) -> int:
    for place in range(PLACES):
        if here(s, seat, place, kind):
            return place
    return NONE


def box_monster(s: BloodRage, seat: int, kind: int) -> None:
    place = monster_place(s, seat, kind)
    if place == NONE:
        return
    s.figures[seat * ROW + place * KINDS + kind] = 0
    if place < OUTER:
        villages: int = s.free[place]
        s.free[place] = villages + 1
    if place < RESERVE:
        board: int = s.onboard[seat]
        s.onboard[seat] = board - 1


def free_landings(s: BloodRage, seat: int, card: int, slot: int) -> list[int]:
    """Where the upgraded figure may invade for nothing, as the board will be once the card is in its slot.

    It comes from the reserve (455), never from Valhalla (R-84).
    """
    if slot >= CLAN_SLOT:
        return []
    left = NONE
    board: int = s.onboard[seat]
    if slot >= MONSTER_SLOT:
        if s.slots[seat * SLOTS + slot] != NONE:
            left = monster_place(s, seat, slot)
            if left < RESERVE:
                board -= 1
    elif not here(s, seat, RESERVE, slot):
        return []
    if board >= horns(s, seat):
        return []
    if slot == 2 or (slot >= MONSTER_SLOT and SHIPLIKE[card]):
        # A ship upgrade brings the ship, never the Sea Serpent.
        return [fjord for fjord in range(OUTER + 1, RESERVE) if (s.ruined >> ((fjord - OUTER - 1) * 2)) & 3 != 3]
    out = [province for province in range(OUTER) if s.free[province] or (province == left)]
    if slot >= MONSTER_SLOT and ROOT_STRENGTH[card]:
        out.append(OUTER)
    return out


def upgrade(s: BloodRage, seat: int, card: int, slot: int, place: int) -> None:
    """The whole action. With its free invasion it is an invasion like any other (R-15)."""
    install(s, seat, card, slot)
    if place != STAY:
        enter(s, seat, slot, RESERVE, place)


@final
class FreeInvasion(Public["BloodRage"]):
    """Where the upgraded figure invades at once, if it does (455, 461)."""

    def __init__(self, who: int, card: int, slot: int) -> None:
        self.parts = ()
        self.origin = None
        self.who = who
        self.card = card
        self.slot = slot

    def seat(self, s: BloodRage) -> int:
        return self.who

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("free-invasion", seat, {"card": card_key(self.card)})

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return [*free_landings(s, seat, self.card, self.slot), STAY]

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        upgrade(s, seat, self.card, self.slot, option)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return "stay" if option == STAY else PLACE_NAMES[option]

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        return STAY if text == "stay" else place_of(text)

    def why_not(self, s: BloodRage, seat: int, text: str) -> Reason | None:
        from meadhall.games.bloodrage.refusals import why_not_landing

        option = self.read(s, seat, text)
        if option in self.options(s, seat):
            return None
        ship = self.slot == 2 or (self.slot >= MONSTER_SLOT and SHIPLIKE[self.card] > 0)
        return why_not_landing(s, seat, ship, option)

    def preview(self, s: BloodRage, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.bloodrage.preview import upgrade_facts

        return upgrade_facts(s, seat, self.card, self.slot, option)

    def fields(self) -> list[Json]:
        return [self.who, self.card, self.slot]
