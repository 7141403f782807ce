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
from meadhall.games.voluspa.action_space import NO_ID, action_id, action_ids
from meadhall.games.voluspa.board import KIND_MASK, Board
from meadhall.games.voluspa.hands import refill, throw_away
from meadhall.games.voluspa.notation import (
    BOOST_MASK,
    BOOST_SHIFT,
    CELL_BITS,
    CELL_MASK,
    DISCARD,
    PLACE,
    VERB_SHIFT,
    WAY_MASK,
    WAY_SHIFT,
    Option,
    cell_of,
    kind_of,
    pack,
    verb_of,
)
from meadhall.games.voluspa.placing import FITS, obstacle, placements
from meadhall.games.voluspa.plays import fly, place
from meadhall.games.voluspa.preview import placement
from meadhall.games.voluspa.refusals import not_asked, not_held, not_placeable, wrong_verb
from meadhall.games.voluspa.state import Asking, Voluspa
from meadhall.games.voluspa.tiles import FIRST, HAND, HEL, HERMOD, KINDS, RAVEN, SKADI, tile_name

NOWHERE: Final = -1
"""Stands for the Hermod of a Raven that follows none."""


class Prompted(Asking):
    """What all prompts of this game share: texts made by the notation, reasons, previews."""

    def say(self, s: Voluspa, seat: int, option: int) -> str:
        return notation.say(s.board, option)

    def say_all(self, s: Voluspa, seat: int, options: list[int]) -> list[str]:
        board = s.board
        return [notation.say(board, option) for option in options]

    def read(self, s: Voluspa, seat: int, text: str) -> int:
        return notation.read(s.board, text)

    def why_not(self, s: Voluspa, seat: int, text: str) -> Reason | None:
        return self.refusal(s, seat, notation.unpack(self.read(s, seat, text)))

    def refusal(self, s: Voluspa, seat: int, option: Option) -> Reason | None:
        raise NotImplementedError

    def action(self, s: Voluspa, seat: int, option: int) -> int:
        found = action_id(s, seat, option)
        if found == NO_ID:
            options = self.options(s, seat)
            found = action_ids(s, seat, options)[options.index(option)]
        return found

    def actions(self, s: Voluspa, seat: int, options: list[int]) -> list[int]:
        return action_ids(s, seat, options)

    def preview(self, s: Voluspa, seat: int, option: int) -> dict[str, Json]:
        if verb_of(option) == PLACE:
            return placement(s.board.copy(), s.rules, option)
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
        return self.placements(s, seat) or held_kinds(s, seat, DISCARD)

    def pick(self, s: Voluspa, seat: int, chance: Chance) -> int:
        if s.rules.strict_tokens:
            return one_of(self.options(s, seat), chance)
        option = placing.pick(s, seat, chance)
        if option < 0:
            return one_of(held_kinds(s, seat, DISCARD), chance)
        return option

    def allows(self, s: Voluspa, seat: int, option: int) -> bool:
        packed: i64 = option
        who: i64 = seat
        kind = packed >> CELL_BITS
        if FIRST <= kind < s.kinds_used:
            b = s.board
            c = packed & CELL_MASK
            return c <= b.mask and s.hands[who * KINDS + kind] > 0 and obstacle(b, kind, c, 0) == FITS
        if verb_of(option) == PLACE:
            return may_place(s, seat, option)
        return option in self.options(s, seat)

    def refusal(self, s: Voluspa, seat: int, option: Option) -> Reason | None:
        something_fits = option.verb == DISCARD and bool(self.placements(s, seat))
        reason = wrong_verb(option, something_fits) or not_held(s, seat, option)
        return reason or (not_placeable(s.board, option) if option.verb == PLACE else None)

    def take(self, s: Voluspa, seat: int, option: int) -> None:
        s.moves += 1
        if option >> VERB_SHIFT == DISCARD:
            put_away(s, seat, option, "discard")
            finish(s, seat, True)
        else:
            lay(s, seat, option, NOWHERE)


