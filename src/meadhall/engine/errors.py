"""What can go wrong, as sentences for the person who made the mistake."""

from __future__ import annotations

from meadhall.engine.types import Params


class MeadhallError(Exception):
    """The root of every error raised on purpose."""


class OptionError(MeadhallError, ValueError):
    """A game was asked for with a name, a number of seats or an option that it does not have."""


class ArgumentError(MeadhallError, TypeError):
    """An argument is of another type than was asked for."""


class MoveError(MeadhallError, ValueError):
    """A move that cannot be played; `reason` is a text key where the rules have one, with what to put into it."""

    def __init__(self, message: str, reason: str | None = None, params: Params | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.params: Params = params or {}


class InvalidMove(MoveError):
    """The text is no move at all."""


class IllegalMove(MoveError):
    """The move is well formed but not allowed now."""


class AmbiguousMove(MoveError):
    """The text could mean more than one option."""


class NotWaiting(MoveError):
    """The seat is not asked for anything now."""


class HiddenError(MeadhallError):
    """Something was asked of a view that its seat may not know."""


class DataError(MeadhallError, ValueError):
    """Data that is no state or view of the game it claims to be of; says at which place."""


class PositionError(OptionError, DataError):
    """A position given as text is none of the game's; says in which line."""


class SagaError(MeadhallError, ValueError):
    """A saga cannot be read, or does not hold what it claims."""
