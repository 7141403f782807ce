"""Why an action is refused. `refuse` is the law: an action is allowed if and only if it finds nothing."""

from __future__ import annotations

from typing import Final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.types import Params, Reason
from meadhall.games.bloodrage import moves
from meadhall.games.bloodrage.board import (
    FJORD,
    OUTER,
    PROVINCES,
    RESERVE,
    VALHALLA,
    YGGDRASIL,
    adjacent,
    living,
    open_fjord,
)
from meadhall.games.bloodrage.cards import BATTLE, KIND, NONE, QUEST, TYPES
from meadhall.games.bloodrage.clans import entry_price, horns, power, slots_for, upgrade_cost
from meadhall.games.bloodrage.figures import force_size, here, is_ship, marchers, may_root
from meadhall.games.bloodrage.layout import CHALLENGE_COST, KINDS, PROVINCE, RECALL_COST, SACRIFICE, SLOTS
from meadhall.games.bloodrage.notation import card_key, figure_key, kind_of, place_key, province_of
from meadhall.games.bloodrage.state import BloodRage

FINE: Final = 0
NO_RAGE: Final = 1
TOO_DEAR: Final = 2
NOT_IN_RESERVE: Final = 3
NOT_IN_VALHALLA: Final = 4
NO_HELMET: Final = 5
NO_VILLAGE: Final = 6
DESTROYED: Final = 7
TREE_BARRED: Final = 8
SHIPS_TO_FJORDS: Final = 9
FJORDS_FOR_SHIPS: Final = 10
FJORD_CLOSED: Final = 11
NO_POWER: Final = 12
SAME_PROVINCE: Final = 13
NOBODY_THERE: Final = 14
SHIP_STAYS: Final = 15
NOT_IN_HAND: Final = 16
NOT_AN_UPGRADE: Final = 17
SLOT_FULL: Final = 18
NOT_IN_SLOT: Final = 19
NO_QUEST: Final = 20
ALREADY_PILLAGED: Final = 21
NOT_PILLAGED_YET: Final = 22
TOO_FEW_FIGURES: Final = 23
NOT_ADJACENT: Final = 24
NO_SUCH_ACTION: Final = 25
KEYS: Final = (
    "", "rage-spent", "too-dear", "not-in-reserve", "not-in-valhalla", "helmets-full", "villages-full", "destroyed",
    "tree-barred", "ships-to-fjords", "fjords-for-ships", "fjord-closed", "power-missing", "same-province",
    "nobody-there", "ship-stays", "not-in-hand", "not-an-upgrade", "slot-full", "not-in-slot", "quest-missing",
    "already-pillaged", "not-pillaged-yet", "too-few-figures", "not-adjacent", "unknown-move",
)  # fmt: skip

POWER_CARDS: Final = {
    moves.RECALL: "friggas_domain",
    moves.CHALLENGE: "tyrs_challenge",
    moves.SACRIFICE: "friggas_sacrifice",
}


def refuse(s: BloodRage, seat: int, option: int) -> int:
    """The code of what stands against an action, or FINE. Without rage nothing is allowed, not even for free (R-12)."""
    if option == moves.PASS:
        return FINE
    if option < 0 or option > moves.SACRIFICE:
        return NO_SUCH_ACTION
    if s.rage[seat] == 0:
        return NO_RAGE
    operation = moves.operation_of(option)
    low = moves.target_of(option)
    middle = moves.kind_or_start(option)
    if operation == moves.INVADE or operation == moves.RECALL:
        return refuse_invasion(s, seat, operation, middle, low)
    if operation == moves.MARCH:
        return refuse_march(s, seat, middle, low)
    if operation == moves.UPGRADE:
        return refuse_upgrade(s, seat, moves.card_in(option), (option - operation) >> 7)
    if operation == moves.QUEST:
        if option != moves.QUEST:
            return NO_SUCH_ACTION
        for card in s.hands[seat]:
            if KIND[card] == QUEST:
                return FINE
        return NO_QUEST
    if operation == moves.PILLAGE or operation == moves.CHALLENGE:
        return refuse_pillage(s, seat, operation, option - operation)
    if operation != moves.SACRIFICE:
        return NO_SUCH_ACTION
    if not power(s, seat, SACRIFICE):
        return NO_POWER
    return FINE if s.onboard[seat] >= power(s, seat, SACRIFICE) else TOO_FEW_FIGURES


