"""Wolves of Odin: lines of warriors, deities bought with sacrifices, and the art of passing in time."""

from __future__ import annotations

from pathlib import Path

from meadhall.engine.game import Choice, Hooks, Title
from meadhall.engine.search.settings import SearchSettings
from meadhall.games.wolves.action_space import blocks
from meadhall.games.wolves.cards import RECONSTRUCTED, SETS, Cards, known_sets, load_cards
from meadhall.games.wolves.deities import Fetching, HeimdallEnd, SecondStrike, Throwing
from meadhall.games.wolves.effects import Captives
from meadhall.games.wolves.evaluation import evaluate
from meadhall.games.wolves.game import WolvesGame
from meadhall.games.wolves.heuristic import greedy, looks_broken
from meadhall.games.wolves.laying import Shot, Target, TraitorEnd
from meadhall.games.wolves.manoeuvres import Redraw, Return
from meadhall.games.wolves.observation import OBSERVED
from meadhall.games.wolves.positions import from_text, to_text
from meadhall.games.wolves.reactions import Bounty, Freya, Reaction, Spent
from meadhall.games.wolves.round_end import CleaningUp, Reckoning, RoundEnd, Spoils, Valkyrie, ValkyrieComes, Vidar
from meadhall.games.wolves.sacrifices import Joining, Prey
from meadhall.games.wolves.serialization import check, dump, load
from meadhall.games.wolves.sources import SOURCES, gains
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.summoning import Colours, KeepColour, Payment
from meadhall.games.wolves.turns import BaldrReturns, NextTurn, Rounds, ThrowOne, Turn, TurnGoesOn, Watch

__all__ = ["TITLE", "Cards", "WolvesGame", "WolvesState", "load_cards", "register_cards"]

TITLE = Title(
    "wolves",
    (3, 4, 5),
    (Choice("cards", RECONSTRUCTED, (RECONSTRUCTED,)),),
    WolvesGame,
    (
        Rounds, NextTurn, TurnGoesOn, Turn, Watch, ThrowOne, Target, TraitorEnd, Shot, Captives, Bounty, Reaction,
        Spent, Freya, Redraw, Return, Joining, Prey, Payment, Colours, KeepColour, SecondStrike, HeimdallEnd,
        Throwing, Fetching, BaldrReturns, RoundEnd, Vidar, Reckoning, Spoils, ValkyrieComes, Valkyrie, CleaningUp,
    ),
    version=1,
    hooks=Hooks(
        dump, load, to_text, from_text, evaluate, check, OBSERVED, blocks,
        greedy=greedy, looks_broken=looks_broken, sources=SOURCES, gains=gains,
    ),
    search=SearchSettings(options=64, stages=1, heuristic=True, spread=2.0),
)  # fmt: skip


def register_cards(path: str | Path, name: str = "") -> str:
    """Make a set of cards from a file known; gives the value of the option `cards` that chooses it, which is `name`
    where that stands for the same cards."""
    global TITLE
    cards = load_cards(path, name)
    SETS[cards.name] = cards
    TITLE = TITLE._replace(choices=(Choice("cards", RECONSTRUCTED, known_sets()),))
    return cards.name
