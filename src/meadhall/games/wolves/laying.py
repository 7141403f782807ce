"""Laying a unit into any line, at either end, and what Archer, Assassin, Raider and Traitor do when laid from hand.

A laying is one move: unit, line and end; then the target where there is a choice (W-17); then, for a Traitor, the end
of his lord's line.
"""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame
from meadhall.engine.types import Params, Prompt, Reason, seat_name
from meadhall.games.wolves import moves, units
from meadhall.games.wolves.lines import beside_archer, kind_at, may_enter, put, weakest_tiwaz, with_unit, without
from meadhall.games.wolves.notation import after, read_unit
from meadhall.games.wolves.questions import ChooseEnd, NameUnit
from meadhall.games.wolves.reactions import BY_ARCHER, BY_ASSASSIN, BY_RAIDER, BY_TRAITOR, threaten
from meadhall.games.wolves.refusals import why_no_target, why_untouchable
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import open_to_people
from meadhall.games.wolves.units import card_key, end_key


def lay_options(s: WolvesState, seat: i64, vidar: bool) -> list[int]:
    """Every unit in hand to both ends of every line that may take it; one end where a line is empty (W-9)."""
    options: list[int] = []
    places: list[int] = []
    for line in range(i64(s.seats)):
        if vidar and line != seat and s.serves(line, units.ODIN):
            continue  # a unit played by Vidar does not enter another's line under Odin (W-37)
        if s.lines[line]:
            places.append(moves.laying_code(0, line, units.LEFT))
        places.append(moves.laying_code(0, line, units.RIGHT))
    hand: i64 = seat * units.KINDS
    for kind in range(i64(units.UNITS)):
        if s.hands[hand + kind] == 0:
            continue
        code = moves.laying_code(kind, 0, 0)
        if units.PRIEST <= kind <= units.KONUNG:
            refusing: i64 = -1
            entered: i64 = -1
            for place in places:
                to = moves.laid_line(place)
                if to != refusing and to != entered:
                    if may_enter(s.cards, s.lines[to], kind):
                        entered = to
                    else:
                        refusing = to
                if to == entered:
                    options.append(code | place)
        else:
            options += [code | place for place in places]
    return options


def may_lay(s: WolvesState, seat: i64, option: i64, vidar: bool) -> bool:
    """Whether this laying is allowed; the same as being among `lay_options`."""
    kind = moves.laid_unit(option)
    line = moves.laid_line(option)
    if option < 0 or kind >= units.UNITS or line >= s.seats or s.hands[seat * units.KINDS + kind] == 0:
        return False
    if vidar and line != seat and s.serves(line, units.ODIN):
        return False
    if not s.lines[line]:
        return moves.laid_end(option) == units.RIGHT
    return may_enter(s.cards, s.lines[line], kind)


def reachable(s: WolvesState, controller: i64, line: i64, vidar: i64) -> bool:
    """Whether an effect controlled by this seat may touch that line; `vidar` is who laid it through Vidar, or -1."""
    if not open_to_people(s, controller, line):
        return False
    return vidar < 0 or line == vidar or not s.serves(line, units.ODIN)


def shot_targets(s: WolvesState, controller: i64, vidar: i64) -> list[int]:
    """Any unit in any line that the shot may touch (W-12)."""
    targets: list[int] = []
    for line in range(i64(s.seats)):
        if reachable(s, controller, line, vidar):
            for at in range(i64(len(s.lines[line]))):
                targets.append(moves.unit_code(line, at))
    return targets


def targets_in(s: WolvesState, seat: i64, kind: i64, line: i64, end: i64) -> list[int]:
    """What an intruder laid here may name, by places before it came; strengths are read after it came (W-60a).

    Naming is no choice where there is something to name, and nothing happens where there is not (W-7).
    """
    if not open_to_people(s, seat, line):
        return []
    there = s.lines[line]
    length: i64 = len(there)
    if kind == units.ASSASSIN:
        targets = [moves.unit_code(line, at) for at in range(length)]
        targets.append(moves.ITSELF)  # W-13
        return targets
    if kind == units.RAIDER:
        return [moves.unit_code(line, at) for at in range(length) if kind_at(there, at) != units.RAIDER]  # W-14
    shift: i64 = 1 if end == units.LEFT else 0
    return [moves.unit_code(line, at - shift) for at in weakest_tiwaz(s.cards, with_unit(there, end, kind))]  # W-15


def begin_laying(s: WolvesState, frame: Frame[Any], seat: int, option: int, vidar: bool) -> None:
    """The first part of a laying was answered: ask for its target if there is a choice, else lay (W-17)."""
    kind, line, end = moves.laid_unit(option), moves.laid_line(option), moves.laid_end(option)
    targets = targets_in(s, seat, kind, line, end) if kind >= units.ASSASSIN else []
    shoots = kind == units.ARCHER and line == seat and beside_archer(s.lines[line], end)
    if shoots or len(targets) > 1:
        s.become(Target(seat, option, vidar).after(frame, option))
    elif targets:
        choose_end(s, frame, seat, option, vidar, targets[0], option)
    else:
        lay(s, seat, option, vidar, -1, units.RIGHT)


def choose_end(
    s: WolvesState, frame: Frame[Any], seat: int, laying: int, vidar: bool, target: int, option: int
) -> None:
    """A Traitor's lord says to which end of his line the unit comes, if it comes and there are two ends (W-15)."""
    if moves.laid_unit(laying) == units.TRAITOR and needs_end(s, seat, laying, target):
        s.become(TraitorEnd(seat, laying, vidar, target).after(frame, option))
    else:
        lay(s, seat, laying, vidar, target, units.RIGHT)