@final
class Follow(Prompted):
    """After a Hermod one more tile may be laid in his row or column; a further Hermod goes on from himself (S-13),
    anything else ends the chain (S-14, S-15). Even an empty hand is asked (S-20)."""

    def __init__(self, anchor: int) -> None:
        self.parts = ()
        self.origin = None
        self.anchor = anchor

    def ask(self, s: Voluspa, seat: int) -> Prompt:
        return Prompt("follow", seat, {"cell": notation.cell_name(s.board, self.anchor)})

    def options(self, s: Voluspa, seat: int) -> list[int]:
        b = s.board
        ends = placing.line_ends(b, self.anchor)
        tiles = placing.line_tiles(b, self.anchor)
        out = placements(s, seat * KINDS, s.hels[seat] > 0, ends, tiles, placing.round_about(b, self.anchor))
        out.append(pack(notation.DONE))
        return out

    def allows(self, s: Voluspa, seat: int, option: int) -> bool:
        if verb_of(option) == PLACE:
            return may_place(s, seat, option) and self.in_reach(s, option)
        return option == pack(notation.DONE)

    def refusal(self, s: Voluspa, seat: int, option: Option) -> Reason | None:
        if option.verb != PLACE:
            return None if option.verb == notation.DONE else not_asked(option)
        reason = not_held(s, seat, option) or not_placeable(s.board, option)
        if reason is not None or self.in_reach(s, pack(PLACE, option.kind, cell=option.cell)):
            return reason
        hermod = notation.cell_name(s.board, self.anchor)
        told: Params = {
            "tile": tile_name(option.kind),
            "cell": notation.cell_name(s.board, option.cell),
            "hermod": hermod,
        }
        return Reason("hel-not-near" if option.kind == HEL else "not-in-line", told)

    def in_reach(self, s: Voluspa, option: int) -> bool:
        """Whether the cell is in Hermod's line, or for a Hel around him (S-13, S-14)."""
        b = s.board
        c: i64 = cell_of(option)
        if kind_of(option) == HEL:
            return c in placing.round_about(b, self.anchor)
        return placing.in_line(b, self.anchor, c)

    def take(self, s: Voluspa, seat: int, option: int) -> None:
        s.moves += 1
        if verb_of(option) == notation.DONE:
            if s.listening:
                s.tell("done", {"seat": seat_name(seat)})
            finish(s, seat, True)
        else:
            lay(s, seat, option, self.anchor)


@final
class Fly(Prompted):
    """The Raven just laid may be lifted and laid once more elsewhere, on the table as it is without it (O-8). One that
    follows a Hermod stays in his line (O-9). No Freyas are given with it (O-15). A Raven that cannot fly is asked too
    (S-20)."""

    def __init__(self, cell: int, slot: int, anchor: int) -> None:
        self.parts = ()
        self.origin = None
        self.cell = cell
        self.slot = slot
        self.anchor = anchor

    def ask(self, s: Voluspa, seat: int) -> Prompt:
        return Prompt("fly", seat, {"cell": notation.cell_name(s.board, self.cell)})

    def options(self, s: Voluspa, seat: int) -> list[int]:
        b = s.board
        boost = b.boost(self.cell)
        b.lift(self.cell, self.slot)
        if self.anchor == NOWHERE:
            out = placing.flights(b, self.cell, b.edge, b.laid)
        else:
            out = placing.flights(b, self.cell, placing.line_ends(b, self.anchor), placing.line_tiles(b, self.anchor))
        self.put_back(b, boost)
        out.append(pack(notation.STAY))
        return out

    def put_back(self, b: Board, boost: int) -> None:
        """Undo a lift: asking where the Raven may fly changes nothing."""
        if self.slot < 0:
            b.cover(self.cell, RAVEN, boost)
        else:
            b.lay(self.cell, RAVEN, boost)

    def refusal(self, s: Voluspa, seat: int, option: Option) -> Reason | None:
        if option.verb != notation.FLY:
            return None if option.verb == notation.STAY else not_asked(option)
        b = s.board.copy()
        told: Params = {"tile": tile_name(RAVEN), "cell": notation.cell_name(b, option.cell)}
        if option.cell == self.cell:
            return Reason("same-cell", told)
        b.lift(self.cell, self.slot)
        reason = not_placeable(b, Option(PLACE, RAVEN, 0, option.cell, 0))
        if reason is not None or self.anchor == NOWHERE:
            return reason
        if placing.in_line(b, self.anchor, option.cell):
            return None
        told["hermod"] = notation.cell_name(b, self.anchor)
        return Reason("not-in-line", told)

    def preview(self, s: Voluspa, seat: int, option: int) -> dict[str, Json]:
        if verb_of(option) != notation.FLY:
            return {"points": 0, "lines": []}
        b = s.board.copy()
        boost = b.boost(self.cell)
        b.lift(self.cell, self.slot)
        return placement(b, s.rules, pack(PLACE, RAVEN, boost, cell_of(option)))

    def take(self, s: Voluspa, seat: int, option: int) -> None:
        s.moves += 1
        if verb_of(option) == notation.STAY:
            if s.listening:
                s.tell("stay", {"seat": seat_name(seat), "cell": notation.cell_name(s.board, self.cell)})
        else:
            fly(s, seat, self.cell, self.slot, cell_of(option))
        finish(s, seat, True)


