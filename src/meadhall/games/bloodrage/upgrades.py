"""Upgrades: a card goes into its slot of the clan sheet, and its figure may invade at once for nothing (rulebook
441-465)."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.mechanisms.asking import SeatAsked
from meadhall.engine.types import Params, Prompt, Reason, seat_name
from meadhall.games.bloodrage.board import OUTER, PLACE_NAMES, PLACES, RESERVE, YGGDRASIL
from meadhall.games.bloodrage.cards import KIND, MONSTER, NONE, SHIP, SHIPLIKE
from meadhall.games.bloodrage.cards import ROOTS as ROOT_STRENGTH
from meadhall.games.bloodrage.clans import equip, horns, pay, slots_for, upgrade_cost
from meadhall.games.bloodrage.figures import here
from meadhall.games.bloodrage.invade import STAY_WORD, enter, open_fjords
from meadhall.games.bloodrage.knowledge import play_from_hand
from meadhall.games.bloodrage.layout import CLAN_SLOT, KINDS, MONSTER_SLOT, ROW, SLOTS
from meadhall.games.bloodrage.notation import card_key, place_of
from meadhall.games.bloodrage.refusals import about_place, refuse_landing
from meadhall.games.bloodrage.state import BloodRage

STAY: Final = RESERVE
"""The answer of a figure that does not invade with its upgrade."""


def slot_choices(s: BloodRage, seat: int, card: int) -> list[int]:
    """The first free slot, and every taken one whose card would be replaced (rulebook 445, R-66)."""
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
        s.pile[before] += 1
        if MONSTER_SLOT <= slot < CLAN_SLOT:
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
        s.free[place] += 1
    if place < RESERVE:
        s.onboard[seat] -= 1


def free_landings(s: BloodRage, seat: int, card: int, slot: int) -> list[int]:
    """Where the upgraded figure may invade for nothing, as the board will be once the card is in its slot.

    It comes from the reserve (rulebook 455), never from Valhalla (R-84).
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
    if brings_ship(card, slot):
        return open_fjords(s)
    out = [province for province in range(OUTER) if s.free[province] or (province == left)]
    if slot >= MONSTER_SLOT and ROOT_STRENGTH[card]:
        out.append(YGGDRASIL)
    return out


def brings_ship(card: int, slot: int) -> bool:
    """A ship upgrade brings the ship, never the Sea Serpent, who has a card of its own (R-53)."""
    return slot == SHIP or (slot >= MONSTER_SLOT and SHIPLIKE[card] > 0)


def upgrade(s: BloodRage, seat: int, card: int, slot: int, place: int) -> None:
    """The whole action. With its free invasion it is an invasion like any other (R-15)."""
    install(s, seat, card, slot)
    if place != STAY:
        enter(s, seat, slot, RESERVE, place)


@final
class FreeInvasion(SeatAsked[BloodRage]):
    """Where the upgraded figure invades at once, if it does (rulebook 455, 461)."""

    def __init__(self, who: int, card: int, slot: int) -> None:
        super().__init__(who)
        self.card = card
        self.slot = slot

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("free-invasion", seat, {"card": card_key(self.card)})

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return [*free_landings(s, seat, self.card, self.slot), STAY]

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        upgrade(s, seat, self.card, self.slot, option)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return STAY_WORD if option == STAY else PLACE_NAMES[option]

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        return STAY if text == STAY_WORD else place_of(text)

    def no_reason(self, s: BloodRage, seat: int, option: int) -> Reason | None:
        return about_place(refuse_landing(s, brings_ship(self.card, self.slot), False, option), option)
