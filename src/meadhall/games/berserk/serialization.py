"""The state as plain data that a client can read, and back.

`cards` has one object for each slot; a card that may not be seen has no `card`. What only the rules look at (grants,
marks, what comes later, records of what is under way) are rows of numbers.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.flat import append, i64, vec
from meadhall.engine.json_reader import JsonReader
from meadhall.engine.mechanisms.hands import UNSEEN
from meadhall.engine.types import TRUTH, Json
from meadhall.games.berserk import state
from meadhall.games.berserk.board import CELL_NAMES, CELL_OF
from meadhall.games.berserk.explaining import bonuses, strike_now
from meadhall.games.berserk.values import life
from meadhall.games.berserk.words import CARD_KINDS, FIELD, GONE, NOBODY, NOWHERE, ZONES

KIND_OF: Final = {name: at for at, name in enumerate(CARD_KINDS)}
ZONE_OF: Final = {name: at for at, name in enumerate(ZONES)}
MOST: Final = 1 << 53
MOST_CARDS: Final = 100
FLAGS: Final = (("faceDown", state.FACE_DOWN), ("reborn", state.REBORN), ("fallen", state.FALLEN))
SEEN_NUMBERS: Final = ("moves", "wounds", "lives", "counters", "tokens", "poison")
"""What lies on a card, in the order in which it stands in JSON and positions; then what the rules remember of it."""
KEPT_NUMBERS: Final = (
    "facts",
    "trail",
    "stopped",
    "hurts",
    "turnUses",
    "battleUses",
    "kills",
    "reach",
    "dealer",
    "dealt",
)


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
        "grants": rows(s.grants, state.GRANT_WIDTH),
        "marks": rows(s.marks, state.MARK_WIDTH),
        "later": rows(s.laters, state.LATER_WIDTH),
        "pools": rows(s.pools, state.POOL_WIDTH),
        "records": rows(s.acts, state.WIDTH),
        "woken": rows(s.pending, state.ITEM_WIDTH),
    }


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
    return [None if kind == UNSEEN else s.book.cards[kind].id for kind in kinds]


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
    winner = reader.key("winner")
    s.winner = state.UNDECIDED if winner.missing else winner.whole(0, state.DRAWN)
    cards = reader.key("cards").items(0, MOST_CARDS)
    for card in cards:
        load_card(s, card, len(cards))
    ghost = reader.key("ghost")
    s.ghost = NOBODY if ghost.missing else ghost.whole(0, len(cards) - 1)
    set_board(s, reader)
    for seat, player in enumerate(reader.key("players").items(state.SEATS, state.SEATS)):
        s.decks[seat] = kinds(s, player.key("deck"))
        s.below[seat] = kinds(s, player.key("below"))
        s.deals[seat] = kinds(s, player.key("deal"))
        s.squads[seat] = kinds(s, player.key("squad"))
        s.gold[seat] = player.key("gold").whole(0, 99)
        s.totals[seat] = player.key("cards").whole(0, MOST_CARDS)
    s.grants = numbers_of(reader.key("grants"), state.GRANT_WIDTH)
    for begin in range(0, len(s.grants), state.GRANT_WIDTH):
        check_row(reader.key("grants"), s.grants[begin], s.slots, s.grants[begin + 1], len(s.book.modifiers))
        s.granted[s.grants[begin]] += 1
    s.marks = numbers_of(reader.key("marks"), state.MARK_WIDTH)
    s.laters = numbers_of(reader.key("later"), state.LATER_WIDTH)
    s.pools = numbers_of(reader.key("pools"), state.POOL_WIDTH)
    s.acts = numbers_of(reader.key("records"), state.WIDTH)
    s.pending = numbers_of(reader.key("woken"), state.ITEM_WIDTH)
    s.stale = True


def load_card(s: state.BerserkState, data: JsonReader, count: int) -> None:
    slot = s.slots
    s.stale = True
    id = data.key("card")
    kind = state.UNKNOWN
    if not id.missing:
        number = id.whole(0, 99999)
        if number not in s.book.by_id:
            raise id.error(f"there is no card {number}")
        kind = s.book.by_id[number]
    append_slot(s, kind, data.key("owner").whole(0, state.SEATS - 1))
    s.side[slot] = data.key("side").whole(0, state.SEATS - 1)
    s.form[slot] = data.key("kind").named(KIND_OF, "kind of card")
    s.zone[slot] = data.key("zone").named(ZONE_OF, "zone")
    cell = data.key("cell")
    s.cell[slot] = NOWHERE if cell.missing else cell.named(CELL_OF, "cell")
    host = data.key("host")
    s.host[slot] = NOBODY if host.missing else host.whole(0, count - 1)
    s.open[slot] = 1 if data.key("open").flag() else 0
    data.key("life")
    if s.viewer != TRUTH:
        data.key("strike")
        data.key("bonuses")
    set_seen_numbers(s, slot, [data.key(name).whole(0, 999) for name in SEEN_NUMBERS])
    for name, flag in FLAGS:
        if data.key(name).flag():
            s.flags[slot] |= flag
    set_kept_numbers(s, slot, data.key("kept").wholes(len(KEPT_NUMBERS), -1, MOST - 1))
    if (s.zone[slot] == FIELD) != (s.cell[slot] >= 0):
        raise data.key("cell").error("a card stands on a cell just if it is on the field")
    if kind == state.UNKNOWN and not s.flags[slot] & state.FACE_DOWN:
        raise data.key("card").error("a card that lies face up is known")


def append_slot(s: state.BerserkState, kind: i64, owner: i64) -> None:
    """The next slot, whatever slots before it are free."""
    free = [int(slot) for slot in range(s.slots) if s.zone[slot] == GONE]
    for slot in free:
        s.zone[slot] = FIELD
    s.new_slot(kind, owner)
    for slot in free:
        s.zone[slot] = GONE


def set_board(s: state.BerserkState, reader: JsonReader) -> None:
    """Who stands on which cell follows from the cards."""
    for slot in range(s.slots):
        if s.zone[slot] == FIELD and slot != s.ghost and s.host[slot] < 0:
            cell = s.cell[slot]
            if s.at[cell] >= 0:
                raise reader.key("cards").error(f"two cards stand on {CELL_NAMES[cell]}")
            s.at[cell] = slot
            s.filled[s.side[slot]] |= i64(1) << cell


def check_row(data: JsonReader, slot: i64, slots: i64, number: i64, count: int) -> None:
    if not 0 <= slot < slots or not 0 <= number < count:
        raise data.error("there is no such card or modifier")


def kinds(s: state.BerserkState, data: JsonReader) -> tuple[int, ...]:
    found: list[int] = []
    for one in data.items(0, MOST_CARDS):
        if one.missing:
            found.append(UNSEEN)
        else:
            number = one.whole(0, 99999)
            if number not in s.book.by_id:
                raise one.error(f"there is no card {number}")
            found.append(s.book.by_id[number])
    return tuple(found)


def numbers_of(data: JsonReader, width: int) -> vec[i64]:
    out = vec[i64]([])
    for row in data.items(0, 200):
        for number in row.wholes(width, -MOST, MOST):
            out = append(out, number)
    return out
