"""Reaction windows: who is threatened by an effect, what may answer it, and what happens when nobody does.

An effect is declared with its target (W-17). Then every affected seat that might react, as far as the others know,
is asked in turn order from the active player (W-18): Huskarl, Shield Wall or nothing, one answer each. Then it
happens to all at once. Lines under a deity's guard are never asked: the effect fails there. Only the seven causes below
can be answered (W-21, W-62), and only where there is something to cancel (W-66).
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64
from meadhall.engine.frames import Public, Step
from meadhall.engine.types import Json, Params, Prompt, Reason, seat_name
from meadhall.games.wolves.captives import destroy
from meadhall.games.wolves.hands import (
    draw,
    from_limbo,
    gain_open,
    lose,
    might_hold_shield_wall,
    room,
    to_discard,
    to_limbo,
)
from meadhall.games.wolves.lines import holds, huskarls, kind_at, may_enter, put, take_out
from meadhall.games.wolves.notation import read_unit, unit_code, unit_word
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import guarded, open_to_deity, strengths, tiwaz_in, unit_strength
from meadhall.games.wolves.units import (
    ASSASSIN_BOUNTY,
    ENDS,
    FREYA,
    HUSKARL,
    KINDS,
    LEFT,
    PLAGUE,
    SHIELD_WALL,
    card_key,
    deity_key,
)

BY_ARCHER: Final = 0
BY_ASSASSIN: Final = 1
BY_RAIDER: Final = 2
BY_TRAITOR: Final = 3
BY_PLAGUE: Final = 4
BY_TYR: Final = 5
BY_LOKI: Final = 6
CAUSES: Final = ("archer", "assassin", "raider", "traitor", "plague", "tyr", "loki")

ALLOW: Final = 0
SHIELD: Final = 1
HUSKARL_AT: Final = 2
"""The option of discarding the Huskarl at place n is this plus n."""


def by_intruder(cause: i64) -> bool:
    """Assassin, Raider and Traitor are those whom a Huskarl stops (W-19)."""
    return BY_ASSASSIN <= cause <= BY_TRAITOR


def might_answer(s: WolvesState, cause: i64, seat: i64, line: i64) -> bool:
    """Whether, by what everybody knows, this seat could answer (W-18 to W-21)."""
    if might_hold_shield_wall(s, seat):
        return True
    return by_intruder(cause) and seat == line and holds(s.lines[seat], HUSKARL)


def in_turn_order(s: WolvesState, first: i64, seats: i64) -> tuple[int, ...]:
    """The seats of a mask, clockwise from `first`."""
    out: list[int] = []
    for step in range(i64(s.seats)):
        seat: i64 = (first + step) % s.seats
        if (seats >> seat) & 1:
            out.append(int(seat))
    return tuple(out)


def threatened_by_plague(s: WolvesState, number: i64) -> i64:
    """The lines that hold units of this strength and are under no guard (W-23), as a mask."""
    seats: i64 = 0
    for seat in range(i64(s.seats)):
        line = s.lines[seat]
        if line and not guarded(s, seat):
            tiwaz = tiwaz_in(s.cards, line)
            for at in range(i64(len(line))):
                if unit_strength(s.cards, line, at, tiwaz) == number:
                    seats |= i64(1) << seat
                    break
    return seats


def threatened_by_tyr(s: WolvesState, actor: i64) -> i64:
    """Every line with units, but those under guard and Odin's (W-44), as a mask."""
    seats: i64 = 0
    for seat in range(i64(s.seats)):
        if s.lines[seat] and not guarded(s, seat) and open_to_deity(s, actor, seat):
            seats |= i64(1) << seat
    return seats


def threaten(s: WolvesState, cause: int, actor: int, seats: tuple[int, ...], line: int, at: int, end: int) -> None:
    """Declare an effect: ask those who might answer, then let it happen."""
    go_on(s, cause, actor, seats, 0, line, at, end)


def go_on(
    s: WolvesState, cause: int, actor: int, seats: tuple[int, ...], shields: int, line: int, at: int, end: int
) -> None:
    for i in range(len(seats)):
        if might_answer(s, cause, seats[i], line):
            s.then(Reaction(cause, actor, seats[i:], shields, line, at, end))
            return
    happen(s, cause, actor, shields, line, at, end)


def happen(s: WolvesState, cause: int, actor: int, shields: int, line: int, at: int, end: int) -> None:
    """The effect happens wherever no Shield Wall stands against it; then the manoeuvres are out (W-25, W-69)."""
    if cause == BY_PLAGUE:
        s.then(Spent(PLAGUE, actor))
    if shields:
        for seat in reversed(in_turn_order(s, actor, shields)):
            s.then(Spent(SHIELD_WALL, seat))
    if cause == BY_PLAGUE:
        plague_falls(s, line, shields)
    elif cause == BY_TYR:
        tyr_strikes(s, actor, line, shields)
    elif cause == BY_TRAITOR:
        if not (shields >> line) & 1:
            traitor_leads(s, actor, line, at, end, (shields >> actor) & 1 != 0)
    elif not (shields >> line) & 1:
        if cause == BY_RAIDER:
            raider_takes(s, actor, line, at)
        else:
            if cause == BY_ASSASSIN:
                units = s.lines[line]
                if unit_strength(s.cards, units, at, tiwaz_in(s.cards, units)) <= ASSASSIN_BOUNTY:
                    s.then(Bounty(actor))
            destroy(s, [unit_code(line, at)])


