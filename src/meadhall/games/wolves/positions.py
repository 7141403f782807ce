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

from typing import TYPE_CHECKING

import msgspec

from meadhall.engine.errors import OptionError
from meadhall.engine.flat import u8, vec
from meadhall.engine.state import frame_data
from meadhall.engine.types import Json
from meadhall.games.wolves.cards import DECK
from meadhall.games.wolves.hall import refill
from meadhall.games.wolves.lines import BYTES
from meadhall.games.wolves.notation import whole_number
from meadhall.games.wolves.round_end import RoundEnd
from meadhall.games.wolves.turns import NextTurn, Rounds, Turn, TurnGoesOn, Watch, open_spoils
from meadhall.games.wolves.units import (
    DEITIES,
    DEITY_NAMES,
    DEITY_OF,
    HAND_LIMIT,
    KIND_OF,
    KINDS,
    MOST_ACTIONS,
    PEOPLE,
    RAGNAROK,
    UNITS,
    VICTORIES,
    VICTORY_NAMES,
    VICTORY_OF,
)

if TYPE_CHECKING:
    from meadhall.games.wolves.state import WolvesState

TABLE = (
    "round", "starter", "hall", "deity discard", "used", "spoils", "deck", "discard", "resolving", "passes",
    "last winners", "ragnarok", "serpent", "start", "turn", "frames", "over",
)  # fmt: skip
SEAT = ("hand", "known", "line", "sacrifices", "deities", "victories", "actions")


def to_text(s: WolvesState) -> str:
    lines = [f"round: {s.round}", f"starter: {s.starter}"]
    lines.append(f"hall: {' '.join(DEITY_NAMES[deity] for deity in s.hall)}")
    add(lines, "deity discard", " ".join(names_of(int(s.deity_discard), DEITY_NAMES, DEITIES)))
    add(lines, "used", " ".join(names_of(int(s.used), DEITY_NAMES, DEITIES)))
    lines.append(f"spoils: {' '.join(VICTORY_NAMES[card] for card in s.spoils)}")
    lines.append(f"deck: {pile_text(s.deck, 0)}")
    add(lines, "discard", pile_text(s.discard, 0))
    add(lines, "resolving", pile_text(s.limbo, 0))
    add(lines, "passes", " ".join(str(seat) for seat in s.passes))
    add(lines, "last winners", " ".join(str(seat) for seat in range(s.seats) if (s.last_winners >> seat) & 1))
    add(lines, "ragnarok", "yes" if s.ragnarok else "")
    add(lines, "serpent", str(s.serpent) if s.serpent >= 0 else "")
    for seat in range(int(s.seats)):
        add(lines, f"{seat} hand", pile_text(s.hands, seat * KINDS))
        add(lines, f"{seat} known", pile_text(s.known, seat * KINDS))
        add(lines, f"{seat} line", " ".join(unit_text(unit, seat) for unit in s.lines[seat]))
        add(lines, f"{seat} sacrifices", pile_text(s.offered, seat * KINDS))
        add(lines, f"{seat} deities", " ".join(names_of(s.patrons[seat], DEITY_NAMES, DEITIES)))
        add(lines, f"{seat} victories", " ".join(names_of(s.won[seat], VICTORY_NAMES, VICTORIES)))
        add(lines, f"{seat} actions", str(s.actions[seat]) if s.actions[seat] else "")
    lines.append(frames_text(s))
    return "\n".join(lines) + "\n"


def add(lines: list[str], name: str, value: str) -> None:
    if value:
        lines.append(f"{name}: {value}")


def names_of(mask: int, names: tuple[str, ...], count: int) -> list[str]:
    return [names[number] for number in range(count) if (mask >> number) & 1]


def pile_text(cards: vec[u8], base: int) -> str:
    words: list[str] = []
    for kind in range(KINDS):
        count = int(cards[base + kind])
        if count:
            words.append(PEOPLE[kind] if count == 1 else f"{PEOPLE[kind]}*{count}")
    return " ".join(words)


def unit_text(unit: int, seat: int) -> str:
    name, by = PEOPLE[unit & 15], unit >> 4
    return name if by == seat else f"{name}/{by}"


def frames_text(s: WolvesState) -> str:
    """`turn: 2` where a seat is at its turn and nothing else is under way; all else as data."""
    if not s.frames:
        return "over: yes"
    top = s.frames[-1]
    if len(s.frames) == 4 and isinstance(s.frames[2], TurnGoesOn) and top.origin is None:
        if isinstance(top, Turn):
            return f"turn: {top.to_move} acted" if s.acted else f"turn: {top.to_move}"
        if isinstance(top, Watch):
            return f"turn: {top.to_move}"
    frames = [frame_data(frame) for frame in s.frames]
    return f"frames: {msgspec.json.encode(frames).decode()}{' acted' if s.acted else ''}"


