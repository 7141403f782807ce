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

from typing import Final

from meadhall.engine.errors import DataError, PositionError
from meadhall.engine.json_reader import JsonReader
from meadhall.engine.position_reader import PositionLine, frames_json, json_text, read_lines
from meadhall.games.bloodrage import board, layout, serialization
from meadhall.games.bloodrage.actions import ActionPhase, give_turn, may_act
from meadhall.games.bloodrage.ages import DiscardPhase, EndOfAge
from meadhall.games.bloodrage.board import OUTER, PLACE_NAMES, RESERVE, REWARDS, living
from meadhall.games.bloodrage.cards import AGE, ALL, BATTLE, BY_KEY, COPIES, KEY, KIND, NONE
from meadhall.games.bloodrage.clans import equip, slots_for, stat_value
from meadhall.games.bloodrage.draft import GiftsPhase
from meadhall.games.bloodrage.figures import here, owned
from meadhall.games.bloodrage.knowledge import cards_left
from meadhall.games.bloodrage.layout import KINDS, LAST_AGE, PHASES, ROW, SEATS, SLOTS, STATS, WARRIORS
from meadhall.games.bloodrage.notation import kind_name
from meadhall.games.bloodrage.quests import QuestPhase
from meadhall.games.bloodrage.serialization import SEEN, seen_lists
from meadhall.games.bloodrage.state import BloodRage
from meadhall.games.bloodrage.valhalla import RagnarokPhase, ValhallaPhase

WORDS: Final = {
    "age": 3, "turn": 2, "first": 2, "doom": OUTER, "ruined": OUTER, "tokens": OUTER + 2, "pillaged": OUTER + 2,
    "clan": 2, "hand": 2, "quests": 2, "upgrades": 2, "figures": 2, "discards": 1, "seen": 2, "pack": 3, "round": 2,
    "battle": 1, "frames": 1,
}  # fmt: skip
"""What a line may begin with, in the order in which lines are read, and the most words before its colon or end."""
ONLY_HEAD: Final = ("age", "turn", "first", "round", "doom", "ruined", "tokens", "pillaged")
"""Lines without a colon."""
OUTER_OF: Final = {name: place for place, name in enumerate(PLACE_NAMES[:OUTER])}
TOKEN_OF: Final = {name: token for token, name in enumerate(REWARDS[: board.ALL_STATS])}
PHASE_OF: Final = {"action": layout.ACTIONS, **serialization.PHASE_OF}
MOST_GLORY: Final = 9999


# --- to text ------------------------------------------------------------------------------------------------------


def to_text(s: BloodRage) -> str:
    lines = [f"age {s.age} {PHASES[s.phase]}", f"first {s.first}"]
    lines += named_line("doom", [PLACE_NAMES[province] for province in s.doom], " ")
    lines += places_line("ruined", s.ruined)
    lines += named_line("tokens", [REWARDS[token] for token in s.tokens[:OUTER]], " ")
    lines += places_line("pillaged", s.pillaged)
    for seat in range(s.seats):
        lines += clan_lines(s, seat)
    lines += named_line("discards:", [KEY[card] for card in ALL for _ in range(int(s.pile[card]))], " ")
    if s.round:
        lines.append(f"round {s.round}")
    for age in range(LAST_AGE):
        for pack in range(s.seats):
            lines += cards_line(f"pack {age + 1} {pack}:", s.packs[age * SEATS + pack])
    if s.battle[layout.STAGE] != 0:
        lines.append(f"battle: {json_text(serialization.battle_data(s))}")
    lines.append(f"frames: {frames_json(s)}")
    return "\n".join(lines) + "\n"


def named_line(word: str, names: list[str], mark: str) -> list[str]:
    """A line of such names, or none where there are none."""
    return [f"{word} {mark.join(names)}"] if names else []


def cards_line(word: str, cards: tuple[int, ...]) -> list[str]:
    return named_line(word, [KEY[card] for card in cards], " ")


def places_line(word: str, places: int) -> list[str]:
    return named_line(word, [PLACE_NAMES[at] for at in range(board.PROVINCES) if (places >> at) & 1], " ")


def clan_lines(s: BloodRage, seat: int) -> list[str]:
    steps = " ".join(str(int(s.steps[seat * STATS + stat]) + 1) for stat in range(STATS))
    head = f"clan {seat}: rage {int(s.rage[seat])} glory {int(s.glory[seat])} steps {steps}"
    head += f" actions {int(s.actions[seat])}" if s.actions[seat] else ""
    lines = [head + (" passed" if (s.passed >> seat) & 1 else "")]
    lines += cards_line(f"hand {seat}:", s.hands[seat])
    lines += cards_line(f"quests {seat}:", s.quests[seat])
    slots = [int(s.slots[seat * SLOTS + slot]) for slot in range(SLOTS)]
    lines += named_line(f"upgrades {seat}:", [KEY[card] for card in slots if card != NONE], " ")
    figures: list[str] = []
    for place in range(board.PLACES):
        for kind in range(KINDS):
            count = here(s, seat, place, kind)
            if count and place != RESERVE:
                number = f"{count} " if count > 1 else ""
                figures.append(f"{number}{kind_name(s, seat, kind)} {PLACE_NAMES[place]}")
    lines += named_line(f"figures {seat}:", figures, ", ")
    seen: list[str] = []
    for word, cards in zip(SEEN, seen_lists(s), strict=True):
        seen += cards_line(word, cards[seat])
    if s.old[seat]:
        seen.append(f"old {s.old[seat]}")
    return lines + named_line(f"seen {seat}:", seen, ", ")


