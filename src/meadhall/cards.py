"""Cards of one's own: whoever owns a box whose cards the hall does not know for sure brings a file.

A title that takes such files has `register_cards(path, name)` in its module and an option `cards`. The value of that
option holds a hash of the content, so that a record tells with which cards it was played, and nobody mistakes others
for them.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TypeAlias

from meadhall.engine.errors import MeadhallError, OptionError
from meadhall.engine.game import Value, title_named
from meadhall.games import TITLES

Numbers: TypeAlias = dict[str, dict[str, int | str]]
"""The numbers in the texts of cards: parameters, by the key of the card."""


def taker(title: str) -> Callable[[str | Path, str], str] | None:
    if title not in TITLES:
        return None
    found: Callable[[str | Path, str], str] | None = getattr(import_module(TITLES[title]), "register_cards", None)
    return found


def take_cards(title: str, path: str | Path, name: str = "") -> str:
    """Make the cards of a file known in this process; gives the value of the option `cards` that chooses them.

    Under another `name` they are known if that stands for the same cards, whatever the file is called now.
    """
    title_named(title)
    take = taker(title)
    if take is None:
        able = [other for other in sorted(TITLES) if taker(other)]
        raise OptionError(f"{title} takes no cards of one's own; {', '.join(able) or 'no title'} does")
    return take(path, name)


def take_any_cards(path: str | Path) -> str:
    """Make the cards of a file known to whichever title they are for."""
    wrong: MeadhallError = OptionError("no title takes cards of one's own")
    for title in sorted(TITLES):
        take = taker(title)
        if take is not None:
            try:
                return take(path, "")
            except MeadhallError as error:
                wrong = error
    raise wrong


def card_numbers(title: str, cards: Value | None = None) -> Numbers:
    """The numbers in the texts of a title's cards: of the named set, or of the one that comes with the hall. A title
    whose texts take them has `card_numbers(name)` in its `facts.py`."""
    if title not in TITLES or not find_spec(f"{TITLES[title]}.facts"):
        return {}
    found: Callable[..., Numbers] | None = getattr(import_module(f"{TITLES[title]}.facts"), "card_numbers", None)
    if found is None:
        return {}
    return found() if cards is None else found(str(cards))
