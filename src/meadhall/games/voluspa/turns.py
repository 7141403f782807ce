"""A turn: lay a tile and score it, or discard one; perhaps follow a Hermod, fly a Raven or drop tiles; then draw.

What is asked depends on the hand, which is hidden, so the frames say only what everybody sees: whose turn it is, the
Hermod to be followed, the Raven that may fly.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64
from meadhall.engine.frames import one_of
from meadhall.engine.types import Json, Params, Prompt, Reason, seat_name
from meadhall.games.voluspa import notation, placing
from meadhall.games.voluspa.board import Board
from meadhall.games.voluspa.hands import refill, throw_away, tile_name
from meadhall.games.voluspa.notation import (
    CELL_BITS,
    DISCARD,
    DONE,
    DROP,
    FLY,
    PLACE,
    STAY,
    Option,
    boost_of,
    cell_name,
    cell_of,
    kind_of,
    pack,
    unpack,
    verb_of,
    way_of,
)
from meadhall.games.voluspa.placing import (
    FITS,
    flights,
    line_ends,
    line_tiles,
    most_freyas,
    obstacle,
    placements,
    round_about,
    token_free,
)
from meadhall.games.voluspa.plays import fly, place
from meadhall.games.voluspa.preview import placement
from meadhall.games.voluspa.refusals import not_asked, not_dropped, not_held, not_placeable, wrong_verb
from meadhall.games.voluspa.state import Asking, Voluspa
from meadhall.games.voluspa.tiles import EMPTY, FIRST, HAND, HEL, HERMOD, KINDS, RAVEN, SKADI, STRENGTH, WORTH

NOWHERE: Final = -1
"""Stands for the Hermod of a Raven that follows none."""


def holds(s: Voluspa, seat: int, kind: int, boost: int) -> bool:
    """Whether the seat has this tile, and Freyas enough to boost it so."""
    if kind == HEL:
        return s.hels[seat] > 0 and boost == 0
    if not FIRST <= kind < s.kinds or not s.hands[seat * KINDS + kind]:
        return False
    return boost == 0 or (s.freya and boost <= most_freyas(s, seat * KINDS, kind))


class Prompted(Asking):
    """What all prompts of this game share: texts made by the notation, reasons, previews."""

    def say(self, s: Voluspa, seat: int, option: int) -> str:
        return notation.say(s.board, option)

    def read(self, s: Voluspa, seat: int, text: str) -> int:
        return notation.read(s.board, text)

    def why_not(self, s: Voluspa, seat: int, text: str) -> Reason | None:
        return self.refusal(s, seat, unpack(self.read(s, seat, text)))

    def refusal(self, s: Voluspa, seat: int, option: Option) -> Reason | None:
        raise NotImplementedError

    def preview(self, s: Voluspa, seat: int, option: int) -> dict[str, Json]:
        taken = unpack(option)
        if taken.verb == PLACE:
            return placement(s.board.copy(), s.rules, taken)
        return {"points": 0, "lines": []}


@final
class Turn(Prompted):
    """Lay one tile; only if none of them fits anywhere, discard one (B-2)."""

    def ask(self, s: Voluspa, seat: int) -> Prompt:
        return Prompt("place" if self.placements(s, seat) else "discard", seat, {})

    def placements(self, s: Voluspa, seat: int) -> list[int]:
        b = s.board
        return placements(s, seat * KINDS, s.hels[seat] > 0, b.edge, b.laid, b.laid)

    def options(self, s: Voluspa, seat: int) -> list[int]:
        found = self.placements(s, seat)
        return found if found else held_kinds(s, seat, DISCARD)

    def pick(self, s: Voluspa, seat: int, chance: Chance) -> int:
        if s.rules.strict_tokens:
            return one_of(self.options(s, seat), chance)
        option = placing.pick(s, seat, chance)
        if option < 0:
            return one_of(held_kinds(s, seat, DISCARD), chance)
        return option

    def allows(self, s: Voluspa, seat: int, option: int) -> bool:
        packed: i64 = option
        kind = packed >> CELL_BITS
        if FIRST <= kind < s.kinds:
            c = cell_of(packed)
            return c <= s.board.mask and s.hands[seat * KINDS + kind] > 0 and obstacle(s.board, kind, c, 0) == FITS
        if verb_of(option) == PLACE:
            return may_place(s, seat, option)
        return option in self.options(s, seat)

    def refusal(self, s: Voluspa, seat: int, option: Option) -> Reason | None:
        something_fits = option.verb == DISCARD and bool(self.placements(s, seat))
        reason = wrong_verb(option, something_fits) or not_held(s, seat, option)
        return reason or (not_placeable(s.board, option) if option.verb == PLACE else None)

    def take(self, s: Voluspa, seat: int, option: int) -> None:
        s.moves += 1
        if verb_of(option) == DISCARD:
            discard(s, seat, kind_of(option))
            return
        kind = kind_of(option)
        if kind == RAVEN:
            slot = s.board.slot(cell_of(option))
            place(s, seat, option)
            s.become(Fly(cell_of(option), slot, NOWHERE))
            return
        place(s, seat, option)
        if kind == HERMOD:
            s.become(Follow(cell_of(option)))
        elif kind == SKADI:
            after_skadi(s, seat)
        else:
            finish(s, seat, kind != HEL)


@final
class Follow(Prompted):
    """After a Hermod one more tile may be laid in his row or column; a further Hermod goes on from himself (S-13)."""

    def __init__(self, anchor: int) -> None:
        self.parts = ()
        self.origin = None
        self.anchor = anchor

    def fields(self) -> list[Json]:
        return [self.anchor]

    def ask(self, s: Voluspa, seat: int) -> Prompt:
        return Prompt("follow", seat, {"cell": cell_name(s.board, self.anchor)})

    def options(self, s: Voluspa, seat: int) -> list[int]:
        b = s.board
        ends = line_ends(b, self.anchor)
        tiles = line_tiles(b, self.anchor)
        out = placements(s, seat * KINDS, s.hels[seat] > 0, ends, tiles, round_about(b, self.anchor))
        out.append(pack(DONE))
        return out

    def allows(self, s: Voluspa, seat: int, option: int) -> bool:
        if verb_of(option) == PLACE:
            return may_place(s, seat, option) and self.in_reach(s, option)
        return option == pack(DONE)

    def refusal(self, s: Voluspa, seat: int, option: Option) -> Reason | None:
        if option.verb != PLACE:
            return None if option.verb == DONE else not_asked(option)
        reason = not_held(s, seat, option) or not_placeable(s.board, option)
        if reason is not None or self.in_reach(s, pack(PLACE, option.kind, cell=option.cell)):
            return reason
        hermod = cell_name(s.board, self.anchor)
        told: Params = {"tile": tile_name(option.kind), "cell": cell_name(s.board, option.cell), "hermod": hermod}
        return Reason("hel-not-near" if option.kind == HEL else "not-in-line", told)

    def in_reach(self, s: Voluspa, option: int) -> bool:
        """Whether the cell is in Hermod's line, or for a Hel around him (S-13, S-14)."""
        b = s.board
        c: i64 = cell_of(option)
        if kind_of(option) == HEL:
            return c in round_about(b, self.anchor)
        return c in (line_ends(b, self.anchor) if b.top[c] == EMPTY else line_tiles(b, self.anchor))

    def take(self, s: Voluspa, seat: int, option: int) -> None:
        s.moves += 1
        if verb_of(option) == DONE:
            if s.listening:
                s.tell("done", {"seat": seat_name(seat)})
            finish(s, seat, True)
            return
        kind = kind_of(option)
        if kind == RAVEN:
            slot = s.board.slot(cell_of(option))
            place(s, seat, option)
            s.become(Fly(cell_of(option), slot, self.anchor))
            return
        place(s, seat, option)
        if kind == HERMOD:
            s.become(Follow(cell_of(option)))
        elif kind == SKADI:
            after_skadi(s, seat)
        else:
            finish(s, seat, True)


