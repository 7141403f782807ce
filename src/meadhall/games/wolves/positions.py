"""Positions as text that a person can write: one fact a line, what is left out is as at the start of a round.

    round: 2
    hall: thor loki hel
    spoils: rout own_god
    discard: bond*2 plague
    passes: 2
    0 hand: archer*2 konung
    0 line: archer bond/1 hirdman
    0 sacrifices: thrall berserk
    0 deities: odin
    1 known: raider
    1 victories: challenge
    turn: 0

`bond/1` was put there by seat 1. Without `deck:` the deck holds every card that lies nowhere else; with it, it holds
just that. `start: 0` begins seat 0's turn with Jörmungandr's check, `turn: 0` after it, `turn: 0 acted` after its main
action. Anything else that is under way stands in `frames:` as data.
"""

from __future__ import annotations

from meadhall.engine.errors import PositionError
from meadhall.engine.flat import u8, vec
from meadhall.engine.position_reader import NOTHING, PositionLine, frames_json, named_lines, pile_text
from meadhall.games.wolves import units
from meadhall.games.wolves.hall import refill
from meadhall.games.wolves.round_end import RoundEnd
from meadhall.games.wolves.state import WolvesState, fill_counts, recount
from meadhall.games.wolves.turns import NextTurn, Rounds, Turn, TurnGoesOn, Watch, open_spoils
from meadhall.games.wolves.units import names_in

TABLE = (
    "round", "starter", "hall", "deity discard", "used", "spoils", "deck", "discard", "resolving", "passes",
    "last winners", "ragnarok", "serpent", "start", "turn", "frames", "over",
)  # fmt: skip
SEAT = ("hand", "known", "line", "sacrifices", "deities", "victories", "actions")


def to_text(s: WolvesState) -> str:
    lines = [f"round: {s.round}", f"starter: {s.starter}"]
    lines.append(f"hall: {' '.join(units.DEITY_NAMES[deity] for deity in s.hall)}")
    add(lines, "deity discard", " ".join(names_in(int(s.deity_discard), units.DEITY_NAMES)))
    add(lines, "used", " ".join(names_in(int(s.used), units.DEITY_NAMES)))
    lines.append(f"spoils: {' '.join(units.VICTORY_NAMES[card] for card in s.spoils)}")
    lines.append(f"deck: {pile(s.deck, 0)}")
    add(lines, "discard", pile(s.discard, 0))
    add(lines, "resolving", pile(s.limbo, 0))
    add(lines, "passes", " ".join(str(seat) for seat in s.passes))
    add(lines, "last winners", " ".join(str(seat) for seat in range(s.seats) if (s.last_winners >> seat) & 1))
    add(lines, "ragnarok", "yes" if s.ragnarok else "")
    add(lines, "serpent", str(s.serpent) if s.serpent >= 0 else "")
    for seat in range(int(s.seats)):
        add(lines, f"{seat} hand", pile(s.hands, seat * units.KINDS))
        add(lines, f"{seat} known", pile(s.known, seat * units.KINDS))
        add(lines, f"{seat} line", " ".join(unit_text(unit, seat) for unit in s.lines[seat]))
        add(lines, f"{seat} sacrifices", pile(s.offered, seat * units.KINDS))
        add(lines, f"{seat} deities", " ".join(names_in(s.patrons[seat], units.DEITY_NAMES)))
        add(lines, f"{seat} victories", " ".join(names_in(s.won[seat], units.VICTORY_NAMES)))
        add(lines, f"{seat} actions", str(s.actions[seat]) if s.actions[seat] else "")
    lines.append(frames_text(s))
    return "\n".join(lines) + "\n"


def add(lines: list[str], name: str, value: str) -> None:
    if value:
        lines.append(f"{name}: {value}")


def pile(cards: vec[u8], first: int) -> str:
    return pile_text([int(cards[first + kind]) for kind in range(units.KINDS)], list(units.PEOPLE), "*")


def unit_text(unit: int, seat: int) -> str:
    name, by = units.PEOPLE[unit & units.UNIT_MASK], unit >> units.UNIT_BITS
    return name if by == seat else f"{name}/{by}"


def frames_text(s: WolvesState) -> str:
    """`turn: 2` where a seat is at its turn and nothing else is under way; all else as data."""
    if not s.frames:
        return "over: yes"
    top = s.frames[-1]
    if len(s.frames) == 4 and isinstance(s.frames[2], TurnGoesOn) and top.origin is None:
        if isinstance(top, Turn):
            return f"turn: {top.who} acted" if s.acted else f"turn: {top.who}"
        if isinstance(top, Watch):
            return f"turn: {top.who}"
    return f"frames: {frames_json(s)}{' acted' if s.acted else ''}"


# --- reading ---------------------------------------------------------------------------------------------------------


def from_text(s: WolvesState, text: str) -> None:
    """Fill a blank state from a text; errors say which line is wrong."""
    seats = range(int(s.seats))
    facts = named_lines(text, [*TABLE, *(f"{seat} {fact}" for seat in seats for fact in SEAT)])
    fill_table(s, facts)
    for seat in seats:
        fill_seat(s, seat, facts)
    recount(s)
    fill_deck(s, facts.get("deck"))
    if "hall" not in facts:
        refill(s)
    if "spoils" not in facts:
        open_spoils(s)
    fill_frames(s, facts)


