"""Features woken together: the active player announces first, so the opponent's resolve first (L368, L390)."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.flat import i64
from meadhall.engine.frames import Step
from meadhall.engine.types import Prompt
from meadhall.games.berserk import events, records, verbs
from meadhall.games.berserk.answers import A_CELL, A_PLACE_IN_ORDER, Asking
from meadhall.games.berserk.state import BerserkState
from meadhall.games.berserk.values import keyword
from meadhall.games.berserk.words import FLYING, NOBODY, NOWHERE, PROTECTION_POISON, REGENERATION


@final
class Run(Step[BerserkState]):
    """Go on with the topmost program."""

    def run(self, s: BerserkState) -> None:
        s.carry_on()


RUN: Final = Run()


def start_program(
    s: BerserkState, slot: i64, feature: i64, side: i64, target: i64, other: i64, number: i64, cell: i64
) -> i64:
    """Begin the program of a feature; gives its record."""
    base = records.push(s, records.SCRIPT_RECORD, slot, feature, side)
    s.acts[base + records.S_PROGRAM] = feature
    s.acts[base + records.S_STOP] = len(s.book.features[feature].program)
    s.acts[base + records.S_TARGET] = target
    s.acts[base + records.S_OTHER] = other
    s.acts[base + records.S_NUMBER] = number
    s.acts[base + records.S_CELL] = cell
    s.acts[base + records.S_ARGUMENT] = records.UNANSWERED_YET
    s.acts[base + records.S_ARGUMENT + 1] = records.UNANSWERED_YET
    s.then(RUN)
    return base


@final
class Batch(Step[BerserkState]):
    """What was woken at one moment, one after the other. `items` are numbers, so many for each."""

    def __init__(self, items: tuple[int, ...], lead: int = -1) -> None:
        super().__init__()
        self.items = items
        self.lead = lead

    def run(self, s: BerserkState) -> None:
        chosen = self.group(s)
        if not chosen:
            return
        for at in chosen:
            if grants_itself(s, self.items[at + events.I_FEATURE]):
                self.resolve(s, at)
                return
        if len(chosen) > 1 and not independent(self.items, chosen):
            s.then(Order(int(s.side[self.items[chosen[0]]]), self.items, self.lead))
        else:
            self.resolve(s, chosen[0])

    def group(self, s: BerserkState) -> list[int]:
        """The places of the items that are next, without those that no longer fire: the opponent's, then the active
        player's; where they are used by turns, those of the seat whose turn it is."""
        before = 1 - s.active if self.lead < 0 else self.lead
        early: list[int] = []
        late: list[int] = []
        for at in range(0, len(self.items), events.ITEM):
            if not events.still_fires(s, self.items[at], self.items[at + events.I_FEATURE]):
                continue
            (early if s.side[self.items[at]] == before else late).append(at)
        return early or late

    def resolve(self, s: BerserkState, at: int) -> None:
        items = self.items
        rest = items[:at] + items[at + events.ITEM :]
        if rest:
            s.then(Batch(rest, self.lead if self.lead < 0 else 1 - self.lead))
        resolve_item(s, items[at : at + events.ITEM])


def grants_itself(s: BerserkState, number: i64) -> bool:
    """Whether a feature only gives its own card something: then it comes first, and nobody is asked (K-44)."""
    return number >= 0 and all(op.code == "grant" and op.who.is_self() for op in s.book.features[number].program)


def independent(items: tuple[int, ...], chosen: list[int]) -> bool:
    """Whether the order of these makes no difference: poison, regeneration and tokens of different cards."""
    seen: list[int] = []
    for at in chosen:
        if not events.LATER_ITEM < items[at + events.I_FEATURE] <= events.POISON_ITEM or items[at] in seen:
            return False
        seen.append(items[at])
    return True


