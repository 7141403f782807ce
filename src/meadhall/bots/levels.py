"""Five levels for every title and number of seats: the people one meets in the hall, from thrall to king."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from meadhall.bots.levels_manners import GLANCE, HEURISTIC, LEVELS, Manner, manner_of
from meadhall.bots.names import Bot, known_as
from meadhall.bots.search import Search
from meadhall.bots.simple import options_of, promise
from meadhall.engine.chance import Chance
from meadhall.engine.game import Game
from meadhall.engine.search.analysis import Analysis, analyse
from meadhall.engine.search.settings import SearchSettings
from meadhall.engine.search.simulation import Simulation
from meadhall.engine.state import State
from meadhall.engine.views import View

KIND: Final = "level"
PASS: Final = "pass"
WORLDS: Final = 4
"""In so many guesses at what is hidden an answer has to lose before it is taken to lose in all."""
DOUBTS: Final = 1
"""In so many of them it may not lose, and is thought about all the same."""
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
        options = options_of(view)
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
                chosen = self.glance(view, sound(view, options) or options, 1)
            if not manner.tries or not loses_at_once(view, chosen, self.chance.split(), DOUBTS):
                return chosen
        ranked = [judged.option for judged in self.analyse(view).judged]
        best = next((option for option in ranked if sound(view, [option])), None)
        if best is None:
            best = self.glance(view, sound(view, options) or ranked[:1], 1)
        return self.other_than_lost(view, best) if loses_at_once(view, best, self.chance.split()) else best

    def other_than_lost(self, view: View, lost: int) -> int:
        """The best at a glance of all options that do not lose at once, thought about or not; there may be none."""
        stop = self.stop()
        others = [option for option in sound(view, view.options) if option != lost]
        for _, _, option in sorted(at_a_glance(view, others, self.chance), reverse=True) if others else []:
            if stop is not None and stop():
                break
            if not loses_at_once(view, option, self.chance.split()):
                return option
        return lost

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


def loses_at_once(view: View, option: int, chance: Chance, doubts: int = 0) -> bool:
    """Whether the play is over and lost before this seat has another choice if the others answer by the heuristic,
    in all guesses at what is hidden but so many."""
    simulation = Simulation(view, view.game.search_settings)
    for _ in range(WORLDS):
        if not lost_in(simulation.world(chance), view.asked_seat(), option, chance):
            doubts -= 1
            if doubts < 0:
                return False
    return True


def lost_in(state: State, seat: int, option: int, chance: Chance) -> bool:
    """Whether this world is over and lost before the seat has another choice; plays in place."""
    state.play(option, seat)
    while not state.over:
        who = state.waiting[0]
        options = state.options_for(who)
        if who == seat and len(options) > 1:
            return False
        state.play(options[0] if len(options) == 1 else state.game.greedy(state.view(who), chance), who)
    return state.shares()[seat] == 0.0


def in_time(player: Bot, seconds: float) -> Bot:
    """The same bot, thinking of a whole move no longer than this where it thinks ahead."""
    if isinstance(player, Level):
        player.until = monotonic() + seconds
    elif isinstance(player, Search):
        player.seconds = seconds
    return player
