"""Why a move is not allowed: the rule that stands in its way, as a text key with what to put into it."""

from __future__ import annotations

from meadhall.engine.types import Params, Reason, seat_name
from meadhall.games.wolves import moves, units
from meadhall.games.wolves.hall import enemies, fafnir_prey, price, stands_in_hall
from meadhall.games.wolves.lines import holds, kind_at
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import open_to_people
from meadhall.games.wolves.units import card_key, deity_key


def why_not_in_turn(s: WolvesState, seat: int, option: int) -> Reason:
    """What stands in the way of a turn's move; the Shield Wall is no action at all (W-3)."""
    if moves.is_extra(option):
        return why_no_extra(s, seat, option)
    if option == moves.SHIELD_ACTION:
        return Reason("shield-wall-no-action", {})
    if option == moves.END:
        return Reason("must-act", {})
    if s.acted:
        return Reason("already-acted", {})
    if s.actions[seat] >= units.MOST_ACTIONS:
        return Reason("must-pass", {"most": units.MOST_ACTIONS})
    if option < moves.LAY:
        return why_not_laying(s, seat, option, False)
    if option >= moves.SACRIFICE:
        return Reason("not-your-line", {})
    if option >= moves.NAME_PLAGUE:
        if s.hands[seat * units.KINDS + units.PLAGUE] == 0:
            return Reason("not-in-hand", {"card": card_key(units.PLAGUE)})
        return Reason("nobody-so-strong", {"strength": option - moves.NAME_PLAGUE})
    if s.hands[seat * units.KINDS + units.OUTFLANK] == 0:
        return Reason("not-in-hand", {"card": card_key(units.OUTFLANK)})
    return Reason("line-empty", {}) if option == moves.OUTFLANK_LINE else Reason("already-acted", {})


def why_not_laying(s: WolvesState, seat: int, option: int, vidar: bool) -> Reason:
    kind, line = int(moves.laid_unit(option)), int(moves.laid_line(option))
    unit = card_key(kind)
    if s.hands[seat * units.KINDS + kind] == 0:
        return Reason("not-in-hand", {"card": unit})
    if vidar and line != seat and s.serves(line, units.ODIN):
        return Reason("odin-ignores", {"seat": seat_name(line)})
    if kind == units.PRIEST and not holds(s.lines[line], units.PRIEST):
        return Reason("priest-beside-weak", {"unit": unit, "line": seat_name(line)})
    return Reason("second-leader", {"unit": unit, "line": seat_name(line)})


def why_no_target(s: WolvesState, seat: int, laying: int, vidar: bool, option: int) -> Reason:
    """Why the unit being laid may not touch that one."""
    kind, line = int(moves.laid_unit(laying)), int(moves.laid_line(laying))
    if option == moves.ITSELF:
        return Reason("not-itself", {"unit": card_key(kind)})
    aimed = int(moves.line_of(option))
    if kind >= units.ASSASSIN and aimed != line:
        return Reason("only-that-line", {"unit": card_key(kind), "line": seat_name(line)})
    if not open_to_people(s, seat, aimed):
        return why_untouchable(s, aimed)
    if vidar and aimed != seat and s.serves(aimed, units.ODIN):
        return Reason("odin-ignores", {"seat": seat_name(aimed)})
    if kind == units.RAIDER:
        return Reason("raiders-spare-raiders", {})
    rune = (s.cards.tiwaz >> kind_at(s.lines[aimed], moves.place_of(option))) & 1
    return Reason("not-weakest" if rune else "not-tiwaz", {})


def why_untouchable(s: WolvesState, line: int) -> Reason:
    """Surt before the pass, Heimdall after it."""
    guard = units.HEIMDALL if s.has_passed(line) else units.SURT
    return Reason("line-guarded", {"line": seat_name(line), "deity": deity_key(guard)})


def why_no_deity_target(s: WolvesState, line: int) -> Reason:
    if s.serves(line, units.ODIN):
        return Reason("odin-ignores", {"seat": seat_name(line)})
    return why_untouchable(s, line)


def why_no_extra(s: WolvesState, seat: int, option: int) -> Reason:
    if option >= moves.FIRST_EXTRA:
        verb, deity = moves.extra_verb(option), moves.extra_deity(option)
        if deity == units.RAGNAROK:
            return Reason("ragnarok-stays", {})
        if verb == moves.SUMMON:
            return why_no_summoning(s, seat, deity)
        return why_no_power(s, seat, verb, deity)
    user = {moves.HEIMDALL_CALLS: units.HEIMDALL, moves.HEL_TRADES: units.HEL}.get(option, units.TYR)
    if not s.serves(seat, user):
        return Reason("not-your-deity", {"deity": deity_key(user)})
    if (s.used >> user) & 1:
        return Reason("used-this-round", {"deity": deity_key(user)})
    if user == units.HEL and s.sizes[seat] == 0:
        return Reason("hand-empty", {})
    return Reason("discard-empty", {}) if user == units.HEL else Reason("decks-empty", {})


def why_no_summoning(s: WolvesState, seat: int, deity: int) -> Reason:
    if not stands_in_hall(s, deity):
        return Reason("not-in-hall", {"deity": deity_key(deity)})
    params: Params = {"deity": deity_key(deity), "price": int(price(s, seat, deity)), "have": int(s.worth(seat))}
    return Reason("too-few-sacrifices", params)


def why_no_power(s: WolvesState, seat: int, verb: int, deity: int) -> Reason:
    user = moves.USERS[verb]
    if not s.serves(seat, user):
        return Reason("not-your-deity", {"deity": deity_key(user)})
    if user == units.ODIN and (s.used >> units.ODIN) & 1:
        return Reason("used-this-round", {"deity": deity_key(units.ODIN)})
    if user in (units.THOR, units.FENRIR):
        if (enemies(s, user) >> deity) & 1:
            return Reason("already-acted", {})
        return Reason("not-an-enemy", {"deity": deity_key(deity)})
    if verb == moves.ODIN_RECALLS and deity == units.BALDR:
        return Reason("baldr-stays-dead", {})
    if verb in (moves.ODIN_RECALLS, moves.BALDR_CALLS) and not (s.deity_discard >> deity) & 1:
        return Reason("deity-not-discarded", {"deity": deity_key(deity)})
    if verb == moves.ODIN_BANISHES and s.patron(deity) < 0:
        return Reason("deity-not-summoned", {"deity": deity_key(deity)})
    if verb == moves.FAFNIR_TAKES and not (fafnir_prey(s, seat) >> deity) & 1:
        return Reason("out-of-fafnirs-reach", {"deity": deity_key(deity)})
    return Reason("too-few-sacrifices", {"deity": deity_key(user), "price": 1, "have": int(s.worth(seat))})


def why_not_watching(s: WolvesState, seat: int, option: int) -> Reason:
    """After the pass only draw and discard are left (W-2), and Baldr's return (W-43)."""
    if option == moves.DRAW:
        if s.sizes[seat] >= units.HAND_LIMIT:
            return Reason("hand-full", {})
        return Reason("decks-empty", {})
    if option == moves.RETURN:
        if not s.serves(seat, units.BALDR):
            return Reason("not-your-deity", {"deity": deity_key(units.BALDR)})
        return Reason("needs-cards", {"count": units.BALDR_CARDS})
    return Reason("already-passed", {}) if option - len(moves.WATCH_WORDS) == moves.PASS else Reason("after-pass", {})