# --- reading ---------------------------------------------------------------------------------------------------------


def from_text(s: WolvesState, text: str) -> None:
    """Fill a blank state from a text; errors say which line is wrong."""
    facts: dict[str, str] = {}
    for number, line in enumerate(text.split("\n"), 1):
        stripped = line.strip()
        if not stripped or stripped.startswith("#"):
            continue
        name, colon, value = stripped.partition(":")
        name = " ".join(name.split())
        if not colon or not known_name(s, name):
            raise OptionError(f"line {number} of the position is no fact: {stripped[:60]!r}")
        if name in facts:
            raise OptionError(f"line {number} of the position gives {name!r} a second time")
        facts[name] = value.strip()
    fill_table(s, facts)
    for seat in range(int(s.seats)):
        fill_seat(s, seat, facts)
    check_once(s)
    fill_deck(s, facts)
    if "hall" not in facts:
        refill(s)
    if "spoils" not in facts:
        for _ in range(1 if s.seats == 3 else 2):
            open_spoils(s)
    fill_frames(s, facts)


def known_name(s: WolvesState, name: str) -> bool:
    seat, _, rest = name.partition(" ")
    return name in TABLE or (whole_number(seat, int(s.seats) - 1) >= 0 and rest in SEAT)


def fill_table(s: WolvesState, facts: dict[str, str]) -> None:
    s.round = number_in(facts, "round", 1, VICTORIES)
    s.starter = number_in(facts, "starter", 0, int(s.seats) - 1)
    for name in facts.get("hall", "").split():
        s.hall += BYTES[number_of(name, DEITY_OF, "card of the Hall")]
    s.deity_discard = mask_in(facts, "deity discard", DEITY_OF, "deity")
    s.used = mask_in(facts, "used", DEITY_OF, "deity")
    for name in facts.get("spoils", "").split():
        s.spoils += BYTES[number_of(name, VICTORY_OF, "victory card")]
    s.discard_size = fill_pile(s.discard, 0, facts.get("discard", ""), KINDS)
    fill_pile(s.limbo, 0, facts.get("resolving", ""), KINDS)
    for seat in seats_in(s, facts, "passes"):
        s.passes += BYTES[seat]
        s.passed |= 1 << seat
    for seat in seats_in(s, facts, "last winners"):
        s.last_winners |= 1 << seat
    s.ragnarok = facts.get("ragnarok", "no") == "yes" or RAGNAROK in s.hall
    s.serpent = number_in(facts, "serpent", -1, int(s.seats) - 1)


def fill_seat(s: WolvesState, seat: int, facts: dict[str, str]) -> None:
    base = seat * KINDS
    size = fill_pile(s.hands, base, facts.get(f"{seat} hand", ""), KINDS)
    if size > HAND_LIMIT:
        raise OptionError(f"seat {seat} holds {size} cards; a hand has at most {HAND_LIMIT}")
    s.sizes[seat] = u8(size)
    s.known_sizes[seat] = u8(fill_pile(s.known, base, facts.get(f"{seat} known", ""), KINDS))
    for kind in range(KINDS):
        if s.known[base + kind] > s.hands[base + kind]:
            raise OptionError(f"seat {seat} is known to hold a {PEOPLE[kind]} that is not in its hand")
    for word in facts.get(f"{seat} line", "").split():
        name, slash, by = word.partition("/")
        kind = number_of(name, KIND_OF, "unit")
        sender = whole_number(by, int(s.seats) - 1) if slash else seat
        if kind >= UNITS or sender < 0:
            raise OptionError(f"{word[:60]!r} cannot stand in a line")
        s.lines[seat] += BYTES[kind | sender << 4]
    fill_pile(s.offered, base, facts.get(f"{seat} sacrifices", ""), UNITS)
    s.weigh_sacrifices(seat)
    s.patrons[seat] = mask_in(facts, f"{seat} deities", DEITY_OF, "deity")
    s.won[seat] = mask_in(facts, f"{seat} victories", VICTORY_OF, "victory card")
    s.actions[seat] = u8(number_in(facts, f"{seat} actions", 0, MOST_ACTIONS))


def check_once(s: WolvesState) -> None:
    """Every deity and every victory card lies in one place."""
    for name, count in s.count().items():
        if name.startswith(("deity ", "victory ")) and count != 1:
            raise OptionError(f"the {name} lies in {count} places")


