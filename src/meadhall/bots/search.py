"""The bot that thinks ahead."""

from __future__ import annotations

from time import monotonic

from meadhall.bots.names import known_as
from meadhall.bots.simple import options_of
from meadhall.engine.chance import Chance
from meadhall.engine.search.analysis import Analysis, analyse
from meadhall.engine.search.settings import SearchSettings
from meadhall.engine.views import View

SIMULATIONS = 1000


@known_as("search")
class Search:
    """`search:N` tries N times before it answers, with the settings of the title. A limit in seconds is a safety stop
    for tables; without one its choice depends on the view, the chance and N alone."""

    def __init__(
        self,
        chance: Chance,
        simulations: int = SIMULATIONS,
        *,
        settings: SearchSettings | None = None,
        seconds: float | None = None,
    ) -> None:
        if simulations < 1:
            raise ValueError("a search needs one simulation or more")
        self.chance = chance
        self.simulations = simulations
        self.settings = settings
        self.seconds = seconds

    def choose(self, view: View) -> int:
        options = options_of(view)
        return options[0] if len(options) == 1 else self.analyse(view).best

    def analyse(self, view: View) -> Analysis:
        """What it thinks of its options and of everybody's chances."""
        chance = self.chance.split()
        if self.seconds is None:
            return analyse(view, chance, self.simulations, self.settings)
        end = monotonic() + self.seconds
        return analyse(view, chance, self.simulations, self.settings, lambda: monotonic() > end)
