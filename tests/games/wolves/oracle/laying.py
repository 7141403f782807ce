"""Laying units, and what Archer, Assassin, Raider and Traitor do."""

from __future__ import annotations

from .answers import Answers, target
from .table import TIWAZ, UNITS, Asking, may_enter, strengths


class Laying(Answers):
    """A unit from the hand to an end of a line."""

    def layings(self, seat: int, vidar: bool) -> list[str]:
        options = []
        for unit in UNITS:
            for line in range(self.seats):
                refused = vidar and line != seat and self.has(line, "odin")
                if self.hands[seat][unit] == 0 or refused or not may_enter(self.lines[line], unit):
                    continue
                ends = ("left", "right") if self.lines[line] else ("right",)
                options += [f"{unit} {end} {line}" for end in ends]
        return options

    def in_reach(self, controller: int, line: int, vidar: int | None) -> bool:
        """A guard keeps others off; Odin ignores a unit that another's Vidar has laid."""
        if controller != line and self.guarded(line):
            return False
        return vidar is None or vidar == line or not self.has(line, "odin")

    def shots(self, controller: int, vidar: int | None) -> list[str]:
        lines = [line for line in range(self.seats) if self.in_reach(controller, line, vidar)]
        return [f"kills {self.unit(line, at)}" for line in lines for at in range(len(self.lines[line]))]

    def lay(self, seat: int, text: str, vidar: bool) -> Asking:
        unit, end, line = text.split()[0], text.split()[1], int(text.split()[2])
        before = self.lines[line]
        after = [unit, *before] if end == "left" else [*before, unit]
        shift = 1 if end == "left" else 0
        own_place = 0 if end == "left" else len(before)
        volley = unit == "archer" and before[-1 if end == "right" else 0 :][:1] == ["archer"]
        by_vidar = seat if vidar else None
        options: list[str] = []
        if volley and line == seat:
            options = [*self.shots(seat, by_vidar), "kills itself"]
        elif self.in_reach(seat, line, None):
            if unit == "assassin":
                options = [*(f"kills {self.unit(line, at)}" for at in range(len(before))), "kills itself"]
            elif unit == "raider":
                options = [f"takes {self.unit(line, at)}" for at in range(len(before)) if before[at] != "raider"]
            elif unit == "traitor":
                values = strengths(after)
                least = min((value for one, value in zip(after, values, strict=True) if one in TIWAZ), default=-1)
                weakest = [at for at in range(len(after)) if after[at] in TIWAZ and values[at] == least]
                options = [f"takes {self.unit(line, at - shift)}" for at in weakest]
        aim: tuple[int, int] | None = None
        if options:
            answer = options[0] if len(options) == 1 else (yield seat, f"target-{unit}", options)
            aim = (line, own_place) if answer == "kills itself" else target(answer)
            if answer != "kills itself" and aim[0] == line:
                aim = (line, aim[1] + shift)
        comes_to = ""
        if unit == "traitor" and aim is not None:
            own = after[: aim[1]] + after[aim[1] + 1 :] if line == seat else self.lines[seat]
            if own and may_enter(own, after[aim[1]]):
                comes_to = (yield seat, "end-traitor", ["to left", "to right"]).removeprefix("to ")
        self.lose(seat, unit)
        self.lines[line] = after
        if not vidar:
            self.acted = True
            self.actions[seat] += 1
        if volley:
            if line != seat:
                aim = target((yield line, "shot", self.shots(line, by_vidar)))
            assert aim is not None
            yield from self.strike("archer", aim)
        elif aim is not None:
            yield from self.intrude(seat, unit, aim, comes_to)

    def intrude(self, seat: int, intruder: str, aim: tuple[int, int], end: str) -> Asking:
        line, at = aim
        answer = yield from self.ask(intruder, line, line)
        if answer == "shield_wall":
            yield from self.spend("shield_wall", line)
        elif answer:
            return
        elif intruder == "assassin":
            weak = strengths(self.lines[line])[at] <= 4
            yield from self.destroy([aim])
            if weak:
                self.draw(seat, 1)
        elif intruder == "raider":
            self.gain(seat, self.lines[line].pop(at))
        else:
            yield from self.lure(seat, aim, end)

    def lure(self, seat: int, aim: tuple[int, int], end: str) -> Asking:
        """The Traitor's unit changes sides, unless its new lord refuses it or may not have it."""
        line, at = aim
        unit = self.lines[line][at]
        refused = ""
        if line != seat and may_enter(self.lines[seat], unit):
            refused = yield from self.ask("traitor", seat, line)
        self.lines[line].pop(at)
        if refused or not may_enter(self.lines[seat], unit):
            self.discard[unit] += 1
        else:
            self.put(seat, end or "right", unit)
        if refused:
            yield from self.spend("shield_wall", seat)
