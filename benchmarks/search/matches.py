"""One searching bot among bots of another kind, seats turned, with the CPU time of every choice."""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time

from msgspec import Struct

from meadhall import View, game
from meadhall.arena.duel import seatings
from meadhall.arena.play import luck
from meadhall.arena.wilson import wilson
from meadhall.bots import Search, bot
from meadhall.engine.game import Game
from meadhall.engine.search.settings import SearchSettings

FEWEST_SEATS = {"voluspa": 2, "wolves": 3, "bloodrage": 2}


class Score(Struct):
    """What came of the plays so far; times are CPU seconds on one core."""

    plays: int = 0
    wins: float = 0.0
    ahead: float = 0.0
    """By how much its score was above the best other one, summed over all plays."""
    choices: int = 0
    tries: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    @property
    def share(self) -> float:
        return self.wins / self.plays if self.plays else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.plays)

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.wins:g} of {self.plays} = {self.share:.1%} ({low:.1%}–{high:.1%}), "
            f"ahead by {self.ahead / max(1, self.plays):.1f}, "
            f"{1000 * self.seconds / max(1, self.choices):.0f} ms a choice, at most {1000 * self.longest:.0f}, "
            f"{self.tries / max(1e-9, self.seconds):,.0f} simulations/s"
        )


class Timed:
    """A search that is timed."""

    def __init__(self, search: Search, score: Score) -> None:
        self.search = search
        self.score = score

    def choose(self, view: View) -> int:
        began = process_time()
        found = self.search.analyse(view)
        spent = process_time() - began
        self.score.choices += 1
        self.score.tries += found.tries
        self.score.seconds += spent
        self.score.longest = max(self.score.longest, spent)
        return found.best


def play_one(rules: Game, seat: int, other: str, seed: int, tries: int, settings: SearchSettings, score: Score) -> None:
    """One play with the search on this seat."""
    players = [bot(other, luck(seed, at)) for at in range(rules.seats)]
    players[seat] = Timed(Search(luck(seed, seat), tries, settings=settings), score)
    state = rules.new(seed)
    while not state.over:
        who = state.waiting[0]
        options = state.options_for(who)
        state.play(options[0] if len(options) == 1 else players[who].choose(state.view(who)), who)
    scores = {standing.seat: standing.score for standing in state.standings}
    score.plays += 1
    score.wins += state.shares()[seat]
    score.ahead += scores.pop(seat) - max(scores.values())


def match(
    name: str, seats: int, other: str, plays: int, tries: int, settings: SearchSettings | None = None, seed: int = 0
) -> Iterator[Score]:
    """The score after every play; each seed is played once from every seat."""
    rules = game(name, seats)
    chosen = settings or rules.search_settings
    score = Score()
    turns = len(seatings(("",) * seats))
    for number in range(-(-plays // turns) * turns):
        play_one(rules, number % turns, other, seed + number // turns, tries, chosen, score)
        yield score