# --- from text ----------------------------------------------------------------------------------------------------


def from_text(s: BloodRage, text: str) -> None:
    """Fill a blank state from lines, and lay out what is under way: the frames if a line tells them, else what comes
    in the phase of the position."""
    s.tokens = (*board.TOKENS, board.ALL_STATS)
    s.phase = layout.ACTIONS
    turn = -1
    raged = 0
    lines = read_lines(text)
    names: list[str] = []
    for line in lines:
        if not line.head or line.head[0] not in WORDS:
            raise line.error(f"lines begin with {', '.join(WORDS)}")
        names.append(line.name if WORDS[line.head[0]] < OUTER and line.colon else line.head[0])
        if names[-1] in names[:-1]:
            raise line.error(f"{names[-1]!r} is given a second time")
        beyond = line.head[WORDS[line.head[0]] :] + (line.words if line.head[0] in ONLY_HEAD else [])
        if beyond:
            raise line.error(f"{beyond[0]!r} is too much")
    order = list(WORDS)
    for line in sorted(lines, key=lambda line: order.index(line.head[0])):
        word = line.head[0]
        if word == "turn":
            turn = line.seat(word_at(line, 1), s.seats)
        elif word == "clan":
            raged |= read_clan(s, line)
        elif word != "frames":
            read_line(s, line, word)
    for seat in range(s.seats):
        muster_rest(s, seat)
        if not (raged >> seat) & 1:
            s.rage[seat] = stat_value(s, seat, board.RAGE)
    if not s.doom:
        s.doom = tuple([province for province in range(OUTER) if living(s.ruined, province)][:LAST_AGE])
    full = serialization.recount(s)
    if full:
        raise PositionError(f"position: {full}")
    count_rest(s)
    told = [line for line in lines if line.head[0] == "frames"]
    if s.phase == layout.DRAFT:
        for seat in range(s.seats):
            if s.hands[seat] and not s.known[seat] and not s.old[seat]:
                s.old[seat] = 1 << AGE[s.hands[seat][0]]
    if told:
        s.frames = told[-1].frames(s)
    else:
        lay_out_phases(s, s.first if turn < 0 else turn)


def lay_out_phases(s: BloodRage, turn: int) -> None:
    """What is left of the age, from its phase on."""
    s.then(ValhallaPhase(), EndOfAge())
    if s.phase <= layout.RAGNAROK:
        s.then(RagnarokPhase())
    if s.phase <= layout.QUESTS:
        s.then(QuestPhase())
    if s.phase <= layout.DISCARD:
        s.then(DiscardPhase())
    if s.phase == layout.DRAFT:
        s.then(GiftsPhase(), ActionPhase())
    elif s.phase == layout.ACTIONS:
        if not may_act(s, turn):
            raise PositionError(f"position: it cannot be the turn of seat {turn}, which has no rage left or has passed")
        give_turn(s, turn)
    s.settle()


def word_at(line: PositionLine, at: int) -> str:
    if len(line.head) <= at:
        raise line.error("the line is not complete")
    return line.head[at]


def places_of(line: PositionLine, numbers: dict[str, int]) -> list[int]:
    return [line.named(word, numbers, "province") for word in line.head[1:]]


def read_line(s: BloodRage, line: PositionLine, word: str) -> None:
    """A line that no other has to come before."""
    if word == "age":
        s.age = line.whole(word_at(line, 1), 1, LAST_AGE)
        if len(line.head) > 2:
            s.phase = line.named(line.head[2], PHASE_OF, "phase")
    elif word == "first":
        s.first = line.seat(word_at(line, 1), s.seats)
    elif word == "round":
        s.round = line.whole(word_at(line, 1), 0, layout.PICKS)
    elif word == "doom":
        s.doom = tuple(places_of(line, OUTER_OF))
    elif word == "ruined":
        s.ruined |= sum({1 << place for place in places_of(line, OUTER_OF)})
    elif word == "pillaged":
        s.pillaged |= sum({1 << place for place in places_of(line, serialization.PROVINCE_OF)})
    elif word == "tokens":
        if len(line.head) != OUTER + 1:
            raise line.error(f"there are {OUTER} tokens, from elvagar to myrkulor")
        s.tokens = (*[line.named(name, TOKEN_OF, "token") for name in line.head[1:]], board.ALL_STATS)
    elif word == "discards":
        for card, count in line.counts(BY_KEY, "card", NONE):
            s.pile[card] += count
    elif word == "battle":
        try:
            serialization.load_battle(s, JsonReader(line.json(), "battle"))
        except DataError as error:
            raise line.error(str(error)) from error
    elif word == "pack":
        age = line.whole(word_at(line, 1), 1, LAST_AGE)
        s.packs[(age - 1) * SEATS + line.seat(word_at(line, 2), s.seats)] = tuple(line.names(BY_KEY, "card"))
    else:
        read_belongings(s, line, word, line.seat(word_at(line, 1), s.seats))


