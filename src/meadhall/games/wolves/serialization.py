"""The state as plain data that a client can read: what is there, and what it comes to now."""

from __future__ import annotations

from typing import Final

from meadhall.engine.errors import DataError
from meadhall.engine.flat import u8, vec
from meadhall.engine.json_reader import JsonReader
from meadhall.engine.types import Json
from meadhall.games.wolves import units
from meadhall.games.wolves.cards import COUNTED
from meadhall.games.wolves.hall import deck_left, price
from meadhall.games.wolves.state import WolvesState, fill_counts, recount
from meadhall.games.wolves.strengths import guarded, ranking, strength_of, strengths
from meadhall.games.wolves.turns import Rounds
from meadhall.games.wolves.units import names_in
from meadhall.games.wolves.victories import glory, pass_draw, worth_to

MOST_SPOILS: Final = 2


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
        "deityDeck": {"left": int(deck_left(s)), "unseen": deities(int(s.deities_left()))},
        "deityDiscard": deities(int(s.deity_discard)),
        "used": deities(int(s.used)),
        "spoils": [spoil(s, s.spoils[at]) for at in range(len(s.spoils))],
        "victoryDeck": {"unseen": [*names_in(int(s.victories_left()), units.VICTORY_NAMES)]},
        "passes": list(s.passes),
        "ranking": [*ranking(s)],
        "units": printed(s),
        "totals": {units.PEOPLE[kind]: s.totals[kind] for kind in range(units.KINDS)},
        "players": [player(s, seat) for seat in range(seats)],
    }
    if not s.is_masked():
        out["deckCards"] = counts(s.deck, 0)
    return out


def printed(s: WolvesState) -> dict[str, Json]:
    """Rune and strength of each unit as printed; no strength where it is counted."""
    out: dict[str, Json] = {}
    for kind in range(units.UNITS):
        rune = "tiwaz" if (s.cards.tiwaz >> kind) & 1 else "eihwaz"
        out[units.PEOPLE[kind]] = [rune, None if kind in COUNTED else s.cards.strength[kind]]
    return out


def hall_card(s: WolvesState, deity: int) -> Json:
    """A deity in the Hall with its price for every seat; Ragnarök has none (W-34)."""
    if deity == units.RAGNAROK:
        return [units.DEITY_NAMES[deity], []]
    return [units.DEITY_NAMES[deity], [int(price(s, seat, deity)) for seat in range(int(s.seats))]]


def spoil(s: WolvesState, card: int) -> Json:
    """A victory card that is to be won, with its worth to every seat."""
    return [units.VICTORY_NAMES[card], [int(worth_to(s, seat, card)) for seat in range(int(s.seats))]]


def player(s: WolvesState, seat: int) -> Json:
    first = seat * units.KINDS
    line = s.lines[seat]
    values = strengths(s.cards, line)
    won = names_in(s.won[seat], units.VICTORY_NAMES)
    out: dict[str, Json] = {
        "cards": int(s.sizes[seat]),
        "known": counts(s.known, first),
        "line": [unit_data(line[at], values[at]) for at in range(len(line))],
        "sum": sum(values),
        "modifiers": modifiers(s, seat),
        "strength": int(strength_of(s, seat)),
        "guard": guard(s, seat),
        "sacrifices": counts(s.offered, first),
        "worth": int(s.worth(seat)),
        "deities": deities(s.patrons[seat]),
        "victories": [[name, int(worth_to(s, seat, units.VICTORY_OF[name]))] for name in won],
        "glory": int(glory(s, seat)),
        "passed": s.has_passed(seat),
        "actions": int(s.actions[seat]),
        "passDraw": int(pass_draw(s, seat)),
    }
    if not s.is_masked() or s.viewer == seat:
        out["hand"] = counts(s.hands, first)
    return out


def unit_data(unit: int, strength: int) -> Json:
    return [units.PEOPLE[unit & units.UNIT_MASK], strength, unit >> units.UNIT_BITS]


def modifiers(s: WolvesState, seat: int) -> list[Json]:
    """What deities add to a line, each with its name; Odin's line names Fenrir with 0."""
    out: list[Json] = []
    if s.serves(seat, units.THOR):
        out.append([units.DEITY_NAMES[units.THOR], units.THOR_STRENGTH])
    fenrir = s.patron(units.FENRIR)
    if fenrir >= 0 and fenrir != seat:
        out.append([units.DEITY_NAMES[units.FENRIR], 0 if s.serves(seat, units.ODIN) else -units.FENRIR_STRENGTH])
    return out


def guard(s: WolvesState, seat: int) -> str | None:
    if not guarded(s, seat):
        return None
    return units.DEITY_NAMES[units.HEIMDALL if s.has_passed(seat) else units.SURT]


def counts(cards: vec[u8], first: int) -> dict[str, Json]:
    return {units.PEOPLE[kind]: int(cards[first + kind]) for kind in range(units.KINDS) if cards[first + kind] > 0}


def deities(mask: int) -> list[Json]:
    return [*names_in(mask, units.DEITY_NAMES)]


# --- and back ---------------------------------------------------------------------------------------------------------


