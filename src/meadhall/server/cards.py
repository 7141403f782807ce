"""Cards of one's own at the tables of a hall.

Every process that imports this module knows the cards whose files `MEADHALL_CARDS` names. It stands among the `titles`
of the settings, so the hall and the workers in which its bots think import it alike.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from meadhall.cards import take_any_cards

VARIABLE = "MEADHALL_CARDS"
MODULE = __name__


def bring(files: Sequence[Path]) -> None:
    """Make the cards of these files known, here and in all processes to come; what is wrong with one is told now."""
    for path in files:
        take_any_cards(path)
    os.environ[VARIABLE] = os.pathsep.join(str(path.resolve()) for path in files)


for name in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
    take_any_cards(name)