@final
class Order(Asking):
    """Whose features were woken together says which of them comes next."""

    def __init__(self, who: int, items: tuple[int, ...], lead: int) -> None:
        super().__init__(who)
        self.items = items
        self.lead = lead

    def kind(self, s: BerserkState) -> int:
        return A_PLACE_IN_ORDER

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("order", seat, {"cards": [verbs.name_of(s, self.items[at]) for at in self.places(s)]})

    def places(self, s: BerserkState) -> list[int]:
        return Batch(self.items, self.lead).group(s)

    def options(self, s: BerserkState, seat: int) -> list[int]:
        return list(range(len(self.places(s))))

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        s.done()
        Batch(self.items, self.lead).resolve(s, self.places(s)[option])


def flush(s: BerserkState) -> None:
    """Let what waits happen next."""
    if len(s.pending):
        s.then(Batch(events.take_pending(s)))


def resolve_item(s: BerserkState, item: tuple[int, ...]) -> None:
    """Let one waiting feature happen."""
    slot: i64 = item[events.I_SLOT]
    number: i64 = item[events.I_FEATURE]
    if number >= 0:
        feature = s.book.features[number]
        if events.used_up(s, feature, slot):
            return
        if not feature.optional:
            events.count_use(s, feature, slot)
        base = start_program(
            s,
            slot,
            number,
            s.side[slot],
            item[events.I_TARGET],
            item[events.I_OTHER],
            item[events.I_NUMBER],
            item[events.I_CELL],
        )
        s.acts[base + records.S_VALUE] = item[events.I_VALUE]
        s.acts[base + records.S_STRENGTH] = item[events.I_STRENGTH]
    elif number == events.LATER_ITEM:
        resolve_later(s, item)
    elif number == events.TOKEN_ITEM:
        verbs.change_tokens(s, slot, 1)
        s.then(COME_BACK)
        flush(s)
    else:
        if number == events.REGENERATION_ITEM:
            verbs.heal(s, slot, keyword(s, slot, REGENERATION))
        elif number == events.SCAVENGING_ITEM:
            verbs.scavenge(s, slot, item[events.I_TARGET], item[events.I_NUMBER])
        elif keyword(s, slot, PROTECTION_POISON) <= 0:
            verbs.wound(s, slot, s.poison[slot], NOBODY, verbs.BY_POISON)
            verbs.bury_dead(s)
        flush(s)


def resolve_later(s: BerserkState, item: tuple[int, ...]) -> None:
    """What an earlier feature left behind: it comes even if its card is gone (K-32)."""
    feature = s.book.features[item[events.I_TARGET]]
    base = start_program(
        s, item[events.I_SLOT], item[events.I_TARGET], item[events.I_OTHER], NOBODY, NOBODY, 0, item[events.I_CELL]
    )
    s.acts[base + records.S_PC] = item[events.I_NUMBER]
    s.acts[base + records.S_STOP] = feature.program[item[events.I_NUMBER] - 1].jump


# --- coming back ----------------------------------------------------------------------------------------------------


@final
class ComeBack(Step[BerserkState]):
    """Cards with all their tokens and a place come back, one after the other (K-22)."""

    def run(self, s: BerserkState) -> None:
        slot = verbs.waits_to_incarnate(s)
        if slot < 0:
            return
        s.then(COME_BACK)
        cells = [NOWHERE] if s.card(slot).kind == FLYING else verbs.incarnation_cells(s, slot)
        if len(cells) > 1:
            s.then(Incarnation(int(s.owner[slot]), int(slot)))
        else:
            verbs.incarnate(s, slot, cells[0])
            flush(s)


@final
class Incarnation(Asking):
    """The owner picks the cell of his third row on which a card comes back."""

    def __init__(self, who: int, slot: int) -> None:
        super().__init__(who)
        self.slot = slot

    def kind(self, s: BerserkState) -> int:
        return A_CELL

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("incarnation", seat, {"card": verbs.name_of(s, self.slot)})

    def options(self, s: BerserkState, seat: int) -> list[int]:
        return verbs.incarnation_cells(s, self.slot)

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        s.done()
        verbs.incarnate(s, self.slot, option)
        flush(s)


COME_BACK: Final = ComeBack()
TRIGGER_FRAMES: Final = (Run, Batch, Order, ComeBack, Incarnation)
