"""What a bot is, and how one is found by its name."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeAlias

from meadhall.engine.chance import Chance
from meadhall.engine.errors import OptionError
from meadhall.engine.views import View


class Bot(Protocol):
    """Somebody who answers what is asked of a seat, knowing its view and nothing else."""

    def choose(self, view: View) -> int:
        """One of `view.options`; a view of which nothing is asked is refused by `view.asked_seat()`."""
        ...


Maker: TypeAlias = Callable[..., Bot]
"""Makes a bot of a `Chance` and the arguments after the colon, each an int where it looks like one, else a str."""

MAKERS: dict[str, Maker] = {}


def known_as(name: str) -> Callable[[Maker], Maker]:
    """Make a bot known by a name: a class or function taking a `Chance` and the arguments after the colon."""

    def keep(maker: Maker) -> Maker:
        MAKERS[name] = maker
        return maker

    return keep


def known() -> list[str]:
    """The names of all bots there are, without arguments."""
    return sorted(MAKERS)


def bot(name: str, chance: Chance | None = None) -> Bot:
    """A bot by its name, as in `search:500`. Without a chance of its own it is the same bot every time."""
    kind, _, rest = name.partition(":")
    if kind not in MAKERS:
        raise OptionError(f"there is no bot {kind!r}; there are {', '.join(known())}")
    arguments: list[int | str] = [int(word) if word.isdecimal() else word for word in rest.split(":") if rest]
    try:
        return MAKERS[kind](chance or Chance(0), *arguments)
    except (TypeError, ValueError) as error:
        raise OptionError(f"the bot {kind!r} cannot be made as {name!r}: {error}") from error


def code(path: str | Path) -> None:
    """Run a Python file that makes bots known by `known_as`."""
    if not Path(path).is_file():
        raise OptionError(f"there is no file {str(path)!r} with a bot in it")
    before = dict(MAKERS)
    try:
        runpy.run_path(str(path))
    except Exception as error:
        raise OptionError(f"{str(path)!r} cannot be run: {type(error).__name__}: {error}") from error
    if before == MAKERS:
        raise OptionError(f"{str(path)!r} makes no bot known: use @meadhall.bots.known_as('name')")
