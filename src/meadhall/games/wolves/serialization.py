"""The state as plain data that a client can read: what is there, and what it comes to now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.flat import u8, vec
from meadhall.engine.types import Json
from meadhall.games.wolves.hall import deck_left, price
from meadhall.games.wolves.lines import BYTES
from meadhall.games.wolves.strengths import guarded, ranking, strength_of, strengths
from meadhall.games.wolves.units import (
    BOND,
    DEITIES,
    DEITY_NAMES,
    DEITY_OF,
    FENRIR,
    FENRIR_STRENGTH,
    HOVDING,
    KIND_OF,
    KINDS,
    KONUNG,
    ODIN,
    PEOPLE,
    RAGNAROK,
    THOR,
    THOR_STRENGTH,
    UNITS,
    VICTORIES,
    VICTORY_NAMES,
    VICTORY_OF,
)
from meadhall.games.wolves.victories import glory, pass_draw, worth_to

if TYPE_CHECKING:
    from meadhall.games.wolves.state import WolvesState


def dump(s: WolvesState) -> dict[str, Json]:
    seats = int(s.seats)
    out: dict[str, Json] = {
        "round": int(s.round),
        "starter": int(s.starter),
        "acted": s.acted,
        "serpent": int(s.serpent) if s.serpent >= 0 else None,
        "finished": s.finished,
        "ragnarok": s.ragnarok,
        "lastWinners": [seat for seat in range(seats) if (s.last_winners >> seat) & 1],
        "deck": int(s.deck_size),
        "discard": counts(s.discard, 0, KINDS),
        "resolving": counts(s.limbo, 0, KINDS),
        "hall": [hall_card(s, s.hall[at]) for at in range(len(s.hall))],
        "deityDeck": {"left": int(deck_left(s)), "unseen": deity_names(int(s.deities_left()))},
        "deityDiscard": deity_names(int(s.deity_discard)),
        "used": deity_names(int(s.used)),
        "spoils": [[VICTORY_NAMES[card], [int(worth_to(s, seat, card)) for seat in range(seats)]] for card in s.spoils],
        "victoryDeck": {"unseen": victory_names(int(s.victories_left()))},
        "passes": list(s.passes),
        "ranking": [*ranking(s)],
        "units": units(s),
        "totals": {PEOPLE[kind]: s.totals[kind] for kind in range(KINDS)},
        "players": [player(s, seat) for seat in range(seats)],
    }
    if not s.is_masked():
        out["deckCards"] = counts(s.deck, 0, KINDS)
    return out


def units(s: WolvesState) -> dict[str, Json]:
    """Rune and strength of each unit as printed; no strength where it is counted."""
    out: dict[str, Json] = {}
    for kind in range(UNITS):
        rune = "tiwaz" if (s.cards.tiwaz >> kind) & 1 else "eihwaz"
        out[PEOPLE[kind]] = [rune, None if kind in (BOND, HOVDING, KONUNG) else s.cards.strength[kind]]
    return out


def hall_card(s: WolvesState, deity: int) -> Json:
    """A deity in the Hall with its price for every seat; Ragnarök has none (W-34)."""
    if deity == RAGNAROK:
        return [DEITY_NAMES[deity], []]
    return [DEITY_NAMES[deity], [int(price(s, seat, deity)) for seat in range(int(s.seats))]]


def player(s: WolvesState, seat: int) -> Json:
    base = seat * KINDS
    line = s.lines[seat]
    values = strengths(s.cards, line)
    out: dict[str, Json] = {
        "cards": int(s.sizes[seat]),
        "known": counts(s.known, base, KINDS),
        "line": [[PEOPLE[line[at] & 15], values[at], line[at] >> 4] for at in range(len(line))],
        "sum": sum(values),
        "modifiers": modifiers(s, seat),
        "strength": int(strength_of(s, seat)),
        "guard": guard(s, seat),
        "sacrifices": counts(s.offered, base, KINDS),
        "worth": int(s.worth(seat)),
        "deities": deity_names(s.patrons[seat]),
        "victories": [
            [VICTORY_NAMES[card], int(worth_to(s, seat, card))]
            for card in range(VICTORIES)
            if (s.won[seat] >> card) & 1
        ],
        "glory": int(glory(s, seat)),
        "passed": s.has_passed(seat),
        "actions": int(s.actions[seat]),
        "passDraw": int(pass_draw(s, seat)),
    }
    if not s.is_masked() or s.viewer == seat:
        out["hand"] = counts(s.hands, base, KINDS)
    return out


def modifiers(s: WolvesState, seat: int) -> list[Json]:
    """What deities add to a line, each with its name; Odin's line names Fenrir with 0."""
    out: list[Json] = []
    if s.serves(seat, THOR):
        out.append(["thor", THOR_STRENGTH])
    fenrir = s.patron(FENRIR)
    if fenrir >= 0 and fenrir != seat:
        out.append(["fenrir", 0 if s.serves(seat, ODIN) else -FENRIR_STRENGTH])
    return out


