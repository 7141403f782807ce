"""Sacrificing: one unit of the own line, with it any Thralls, and Loki, who kills for each of them."""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame, Public
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from meadhall.games.wolves.lines import kind_at, take_out, without
from meadhall.games.wolves.notation import DONE, DONE_WORD, after, read_unit, unit_code, unit_word
from meadhall.games.wolves.reactions import BY_LOKI, threaten
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import open_to_deity, strengths
from meadhall.games.wolves.units import LOKI, RIGHT, THRALL, card_key

NONE: Final = DONE << 7


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
        sacrifice(s, seat, victim, thralls, prey[0] if prey else NONE)


def remaining(line: bytes, leaving: tuple[int, ...]) -> bytes:
    for at in sorted(leaving, reverse=True):
        line = without(line, at)
    return line


def loki_prey(s: WolvesState, seat: int, victim: int, thralls: tuple[int, ...]) -> list[int]:
    """Units weaker than the sacrificed one was, measured after all have left, in any open line (W-49)."""
    if not s.serves(seat, LOKI):
        return []
    strength = strengths(s.cards, s.lines[seat])[victim]
    prey: list[int] = []
    for line in range(int(s.seats)):
        if not open_to_prey(s, seat, line):
            continue
        leaving = (victim, *thralls) if line == seat else ()
        values = strengths(s.cards, remaining(s.lines[line], leaving))
        staying = [at for at in range(len(s.lines[line])) if at not in leaving]
        prey += [unit_code(line, at) for at, value in zip(staying, values, strict=True) if value < strength]
    return prey


def open_to_prey(s: WolvesState, seat: i64, line: i64) -> bool:
    return open_to_deity(s, seat, line)


def sacrifice(s: WolvesState, seat: int, victim: int, thralls: tuple[int, ...], prey: int) -> None:
    """Victim and Thralls leave the line together for the zone of sacrifices, which nobody touches (W-26, W-27)."""
    s.done()
    s.acted = True
    s.actions[seat] += 1
    leaving = sorted((victim, *thralls), reverse=True)
    units: list[int | str] = []
    for at in leaving:
        kind = take_out(s, seat, at)
        s.offer(seat, kind, 1)
        units.append(card_key(int(kind)))
    if s.listening:
        s.tell("sacrifices", {"seat": seat_name(seat), "units": units[::-1]})
    if prey == NONE:
        return
    line, at = prey >> 7, prey & 127
    if line == seat:
        at -= sum(1 for left in leaving if left < at)
    if s.listening:
        unit = card_key(int(kind_at(s.lines[line], at)))
        s.tell("loki", {"seat": seat_name(seat), "unit": unit, "line": seat_name(line), "place": at + 1})
    threaten(s, BY_LOKI, seat, (line,), line, at, RIGHT)


@final
class Joining(Public[WolvesState]):
    """Part of a sacrifice: Thralls who go along, left to right, any number of them (W-26)."""

    def __init__(self, by: int, victim: int, thralls: tuple[int, ...]) -> None:
        super().__init__()
        self.by = by
        self.victim = victim
        self.thralls = thralls

    def seat(self, s: WolvesState) -> int:
        return self.by

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("joining", seat, {"unit": card_key(int(kind_at(s.lines[seat], self.victim)))})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        first = self.thralls[-1] + 1 if self.thralls else 0
        return [*(unit_code(seat, at) for at in thralls_after(s, seat, self.victim, first)), NONE]

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        thralls = self.thralls
        if option != NONE:
            thralls = (*thralls, option & 127)
            if thralls_after(s, seat, self.victim, thralls[-1] + 1):
                s.become(Joining(seat, self.victim, thralls).after(self, option))
                return
        choose_prey(s, self, seat, self.victim, thralls, option)

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return DONE_WORD if option == NONE else f"with {unit_word(s, option)}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return NONE if text == DONE_WORD else read_unit(s, after(text, "with"))

    def why_not(self, s: WolvesState, seat: int, text: str) -> Reason | None:
        option = self.read(s, seat, text)
        if self.allows(s, seat, option):
            return None
        if option >> 7 != seat:
            return Reason("not-your-line", {})
        if kind_at(s.lines[seat], option & 127) != THRALL:
            return Reason("only-thralls-join", {})
        return Reason("ascending", {})

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.wolves.preview import preview

        return preview(s, seat, option)

    def fields(self) -> list[Json]:
        return [self.by, self.victim, list(self.thralls)]


@final
class Prey(Public[WolvesState]):
    """Part of a sacrifice under Loki: which weaker unit is destroyed; there is no declining (W-49)."""

    def __init__(self, by: int, victim: int, thralls: tuple[int, ...]) -> None:
        super().__init__()
        self.by = by
        self.victim = victim
        self.thralls = thralls

    def seat(self, s: WolvesState) -> int:
        return self.by

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        strength = strengths(s.cards, s.lines[seat])[self.victim]
        return Prompt("prey", seat, {"strength": strength})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return loki_prey(s, seat, self.victim, self.thralls)

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        sacrifice(s, seat, self.victim, self.thralls, option)

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return f"kills {unit_word(s, option)}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return read_unit(s, after(text, "kills"))

    def why_not(self, s: WolvesState, seat: int, text: str) -> Reason | None:
        from meadhall.games.wolves.refusals import why_no_deity_target

        option = self.read(s, seat, text)
        if self.allows(s, seat, option):
            return None
        line = option >> 7
        if line < s.seats and not open_to_prey(s, seat, line):
            return why_no_deity_target(s, line)
        return Reason("not-weaker", {"strength": strengths(s.cards, s.lines[seat])[self.victim]})

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.wolves.preview import preview

        return preview(s, seat, option)

    def fields(self) -> list[Json]:
        return [self.by, self.victim, list(self.thralls)]
