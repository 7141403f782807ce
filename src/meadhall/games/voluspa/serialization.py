"""A play as plain data, readable by a client, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.flat import append, u8, vec
from meadhall.engine.types import TRUTH, Json
from meadhall.games.voluspa.board import KIND_BITS
from meadhall.games.voluspa.hands import known_of, tiles_of
from meadhall.games.voluspa.notation import cell_name, cell_named, find_west
from meadhall.games.voluspa.scoring import value
from meadhall.games.voluspa.tiles import FIRST, HEL, KIND_OF, KINDS, NAMES, STRENGTH, WORTH

if TYPE_CHECKING:
    from meadhall.games.voluspa.state import Voluspa


def dump(s: Voluspa, whole: bool) -> dict[str, Json]:
    b = s.board
    board: list[Json] = []
    for c in b.laid:
        kind: int = b.top[c]
        power: int = b.power[c]
        boost = (power & WORTH) - STRENGTH[kind] if kind != HEL else 0
        covered: list[Json] = [NAMES[under] for under in b.covered(c)] if len(b.under) else []
        board.append([cell_name(b, c), NAMES[kind], boost, value(b, c, 1), value(b, c, b.wide), covered])
    hands: list[Json] = []
    for seat in range(s.rules.seats):
        tiles: list[Json] = [NAMES[kind] for kind in tiles_of(s, seat)]
        known: list[Json] = [NAMES[kind] for kind in known_of(s, seat)]
        held: int = s.held[seat]
        hands.append({"count": held, "tiles": tiles, "known": known})
    last: Json = [cell_name(b, s.last), s.last_seat] if s.last >= 0 else None
    out: dict[str, Json] = {
        "board": board,
        "hands": hands,
        "hels": numbers(s.hels),
        "bag": s.stock,
        "discard": piles(s.discard),
        "scores": [int(score) for score in s.scores],
        "gained": [int(move) for move in s.gained],
        "moves": s.moves,
        "turn": s.turn,
        "last": last,
    }
    out["bagTiles" if whole else "unseen"] = piles(s.bag)
    return out


def numbers(counts: vec[u8]) -> list[Json]:
    out: list[Json] = []
    for count in counts:
        number: int = count
        out.append(number)
    return out


def piles(counts: vec[u8]) -> dict[str, Json]:
    out: dict[str, Json] = {}
    for kind in range(FIRST, KINDS):
        number: int = counts[kind]
        if number:
            out[NAMES[kind]] = number
    return out


def load(s: Voluspa, data: dict[str, Json]) -> None:
    """Lay the tiles in the order in which they were laid, and count what is left: it is gone."""
    b = s.board
    assert find_west(b, [str(rows(row)[0]) for row in rows(data["board"])])
    for row in rows(data["board"]):
        name, tile, boost, _, _, under = rows(row)
        c = cell_named(b, str(name))
        kind = KIND_OF[str(tile)]
        if kind == HEL:
            b.lay_hel(c)
        else:
            b.lay(c, kind, int_of(boost))
        for covered in rows(under):
            b.under = append(b.under, (c << KIND_BITS) | KIND_OF[str(covered)])
    hands = rows(data["hands"])
    for seat in range(s.rules.seats):
        hand = hands[seat]
        assert isinstance(hand, dict)
        s.held[seat] = int_of(hand["count"])
        for tile in rows(hand["tiles"]):
            s.hands[seat * KINDS + KIND_OF[str(tile)]] += 1
        for tile in rows(hand["known"]):
            s.known[seat * KINDS + KIND_OF[str(tile)]] += 1
            s.sure[seat] += 1
        s.hels[seat] = int_of(rows(data["hels"])[seat])
        s.scores[seat] = int_of(rows(data["scores"])[seat])
        s.gained[seat] = int_of(rows(data["gained"])[seat])
    s.stock = int_of(data["bag"])
    take_piles(s.bag, data["bagTiles"] if "bagTiles" in data else data["unseen"])
    take_piles(s.discard, data["discard"])
    s.moves = int_of(data["moves"])
    s.turn = int_of(data["turn"])
    last = data["last"]
    if last is not None:
        name, seat_of = rows(last)
        s.last = cell_named(b, str(name))
        s.last_seat = int_of(seat_of)
    count_gone(s)
    if s.viewer != TRUTH:
        s.pool_unseen()


def count_gone(s: Voluspa) -> None:
    """What is nowhere else has left the play."""
    for name, there in s.count().items():
        kind = KIND_OF[name]
        s.gone[kind] = s.rules.numbers[kind] - there


def rows(data: Json) -> list[Json]:
    assert isinstance(data, list)
    return data


def int_of(data: Json) -> int:
    assert isinstance(data, int)
    return data


def take_piles(counts: vec[u8], data: Json) -> None:
    assert isinstance(data, dict)
    for name, number in data.items():
        counts[KIND_OF[name]] = int_of(number)
