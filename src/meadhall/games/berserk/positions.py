"""Positions as text that a person can write: one fact a line, what is left out is as at the start of a battle.

    turn: 3
    active: 0
    0 c3: raer wounds=2 closed
    1 extra: mountain-spirit
    0 graveyard: nadikh tokens=1
    0 deck: skeleton*2 elm
    1 c4+: sentient-whirl

A card is its seat, its place (a cell; `c4+` a symbiont on it, `c4~` one that shares it; `extra`, `graveyard`, `exile`,
`gone` into a deck) and its word; then what lies on it: `wounds`, `lives`, `counters`, `tokens`, `poison`, `moves` with
a number, `closed`, `hidden` (face down), `reborn`, `fallen`, `flying`, `of=1` (its owner), `kept` (what the rules
remember of it). Without `frames` the active player is in the middle of his turn; what else is under way stands there
as data.
"""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.engine.errors import OptionError
from meadhall.engine.flat import append, i64, vec
from meadhall.engine.position_reader import PositionLine, read_lines
from meadhall.engine.state import frame_data
from meadhall.engine.types import Json
from meadhall.games.berserk import serialization, state
from meadhall.games.berserk.board import CELL_NAMES, CELL_OF
from meadhall.games.berserk.turns import TURNS, Turn
from meadhall.games.berserk.verbs import restore_movement
from meadhall.games.berserk.words import (
    CARD_KINDS,
    EXILE,
    EXTRA,
    FIELD,
    FLYING,
    GONE,
    GRAVEYARD,
    GROUND,
    NOBODY,
    TERRAIN,
    ZONES,
)

PLACES: Final = {"extra": EXTRA, "graveyard": GRAVEYARD, "exile": EXILE, "gone": GONE}
FLAG_WORDS: Final = {"hidden": state.FACE_DOWN, "reborn": state.REBORN, "fallen": state.FALLEN}
PILES: Final = ("deck", "below", "deal", "squad")
NUMBERS: Final = ("turn", "active", "first", "quiet", "gold")
ROWS: Final = {
    "grants": state.GRANT_WIDTH, "marks": state.MARK_WIDTH, "later": state.LATER_WIDTH, "pools": state.POOL_WIDTH,
    "records": state.WIDTH, "woken": state.ITEM_WIDTH,
}  # fmt: skip


def to_text(s: state.BerserkState) -> str:
    lines = [f"turn: {s.turn}", f"active: {s.active}", f"first: {s.first}", f"quiet: {s.quiet}"]
    for slot in range(int(s.slots)):
        lines.append(card_line(s, slot))
    for seat in range(state.SEATS):
        for name, pile in zip(PILES, piles(s, seat), strict=True):
            if pile:
                lines.append(f"{seat} {name}: {' '.join(s.book.cards[kind].word for kind in pile)}")
        if s.gold[seat]:
            lines.append(f"{seat} gold: {s.gold[seat]}")
    for name, numbers in zip(ROWS, (s.grants, s.marks, s.laters, s.pools, s.acts, s.pending), strict=True):
        if len(numbers):
            lines.append(f"{name}: {msgspec.json.encode(serialization.rows(numbers, ROWS[name])).decode()}")
    if not s.frames:
        lines.append(f"over: {s.winner}")
    elif len(s.frames) > 1 or not isinstance(s.frames[0], Turn):
        frames = [frame_data(frame) for frame in s.frames]
        lines.append(f"frames: {msgspec.json.encode(frames).decode()}")
    return "\n".join(lines) + "\n"


def piles(s: state.BerserkState, seat: int) -> tuple[tuple[int, ...], ...]:
    return s.decks[seat], s.below[seat], s.deals[seat], s.squads[seat]


