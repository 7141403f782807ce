"""What a seat knows as flat buffers of whole numbers. Seats are counted from the viewer; 0 stands for nobody and
nothing where cards, seats and places are told by number, which then count from 1."""

from __future__ import annotations

from array import array
from typing import Any, Final

from meadhall.engine.actions import Buffer
from meadhall.engine.frames import Frame, Together
from meadhall.games.bloodrage.actions import NextTurn
from meadhall.games.bloodrage.battle_cards import cards_strength, fights
from meadhall.games.bloodrage.battlefield import (
    CANCELLER,
    COUNTED,
    FALLEN,
    PILLAGER,
    PROVINCE,
    STAGE,
    VALKYRIES,
    WINNER,
)
from meadhall.games.bloodrage.board import ALL_STATS, BOUNDLESS, PLACES, PROVINCES
from meadhall.games.bloodrage.cards import NONE, TYPES
from meadhall.games.bloodrage.clans import horns
from meadhall.games.bloodrage.draft import Pick, pack_in_hand, picked
from meadhall.games.bloodrage.figures import strength
from meadhall.games.bloodrage.invade import ProvinceOffer
from meadhall.games.bloodrage.layout import DRAFT, KINDS, ROW, SEATS, WARRIORS
from meadhall.games.bloodrage.march import Marchers
from meadhall.games.bloodrage.sacrifice import Offering
from meadhall.games.bloodrage.sheets import SLOTS, STATS
from meadhall.games.bloodrage.state import BloodRage
from meadhall.games.bloodrage.upgrades import FreeInvasion
from meadhall.games.bloodrage.valhalla import Spare

PROMPTS: Final = (
    "", "action", "draft", "keep", "battle-card", "late-card", "quest-strength", "prowess", "tide", "spare", "call",
    "succor", "storm", "blessing", "hammers", "raise", "quest", "quest-reward", "march", "free-invasion", "sacrifice",
    "sacrifice-stat",
)  # fmt: skip
DETAILS: Final = 16
MOST: Final = 9999


def buffers(seats: int) -> tuple[Buffer, ...]:
    return (
        # age, phase, round of the draft, first player, whose turn, prompt, stage of the pillage, its province,
        # pillager, winner, and whose Primacy cancels
        Buffer("table", (11,), 0, 255),
        # what has been settled of the question that is asked: see `details`
        Buffer("details", (DETAILS,), 0, 255),
        # glory, rage, three steps, figures on the board, helmets, passed, actions, cards in hand, laid quests,
        # ages that a kept card may be of
        Buffer("clans", (seats, 12), 0, MOST),
        Buffer("slots", (seats, SLOTS), 0, TYPES),
        Buffer("figures", (seats, PLACES, KINDS), 0, WARRIORS),
        Buffer("strengths", (seats, PROVINCES), 0, 255),
        # token, pillaged, destroyed, age of its doom, free villages
        Buffer("provinces", (PROVINCES, 5), 0, BOUNDLESS),
        # fights, strength of the revealed cards, fallen, Valkyrie, what a quest counts for
        Buffer("sides", (seats, 5), 0, 255),
        Buffer("hand", (TYPES,), 0, 9),
        Buffer("quests", (TYPES,), 0, 9),
        Buffer("pack", (TYPES,), 0, 9),
        Buffer("picked", (TYPES,), 0, 9),
        Buffer("discards", (TYPES,), 0, 9),
        Buffer("revealed", (seats, TYPES), 0, 9),
        # certainly in hand; in hand or laid; shown since the draft; and the packs of this age as far as remembered
        Buffer("known", (seats, TYPES), 0, 9),
        Buffer("veiled", (seats, TYPES), 0, 9),
        Buffer("shown", (seats, TYPES), 0, 9),
        Buffer("remembered", (seats, TYPES), 0, 9),
    )


def counted(hands: list[tuple[int, ...]]) -> array[int]:
    """Each list of cards as counts by type; those that may not be seen are left out."""
    out = array("i", [0] * (len(hands) * TYPES))
    for at, cards in enumerate(hands):
        for card in cards:
            if card != NONE:
                out[at * TYPES + card] += 1
    return out