def fill_deck(s: WolvesState, facts: dict[str, str]) -> None:
    placed = s.count()
    if "deck" in facts:
        s.deck_size = fill_pile(s.deck, 0, facts["deck"], KINDS)
        s.totals = tuple([placed[name] + int(s.deck[kind]) for kind, name in enumerate(PEOPLE)])
        if sum(s.totals) > DECK:
            raise OptionError(f"the position has {sum(s.totals)} cards of the People deck, which has {DECK} cards")
        return
    for kind, name in enumerate(PEOPLE):
        left = s.cards.counts[kind] - placed[name]
        if left < 0:
            raise OptionError(f"the position has {placed[name]} cards {name}; there are {s.cards.counts[kind]}")
        s.deck[kind] = u8(left)
        s.deck_size += left


def fill_frames(s: WolvesState, facts: dict[str, str]) -> None:
    given = [name for name in ("start", "turn", "frames", "over") if name in facts]
    if len(given) != 1:
        raise OptionError("a position says one of start, turn, frames and over")
    if "over" in facts:
        s.finished = True
        return
    if "frames" in facts:
        given_frames(s, facts["frames"])
        return
    seat, _, rest = facts[given[0]].partition(" ")
    mover = whole_number(seat, int(s.seats) - 1)
    if mover < 0 or rest not in ("", "acted"):
        raise OptionError(f"{given[0]}: {facts[given[0]][:60]!r} is no seat, nor a seat that has acted")
    s.frames = [Rounds(), RoundEnd()]
    if "start" in facts:
        s.frames.append(NextTurn(mover))
        return
    s.acted = rest == "acted"
    s.frames += [TurnGoesOn(mover), Watch(mover) if s.has_passed(mover) else Turn(mover)]


def given_frames(s: WolvesState, text: str) -> None:
    """Frames given as data must be frames of this game and ask something that can be asked at this table."""
    s.acted = text.endswith(" acted")
    try:
        frames: list[Json] = msgspec.json.decode(text.removesuffix(" acted"))
        assert all(len(frame) in (2, 4) and numbers_only(frame[1:]) for frame in frames if isinstance(frame, list))
        s.frames = [s.game.frame(frame) for frame in frames]
        trial = s.copy()
        trial.settle()
        if trial.frames:
            assert all(0 <= seat < s.seats for seat in trial.waiting) and trial.options
            trial.prompt_for(trial.waiting[0])
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise OptionError(f"frames: {text[:60]!r} do not fit this position") from error


def numbers_only(data: Json) -> bool:
    """Whether frames hold whole numbers alone, or frames of their own with a name; the interpreter takes anything."""
    if isinstance(data, list):
        return all(numbers_only(part) or (at == 0 and isinstance(part, str)) for at, part in enumerate(data))
    return isinstance(data, int)


def fill_pile(cards: vec[u8], base: int, text: str, kinds: int) -> int:
    """`bond*2 plague` into counts; gives how many cards that are."""
    total = 0
    for word in text.split():
        name, star, times = word.partition("*")
        kind = number_of(name, KIND_OF, "card")
        count = whole_number(times, 999) if star else 1
        if kind >= kinds or count < 0:
            raise OptionError(f"{word[:60]!r} cannot lie there")
        total += count
        if total > DECK:
            raise OptionError(f"no pile has more than the {DECK} cards of the People deck")
        cards[base + kind] = u8(int(cards[base + kind]) + count)
    return total


def number_of(name: str, numbers: dict[str, int], what: str) -> int:
    if name not in numbers:
        raise OptionError(f"there is no {what} {name[:60]!r}; there are {', '.join(numbers)}")
    if name == "ragnarok" and what != "card of the Hall":
        raise OptionError(f"Ragnarök is no {what}: it stands in the hall, or write 'ragnarok: yes'")
    return numbers[name]


def mask_in(facts: dict[str, str], name: str, numbers: dict[str, int], what: str) -> int:
    mask = 0
    for word in facts.get(name, "").split():
        mask |= 1 << number_of(word, numbers, what)
    return mask


def seats_in(s: WolvesState, facts: dict[str, str], name: str) -> list[int]:
    """Different seats in their order."""
    found: list[int] = []
    for word in facts.get(name, "").split():
        seat = whole_number(word, int(s.seats) - 1)
        if seat < 0 or seat in found:
            raise OptionError(f"{name}: {word[:60]!r} is no seat, or stands there already")
        found.append(seat)
    return found


def number_in(facts: dict[str, str], name: str, default: int, most: int) -> int:
    """A number from 0 to the most allowed, or the default."""
    if name not in facts:
        return default
    number = whole_number(facts[name], most)
    if number < 0:
        raise OptionError(f"{name}: {facts[name][:60]!r} is no number from 0 to {most}")
    return number