def load(s: WolvesState, data: dict[str, Json]) -> None:
    """Take the facts from what `dump` gave; an error says where the data is wrong."""
    reader = JsonReader(data)
    seats = int(s.seats)
    s.round = reader.key("round").whole(1, units.VICTORIES)
    s.starter = reader.key("starter").whole(0, seats - 1)
    s.acted = reader.key("acted").flag()
    serpent = reader.key("serpent")
    s.serpent = serpent.whole_or(units.NOBODY, seats - 1)
    s.finished = reader.key("finished").flag()
    s.ragnarok = reader.key("ragnarok").flag()
    s.last_winners = sum([1 << seat for seat in reader.key("lastWinners").seats(seats)])
    s.deck_size = reader.key("deck").whole(0, units.DECK)
    load_counts(s.discard, 0, reader.key("discard"), units.KIND_OF)
    load_counts(s.limbo, 0, reader.key("resolving"), units.KIND_OF)
    s.hall = bytes(first_names(reader.key("hall"), units.DEITY_OF, "card of the Hall"))
    s.deity_discard = reader.key("deityDiscard").mask(units.SUMMONED_OF, "deity")
    s.used = reader.key("used").mask(units.SUMMONED_OF, "deity")
    s.spoils = bytes(first_names(reader.key("spoils"), units.WON_OF, "victory card"))
    s.passes = bytes(reader.key("passes").seats(seats))
    totals = reader.key("totals")
    s.totals = tuple([totals.key(name).whole(0, units.DECK) for name in units.PEOPLE])
    for seat, player in enumerate(reader.key("players").items(seats, seats)):
        load_player(s, seat, player)
    recount(s)
    if s.is_masked():
        load_unseen(s, totals)
    else:
        there = load_counts(s.deck, 0, reader.key("deckCards"), units.KIND_OF)
        if there != s.deck_size:
            raise reader.key("deck").error(f"there are {there} cards in it, not {s.deck_size}")


def check(s: WolvesState) -> None:
    """What could never lie on a table is refused: cards beyond the box, deities and victories in two places, spoils of
    another number of seats, two leaders in a line, a play that is neither under way nor over."""
    for name, count in s.count().items():
        if name.startswith(("deity ", "victory ")):
            if count != 1:
                raise DataError(f"the {name} lies in {count} places")
        elif count > s.totals[units.KIND_OF[name]] or (not s.is_masked() and count < s.totals[units.KIND_OF[name]]):
            raise DataError(f"totals: there are {count} cards {name!r}, not {s.totals[units.KIND_OF[name]]}")
        elif count > s.cards.counts[units.KIND_OF[name]]:
            raise DataError(f"there are {count} cards {name!r}, and {s.cards.counts[units.KIND_OF[name]]} in the box")
    if len(s.spoils) > MOST_SPOILS:
        raise DataError(f"spoils: there are {len(s.spoils)}, and never more than {MOST_SPOILS}")
    if s.ragnarok_in_hall() and not s.ragnarok:
        raise DataError("ragnarok: it lies in the Hall, so this round is the last")
    for seat in range(int(s.seats)):
        for kind in (units.PRIEST, units.HOVDING, units.KONUNG):
            if sum([1 for unit in s.lines[seat] if unit & units.UNIT_MASK == kind]) > 1:
                raise DataError(f"players[{seat}].line: there is a second {units.PEOPLE[kind]!r}")
        for kind in range(units.KINDS):
            if s.known[seat * units.KINDS + kind] > s.hands[seat * units.KINDS + kind]:
                raise DataError(f"players[{seat}].known: {units.PEOPLE[kind]!r} is not in that hand")
    if s.finished == bool(s.frames) or (s.frames and not isinstance(s.frames[0], Rounds)):
        raise DataError("frames: below all lies 'Rounds', unless the play is finished")


def load_player(s: WolvesState, seat: int, data: JsonReader) -> None:
    first = seat * units.KINDS
    s.sizes[seat] = u8(data.key("cards").whole(0, units.HAND_LIMIT))
    load_counts(s.known, first, data.key("known"), units.KIND_OF)
    held = load_counts(s.hands, first, data.key("hand" if data.has("hand") else "known"), units.KIND_OF)
    if held != s.sizes[seat] and (data.has("hand") or held > s.sizes[seat]):
        raise data.key("cards").error(f"there are {held} cards in this hand, not {s.sizes[seat]}")
    for unit in data.key("line").items(0, units.DECK):
        name, _, by = unit.items(3, 3)
        code = name.named(units.UNIT_OF, "unit") | by.whole(0, int(s.seats) - 1) << units.UNIT_BITS
        s.lines[seat] += units.BYTES[code]
    load_counts(s.offered, first, data.key("sacrifices"), units.UNIT_OF)
    s.patrons[seat] = data.key("deities").mask(units.SUMMONED_OF, "deity")
    s.won[seat] = sum([1 << card for card in set(first_names(data.key("victories"), units.WON_OF, "victory card"))])
    s.actions[seat] = u8(data.key("actions").whole(0, units.MOST_ACTIONS))


def load_unseen(s: WolvesState, totals: JsonReader) -> None:
    """In a view the deck is all that its seat cannot place (W-74)."""
    placed = s.placed()
    for kind in range(units.KINDS):
        seen = placed[kind] + sum([int(s.hands[seat * units.KINDS + kind]) for seat in range(int(s.seats))])
        if seen > s.totals[kind]:
            raise totals.error(f"{seen} cards {units.PEOPLE[kind]!r} lie in sight, more than there are")
        s.deck[kind] = u8(s.totals[kind] - seen)
    s.pool_unseen()


def load_counts(cards: vec[u8], first: int, data: JsonReader, numbers: dict[str, int]) -> int:
    return fill_counts(cards, first, data.counts(numbers, "card", units.DECK))


def first_names(data: JsonReader, numbers: dict[str, int], what: str) -> list[int]:
    """Of a list of names with what they come to, the names alone."""
    return [entry.items(2, 2)[0].named(numbers, what) for entry in data.items()]
