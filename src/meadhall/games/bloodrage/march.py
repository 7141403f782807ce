"""Marching: for 1 rage any number of figures go from one province to free villages of one other (rulebook 423-437)."""

from __future__ import annotations

from typing import final

from meadhall.engine.mechanisms.asking import DONE_WORD, SeatAsked
from meadhall.engine.types import Prompt, Reason, seat_name
from meadhall.games.bloodrage.board import OUTER
from meadhall.games.bloodrage.cards import SHIP
from meadhall.games.bloodrage.clans import pay
from meadhall.games.bloodrage.figures import here, shift
from meadhall.games.bloodrage.layout import DONE, KINDS
from meadhall.games.bloodrage.moves import MARCH_COST
from meadhall.games.bloodrage.notation import figure_key, kind_name, kind_of, place_key
from meadhall.games.bloodrage.state import BloodRage


def march(s: BloodRage, seat: int, origin: int, target: int, figures: tuple[int, ...]) -> None:
    """The figures go; villages are not told apart."""
    pay(s, seat, MARCH_COST)
    names: list[int | str] = []
    for kind in range(KINDS):
        for _ in range(figures[kind]):
            shift(s, seat, kind, origin, target)
        if s.listening and figures[kind]:
            names += [figure_key(s, seat, kind)] * figures[kind]
    if s.listening:
        places = {"from": place_key(origin), "to": place_key(target)}
        s.tell("marches", {"seat": seat_name(seat), **places, "figures": names})


def everybody(s: BloodRage, seat: int, origin: int) -> tuple[int, ...]:
    return tuple(here(s, seat, origin, kind) if kind != SHIP else 0 for kind in range(KINDS))


@final
class Marchers(SeatAsked[BloodRage]):
    """Who marches: at least one figure (R-59), in ascending order, as many as there is room for."""

    def __init__(self, who: int, start: int, target: int, figures: tuple[int, ...], least: int) -> None:
        super().__init__(who)
        self.start = start
        self.target = target
        self.figures = figures
        self.least = least

    def ascending(self) -> bool:
        return True

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("march", seat, {"from": place_key(self.start), "to": place_key(self.target)})

    def options(self, s: BloodRage, seat: int) -> list[int]:
        out: list[int] = []
        if sum(self.figures) < s.free[self.target]:
            for kind in range(self.least, KINDS):
                if kind != SHIP and here(s, seat, self.start, kind) > self.figures[kind]:
                    out.append(kind)
        if sum(self.figures):
            out.append(DONE)
        return out

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        figures = self.figures
        if option != DONE:
            figures = tuple(count + (kind == option) for kind, count in enumerate(figures))
            following = Marchers(seat, self.start, self.target, figures, option)
            if len(following.options(s, seat)) > 1:
                s.become(following.after(self, option))
                return
        s.done()
        march(s, seat, self.start, self.target, figures)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return DONE_WORD if option == DONE else kind_name(s, seat, option)

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        return DONE if text == DONE_WORD else kind_of(s, seat, text)

    def no_reason(self, s: BloodRage, seat: int, option: int) -> Reason:
        if option == DONE:
            return Reason("nobody-marches", {})
        if option == SHIP:
            return Reason("ship-stays", {})
        if sum(self.figures) >= s.free[self.target]:
            return Reason("villages-full", {"province": place_key(self.target)})
        if option < self.least:
            return Reason("out-of-order", {})
        return Reason("figure-missing", {"figure": figure_key(s, seat, option), "place": place_key(self.start)})


def march_targets(s: BloodRage) -> list[int]:
    """Provinces with room; any other on the board, not only neighbours (rulebook 425)."""
    return [province for province in range(OUTER + 1) if s.free[province]]
