"""The active powers of summoned deities: extras of one's own turn, before the pass (W-4)."""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame, Public
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from meadhall.games.wolves.hall import drop_deity, refill
from meadhall.games.wolves.hands import (
    discard_from_hand,
    from_discard,
    from_limbo,
    gain_open,
    to_discard,
    to_limbo,
    turn_up,
)
from meadhall.games.wolves.lines import may_enter, put
from meadhall.games.wolves.notation import DONE, DONE_WORD, after, read_deity
from meadhall.games.wolves.picks import Picking, pickable, read_pick
from meadhall.games.wolves.reactions import BY_TYR, in_turn_order, threaten, threatened_by_tyr
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.units import (
    BLUE,
    DEITIES,
    DEITY_NAMES,
    ENDS,
    HEIMDALL,
    HEL,
    KINDS,
    LEFT,
    PEOPLE,
    RED,
    RIGHT,
    THOR,
    TYR,
    UNITS,
    card_key,
    deity_key,
)

MOST_THROWN: Final = 2


def ready(s: WolvesState, seat: i64, deity: i64) -> bool:
    """Whether a power that works once a round is the seat's to use; marks belong to the card (W-35)."""
    return s.serves(seat, deity) and (s.used >> deity) & 1 == 0


# --- Thor and Fenrir -------------------------------------------------------------------------------------


def enemies(s: WolvesState, deity: i64) -> list[int]:
    """The deities of the hostile colour that are summoned by anyone or stand in the Hall (W-39)."""
    found: i64 = 0
    for seat in range(i64(s.seats)):
        mask: i64 = s.patrons[seat]
        found |= mask
    hostile: i64 = RED if deity == THOR else BLUE
    for at in range(i64(len(s.hall))):
        waiting: i64 = s.hall[at]
        found |= i64(1) << waiting
    return [other for other in range(DEITIES) if ((hostile & found) >> other) & 1]


