"""A quick player for playouts: a few rules of thumb on a whole state, listing options only where it must."""

from __future__ import annotations

from typing import Final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64
from meadhall.engine.mechanisms.asking import YES
from meadhall.games.wolves import moves, units
from meadhall.games.wolves.deities import Fetching
from meadhall.games.wolves.estimates import DEITY_VALUE, KEEP, best_addition
from meadhall.games.wolves.hall import colour_of
from meadhall.games.wolves.hands import may_draw
from meadhall.games.wolves.lines import huskarls, kind_at, without
from meadhall.games.wolves.manoeuvres import Return
from meadhall.games.wolves.questions import NameUnit, PickPeople
from meadhall.games.wolves.reactions import Freya, Reaction, by_intruder
from meadhall.games.wolves.round_end import VIDAR_RESTS, Spoils, Vidar
from meadhall.games.wolves.state import WolvesState, pays_for
from meadhall.games.wolves.strengths import strength_of, sum_of
from meadhall.games.wolves.summoning import Payment, summonable
from meadhall.games.wolves.turns import Turn, Watch
from meadhall.games.wolves.victories import worth_to

AHEAD: Final = 9
"""Whoever leads by so much passes while others are still in the round."""
BEHIND: Final = 16
"""Whoever is so far behind, and further than his cards reach, gives the round up."""
GAIN: Final = 3
"""What a card is expected to add to a line."""


def policy(s: WolvesState, chance: Chance, seat: int) -> int:
    """One sensible answer of a seat that is asked."""
    top = s.frames[-1]
    if isinstance(top, Turn):
        return in_turn(s, seat)
    if isinstance(top, Watch):
        return moves.DRAW if may_draw(s, seat) else moves.STAY
    if isinstance(top, Reaction):
        return reacting(s, top, seat)
    if isinstance(top, Vidar):
        return before_count(s, seat)
    if isinstance(top, Freya):
        return YES
    options = top.options(s, seat)
    if len(options) == 1:
        return options[0]
    if isinstance(top, Spoils):
        return options[0] if worth_to(s, seat, options[0]) >= worth_to(s, seat, options[1]) else options[1]
    if isinstance(top, PickPeople):
        if isinstance(top, Fetching):
            return max(options, key=KEEP.__getitem__)
        stops = len(top.picked) > 0 and options[-1] == moves.DONE
        return moves.DONE if stops else least_kept(options, isinstance(top, Payment))
    if isinstance(top, NameUnit) and not isinstance(top, Return):
        return strongest_rival(s, seat, options)
    return options[chance.below(len(options))]


def in_turn(s: WolvesState, seat: int) -> int:
    """Summon what can be paid; pass when it is won or lost; else lay what adds most."""
    worth = s.worth(seat)
    if worth >= units.FIRST_PRICE:
        deity = best_deity(s, seat, worth)
        if deity >= 0:
            return moves.extra_code(moves.SUMMON, deity)
    if s.acted:
        return moves.END
    own = strength_of(s, seat)
    rival: i64 = -99
    waiting = False
    for other in range(i64(s.seats)):
        if other != seat:
            strength = strength_of(s, other)
            if strength > rival:
                rival = strength
            if not s.has_passed(other):
                waiting = True
    if s.actions[seat] >= units.MOST_ACTIONS or own > rival + (AHEAD if waiting else 0):
        return moves.PASS
    short: i64 = rival - own
    if short > BEHIND or short > GAIN * i64(s.sizes[seat]):
        return giving_up(s, seat)
    laying = best_laying(s, seat)
    return laying if laying >= 0 else giving_up(s, seat)


def giving_up(s: WolvesState, seat: i64) -> int:
    """A line that loses is worth its sacrifices, if they buy a god; then pass."""
    line = s.lines[seat]
    if not line or s.actions[seat] >= units.MOST_ACTIONS:
        return moves.PASS
    best: i64 = 0
    for at in range(i64(len(line))):
        if kind_at(line, at) == units.BERSERK:
            best = at
    worth: i64 = s.worth(seat) + pays_for(kind_at(line, best))
    if worth + i64(len(line)) - 1 < units.FIRST_PRICE or best_deity(s, seat, worth + i64(len(line)) - 1) < 0:
        return moves.PASS
    return int(moves.SACRIFICE + best)


def best_laying(s: WolvesState, seat: i64) -> int:
    """The unit of the hand that adds most to the own line; -1 where none adds anything."""
    gain, kind, end = best_addition(s.cards, s.lines[seat], s.hands, seat * units.KINDS, units.ASSASSIN, units.RIGHT)
    return moves.laying_code(kind, seat, end) if gain > 0 else -1


def best_deity(s: WolvesState, seat: i64, worth: i64) -> int:
    """The most useful deity that can be paid and costs no other one its place; -1 for none."""
    own: i64 = s.patrons[seat]
    fitting: list[int] = []
    for deity in summonable(s, seat, worth):
        if deity == units.YGGDRASIL or own & ~(colour_of(deity) | (1 << units.YGGDRASIL)) == 0:
            fitting.append(deity)
    return max(fitting, key=DEITY_VALUE.__getitem__) if fitting else units.NOBODY


def reacting(s: WolvesState, top: Reaction, seat: int) -> int:
    """Save the own line by whatever there is; a unit that comes is welcome."""
    if top.arrival():
        return moves.ALLOW
    if by_intruder(top.cause) and seat == top.line:
        found = huskarls(s.lines[seat])
        if found:
            return moves.HUSKARL_AT + found[0]
    return moves.SHIELD if not s.has_passed(seat) and s.hands[seat * units.KINDS + units.SHIELD_WALL] else moves.ALLOW


def before_count(s: WolvesState, seat: i64) -> int:
    """Vidar lays what adds most if that may change the places."""
    laying = best_laying(s, seat)
    return laying if laying >= 0 else VIDAR_RESTS


def least_kept(options: list[int], paying: bool) -> int:
    """The card that is least worth keeping; a Berserk is paid last."""
    cards = [kind for kind in options if kind != moves.DONE and not (paying and kind == units.BERSERK)]
    return min(cards, key=KEEP.__getitem__) if cards else options[0]


def strongest_rival(s: WolvesState, seat: int, options: list[int]) -> int:
    """A unit of another line whose loss weakens its line most, the first such one; any where there is none."""
    rivals = [code for code in options if moves.line_of(code) != seat and moves.line_of(code) < s.seats]
    return max(rivals, key=lambda code: loss_of(s, code)) if rivals else options[0]


def loss_of(s: WolvesState, code: int) -> int:
    """How much weaker a line is without this unit."""
    line = s.lines[moves.line_of(code)]
    return int(sum_of(s.cards, line) - sum_of(s.cards, without(line, moves.place_of(code))))
