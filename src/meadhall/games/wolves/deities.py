"""The extras of a turn: summoning, and the active powers of one's deities; any number, before or after the main action.

Which of them are open depends on public facts alone, so a turn can end by itself when none is left (W-1, W-4). Any
number may be used, several summonings too (W-30); what cannot be paid in full is not offered (W-36).
"""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame
from meadhall.engine.mechanisms.asking import DONE_WORD
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from meadhall.games.wolves import moves, units
from meadhall.games.wolves.effects import in_turn_order, threatened_by_tyr
from meadhall.games.wolves.hall import drop_deity, enemies, fafnir_prey, ready, refill
from meadhall.games.wolves.hands import discard_from_hand, from_discard, from_limbo, to_discard, to_limbo, turn_up
from meadhall.games.wolves.lines import may_enter, put
from meadhall.games.wolves.notation import after, read_deity
from meadhall.games.wolves.questions import ChooseEnd, PickPeople, Question
from meadhall.games.wolves.reactions import BY_TYR, threaten
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.summoning import begin_payment, summonable
from meadhall.games.wolves.units import card_key, card_keys, deity_key, end_key

MOST_THROWN: Final = 2


# --- Thor and Fenrir -------------------------------------------------------------------------------------


def further_enemies(s: WolvesState, striker: i64, first: i64) -> list[int]:
    """Whom a second blow may hit: the blows are ascending (W-39)."""
    found = enemies(s, striker)
    return [int(other) for other in range(first + 1, i64(units.DEITIES)) if (found >> other) & 1]


def begin_strike(s: WolvesState, frame: Frame[Any], seat: int, striker: int, first: int, option: int) -> None:
    if further_enemies(s, striker, first):
        s.become(SecondStrike(seat, striker, first).after(frame, option))
    else:
        strike_deities(s, seat, striker, (first,))


def blows_in_order(parts: list[str]) -> list[str]:
    """Both blows of Thor or Fenrir, ascending, whichever of the two was named first."""
    striker, _, first = parts[0].partition(" strikes ")
    verb, _, second = parts[1].partition(" ")
    if verb == "strikes" and units.DEITY_OF.get(second, units.DEITIES) < units.DEITY_OF.get(first, -1):
        return [f"{striker} strikes {second}", f"strikes {first}", *parts[2:]]
    return parts


def strike_deities(s: WolvesState, seat: int, striker: int, struck: tuple[int, ...]) -> None:
    """Thor or Fenrir goes, with one or two of the hostile colour; then the Hall is refilled (W-33, W-39)."""
    s.done()
    if s.listening:
        names: list[int | str] = [deity_key(deity) for deity in struck]
        s.tell("strikes", {"seat": seat_name(seat), "deity": deity_key(striker), "deities": names})
    drop_deity(s, striker)
    for deity in struck:
        drop_deity(s, deity)
    refill(s)