def refuse_invasion(s: BloodRage, seat: int, operation: int, kind: int, place: int) -> int:
    if place >= RESERVE:
        return NO_SUCH_ACTION
    recall = power(s, seat, RECALL_COST)
    if operation == moves.RECALL:
        if recall == 0:
            return NO_POWER
        if kind >= KINDS or not here(s, seat, VALHALLA, kind):
            return NOT_IN_VALHALLA
        if recall > s.rage[seat]:
            return TOO_DEAR
    else:
        if kind >= KINDS or not here(s, seat, RESERVE, kind):
            return NOT_IN_RESERVE
        if entry_price(s, seat, kind) > s.rage[seat]:
            return TOO_DEAR
    if s.onboard[seat] >= horns(s, seat):
        return NO_HELMET
    return refuse_landing(s, is_ship(s, seat, kind), may_root(s, seat, kind), place)


def refuse_landing(s: BloodRage, ship: bool, rooted: bool, place: int) -> int:
    """Ships invade open fjords, others free villages of outer provinces (rulebook 415, R-58)."""
    if place >= FJORD:
        if not ship:
            return FJORDS_FOR_SHIPS
        return FINE if open_fjord(s.ruined, place) else FJORD_CLOSED
    if ship:
        return SHIPS_TO_FJORDS
    if place == YGGDRASIL:
        return FINE if rooted else TREE_BARRED
    if not living(s.ruined, place):
        return DESTROYED
    return FINE if s.free[place] else NO_VILLAGE


def refuse_march(s: BloodRage, seat: int, origin: int, target: int) -> int:
    if origin >= RESERVE or target >= RESERVE:
        return NO_SUCH_ACTION
    if origin >= FJORD:
        return SHIP_STAYS
    if target >= FJORD:
        return FJORDS_FOR_SHIPS
    if s.rage[seat] < moves.MARCH_COST:
        return TOO_DEAR
    if origin == target:
        return SAME_PROVINCE
    if target < OUTER and not living(s.ruined, target):
        return DESTROYED
    if not marchers(s, seat, origin):
        return NOBODY_THERE
    return FINE if s.free[target] else NO_VILLAGE


def refuse_upgrade(s: BloodRage, seat: int, card: int, slot: int) -> int:
    if card >= TYPES or slot > moves.FULL:
        return NO_SUCH_ACTION
    if card not in s.hands[seat]:
        return NOT_IN_HAND
    if KIND[card] >= BATTLE:
        return NOT_AN_UPGRADE
    if upgrade_cost(s, seat, card) > s.rage[seat]:
        return TOO_DEAR
    if slot == moves.FULL:
        return SLOT_FULL
    first, end = slots_for(card)
    if slot < first or slot >= end:
        return NOT_IN_SLOT if slot == moves.ABSENT else NO_SUCH_ACTION
    if s.slots[seat * SLOTS + slot] == NONE:
        for other in range(first, slot):
            if s.slots[seat * SLOTS + other] == NONE:
                return NO_SUCH_ACTION
    return FINE


def refuse_pillage(s: BloodRage, seat: int, operation: int, province: int) -> int:
    if province >= PROVINCES:
        return NO_SUCH_ACTION
    again = power(s, seat, CHALLENGE_COST)
    if operation == moves.CHALLENGE and not again:
        return NO_POWER
    if province < OUTER and not living(s.ruined, province):
        return DESTROYED
    if not force_size(s, seat, province):
        return NOBODY_THERE
    pillaged = (s.pillaged >> province) & 1
    if operation == moves.PILLAGE:
        return ALREADY_PILLAGED if pillaged else FINE
    if not pillaged:
        return NOT_PILLAGED_YET
    return FINE if again <= s.rage[seat] else TOO_DEAR