def card_line(s: state.BerserkState, slot: int) -> str:
    if s.zone[slot] == FIELD:
        place = CELL_NAMES[s.cell[slot]]
        if s.host[slot] >= 0:
            place += "+"
        elif s.ghost == slot:
            place += "~"
    else:
        place = ZONES[s.zone[slot]]
    words = [f"{s.side[slot]} {place}: {s.card(slot).word}"]
    for name, number in zip(serialization.SEEN_NUMBERS, serialization.seen_numbers(s, slot), strict=True):
        if number or (name == "moves" and s.in_play(slot)):
            words.append(f"{name}={number}")
    if not s.open[slot]:
        words.append("closed")
    for name, flag in FLAG_WORDS.items():
        if s.flags[slot] & flag:
            words.append(name)
    if s.form[slot] != s.card(slot).kind and not s.face_down(slot):
        words.append(f"kind={CARD_KINDS[s.form[slot]]}")
    if s.owner[slot] != s.side[slot]:
        words.append(f"of={s.owner[slot]}")
    kept = serialization.kept_numbers(s, slot)
    if kept != [0] * (len(serialization.KEPT_NUMBERS) - 2) + [NOBODY, NOBODY]:
        words.append("kept=" + "/".join(str(number) for number in kept))
    return " ".join(words)


# --- reading --------------------------------------------------------------------------------------------------------


def from_text(s: state.BerserkState, text: str) -> None:
    """Fill a blank state."""
    s.turn = 1
    frames: PositionLine | None = None
    over: PositionLine | None = None
    counted: list[int] = []
    for line in read_lines(text):
        name = line.name
        if name == "frames":
            frames = line
        elif name == "over":
            over = line
        elif name in ROWS:
            read_rows(s, line, name)
        elif name in NUMBERS[:4]:
            read_number(s, line, name)
        elif len(line.head) == 2 and line.colon:
            seat = line.seat(line.head[0], state.SEATS)
            if line.head[1] in PILES:
                read_pile(s, line, seat, line.head[1])
            elif line.head[1] == "gold":
                s.gold[seat] = line.whole(line.tail, 0, 99)
            else:
                read_card(s, line, seat, counted)
        else:
            raise line.error("this line says nothing that a position has")
    seat_riders(s)
    for slot in range(s.slots):
        if int(slot) not in counted and s.in_play(slot) and not s.face_down(slot):
            restore_movement(s, slot)
    for seat in range(state.SEATS):
        s.totals[seat] = -s.count()[f"lost by {seat}"]
    if over is not None:
        s.winner = over.whole(over.tail, 0, state.DRAWN) if over.tail != "-1" else state.UNDECIDED
    elif frames is None:
        s.frames = [TURNS[s.active]]
    else:
        s.frames = frames.frames(s)
    check_turn(s)


def check_turn(s: state.BerserkState) -> None:
    if s.frames and len(s.frames) == 1 and isinstance(s.frames[0], Turn) and s.slots == 0:
        raise OptionError("a battle needs cards: write lines like '0 c3: raer'")


def read_number(s: state.BerserkState, line: PositionLine, name: str) -> None:
    if name == "turn":
        s.turn = line.whole(line.tail, 0, 200)
    elif name == "quiet":
        s.quiet = line.whole(line.tail, 0, 200)
    elif name == "active":
        s.active = line.seat(line.tail, state.SEATS)
    else:
        s.first = line.seat(line.tail, state.SEATS)


def read_rows(s: state.BerserkState, line: PositionLine, name: str) -> None:
    data = line.json()
    numbers = vec[i64]([])
    if not isinstance(data, list):
        raise line.error("rows are a list of lists of numbers")
    for row in data:
        if not isinstance(row, list) or len(row) != ROWS[name]:
            raise line.error(f"a row has {ROWS[name]} numbers")
        for number in row:
            numbers = append(numbers, whole(line, number))
    if name == "grants":
        s.grants = numbers
        for begin in range(0, len(numbers), state.GRANT_WIDTH):
            if not 0 <= numbers[begin] < s.slots or not 0 <= numbers[begin + 1] < len(s.book.modifiers):
                raise line.error("there is no such card or modifier")
            s.granted[numbers[begin]] += 1
    elif name == "marks":
        s.marks = numbers
    elif name == "later":
        s.laters = numbers
    elif name == "pools":
        s.pools = numbers
    elif name == "records":
        s.acts = numbers
    else:
        s.pending = numbers


