"""Answers to what threatens a line, what becomes of played manoeuvres, and units that are destroyed."""

from __future__ import annotations

from collections.abc import Generator

from .table import CARDS, MOST, Asking, Question, Table, may_enter

INTRUDERS = ("assassin", "raider", "traitor")


class Answers(Table):
    """Who may say no, and what happens when nobody does."""

    def ask(self, cause: str, seat: int, line: int) -> Generator[Question, str, str]:
        """What a threatened seat answers: nothing, a Shield Wall or a Huskarl; it is asked by public facts alone."""
        units = self.lines[seat]
        huskarls = [at for at, unit in enumerate(units) if unit == "huskarl" and cause in INTRUDERS and seat == line]
        hidden = self.size(seat) > self.known[seat].total()
        if not huskarls and (seat in self.passes or not (hidden or self.known[seat]["shield_wall"])):
            return ""
        wall = seat not in self.passes and self.hands[seat]["shield_wall"] > 0
        options = ["pass", *(["shield_wall"] if wall else []), *(f"huskarl {self.unit(seat, at)}" for at in huskarls)]
        kind = "arrival" if cause == "traitor" and seat != line else cause
        answer = yield seat, f"reaction-{kind}", options
        if answer == "shield_wall":
            self.lose(seat, "shield_wall")
            self.resolving["shield_wall"] += 1
        elif answer != "pass":
            units.pop(place(answer))
            self.discard["huskarl"] += 1
        return "" if answer == "pass" else answer.partition(" ")[0]

    def walls(self, cause: str, seats: list[int]) -> Generator[Question, str, list[int]]:
        """Which of these seats raise a Shield Wall."""
        raised = []
        for seat in seats:
            if (yield from self.ask(cause, seat, seat)):
                raised.append(seat)
        return raised

    def spend(self, card: str, by: int) -> Asking:
        """A manoeuvre is over: Freya's owner may have it."""
        freya = self.owner("freya")
        taken = False
        if freya is not None and freya != by and self.size(freya) < MOST:
            taken = (yield freya, "freya", ["pass", "take"]) == "take"
            if taken:
                self.gain(freya, card)
        self.resolving[card] -= 1
        self.discard[card] += not taken

    def destroy(self, hits: list[tuple[int, int]]) -> Asking:
        """All fall at once; Naglfar's owner seats those of other lines but Odin's."""
        lord = self.owner("naglfar")
        captured = []
        for seat, at in hits:
            unit = self.lines[seat].pop(at)
            if lord is None or lord == seat or self.has(seat, "odin"):
                self.discard[unit] += 1
            else:
                captured.append(unit)
                self.resolving[unit] += 1
        while captured and lord is not None:
            options = []
            for unit in sorted(set(captured), key=CARDS.index):
                ends = ["left", "right"] if self.lines[lord] else ["right"]
                ends = ends if may_enter(self.lines[lord], unit) else ["away"]
                options += [f"seat {unit} {end}" for end in ends]
            answer = options[0] if len(options) == 1 else (yield lord, "captives", options)
            _, unit, end = answer.split()
            captured.remove(unit)
            self.resolving[unit] -= 1
            if end == "away":
                self.discard[unit] += 1
            else:
                self.put(lord, end, unit)

    def strike(self, cause: str, target: tuple[int, int]) -> Asking:
        """One unit shall be destroyed, if no Shield Wall stands against it."""
        if (yield from self.ask(cause, target[0], target[0])):
            yield from self.spend("shield_wall", target[0])
        else:
            yield from self.destroy([target])


def place(text: str) -> int:
    """The place in `huskarl 1:3:huskarl`, counted from nought."""
    return int(text.split(":")[1]) - 1


def target(text: str) -> tuple[int, int]:
    """Seat and place in `kills 1:3:bond`."""
    seat = text.split(":")[0].rpartition(" ")[2]
    return int(seat), place(text)
