"""The state as plain data that a client can read: what is there, and what it comes to now."""

from __future__ import annotations

from meadhall.engine.flat import u8, vec
from meadhall.engine.json_reader import JsonReader
from meadhall.engine.types import Json
from meadhall.games.wolves.hall import deck_left, price
from meadhall.games.wolves.state import WolvesState, weigh_sacrifices
from meadhall.games.wolves.strengths import guarded, ranking, strength_of, strengths
from meadhall.games.wolves.units import (
    BOND,
    BYTES,
    DECK,
    DEITIES,
    DEITY_NAMES,
    DEITY_OF,
    FENRIR,
    FENRIR_STRENGTH,
    HAND_LIMIT,
    HOVDING,
    KIND_OF,
    KINDS,
    KONUNG,
    MOST_ACTIONS,
    ODIN,
    PEOPLE,
    RAGNAROK,
    SUMMONED_OF,
    THOR,
    THOR_STRENGTH,
    UNIT_BITS,
    UNIT_MASK,
    UNIT_OF,
    UNITS,
    VICTORIES,
    VICTORY_NAMES,
    WON_OF,
)
from meadhall.games.wolves.victories import glory, pass_draw, worth_to


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
        "discard": counts(s.discard, 0),
        "resolving": counts(s.limbo, 0),
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
        out["deckCards"] = counts(s.deck, 0)
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
    first = seat * KINDS
    line = s.lines[seat]
    values = strengths(s.cards, line)
    out: dict[str, Json] = {
        "cards": int(s.sizes[seat]),
        "known": counts(s.known, first),
        "line": [[PEOPLE[line[at] & UNIT_MASK], values[at], line[at] >> UNIT_BITS] for at in range(len(line))],
        "sum": sum(values),
        "modifiers": modifiers(s, seat),
        "strength": int(strength_of(s, seat)),
        "guard": guard(s, seat),
        "sacrifices": counts(s.offered, first),
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
        out["hand"] = counts(s.hands, first)
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


def counts(cards: vec[u8], first: int) -> dict[str, Json]:
    return {PEOPLE[kind]: int(cards[first + kind]) for kind in range(KINDS) if cards[first + kind] > 0}


def deity_names(mask: int) -> list[Json]:
    return [DEITY_NAMES[deity] for deity in range(DEITIES) if (mask >> deity) & 1]


def victory_names(mask: int) -> list[Json]:
    return [VICTORY_NAMES[card] for card in range(VICTORIES) if (mask >> card) & 1]


# --- and back ---------------------------------------------------------------------------------------------------------

COUNTED = ("deityDeck", "victoryDeck", "ranking", "units")
"""What follows from the rest, and is there for readers."""


def load(s: WolvesState, data: dict[str, Json]) -> None:
    """Take the facts from what `dump` gave; an error says where the data is wrong."""
    reader = JsonReader(data)
    for name in COUNTED:
        reader.key(name)
    last = int(s.seats) - 1
    s.round = reader.key("round").whole()
    s.starter = reader.key("starter").whole(0, last)
    s.acted = reader.key("acted").flag()
    serpent = reader.key("serpent")
    s.serpent = -1 if serpent.missing else serpent.whole(0, last)
    s.finished = reader.key("finished").flag()
    s.ragnarok = reader.key("ragnarok").flag()
    for seat in reader.key("lastWinners").seats(last + 1):
        s.last_winners |= 1 << seat
    s.deck_size = reader.key("deck").whole(0, DECK)
    s.discard_size = fill_counts(s.discard, 0, reader.key("discard"), KIND_OF)
    fill_counts(s.limbo, 0, reader.key("resolving"), KIND_OF)
    s.hall = first_names(reader.key("hall"), DEITY_OF, "card of the Hall")
    s.deity_discard = reader.key("deityDiscard").mask(SUMMONED_OF, "deity")
    s.used = reader.key("used").mask(SUMMONED_OF, "deity")
    s.spoils = first_names(reader.key("spoils"), WON_OF, "victory card")
    for seat in reader.key("passes").seats(last + 1):
        s.passes += BYTES[seat]
        s.passed |= 1 << seat
    totals = reader.key("totals")
    s.totals = tuple([totals.key(name).whole(0, DECK) for name in PEOPLE])
    for seat, player in enumerate(reader.key("players").items(last + 1, last + 1)):
        load_player(s, seat, player)
    weigh_sacrifices(s)
    if s.is_masked():
        load_unseen(s, reader)
    else:
        fill_counts(s.deck, 0, reader.key("deckCards"), KIND_OF)


def load_player(s: WolvesState, seat: int, data: JsonReader) -> None:
    first = seat * KINDS
    s.sizes[seat] = u8(data.key("cards").whole(0, HAND_LIMIT))
    s.known_sizes[seat] = u8(fill_counts(s.known, first, data.key("known"), KIND_OF))
    held = fill_counts(s.hands, first, data.key("hand" if data.has("hand") else "known"), KIND_OF)
    if held != s.sizes[seat] and (data.has("hand") or held > s.sizes[seat]):
        raise data.key("cards").error(f"there are {held} cards in this hand, not {s.sizes[seat]}")
    for unit in data.key("line").items(0, DECK):
        name, _, by = unit.items(3, 3)
        s.lines[seat] += BYTES[name.named(UNIT_OF, "unit") | by.whole(0, int(s.seats) - 1) << UNIT_BITS]
    fill_counts(s.offered, first, data.key("sacrifices"), UNIT_OF)
    s.patrons[seat] = data.key("deities").mask(SUMMONED_OF, "deity")
    s.won[seat] = 0
    for victory in first_names(data.key("victories"), WON_OF, "victory card"):
        s.won[seat] |= 1 << victory
    s.actions[seat] = u8(data.key("actions").whole(0, MOST_ACTIONS))


def load_unseen(s: WolvesState, data: JsonReader) -> None:
    """In a view the deck is all that its seat cannot place (W-74)."""
    placed = s.placed()
    for kind in range(KINDS):
        seen = placed[kind] + sum([int(s.hands[seat * KINDS + kind]) for seat in range(int(s.seats))])
        if seen > s.totals[kind]:
            raise data.key("totals").error(f"{seen} cards {PEOPLE[kind]!r} lie in sight, more than there are")
        s.deck[kind] = u8(s.totals[kind] - seen)
    s.pool_unseen()


def fill_counts(cards: vec[u8], first: int, data: JsonReader, numbers: dict[str, int]) -> int:
    """Counts by name into their places; gives how many cards that are."""
    total = 0
    for kind, count in data.counts(numbers, "card", DECK):
        cards[first + kind] = u8(count)
        total += count
    return total


def first_names(data: JsonReader, numbers: dict[str, int], what: str) -> bytes:
    """Of a list of names with what they come to, the names alone."""
    return bytes([entry.items(2, 2)[0].named(numbers, what) for entry in data.items()])
