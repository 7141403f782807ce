"""Five levels for every title and number of seats: the people one meets in the hall, from thrall to king."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from meadhall.bots.levels_manners import GLANCE, HEURISTIC, LEVELS, Manner, manner_of
from meadhall.bots.names import Bot, known_as
from meadhall.bots.search import Search
from meadhall.bots.simple import promise
from meadhall.engine.chance import Chance
from meadhall.engine.game import Game
from meadhall.engine.search.analysis import Analysis, analyse
from meadhall.engine.search.settings import SearchSettings
from meadhall.engine.search.simulation import Simulation
from meadhall.engine.views import View

KIND: Final = "level"
PASS: Final = "pass"
WORLDS: Final = 4
"""In so many guesses at what is hidden an answer has to lose before it is taken to lose in all."""
SHARE_OF_TIME: Final = 0.5
"""Each part of a move takes no more than this of the time that is left, so that later ones are thought about too."""


def level_name(number: int) -> str:
    return f"{KIND}:{number}"


@known_as(KIND)
class Level:
    """`level:1` to `level:5`. With a limit in seconds, for tables, the whole of a move is thought of in that time;
    without one a choice depends on the view and the chance alone."""

    def __init__(self, chance: Chance, number: int = 1, *, seconds: float | None = None) -> None:
        if number not in LEVELS:
            raise ValueError(f"there are levels {LEVELS[0]} to {LEVELS[-1]}")
        self.chance = chance
        self.number = number
        self.until = None if seconds is None else monotonic() + seconds

    def choose(self, view: View) -> int:
        options = view.options
        if len(options) == 1:
            return options[0]
        manner = manner_of(view.game.name, self.number)
        if manner.rests and int(self.chance.below(100)) < manner.rests:
            passes = [option for option in options if view.say(option) == PASS]
            if sound(view, passes):
                return passes[0]
        if manner.way == GLANCE or int(self.chance.below(100)) < manner.oversight:
            return self.glance(view, sound(view, options) or options, manner.taste)
        if manner.way == HEURISTIC:
            chosen = view.game.greedy(view, self.chance)
            if not sound(view, [chosen]):
                return self.glance(view, sound(view, options) or options, 1)
            if not manner.tries or not loses_at_once(view, chosen, self.chance.split()):
                return chosen
        ranked = [judged.option for judged in self.analyse(view).judged]
        return next((option for option in ranked if sound(view, [option])), ranked[0])

    def glance(self, view: View, options: list[int], taste: int) -> int:
        """Any of the options that look best without thinking."""
        ranked = sorted(at_a_glance(view, options, self.chance), reverse=True)
        return ranked[int(self.chance.below(min(taste, len(ranked))))][2]

    def analyse(self, view: View) -> Analysis:
        """What this level thinks of its options."""
        manner = manner_of(view.game.name, self.number)
        return analyse(view, self.chance.split(), max(1, manner.tries), settings_of(view.game, manner), self.stop())

    def stop(self) -> Callable[[], bool] | None:
        if self.until is None:
            return None
        now = monotonic()
        end = now + SHARE_OF_TIME * max(0.0, self.until - now)
        return lambda: monotonic() > end


def settings_of(game: Game, manner: Manner) -> SearchSettings:
    """The title's own settings of the search, with what the level does otherwise."""
    settings = game.search_settings
    if manner.breadth:
        settings = settings._replace(options=manner.breadth)
    if manner.answers:
        settings = settings._replace(answers=manner.answers)
    return settings


def at_a_glance(view: View, options: list[int], chance: Chance) -> list[tuple[float, int, int]]:
    """Each option with what it is worth at a glance: by the title's rating, or where that tells nothing, the points it
    promises; equals in any order."""
    rated = view.game.rate(view, options)
    if min(rated) == max(rated):
        rated = [float(promise(view, option)) for option in options]
    return [(worth, int(chance.below(1 << 30)), option) for worth, option in zip(rated, options, strict=True)]


# --- what nobody in the hall does ---------------------------------------------------------------------------------


def sound(view: View, options: list[int]) -> list[int]:
    """The options without those that would look as if the machine were broken."""
    return [option for option in options if not view.game.looks_broken(view, option)]


def loses_at_once(view: View, option: int, chance: Chance) -> bool:
    """Whether the play is over and lost before this seat has another choice if the others answer by the heuristic,
    whatever is hidden."""
    seat, game = view.asked_seat(), view.game
    simulation = Simulation(view, game.search_settings)
    for _ in range(WORLDS):
        state = simulation.world(chance)
        state.play(option, seat)
        while not state.over:
            who = state.waiting[0]
            options = state.options_for(who)
            if who == seat and len(options) > 1:
                return False
            state.play(options[0] if len(options) == 1 else game.greedy(state.view(who), chance), who)
        if state.shares()[seat] > 0.0:
            return False
    return True


def in_time(player: Bot, seconds: float) -> Bot:
    """The same bot, thinking of a whole move no longer than this where it thinks ahead."""
    if isinstance(player, Level):
        player.until = monotonic() + seconds
    elif isinstance(player, Search):
        player.seconds = seconds
    return player
