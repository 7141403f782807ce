"""Laying a unit into any line, at either end, and what Archer, Assassin, Raider and Traitor do when laid from hand.

A laying is one move: unit, line and end; then the target where there is a choice (W-17); then, for a Traitor, the end
of his lord's line. An option is packed as unit << 4 | line << 1 | end.
"""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame, Public
from meadhall.engine.types import Json, Params, Prompt, Reason, seat_name
from meadhall.games.wolves.hands import lose
from meadhall.games.wolves.lines import beside_archer, kind_at, may_enter, put, weakest_tiwaz, with_unit, without
from meadhall.games.wolves.notation import ITSELF, after, read_seat, read_standing, read_unit, unit_code, unit_word
from meadhall.games.wolves.reactions import BY_ARCHER, BY_ASSASSIN, BY_RAIDER, BY_TRAITOR, threaten
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import open_to_people
from meadhall.games.wolves.units import (
    ARCHER,
    ASSASSIN,
    ENDS,
    KIND_OF,
    KINDS,
    KONUNG,
    LEFT,
    ODIN,
    PEOPLE,
    PRIEST,
    RAIDER,
    RIGHT,
    TRAITOR,
    UNITS,
    card_key,
)

LAY: Final = 256
"""Options below this are layings."""


def lay_options(s: WolvesState, seat: i64, vidar: bool) -> list[int]:
    """Every unit in hand to both ends of every line that may take it; one end where a line is empty (W-9)."""
    options: list[int] = []
    places: list[int] = []
    for line in range(i64(s.seats)):
        if vidar and line != seat and s.serves(line, ODIN):
            continue  # a unit played by Vidar does not enter another's line under Odin (W-37)
        if s.lines[line]:
            places.append(int(line << 1 | LEFT))
        places.append(int(line << 1 | RIGHT))
    hand: i64 = seat * KINDS
    for kind in range(i64(UNITS)):
        if s.hands[hand + kind] == 0:
            continue
        code: i64 = kind << 4
        if PRIEST <= kind <= KONUNG:
            refusing: i64 = -1
            entered: i64 = -1
            for place in places:
                line_of: i64 = place >> 1
                if line_of != refusing and line_of != entered:
                    if may_enter(s.cards, s.lines[line_of], kind):
                        entered = line_of
                    else:
                        refusing = line_of
                if line_of == entered:
                    options.append(int(code) | place)
        else:
            options += [int(code) | place for place in places]
    return options


def may_lay(s: WolvesState, seat: i64, option: i64, vidar: bool) -> bool:
    """Whether this laying is allowed; the same as being among `lay_options`."""
    kind: i64 = option >> 4
    line: i64 = (option >> 1) & 7
    if option < 0 or kind >= UNITS or line >= s.seats or s.hands[seat * KINDS + kind] == 0:
        return False
    if vidar and line != seat and s.serves(line, ODIN):
        return False
    if not s.lines[line]:
        return option & 1 == RIGHT
    return may_enter(s.cards, s.lines[line], kind)


def say_laying(option: int) -> str:
    """`archer left 2`: an Archer to the left end of seat 2's line."""
    return f"{PEOPLE[option >> 4]} {ENDS[option & 1]} {(option >> 1) & 7}"


def read_laying(s: WolvesState, text: str) -> int:
    """The laying that a text means, -1 if it is none; on an empty line left and right are one (W-9)."""
    words = text.split(" ")
    if len(words) != 3 or KIND_OF.get(words[0], UNITS) >= UNITS or words[1] not in ENDS:
        return -1
    line = read_seat(s, words[2])
    end = ENDS.index(words[1]) if s.lines[line] else RIGHT
    return KIND_OF[words[0]] << 4 | line << 1 | end


def reachable(s: WolvesState, controller: i64, line: i64, vidar: i64) -> bool:
    """Whether an effect controlled by this seat may touch that line; `vidar` is who laid it through Vidar, or -1."""
    if not open_to_people(s, controller, line):
        return False
    return vidar < 0 or line == vidar or not s.serves(line, ODIN)


def shot_targets(s: WolvesState, controller: i64, vidar: i64) -> list[int]:
    """Any unit in any line that the shot may touch (W-12)."""
    targets: list[int] = []
    for line in range(i64(s.seats)):
        if reachable(s, controller, line, vidar):
            for at in range(i64(len(s.lines[line]))):
                targets.append(unit_code(line, at))
    return targets