def needs_end(s: WolvesState, seat: i64, laying: i64, target: i64) -> bool:
    line = moves.laid_line(laying)
    kind = kind_at(s.lines[line], moves.place_of(target))
    own = s.lines[seat]
    if line == seat:
        own = without(with_unit(own, moves.laid_end(laying), units.TRAITOR), entered_place(laying, target))
    return bool(own) and may_enter(s.cards, own, kind)


def entered_place(laying: i64, target: i64) -> i64:
    """Where a target of the line stands once the new unit has come."""
    return moves.place_of(target) + (1 if moves.laid_end(laying) == units.LEFT else 0)


def enter(s: WolvesState, seat: i64, laying: i64) -> None:
    """The unit leaves the hand and comes to the line, where it stays whatever becomes of its effect (W-16)."""
    s.lose_open(seat, moves.laid_unit(laying))
    put(s, moves.laid_line(laying), moves.laid_end(laying), moves.laid_unit(laying), seat)


def lay(s: WolvesState, seat: int, laying: int, vidar: bool, target: int, end: int) -> None:
    """The unit comes to the line; what it does is declared."""
    s.done()
    if not vidar:
        s.acted = True
        s.actions[seat] += 1
    kind, line, side = moves.laid_unit(laying), moves.laid_line(laying), moves.laid_end(laying)
    before = s.lines[line]
    enter(s, seat, laying)
    if s.listening:
        params: Params = {"seat": seat_name(seat), "unit": card_key(int(kind)), "line": seat_name(int(line))}
        params["end"] = end_key(int(side))
        s.tell("lays-vidar" if vidar else ("lays" if line == seat else "sends"), params)
    if target < 0:
        if kind == units.ARCHER and line != seat and beside_archer(before, side):
            s.then(Shot(int(line), seat, vidar))
        return
    aimed: i64 = target
    if target == moves.ITSELF:
        aimed = moves.unit_code(line, 0 if side == units.LEFT else len(before))
    elif moves.line_of(target) == line:
        aimed = moves.unit_code(line, entered_place(laying, target))
    declare(s, seat, kind, aimed, end)


CAUSE_OF: Final = {
    units.ARCHER: BY_ARCHER, units.ASSASSIN: BY_ASSASSIN, units.RAIDER: BY_RAIDER, units.TRAITOR: BY_TRAITOR,
}  # fmt: skip


def declare(s: WolvesState, actor: int, kind: i64, target: i64, end: int) -> None:
    """What a unit shall do to another one: the line of that one is asked, and for a Traitor his lord's line too (W-18),
    unless that may not take the leader anyway (W-66)."""
    owner, at = int(moves.line_of(target)), int(moves.place_of(target))
    victim = kind_at(s.lines[owner], at)
    if s.listening:
        params: Params = {"seat": seat_name(actor), "unit": card_key(int(victim)), "line": seat_name(owner)}
        params["place"] = at + 1
        s.tell("aims", params)
    asked: tuple[int, ...] = (owner,)
    if kind == units.TRAITOR and owner != actor and may_enter(s.cards, s.lines[actor], victim):
        asked = (owner, actor)
    threaten(s, CAUSE_OF[int(kind)], actor, asked, owner, at, end)


VERBS: Final = {units.ARCHER: "kills", units.ASSASSIN: "kills", units.RAIDER: "takes", units.TRAITOR: "takes"}


@final
class Target(NameUnit):
    """Part of laying: which unit the laid one shall touch. Places are those before it came."""

    def __init__(self, who: int, laying: int, vidar: bool) -> None:
        super().__init__(who)
        self.laying = laying
        self.vidar = vidar

    def verb(self) -> str:
        return VERBS[int(moves.laid_unit(self.laying))]

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        line, end = int(moves.laid_line(self.laying)), int(moves.laid_end(self.laying))
        params: Params = {"line": seat_name(line), "end": end_key(end)}
        return Prompt(f"target-{units.PEOPLE[moves.laid_unit(self.laying)]}", seat, params)

    def options(self, s: WolvesState, seat: int) -> list[int]:
        kind = moves.laid_unit(self.laying)
        if kind == units.ARCHER:
            return [*shot_targets(s, seat, seat if self.vidar else -1), moves.ITSELF]
        return targets_in(s, seat, kind, moves.laid_line(self.laying), moves.laid_end(self.laying))

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        choose_end(s, self, seat, self.laying, self.vidar, option, option)

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return read_unit(s, after(text, self.verb()))

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        return why_no_target(s, seat, self.laying, self.vidar, option)


@final
class TraitorEnd(ChooseEnd):
    """Part of laying a Traitor: the end of his lord's line to which the unit comes (W-15)."""

    def __init__(self, who: int, laying: int, vidar: bool, target: int) -> None:
        super().__init__(who)
        self.laying = laying
        self.vidar = vidar
        self.target = target

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        line = int(moves.line_of(self.target))
        unit = card_key(int(kind_at(s.lines[line], moves.place_of(self.target))))
        return Prompt("end-traitor", seat, {"unit": unit, "line": seat_name(line)})

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        lay(s, seat, self.laying, self.vidar, self.target, option)


@final
class Shot(NameUnit):
    """An Archer laid beside another in someone else's line: the line's owner chooses the target (W-12)."""

    def __init__(self, who: int, actor: int, vidar: bool) -> None:
        super().__init__(who)
        self.actor = actor
        self.vidar = vidar

    def verb(self) -> str:
        return "kills"

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("shot", seat, {"by": seat_name(self.actor)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return shot_targets(s, seat, self.actor if self.vidar else -1)

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        declare(s, seat, units.ARCHER, option, units.RIGHT)

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        return why_untouchable(s, int(moves.line_of(option)))
