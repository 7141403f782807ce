"""The extras of a turn: summoning, and the active powers of one's deities; any number, before or after the main action.

Which of them are open depends on public facts alone, so a turn can end by itself when none is left (W-1, W-4). Any
number may be used, several summonings too (W-30); what cannot be paid in full is not offered (W-36).
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame
from meadhall.games.wolves.deities import Throwing, begin_strike, enemies, heimdall_calls, ready, tyr_calls
from meadhall.games.wolves.notation import read_deity
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.summoning import (
    BALDR_CALLS,
    FAFNIR_TAKES,
    ODIN_BANISHES,
    ODIN_RECALLS,
    SUMMON,
    begin_payment,
    summonable,
)
from meadhall.games.wolves.units import (
    ALL_DEITIES,
    BALDR,
    DEITIES,
    DEITY_NAMES,
    ENDS,
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

HEIMDALL_CALLS: Final = 261
TYR_CALLS: Final = 262
"""This for the left side, one more for the right."""
HEL_TRADES: Final = 264
FIRST_EXTRA: Final = 768
"""From here on an option is a verb and a deity: FIRST_EXTRA + verb * 32 + deity."""
THOR_STRIKES: Final = 5
FENRIR_STRIKES: Final = 6
PHRASES: Final = (
    "summon", "odin banishes", "odin recalls", "baldr calls", "fafnir takes", "thor strikes", "fenrir strikes",
)  # fmt: skip


def extra_options(s: WolvesState, seat: i64) -> list[int]:
    """Every extra the seat could use now."""
    options: list[int] = []
    worth = s.worth(seat)
    if worth >= FIRST_PRICE:
        for deity in summonable(s, seat, worth):
            options.append(FIRST_EXTRA + SUMMON * 32 + deity)
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
            add_deities(options, ODIN_BANISHES, all_summoned(s))
            add_deities(options, ODIN_RECALLS, s.deity_discard & ~(i64(1) << BALDR))
        if s.serves(seat, BALDR):
            add_deities(options, BALDR_CALLS, s.deity_discard)
        if s.serves(seat, FAFNIR):
            add_deities(options, FAFNIR_TAKES, fafnir_prey(s, seat))
    if s.serves(seat, THOR):
        for enemy in enemies(s, THOR):
            options.append(FIRST_EXTRA + THOR_STRIKES * 32 + enemy)
    if s.serves(seat, FENRIR):
        for enemy in enemies(s, FENRIR):
            options.append(FIRST_EXTRA + FENRIR_STRIKES * 32 + enemy)
    return options


def add_deities(options: list[int], verb: int, mask: i64) -> None:
    for deity in range(i64(DEITIES)):
        if (mask >> deity) & 1:
            options.append(FIRST_EXTRA + verb * 32 + int(deity))


def all_summoned(s: WolvesState) -> i64:
    mask: i64 = 0
    for seat in range(i64(s.seats)):
        own: i64 = s.patrons[seat]
        mask |= own
    return mask


def fafnir_prey(s: WolvesState, seat: i64) -> i64:
    """What Fafnir may take: anything another has summoned, or that stands in the Hall (W-46, W-65)."""
    own: i64 = s.patrons[seat]
    mask: i64 = all_summoned(s) & ~own
    for at in range(i64(len(s.hall))):
        deity: i64 = s.hall[at]
        mask |= i64(1) << deity
    return mask & ALL_DEITIES


def has_extras(s: WolvesState, seat: i64) -> bool:
    if s.patrons[seat] == 0 and s.worth(seat) < FIRST_PRICE:
        return False
    return len(extra_options(s, seat)) > 0


def take_extra(s: WolvesState, frame: Frame[Any], seat: int, option: int) -> None:
    if option >= FIRST_EXTRA:
        verb, deity = (option - FIRST_EXTRA) >> 5, (option - FIRST_EXTRA) & 31
        if verb == THOR_STRIKES:
            begin_strike(s, frame, seat, THOR, deity, option)
        elif verb == FENRIR_STRIKES:
            begin_strike(s, frame, seat, FENRIR, deity, option)
        else:
            begin_payment(s, frame, seat, verb, deity, (), option)
    elif option == HEIMDALL_CALLS:
        heimdall_calls(s, seat)
    elif option == HEL_TRADES:
        s.become(Throwing(seat, ()).after(frame, option))
    else:
        tyr_calls(s, seat, option - TYR_CALLS)


def is_extra(option: i64) -> bool:
    return option >= FIRST_EXTRA or HEIMDALL_CALLS <= option <= HEL_TRADES


def say_extra(option: int) -> str:
    if option >= FIRST_EXTRA:
        verb, deity = (option - FIRST_EXTRA) >> 5, (option - FIRST_EXTRA) & 31
        return f"{PHRASES[verb]} {DEITY_NAMES[deity]}"
    if option == HEIMDALL_CALLS:
        return "heimdall"
    return "hel" if option == HEL_TRADES else f"tyr {ENDS[option - TYR_CALLS]}"


def read_extra(text: str) -> int:
    """The extra that a text means; -1 if it is none."""
    if text == "heimdall":
        return HEIMDALL_CALLS
    if text == "hel":
        return HEL_TRADES
    for end in (LEFT, RIGHT):
        if text == f"tyr {ENDS[end]}":
            return TYR_CALLS + end
    for verb, phrase in enumerate(PHRASES):
        if text.startswith(f"{phrase} "):
            return FIRST_EXTRA + verb * 32 + read_deity(text[len(phrase) + 1 :])
    if text.partition(" ")[0] in DEITY_NAMES:
        raise InvalidMove(f"{text!r} is no power of a deity")
    return -1
