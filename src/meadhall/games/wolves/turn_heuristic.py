"""The heuristic's judgement of a turn: units to lay, intruders to send, sacrifices, gods."""

from __future__ import annotations

from typing import Final

from meadhall.games.wolves import moves, units
from meadhall.games.wolves.effects import destroy, raider_takes, traitor_leads
from meadhall.games.wolves.estimates import DEITY_VALUE, HOPELESS, KEEP, Outlook, deity_value, rounds_left
from meadhall.games.wolves.hall import price
from meadhall.games.wolves.hands import might_hold_shield_wall
from meadhall.games.wolves.laying import enter
from meadhall.games.wolves.lines import (
    beside_archer,
    earns_bounty,
    holds,
    huskarls,
    kind_at,
    take_out,
    weakest_tiwaz,
    without,
)
from meadhall.games.wolves.manoeuvres import Return
from meadhall.games.wolves.preview import masked_copy, tried
from meadhall.games.wolves.sacrifices import leave
from meadhall.games.wolves.state import WolvesState, pays_for
from meadhall.games.wolves.strengths import all_strengths, open_to_people, sum_of

WORTH_DOING: Final = 0.15
"""An extra that promises less than this is left alone."""
SHIELDED: Final = 0.15
"""How often a hand that might hold a Shield Wall does, and uses it."""


def choose_in_turn(s: WolvesState, me: int, options: list[int]) -> int:
    """Good extras first; then the main action that promises most, or the pass."""
    view = Outlook(s, me)
    extra, promise = best_extra(view, options)
    if promise > WORTH_DOING:
        return extra
    if s.acted:
        return moves.END
    best, most = moves.PASS, view.passing() + 0.01
    gods = best_in_hall(s, me, 2)
    for option in options:
        if option == moves.PASS or moves.is_extra(option):
            continue
        value = main_value(view, option, gods)
        if value > most:
            best, most = option, value
    return best


def main_value(view: Outlook, option: int, gods: float) -> float:
    if option < moves.LAY:
        return laying_value(view, option, gods)
    if option >= moves.SACRIFICE:
        return sacrifice_value(view, option - moves.SACRIFICE)
    if option >= moves.NAME_PLAGUE:
        return view.going_on(after_move(view, option), KEEP[units.PLAGUE], view.growth)
    if option == moves.OUTFLANK_HAND:
        return view.going_on(view.now, 0.0, view.growth) - 0.03
    return outflank_value(view)


def after_move(view: Outlook, option: int) -> list[int]:
    """The strengths of all lines after a move of one part, if everybody lets it happen."""
    return all_strengths(tried(view.s, view.me, option))


def with_laid(view: Outlook, laying: int) -> WolvesState:
    """The table when a unit has come to its line and done nothing yet."""
    trial = masked_copy(view.s, view.me)
    enter(trial, view.me, laying)
    return trial


def outflank_value(view: Outlook) -> float:
    """The best units back to hand, as they would be named: for a round that is lost anyway."""
    s, me = view.s, view.me
    trial = tried(s, me, moves.OUTFLANK_LINE)
    while trial.mid_move:
        trial = tried(trial, me, choose_to_return(trial, me, trial.top().options(trial, me)))
    back = kept_of(s.lines[me]) - kept_of(trial.lines[me])
    return view.going_on(all_strengths(trial), KEEP[units.OUTFLANK] - back, view.growth) - 0.05


def kept_of(line: bytes) -> float:
    return sum([KEEP[kind_at(line, at)] for at in range(len(line))])


def choose_to_return(s: WolvesState, me: int, options: list[int]) -> int:
    """The next, from the left, of the units that are most worth having in hand, as many as may go back."""
    top = s.top()
    assert isinstance(top, Return)
    line = s.lines[me]
    places = [int(moves.place_of(option)) for option in options if option != moves.NO_UNIT]
    places.sort(key=lambda at: KEEP[kind_at(line, at)], reverse=True)
    best = places[: top.most(s) - len(top.chosen)]
    return int(moves.unit_code(me, min(best))) if best else moves.NO_UNIT


def laying_value(view: Outlook, laying: int, gods: float) -> float:
    s, me = view.s, view.me
    kind, line = int(moves.laid_unit(laying)), int(moves.laid_line(laying))
    if line == me:
        return own_laying_value(view, laying, gods) if kind < units.ASSASSIN else HOPELESS
    if kind < units.ASSASSIN or moves.laid_end(laying) == units.LEFT:
        return HOPELESS
    if not s.lines[line] or not open_to_people(s, me, line):
        return HOPELESS
    return intruder_value(view, kind, line, with_laid(view, laying))


def own_laying_value(view: Outlook, laying: int, gods: float) -> float:
    s, me, kind = view.s, view.me, int(moves.laid_unit(laying))
    after = all_strengths(with_laid(view, laying))
    growth = view.growth
    if growth:
        growth = growth[1:] if after[me] - view.now[me] >= growth[0] else growth[:-1]
    if kind == units.ARCHER and beside_archer(s.lines[me], moves.laid_end(laying)):
        shoot_best(view, after)
    value = view.going_on(after, KEEP[kind], growth)
    return value + 0.5 * gods if kind == units.BERSERK else value


