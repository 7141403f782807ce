"""Symbionts are seated on their hosts: companions on own creatures, parasites on the enemy's first row (K-18)."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.flat import i64
from meadhall.engine.frames import Step
from meadhall.engine.types import Prompt
from meadhall.games.berserk.answers import Asking
from meadhall.games.berserk.board import own_row
from meadhall.games.berserk.state import BerserkState
from meadhall.games.berserk.triggers import flush
from meadhall.games.berserk.values import incorporeal
from meadhall.games.berserk.verbs import attach, kill, name_of, riders_of
from meadhall.games.berserk.words import COMPANION, FIELD, GROUND, NOBODY, PARASITE


def may_carry(s: BerserkState, host: i64, slot: i64) -> bool:
    """Whether a creature may be the host of this symbiont."""
    if s.zone[host] != FIELD or s.form[host] != GROUND or s.face_down(host) or len(riders_of(s, host)) > 0:
        return False
    if (s.side[host] == s.side[slot]) != (s.form[slot] == COMPANION):
        return False
    if incorporeal(s, host) and not incorporeal(s, slot):
        return False
    first_row = own_row(s.cell[host], s.is_first(s.side[host])) == 1
    return s.form[slot] == COMPANION or s.turn > 0 or first_row


def hosts_for(s: BerserkState, slot: i64) -> list[int]:
    return [int(host) for host in range(s.slots) if may_carry(s, host, slot)]


def unseated(s: BerserkState) -> i64:
    """The next symbiont without a host: companions first, then parasites, the first player's before the second's."""
    if s.riders == 0 and s.turn > 0 and not s.stale:
        return NOBODY
    for form in (COMPANION, PARASITE):
        for seat in (s.first, 1 - s.first):
            for slot in range(s.slots):
                if s.form[slot] != form or s.side[slot] != seat or s.zone[slot] != FIELD:
                    continue
                if s.host[slot] < 0 and not s.face_down(slot):
                    return slot
    return NOBODY


@final
class SeatAll(Step[BerserkState]):
    """All symbionts are seated; one without a host dies."""

    def run(self, s: BerserkState) -> None:
        slot = unseated(s)
        if slot < 0:
            return
        s.then(SEAT_ALL)
        hosts = hosts_for(s, slot)
        if not hosts:
            kill(s, slot, NOBODY, NOBODY)
            flush(s)
        elif len(hosts) == 1:
            attach(s, slot, hosts[0])
            flush(s)
        else:
            s.then(Seating(int(s.side[slot]), int(slot)))


@final
class Seating(Asking):
    """On whom a symbiont sits."""

    def __init__(self, who: int, slot: int) -> None:
        super().__init__(who)
        self.slot = slot

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("seat", seat, {"card": name_of(s, self.slot)})

    def options(self, s: BerserkState, seat: int) -> list[int]:
        return hosts_for(s, self.slot)

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        s.done()
        attach(s, self.slot, option)
        flush(s)


SEAT_ALL: Final = SeatAll()
SEATING_FRAMES: Final = (SeatAll, Seating)
