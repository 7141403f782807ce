"""Reaction windows: who is threatened by an effect, what may answer it, and what happens when nobody does.

An effect is declared with its target (W-17). Then every affected seat that might react, as far as the others know,
is asked in turn order from the active player (W-18): Huskarl, Shield Wall or nothing, one answer each. Then it
happens to all at once. Lines under a deity's guard are never asked: the effect fails there. Only the seven causes below
can be answered (W-21, W-62), and only where there is something to cancel (W-66).
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.errors import AmbiguousMove, InvalidMove
from meadhall.engine.flat import i64
from meadhall.engine.mechanisms.asking import NO, PASS_WORD, YES, Offer
from meadhall.engine.mechanisms.windows import ReactionWindow
from meadhall.engine.types import Json, Params, Prompt, Reason, seat_name
from meadhall.games.wolves.effects import destroy, in_turn_order, plague_falls, raider_takes, traitor_leads, tyr_strikes
from meadhall.games.wolves.hands import draw, from_limbo, might_hold_shield_wall, room, to_discard, to_limbo
from meadhall.games.wolves.lines import earns_bounty, hit_by_plague, holds, huskarls, kind_at, outermost, take_out
from meadhall.games.wolves.moves import ALLOW, HUSKARL_AT, NO_PLACE, SHIELD, own_place, unit_code
from meadhall.games.wolves.notation import read_unit, unit_word
from meadhall.games.wolves.preview import Aftermath, preview, tried
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.units import FREYA, HUSKARL, KINDS, PLAGUE, SHIELD_WALL, card_key, deity_key, end_key

BY_ARCHER: Final = 0
BY_ASSASSIN: Final = 1
BY_RAIDER: Final = 2
BY_TRAITOR: Final = 3
BY_PLAGUE: Final = 4
BY_TYR: Final = 5
BY_LOKI: Final = 6
CAUSES: Final = ("archer", "assassin", "raider", "traitor", "plague", "tyr", "loki")
SHIELD_WORD: Final = "shield_wall"


def by_intruder(cause: i64) -> bool:
    """Assassin, Raider and Traitor are those whom a Huskarl stops (W-19)."""
    return BY_ASSASSIN <= cause <= BY_TRAITOR


def threaten(s: WolvesState, cause: int, actor: int, seats: tuple[int, ...], line: int, at: int, end: int) -> None:
    """Declare an effect: ask those who might answer, then let it happen. Arrivals are no effect (W-62)."""
    Reaction(cause, actor, seats, 0, line, at, end).open(s)


@final
class Reaction(ReactionWindow[WolvesState]):
    """One threatened seat answers: a Shield Wall, a Huskarl, or nothing. `line` is the number named by a Plague, and
    the end for Tyr."""

    def __init__(
        self, cause: int, actor: int, asked: tuple[int, ...], shields: int, line: int, at: int, end: int
    ) -> None:
        super().__init__(asked)
        self.cause = cause
        self.actor = actor
        self.shields = shields
        self.line = line
        self.at = at
        self.end = end

    def with_asked(self, asked: tuple[int, ...]) -> Reaction:
        return Reaction(self.cause, self.actor, asked, self.shields, self.line, self.at, self.end)

    def might_react(self, s: WolvesState, seat: int) -> bool:
        """Whether, by what everybody knows, this seat could answer (W-18 to W-21)."""
        if might_hold_shield_wall(s, seat):
            return True
        return by_intruder(self.cause) and seat == self.line and holds(s.lines[seat], HUSKARL)

    def arrival(self) -> bool:
        """Whether the seat is asked about the unit that a Traitor brings into its own line."""
        return self.cause == BY_TRAITOR and self.asked[0] != self.line

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        params: Params = {"by": seat_name(self.actor)}
        line = s.lines[seat]
        if self.cause == BY_PLAGUE:
            params["strength"] = self.line
            params["count"] = len(hit_by_plague(s.cards, line, self.line))
            return Prompt("reaction-plague", seat, params, True)
        if self.cause == BY_TYR:
            params["end"] = end_key(self.line)
            params["unit"] = card_key(int(kind_at(line, outermost(line, self.line))))
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
        elif option == SHIELD:
            s.lose_open(seat, SHIELD_WALL)
            to_limbo(s, SHIELD_WALL)
            if s.listening:
                s.tell("shield-wall", {"seat": seat_name(seat), "by": seat_name(self.actor), "card": self.card()})
            asked = () if self.cause == BY_TRAITOR else self.asked[1:]
            shields = self.shields | 1 << seat
            Reaction(self.cause, self.actor, asked, shields, self.line, self.at, self.end).open(s)
        else:
            self.close(s)

    def happen(self, s: WolvesState) -> None:
        """The effect happens wherever no Shield Wall stands against it; then the manoeuvres are out (W-25, W-69)."""
        cause, actor, line, shields = self.cause, self.actor, self.line, self.shields
        if cause == BY_PLAGUE:
            s.then(Spent(PLAGUE, actor))
        if shields:
            for seat in reversed(in_turn_order(s, actor, shields)):
                s.then(Spent(SHIELD_WALL, seat))
        if cause == BY_PLAGUE:
            plague_falls(s, line, shields)
        elif cause == BY_TYR:
            tyr_strikes(s, actor, line, shields)
        elif not (shields >> line) & 1:
            if cause == BY_TRAITOR:
                traitor_leads(s, actor, line, self.at, self.end, (shields >> actor) & 1 != 0)
            elif cause == BY_RAIDER:
                raider_takes(s, actor, line, self.at)
            else:
                if cause == BY_ASSASSIN and earns_bounty(s.cards, s.lines[line], self.at):
                    s.then(Bounty(actor))
                destroy(s, [unit_code(line, self.at)])

    def card(self) -> str:
        """What threatens."""
        name = CAUSES[self.cause]
        if self.cause == BY_PLAGUE:
            return card_key(PLAGUE)
        return f"@deity-{name}" if self.cause >= BY_TYR else f"@unit-{name}"

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        if option >= HUSKARL_AT:
            return f"huskarl {unit_word(s, unit_code(seat, option - HUSKARL_AT))}"
        return SHIELD_WORD if option == SHIELD else PASS_WORD

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        if text == PASS_WORD:
            return ALLOW
        if text == SHIELD_WORD:
            return SHIELD
        word, _, rest = text.partition(" ")
        if word != "huskarl":
            raise InvalidMove(f"{text!r} is no answer: write pass, shield_wall or huskarl 2:3:huskarl")
        if not rest:
            found = huskarls(s.lines[seat])
            if len(found) > 1:
                raise AmbiguousMove(f"{text!r} does not say which of {len(found)} Huskarls", "which-huskarl")
            return HUSKARL_AT + (found[0] if len(found) == 1 else NO_PLACE)
        return HUSKARL_AT + own_place(read_unit(s, rest), seat)

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        if option == SHIELD:
            if s.has_passed(seat):
                return Reason("shield-wall-after-pass", {})
            return Reason("not-in-hand", {"card": card_key(SHIELD_WALL)})
        if not by_intruder(self.cause):
            return Reason("huskarl-only-intruders", {"card": self.card()})
        return Reason("no-huskarl", {})

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        return preview(s, seat, option)


@final
class Bounty(Aftermath):
    """Whoever laid the Assassin draws a card for a victim of at most 4, once that one has its place (W-13, W-67)."""

    def run(self, s: WolvesState) -> None:
        draw(s, self.who, 1)


@final
class Spent(Aftermath):
    """A manoeuvre has resolved: Freya's owner may take it if another played it and twelve allow it (W-25)."""

    def __init__(self, kind: int, who: int) -> None:
        super().__init__(who)
        self.kind = kind

    def run(self, s: WolvesState) -> None:
        freya = s.patron(FREYA)
        if freya >= 0 and freya != self.who and room(s, freya) > 0:
            s.then(Freya(int(freya), self.kind, self.who))
        else:
            from_limbo(s, self.kind)
            to_discard(s, self.kind)


@final
class Freya(Offer[WolvesState]):
    """Freya's owner takes a manoeuvre that another player has played, or leaves it (W-25)."""

    def __init__(self, who: int, kind: int, player: int) -> None:
        super().__init__(who)
        self.kind = kind
        self.player = player

    def word(self) -> str:
        return "take"

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("freya", seat, {"card": card_key(self.kind), "by": seat_name(self.player)}, True)

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return [NO, YES]

    def accept(self, s: WolvesState, seat: int) -> None:
        from_limbo(s, self.kind)
        s.gain_open(seat, self.kind)
        if s.listening:
            s.tell("freya", {"seat": seat_name(seat), "card": card_key(self.kind), "deity": deity_key(FREYA)})

    def decline(self, s: WolvesState, seat: int) -> None:
        from_limbo(s, self.kind)
        to_discard(s, self.kind)

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        return {"hand": int(tried(s, seat, option).sizes[seat])}
