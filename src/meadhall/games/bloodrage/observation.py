"""What a seat knows as flat buffers of whole numbers, for machines.

Seats are counted from the viewer; 0 stands for nobody and nothing where cards, seats and places are told by number,
which then count from 1.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.actions import Observed
from meadhall.engine.frames import Frame, Together
from meadhall.games.bloodrage import layout
from meadhall.games.bloodrage.battle_cards import cards_strength, fights
from meadhall.games.bloodrage.board import ALL_STATS, BOUNDLESS, PLACES, PROVINCES
from meadhall.games.bloodrage.cards import ALL, NONE, TYPES
from meadhall.games.bloodrage.clans import horns
from meadhall.games.bloodrage.draft import held_pack, pack_in_hand, picked
from meadhall.games.bloodrage.figures import strength
from meadhall.games.bloodrage.invade import ProvinceOffer
from meadhall.games.bloodrage.layout import DRAFT, KINDS, ROW, SLOTS, STATS, WARRIORS
from meadhall.games.bloodrage.march import Marchers
from meadhall.games.bloodrage.sacrifice import Offering
from meadhall.games.bloodrage.serialization import turn_of
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
COPIES: Final = 9


def top_asked(s: BloodRage) -> Frame[Any] | None:
    """The question that the viewer is asked."""
    return s.frames[-1] if s.frames and int(s.viewer) in s.frames[-1].waiting(s) else None


def table(s: BloodRage, viewer: int) -> list[int]:
    """Age, phase, round of the draft, first player, whose turn, prompt, stage of the pillage, its province, pillager,
    winner, and whose Primacy cancels."""
    asked = top_asked(s)
    prompt = PROMPTS.index(asked.ask(s, viewer).kind if asked is not None else "")
    turn = turn_of(s)
    marks = [s.first, NONE if turn is None else turn]
    marks += [int(s.battle[at]) for at in (layout.PILLAGER, layout.WINNER, layout.CANCELLER)]
    first, whose, *fighting = [0 if mark == NONE else (mark - viewer) % s.seats + 1 for mark in marks]
    place = one_more(int(s.battle[layout.PROVINCE]))
    picking = s.round if s.phase == DRAFT else 0
    return [s.age, s.phase, picking, first, whose, prompt, int(s.battle[layout.STAGE]), place, *fighting]


def details(s: BloodRage, viewer: int) -> list[int]:
    """Where a question is about something that stands nowhere else: what is settled of the move already."""
    frame = top_asked(s)
    settled: list[int] = []
    if isinstance(frame, Marchers):
        settled = [frame.start + 1, frame.target + 1, *frame.figures]
    elif isinstance(frame, FreeInvasion):
        settled = [frame.card + 1, frame.slot + 1]
    elif isinstance(frame, Spare):
        settled = [frame.province + 1, frame.cause + 1, *frame.victims, *frame.saved]
    elif isinstance(frame, ProvinceOffer):
        settled = [frame.province + 1]
    elif isinstance(frame, Offering):
        settled = [figure + 1 for figure in frame.figures]
    elif isinstance(frame, Together):
        settled = [chosen + 1 for chosen in frame.answer_of(viewer)]
    return [*settled, *[0] * DETAILS][:DETAILS]


def clan(s: BloodRage, seat: int) -> list[int]:
    """Glory, rage, three steps, figures on the board, helmets, passed, actions, cards in hand, laid quests, ages that a
    kept card may be of."""
    steps = [int(s.steps[seat * STATS + stat]) for stat in range(STATS)]
    board = [int(s.onboard[seat]), horns(s, seat), (s.passed >> seat) & 1, int(s.actions[seat])]
    cards = [len(s.hands[seat]), len(s.quests[seat]), s.old[seat]]
    return [int(s.glory[seat]), int(s.rage[seat]), *steps, *board, *cards]


def provinces(s: BloodRage, viewer: int) -> list[int]:
    """Token, pillaged, destroyed, age of its doom, free villages."""
    out: list[int] = []
    for province in range(PROVINCES):
        doom = s.doom.index(province) + 1 if province in s.doom else 0
        token = s.tokens[province] if s.tokens else ALL_STATS
        out += [token, (s.pillaged >> province) & 1, (s.ruined >> province) & 1, doom, int(s.free[province])]
    return out


def side(s: BloodRage, seat: int) -> list[int]:
    """Fights, strength of the revealed cards, fallen, Valkyrie, what a quest counts for."""
    valkyrie = (int(s.battle[layout.VALKYRIES]) >> seat) & 1
    fallen, counts = int(s.battle[layout.FALLEN + seat]), int(s.battle[layout.COUNTED + seat])
    return [int(fights(s, seat)), cards_strength(s, seat), fallen, valkyrie, counts]


def one_more(number: int) -> int:
    return 0 if number == NONE else number + 1


def counted(cards: tuple[int, ...]) -> list[int]:
    """Cards as counts by type; those that may not be seen are left out."""
    return [cards.count(card) for card in ALL]


def pack(s: BloodRage, viewer: int) -> tuple[int, ...]:
    """The cards that go round, as the viewer has them in hand."""
    return pack_in_hand(s, viewer, s.round) if s.phase == DRAFT and s.viewer >= 0 else ()


def aside(s: BloodRage, viewer: int) -> tuple[int, ...]:
    """What the viewer has picked of them."""
    return tuple(picked(s, viewer, s.age, s.round)) if s.phase == DRAFT and s.viewer >= 0 else ()


def slots(s: BloodRage, seat: int) -> list[int]:
    return [one_more(int(s.slots[seat * SLOTS + slot])) for slot in range(SLOTS)]


def figures(s: BloodRage, seat: int) -> list[int]:
    return [int(s.figures[seat * ROW + at]) for at in range(ROW)]


def strengths(s: BloodRage, seat: int) -> list[int]:
    return [strength(s, seat, province) for province in range(PROVINCES)]


OBSERVED: Final = (
    Observed("table", (11,), 0, 255, table),
    Observed("details", (DETAILS,), 0, 255, details),
    Observed("clans", (12,), 0, MOST, clan, True),
    Observed("slots", (SLOTS,), 0, TYPES, slots, True),
    Observed("figures", (PLACES, KINDS), 0, WARRIORS, figures, True),
    Observed("strengths", (PROVINCES,), 0, 255, strengths, True),
    Observed("provinces", (PROVINCES, 5), 0, BOUNDLESS, provinces),
    Observed("sides", (5,), 0, 255, side, True),
    Observed("hand", (TYPES,), 0, COPIES, lambda s, viewer: counted(s.hands[viewer])),
    Observed("quests", (TYPES,), 0, COPIES, lambda s, viewer: counted(s.quests[viewer])),
    Observed("pack", (TYPES,), 0, COPIES, lambda s, viewer: counted(pack(s, viewer))),
    Observed("picked", (TYPES,), 0, COPIES, lambda s, viewer: counted(aside(s, viewer))),
    Observed("discards", (TYPES,), 0, COPIES, lambda s, viewer: [int(s.pile[card]) for card in ALL]),
    Observed("revealed", (TYPES,), 0, COPIES, lambda s, seat: counted(s.table[seat]), True),
    # certainly in hand; in hand or laid; shown since the draft; and the packs of this age as far as remembered
    Observed("known", (TYPES,), 0, COPIES, lambda s, seat: counted(s.known[seat]), True),
    Observed("veiled", (TYPES,), 0, COPIES, lambda s, seat: counted(s.veiled[seat]), True),
    Observed("shown", (TYPES,), 0, COPIES, lambda s, seat: counted(s.shown[seat]), True),
    Observed("remembered", (TYPES,), 0, COPIES, lambda s, seat: counted(s.packs[held_pack(s, seat, 0)]), True),
)
