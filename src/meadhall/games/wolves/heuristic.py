"""The heuristic player: when to pass, what to lay where, whom to strike, which gods to buy.

Its heart is the price of a round. A pass draws four cards whatever one has spent, so only cards above that cost
anything; a place in the round is worth its victory card times the chance to hold it to the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.engine.chance import Chance
from meadhall.engine.frames import Frame
from meadhall.engine.mechanisms.asking import YES
from meadhall.engine.views import View
from meadhall.games.wolves.deities import Fetching, SecondStrike, Throwing
from meadhall.games.wolves.estimates import HOPELESS, KEEP, Outlook, gods_value, victory_value
from meadhall.games.wolves.laying import Shot, Target
from meadhall.games.wolves.lines import kind_at
from meadhall.games.wolves.manoeuvres import Redraw, Return
from meadhall.games.wolves.moves import ALLOW, DONE, LAY, PASS, SHIELD, line_of, place_of
from meadhall.games.wolves.preview import more_cards, tried
from meadhall.games.wolves.reactions import Freya, Reaction
from meadhall.games.wolves.round_end import VIDAR_TAKES, Spoils, Valkyrie, Vidar
from meadhall.games.wolves.sacrifices import Joining, Prey
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import all_strengths
from meadhall.games.wolves.summoning import KEEP_BLUE, KEEP_RED, KeepColour, Payment
from meadhall.games.wolves.turn_heuristic import choose_in_turn, choose_to_return, laying_value
from meadhall.games.wolves.turns import BaldrReturns, ThrowOne, Turn, Watch
from meadhall.games.wolves.units import BERSERK, BLUE, RED, SHIELD_WALL


def looks_broken(view: View, option: int) -> bool:
    """Passing the round while nothing lies in the own line, and making a rival's line stronger."""
    s, seat = view.known, view.asked_seat()
    assert isinstance(s, WolvesState)
    if not isinstance(s.top(), Turn):
        return False
    if option == PASS:
        return not s.lines[seat]
    lines: Any = view.preview(option).get("lines", [])
    return any(line != seat and after > before for line, before, after in lines)


def greedy(view: View, chance: Chance) -> int:
    """The option this seat takes, by what its view shows."""
    s = view.known
    assert isinstance(s, WolvesState)
    options = view.options
    if len(options) == 1:
        return options[0]
    return CHOOSERS.get(type(s.top()), strongest_own)(s, view.asked_seat(), options)


def standing_value(view: Outlook, trial: WolvesState, spent: float) -> float:
    """What the round promises at these strengths; one who has passed can add nothing."""
    after = all_strengths(trial)
    if view.s.has_passed(view.me):
        return view.chances(float(after[view.me]), after) - spent * view.card
    return view.going_on(after, spent, view.growth)


def choose_reaction(s: WolvesState, me: int, options: list[int]) -> int:
    view = Outlook(s, me)
    best, most = ALLOW, HOPELESS
    for option in options:
        trial = tried(s, me, option)
        value = standing_value(view, trial, KEEP[SHIELD_WALL] if option == SHIELD else 0.0)
        if value > most + (0.02 if option != ALLOW else 0.0):
            best, most = option, value
    return best


def choose_target(s: WolvesState, me: int, options: list[int]) -> int:
    view = Outlook(s, me)
    rival = view_rival(view)
    best, most = options[0], HOPELESS
    for option in options:
        trial = tried(s, me, option)
        taken = more_cards(s, trial, me)
        value = standing_value(view, trial, 0.0) + 0.1 * taken - 0.001 * float(all_strengths(trial)[rival])
        if value > most:
            best, most = option, value
    return best


def view_rival(view: Outlook) -> int:
    """The rival who is furthest ahead."""
    rivals = [seat for seat in range(int(view.s.seats)) if seat != view.me]
    return max(rivals, key=lambda seat: view.now[seat] + view.rivals[seat])


def strongest_own(s: WolvesState, me: int, options: list[int]) -> int:
    """Whatever leaves the own line strongest."""
    return max(options, key=lambda option: all_strengths(tried(s, me, option))[me])


def choose_to_throw(s: WolvesState, me: int, options: list[int]) -> int:
    """What is least worth keeping; nothing where all is worth it and nothing must go."""
    kinds = [option for option in options if option != DONE]
    worst = min(kinds, key=KEEP.__getitem__) if kinds else DONE
    if DONE in options and kinds and KEEP[worst] > (0.6 if isinstance(s.top(), Redraw) else 0.9):
        return DONE
    return worst


def choose_to_fetch(s: WolvesState, me: int, options: list[int]) -> int:
    return max(options, key=KEEP.__getitem__)


def choose_unit(s: WolvesState, me: int, options: list[int]) -> int:
    """The unit that is most worth having in hand."""
    return max(options, key=lambda code: KEEP[kind_at(s.lines[line_of(code)], place_of(code))])


def choose_spoils(s: WolvesState, me: int, options: list[int]) -> int:
    top = s.top()
    assert isinstance(top, Spoils)
    first, second = options[0], options[1]
    mine = victory_value(s, me, first) - victory_value(s, me, second)
    theirs = victory_value(s, top.second, second) - victory_value(s, top.second, first)
    return first if mine - 0.3 * theirs >= 0.0 else second


def choose_vidar(s: WolvesState, me: int, options: list[int]) -> int:
    """One more unit if it changes the places; else a unit back to hand if that does not."""
    view = Outlook(s, me)
    best, most = options[-1], view.passing() + 0.02
    for option in options[:-1]:
        if option < LAY:
            value = laying_value(view, option, 0.0)
        else:
            after = all_strengths(tried(s, me, option))
            value = view.chances(float(after[me]), after) + view.card * KEEP[kind_at(s.lines[me], option - VIDAR_TAKES)]
        if value > most:
            best, most = option, value
    return best


def choose_second_strike(s: WolvesState, me: int, options: list[int]) -> int:
    """A rival's deity if there is one; never the own."""
    for option in options:
        if option != DONE and int(s.patron(option)) not in (-1, me):
            return option
    return DONE


def choose_colour(s: WolvesState, me: int, options: list[int]) -> int:
    own = s.patrons[me]
    return KEEP_BLUE if gods_value(own & BLUE) >= gods_value(own & RED) else KEEP_RED


def choose_payment(s: WolvesState, me: int, options: list[int]) -> int:
    """A Berserk last."""
    return options[1] if options[0] == BERSERK else options[0]


def choose_first(s: WolvesState, me: int, options: list[int]) -> int:
    """Draw after the pass; take Thralls along."""
    return options[0]


def choose_to_take(s: WolvesState, me: int, options: list[int]) -> int:
    """Take what Freya offers."""
    return YES


Chooser = Callable[[WolvesState, int, list[int]], int]
CHOOSERS: Final[dict[type[Frame[Any]], Chooser]] = {
    Turn: choose_in_turn,
    Reaction: choose_reaction,
    Target: choose_target,
    Shot: choose_target,
    Prey: choose_target,
    Watch: choose_first,
    Joining: choose_first,
    ThrowOne: choose_to_throw,
    Throwing: choose_to_throw,
    BaldrReturns: choose_to_throw,
    Redraw: choose_to_throw,
    Fetching: choose_to_fetch,
    Payment: choose_payment,
    Return: choose_to_return,
    Valkyrie: choose_unit,
    Spoils: choose_spoils,
    KeepColour: choose_colour,
    Vidar: choose_vidar,
    SecondStrike: choose_second_strike,
    Freya: choose_to_take,
}
"""How each question is answered; all others by what leaves the own line strongest."""
