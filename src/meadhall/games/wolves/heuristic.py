"""The heuristic player: when to pass, what to lay where, whom to strike, which gods to buy.

Its heart is the price of a round. A pass draws four cards whatever one has spent, so only cards above that cost
anything; a place in the round is worth its victory card times the chance to hold it to the end.
"""

from __future__ import annotations

from meadhall.engine.chance import Chance
from meadhall.engine.mechanisms.asking import YES
from meadhall.engine.views import View
from meadhall.games.wolves.colours import KeepColour
from meadhall.games.wolves.deities import Fetching, SecondStrike, Throwing
from meadhall.games.wolves.laying import Shot, Target
from meadhall.games.wolves.manoeuvres import Redraw
from meadhall.games.wolves.passing import BaldrReturns
from meadhall.games.wolves.reactions import Freya, Reaction
from meadhall.games.wolves.reply_heuristic import (
    best_by_preview,
    best_spoils,
    choose_pick,
    choose_reaction,
    choose_target,
    choose_valkyrie,
    choose_vidar,
)
from meadhall.games.wolves.round_end import Spoils, Valkyrie, Vidar
from meadhall.games.wolves.sacrifices import Joining, Prey
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.summoning import Payment
from meadhall.games.wolves.turn_heuristic import choose_colour, choose_in_turn, choose_payment, choose_second_strike
from meadhall.games.wolves.turns import ThrowOne, Turn, Watch


def choose(view: View, chance: Chance) -> int:
    """The option this seat takes, by what its view shows."""
    s = view.known
    assert isinstance(s, WolvesState)
    options = view.options
    if len(options) == 1:
        return options[0]
    top = s.top()
    me = view.asked_seat()
    if isinstance(top, Turn):
        return choose_in_turn(s, me, options)
    if isinstance(top, Reaction):
        return choose_reaction(s, me, options)
    if isinstance(top, Target | Shot | Prey):
        return choose_target(s, me, options)
    if isinstance(top, Watch):
        return options[0]
    if isinstance(top, ThrowOne | Throwing | Fetching | Redraw | BaldrReturns):
        return choose_pick(s, me, top, options)
    if isinstance(top, Joining):
        return options[0]
    if isinstance(top, Payment):
        return choose_payment(options)
    if isinstance(top, Spoils):
        return best_spoils(s, me, options)
    if isinstance(top, KeepColour):
        return choose_colour(s, me)
    if isinstance(top, Valkyrie):
        return choose_valkyrie(s, options)
    if isinstance(top, Vidar):
        return choose_vidar(s, me, options)
    if isinstance(top, SecondStrike):
        return choose_second_strike(s, me, options)
    if isinstance(top, Freya):
        return YES
    return best_by_preview(s, me, options)
