"""The state as plain data that a client can read, and back.

`cards` has one object for each slot; a card that may not be seen has no `card`. What only the rules look at (grants,
marks, what comes later, records of what is under way) are rows of numbers.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.flat import append, i64, vec
from meadhall.engine.json_reader import JsonReader
from meadhall.engine.types import TRUTH, Json
from meadhall.games.berserk import state
from meadhall.games.berserk.board import CELL_NAMES, CELL_OF
from meadhall.games.berserk.explaining import bonuses, strike_now
from meadhall.games.berserk.values import life
from meadhall.games.berserk.words import CARD_KINDS, FIELD, NOBODY, NOWHERE, ZONES

KIND_OF: Final = {name: at for at, name in enumerate(CARD_KINDS)}
ZONE_OF: Final = {name: at for at, name in enumerate(ZONES)}
MOST: Final = 1 << 53
MOST_CARDS: Final = 100
FLAGS: Final = (("faceDown", state.FACE_DOWN), ("reborn", state.REBORN), ("fallen", state.FALLEN))
SEEN_NUMBERS: Final = ("moves", "wounds", "lives", "counters", "tokens", "poison")
"""What lies on a card, in the order in which it stands in JSON and positions; then what the rules remember of it."""
KEPT_NUMBERS: Final = 10
ROWS: Final = {
    "grants": state.GRANT_WIDTH, "marks": state.MARK_WIDTH, "later": state.LATER_WIDTH, "pools": state.POOL_WIDTH,
    "records": state.WIDTH, "woken": state.ITEM_WIDTH,
}  # fmt: skip
"""Rows of so many numbers."""


def dump(s: state.BerserkState) -> dict[str, Json]:
    return {
        "turn": int(s.turn),
        "active": int(s.active),
        "first": int(s.first),
        "quiet": int(s.quiet),
        "winner": None if s.winner == state.UNDECIDED else int(s.winner),
        "ghost": None if s.ghost < 0 else int(s.ghost),
        "cards": [card_data(s, slot) for slot in range(int(s.slots))],
        "players": [player_data(s, seat) for seat in range(state.SEATS)],
        **all_rows(s),
    }


def all_rows(s: state.BerserkState) -> dict[str, Json]:
    numbers = (s.grants, s.marks, s.laters, s.pools, s.acts, s.pending)
    return {name: rows(found, width) for (name, width), found in zip(ROWS.items(), numbers, strict=True)}


def card_data(s: state.BerserkState, slot: int) -> Json:
    known = s.kind[slot] != state.UNKNOWN
    out: dict[str, Json] = {
        "card": s.card(slot).id if known else None,
        "owner": int(s.owner[slot]),
        "side": int(s.side[slot]),
        "kind": CARD_KINDS[s.form[slot]],
        "zone": ZONES[s.zone[slot]],
        "cell": CELL_NAMES[s.cell[slot]] if s.cell[slot] >= 0 else None,
        "host": None if s.host[slot] < 0 else int(s.host[slot]),
        "open": s.open[slot] != 0,
        "life": int(life(s, slot)) if known else None,
    }
    numbers = seen_numbers(s, slot)
    for at in range(len(SEEN_NUMBERS)):
        out[SEEN_NUMBERS[at]] = numbers[at]
    for name, flag in FLAGS:
        out[name] = s.flags[slot] & flag != 0
    kept: list[Json] = [*kept_numbers(s, slot)]
    out["kept"] = kept
    if s.viewer != TRUTH:
        shown = known and s.in_play(slot)
        out["strike"] = strike_now(s, slot) if shown else []
        out["bonuses"] = bonuses(s, slot) if shown else []
    return out


def seen_numbers(s: state.BerserkState, slot: i64) -> list[int]:
    return [
        int(s.moves[slot]), int(s.wounds[slot]), int(s.lives[slot]), int(s.counters[slot]), int(s.tokens[slot]),
        int(s.poison[slot]),
    ]  # fmt: skip


def set_seen_numbers(s: state.BerserkState, slot: i64, numbers: list[int]) -> None:
    s.moves[slot], s.wounds[slot], s.lives[slot] = numbers[0], numbers[1], numbers[2]
    s.counters[slot], s.tokens[slot], s.poison[slot] = numbers[3], numbers[4], numbers[5]


def kept_numbers(s: state.BerserkState, slot: i64) -> list[int]:
    return [
        int(s.facts[slot]), int(s.trail[slot]), int(s.stopped[slot]), int(s.hurts[slot]), int(s.turn_uses[slot]),
        int(s.battle_uses[slot]), int(s.kills[slot]), int(s.reach[slot]), int(s.dealer[slot]), int(s.dealt[slot]),
    ]  # fmt: skip


def set_kept_numbers(s: state.BerserkState, slot: i64, numbers: list[int]) -> None:
    s.facts[slot], s.trail[slot], s.stopped[slot], s.hurts[slot] = numbers[0], numbers[1], numbers[2], numbers[3]
    s.turn_uses[slot], s.battle_uses[slot], s.kills[slot] = numbers[4], numbers[5], numbers[6]
    s.reach[slot], s.dealer[slot], s.dealt[slot] = numbers[7], numbers[8], numbers[9]


def player_data(s: state.BerserkState, seat: int) -> Json:
    """Decks and deals; in a view those of others only by their number."""
    return {
        "deck": ids(s, s.decks[seat]),
        "below": ids(s, s.below[seat]),
        "deal": ids(s, s.deals[seat]),
        "squad": ids(s, s.squads[seat]),
        "gold": int(s.gold[seat]),
        "cards": int(s.totals[seat]),
    }


def ids(s: state.BerserkState, kinds: tuple[int, ...]) -> list[Json]:
    return [None if kind == state.UNKNOWN else s.book.cards[kind].id for kind in kinds]


def rows(numbers: vec[i64], width: int) -> list[Json]:
    out: list[Json] = []
    for begin in range(0, len(numbers), width):
        row: list[Json] = [int(numbers[begin + at]) for at in range(width)]
        out.append(row)
    return out


# --- and back ---------------------------------------------------------------------------------------------------------


def load(s: state.BerserkState, data: dict[str, Json]) -> None:
    """Take the facts from what `dump` gave; an error says where the data is wrong."""
    reader = JsonReader(data)
    s.turn = reader.key("turn").whole(0, 1000)
    s.active = reader.key("active").whole(0, state.SEATS - 1)
    s.first = reader.key("first").whole(0, state.SEATS - 1)
    s.quiet = reader.key("quiet").whole(0, 1000)
    s.winner = number_or(reader.key("winner"), state.UNDECIDED, state.DRAWN)
    cards = reader.key("cards").items(0, MOST_CARDS)
    for card in cards:
        load_card(s, card, len(cards))
    s.ghost = number_or(reader.key("ghost"), NOBODY, len(cards) - 1)
    set_board(s, reader)
    for seat, player in enumerate(reader.key("players").items(state.SEATS, state.SEATS)):
        s.decks[seat] = kinds(s, player.key("deck"))
        s.below[seat] = kinds(s, player.key("below"))
        s.deals[seat] = kinds(s, player.key("deal"))
        s.squads[seat] = kinds(s, player.key("squad"))
        s.gold[seat] = player.key("gold").whole(0, 99)
        s.totals[seat] = player.key("cards").whole(0, MOST_CARDS)
    found = [numbers_of(reader.key(name), width) for name, width in ROWS.items()]
    s.grants, s.marks, s.laters, s.pools, s.acts, s.pending = found
    for begin in range(0, len(s.grants), state.GRANT_WIDTH):
        if not 0 <= s.grants[begin] < s.slots or not 0 <= s.grants[begin + 1] < len(s.book.modifiers):
            raise reader.key("grants").error("there is no such card or modifier")
        s.granted[s.grants[begin]] += 1
    s.stale = True


def load_card(s: state.BerserkState, data: JsonReader, count: int) -> None:
    slot = s.slots
    s.stale = True
    kind = kind_of(s, data.key("card"))
    s.append_slot(kind, data.key("owner").whole(0, state.SEATS - 1))
    s.side[slot] = data.key("side").whole(0, state.SEATS - 1)
    s.form[slot] = data.key("kind").named(KIND_OF, "kind of card")
    s.zone[slot] = data.key("zone").named(ZONE_OF, "zone")
    cell = data.key("cell")
    s.cell[slot] = NOWHERE if cell.missing else cell.named(CELL_OF, "cell")
    s.host[slot] = number_or(data.key("host"), NOBODY, count - 1)
    s.open[slot] = 1 if data.key("open").flag() else 0
    data.key("life")
    if s.viewer != TRUTH:
        data.key("strike")
        data.key("bonuses")
    set_seen_numbers(s, slot, [data.key(name).whole(0, 999) for name in SEEN_NUMBERS])
    for name, flag in FLAGS:
        if data.key(name).flag():
            s.flags[slot] |= flag
    set_kept_numbers(s, slot, data.key("kept").wholes(KEPT_NUMBERS, -1, MOST - 1))
    if (s.zone[slot] == FIELD) != (s.cell[slot] >= 0):
        raise data.key("cell").error("a card stands on a cell just if it is on the field")
    if kind == state.UNKNOWN and not s.flags[slot] & state.FACE_DOWN:
        raise data.key("card").error("a card that lies face up is known")


def set_board(s: state.BerserkState, reader: JsonReader) -> None:
    """Who stands on which cell follows from the cards."""
    for slot in range(s.slots):
        if s.zone[slot] == FIELD and slot != s.ghost and s.host[slot] < 0:
            cell = s.cell[slot]
            if s.at[cell] >= 0:
                raise reader.key("cards").error(f"two cards stand on {CELL_NAMES[cell]}")
            s.at[cell] = slot
            s.filled[s.side[slot]] |= i64(1) << cell


def number_or(data: JsonReader, otherwise: int, most: int) -> int:
    """A number from 0, or something else where there is none."""
    return otherwise if data.missing else data.whole(0, most)


def kind_of(s: state.BerserkState, data: JsonReader) -> int:
    """The kind of a card by its id; unknown where there is none."""
    number = number_or(data, NOBODY, 99999)
    if number >= 0 and number not in s.book.by_id:
        raise data.error(f"there is no card {number}")
    return s.book.by_id[number] if number >= 0 else state.UNKNOWN


def kinds(s: state.BerserkState, data: JsonReader) -> tuple[int, ...]:
    return tuple([kind_of(s, one) for one in data.items(0, MOST_CARDS)])


def numbers_of(data: JsonReader, width: int) -> vec[i64]:
    out = vec[i64]([])
    for row in data.items(0, 200):
        for number in row.wholes(width, -MOST, MOST):
            out = append(out, number)
    return out