def begin_strike(s: WolvesState, frame: Frame[Any], seat: int, striker: int, first: int, option: int) -> None:
    if [other for other in enemies(s, striker) if other > first]:
        s.become(SecondStrike(seat, striker, first).after(frame, option))
    else:
        strike_deities(s, seat, striker, (first,))


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
class SecondStrike(Public[WolvesState]):
    """Part of Thor's or Fenrir's blow: a second deity, ascending, or none."""

    def __init__(self, by: int, striker: int, first: int) -> None:
        super().__init__()
        self.by = by
        self.striker = striker
        self.first = first

    def seat(self, s: WolvesState) -> int:
        return self.by

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("second-strike", seat, {"deity": deity_key(self.striker), "first": deity_key(self.first)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return [*(other for other in enemies(s, self.striker) if other > self.first), DONE]

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        strike_deities(s, seat, self.striker, (self.first,) if option == DONE else (self.first, option))

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return DONE_WORD if option == DONE else f"strikes {DEITY_NAMES[option]}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return DONE if text == DONE_WORD else read_deity(after(text, "strikes"))

    def why_not(self, s: WolvesState, seat: int, text: str) -> Reason | None:
        option = self.read(s, seat, text)
        if self.allows(s, seat, option):
            return None
        if option in enemies(s, self.striker):
            return Reason("ascending", {})
        return Reason("not-an-enemy", {"deity": deity_key(option)})

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.wolves.preview import preview

        return preview(s, seat, option)

    def fields(self) -> list[Json]:
        return [self.by, self.striker, self.first]


# --- Heimdall, Tyr ---------------------------------------------------------------------------------------


def heimdall_calls(s: WolvesState, seat: int) -> None:
    """Turn up the top card: a Tiwaz unit joins the own line, anything else is discarded (W-40)."""
    s.done()
    s.used |= 1 << HEIMDALL
    kind = turn_up(s)
    s.disclose()
    joins = kind < UNITS and (s.cards.tiwaz >> kind) & 1 != 0 and may_enter(s.cards, s.lines[seat], kind)
    if s.listening:
        s.tell("heimdall", {"seat": seat_name(seat), "card": card_key(int(kind))})
    if not joins:
        to_discard(s, kind)
    elif s.lines[seat]:
        to_limbo(s, kind)
        s.then(HeimdallEnd(seat, int(kind)))
    else:
        put(s, seat, RIGHT, kind, seat)
        if s.listening:
            s.tell("joins", {"seat": seat_name(seat), "unit": card_key(int(kind)), "end": f"@end-{ENDS[RIGHT]}"})


@final
class HeimdallEnd(Public[WolvesState]):
    """The end of the own line to which the warrior called by Heimdall comes (W-40)."""

    def __init__(self, owner: int, kind: int) -> None:
        super().__init__()
        self.owner = owner
        self.kind = kind

    def seat(self, s: WolvesState) -> int:
        return self.owner

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("end-heimdall", seat, {"unit": card_key(self.kind)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return [LEFT, RIGHT]

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        from_limbo(s, self.kind)
        put(s, seat, option, self.kind, seat)
        if s.listening:
            s.tell("joins", {"seat": seat_name(seat), "unit": card_key(self.kind), "end": f"@end-{ENDS[option]}"})

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return f"to {ENDS[option]}"

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.wolves.preview import preview

        return preview(s, seat, option)

    def fields(self) -> list[Json]:
        return [self.owner, self.kind]


def tyr_calls(s: WolvesState, seat: int, end: int) -> None:
    """All lose the unit at one side, the owner too (W-44, W-71); those hit may answer first."""
    s.done()
    s.used |= 1 << TYR
    if s.listening:
        s.tell("tyr", {"seat": seat_name(seat), "deity": deity_key(TYR), "end": f"@end-{ENDS[end]}"})
    threaten(s, BY_TYR, seat, in_turn_order(s, seat, threatened_by_tyr(s, seat)), end, 0, RIGHT)


# --- Hel -------------------------------------------------------------------------------------------------


@final
class Throwing(Picking):
    """Part of Hel's bargain: one or two cards of the hand, ascending; never more than lie in the discard (W-45)."""

    def verb(self) -> str:
        return "throws"

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("hel-throws", seat, {"deity": deity_key(HEL), "count": len(self.picked)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        options = pickable(s, seat, self.picked, -1)
        if self.picked:
            options.append(DONE)
        return options

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        thrown = self.picked if option == DONE else (*self.picked, option)
        if option != DONE and len(thrown) < min(MOST_THROWN, int(s.discard_size), int(s.sizes[seat])):
            s.become(Throwing(seat, thrown).after(self, option))
        else:
            s.become(Fetching(seat, thrown, ()).after(self, option))

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        return {"discards": len(self.picked) + (0 if option == DONE else 1)}


@final
class Fetching(Public[WolvesState]):
    """Part of Hel's bargain: as many other cards from the People discard, ascending (W-45)."""

    def __init__(self, by: int, thrown: tuple[int, ...], taken: tuple[int, ...]) -> None:
        super().__init__()
        self.by = by
        self.thrown = thrown
        self.taken = taken

    def seat(self, s: WolvesState) -> int:
        return self.by

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("hel-takes", seat, {"deity": deity_key(HEL), "count": len(self.thrown) - len(self.taken)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        options: list[int] = []
        needed = len(self.thrown) - len(self.taken)
        for kind in range(self.taken[-1] if self.taken else 0, KINDS):
            left = int(s.discard[kind]) - self.taken.count(kind)
            if left > 0 and left + sum(int(s.discard[later]) for later in range(kind + 1, KINDS)) >= needed:
                options.append(kind)
        return options

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        taken = (*self.taken, option)
        if len(taken) < len(self.thrown):
            s.become(Fetching(seat, self.thrown, taken).after(self, option))
            return
        s.done()
        s.used |= 1 << HEL
        for kind in self.thrown:
            discard_from_hand(s, seat, kind)
        for kind in taken:
            from_discard(s, kind)
            gain_open(s, seat, kind)
        if s.listening:
            thrown: list[int | str] = [card_key(kind) for kind in self.thrown]
            fetched: list[int | str] = [card_key(kind) for kind in taken]
            s.tell("hel", {"seat": seat_name(seat), "deity": deity_key(HEL), "thrown": thrown, "taken": fetched})

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return f"takes {PEOPLE[option]}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        option = read_pick("takes", text)
        if option == DONE:
            raise InvalidMove("as many cards are taken as were thrown")
        return option

    def why_not(self, s: WolvesState, seat: int, text: str) -> Reason | None:
        option = self.read(s, seat, text)
        if self.allows(s, seat, option):
            return None
        if s.discard[option] <= self.taken.count(option):
            return Reason("not-in-discard", {"card": card_key(option)})
        return Reason("ascending", {})

    def fields(self) -> list[Json]:
        return [self.by, list(self.thrown), list(self.taken)]
