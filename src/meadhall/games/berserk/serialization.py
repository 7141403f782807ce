"""The state as plain data that a client can read, and back.

`cards` has one object for each slot; a card that may not be seen has no `card`. What only the rules look at (grants,
marks, what comes later, records of what is under way) are rows of numbers.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.flat import i64, vec
from meadhall.engine.json_reader import JsonReader
from meadhall.engine.types import TRUTH, Json
from meadhall.games.berserk import board, events, features, language, state, under_way, values, verbs
from meadhall.games.berserk.cards import LANGUAGE

MOST: Final = 1 << 53
MOST_CARDS: Final = 100
FLAGS: Final = {"faceDown": state.FACE_DOWN, "reborn": state.REBORN, "fallen": state.FALLEN}


def dump(s: state.BerserkState) -> dict[str, Json]:
    return {
        **{name: int(getattr(s, name)) for name in state.COUNTS},
        "winner": None if s.winner == state.UNDECIDED else int(s.winner),
        "ghost": None if s.ghost < 0 else int(s.ghost),
        "cards": [card_data(s, slot) for slot in range(int(s.slots))],
        "players": [player_data(s, seat) for seat in range(state.SEATS)],
        **all_rows(s),
    }


def all_rows(s: state.BerserkState) -> dict[str, Json]:
    return {
        name: [[int(number) for number in row] for row in getattr(s, field)] for name, (field, _) in state.ROWS.items()
    }


def card_data(s: state.BerserkState, slot: int) -> Json:
    known = s.kind[slot] != state.UNKNOWN
    out: dict[str, Json] = {
        "card": s.card(slot).id if known else None,
        "owner": int(s.owner[slot]),
        "side": int(s.side[slot]),
        "kind": language.CARD_KINDS[s.form[slot]],
        "zone": language.ZONES[s.zone[slot]],
        "cell": board.CELL_NAMES[s.cell[slot]] if s.cell[slot] >= 0 else None,
        "host": None if s.host[slot] < 0 else int(s.host[slot]),
        "open": s.open[slot] != 0,
        "life": int(values.life(s, slot)) if known else None,
        **dict(zip(state.SEEN, s.numbers(slot, state.SEEN), strict=True)),
        **{name: s.flags[slot] & flag != 0 for name, flag in FLAGS.items()},
        "kept": [*s.numbers(slot, state.KEPT)],
    }
    if s.viewer != TRUTH:
        shown = known and s.in_play(slot)
        out["strike"] = strike_now(s, slot) if shown else []
        out["bonuses"] = bonuses(s, slot) if shown else []
    return out


def player_data(s: state.BerserkState, seat: int) -> Json:
    """Decks and deals; in a view those of others only by their number."""
    out: dict[str, Json] = {}
    for name, pile in s.piles(seat).items():
        out[name] = [None if kind == state.UNKNOWN else s.book.cards[kind].id for kind in pile]
    return out | {"gold": int(s.gold[seat]), "cards": int(s.totals[seat])}


# --- why the numbers of a card are what they are ----------------------------------------------------------------------
def strike_now(s: state.BerserkState, slot: i64) -> list[Json]:
    """The simple strike of a card against no card in particular; empty for one that does not strike."""
    if s.card(slot).strike is features.NOTHING or s.form[slot] >= language.ARTIFACT:
        return []
    out: list[Json] = []
    for strength in language.HITS:
        added = values.total(s, slot, language.OWN_VALUE, language.SIMPLE, strength)
        out.append(int(max(0, values.printed_strike(s, slot, strength) + added)))
    return out


def bonuses(s: state.BerserkState, slot: i64) -> list[Json]:
    """What a card has from conditions that hold, from auras and from grants, as rows of a view; what depends on the
    card it meets is not among them."""
    own = [] if values.silent(s, slot) else s.card(slot).statics
    given = [(modifier, int(slot)) for modifier in own if modifier.conditions]
    for source in [source for source in events.hear(s, "auras") if source != slot]:
        given += [(aura, source) for aura in s.card(source).auras if values.reaches(s, aura, source, slot)]
    found: list[tuple[features.Modifier, int, int]] = []
    for modifier, source in given:
        if values.all_hold(s, modifier.conditions, source, under_way.NO_RECORD):
            amount = values.amount_of(s, modifier.amount, source, s.side[source], under_way.NO_RECORD, language.STRONG)
            found.append((modifier, int(amount), language.FOREVER))
    found += [(s.book.modifiers[row[1]], row[2], row[3]) for row in s.grants if row[0] == slot]
    return [bonus(s, modifier, amount, last) for modifier, amount, last in found if modifier.versus is None]


def bonus(s: state.BerserkState, modifier: features.Modifier, amount: int, last: int) -> Json:
    kinds: list[Json] = [name for at, name in enumerate(language.ABILITIES) if (modifier.kinds >> at) & 1]
    card = s.book.cards[s.book.modifier_card[modifier.number]]
    return [language.STATS[modifier.stat], amount, card.id, kinds, None if last == language.FOREVER else last]


# --- and back ---------------------------------------------------------------------------------------------------------
def load(s: state.BerserkState, data: dict[str, Json]) -> None:
    """Take the facts from what `dump` gave; an error says where the data is wrong."""
    reader = JsonReader(data)
    for name, most in state.COUNTS.items():
        setattr(s, name, reader.key(name).whole(0, most))
    s.winner = reader.key("winner").whole_or(state.UNDECIDED, state.DRAWN)
    cards = reader.key("cards").items(0, MOST_CARDS)
    s.add_slots(len(cards))
    for slot, card in enumerate(cards):
        load_card(s, slot, card)
    s.ghost = reader.key("ghost").whole_or(language.NOBODY, len(cards) - 1)
    set_board(s, reader)
    for seat, player in enumerate(reader.key("players").items(state.SEATS, state.SEATS)):
        for name, field in state.PILES.items():
            getattr(s, field)[seat] = tuple([kind_of(s, one) for one in player.key(name).items(0, MOST_CARDS)])
        s.gold[seat] = player.key("gold").whole(0, 99)
        s.totals[seat] = player.key("cards").whole(0, MOST_CARDS)
    for name, (field, width) in state.ROWS.items():
        rows = [tuple(row.wholes(width, -MOST, MOST)) for row in reader.key(name).items(0, 200)]
        setattr(s, field, tuple(rows) if name != "records" else [vec[i64](row) for row in rows])
    for holder, modifier, *_ in s.grants:
        if not 0 <= holder < s.slots or not 0 <= modifier < len(s.book.modifiers):
            raise reader.key("grants").error("there is no such card or modifier")
        s.granted[holder] += 1
    s.stale = True


def load_card(s: state.BerserkState, slot: i64, data: JsonReader) -> None:
    kind = kind_of(s, data.key("card"))
    s.kind[slot] = kind
    s.owner[slot] = data.key("owner").whole(0, state.SEATS - 1)
    s.side[slot] = data.key("side").whole(0, state.SEATS - 1)
    s.form[slot] = data.key("kind").named(LANGUAGE.numbers["kind of card"], "kind of card")
    s.zone[slot] = data.key("zone").named(LANGUAGE.numbers["zone"], "zone")
    cell = data.key("cell")
    s.cell[slot] = language.NOWHERE if cell.missing else cell.named(board.CELL_OF, "cell")
    s.host[slot] = data.key("host").whole_or(language.NOBODY, int(s.slots) - 1)
    s.open[slot] = 1 if data.key("open").flag() else 0
    for follows in ("life",) if s.viewer == TRUTH else ("life", "strike", "bonuses"):
        data.key(follows)
    set_numbers(s, slot, state.SEEN, [data.key(name).whole(0, 999) for name in state.SEEN])
    for name, flag in FLAGS.items():
        if data.key(name).flag():
            s.flags[slot] |= flag
    set_numbers(s, slot, state.KEPT, data.key("kept").wholes(len(state.KEPT), -1, MOST - 1))
    if (s.zone[slot] == language.FIELD) != (s.cell[slot] >= 0):
        raise cell.error("a card stands on a cell just if it is on the field")
    if kind == state.UNKNOWN and not s.flags[slot] & state.FACE_DOWN:
        raise data.key("card").error("a card that lies face up is known")


def set_numbers(s: state.BerserkState, slot: i64, names: tuple[str, ...], numbers: list[int]) -> None:
    for name, number in zip(names, numbers, strict=True):
        facts: vec[i64] = getattr(s, name)
        facts[slot] = number


def set_board(s: state.BerserkState, reader: JsonReader) -> None:
    """Who stands on which cell follows from the cards."""
    for slot in range(s.slots):
        if s.zone[slot] == language.FIELD and slot != s.ghost and s.host[slot] < 0:
            cell = s.cell[slot]
            if s.at[cell] >= 0:
                raise reader.key("cards").error(f"two cards stand on {board.CELL_NAMES[cell]}")
            verbs.stand(s, slot, cell)


def kind_of(s: state.BerserkState, data: JsonReader) -> int:
    """The kind of a card by its id; unknown where there is none."""
    number = data.whole_or(language.NOBODY, 99999)
    if number >= 0 and number not in s.book.by_id:
        raise data.error(f"there is no card {number}")
    return s.book.by_id[number] if number >= 0 else state.UNKNOWN
