"""What a seat may know of the cards, and how a whole state is made of that.

Everybody remembers what was shown in the open: `known` are cards certainly in a seat's hand, `veiled` those in its hand
or among its laid quests, `shown` all that a seat is known to have drafted. Of the card kept from an earlier age only
its possible ages are public (`old`), and cards seen before that it might be (`loose`).

Each seat also remembers the packs it held in the draft. A pack is written as its six picks in order and the two cards
dropped at the end; a seat that has held it knows its own picks, and of the stretches between them which cards they hold
but not in which order, that is: not who took which. Packs it has not held yet are unknown before that (R-47).
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.flat import u8, vec
from meadhall.engine.mechanisms.hands import masked, without
from meadhall.games.bloodrage.cards import AGE, ALL, COPIES, KIND, NONE, QUEST, TYPES
from meadhall.games.bloodrage.layout import DRAFT, PACK, PICKS, SEATS, SLOTS
from meadhall.games.bloodrage.state import BloodRage

# --- what is seen in the open -------------------------------------------------------------------------------------


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A sorted tuple with one card more."""
    return tuple(sorted((*cards, card)))


def gain_open(s: BloodRage, seat: int, card: int) -> None:
    """A card comes to a hand in the sight of all, and stays known to be there."""
    s.hands[seat] = with_card(s.hands[seat], card)
    s.known[seat] = with_card(s.known[seat], card)


def show(s: BloodRage, seat: int, card: int) -> None:
    """A card of a seat's hand or laid quests is turned up; whoever sees it remembers where it came from."""
    if card in s.known[seat]:
        s.known[seat] = without(s.known[seat], card)
    elif card in s.veiled[seat]:
        s.veiled[seat] = without(s.veiled[seat], card)
    elif s.old[seat] and AGE[card] < s.age:
        if card not in s.loose[seat]:
            s.shown[seat] = with_card(s.shown[seat], card)
        s.old[seat] = 0
        s.loose[seat] = ()
    else:
        s.shown[seat] = with_card(s.shown[seat], card)


def play_from_hand(s: BloodRage, seat: int, card: int) -> None:
    """A card leaves a hand face up. One that was known to be there is taken to be this one."""
    s.hands[seat] = without(s.hands[seat], card)
    show(s, seat, card)
    s.disclose()


def veil_quests(s: BloodRage, seat: int) -> None:
    """A quest was laid face down: it may be any quest known to have been in that hand."""
    for card in s.known[seat]:
        if KIND[card] == QUEST:
            s.known[seat] = without(s.known[seat], card)
            s.veiled[seat] = with_card(s.veiled[seat], card)


def forget_hands(s: BloodRage, seat: int) -> None:
    """All but one card were dropped unseen: none of those known is certain any more."""
    s.veiled[seat] = tuple(sorted(s.veiled[seat] + s.known[seat]))
    s.known[seat] = ()


def close_age(s: BloodRage) -> None:
    """Quests are revealed, hands dropped: what is left in a hand is one card at most, of this age or an older one."""
    for seat in range(s.seats):
        if not s.hands[seat] or s.known[seat]:
            s.old[seat] = 0
            s.loose[seat] = ()
            if not s.hands[seat]:
                s.known[seat] = ()
        else:
            before = s.loose[seat] if s.old[seat] else ()
            s.loose[seat] = tuple(sorted(before + s.veiled[seat]))
            s.old[seat] |= 1 << s.age
        s.veiled[seat] = ()


def cards_left(s: BloodRage, places: list[tuple[int, ...]]) -> list[int]:
    """How many of each card lie neither in these places, nor in slots, nor discarded."""
    left = COPIES[s.seats].copy()
    for cards in places:
        for card in cards:
            left[card] -= 1
    for at in range(SEATS * SLOTS):
        slot: int = s.slots[at]
        if slot != NONE:
            left[slot] -= 1
    return [left[card] - int(s.pile[card]) for card in ALL]


# --- packs --------------------------------------------------------------------------------------------------------


def drafted(s: BloodRage, age: int) -> bool:
    """Whether the packs of this age were passed on; in a first game those of age one are not (R-49)."""
    return age > 1 or not s.game.options["first_game"]


def width(s: BloodRage) -> int:
    """How many cards are picked at a time (rulebook 379)."""
    return 2 if s.seats == 2 else 1


def owner(s: BloodRage, age: int, pack: int, at: int) -> int:
    """The seat that took the card at this place of a pack; NONE for the two dropped at the end."""
    if not drafted(s, age):
        return pack
    return NONE if at >= PICKS else (pack + at // width(s)) % s.seats


def cuts_of(seats: int, offset: int, now: int) -> list[int]:
    """Where the stretches of a pack begin whose cards a seat so many places to the left of it knows in a round."""
    step = 2 if seats == 2 else 1
    out: list[int] = []
    held = offset
    while held < PICKS // step and held <= now:
        out.append(held * step)
        if held < now:
            out.append(held * step + step)
        held += seats
    return out


CUTS: Final = [
    [[cuts_of(seats, offset, now) for now in range(PICKS + 1)] for offset in range(seats)]
    for seats in range(2, SEATS + 1)
]


def stretches(s: BloodRage, age: int, pack: int, viewer: int) -> list[int]:
    """Where the stretches of a pack begin whose cards the viewer knows; empty if it has not held the pack."""
    if viewer < 0:
        return []
    if age == 1 and not drafted(s, age):
        return [0] if pack == viewer else []
    now = s.round if age == s.age and s.phase == DRAFT else PICKS // width(s)
    return CUTS[s.seats - 2][(viewer - pack) % s.seats][now]


NOTHING: Final = vec[u8]([0] * TYPES)


def mask(s: BloodRage, viewer: int) -> BloodRage:
    """What is public (R-46), the seat's own hand and laid quests, and what it remembers of the draft (R-47); all other
    cards are NONE."""
    other = BloodRage.__new__(BloodRage)
    s.copy_public(other)
    other.hands = masked(s.hands, viewer, NONE)
    other.quests = masked(s.quests, viewer, NONE)
    other.packs = [()] * (3 * SEATS)
    other.rest = NOTHING[:]
    other.plan = []
    for age in range(1, s.age + 1):
        for pack in range(s.seats):
            at = (age - 1) * SEATS + pack
            cards = s.packs[at]
            if not cards:
                continue
            cuts = stretches(s, age, pack, viewer)
            known = [NONE] * (cuts[0] if cuts else PACK)
            for i in range(len(cuts)):
                end = cuts[i + 1] if i + 1 < len(cuts) else PACK
                known += sorted(cards[cuts[i] : end])
            other.packs[at] = tuple(known)
    return other
