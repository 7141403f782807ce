"""The heuristic's answers out of turn: reactions, targets, cards to keep, victory cards, Vidar."""

from __future__ import annotations

from typing import Any

from meadhall.engine.frames import Frame
from meadhall.games.wolves.deities import Fetching
from meadhall.games.wolves.estimates import KEEP, Outlook, victory_value
from meadhall.games.wolves.lines import kind_at
from meadhall.games.wolves.manoeuvres import Redraw, Return
from meadhall.games.wolves.options import ALLOW, DONE, LAY, SHIELD, line_of, place_of
from meadhall.games.wolves.preview import more_cards, tried
from meadhall.games.wolves.round_end import VIDAR_TAKES, Spoils
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import all_strengths
from meadhall.games.wolves.turn_heuristic import laying_value
from meadhall.games.wolves.units import SHIELD_WALL


def standing_value(view: Outlook, trial: WolvesState, spent: float) -> float:
    """What the round promises at these strengths; one who has passed can add nothing."""
    after = all_strengths(trial)
    if view.s.has_passed(view.me):
        return view.chances(float(after[view.me]), after) - spent * view.card
    return view.going_on(after, spent, view.growth)


def choose_reaction(s: WolvesState, me: int, options: list[int]) -> int:
    view = Outlook(s, me)
    best, most = ALLOW, -99.0
    for option in options:
        trial = tried(s, me, option)
        value = standing_value(view, trial, KEEP[SHIELD_WALL] if option == SHIELD else 0.0)
        if value > most + (0.02 if option != ALLOW else 0.0):
            best, most = option, value
    return best


def choose_target(s: WolvesState, me: int, options: list[int]) -> int:
    view = Outlook(s, me)
    best, most = options[0], -99.0
    for option in options:
        trial = tried(s, me, option)
        taken = more_cards(s, trial, me)
        value = standing_value(view, trial, 0.0) + 0.1 * taken - 0.001 * float(all_strengths(trial)[view_rival(view)])
        if value > most:
            best, most = option, value
    return best


def view_rival(view: Outlook) -> int:
    """The rival who is furthest ahead."""
    best = -1
    for seat in range(int(view.s.seats)):
        ahead = best < 0 or view.now[seat] + view.rivals[seat] > view.now[best] + view.rivals[best]
        if seat != view.me and ahead:
            best = seat
    return best


def best_by_preview(s: WolvesState, me: int, options: list[int]) -> int:
    """Whatever leaves the own line strongest."""
    top = s.top()
    if isinstance(top, Return):
        units = [option for option in options if line_of(option) == me]
        return choose_valkyrie(s, units) if units else options[-1]
    best, most = options[0], -99
    for option in options:
        strength = all_strengths(tried(s, me, option))[me]
        if strength > most:
            best, most = option, strength
    return best


def choose_pick(s: WolvesState, me: int, top: Frame[Any], options: list[int]) -> int:
    """Throw what is least worth keeping, fetch what is most."""
    kinds = [option for option in options if option != DONE]
    if isinstance(top, Fetching):
        return max(kinds, key=KEEP.__getitem__)
    if not kinds:
        return DONE
    worst = min(kinds, key=KEEP.__getitem__)
    if isinstance(top, Redraw) and KEEP[worst] > 0.6:
        return DONE
    if DONE in options and KEEP[worst] > 0.9:
        return DONE
    return worst


def choose_valkyrie(s: WolvesState, options: list[int]) -> int:
    best = options[0]
    for code in options:
        if unit_keep(s, code) > unit_keep(s, best):
            best = code
    return best


def unit_keep(s: WolvesState, code: int) -> float:
    return KEEP[kind_at(s.lines[line_of(code)], place_of(code))]


def best_spoils(s: WolvesState, me: int, options: list[int]) -> int:
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