def details(frame: Frame[Any], seat: int) -> list[int]:
    """Where a question is about something that stands nowhere else: what is settled of the move already."""
    if isinstance(frame, Marchers):
        return [frame.start + 1, frame.target + 1, *frame.figures]
    if isinstance(frame, FreeInvasion):
        return [frame.card + 1, frame.slot + 1]
    if isinstance(frame, Spare):
        return [frame.province + 1, frame.cause + 1, *frame.victims, *frame.saved]
    if isinstance(frame, ProvinceOffer):
        return [frame.province + 1]
    if isinstance(frame, Offering):
        return [figure + 1 for figure in frame.figures]
    if isinstance(frame, Together) and seat in frame.seats:
        return [chosen + 1 for chosen in frame.answer_of(seat)]
    return []


def observe(s: BloodRage) -> dict[str, array[int]]:
    viewer = max(0, int(s.viewer))
    order = [(viewer + i) % s.seats for i in range(s.seats)]
    top = s.frames[-1] if s.frames else None
    asked = top is not None and int(s.viewer) in top.waiting(s)
    prompt = top.ask(s, viewer).kind if top is not None and asked else ""
    turn = NONE
    for frame in s.frames:
        if isinstance(frame, NextTurn):
            turn = frame.who
    marks = [turn, int(s.battle[PILLAGER]), int(s.battle[WINNER]), int(s.battle[CANCELLER])]
    seats = [0 if mark == NONE else (mark - viewer) % s.seats + 1 for mark in marks]
    place = 0 if s.battle[PROVINCE] == NONE else int(s.battle[PROVINCE]) + 1
    picking = s.round if s.phase == DRAFT else 0
    table = [s.age, s.phase, picking, (s.first - viewer) % s.seats + 1, seats[0], PROMPTS.index(prompt)]
    settled = details(top, viewer) if top is not None and asked else []
    clans: list[int] = []
    slots: list[int] = []
    figures: list[int] = []
    strengths: list[int] = []
    sides: list[int] = []
    for seat in order:
        clans += [int(s.glory[seat]), int(s.rage[seat]), *[int(s.steps[seat * STATS + stat]) for stat in range(STATS)]]
        clans += [int(s.onboard[seat]), horns(s, seat), (s.passed >> seat) & 1, int(s.actions[seat])]
        clans += [len(s.hands[seat]), len(s.quests[seat]), s.old[seat]]
        for slot in range(SLOTS):
            card: int = s.slots[seat * SLOTS + slot]
            slots.append(0 if card == NONE else card + 1)
        figures += [int(s.figures[seat * ROW + at]) for at in range(ROW)]
        strengths += [strength(s, seat, province) for province in range(PROVINCES)]
        sides += [int(fights(s, seat)), cards_strength(s, seat), int(s.battle[FALLEN + seat])]
        sides += [(int(s.battle[VALKYRIES]) >> seat) & 1, int(s.battle[COUNTED + seat])]
    provinces: list[int] = []
    for province in range(PROVINCES):
        doom = s.doom.index(province) + 1 if province in s.doom else 0
        token = s.tokens[province] if s.tokens else ALL_STATS
        provinces += [token, (s.pillaged >> province) & 1, (s.ruined >> province) & 1, doom, int(s.free[province])]
    own = s.viewer >= 0
    drafting = own and isinstance(top, Pick)
    first = (s.age - 1) * SEATS
    return {
        "table": array("i", [*table, int(s.battle[STAGE]), place, *seats[1:]]),
        "details": array("i", [*settled, *[0] * DETAILS][:DETAILS]),
        "clans": array("i", clans),
        "slots": array("i", slots),
        "figures": array("i", figures),
        "strengths": array("i", strengths),
        "provinces": array("i", provinces),
        "sides": array("i", sides),
        "hand": counted([s.hands[viewer] if own else ()]),
        "quests": counted([s.quests[viewer] if own else ()]),
        "pack": counted([pack_in_hand(s, viewer, s.round) if drafting else ()]),
        "picked": counted([tuple(picked(s, viewer, s.age, s.round)) if drafting else ()]),
        "discards": array("i", [int(s.pile[card]) for card in range(TYPES)]),
        "revealed": counted([s.table[seat] for seat in order]),
        "known": counted([s.known[seat] for seat in order]),
        "veiled": counted([s.veiled[seat] for seat in order]),
        "shown": counted([s.shown[seat] for seat in order]),
        "remembered": counted([s.packs[first + seat] for seat in order]),
    }