@final
class Fly(Prompted):
    """The Raven just laid may be lifted and laid once more elsewhere, on the table as it is without it (O-8). One that
    follows a Hermod stays in his line (O-9)."""

    def __init__(self, cell: int, slot: int, anchor: int) -> None:
        self.parts = ()
        self.origin = None
        self.cell = cell
        self.slot = slot
        self.anchor = anchor

    def fields(self) -> list[Json]:
        return [self.cell, self.slot, self.anchor]

    def ask(self, s: Voluspa, seat: int) -> Prompt:
        return Prompt("fly", seat, {"cell": cell_name(s.board, self.cell)})

    def options(self, s: Voluspa, seat: int) -> list[int]:
        b = s.board
        boost = self.boost(b)
        b.lift(self.cell, self.slot)
        if self.anchor == NOWHERE:
            out = flights(b, self.cell, b.edge, b.laid)
        else:
            out = flights(b, self.cell, line_ends(b, self.anchor), line_tiles(b, self.anchor))
        self.put_back(b, boost)
        out.append(pack(STAY))
        return out

    def boost(self, b: Board) -> int:
        power: int = b.power[self.cell]
        return (power & WORTH) - STRENGTH[RAVEN]

    def put_back(self, b: Board, boost: int) -> None:
        """Undo a lift: asking where the Raven may fly changes nothing."""
        if self.slot < 0:
            b.cover(self.cell, RAVEN, boost)
        else:
            b.lay(self.cell, RAVEN, boost)

    def refusal(self, s: Voluspa, seat: int, option: Option) -> Reason | None:
        if option.verb != FLY:
            return None if option.verb == STAY else not_asked(option)
        b = s.board.copy()
        told: Params = {"tile": tile_name(RAVEN), "cell": cell_name(b, option.cell)}
        if option.cell == self.cell:
            return Reason("same-cell", told)
        b.lift(self.cell, self.slot)
        reason = not_placeable(b, Option(PLACE, RAVEN, 0, option.cell, 0))
        if reason is not None or self.anchor == NOWHERE:
            return reason
        c: i64 = option.cell
        if c in (line_ends(b, self.anchor) if b.top[c] == EMPTY else line_tiles(b, self.anchor)):
            return None
        told["hermod"] = cell_name(b, self.anchor)
        return Reason("not-in-line", told)

    def preview(self, s: Voluspa, seat: int, option: int) -> dict[str, Json]:
        taken = unpack(option)
        if taken.verb != FLY:
            return {"points": 0, "lines": []}
        b = s.board.copy()
        boost = self.boost(b)
        b.lift(self.cell, self.slot)
        return placement(b, s.rules, Option(PLACE, RAVEN, boost, taken.cell, 0))

    def take(self, s: Voluspa, seat: int, option: int) -> None:
        s.moves += 1
        if verb_of(option) == STAY:
            if s.listening:
                s.tell("stay", {"seat": seat_name(seat), "cell": cell_name(s.board, self.cell)})
        else:
            fly(s, seat, self.cell, self.slot, cell_of(option))
        finish(s, seat, True)


