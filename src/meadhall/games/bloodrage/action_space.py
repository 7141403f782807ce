"""The fixed space of answers for machines.

Monsters are told by their slot, upgrades by card and place among the slots of their kind; whatever is left, ended or
declined is `pass`.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.actions import Block
from meadhall.engine.frames import Frame
from meadhall.engine.mechanisms.asking import DONE_WORD, PASS_WORD, Offer
from meadhall.games.bloodrage import moves
from meadhall.games.bloodrage.actions import Turn
from meadhall.games.bloodrage.battle import CountQuest, Late, Prowess
from meadhall.games.bloodrage.battle_cards import KeepFigure
from meadhall.games.bloodrage.board import PLACE_NAMES, PROVINCES, RESERVE
from meadhall.games.bloodrage.cards import KEY, QUEST_STRENGTH
from meadhall.games.bloodrage.clans import ChooseStat, slots_for
from meadhall.games.bloodrage.draft import CardsTogether
from meadhall.games.bloodrage.invade import STAY_WORD, Hammers
from meadhall.games.bloodrage.layout import KINDS, STAT_NAMES
from meadhall.games.bloodrage.march import Marchers
from meadhall.games.bloodrage.pillage import Call
from meadhall.games.bloodrage.quests import LayQuest, QuestRewards
from meadhall.games.bloodrage.sacrifice import Offering, OfferingStat
from meadhall.games.bloodrage.state import BloodRage
from meadhall.games.bloodrage.upgrades import FreeInvasion
from meadhall.games.bloodrage.valhalla import FLEE_WORD, Spare

FIGURES: Final = ("leader", "warrior", "ship", "first monster", "second monster")
PASSING: Final = (PASS_WORD, DONE_WORD, STAY_WORD)
ANSWERS: Final[dict[str, tuple[type[Frame[Any]], ...]]] = {
    "card": (CardsTogether, LayQuest, Late, Prowess),
    "figure": (KeepFigure, Marchers, Spare),
    "figure-at": (Call, Offering),
    "place": (Hammers, FreeInvasion),
    "stat": (ChooseStat, OfferingStat, QuestRewards),
    "count": (CountQuest,),
}
"""The questions whose options are the numbers of a block."""


def blocks() -> list[Block]:
    """All answers there are."""
    provinces = PLACE_NAMES[:PROVINCES]
    figures_at = tuple([f"{figure} {place}" for place in PLACE_NAMES[:RESERVE] for figure in FIGURES])
    return [
        *[Block(word, ("",)) for word in ("pass", "accept", "flee")],
        Block("invade", figures_at),
        Block("recall", figures_at),
        Block("march", tuple([f"{start} {target}" for start in provinces for target in provinces])),
        Block("upgrade", tuple([f"{key} slot {slot + 1}" for key in KEY for slot in range(moves.MOST_SLOTS)])),
        Block("quest", ("",)),
        Block("pillage", provinces),
        Block("challenge", provinces),
        Block("sacrifice", ("",)),
        Block("card", tuple(KEY)),
        Block("figure", FIGURES),
        Block("figure-at", figures_at),
        Block("place", PLACE_NAMES[:RESERVE]),
        Block("stat", STAT_NAMES),
        Block("count", tuple([str(strength) for strength in range(max(QUEST_STRENGTH) + 1)])),
    ]


def action(s: BloodRage, frame: Frame[Any], seat: int, option: int) -> int:
    if isinstance(frame, Turn):
        return turn_action(s, option)
    word = frame.say(s, seat, option)
    if word in PASSING or word == FLEE_WORD:
        return s.game.action_id("flee" if word == FLEE_WORD else "pass", 0)
    if isinstance(frame, Offer):
        return s.game.action_id("accept", 0)
    block = next(block for block, kinds in ANSWERS.items() if isinstance(frame, kinds))
    return s.game.action_id(block, option - 1 if isinstance(frame, Call) else option)


def turn_action(s: BloodRage, option: int) -> int:
    operation = moves.operation_of(option)
    at = moves.target_of(option)
    if operation == moves.UPGRADE:
        card = moves.card_in(option)
        at = card * moves.MOST_SLOTS + moves.slot_in(option) - slots_for(card)[0]
    elif operation == moves.MARCH:
        at += moves.kind_or_start(option) * PROVINCES
    elif operation == moves.INVADE or operation == moves.RECALL:
        at = at * KINDS + moves.kind_or_start(option)
    return s.game.action_id(moves.NAMES[operation], at)