def read_belongings(s: BloodRage, line: PositionLine, word: str, seat: int) -> None:
    if word == "upgrades":
        read_upgrades(s, line, seat)
    elif word == "figures":
        read_figures(s, line, seat)
    elif word == "hand":
        s.hands[seat] = cards_of(line, line.words)
    elif word == "quests":
        s.quests[seat] = cards_of(line, line.words)
    else:
        for part in line.tail.split(","):
            name, *cards = part.split() or [""]
            if name == "old":
                s.old[seat] = line.whole(" ".join(cards), 0, serialization.MOST_OLD)
            elif name in SEEN:
                seen_lists(s)[SEEN.index(name)][seat] = cards_of(line, cards)
            else:
                raise line.error(f"{name!r} is not one of {', '.join(SEEN)}, old")


def cards_of(line: PositionLine, words: list[str]) -> tuple[int, ...]:
    return tuple(sorted([line.named(word, BY_KEY, "card") for word in words]))


def read_clan(s: BloodRage, line: PositionLine) -> int:
    """`rage 5 glory 12 steps 2 1 1 passed`, each of them or none; tells whether rage was given."""
    seat = line.seat(word_at(line, 1), s.seats)
    raged = 0
    words = line.words
    i = 0
    while i < len(words):
        word = words[i]
        numbers = words[i + 1 : i + 1 + (STATS if word == "steps" else 0 if word == "passed" else 1)]
        i += 1 + len(numbers)
        if word == "passed":
            s.passed |= 1 << seat
        elif word == "steps" and len(numbers) == STATS:
            for stat in range(STATS):
                s.steps[seat * STATS + stat] = line.whole(numbers[stat], 1, layout.LAST_STEP + 1) - 1
        elif word == "rage" and numbers:
            s.rage[seat] = line.whole(numbers[0], 0, layout.MOST_RAGE)
            raged = 1 << seat
        elif word == "glory" and numbers:
            s.glory[seat] = line.whole(numbers[0], 0, MOST_GLORY)
        elif word == "actions" and numbers:
            s.actions[seat] = line.whole(numbers[0], 0, layout.MOST_ACTIONS)
        else:
            raise line.error(f"{word!r} is not one of rage, glory, steps, actions, passed, each with its numbers")
    return raged


def read_upgrades(s: BloodRage, line: PositionLine, seat: int) -> None:
    for card in line.names(BY_KEY, "card"):
        if KIND[card] >= BATTLE:
            raise line.error(f"{KEY[card]} is no upgrade")
        first, end = slots_for(card)
        free = [slot for slot in range(first, end) if s.slots[seat * SLOTS + slot] == NONE]
        if not free:
            raise line.error(f"no slot is left for {KEY[card]}")
        s.slots[seat * SLOTS + free[0]] = card
    equip(s, seat)


def read_figures(s: BloodRage, line: PositionLine, seat: int) -> None:
    kinds = {kind_name(s, seat, kind): kind for kind in range(KINDS)}
    for part in line.tail.split(","):
        words = part.split()
        if len(words) not in (2, 3):
            raise line.error(f"{part.strip()!r} is not a figure and a place")
        count = line.whole(words[0], 1, WARRIORS) if len(words) == 3 else 1
        kind = line.named(words[-2], kinds, f"figure of seat {seat}")
        s.figures[seat * ROW + line.named(words[-1], board.PLACE_OF, "place") * KINDS + kind] += count


def muster_rest(s: BloodRage, seat: int) -> None:
    """Figures that no line speaks of are in the reserve."""
    for kind in range(KINDS):
        most = owned(s, seat, kind)
        placed = sum(here(s, seat, place, kind) for place in range(board.PLACES))
        if placed > most:
            raise PositionError(f"position: seat {seat} has {most} of {kind_name(s, seat, kind)}, not {placed}")
        s.figures[seat * ROW + RESERVE * KINDS + kind] += most - placed


def count_rest(s: BloodRage) -> None:
    """Cards that no line speaks of are in the decks or out of the play; there must be enough of each."""
    left = cards_left(s, s.held())
    for card in ALL:
        if left[card] < 0:
            raise PositionError(f"position: there are only {COPIES[s.seats][card]} of {KEY[card]} with {s.seats} seats")
        s.rest[card] = left[card]