def targets_in(s: WolvesState, seat: i64, kind: i64, line: i64, end: i64) -> list[int]:
    """What an intruder laid here may name, by places before it came; strengths are read after it came (W-60a).

    Naming is no choice where there is something to name, and nothing happens where there is not (W-7).
    """
    if not open_to_people(s, seat, line):
        return []
    units = s.lines[line]
    length: i64 = len(units)
    if kind == ASSASSIN:
        targets = [unit_code(line, at) for at in range(length)]
        targets.append(ITSELF)  # W-13
        return targets
    if kind == RAIDER:
        return [unit_code(line, at) for at in range(length) if kind_at(units, at) != RAIDER]  # W-14
    shift: i64 = 1 if end == LEFT else 0
    return [unit_code(line, at - shift) for at in weakest_tiwaz(s.cards, with_unit(units, end, kind))]  # W-15


def begin_laying(s: WolvesState, frame: Frame[Any], seat: int, option: int, vidar: bool) -> None:
    """The first part of a laying was answered: ask for its target if there is a choice, else lay."""
    kind, line, end = option >> 4, (option >> 1) & 7, option & 1
    if kind == ARCHER:
        if line == seat and beside_archer(s.lines[line], end):
            s.become(Target(seat, option, vidar).after(frame, option))
        else:
            lay(s, seat, option, vidar, -1, RIGHT)
    elif kind >= ASSASSIN:
        targets = targets_in(s, seat, kind, line, end)
        if len(targets) > 1:
            s.become(Target(seat, option, vidar).after(frame, option))
        elif targets:
            choose_end(s, frame, seat, option, vidar, targets[0], option)
        else:
            lay(s, seat, option, vidar, -1, RIGHT)
    else:
        lay(s, seat, option, vidar, -1, RIGHT)


def choose_end(
    s: WolvesState, frame: Frame[Any], seat: int, laying: int, vidar: bool, target: int, option: int
) -> None:
    """A Traitor's lord says to which end of his line the unit comes, if it comes and there are two ends (W-15)."""
    if laying >> 4 == TRAITOR and needs_end(s, seat, laying, target):
        s.become(TraitorEnd(seat, laying, vidar, target).after(frame, option))
    else:
        lay(s, seat, laying, vidar, target, RIGHT)


def needs_end(s: WolvesState, seat: i64, laying: i64, target: i64) -> bool:
    line: i64 = (laying >> 1) & 7
    kind = kind_at(s.lines[line], target & 127)
    own = s.lines[seat]
    if line == seat:
        own = without(with_unit(own, laying & 1, TRAITOR), entered_place(laying, target))
    return bool(own) and may_enter(s.cards, own, kind)


def entered_place(laying: i64, target: i64) -> i64:
    """Where a target of the line stands once the new unit has come."""
    return (target & 127) + (1 if laying & 1 == LEFT else 0)


def lay(s: WolvesState, seat: int, laying: int, vidar: bool, target: int, end: int) -> None:
    """The unit comes to the line; what it does is declared (W-16: it stays whatever becomes of that)."""
    s.done()
    if not vidar:
        s.acted = True
        s.actions[seat] += 1
    kind: i64 = laying >> 4
    line: i64 = (laying >> 1) & 7
    side: i64 = laying & 1
    units = s.lines[line]
    lose(s, seat, kind)
    put(s, line, side, kind, seat)
    if s.listening:
        params: Params = {"seat": seat_name(seat), "unit": card_key(int(kind)), "line": seat_name(int(line))}
        params["end"] = f"@end-{ENDS[int(side)]}"
        s.tell("lays-vidar" if vidar else ("lays" if line == seat else "sends"), params)
    if kind == ARCHER:
        if target < 0:
            if line != seat and beside_archer(units, side):
                s.then(Shot(int(line), seat, vidar))
        else:
            aimed: i64 = unit_code(line, 0 if side == LEFT else len(units)) if target == ITSELF else target
            if target != ITSELF and target >> 7 == line:
                aimed = unit_code(line, entered_place(laying, target))
            strike(s, BY_ARCHER, seat, aimed)
    elif target >= 0:
        at: i64 = (0 if side == LEFT else len(units)) if target == ITSELF else entered_place(laying, target)
        declare(s, seat, kind, line, at, end)


def strike(s: WolvesState, cause: int, actor: int, target: i64) -> None:
    """Declare that one unit shall be destroyed; its owner is asked."""
    owner = int(target >> 7)
    if s.listening:
        tell_target(s, actor, target)
    threaten(s, cause, actor, (owner,), owner, int(target & 127), RIGHT)


def tell_target(s: WolvesState, actor: int, target: i64) -> None:
    owner = int(target >> 7)
    unit = card_key(int(kind_at(s.lines[owner], target & 127)))
    s.tell("aims", {"seat": seat_name(actor), "unit": unit, "line": seat_name(owner), "place": int(target & 127) + 1})


