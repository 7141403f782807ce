"""Frigga's Sacrifice: as an action, two of one's own figures are destroyed and one stat rises."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.mechanisms.asking import SeatAsked
from meadhall.engine.types import Prompt, seat_name
from meadhall.games.bloodrage.board import PLACE_NAMES, RESERVE
from meadhall.games.bloodrage.cards import NONE
from meadhall.games.bloodrage.clans import open_stats, power, raise_stat
from meadhall.games.bloodrage.figures import here, kill
from meadhall.games.bloodrage.layout import KINDS, SACRIFICE, STAT_NAMES, STATS
from meadhall.games.bloodrage.notation import figure_key, kind_name
from meadhall.games.bloodrage.state import BloodRage

NO_STAT: Final = STATS


def offer(s: BloodRage, seat: int, figures: tuple[int, ...], stat: int) -> None:
    """Neither Frigga's Protection (R-36) nor a Witch's flight (R-64) saves what is given; dragons pay as always, and
    it may be done though no stat can rise (R-65)."""
    names: list[int | str] = [figure_key(s, seat, figure % KINDS) for figure in figures]
    if s.listening:
        s.tell("sacrifices", {"seat": seat_name(seat), "figures": names})
    for figure in figures:
        kill(s, seat, figure % KINDS, figure // KINDS, 1)
    if stat != NO_STAT:
        raise_stat(s, seat, stat)


@final
class Offering(SeatAsked[BloodRage]):
    """Which figures are given, anywhere on the board, in ascending order of place and kind."""

    def __init__(self, who: int, figures: tuple[int, ...], least: int) -> None:
        super().__init__(who)
        self.figures = figures
        self.least = least

    def ascending(self) -> bool:
        return True

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("sacrifice", seat, {"count": power(s, seat, SACRIFICE) - len(self.figures)})

    def options(self, s: BloodRage, seat: int) -> list[int]:
        """Only figures after which enough others are left to choose."""
        out: list[int] = []
        left = 0
        need = power(s, seat, SACRIFICE) - len(self.figures)
        for figure in range(RESERVE * KINDS - 1, self.least - 1, -1):
            count = here(s, seat, figure // KINDS, figure % KINDS) - self.figures.count(figure)
            left += count
            if count and left >= need:
                out.append(figure)
        out.reverse()
        return out

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        figures = (*self.figures, option)
        if len(figures) < power(s, seat, SACRIFICE):
            s.become(Offering(seat, figures, option).after(self, option))
            return
        stats = open_stats(s, seat, NONE)
        if len(stats) > 1:
            s.become(OfferingStat(seat, figures).after(self, option))
            return
        s.done()
        offer(s, seat, figures, stats[0] if stats else NO_STAT)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return f"{kind_name(s, seat, option % KINDS)} {PLACE_NAMES[option // KINDS]}"


@final
class OfferingStat(SeatAsked[BloodRage]):
    """Which stat rises for the figures given."""

    def __init__(self, who: int, figures: tuple[int, ...]) -> None:
        super().__init__(who)
        self.figures = figures

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("sacrifice-stat", seat, {})

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return open_stats(s, seat, NONE)

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        offer(s, seat, self.figures, option)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return STAT_NAMES[option]
