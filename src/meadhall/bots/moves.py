"""Whole moves of bots: a bot answers one part after the other, as long as its move goes on."""

from __future__ import annotations

from meadhall.bots.names import Bot
from meadhall.engine.views import View
from meadhall.engine.walker import MoveWalker


def whole_move(player: Bot, view: View) -> str:
    """The move that the bot makes at this view, as text. Where there is only one option it is not asked."""
    walker = MoveWalker(view.known, view.asked_seat())
    while not walker.whole:
        here = View(walker.state)
        options = here.options
        walker.take(options[0] if len(options) == 1 else player.choose(here))
    return walker.text