@final
class SecondStrike(Question):
    """Part of Thor's or Fenrir's blow: a second deity, ascending, or none."""

    def __init__(self, who: int, striker: int, first: int) -> None:
        super().__init__(who)
        self.striker = striker
        self.first = first

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("second-strike", seat, {"deity": deity_key(self.striker), "first": deity_key(self.first)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return [*further_enemies(s, self.striker, self.first), moves.DONE]

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        strike_deities(s, seat, self.striker, (self.first,) if option == moves.DONE else (self.first, option))

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return DONE_WORD if option == moves.DONE else f"strikes {units.DEITY_NAMES[option]}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return moves.DONE if text == DONE_WORD else read_deity(after(text, "strikes"))

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        if (enemies(s, self.striker) >> option) & 1:
            return Reason("ascending", {})
        return Reason("not-an-enemy", {"deity": deity_key(option)})


# --- Heimdall, Tyr ---------------------------------------------------------------------------------------


def bears_tiwaz(s: WolvesState, kind: i64) -> bool:
    """Whether a card of the People is a unit with Tiwaz, as Heimdall calls them."""
    return kind < units.UNITS and (s.cards.tiwaz >> kind) & 1 != 0


def heimdall_calls(s: WolvesState, seat: int) -> None:
    """Turn up the top card: a Tiwaz unit joins the own line, anything else is discarded (W-40)."""
    s.done()
    s.used |= 1 << units.HEIMDALL
    kind = turn_up(s)
    s.disclose()
    if s.listening:
        s.tell("heimdall", {"seat": seat_name(seat), "card": card_key(int(kind))})
    if not bears_tiwaz(s, kind) or not may_enter(s.cards, s.lines[seat], kind):
        to_discard(s, kind)
    elif s.lines[seat]:
        to_limbo(s, kind)
        s.then(HeimdallEnd(seat, int(kind)))
    else:
        join(s, seat, kind, units.RIGHT)


def join(s: WolvesState, seat: int, kind: i64, end: int) -> None:
    put(s, seat, end, kind, seat)
    if s.listening:
        s.tell("joins", {"seat": seat_name(seat), "unit": card_key(int(kind)), "end": end_key(end)})


@final
class HeimdallEnd(ChooseEnd):
    """The end of the own line to which the warrior called by Heimdall comes (W-40)."""

    def __init__(self, who: int, kind: int) -> None:
        super().__init__(who)
        self.kind = kind

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("end-heimdall", seat, {"unit": card_key(self.kind)})

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        from_limbo(s, self.kind)
        join(s, seat, self.kind, option)


def tyr_calls(s: WolvesState, seat: int, end: int) -> None:
    """All lose the unit at one side, the owner too (W-44, W-71); those hit may answer first."""
    s.done()
    s.used |= 1 << units.TYR
    if s.listening:
        s.tell("tyr", {"seat": seat_name(seat), "deity": deity_key(units.TYR), "end": end_key(end)})
    threaten(s, BY_TYR, seat, in_turn_order(s, seat, threatened_by_tyr(s, seat)), end, 0, units.RIGHT)


# --- Hel -------------------------------------------------------------------------------------------------


@final
class Throwing(PickPeople):
    """Part of Hel's bargain: one or two cards of the hand, ascending; never more than lie in the discard (W-45)."""

    def verb(self) -> str:
        return "throws"

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("hel-throws", seat, {"deity": deity_key(units.HEL), "count": len(self.picked)})

    def least(self) -> int:
        return 1

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        thrown = self.picked if option == moves.DONE else (*self.picked, option)
        if option != moves.DONE and len(thrown) < min(MOST_THROWN, int(s.discard_size), int(s.sizes[seat])):
            s.become(Throwing(seat, thrown).after(self, option))
        else:
            s.become(Fetching(seat, thrown, ()).after(self, option))

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        return {"discards": len(self.picked) + (0 if option == moves.DONE else 1)}


@final
class Fetching(PickPeople):
    """Part of Hel's bargain: as many other cards from the People discard, ascending (W-45)."""

    def __init__(self, who: int, thrown: tuple[int, ...], picked: tuple[int, ...]) -> None:
        super().__init__(who, picked)
        self.thrown = thrown

    def verb(self) -> str:
        return "takes"

    def no_card(self) -> int:
        return -1

    def least(self) -> int:
        return len(self.thrown)

    def hand(self, s: WolvesState, seat: int) -> list[int]:
        return s.listed(s.discard, 0)

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("hel-takes", seat, {"deity": deity_key(units.HEL), "count": len(self.thrown) - len(self.picked)})

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        taken = (*self.picked, option)
        if len(taken) < len(self.thrown):
            s.become(Fetching(seat, self.thrown, taken).after(self, option))
            return
        s.done()
        s.used |= 1 << units.HEL
        for kind in self.thrown:
            discard_from_hand(s, seat, kind)
        for kind in taken:
            from_discard(s, kind)
            s.gain_open(seat, kind)
        if s.listening:
            thrown, fetched = card_keys(self.thrown), card_keys(taken)
            s.tell("hel", {"seat": seat_name(seat), "deity": deity_key(units.HEL), "thrown": thrown, "taken": fetched})

    def missing(self, card: int) -> Reason:
        return Reason("not-in-discard", {"card": card_key(card)})


# --- all extras -------------------------------------------------------------------------------------------------------


def extra_options(s: WolvesState, seat: i64) -> list[int]:
    """Every extra the seat could use now, also those of a deity that came in this turn (W-4, W-30, W-36)."""
    options: list[int] = []
    worth = s.worth(seat)
    if worth >= units.FIRST_PRICE:
        for deity in summonable(s, seat, worth):
            options.append(moves.extra_code(moves.SUMMON, deity))
    patrons: i64 = s.patrons[seat]
    if patrons == 0:
        return options
    if ready(s, seat, units.HEIMDALL) and s.deck_size + s.discard_size > 0:
        options.append(moves.HEIMDALL_CALLS)
    if ready(s, seat, units.TYR):
        options += [moves.TYR_CALLS + units.LEFT, moves.TYR_CALLS + units.RIGHT]
    if ready(s, seat, units.HEL) and s.sizes[seat] > 0 and s.discard_size > 0:
        options.append(moves.HEL_TRADES)
    if worth > 0:
        if ready(s, seat, units.ODIN):
            add_deities(options, moves.ODIN_BANISHES, s.summoned())
            add_deities(options, moves.ODIN_RECALLS, s.deity_discard & ~(i64(1) << units.BALDR))
        if s.serves(seat, units.BALDR):
            add_deities(options, moves.BALDR_CALLS, s.deity_discard)
        if s.serves(seat, units.FAFNIR):
            add_deities(options, moves.FAFNIR_TAKES, fafnir_prey(s, seat))
    if s.serves(seat, units.THOR):
        add_deities(options, moves.THOR_STRIKES, enemies(s, units.THOR))
    if s.serves(seat, units.FENRIR):
        add_deities(options, moves.FENRIR_STRIKES, enemies(s, units.FENRIR))
    return options


def add_deities(options: list[int], verb: int, mask: i64) -> None:
    for deity in range(i64(units.DEITIES)):
        if (mask >> deity) & 1:
            options.append(moves.extra_code(verb, deity))


def has_extras(s: WolvesState, seat: i64) -> bool:
    if s.patrons[seat] == 0 and s.worth(seat) < units.FIRST_PRICE:
        return False
    return len(extra_options(s, seat)) > 0


def take_extra(s: WolvesState, frame: Frame[Any], seat: int, option: int) -> None:
    if option >= moves.FIRST_EXTRA:
        verb, deity = moves.extra_verb(option), moves.extra_deity(option)
        if verb >= moves.THOR_STRIKES:
            begin_strike(s, frame, seat, moves.USERS[verb], deity, option)
        else:
            begin_payment(s, frame, seat, verb, deity, (), option)
    elif option == moves.HEIMDALL_CALLS:
        heimdall_calls(s, seat)
    elif option == moves.HEL_TRADES:
        s.become(Throwing(seat, ()).after(frame, option))
    else:
        tyr_calls(s, seat, option - moves.TYR_CALLS)
