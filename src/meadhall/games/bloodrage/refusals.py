"""Why an action is refused. `refuse` is the law: an action is allowed if and only if it finds nothing."""

from __future__ import annotations

from typing import Final

from meadhall.engine.types import Params, Reason
from meadhall.games.bloodrage import board, moves
from meadhall.games.bloodrage.cards import BATTLE, KIND, NONE, QUEST, TYPES
from meadhall.games.bloodrage.clans import entry_price, horns, power, slots_for, upgrade_cost
from meadhall.games.bloodrage.figures import force_size, here, is_ship, marchers, may_root
from meadhall.games.bloodrage.layout import CHALLENGE_COST, KINDS, RECALL_COST, SACRIFICE, SLOTS
from meadhall.games.bloodrage.notation import card_key, figure_key, place_key
from meadhall.games.bloodrage.state import BloodRage

FINE: Final = ""
"""What `refuse` says of an action that is allowed; else it is the key of the reason."""

POWER_CARDS: Final = {
    moves.RECALL: "friggas_domain",
    moves.CHALLENGE: "tyrs_challenge",
    moves.SACRIFICE: "friggas_sacrifice",
}


OF_PLACE: Final = {
    "villages-full": "province",
    "destroyed": "province",
    "already-pillaged": "province",
    "not-pillaged-yet": "province",
    "fjord-closed": "fjord",
}
"""The reasons that name the place they are about, each with the word for it."""


def refuse(s: BloodRage, seat: int, option: int) -> str:
    """The key of what stands against an action, or FINE. Without rage nothing is allowed, not even for free (R-12)."""
    if option == moves.PASS:
        return FINE
    if option < 0 or option > moves.SACRIFICE:
        return "unknown-move"
    if s.rage[seat] == 0:
        return "rage-spent"
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
            return "unknown-move"
        for card in s.hands[seat]:
            if KIND[card] == QUEST:
                return FINE
        return "quest-missing"
    if operation == moves.PILLAGE or operation == moves.CHALLENGE:
        return refuse_pillage(s, seat, operation, option - operation)
    if operation != moves.SACRIFICE:
        return "unknown-move"
    if not power(s, seat, SACRIFICE):
        return "power-missing"
    return FINE if s.onboard[seat] >= power(s, seat, SACRIFICE) else "too-few-figures"


def refuse_invasion(s: BloodRage, seat: int, operation: int, kind: int, place: int) -> str:
    if place >= board.RESERVE:
        return "unknown-move"
    recall = power(s, seat, RECALL_COST)
    if operation == moves.RECALL:
        if recall == 0:
            return "power-missing"
        if kind >= KINDS or not here(s, seat, board.VALHALLA, kind):
            return "not-in-valhalla"
        if recall > s.rage[seat]:
            return "too-dear"
    else:
        if kind >= KINDS or not here(s, seat, board.RESERVE, kind):
            return "not-in-reserve"
        if entry_price(s, seat, kind) > s.rage[seat]:
            return "too-dear"
    if s.onboard[seat] >= horns(s, seat):
        return "helmets-full"
    return refuse_landing(s, is_ship(s, seat, kind), may_root(s, seat, kind), place)


def refuse_landing(s: BloodRage, ship: bool, rooted: bool, place: int) -> str:
    """Ships invade open fjords, others free villages of outer provinces (rulebook 415, R-58)."""
    if place >= board.FJORD:
        if not ship:
            return "fjords-for-ships"
        return FINE if board.open_fjord(s.ruined, place) else "fjord-closed"
    if ship:
        return "ships-to-fjords"
    if place == board.YGGDRASIL:
        return FINE if rooted else "tree-barred"
    if not board.living(s.ruined, place):
        return "destroyed"
    return FINE if s.free[place] else "villages-full"


def refuse_march(s: BloodRage, seat: int, origin: int, target: int) -> str:
    if origin >= board.RESERVE or target >= board.RESERVE:
        return "unknown-move"
    if origin >= board.FJORD:
        return "ship-stays"
    if target >= board.FJORD:
        return "fjords-for-ships"
    if s.rage[seat] < moves.MARCH_COST:
        return "too-dear"
    if origin == target:
        return "same-province"
    if target < board.OUTER and not board.living(s.ruined, target):
        return "destroyed"
    if not marchers(s, seat, origin):
        return "nobody-there"
    return FINE if s.free[target] else "villages-full"


def refuse_upgrade(s: BloodRage, seat: int, card: int, slot: int) -> str:
    if card >= TYPES or slot > moves.FULL:
        return "unknown-move"
    if card not in s.hands[seat]:
        return "not-in-hand"
    if KIND[card] >= BATTLE:
        return "not-an-upgrade"
    if upgrade_cost(s, seat, card) > s.rage[seat]:
        return "too-dear"
    if slot == moves.FULL:
        return "slot-full"
    first, end = slots_for(card)
    if slot < first or slot >= end:
        return "not-in-slot" if slot == moves.ABSENT else "unknown-move"
    if s.slots[seat * SLOTS + slot] == NONE:
        for other in range(first, slot):
            if s.slots[seat * SLOTS + other] == NONE:
                return "unknown-move"
    return FINE


def refuse_pillage(s: BloodRage, seat: int, operation: int, province: int) -> str:
    if province >= board.PROVINCES:
        return "unknown-move"
    again = power(s, seat, CHALLENGE_COST)
    if operation == moves.CHALLENGE and not again:
        return "power-missing"
    if province < board.OUTER and not board.living(s.ruined, province):
        return "destroyed"
    if not force_size(s, seat, province):
        return "nobody-there"
    pillaged = (s.pillaged >> province) & 1
    if operation == moves.PILLAGE:
        return "already-pillaged" if pillaged else FINE
    if not pillaged:
        return "not-pillaged-yet"
    return FINE if again <= s.rage[seat] else "too-dear"


# --- in words -----------------------------------------------------------------------------------------------------


def why_not(s: BloodRage, seat: int, option: int) -> Reason | None:
    """The same as a reason with its parameters; None if the action is allowed."""
    key = refuse(s, seat, option)
    if key == FINE:
        return None
    operation = moves.operation_of(option)
    low = moves.target_of(option)
    middle = moves.kind_or_start(option)
    if key in OF_PLACE:
        return about_place(key, low)
    params: Params = {}
    if key == "too-dear":
        params = {"cost": moves.price(s, seat, option), "rage": int(s.rage[seat])}
    elif key in ("not-in-reserve", "not-in-valhalla"):
        params = {"figure": figure_key(s, seat, middle)}
    elif key == "helmets-full":
        params = {"horns": horns(s, seat)}
    elif key == "power-missing":
        params = {"card": f"@card-{POWER_CARDS[operation]}"}
    elif key == "nobody-there":
        params = {"province": place_key(middle if operation == moves.MARCH else low)}
    elif key in ("not-in-hand", "not-an-upgrade", "slot-full", "not-in-slot"):
        params = {"card": card_key(moves.card_in(option))}
    elif key == "too-few-figures":
        params = {"count": power(s, seat, SACRIFICE)}
    elif key == "unknown-move":
        params = {"move": str(option)}
    return Reason(key, params)


def about_place(key: str, place: int) -> Reason | None:
    """A reason that may name a place; None for FINE."""
    return Reason(key, {OF_PLACE[key]: place_key(place)} if key in OF_PLACE else {}) if key else None
