"""Why a move is not allowed, for the person who tried it."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.engine.types import Params, Reason
from meadhall.games.voluspa.board import CLOSED, LISTED, TROLLS, Board
from meadhall.games.voluspa.notation import DISCARD, DROP, PLACE, WAYS, Option, cell_name
from meadhall.games.voluspa.placing import token_free
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import (
    COVERING,
    EMPTY,
    FEARLESS,
    FREYA,
    HABITS,
    HEL,
    JOTUN,
    KINDS,
    NAMES,
    STRENGTH,
    STRONGEST,
    TROLL,
    tile_name,
)


def not_asked(option: Option) -> Reason:
    """A kind of answer that does not belong here."""
    return Reason("not-asked", {"verb": ("place", "discard", "drop", "fly", "stay", "done")[option.verb]})


def not_held(s: Voluspa, seat: int, option: Option) -> Reason | None:
    """The tile is not in hand, or it cannot be boosted so."""
    kind, boost = option.kind, option.boost
    have: int = s.hels[seat] if kind == HEL else s.hands[seat * KINDS + kind]
    if not have:
        return Reason("not-in-hand", {"tile": tile_name(kind)})
    if not boost:
        return None
    freyas: int = s.hands[seat * KINDS + FREYA]
    if kind == FREYA:
        freyas -= 1
    if boost > freyas:
        return Reason("not-enough-freyas", {"tile": tile_name(kind), "needed": boost, "freyas": freyas})
    worth = STRENGTH[kind] + boost
    if worth > STRONGEST:
        return Reason("over-twelve", {"tile": tile_name(kind), "worth": worth})
    if s.rules.strict_tokens and not token_free(s.board, kind, boost, option.cell):
        return Reason("no-token", {"tile": tile_name(kind), "worth": worth})
    return None


def not_placeable(b: Board, option: Option) -> Reason | None:
    """The tile may not go there, whoever holds it."""
    kind = option.kind
    c: i64 = option.cell
    there: int = b.top[c]
    told: Params = {"tile": tile_name(kind), "cell": cell_name(b, c)}
    if there != EMPTY:
        told["there"] = tile_name(there)
    if kind == HEL:
        if there == EMPTY:
            return Reason("needs-tile", told)
        return Reason("on-hel", told) if there == HEL else None
    if there == EMPTY:
        return not_on_empty(b, option, told)
    if there == HEL:
        return Reason("on-hel", told)
    if HABITS[kind] != COVERING and not (kind == JOTUN and option.way):
        return Reason("occupied", told)
    if kind == there and kind != JOTUN:
        return Reason(f"{NAMES[kind]}-on-{NAMES[kind]}", told)
    if b.near[c] & TROLLS:
        told["troll"] = troll_beside(b, c)
        return Reason("beside-troll", told)
    return not_thrown(b, option, told) if kind == JOTUN else None


def not_on_empty(b: Board, option: Option, told: Params) -> Reason | None:
    c: i64 = option.cell
    if option.kind == JOTUN and option.way:
        return Reason("nothing-to-throw", told)
    if not b.near[c] & LISTED:
        return Reason("no-neighbour", told)
    if b.near[c] & CLOSED:
        row = b.length(c, -1) + 1 + b.length(c, 1)
        column = b.length(c, -b.wide) + 1 + b.length(c, b.wide)
        told["length"] = max(row, column)
        return Reason("too-long", told)
    if b.near[c] & TROLLS and HABITS[option.kind] != FEARLESS:
        told["troll"] = troll_beside(b, c)
        return Reason("beside-troll", told)
    return None


def not_thrown(b: Board, option: Option, told: Params) -> Reason | None:
    """The tile in the way cannot be thrown so (S-10, S-11)."""
    c: i64 = option.cell
    step = b.steps[option.way - 1]
    to = b.landing(c, step)
    told["to"] = cell_name(b, to)
    told["way"] = WAYS[option.way]
    if b.top[to] != EMPTY:
        return Reason("throw-blocked", told)
    if b.near[to] & CLOSED:
        return Reason("throw-too-long", told)
    if b.top[c] == TROLL:
        return Reason("throw-troll-beside", told) if to == (c + step) & b.mask else None
    if b.near[to] & TROLLS:
        told["troll"] = troll_beside(b, to)
        return Reason("throw-beside-troll", told)
    return None


def troll_beside(b: Board, c: i64) -> str:
    """The first Troll that touches the cell."""
    for step in b.steps:
        x: i64 = (c + step) & b.mask
        if b.top[x] == TROLL:
            return cell_name(b, x)
    return ""


def wrong_verb(option: Option, something_fits: bool) -> Reason | None:
    """On one's turn: a discard although something fits (B-2), or an answer to another question."""
    if option.verb == DISCARD and something_fits:
        return Reason("must-place", {"tile": tile_name(option.kind)})
    return None if option.verb in (PLACE, DISCARD) else not_asked(option)


def not_dropped(s: Voluspa, seat: int, option: Option) -> Reason | None:
    if option.verb != DROP:
        return not_asked(option)
    return not_held(s, seat, option)