def fill_table(s: WolvesState, facts: dict[str, PositionLine]) -> None:
    seats = int(s.seats)
    s.round = number(facts, "round", 1, units.VICTORIES)
    s.starter = number(facts, "starter", 0, seats - 1)
    s.hall = bytes(facts.get("hall", NOTHING).names(units.DEITY_OF, "card of the Hall"))
    s.deity_discard = facts.get("deity discard", NOTHING).mask(units.SUMMONED_OF, "deity")
    s.used = facts.get("used", NOTHING).mask(units.SUMMONED_OF, "deity")
    s.spoils = bytes(facts.get("spoils", NOTHING).names(units.WON_OF, "victory card"))
    fill_pile(s.discard, 0, facts.get("discard", NOTHING), units.KIND_OF)
    fill_pile(s.limbo, 0, facts.get("resolving", NOTHING), units.KIND_OF)
    s.passes = bytes(facts.get("passes", NOTHING).seats(seats))
    s.last_winners = sum([1 << seat for seat in facts.get("last winners", NOTHING).seats(seats)])
    s.ragnarok = units.RAGNAROK in s.hall or ("ragnarok" in facts and facts["ragnarok"].flag(facts["ragnarok"].tail))
    s.serpent = number(facts, "serpent", units.NOBODY, seats - 1)


def fill_seat(s: WolvesState, seat: int, facts: dict[str, PositionLine]) -> None:
    first = seat * units.KINDS
    hand, known = facts.get(f"{seat} hand", NOTHING), facts.get(f"{seat} known", NOTHING)
    size = fill_pile(s.hands, first, hand, units.KIND_OF)
    if size > units.HAND_LIMIT:
        raise hand.error(f"seat {seat} holds {size} cards; a hand has at most {units.HAND_LIMIT}")
    s.sizes[seat] = u8(size)
    fill_pile(s.known, first, known, units.KIND_OF)
    s.lines[seat] = line_units(s, seat, facts.get(f"{seat} line", NOTHING))
    fill_pile(s.offered, first, facts.get(f"{seat} sacrifices", NOTHING), units.UNIT_OF)
    s.patrons[seat] = facts.get(f"{seat} deities", NOTHING).mask(units.SUMMONED_OF, "deity")
    s.won[seat] = facts.get(f"{seat} victories", NOTHING).mask(units.WON_OF, "victory card")
    s.actions[seat] = u8(number(facts, f"{seat} actions", 0, units.MOST_ACTIONS))


def line_units(s: WolvesState, seat: int, line: PositionLine) -> bytes:
    """`bond/1` was put there by seat 1; without that, by the line's owner."""
    there: list[int] = []
    for word in line.words:
        name, slash, by = word.partition("/")
        sender = line.seat(by, int(s.seats)) if slash else seat
        there.append(line.named(name, units.UNIT_OF, "unit") | sender << units.UNIT_BITS)
    if len(there) > units.DECK:
        raise line.error(f"the People deck has {units.DECK} cards")
    return bytes(there)


def fill_deck(s: WolvesState, given: PositionLine | None) -> None:
    placed = s.count()
    if given is not None:
        s.deck_size = fill_pile(s.deck, 0, given, units.KIND_OF)
        s.totals = tuple([placed[name] + int(s.deck[kind]) for kind, name in enumerate(units.PEOPLE)])
        if sum(s.totals) > units.DECK:
            raise given.error(f"the position has {sum(s.totals)} cards of the People, not at most {units.DECK} cards")
        return
    for kind, name in enumerate(units.PEOPLE):
        left = s.cards.counts[kind] - placed[name]
        if left < 0:
            raise PositionError(f"the position has {placed[name]} cards {name}; there are {s.cards.counts[kind]}")
        s.deck[kind] = u8(left)
        s.deck_size += left


def fill_frames(s: WolvesState, facts: dict[str, PositionLine]) -> None:
    given = [facts[name] for name in ("start", "turn", "frames", "over") if name in facts]
    if len(given) != 1:
        raise PositionError("a position says one of start, turn, frames and over")
    line = given[0]
    if line.name == "over":
        s.finished = line.flag(line.tail)
        return
    text = line.tail
    line.tail = text if line.name == "start" else text.removesuffix(" acted")
    s.acted = line.tail != text
    if line.name == "frames":
        s.frames = line.frames(s)
        return
    mover = line.seat(line.tail, int(s.seats))
    s.frames = [Rounds(), RoundEnd()]
    if line.name == "start":
        s.frames.append(NextTurn(mover))
    else:
        s.frames += [TurnGoesOn(mover), Watch(mover) if s.has_passed(mover) else Turn(mover)]


def fill_pile(cards: vec[u8], first: int, line: PositionLine, numbers: dict[str, int]) -> int:
    return fill_counts(cards, first, line.counts(numbers, "card", units.DECK))


def number(facts: dict[str, PositionLine], name: str, default: int, most: int) -> int:
    return facts[name].whole(facts[name].tail, 0, most) if name in facts else default
