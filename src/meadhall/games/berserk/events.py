"""Events wake features: an index tells which cards listen for a kind of event; what answers waits for its turn.

A waiting feature is an item: card, feature, whom it befell, who did it, a number, a strength, a cell, a value.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.bits import bit
from meadhall.engine.flat import i64
from meadhall.games.berserk.features import Card, Feature
from meadhall.games.berserk.language import BOTH, ENEMY, EXTRA, GRAVEYARD, NOBODY, NOWHERE, OWN
from meadhall.games.berserk.state import HURT, BerserkState
from meadhall.games.berserk.under_way import NO_RECORD, in_chain
from meadhall.games.berserk.values import all_hold, listen, matches, silent

I_FEATURE: Final = 1
"""Which feature waits. The number after it says whom it befell; of what an earlier feature left behind, of which."""
POISON_ITEM: Final = -2
"""Instead of a feature's number: what keywords do by themselves, and what an earlier feature left behind."""
REGENERATION_ITEM: Final = -3
TOKEN_ITEM: Final = -4
LATER_ITEM: Final = -5
SCAVENGING_ITEM: Final = -6
RETURN_ITEM: Final = -7
"""A card with all its tokens comes back."""
NO_FEATURE: Final = -1
DEEPEST: Final = 40
"""Causes within causes beyond which nothing is woken any more."""


def hear(s: BerserkState, index: str) -> tuple[int, ...]:
    """The cards that listen for an event, have instants for a moment or `auras`, or replace dying (`insteads`)."""
    if s.stale:
        listen(s)
    return s.hears.get(index, ())


def wake(
    s: BerserkState, event: str, at: i64 = NOBODY, by: i64 = NOBODY, kind: i64 = NOBODY, strength: i64 = 0,
    number: i64 = 0, value: i64 = 0, cell: i64 = NOWHERE, gone: i64 = NOBODY,
) -> None:  # fmt: skip
    """Something befell the card `at`, done by the card `by`: lay the features that answer it by. The card `gone` hears
    of it though it listens no more."""
    slots = hear(s, event)
    if gone >= 0 and gone not in slots:
        slots = (*slots, int(gone))
    for slot in slots:
        card: Card = s.card(slot)
        for feature in card.features:
            if feature.event == event and answers(s, feature, slot, event, at, by, kind, strength, number):
                lay_by(s, slot, feature.number, at, by, number, strength, cell, value)


def answers(
    s: BerserkState, feature: Feature, slot: i64, event: str, at: i64, by: i64, kind: i64, strength: i64, number: i64
) -> bool:
    """Whether a feature of this card answers what happened; only wounds wake it among their own causes (K-17)."""
    if not feature.program or feature.instant or not feature.least <= number <= feature.most:
        return False
    if feature.kinds and (kind < 0 or not (feature.kinds >> kind) & 1):
        return False
    if strength > 0 and not (feature.strengths >> strength) & 1:
        return False
    side = s.side[slot]
    if feature.whose != BOTH and feature.whose != (OWN if s.active == side else ENEMY):
        return False
    if feature.at is not None and (at < 0 or not matches(s, feature.at, at, slot, side)):
        return False
    if feature.by is not None and (by < 0 or not matches(s, feature.by, by, slot, side)):
        return False
    if (feature.keyword >= 0 and feature.keyword != kind) or (feature.first_in_turn and s.facts[at] & HURT):
        return False
    if used_up(s, feature, slot) or silent(s, slot) or len(s.acts) > DEEPEST:
        return False
    if event != "wounded" and in_chain(s, slot, feature.number):
        return False
    return all_hold(s, feature.conditions, slot, NO_RECORD)


def lay_by(
    s: BerserkState, slot: i64, feature: i64, at: i64 = NOBODY, by: i64 = NOBODY, number: i64 = 0, strength: i64 = 0,
    cell: i64 = 0, value: i64 = 0,
) -> None:  # fmt: skip
    """A feature waits for its turn, with what it has to know."""
    item = (int(slot), int(feature), int(at), int(by), int(number), int(strength), int(cell), int(value))
    s.pending = (*s.pending, item)


def take_pending(s: BerserkState) -> tuple[int, ...]:
    """What waits, one after the other, and nothing waits any more."""
    items = tuple([number for item in s.pending for number in item])
    s.pending = ()
    return items


def still_fires(s: BerserkState, slot: i64, number: i64) -> bool:
    """Whether what was woken may still do something: its card is where it works, or speaks of its death (K-32)."""
    if number == LATER_ITEM:
        return True
    buried = number in (TOKEN_ITEM, RETURN_ITEM)
    if number >= 0:
        feature = s.book.features[number]
        if feature.event in ("died", "reached_graveyard"):
            return True
        buried = feature.zone == GRAVEYARD
    return s.zone[slot] == GRAVEYARD if buried else s.zone[slot] <= EXTRA


# --- limits ---------------------------------------------------------------------------------------------------------
def used_up(s: BerserkState, feature: Feature, slot: i64) -> bool:
    if feature.turn_limit:
        return (s.turn_uses[slot] >> feature.limit_shift) & 15 >= feature.turn_limit
    if feature.battle_limit:
        return (s.battle_uses[slot] >> feature.limit_shift) & 15 >= feature.battle_limit
    return False


def count_use(s: BerserkState, feature: Feature, slot: i64) -> None:
    if feature.turn_limit:
        s.turn_uses[slot] += bit(feature.limit_shift)
    elif feature.battle_limit:
        s.battle_uses[slot] += bit(feature.limit_shift)
