"""Positions as a few lines that a person can write.

    age 2 action
    turn 0
    first 1
    doom gimle horgr utgard
    ruined elvagar
    tokens rage axes horns glory rage rage axes horns
    pillaged andlang
    clan 0: rage 5 glory 12 steps 2 1 1
    hand 0: tyrs_crush-2 manheim-2
    quests 0: alfheim-2
    upgrades 0: troll lokis_domain
    figures 0: leader gimle, 2 warrior andlang, ship sw, troll valhalla
    discards: tyrs_smite-1

Everything may be left out: figures not named are in the reserve, `reserve` and `valhalla` are places too. Steps count
from 1, rage is the stat's value. A position in the middle of something adds its frames as JSON, and one with a draft on
record its packs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from meadhall.engine.errors import OptionError
from meadhall.engine.state import frame_data
from meadhall.engine.types import Json
from meadhall.games.bloodrage import serialization
from meadhall.games.bloodrage.board import (
    ALL_STATS,
    FJORD,
    OUTER,
    PLACE_NAMES,
    PLACE_OF,
    PLACES,
    PROVINCES,
    RESERVE,
    REWARDS,
    TOKENS,
    living,
    open_fjord,
)
from meadhall.games.bloodrage.cards import BATTLE, BY_KEY, COPIES, KEY, KIND, MONSTER, NONE, QUEST, TYPES
from meadhall.games.bloodrage.clans import SLOTS, STATS, equip, stat_value
from meadhall.games.bloodrage.figures import WARRIORS, here, is_ship
from meadhall.games.bloodrage.layout import ACTIONS, DRAFT, KINDS, PHASES, ROW, SEATS, STAGE
from meadhall.games.bloodrage.notation import kind_name
from meadhall.games.bloodrage.upgrades import slots_for

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage

WORDS: Final = (
    "age", "turn", "first", "doom", "ruined", "tokens", "pillaged", "clan", "hand", "quests", "upgrades", "figures",
    "discards", "seen", "pack", "round", "battle", "frames",
)  # fmt: skip
SEEN: Final = ("known", "veiled", "shown", "loose")


# --- to text ------------------------------------------------------------------------------------------------------


def to_text(s: BloodRage) -> str:
    lines = [f"age {s.age} {PHASES[s.phase]}"]
    lines.append(f"first {s.first}")
    lines.append("doom " + " ".join(PLACE_NAMES[province] for province in s.doom))
    lines += places_line("ruined", s.ruined)
    lines.append("tokens " + " ".join(REWARDS[token] for token in s.tokens[:OUTER]))
    lines += places_line("pillaged", s.pillaged)
    for seat in range(s.seats):
        lines += clan_lines(s, seat)
    discards = [KEY[card] for card in range(TYPES) for _ in range(int(s.pile[card]))]
    if discards:
        lines.append("discards: " + " ".join(discards))
    if s.round:
        lines.append(f"round {s.round}")
    for age in range(3):
        for pack in range(s.seats):
            cards = s.packs[age * SEATS + pack]
            if cards:
                lines.append(f"pack {age + 1} {pack}: " + " ".join(KEY[card] for card in cards))
    if s.battle[STAGE] != 0:
        lines.append("battle: " + compact(serialization.battle_data(s)))
    lines.append("frames: " + compact([frame_data(frame) for frame in s.frames]))
    return "\n".join(lines) + "\n"


def compact(value: Json) -> str:
    return msgspec.json.encode(value).decode()


def places_line(word: str, places: int) -> list[str]:
    names = [PLACE_NAMES[province] for province in range(PROVINCES) if (places >> province) & 1]
    return [f"{word} " + " ".join(names)] if names else []


def clan_lines(s: BloodRage, seat: int) -> list[str]:
    steps = " ".join(str(int(s.steps[seat * 3 + stat]) + 1) for stat in range(3))
    head = f"clan {seat}: rage {int(s.rage[seat])} glory {int(s.glory[seat])} steps {steps}"
    head += f" actions {int(s.actions[seat])}" if s.actions[seat] else ""
    lines = [head + (" passed" if (s.passed >> seat) & 1 else "")]
    for word, cards in (("hand", s.hands[seat]), ("quests", s.quests[seat])):
        if cards:
            lines.append(f"{word} {seat}: " + " ".join(KEY[card] for card in cards))
    upgrades: list[str] = []
    for slot in range(SLOTS):
        card: int = s.slots[seat * SLOTS + slot]
        if card != NONE:
            upgrades.append(KEY[card])
    if upgrades:
        lines.append(f"upgrades {seat}: " + " ".join(upgrades))
    figures: list[str] = []
    for place in range(PLACES):
        for kind in range(KINDS):
            count = here(s, seat, place, kind)
            if count and place != RESERVE:
                number = f"{count} " if count > 1 else ""
                figures.append(f"{number}{kind_name(s, seat, kind)} {PLACE_NAMES[place]}")
    if figures:
        lines.append(f"figures {seat}: " + ", ".join(figures))
    seen: list[str] = []
    for word, cards in zip(SEEN, (s.known[seat], s.veiled[seat], s.shown[seat], s.loose[seat]), strict=True):
        if cards:
            seen.append(f"{word} " + " ".join(KEY[card] for card in cards))
    if s.old[seat]:
        seen.append(f"old {s.old[seat]}")
    if seen:
        lines.append(f"seen {seat}: " + ", ".join(seen))
    return lines


# --- from text ----------------------------------------------------------------------------------------------------


def bad(line: str, why: str) -> OptionError:
    return OptionError(f"position line {line!r}: {why}")


def whole(line: str, word: str, low: int, high: int) -> int:
    if not word.isdecimal() or not low <= int(word) <= high:
        raise bad(line, f"{word!r} is no number from {low} to {high}")
    return int(word)


def place_named(line: str, word: str, end: int) -> int:
    if word not in PLACE_OF or PLACE_OF[word] >= end:
        raise bad(line, f"{word!r} is not one of {', '.join(PLACE_NAMES[:end])}")
    return PLACE_OF[word]


def cards_named(line: str, words: list[str]) -> tuple[int, ...]:
    for word in words:
        if word not in BY_KEY:
            raise bad(line, f"{word!r} is no card")
    return tuple(BY_KEY[word] for word in words)


def read_text(s: BloodRage, text: str) -> tuple[int, list[Json] | None]:
    """Fill a blank state from lines; gives the seat whose turn it is and the frames, if the lines say them."""
    try:
        return read_lines(s, text)
    except (AssertionError, LookupError, msgspec.DecodeError) as error:
        raise OptionError(f"position: a line is not complete ({type(error).__name__} {error})") from error


def read_lines(s: BloodRage, text: str) -> tuple[int, list[Json] | None]:
    s.tokens = (*TOKENS, ALL_STATS)
    s.phase = ACTIONS
    turn = -1
    frames: list[Json] | None = None
    later: list[tuple[str, str, list[str]]] = []
    raged = 0
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        head, _, tail = line.strip().partition(":")
        words = head.split()
        rest = tail.split()
        word = words[0]
        if word not in WORDS:
            raise bad(line, f"lines begin with {', '.join(WORDS)}")
        if word == "age":
            s.age = whole(line, words[1], 1, 3)
            if len(words) > 2:
                name = {"action": "actions"}.get(words[2], words[2])
                if name not in PHASES:
                    raise bad(line, f"{words[2]!r} is not one of {', '.join(PHASES)}")
                s.phase = PHASES.index(name)
        elif word == "turn":
            turn = whole(line, words[1], 0, s.seats - 1)
        elif word == "first":
            s.first = whole(line, words[1], 0, s.seats - 1)
        elif word == "round":
            s.round = whole(line, words[1], 0, 6)
        elif word == "doom":
            s.doom = tuple(place_named(line, name, OUTER) for name in words[1:])
        elif word in ("ruined", "pillaged"):
            places = 0
            for name in words[1:]:
                places |= 1 << place_named(line, name, OUTER if word == "ruined" else PROVINCES)
            if word == "ruined":
                s.ruined = places
            else:
                s.pillaged = places
        elif word == "tokens":
            for name in words[1:]:
                if name not in REWARDS[:4]:
                    raise bad(line, f"{name!r} is not one of {', '.join(REWARDS[:4])}")
            if len(words) != OUTER + 1:
                raise bad(line, f"there are {OUTER} tokens, from elvagar to myrkulor")
            s.tokens = (*[REWARDS.index(name) for name in words[1:]], ALL_STATS)
        elif word == "discards":
            for card in cards_named(line, rest):
                count: int = s.pile[card]
                s.pile[card] = count + 1
        elif word == "frames":
            decoded = msgspec.json.decode(tail)
            assert isinstance(decoded, list)
            frames = decoded
        elif word == "battle":
            scene = msgspec.json.decode(tail)
            assert isinstance(scene, dict)
            serialization.load_battle(s, scene)
        elif word == "pack":
            at = (whole(line, words[1], 1, 3) - 1) * SEATS + whole(line, words[2], 0, s.seats - 1)
            s.packs[at] = cards_named(line, rest)
        elif word == "clan":
            raged |= read_clan(s, line, whole(line, words[1], 0, s.seats - 1), rest)
        elif word == "upgrades":
            read_upgrades(s, line, whole(line, words[1], 0, s.seats - 1), rest)
        else:
            later.append((line, word, [words[1], tail]))
    for line, word, parts in later:
        read_belongings(s, line, word, whole(line, parts[0], 0, s.seats - 1), parts[1])
    for seat in range(s.seats):
        muster_rest(s, seat)
        check_places(s, seat)
        if not (raged >> seat) & 1:
            s.rage[seat] = stat_value(s, seat, 0)
    if s.doom and (len(s.doom) != 3 or len(set(s.doom)) != 3):
        raise OptionError("position: there are three dooms, one for each age, all different")
    if not s.doom:
        s.doom = tuple([province for province in range(OUTER) if not (s.ruined >> province) & 1][:3])
    try:
        serialization.recount(s)
    except ValueError as error:
        raise OptionError(f"position: {error}") from error
    count_rest(s)
    return turn, frames


def read_clan(s: BloodRage, line: str, seat: int, words: list[str]) -> int:
    """`rage 5 glory 12 steps 2 1 1 passed`, each of them or none; tells whether rage was given."""
    raged = 0
    i = 0
    while i < len(words):
        word = words[i]
        if word == "passed":
            s.passed |= 1 << seat
            i += 1
            continue
        needed = 3 if word == "steps" else 1
        if word not in ("rage", "glory", "steps", "actions") or i + needed >= len(words) + 0:
            raise bad(line, f"{word!r} is not one of rage, glory, steps, actions, passed, each with its numbers")
        if word == "rage":
            s.rage[seat] = whole(line, words[i + 1], 0, 12)
            raged = 1 << seat
        elif word == "glory":
            s.glory[seat] = whole(line, words[i + 1], 0, 9999)
        elif word == "actions":
            s.actions[seat] = whole(line, words[i + 1], 0, 200)
        else:
            for stat in range(len(STATS)):
                s.steps[seat * 3 + stat] = whole(line, words[i + 1 + stat], 1, 6) - 1
        i += 1 + needed
    return raged


def read_upgrades(s: BloodRage, line: str, seat: int, words: list[str]) -> None:
    for card in cards_named(line, words):
        if KIND[card] >= BATTLE:
            raise bad(line, f"{KEY[card]} is no upgrade")
        first, end = slots_for(card)
        for slot in range(first, end):
            if s.slots[seat * SLOTS + slot] == NONE:
                s.slots[seat * SLOTS + slot] = card
                break
        else:
            raise bad(line, f"no slot is left for {KEY[card]}")
    equip(s, seat)


def read_belongings(s: BloodRage, line: str, word: str, seat: int, tail: str) -> None:
    if word == "hand":
        s.hands[seat] = tuple(sorted(cards_named(line, tail.split())))
    elif word == "quests":
        s.quests[seat] = tuple(sorted(cards_named(line, tail.split())))
        for card in s.quests[seat]:
            if KIND[card] != QUEST:
                raise bad(line, f"{KEY[card]} is no quest")
    elif word == "figures":
        for part in tail.split(","):
            words = part.split()
            if len(words) not in (2, 3):
                raise bad(line, f"{part.strip()!r} is not a figure and a place")
            count = whole(line, words[0], 1, WARRIORS) if len(words) == 3 else 1
            try:
                serialization.add_figures(s, seat, words[-2], place_named(line, words[-1], PLACES), count)
            except ValueError as error:
                raise bad(line, str(error)) from error
    elif word == "seen":
        for part in tail.split(","):
            words = part.split()
            if words[0] == "old":
                s.old[seat] = whole(line, words[1], 0, 15)
                continue
            if words[0] not in SEEN:
                raise bad(line, f"{words[0]!r} is not one of {', '.join(SEEN)}, old")
            cards = tuple(sorted(cards_named(line, words[1:])))
            lists = (s.known, s.veiled, s.shown, s.loose)
            lists[SEEN.index(words[0])][seat] = cards


def muster_rest(s: BloodRage, seat: int) -> None:
    """Figures that no line speaks of are in the reserve."""
    totals = [1, WARRIORS, 1]
    for kind in range(KINDS):
        owned = totals[kind] if kind < MONSTER else int(s.slots[seat * SLOTS + kind] != NONE)
        placed = sum(here(s, seat, place, kind) for place in range(PLACES))
        if placed > owned:
            raise OptionError(f"position: seat {seat} has {owned} of {kind_name(s, seat, kind)}, not {placed}")
        at = seat * ROW + RESERVE * KINDS + kind
        before: int = s.figures[at]
        s.figures[at] = before + owned - placed


def check_places(s: BloodRage, seat: int) -> None:
    """Ships are in open fjords, others in living provinces; nothing else could be played on."""
    for place in range(RESERVE):
        for kind in range(KINDS):
            if here(s, seat, place, kind):
                ship = is_ship(s, seat, kind)
                if place >= FJORD:
                    fits = ship and open_fjord(s, place)
                else:
                    fits = not ship and living(s, place)
                if not fits:
                    name = kind_name(s, seat, kind)
                    raise OptionError(f"position: {name} of seat {seat} cannot be in {PLACE_NAMES[place]}")


def count_rest(s: BloodRage) -> None:
    """Cards that no line speaks of are in the decks or out of the play; there must be enough of each."""
    left = list(COPIES[s.seats])
    places = [*s.hands, *s.quests, *s.table]
    if s.phase == DRAFT:
        places += s.packs[(s.age - 1) * SEATS : s.age * SEATS]
    for cards in places:
        for card in cards:
            left[card] -= 1
    for i in range(SEATS * SLOTS):
        slot: int = s.slots[i]
        if slot != NONE:
            left[slot] -= 1
    for card in range(TYPES):
        left[card] -= int(s.pile[card])
        if left[card] < 0:
            raise OptionError(f"position: there are only {COPIES[s.seats][card]} of {KEY[card]} with {s.seats} seats")
        s.rest[card] = left[card]