def shoot_best(view: Outlook, after: list[int]) -> None:
    """The unit of the strongest reachable rival whose fall costs him most."""
    s, me = view.s, view.me
    best, seat_hit = 0, -1
    for seat in range(int(s.seats)):
        if seat != me and s.lines[seat] and open_to_people(s, me, seat):
            loss = most_loss(s, s.lines[seat], -1)[0]
            if after[seat] + view.rivals[seat] + loss > best:
                best, seat_hit = int(after[seat] + view.rivals[seat]) + loss, seat
    if seat_hit >= 0:
        after[seat_hit] -= most_loss(s, s.lines[seat_hit], -1)[0]


def most_loss(s: WolvesState, line: bytes, spared: int) -> tuple[int, int]:
    """How much a line can lose with one unit, and which; units of the spared kind aside."""
    whole = int(sum_of(s.cards, line))
    most, where = int(HOPELESS), -1
    for at in range(len(line)):
        if line[at] & units.UNIT_MASK != spared:
            loss = whole - int(sum_of(s.cards, without(line, at)))
            if loss > most:
                most, where = loss, at
    return most, where


def intruder_value(view: Outlook, kind: int, line: int, trial: WolvesState) -> float:
    """Assassin, Raider or Traitor in a rival's line, where he stands already; he may be answered."""
    s, me = view.s, view.me
    there = trial.lines[line]
    failed = all_strengths(trial)
    spent = KEEP[kind]
    if holds(there, units.HUSKARL):
        take_out(trial, line, huskarls(there)[0])
        return view.going_on(all_strengths(trial), spent, view.growth)
    gained = 0.0
    if kind == units.TRAITOR:
        weakest = weakest_tiwaz(s.cards, there)
        if not weakest:
            return HOPELESS
        traitor_leads(trial, me, line, weakest[0], units.RIGHT, False)
    else:
        at = most_loss(s, there, units.RAIDER if kind == units.RAIDER else -1)[1]
        if at < 0:
            return HOPELESS
        if kind == units.RAIDER:
            gained = KEEP[kind_at(there, at)]
            raider_takes(trial, me, line, at)
        else:
            gained = 0.9 if earns_bounty(s.cards, there, at) else 0.0
            destroy(trial, [moves.unit_code(line, at)])
    value = view.going_on(all_strengths(trial), spent - gained, view.growth)
    if might_hold_shield_wall(s, line):
        value = (1.0 - SHIELDED) * value + SHIELDED * view.going_on(failed, spent, view.growth)
    return value


def best_in_hall(s: WolvesState, me: int, more: int) -> float:
    """The best deity this seat could pay with so many more sacrifices."""
    best = 0.0
    worth = int(s.worth(me)) + more
    for deity in s.hall:
        if deity < units.DEITIES and int(price(s, me, deity)) <= worth:
            best = max(best, deity_value(s, me, deity))
    return best


def sacrifice_value(view: Outlook, at: int) -> float:
    """A unit of the line is lost at the end of the round anyway: a sacrifice costs only its strength till then."""
    s, me = view.s, view.me
    line = s.lines[me]
    gives = int(pays_for(kind_at(line, at)))
    others = len(line) - 1
    for i in range(len(line)):
        if i != at and line[i] & units.UNIT_MASK == units.THRALL:
            gives += 1
            others -= 1
    now = best_in_hall(s, me, gives)
    later = best_in_hall(s, me, gives + others)
    promise = now if now > 0.3 else 0.45 * later
    if promise < 0.3:
        return HOPELESS
    trial = masked_copy(s, me)
    leave(trial, me, (at,))
    return view.going_on(all_strengths(trial), 0.0, view.growth) + promise


# --- extras ----------------------------------------------------------------------------------------------


def best_extra(view: Outlook, options: list[int]) -> tuple[int, float]:
    best, most = moves.END, HOPELESS
    for option in options:
        if moves.is_extra(option):
            value = extra_value(view, option)
            if value > most:
                best, most = option, value
    return best, most


def extra_value(view: Outlook, option: int) -> float:
    s, me = view.s, view.me
    if option == moves.HEIMDALL_CALLS:
        return 0.3
    if option == moves.HEL_TRADES:
        hand = [KEEP[kind] for kind in range(units.KINDS) if s.hands[me * units.KINDS + kind] > 0]
        pile = [KEEP[kind] for kind in range(units.KINDS) if s.discard[kind] > 0]
        return max(pile) - min(hand) if hand and pile else -1.0
    if option < moves.FIRST_EXTRA:
        return view.going_on(after_move(view, option), 0.0, view.growth) - view.going_on(view.now, 0.0, view.growth)
    verb, deity = moves.extra_verb(option), moves.extra_deity(option)
    left = rounds_left(s)
    owner = int(s.patron(deity))
    loss = 0.6 * DEITY_VALUE[deity] * left if owner not in (-1, me) else 0.0
    if verb == moves.SUMMON:
        return deity_value(s, me, deity)
    if verb in (moves.THOR_STRIKES, moves.FENRIR_STRIKES):
        return loss - deity_value(s, me, moves.USERS[verb])
    if verb == moves.ODIN_BANISHES:
        return loss if owner != me else -1.0
    if verb == moves.BALDR_CALLS:
        return deity_value(s, me, deity) - DEITY_VALUE[units.BALDR] * left
    if verb == moves.FAFNIR_TAKES:
        return deity_value(s, me, deity) + loss - DEITY_VALUE[units.FAFNIR] * left
    return -1.0
