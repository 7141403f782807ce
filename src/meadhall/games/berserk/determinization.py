"""Making up what a viewer cannot see: face-down cards, decks, deals and secret recruits of others (K-40).

With ready decks, one that holds all that was shown is taken, each as likely; with decks of one's own, cards are added
one by one, each kind as likely as long as a deck may hold it. What is then left of the deck is dealt out: recruits that
the crystals can pay, then face-down cards, the deal, and the rest is the deck.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.chance import MASK_60, Chance
from meadhall.engine.flat import i64
from meadhall.engine.permutations import deal_from
from meadhall.games.berserk.decks import READY, copies_of, refusal, silver_of
from meadhall.games.berserk.language import GONE
from meadhall.games.berserk.state import SEATS, UNKNOWN, BerserkState

TRIES: Final = 20
"""How often recruits are drawn again that could not be paid."""


def fill_hidden(s: BerserkState, deal: i64, chance: Chance) -> None:
    """Make up what the others hold in secret (K-40)."""
    own = Chance.at(deal & MASK_60)
    for seat in range(SEATS):
        if s.viewer != seat:
            fill_seat(s, seat, deal + seat, own)
    s.stale = True


def fill_seat(s: BerserkState, seat: i64, deal: i64, chance: Chance) -> None:
    """Give one seat cards that it may have, where any are hidden."""
    mine = [int(slot) for slot in range(s.slots) if s.owner[slot] == seat and s.zone[slot] != GONE]
    covered = [slot for slot in mine if s.kind[slot] == UNKNOWN]
    if not covered and UNKNOWN not in s.decks[seat] + s.deals[seat] + s.squads[seat]:
        return
    seen = [*s.below[seat], *[int(s.kind[slot]) for slot in mine if s.kind[slot] != UNKNOWN]]
    squad, dealt, deck = len(s.squads[seat]), len(s.deals[seat]), len(s.decks[seat])
    unseen = unseen_cards(s, seen, len(covered) + squad + dealt + deck, chance)
    order = deal_from(unseen, deal, len(unseen))
    if squad:
        order = with_squad_first(s, seat, order, squad, chance)
        s.squads[seat] = tuple(sorted(order[:squad]))
    begin = squad + len(covered)
    for at in range(len(covered)):
        s.kind[covered[at]] = order[squad + at]
    s.deals[seat] = tuple(sorted(order[begin : begin + dealt]))
    s.decks[seat] = tuple(sorted(order[begin + dealt :]))


def unseen_cards(s: BerserkState, seen: list[int], number: int, chance: Chance) -> list[int]:
    """So many cards that go with those seen to a deck."""
    if s.game.options["decks"] == "ready":
        fitting: list[list[int]] = []
        for cards in READY.values():
            rest = list(cards)
            for kind in seen:
                if kind in rest:
                    rest.remove(kind)
            if len(rest) == number:
                fitting.append(rest)
        if fitting:
            return fitting[int(chance.below(len(fitting)))]
    counts = [0] * len(s.book.cards)
    for kind in seen:
        counts[kind] += 1
    out: list[int] = []
    while len(out) < number:
        kind = int(chance.below(len(counts)))
        if counts[kind] < copies_of(s.book.cards[kind]):
            counts[kind] += 1
            out.append(kind)
    return out


def with_squad_first(s: BerserkState, seat: i64, order: list[int], size: int, chance: Chance) -> list[int]:
    """The cards with a squad in front that the crystals can pay; the cheapest if none is found."""
    gold, silver = int(s.gold[seat]), int(silver_of(s.is_first(seat)))
    for _ in range(TRIES):
        if not refusal(tuple(sorted(order[:size])), gold, silver):
            return order
        chance.shuffle(order)
    return sorted(order, key=[int(card.cost) for card in s.book.cards].__getitem__)
