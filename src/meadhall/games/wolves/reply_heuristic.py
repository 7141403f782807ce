"""The heuristic's answers out of turn: reactions, targets, cards to keep, victory cards, Vidar."""

from __future__ import annotations

from typing import Any

from meadhall.engine.frames import Frame
from meadhall.games.wolves.deities import Fetching
from meadhall.games.wolves.estimates import KEEP, Outlook, victory_value
from meadhall.games.wolves.lines import without
from meadhall.games.wolves.manoeuvres import Redraw, Return
from meadhall.games.wolves.notation import DONE
from meadhall.games.wolves.preview import let_happen, masked_copy
from meadhall.games.wolves.reactions import ALLOW, SHIELD
from meadhall.games.wolves.round_end import VIDAR_TAKES, Spoils
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import all_strengths, sum_of
from meadhall.games.wolves.turn_heuristic import laying_value
from meadhall.games.wolves.units import SHIELD_WALL


def after_option(s: WolvesState, me: int, option: int) -> WolvesState:
    """The table after this answer, if everybody lets it happen."""
    trial = masked_copy(s, me)
    trial.frames[-1].take(trial, me, option)
    if not trial.mid_move:
        let_happen(trial)
    return trial


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
        trial = after_option(s, me, option)
        value = standing_value(view, trial, KEEP[SHIELD_WALL] if option == SHIELD else 0.0)
        if value > most + (0.02 if option != ALLOW else 0.0):
            best, most = option, value
    return best


def choose_target(s: WolvesState, me: int, options: list[int]) -> int:
    view = Outlook(s, me)
    best, most = options[0], -99.0
    for option in options:
        trial = after_option(s, me, option)
        taken = int(trial.sizes[me]) - int(s.sizes[me])
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
        units = [option for option in options if option >> 7 == me]
        return choose_valkyrie(s, units) if units else options[-1]
    best, most = options[0], -99
    for option in options:
        strength = all_strengths(after_option(s, me, option))[me]
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
        if KEEP[s.lines[code >> 7][code & 127] & 15] > KEEP[s.lines[best >> 7][best & 127] & 15]:
            best = code
    return best


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
        if option >= VIDAR_TAKES:
            after = view.now.copy()
            line = s.lines[me]
            at = option - VIDAR_TAKES
            after[me] += int(sum_of(s.cards, without(line, at))) - int(sum_of(s.cards, line))
            value = view.chances(float(after[me]), after) + view.card * KEEP[line[at] & 15]
        else:
            value = laying_value(view, option >> 4, (option >> 1) & 7, option & 1, 0.0)
        if value > most:
            best, most = option, value
    return best
