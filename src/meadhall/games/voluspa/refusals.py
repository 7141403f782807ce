"""Why a move is not allowed, for the person who tried it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flat import i64
from meadhall.engine.types import Params, Reason
from meadhall.games.voluspa import placing
from meadhall.games.voluspa.board import Board
from meadhall.games.voluspa.notation import DISCARD, PLACE, VERBS, WAYS, Option, cell_name, pack
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import EMPTY, FREYA, HEL, KINDS, NAMES, STRENGTH, STRONGEST, TROLL, tile_name


def not_asked(option: Option) -> Reason:
    """A kind of answer that does not belong here."""
    return Reason("not-asked", {"verb": VERBS[option.verb]})


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
    if s.rules.strict_tokens and not placing.token_free(s.board, kind, boost, option.cell):
        return Reason("no-token", {"tile": tile_name(kind), "worth": worth})
    return None


REASONS: Final = {
    placing.NEEDS_TILE: "needs-tile",
    placing.ON_HEL: "on-hel",
    placing.NOTHING_TO_THROW: "nothing-to-throw",
    placing.NO_NEIGHBOUR: "no-neighbour",
    placing.TOO_LONG: "too-long",
    placing.BESIDE_TROLL: "beside-troll",
    placing.OCCUPIED: "occupied",
    placing.THROW_BLOCKED: "throw-blocked",
    placing.THROW_TOO_LONG: "throw-too-long",
    placing.THROW_TROLL_BESIDE: "throw-troll-beside",
    placing.THROW_BESIDE_TROLL: "throw-beside-troll",
}


def not_placeable(b: Board, option: Option) -> Reason | None:
    """The tile may not go there, whoever holds it."""
    c: i64 = option.cell
    found = int(placing.obstacle(b, option.kind, c, option.way))
    if found == placing.FITS:
        return None
    if found == placing.NO_SUCH_WAY:
        return Reason("unknown-move", {"move": str(pack(*option))})
    told: Params = {"tile": tile_name(option.kind), "cell": cell_name(b, c)}
    there: int = b.top[c]
    if there != EMPTY:
        told["there"] = tile_name(there)
    if found == placing.SAME_KIND:
        return Reason(f"{NAMES[option.kind]}-on-{NAMES[option.kind]}", told)
    at = c
    if found >= placing.THROW_BLOCKED:
        at = b.landing(c, b.steps[option.way - 1])
        told["to"] = cell_name(b, at)
        told["way"] = WAYS[option.way]
    if found == placing.TOO_LONG:
        row = b.length(c, -1) + 1 + b.length(c, 1)
        column = b.length(c, -b.wide) + 1 + b.length(c, b.wide)
        told["length"] = max(row, column)
    elif found in (placing.BESIDE_TROLL, placing.THROW_BESIDE_TROLL):
        told["troll"] = troll_beside(b, at)
    return Reason(REASONS[found], told)


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
