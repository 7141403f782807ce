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

from meadhall.engine.errors import OptionError
from meadhall.engine.position_reader import PositionLine, frames_json, json_text, read_lines
from meadhall.engine.types import Json
from meadhall.games.berserk import board, features, serialization, turns, verbs
from meadhall.games.berserk.language import CARD_KINDS, FIELD, GROUND, NOBODY, ZONES
from meadhall.games.berserk.state import COUNTS, DRAWN, FRESH, KEPT, PILES, ROWS, SEATS, SEEN, UNDECIDED, BerserkState

FLAGS: Final = {"hidden": "faceDown", "reborn": "reborn", "fallen": "fallen"}
NOTHING_KEPT: Final = [FRESH[name] for name in KEPT]


def to_text(s: BerserkState) -> str:
    lines = [f"{name}: {getattr(s, name)}" for name in COUNTS]
    lines += [card_line(s, slot) for slot in range(int(s.slots))]
    for seat in range(SEATS):
        for name, pile in s.piles(seat).items():
            if pile:
                lines.append(f"{seat} {name}: {' '.join(s.book.cards[kind].word for kind in pile)}")
        if s.gold[seat]:
            lines.append(f"{seat} gold: {s.gold[seat]}")
    lines += [f"{name}: {json_text(rows)}" for name, rows in serialization.all_rows(s).items() if rows]
    if not s.frames:
        lines.append(f"over: {s.winner}")
    elif len(s.frames) > 1 or not isinstance(s.frames[0], turns.Turn):
        lines.append(f"frames: {frames_json(s)}")
    return "\n".join(lines) + "\n"


def card_line(s: BerserkState, slot: int) -> str:
    place = ZONES[s.zone[slot]]
    if s.zone[slot] == FIELD:
        place = board.CELL_NAMES[s.cell[slot]] + ("+" if s.host[slot] >= 0 else "~" if s.ghost == slot else "")
    words = [f"{s.side[slot]} {place}: {s.card(slot).word}"]
    for name, number in zip(SEEN, s.numbers(slot, SEEN), strict=True):
        if number or (name == "moves" and s.in_play(slot)):
            words.append(f"{name}={number}")
    if not s.open[slot]:
        words.append("closed")
    words += [word for word, name in FLAGS.items() if s.flags[slot] & serialization.FLAGS[name]]
    if s.form[slot] != s.card(slot).kind and not s.face_down(slot):
        words.append(f"kind={CARD_KINDS[s.form[slot]]}")
    if s.owner[slot] != s.side[slot]:
        words.append(f"of={s.owner[slot]}")
    kept = s.numbers(slot, KEPT)
    if kept != NOTHING_KEPT:
        words.append("kept=" + "/".join(str(number) for number in kept))
    return " ".join(words)


# --- reading --------------------------------------------------------------------------------------------------------
def from_text(s: BerserkState, text: str) -> None:
    """Fill a blank state: what the lines say is put together as the data that `load` takes."""
    facts: dict[str, Json] = {"turn": 1, "active": 0, "first": 0, "quiet": 0, "winner": None, "ghost": None}
    facts |= {name: [] for name in ROWS}
    players: list[dict[str, Json]] = [{**{name: [] for name in PILES}, "gold": 0, "cards": 0} for _ in range(SEATS)]
    cards: list[dict[str, Json]] = []
    frames: PositionLine | None = None
    for line in read_lines(text):
        name = line.name
        if name == "frames":
            frames = line
        elif name == "over":
            facts["winner"] = line.whole(line.tail, 0, DRAWN) if line.tail != str(UNDECIDED) else None
            facts["over"] = True
        elif name in ROWS:
            facts[name] = line.json()
        elif name in COUNTS:
            facts[name] = line.whole(line.tail, 0, COUNTS[name])
        elif len(line.head) == 2 and line.colon:
            seat, what = line.seat(line.head[0], SEATS), line.head[1]
            if what in PILES:
                players[seat][what] = read_pile(s.book, line, what != "below")
            elif what == "gold":
                players[seat]["gold"] = line.whole(line.tail, 0, 99)
            else:
                cards.append(read_card(s.book, line, seat, what))
        else:
            raise line.error("this line says nothing that a position has")
    seat_riders(cards, facts)
    uncounted = [slot for slot, card in enumerate(cards) if card["moves"] is None]
    for slot in uncounted:
        cards[slot]["moves"] = 0
    serialization.load(s, {**facts, "players": [*players], "cards": [*cards]})
    for slot in uncounted:
        if s.in_play(slot) and not s.face_down(slot):
            verbs.restore_movement(s, slot)
    for seat in range(SEATS):
        s.totals[seat] = -s.count()[f"lost by {seat}"]
    if frames is not None:
        s.frames = frames.frames(s)
    elif "over" not in facts:
        if not cards:
            raise OptionError("a battle needs cards: write lines like '0 c3: raer'")
        s.frames = [turns.TURNS[s.active]]


