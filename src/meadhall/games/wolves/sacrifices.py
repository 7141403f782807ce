"""Sacrificing: one unit of the own line, with it any Thralls, and Loki, who kills for each of them."""

from __future__ import annotations

from typing import Any, final

from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame
from meadhall.engine.types import Prompt, Reason, seat_name
from meadhall.games.wolves.lines import kind_at, take_out, without_all
from meadhall.games.wolves.moves import NO_UNIT, line_of, place_of, unit_code
from meadhall.games.wolves.questions import NameUnit, PickUnits
from meadhall.games.wolves.reactions import BY_LOKI, threaten
from meadhall.games.wolves.refusals import why_no_deity_target
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import open_to_deity, strengths
from meadhall.games.wolves.units import LOKI, RIGHT, THRALL, card_key, card_keys


def thralls_after(s: WolvesState, seat: i64, victim: i64, first: i64) -> list[int]:
    """The places of Thralls from `first` on, the victim aside (W-26)."""
    line = s.lines[seat]
    return [int(at) for at in range(first, i64(len(line))) if at != victim and kind_at(line, at) == THRALL]


def begin_sacrifice(s: WolvesState, frame: Frame[Any], seat: int, victim: int, option: int) -> None:
    if thralls_after(s, seat, victim, 0):
        s.become(Joining(seat, victim, ()).after(frame, option))
    else:
        choose_prey(s, frame, seat, victim, (), option)


def choose_prey(
    s: WolvesState, frame: Frame[Any], seat: int, victim: int, thralls: tuple[int, ...], option: int
) -> None:
    """With Loki summoned the kill is named together with the sacrifice (W-17, W-49)."""
    prey = loki_prey(s, seat, victim, thralls)
    if len(prey) > 1:
        s.become(Prey(seat, victim, thralls).after(frame, option))
    else:
        sacrifice(s, seat, victim, thralls, prey[0] if prey else NO_UNIT)


def loki_prey(s: WolvesState, seat: int, victim: int, thralls: tuple[int, ...]) -> list[int]:
    """Units weaker than the sacrificed one was, measured after all have left, in any open line (W-49)."""
    if not s.serves(seat, LOKI):
        return []
    strength = strengths(s.cards, s.lines[seat])[victim]
    prey: list[int] = []
    for line in range(int(s.seats)):
        if not open_to_deity(s, seat, line):
            continue
        leaving = [victim, *thralls] if line == seat else []
        values = strengths(s.cards, without_all(s.lines[line], leaving))
        staying = [at for at in range(len(s.lines[line])) if at not in leaving]
        prey += [unit_code(line, at) for at, value in zip(staying, values, strict=True) if value < strength]
    return prey


def leave(s: WolvesState, seat: i64, leaving: tuple[int, ...]) -> list[int]:
    """Units leave the line together for the zone of sacrifices, which nobody touches (W-26, W-27). Gives their kinds,
    from the left."""
    kinds: list[int] = []
    for at in sorted(leaving, reverse=True):
        kind = take_out(s, seat, at)
        s.offer(seat, kind, 1)
        kinds.insert(0, int(kind))
    return kinds


def sacrifice(s: WolvesState, seat: int, victim: int, thralls: tuple[int, ...], prey: int) -> None:
    """Victim and Thralls are sacrificed; then Loki kills."""
    s.done()
    s.acted = True
    s.actions[seat] += 1
    leaving = (victim, *thralls)
    kinds = leave(s, seat, leaving)
    if s.listening:
        s.tell("sacrifices", {"seat": seat_name(seat), "units": card_keys(kinds)})
    if prey == NO_UNIT:
        return
    line, at = int(line_of(prey)), int(place_of(prey))
    if line == seat:
        at -= sum([1 for left in leaving if left < at])
    if s.listening:
        unit = card_key(int(kind_at(s.lines[line], at)))
        s.tell("loki", {"seat": seat_name(seat), "unit": unit, "line": seat_name(line), "place": at + 1})
    threaten(s, BY_LOKI, seat, (line,), line, at, RIGHT)


@final
class Joining(PickUnits):
    """Part of a sacrifice: Thralls who go along, left to right, any number of them (W-26)."""

    def __init__(self, who: int, victim: int, chosen: tuple[int, ...]) -> None:
        super().__init__(who, chosen)
        self.victim = victim

    def verb(self) -> str:
        return "with"

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("joining", seat, {"unit": card_key(int(kind_at(s.lines[seat], self.victim)))})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        thralls = thralls_after(s, seat, self.victim, self.first_place())
        return [*(unit_code(seat, at) for at in thralls), NO_UNIT]

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        thralls = self.chosen
        if option != NO_UNIT:
            thralls = (*thralls, int(place_of(option)))
            if thralls_after(s, seat, self.victim, thralls[-1] + 1):
                s.become(Joining(seat, self.victim, thralls).after(self, option))
                return
        choose_prey(s, self, seat, self.victim, thralls, option)

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        if line_of(option) != seat:
            return Reason("not-your-line", {})
        if kind_at(s.lines[seat], place_of(option)) != THRALL:
            return Reason("only-thralls-join", {})
        return Reason("ascending", {})


@final
class Prey(NameUnit):
    """Part of a sacrifice under Loki: which weaker unit is destroyed; there is no declining (W-49)."""

    def __init__(self, who: int, victim: int, thralls: tuple[int, ...]) -> None:
        super().__init__(who)
        self.victim = victim
        self.thralls = thralls

    def verb(self) -> str:
        return "kills"

    def strength(self, s: WolvesState) -> int:
        return strengths(s.cards, s.lines[self.who])[self.victim]

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("prey", seat, {"strength": self.strength(s)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return loki_prey(s, seat, self.victim, self.thralls)

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        sacrifice(s, seat, self.victim, self.thralls, option)

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        line = int(line_of(option))
        if not open_to_deity(s, seat, line):
            return why_no_deity_target(s, line)
        return Reason("not-weaker", {"strength": self.strength(s)})