@final
class Drop(Prompted):
    """Whoever took a boosted tile and holds more than five puts tiles away, one at a time, any of them (O-6, O-17)."""

    def ask(self, s: Voluspa, seat: int) -> Prompt:
        return Prompt("drop", seat, {"count": s.sizes[seat] - HAND})

    def options(self, s: Voluspa, seat: int) -> list[int]:
        return held_kinds(s, seat, notation.DROP)

    def refusal(self, s: Voluspa, seat: int, option: Option) -> Reason | None:
        return not_held(s, seat, option) if option.verb == notation.DROP else not_asked(option)

    def take(self, s: Voluspa, seat: int, option: int) -> None:
        s.moves += 1
        put_away(s, seat, option, "drop")
        if s.sizes[seat] <= HAND:
            next_turn(s, seat)


TURN: Final = Turn()
DROPPING: Final = Drop()


def held_kinds(s: Voluspa, seat: int, verb: int) -> list[int]:
    """One option for each kind in hand, Hels apart."""
    return [pack(verb, kind) for kind in range(FIRST, s.kinds_used) if s.hands[seat * KINDS + kind]]


def may_place(s: Voluspa, seat: int, option: i64) -> bool:
    """Whether the seat has this tile, with Freyas and a token for its boost, and it fits there."""
    c: i64 = cell_of(option)
    kind: i64 = kind_of(option)
    boost: i64 = notation.boost_of(option)
    if kind == HEL:
        held = s.hels[seat] > 0 and boost == 0
    else:
        held = FIRST <= kind < s.kinds_used and s.hands[seat * KINDS + kind] > 0
    if c > s.board.mask or not held:
        return False
    if boost and (not s.freya or boost > placing.most_freyas(s, seat * KINDS, kind)):
        return False
    if boost and s.rules.strict_tokens and not placing.token_free(s.board, kind, boost, c):
        return False
    return obstacle(s.board, kind, c, notation.way_of(option)) == FITS


def lay(s: Voluspa, seat: int, option: int, anchor: int) -> None:
    """Lay a tile, perhaps after a Hermod, and see what follows. A turn of a Hel alone draws nothing (S-16)."""
    packed: i64 = option
    kind = packed >> CELL_BITS & KIND_MASK
    c = packed & CELL_MASK
    slot = s.board.slot(c) if kind == RAVEN else 0
    place(s, seat, kind, c, packed >> BOOST_SHIFT & BOOST_MASK, packed >> WAY_SHIFT & WAY_MASK)
    if kind == RAVEN:
        s.become(Fly(c, slot, anchor))
    elif kind == HERMOD:
        s.become(Follow(c))
    elif kind == SKADI:
        after_skadi(s, seat)
    else:
        finish(s, seat, kind != HEL or anchor != NOWHERE)


def put_away(s: Voluspa, seat: int, option: int, key: str) -> None:
    """A tile goes from the hand to the discard pile."""
    kind = kind_of(option)
    throw_away(s, seat, kind)
    if s.listening:
        s.tell(key, {"seat": seat_name(seat), "tile": tile_name(kind)})


def after_skadi(s: Voluspa, seat: int) -> None:
    """No draw in a turn with a Skadi (B-10), also after a Hermod (S-17); too many tiles are put away (O-6)."""
    if s.sizes[seat] > HAND:
        s.become(DROPPING)
    else:
        finish(s, seat, s.rules.skadi_draws)


def finish(s: Voluspa, seat: i64, draws: bool) -> None:
    """The turn is over: fill the hand where the rules say so, and on to the next."""
    if draws:
        refill(s, seat)
    next_turn(s, seat)


def can_act(s: Voluspa, seat: i64) -> bool:
    """Whether the seat has a tile, or a Hel and something to kill (B-18)."""
    if s.sizes[seat]:
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
        if s.sizes[at] or can_act(s, at):
            s.turn = at
            s.frames[-1] = TURN
            return
        if s.deck_size:
            refill(s, at)
    if s.listening:
        s.tell("end", {})
    s.done()
