"""Why the numbers of a card are what they are: what changes it now, beyond what is printed on it."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.engine.types import Json
from meadhall.games.berserk.events import hear
from meadhall.games.berserk.features import Modifier
from meadhall.games.berserk.records import NO_RECORD
from meadhall.games.berserk.state import GRANT_WIDTH, BerserkState
from meadhall.games.berserk.values import all_hold, amount_of, own_strike, reaches, silent
from meadhall.games.berserk.words import ABILITIES, ARTIFACT, FOREVER, MEDIUM, NOBODY, STATS, STRONG, WEAK


def strike_now(s: BerserkState, slot: i64) -> list[Json]:
    """The simple strike of a card against no card in particular; empty for one that does not strike."""
    if s.card(slot).strike is None or s.form[slot] >= ARTIFACT:
        return []
    return [int(own_strike(s, slot, strength, NOBODY)) for strength in (WEAK, MEDIUM, STRONG)]


def bonuses(s: BerserkState, slot: i64) -> list[Json]:
    """What a card has from conditions that hold, from auras and from grants, as rows of a view; what depends on the
    card it meets is not among them."""
    out: list[Json] = []
    if not silent(s, slot):
        for modifier in s.card(slot).statics:
            if modifier.conditions and all_hold(s, modifier.conditions, slot, NO_RECORD):
                add(out, s, modifier, counted(s, modifier, slot), FOREVER)
    for source in hear(s, "auras"):
        if source != slot:
            for modifier in s.card(source).auras:
                if reaches(s, modifier, source, slot) and all_hold(s, modifier.conditions, source, NO_RECORD):
                    add(out, s, modifier, counted(s, modifier, source), FOREVER)
    at: i64 = 0
    while at < len(s.grants):
        if s.grants[at] == slot:
            modifier = s.book.modifiers[s.grants[at + 1]]
            add(out, s, modifier, s.grants[at + 2], s.grants[at + 3])
        at += GRANT_WIDTH
    return out


def counted(s: BerserkState, modifier: Modifier, source: i64) -> i64:
    return amount_of(s, modifier.amount, source, s.side[source], NO_RECORD, STRONG)


def add(out: list[Json], s: BerserkState, modifier: Modifier, amount: i64, last: i64) -> None:
    if modifier.versus is not None:
        return
    kinds: list[Json] = [name for at, name in enumerate(ABILITIES) if (modifier.kinds >> at) & 1]
    card = s.book.cards[s.book.modifier_card[modifier.number]]
    row: list[Json] = [STATS[modifier.stat], int(amount), card.id, kinds, None if last == FOREVER else int(last)]
    out.append(row)