def guard(s: WolvesState, seat: int) -> str | None:
    if not guarded(s, seat):
        return None
    return "heimdall" if s.has_passed(seat) else "surt"


def counts(cards: vec[u8], base: int, length: int) -> dict[str, Json]:
    return {PEOPLE[kind]: int(cards[base + kind]) for kind in range(length) if cards[base + kind] > 0}


def deity_names(mask: int) -> list[Json]:
    return [DEITY_NAMES[deity] for deity in range(DEITIES) if (mask >> deity) & 1]


def victory_names(mask: int) -> list[Json]:
    return [VICTORY_NAMES[card] for card in range(VICTORIES) if (mask >> card) & 1]


# --- and back --------------------------------------------------------------------------------------------------------


COUNTED = ("deityDeck", "victoryDeck", "ranking", "units")
"""What follows from the rest, and is there for readers."""


def load(s: WolvesState, data: dict[str, Json]) -> None:
    for name in COUNTED:
        assert name in data, f"{name!r} is missing"
    s.round = whole(data["round"])
    s.starter = whole(data["starter"])
    s.acted = data["acted"] is True
    serpent = data["serpent"]
    s.serpent = -1 if serpent is None else whole(serpent)
    s.finished = data["finished"] is True
    s.ragnarok = data["ragnarok"] is True
    s.last_winners = seat_mask(data["lastWinners"])
    s.deck_size = whole(data["deck"])
    fill_counts(s.discard, 0, data["discard"])
    s.discard_size = sum(int(count) for count in s.discard)
    fill_counts(s.limbo, 0, data["resolving"])
    s.hall = first_names(data["hall"], DEITY_OF)
    s.deity_discard = name_mask(data["deityDiscard"], DEITY_OF)
    s.used = name_mask(data["used"], DEITY_OF)
    s.spoils = first_names(data["spoils"], VICTORY_OF)
    for seat in listed(data["passes"]):
        s.passes += BYTES[whole(seat)]
    s.passed = seat_mask(data["passes"])
    if not s.is_masked():
        fill_counts(s.deck, 0, data["deckCards"])
    totals = data["totals"]
    assert isinstance(totals, dict)
    s.totals = tuple([whole(totals[name]) for name in PEOPLE])
    for seat, entry in enumerate(listed(data["players"])):
        assert isinstance(entry, dict)
        load_player(s, seat, entry)
    if s.is_masked():
        for kind, count in enumerate(s.unseen()):
            s.deck[kind] = u8(count)
        s.pool_unseen()


def load_player(s: WolvesState, seat: int, data: dict[str, Json]) -> None:
    base = seat * KINDS
    s.sizes[seat] = u8(whole(data["cards"]))
    fill_counts(s.known, base, data["known"])
    s.known_sizes[seat] = u8(sum(int(s.known[base + kind]) for kind in range(KINDS)))
    fill_counts(s.hands, base, data["hand"] if "hand" in data else data["known"])
    for unit in listed(data["line"]):
        parts = listed(unit)
        name, by = parts[0], parts[2]
        assert isinstance(name, str)
        s.lines[seat] += BYTES[KIND_OF[name] | whole(by) << 4]
    fill_counts(s.offered, base, data["sacrifices"])
    s.weigh_sacrifices(seat)
    s.patrons[seat] = name_mask(data["deities"], DEITY_OF)
    s.won[seat] = 0
    for card in listed(data["victories"]):
        name = listed(card)[0]
        assert isinstance(name, str)
        s.won[seat] = s.won[seat] | 1 << VICTORY_OF[name]
    s.actions[seat] = u8(whole(data["actions"]))


def whole(value: Json) -> int:
    assert isinstance(value, int)
    return value


def listed(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def fill_counts(cards: vec[u8], base: int, data: Json) -> None:
    assert isinstance(data, dict)
    for name, count in data.items():
        cards[base + KIND_OF[name]] = u8(whole(count))


def first_names(data: Json, numbers: dict[str, int]) -> bytes:
    out: list[int] = []
    for entry in listed(data):
        name = listed(entry)[0]
        assert isinstance(name, str)
        out.append(numbers[name])
    return bytes(out)


def name_mask(data: Json, numbers: dict[str, int]) -> int:
    mask = 0
    for name in listed(data):
        assert isinstance(name, str)
        mask |= 1 << numbers[name]
    return mask


def seat_mask(data: Json) -> int:
    mask = 0
    for seat in listed(data):
        mask |= 1 << whole(seat)
    return mask
