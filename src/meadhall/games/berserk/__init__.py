"""Berserk: squads of creatures on a field of six rows, dice, defenders, instants, and cards that are data."""

from __future__ import annotations

from meadhall.engine.game import Choice, Hooks, Title
from meadhall.engine.search.settings import SearchSettings
from meadhall.games.berserk import attack, instants, programs, recruiting, triggers, turns
from meadhall.games.berserk.action_space import blocks
from meadhall.games.berserk.evaluation import evaluate
from meadhall.games.berserk.game import BerserkGame
from meadhall.games.berserk.observation import OBSERVED
from meadhall.games.berserk.policy import looks_broken, rate
from meadhall.games.berserk.positions import from_text, to_text
from meadhall.games.berserk.serialization import dump, load
from meadhall.games.berserk.state import BerserkState

__all__ = ["TITLE", "BerserkGame", "BerserkState"]

RULES = (triggers, instants, programs, attack, turns, recruiting)
TITLE = Title(
    "berserk",
    (2,),
    (Choice("decks", "squads", ("squads", "ready", "own")),),
    BerserkGame,
    tuple(frame for module in RULES for frame in module.FRAMES),
    version=3,
    hooks=Hooks(
        dump, load, to_text, from_text, evaluate,
        observed=OBSERVED, blocks=blocks, looks_broken=looks_broken, rate=rate,
    ),
    search=SearchSettings(options=12, stages=4, lean=0.0, spread=30.0, sure=4.0),
)  # fmt: skip