def read_pile(book: features.Book, line: PositionLine, ordered: bool) -> Json:
    counts = line.counts(book.by_word, "card", serialization.MOST_CARDS)
    found = [kind for kind, count in counts for _ in range(count)]
    return [book.cards[kind].id for kind in (sorted(found) if ordered else found)]


def read_card(book: features.Book, line: PositionLine, seat: int, place: str) -> dict[str, Json]:
    """A card as data, with the word for its place; its moves are None where they are as printed."""
    words = line.words
    if not words:
        raise line.error("which card is it?")
    card = book.cards[line.named(words[0], book.by_word, "card")]
    zone = place if place in ZONES[FIELD + 1 :] else ZONES[FIELD]
    cell = None
    if zone == ZONES[FIELD]:
        cell = board.CELL_NAMES[line.named(place.rstrip("+~"), board.CELL_OF, "place")]
    out: dict[str, Json] = {
        "card": card.id, "owner": seat, "side": seat, "kind": CARD_KINDS[card.kind], "zone": zone, "cell": cell,
        "place": place, "host": None, "open": True, "life": 0, "kept": [*NOTHING_KEPT],
    }  # fmt: skip
    out |= dict.fromkeys(SEEN, 0) | dict.fromkeys(FLAGS.values(), False)
    out["moves"] = None
    for word in words[1:]:
        read_word(out, line, word)
    if out["faceDown"]:
        out["kind"] = CARD_KINDS[GROUND]
    if cell is not None and out["kind"] in ("flying", "terrain"):
        raise line.error("flyers and terrains are in the extra zone")
    return out


def read_word(card: dict[str, Json], line: PositionLine, word: str) -> None:
    """What lies on a card, or is remembered of it."""
    name, equal, value = word.partition("=")
    if word == "closed":
        card["open"] = False
        card["moves"] = card["moves"] or 0
    elif word == "flying":
        card["kind"] = word
    elif word in FLAGS:
        card[FLAGS[word]] = True
    elif equal and name in SEEN:
        card[name] = line.whole(value, 0, 99)
    elif equal and name == "of":
        card["owner"] = line.seat(value, SEATS)
    elif equal and name == "kind" and value in CARD_KINDS:
        card["kind"] = value
    elif equal and name == "kept" and value.count("/") == len(KEPT) - 1:
        parts = value.split("/")
        card["kept"] = [NOBODY if part == "-1" else line.whole(part, 0, serialization.MOST) for part in parts]
    else:
        raise line.error(f"{word[:60]!r} says nothing about a card")


def seat_riders(cards: list[dict[str, Json]], facts: dict[str, Json]) -> None:
    """Symbionts sit on whoever stands on their cell; who shares a cell is the ghost."""
    standing = {card["place"]: slot for slot, card in enumerate(cards)}
    for slot, card in enumerate(cards):
        if card["place"] == f"{card['cell']}~":
            facts["ghost"] = slot
        elif card["place"] == f"{card['cell']}+":
            if card["cell"] not in standing:
                raise OptionError(f"nobody stands on {card['cell']} to carry a symbiont")
            card["host"] = standing[card["cell"]]