def declare(s: WolvesState, seat: int, kind: i64, line: i64, at: i64, end: int) -> None:
    """An intruder's effect on the line it was laid into, and for a Traitor on his lord's line too (W-18)."""
    owner = int(line)
    if s.listening:
        tell_target(s, seat, unit_code(line, at))
    if kind == ASSASSIN:
        threaten(s, BY_ASSASSIN, seat, (owner,), owner, int(at), RIGHT)
    elif kind == RAIDER:
        threaten(s, BY_RAIDER, seat, (owner,), owner, int(at), RIGHT)
    else:
        comes = owner != seat and may_enter(s.cards, s.lines[seat], kind_at(s.lines[line], at))
        threaten(s, BY_TRAITOR, seat, (owner, seat) if comes else (owner,), owner, int(at), end)


VERBS: Final = {ARCHER: "kills", ASSASSIN: "kills", RAIDER: "takes", TRAITOR: "takes"}


@final
class Target(Public[WolvesState]):
    """Part of laying: which unit the laid one shall touch. Places are those before it came."""

    def __init__(self, by: int, laying: int, vidar: bool) -> None:
        super().__init__()
        self.by = by
        self.laying = laying
        self.vidar = vidar

    def seat(self, s: WolvesState) -> int:
        return self.by

    def kind(self) -> int:
        return self.laying >> 4

    def line(self) -> int:
        return (self.laying >> 1) & 7

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        params: Params = {"line": seat_name(self.line()), "end": f"@end-{ENDS[self.laying & 1]}"}
        return Prompt(f"target-{PEOPLE[self.kind()]}", seat, params)

    def options(self, s: WolvesState, seat: int) -> list[int]:
        if self.kind() == ARCHER:
            return [*shot_targets(s, seat, seat if self.vidar else -1), ITSELF]
        return targets_in(s, seat, self.kind(), self.line(), self.laying & 1)

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        choose_end(s, self, seat, self.laying, self.vidar, option, option)

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return f"{VERBS[self.kind()]} {unit_word(s, option)}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return read_unit(s, after(text, VERBS[self.kind()]))

    def why_not(self, s: WolvesState, seat: int, text: str) -> Reason | None:
        from meadhall.games.wolves.refusals import why_no_target

        option = self.read(s, seat, text)
        return None if self.allows(s, seat, option) else why_no_target(s, seat, self.laying, self.vidar, option)

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.wolves.preview import preview

        return preview(s, seat, option)

    def fields(self) -> list[Json]:
        return [self.by, self.laying, self.vidar]


@final
class TraitorEnd(Public[WolvesState]):
    """Part of laying a Traitor: the end of his lord's line to which the unit comes (W-15)."""

    def __init__(self, by: int, laying: int, vidar: bool, target: int) -> None:
        super().__init__()
        self.by = by
        self.laying = laying
        self.vidar = vidar
        self.target = target

    def seat(self, s: WolvesState) -> int:
        return self.by

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        line = self.target >> 7
        unit = card_key(int(kind_at(s.lines[line], self.target & 127)))
        return Prompt("end-traitor", seat, {"unit": unit, "line": seat_name(line)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return [LEFT, RIGHT]

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        lay(s, seat, self.laying, self.vidar, self.target, option)

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return f"to {ENDS[option]}"

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.wolves.preview import preview

        return preview(s, seat, option)

    def fields(self) -> list[Json]:
        return [self.by, self.laying, self.vidar, self.target]


@final
class Shot(Public[WolvesState]):
    """An Archer laid beside another in someone else's line: the line's owner chooses the target (W-12)."""

    def __init__(self, owner: int, actor: int, vidar: bool) -> None:
        super().__init__()
        self.owner = owner
        self.actor = actor
        self.vidar = vidar

    def seat(self, s: WolvesState) -> int:
        return self.owner

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("shot", seat, {"by": seat_name(self.actor)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return shot_targets(s, seat, self.actor if self.vidar else -1)

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        strike(s, BY_ARCHER, seat, option)

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return f"kills {unit_word(s, option)}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return read_standing(s, after(text, "kills"))

    def why_not(self, s: WolvesState, seat: int, text: str) -> Reason | None:
        from meadhall.games.wolves.refusals import why_untouchable

        option = self.read(s, seat, text)
        return None if self.allows(s, seat, option) else why_untouchable(s, option >> 7)

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.wolves.preview import preview

        return preview(s, seat, option)

    def fields(self) -> list[Json]:
        return [self.owner, self.actor, self.vidar]
