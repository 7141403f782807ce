"""Berserk: squads of creatures on a field of six rows, dice, defenders, instants, and cards that are data."""

from __future__ import annotations

from meadhall.engine.game import Choice, Title
from meadhall.games.berserk.attack import ATTACK_FRAMES
from meadhall.games.berserk.game import BerserkGame
from meadhall.games.berserk.instants import OpenWindow, Window
from meadhall.games.berserk.opening import OPENING_FRAMES
from meadhall.games.berserk.programs import Choose
from meadhall.games.berserk.recruiting import RECRUIT_FRAMES
from meadhall.games.berserk.seating import SEATING_FRAMES
from meadhall.games.berserk.state import BerserkState
from meadhall.games.berserk.triggers import TRIGGER_FRAMES
from meadhall.games.berserk.turns import TURN_FRAMES

__all__ = ["TITLE", "BerserkGame", "BerserkState"]

TITLE = Title(
    "berserk",
    (2,),
    (Choice("decks", "squads", ("squads", "ready", "own")),),
    BerserkGame,
    (
        *TRIGGER_FRAMES,
        Window,
        OpenWindow,
        Choose,
        *ATTACK_FRAMES,
        *TURN_FRAMES,
        *SEATING_FRAMES,
        *OPENING_FRAMES,
        *RECRUIT_FRAMES,
    ),
    version=1,
)