@final
class Drop(Prompted):
    """Whoever took a boosted tile and holds more than five puts tiles away, one at a time (O-6)."""

    def ask(self, s: Voluspa, seat: int) -> Prompt:
        return Prompt("drop", seat, {"count": s.held[seat] - HAND})

    def options(self, s: Voluspa, seat: int) -> list[int]:
        return held_kinds(s, seat, DROP)

    def refusal(self, s: Voluspa, seat: int, option: Option) -> Reason | None:
        return not_dropped(s, seat, option)

    def take(self, s: Voluspa, seat: int, option: int) -> None:
        s.moves += 1
        kind = kind_of(option)
        throw_away(s, seat, kind)
        if s.listening:
            s.tell("drop", {"seat": seat_name(seat), "tile": tile_name(kind)})
        if s.held[seat] <= HAND:
            next_turn(s, seat)


TURN: Final = Turn()
DROPPING: Final = Drop()


def held_kinds(s: Voluspa, seat: int, verb: int) -> list[int]:
    """One option for each kind in hand, Hels apart."""
    return [pack(verb, kind) for kind in range(FIRST, s.kinds) if s.hands[seat * KINDS + kind]]


def may_place(s: Voluspa, seat: int, option: int) -> bool:
    c: i64 = cell_of(option)
    kind = kind_of(option)
    boost = boost_of(option)
    if c > s.board.mask or not holds(s, seat, kind, boost):
        return False
    if boost and s.rules.strict_tokens and not token_free(s.board, kind, boost, c):
        return False
    return obstacle(s.board, kind, c, way_of(option)) == FITS


def discard(s: Voluspa, seat: int, kind: int) -> None:
    """Nothing fits: one tile is discarded, then the hand is filled (B-2)."""
    throw_away(s, seat, kind)
    if s.listening:
        s.tell("discard", {"seat": seat_name(seat), "tile": tile_name(kind)})
    finish(s, seat, True)


def after_skadi(s: Voluspa, seat: int) -> None:
    """No draw in a turn with a Skadi (B-10); too many tiles are put away (O-6)."""
    if s.held[seat] > HAND:
        s.become(DROPPING)
    else:
        finish(s, seat, s.rules.skadi_draws)


def finish(s: Voluspa, seat: i64, draws: bool) -> None:
    """The turn is over: fill the hand where the rules say so, and on to the next."""
    if draws:
        refill(s, seat)
    next_turn(s, seat)


def can_act(s: Voluspa, seat: i64) -> bool:
    """Whether the seat has a tile, or a Hel and something to kill."""
    if s.held[seat]:
        return True
    return s.hels[seat] > 0 and len([c for c in s.board.laid if s.board.power[c]]) > 0


def next_turn(s: Voluspa, seat: i64) -> None:
    """Clockwise; who has nothing to lay is skipped (B-13), or fills the hand instead of a turn while there are tiles
    in the bag (B-17). The play is over when nobody can do either (B-18)."""
    seats: i64 = s.rules.seats
    at = seat
    left: i64 = 2 * seats
    while left > 0:
        left -= 1
        at += 1
        if at == seats:
            at = 0
        if can_act(s, at):
            s.turn = at
            s.frames[-1] = TURN
            return
        if s.stock:
            refill(s, at)
    if s.listening:
        s.tell("end", {})
    s.done()