def plague_falls(s: WolvesState, number: i64, shields: i64) -> None:
    """All strengths are read once, then all units that have it are discarded together (W-23)."""
    seats = threatened_by_plague(s, number) & ~shields
    fallen: list[int | str] = []
    for seat in range(i64(s.seats)):
        if not (seats >> seat) & 1:
            continue
        values = strengths(s.cards, s.lines[seat])
        at: i64 = len(values) - 1
        while at >= 0:
            if values[at] == number:
                kind = take_out(s, seat, at)
                to_discard(s, kind)
                if s.listening:
                    fallen.append(card_key(int(kind)))
            at -= 1
    if s.listening:
        if fallen:
            s.tell("plague-takes", {"units": fallen})
        else:
            s.tell("plague-spares", {})


def tyr_strikes(s: WolvesState, actor: i64, end: i64, shields: i64) -> None:
    """Every unguarded line loses its unit at that end, all at once (W-44, W-60b)."""
    seats = threatened_by_tyr(s, actor) & ~shields
    hits: list[int] = []
    for seat in range(i64(s.seats)):
        if (seats >> seat) & 1:
            hits.append(unit_code(seat, 0 if end == LEFT else len(s.lines[seat]) - 1))
    destroy(s, hits)


def raider_takes(s: WolvesState, actor: i64, line: i64, at: i64) -> None:
    """The named unit goes to the hand of whoever laid the Raider (W-14)."""
    kind = take_out(s, line, at)
    if room(s, actor) > 0:
        gain_open(s, actor, kind)
        if s.listening:
            s.tell("taken", {"seat": seat_name(int(actor)), "unit": card_key(int(kind)), "line": seat_name(int(line))})
    else:
        to_discard(s, kind)


def traitor_leads(s: WolvesState, actor: i64, line: i64, at: i64, end: i64, refused: bool) -> None:
    """The named unit changes sides. A leader who may not enter, or a refused unit, is discarded (W-15, W-22)."""
    kind = take_out(s, line, at)
    if refused or not may_enter(s.cards, s.lines[actor], kind):
        to_discard(s, kind)
        if s.listening:
            s.tell("refused", {"unit": card_key(int(kind)), "line": seat_name(int(actor))})
        return
    put(s, actor, end, kind, actor)
    if s.listening:
        params: Params = {"seat": seat_name(int(actor)), "unit": card_key(int(kind)), "end": f"@end-{ENDS[int(end)]}"}
        if line == actor:
            s.tell("reseats", params)
        else:
            s.tell("lured", {**params, "line": seat_name(int(line))})


@final
class Bounty(Step[WolvesState]):
    """Whoever laid the Assassin draws a card for a victim of at most 4, once that one has its place (W-13, W-67)."""

    def __init__(self, actor: int) -> None:
        super().__init__()
        self.actor = actor

    def run(self, s: WolvesState) -> None:
        draw(s, self.actor, 1)

    def fields(self) -> list[Json]:
        return [self.actor]


