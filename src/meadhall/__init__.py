"""Meadhall: tabletop games of the North, to play, to study and to teach to machines."""

from __future__ import annotations

from meadhall import compiled

compiled.prefer(__path__)

from meadhall.bots.names import Bot, bot  # noqa: E402
from meadhall.engine.chance import Chance  # noqa: E402
from meadhall.engine.errors import (  # noqa: E402
    AmbiguousMove,
    ArgumentError,
    DataError,
    HiddenError,
    IllegalMove,
    InvalidMove,
    MeadhallError,
    MoveError,
    NotWaiting,
    OptionError,
    PositionError,
    SagaError,
)
from meadhall.engine.game import Choice, Game, Title, game, register  # noqa: E402
from meadhall.engine.saga import Saga  # noqa: E402
from meadhall.engine.state import State  # noqa: E402
from meadhall.engine.types import Event, Prompt, Reason, Standing  # noqa: E402
from meadhall.engine.views import View  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "AmbiguousMove",
    "ArgumentError",
    "Bot",
    "Chance",
    "Choice",
    "DataError",
    "Event",
    "Game",
    "HiddenError",
    "IllegalMove",
    "InvalidMove",
    "MeadhallError",
    "MoveError",
    "NotWaiting",
    "OptionError",
    "PositionError",
    "Prompt",
    "Reason",
    "Saga",
    "SagaError",
    "Standing",
    "State",
    "Title",
    "View",
    "bot",
    "game",
    "register",
]