def whole(line: PositionLine, number: Json) -> int:
    if not isinstance(number, int) or not -serialization.MOST < number < serialization.MOST:
        raise line.error("a row holds whole numbers")
    return number


def read_pile(s: state.BerserkState, line: PositionLine, seat: int, name: str) -> None:
    found: list[int] = []
    for kind, count in line.counts(s.book.by_word, "card", serialization.MOST_CARDS):
        found += [kind] * count
    if name == "deck":
        s.decks[seat] = tuple(sorted(found))
    elif name == "below":
        s.below[seat] = tuple(found)
    elif name == "deal":
        s.deals[seat] = tuple(sorted(found))
    else:
        s.squads[seat] = tuple(sorted(found))


def read_card(s: state.BerserkState, line: PositionLine, seat: int, counted: list[int]) -> None:
    words = line.words
    if not words:
        raise line.error("which card is it?")
    if s.slots >= serialization.MOST_CARDS:
        raise line.error(f"there are more than {serialization.MOST_CARDS} cards")
    kind = line.named(words[0], s.book.by_word, "card")
    slot = s.slots
    serialization.append_slot(s, kind, seat)
    card = s.card(slot)
    s.form[slot] = card.kind
    for word in words[1:]:
        read_word(s, line, slot, word, counted)
    if s.face_down(slot):
        s.form[slot] = GROUND
    place = line.head[1]
    if place in PLACES:
        s.zone[slot] = PLACES[place]
        return
    cell = line.named(place.rstrip("+~"), CELL_OF, "place")
    if s.form[slot] in (FLYING, TERRAIN):
        raise line.error("flyers and terrains are in the extra zone")
    s.zone[slot] = FIELD
    s.cell[slot] = cell
    if place.endswith("+"):
        return
    if place.endswith("~"):
        s.ghost = slot
    elif s.at[cell] >= 0:
        raise line.error("another card stands there")
    else:
        s.at[cell] = slot
        s.filled[s.side[slot]] |= i64(1) << cell


def read_word(s: state.BerserkState, line: PositionLine, slot: i64, word: str, counted: list[int]) -> None:
    name, equal, value = word.partition("=")
    if word == "closed":
        s.open[slot] = 0
        counted.append(int(slot))
    elif word == "flying":
        s.form[slot] = FLYING
    elif word in FLAG_WORDS:
        s.flags[slot] |= FLAG_WORDS[word]
    elif equal and name in serialization.SEEN_NUMBERS:
        numbers = serialization.seen_numbers(s, slot)
        numbers[serialization.SEEN_NUMBERS.index(name)] = line.whole(value, 0, 99)
        serialization.set_seen_numbers(s, slot, numbers)
        if name == "moves":
            counted.append(int(slot))
    elif equal and name == "of":
        s.owner[slot] = line.seat(value, state.SEATS)
    elif equal and name == "kind" and value in CARD_KINDS:
        s.form[slot] = CARD_KINDS.index(value)
    elif equal and name == "kept" and value.count("/") == len(serialization.KEPT_NUMBERS) - 1:
        parts = value.split("/")
        kept = [NOBODY if part == "-1" else line.whole(part, 0, serialization.MOST) for part in parts]
        serialization.set_kept_numbers(s, slot, kept)
    else:
        raise line.error(f"{word[:60]!r} says nothing about a card")


def seat_riders(s: state.BerserkState) -> None:
    """Symbionts sit on whoever stands on their cell."""
    for slot in range(s.slots):
        if s.zone[slot] == FIELD and s.at[s.cell[slot]] != slot and s.ghost != slot:
            host = s.at[s.cell[slot]]
            if host < 0:
                raise OptionError(f"nobody stands on {CELL_NAMES[s.cell[slot]]} to carry a symbiont")
            s.host[slot] = host