@final
class Reaction(Public[WolvesState]):
    """One threatened seat answers: a Shield Wall, a Huskarl, or nothing. `seats` are those still to be asked."""

    def __init__(
        self, cause: int, actor: int, seats: tuple[int, ...], shields: int, line: int, at: int, end: int
    ) -> None:
        super().__init__()
        self.cause = cause
        self.actor = actor
        self.seats = seats
        self.shields = shields
        self.line = line
        self.at = at
        self.end = end

    def seat(self, s: WolvesState) -> int:
        return self.seats[0]

    def arrival(self) -> bool:
        """Whether the seat is asked about the unit that a Traitor brings into its own line."""
        return self.cause == BY_TRAITOR and self.seats[0] != self.line

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        params: Params = {"by": seat_name(self.actor)}
        if self.cause == BY_PLAGUE:
            values = strengths(s.cards, s.lines[seat])
            params["strength"] = self.line
            params["count"] = sum(1 for value in values if value == self.line)
            return Prompt("reaction-plague", seat, params, True)
        if self.cause == BY_TYR:
            line = s.lines[seat]
            params["end"] = f"@end-{ENDS[self.line]}"
            params["unit"] = card_key(line[0 if self.line == LEFT else len(line) - 1] & 15)
            return Prompt("reaction-tyr", seat, params, True)
        params["unit"] = card_key(int(kind_at(s.lines[self.line], self.at)))
        params["place"] = self.at + 1
        if self.arrival():
            params["line"] = seat_name(self.line)
            return Prompt("reaction-arrival", seat, params, True)
        return Prompt(f"reaction-{CAUSES[self.cause]}", seat, params, True)

    def options(self, s: WolvesState, seat: int) -> list[int]:
        options = [ALLOW]
        if not s.has_passed(seat) and s.hands[seat * KINDS + SHIELD_WALL] > 0:
            options.append(SHIELD)
        if by_intruder(self.cause) and seat == self.line:
            options += [HUSKARL_AT + at for at in huskarls(s.lines[seat])]
        return options

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        if option >= HUSKARL_AT:
            take_out(s, seat, option - HUSKARL_AT)
            to_discard(s, HUSKARL)
            if s.listening:
                s.tell("huskarl", {"seat": seat_name(seat), "by": seat_name(self.actor), "card": self.card()})
            return
        shields = self.shields
        if option == SHIELD:
            lose(s, seat, SHIELD_WALL)
            to_limbo(s, SHIELD_WALL)
            shields |= 1 << seat
            if s.listening:
                s.tell("shield-wall", {"seat": seat_name(seat), "by": seat_name(self.actor), "card": self.card()})
            if self.cause == BY_TRAITOR:
                happen(s, self.cause, self.actor, shields, self.line, self.at, self.end)
                return
        go_on(s, self.cause, self.actor, self.seats[1:], shields, self.line, self.at, self.end)

    def card(self) -> str:
        """What threatens."""
        name = CAUSES[self.cause]
        if self.cause == BY_PLAGUE:
            return card_key(PLAGUE)
        return f"@deity-{name}" if self.cause >= BY_TYR else f"@unit-{name}"

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        if option >= HUSKARL_AT:
            return f"huskarl {unit_word(s, unit_code(seat, option - HUSKARL_AT))}"
        return "shield_wall" if option == SHIELD else "pass"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        if text == "pass":
            return ALLOW
        if text == "shield_wall":
            return SHIELD
        word, _, rest = text.partition(" ")
        if word != "huskarl":
            raise InvalidMove(f"{text!r} is no answer: write pass, shield_wall or huskarl 2:3:huskarl")
        if not rest:
            found = huskarls(s.lines[seat])
            return HUSKARL_AT + (found[0] if len(found) == 1 else 127)
        code = read_unit(s, rest)
        return HUSKARL_AT + (code & 127 if code >> 7 == seat else 127)

    def why_not(self, s: WolvesState, seat: int, text: str) -> Reason | None:
        option = self.read(s, seat, text)
        if self.allows(s, seat, option):
            return None
        if option == SHIELD:
            if s.has_passed(seat):
                return Reason("shield-wall-after-pass", {})
            return Reason("not-in-hand", {"card": card_key(SHIELD_WALL)})
        if not by_intruder(self.cause):
            return Reason("huskarl-only-intruders", {"card": self.card()})
        return Reason("no-huskarl", {})

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.wolves.preview import preview

        return preview(s, seat, option)

    def fields(self) -> list[Json]:
        return [self.cause, self.actor, list(self.seats), self.shields, self.line, self.at, self.end]


@final
class Spent(Step[WolvesState]):
    """A manoeuvre has resolved: Freya's owner may take it if another played it and twelve allow it (W-25)."""

    def __init__(self, kind: int, player: int) -> None:
        super().__init__()
        self.kind = kind
        self.player = player

    def run(self, s: WolvesState) -> None:
        freya = s.patron(FREYA)
        if freya >= 0 and freya != self.player and room(s, freya) > 0:
            s.then(Freya(int(freya), self.kind, self.player))
        else:
            from_limbo(s, self.kind)
            to_discard(s, self.kind)

    def fields(self) -> list[Json]:
        return [self.kind, self.player]


LEAVE: Final = 0
TAKE: Final = 1


@final
class Freya(Public[WolvesState]):
    """Freya's owner takes a manoeuvre that another player has played, or leaves it (W-25)."""

    def __init__(self, owner: int, kind: int, player: int) -> None:
        super().__init__()
        self.owner = owner
        self.kind = kind
        self.player = player

    def seat(self, s: WolvesState) -> int:
        return self.owner

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("freya", seat, {"card": card_key(self.kind), "by": seat_name(self.player)}, True)

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return [LEAVE, TAKE]

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        from_limbo(s, self.kind)
        if option == TAKE:
            gain_open(s, seat, self.kind)
            if s.listening:
                s.tell("freya", {"seat": seat_name(seat), "card": card_key(self.kind), "deity": deity_key(FREYA)})
        else:
            to_discard(s, self.kind)

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return "take" if option == TAKE else "pass"

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        return {"hand": int(s.sizes[seat]) + (1 if option == TAKE else 0)}

    def fields(self) -> list[Json]:
        return [self.owner, self.kind, self.player]