# --- in words -----------------------------------------------------------------------------------------------------


def why_not(s: BloodRage, seat: int, option: int) -> Reason | None:
    """The same as a reason with its parameters; None if the action is allowed."""
    code = refuse(s, seat, option)
    if code == FINE:
        return None
    operation = moves.operation_of(option)
    low = moves.target_of(option)
    middle = moves.kind_or_start(option)
    params: Params = {}
    if code == TOO_DEAR:
        params = {"cost": moves.price(s, seat, option), "rage": int(s.rage[seat])}
    elif code in (NOT_IN_RESERVE, NOT_IN_VALHALLA):
        params = {"figure": figure_key(s, seat, middle)}
    elif code == NO_HELMET:
        params = {"horns": horns(s, seat)}
    elif code in (NO_VILLAGE, DESTROYED, ALREADY_PILLAGED, NOT_PILLAGED_YET):
        params = {"province": place_key(low)}
    elif code == FJORD_CLOSED:
        params = {"fjord": place_key(low)}
    elif code == NO_POWER:
        params = {"card": f"@card-{POWER_CARDS[operation]}"}
    elif code == NOBODY_THERE:
        params = {"province": place_key(middle if operation == moves.MARCH else low)}
    elif code in (NOT_IN_HAND, NOT_AN_UPGRADE, SLOT_FULL, NOT_IN_SLOT):
        params = {"card": card_key(moves.card_in(option))}
    elif code == TOO_FEW_FIGURES:
        params = {"count": power(s, seat, SACRIFICE)}
    elif code == NO_SUCH_ACTION:
        params = {"move": str(option)}
    return Reason(KEYS[code], params)


def why_not_landing(s: BloodRage, ship: bool, place: int) -> Reason | None:
    """Why an upgraded figure may not invade there at once."""
    code = refuse_landing(s, ship, False, place)
    if code in (NO_VILLAGE, DESTROYED):
        return Reason(KEYS[code], {"province": place_key(place)})
    if code == FJORD_CLOSED:
        return Reason(KEYS[code], {"fjord": place_key(place)})
    return Reason(KEYS[code], {}) if code else None


def read_call(s: BloodRage, seat: int, text: str) -> int:
    """`pass`, or a figure and where it comes from."""
    if text == "pass":
        return 0
    words = text.split(" ")
    if len(words) != 2:
        raise InvalidMove(f"{text!r} is no answer to a call: a figure and where it comes from, or pass")
    kind = kind_of(s, seat, words[0])
    if kind >= KINDS:
        raise InvalidMove(f"{words[0]!r} is not among your figures")
    if words[1] in ("ne", "se", "sw", "nw"):
        return -1 - kind
    return 1 + province_of(words[1]) * KINDS + kind


def why_not_call(s: BloodRage, seat: int, option: int) -> Reason | None:
    """Why a figure cannot answer the call to battle."""
    if option == 0:
        return None
    province: int = s.battle[PROVINCE]
    if option < 0:
        return Reason(KEYS[SHIP_STAYS], {})
    place = (option - 1) // KINDS
    kind = (option - 1) % KINDS
    if not adjacent(province, place):
        return Reason(KEYS[NOT_ADJACENT], {"from": place_key(place), "to": place_key(province)})
    if not here(s, seat, place, kind):
        return Reason("figure-missing", {"figure": figure_key(s, seat, kind), "place": place_key(place)})
    return None


def why_not_advance(s: BloodRage, province: int, option: int) -> Reason | None:
    """Why the Lord of Hammers cannot go there."""
    if option > YGGDRASIL:
        return None
    if not adjacent(province, option):
        return Reason(KEYS[NOT_ADJACENT], {"from": place_key(province), "to": place_key(option)})
    if option < OUTER and not living(s.ruined, option):
        return Reason(KEYS[DESTROYED], {"province": place_key(option)})
    return None if s.free[option] else Reason(KEYS[NO_VILLAGE], {"province": place_key(option)})
