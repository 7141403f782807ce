"""The extras of a turn: summoning, and the active powers of one's deities; any number, before or after the main action.

Which of them are open depends on public facts alone, so a turn can end by itself when none is left (W-1, W-4). Any
number may be used, several summonings too (W-30); what cannot be paid in full is not offered (W-36).
"""

from __future__ import annotations

from typing import Any

from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame
from meadhall.games.wolves.deities import Throwing, begin_strike, heimdall_calls, tyr_calls
from meadhall.games.wolves.hall import enemies, fafnir_prey, ready
from meadhall.games.wolves.options import (
    BALDR_CALLS,
    FAFNIR_TAKES,
    FENRIR_STRIKES,
    FIRST_EXTRA,
    HEIMDALL_CALLS,
    HEL_TRADES,
    ODIN_BANISHES,
    ODIN_RECALLS,
    SUMMON,
    THOR_STRIKES,
    TYR_CALLS,
    USERS,
    extra_code,
    extra_deity,
    extra_verb,
)
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.summoning import begin_payment, summonable
from meadhall.games.wolves.units import (
    BALDR,
    DEITIES,
    FAFNIR,
    FENRIR,
    FIRST_PRICE,
    HEIMDALL,
    HEL,
    LEFT,
    ODIN,
    RIGHT,
    THOR,
    TYR,
)


def extra_options(s: WolvesState, seat: i64) -> list[int]:
    """Every extra the seat could use now, also those of a deity that came in this turn (W-4, W-30, W-36)."""
    options: list[int] = []
    worth = s.worth(seat)
    if worth >= FIRST_PRICE:
        for deity in summonable(s, seat, worth):
            options.append(extra_code(SUMMON, deity))
    patrons: i64 = s.patrons[seat]
    if patrons == 0:
        return options
    if ready(s, seat, HEIMDALL) and s.deck_size + s.discard_size > 0:
        options.append(HEIMDALL_CALLS)
    if ready(s, seat, TYR):
        options += [TYR_CALLS + LEFT, TYR_CALLS + RIGHT]
    if ready(s, seat, HEL) and s.sizes[seat] > 0 and s.discard_size > 0:
        options.append(HEL_TRADES)
    if worth > 0:
        if ready(s, seat, ODIN):
            add_deities(options, ODIN_BANISHES, s.summoned())
            add_deities(options, ODIN_RECALLS, s.deity_discard & ~(i64(1) << BALDR))
        if s.serves(seat, BALDR):
            add_deities(options, BALDR_CALLS, s.deity_discard)
        if s.serves(seat, FAFNIR):
            add_deities(options, FAFNIR_TAKES, fafnir_prey(s, seat))
    if s.serves(seat, THOR):
        add_deities(options, THOR_STRIKES, enemies(s, THOR))
    if s.serves(seat, FENRIR):
        add_deities(options, FENRIR_STRIKES, enemies(s, FENRIR))
    return options


def add_deities(options: list[int], verb: int, mask: i64) -> None:
    for deity in range(i64(DEITIES)):
        if (mask >> deity) & 1:
            options.append(extra_code(verb, deity))


def has_extras(s: WolvesState, seat: i64) -> bool:
    if s.patrons[seat] == 0 and s.worth(seat) < FIRST_PRICE:
        return False
    return len(extra_options(s, seat)) > 0


def take_extra(s: WolvesState, frame: Frame[Any], seat: int, option: int) -> None:
    if option >= FIRST_EXTRA:
        verb, deity = extra_verb(option), extra_deity(option)
        if verb >= THOR_STRIKES:
            begin_strike(s, frame, seat, USERS[verb], deity, option)
        else:
            begin_payment(s, frame, seat, verb, deity, (), option)
    elif option == HEIMDALL_CALLS:
        heimdall_calls(s, seat)
    elif option == HEL_TRADES:
        s.become(Throwing(seat, ()).after(frame, option))
    else:
        tyr_calls(s, seat, option - TYR_CALLS)
