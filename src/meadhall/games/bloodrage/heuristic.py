"""A rule of thumb for every question: `greedy` weighs what an answer promises."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.chance import Chance
from meadhall.engine.frames import Frame
from meadhall.engine.mechanisms.asking import YES
from meadhall.engine.views import View
from meadhall.games.bloodrage import draft, invade, march, moves, quests, sacrifice
from meadhall.games.bloodrage import upgrades as upgrading
from meadhall.games.bloodrage.actions import Turn
from meadhall.games.bloodrage.ages import KeepCard
from meadhall.games.bloodrage.battle import CountQuest, Late, PlayCards, Prowess
from meadhall.games.bloodrage.battle_cards import KeepFigure
from meadhall.games.bloodrage.board import PROVINCES, living, shores
from meadhall.games.bloodrage.cards import BATTLE, COST, KIND, MONSTER, NONE, QUEST, QUEST_PLACES, STRENGTH, WORTH
from meadhall.games.bloodrage.cards import VALHALLA as DEAD_WANTED
from meadhall.games.bloodrage.clans import ChooseStat, power
from meadhall.games.bloodrage.estimates import Outlook, best_stat, likely, stat_worth
from meadhall.games.bloodrage.figures import figure_strength, force, is_ship, with_figure
from meadhall.games.bloodrage.layout import CLAN_SLOT, DONE, KINDS, PROVINCE, SHIP_GLORY, SLOTS
from meadhall.games.bloodrage.pillage import Call
from meadhall.games.bloodrage.state import BloodRage
from meadhall.games.bloodrage.tactics import card_outcome, rate_call, rate_late, rate_spare
from meadhall.games.bloodrage.valhalla import Spare

RAGE_WORTH: Final = 0.45
"""What a point of rage is worth that could do something else."""
LAST_RAGE: Final = 1
"""With no more than this one may well wait, or keep it for a quest."""
GOOD: Final = 3.0
"""An answer rated so is good."""


def looks_broken(view: View, option: int) -> bool:
    """Ending one's age with something good to do, which is a pillage or anything else while there is Rage for more; and
    leaving a figure that comes for nothing in the reserve, though there is a good place for it."""
    s, me = view.known, view.asked_seat()
    assert isinstance(s, BloodRage)
    frame = s.frames[-1]
    if isinstance(frame, upgrading.FreeInvasion) and option == upgrading.STAY:
        return max(rate(s, me, frame, view.options)) >= GOOD
    if not isinstance(frame, Turn) or option != moves.PASS:
        return False
    rich = s.rage[me] > LAST_RAGE
    options = [other for other in view.options if rich or moves.operation_of(other) == moves.PILLAGE]
    return bool(options) and max(rate(s, me, frame, options)) >= GOOD


def greedy(view: View, chance: Chance) -> int:
    """The option that promises most; among equals any."""
    known = view.known
    assert isinstance(known, BloodRage)
    seat = view.asked_seat()
    options = view.options
    if len(options) == 1:
        return options[0]
    scores = rate(known, seat, known.frames[-1], options)
    best = max(scores)
    top = [options[i] for i in range(len(options)) if scores[i] > best - 1e-9]
    return top[chance.below(len(top))]


def rate(s: BloodRage, me: int, frame: Frame[Any], options: list[int]) -> list[float]:
    """How good every option is, in glory, compared with the others."""
    if isinstance(frame, Turn):
        return rate_actions(s, me, options)
    if isinstance(frame, draft.Pick):
        return rate_cards(s, me, options, frame.number)
    if isinstance(frame, PlayCards):
        return [card_outcome(s, me, card) for card in options]
    if isinstance(frame, Late):
        return rate_late(s, me, frame, options)
    if isinstance(frame, Call):
        return rate_call(s, me, options)
    if isinstance(frame, march.Marchers):
        return rate_marchers(s, me, frame, options)
    if isinstance(frame, upgrading.FreeInvasion):
        look = Outlook(s, me)
        return [0.1 if place == upgrading.STAY else free_landing(look, frame.card, place) for place in options]
    if isinstance(frame, ChooseStat | quests.QuestRewards | sacrifice.OfferingStat):
        return [stat_worth(s, me, stat) for stat in options]
    if isinstance(frame, KeepCard):
        # Battle cards keep well, quests fairly, upgrades too.
        return [WORTH[card] + (KIND[card] == BATTLE and STRENGTH[card] > 3) for card in options]
    if isinstance(frame, quests.LayQuest):
        look = Outlook(s, me)
        return [quest_promise(look, card) for card in options]
    if isinstance(frame, invade.Succor | invade.Blessing):
        return [0.5 if option == YES else 0.0 for option in options]
    if isinstance(frame, invade.StormOffer):
        look = Outlook(s, me)
        here = look.pillage(frame.province, float(look.strengths[frame.province][me]), look.mine[frame.province])
        return [here - 2 * RAGE_WORTH if option == YES else 0.4 * here for option in options]
    if isinstance(frame, CountQuest):
        return [float(option) for option in options]
    if isinstance(frame, Spare):
        return rate_spare(s, me, frame, options)
    if isinstance(frame, KeepFigure):
        return [float(figure_strength(s, me, kind, int(s.battle[PROVINCE]))) for kind in options]
    if isinstance(frame, Prowess):
        return [0.3 if option == DONE else WORTH[option] - 3.0 for option in options]
    if isinstance(frame, invade.Hammers):
        look = Outlook(s, me)
        return [0.0 if option == invade.STAY else look.with_more(option, 3.0, 1) - 1.0 for option in options]
    if isinstance(frame, sacrifice.Offering):
        return [-figure_strength(s, me, option % KINDS, option // KINDS) + 0.0 for option in options]
    return [0.0] * len(options)


# --- cards --------------------------------------------------------------------------------------------------------


def rate_cards(s: BloodRage, me: int, options: list[int], rounds: int) -> list[float]:
    """Worth of a card in the draft: less of what one has plenty of, and of what there will be no rage for."""
    have = [*s.hands[me], *draft.picked(s, me, s.age, rounds)]
    battles = sum(KIND[card] == BATTLE for card in have)
    wills = sum(KIND[card] == QUEST for card in have)
    spent = sum(COST[card] for card in have if KIND[card] < BATTLE)
    out: list[float] = []
    for card in options:
        worth = WORTH[card]
        if KIND[card] == BATTLE:
            worth -= max(0, battles - 2) * 1.2
        elif KIND[card] == QUEST:
            worth -= max(0, wills - 2) * 1.5 + have.count(card) * 0.5
        else:
            worth -= max(0, spent + COST[card] - 4) * 0.8
            if KIND[card] < MONSTER and s.slots[me * SLOTS + KIND[card]] != NONE:
                worth -= 1.0
        out.append(worth)
    return out


def quest_promise(look: Outlook, card: int) -> float:
    """How much a quest is likely to bring as the board stands."""
    s = look.s
    glory = quests.quest_glory(s, look.me, card) + 3.0
    if DEAD_WANTED[card]:
        return glory * likely(look.dead - 2.5, 1.0)
    best = 0.0
    for province in QUEST_PLACES[card]:
        if living(s.ruined, province):
            mine = look.strengths[province][look.me]
            worst = max([look.strengths[province][seat] for seat in range(s.seats) if seat != look.me], default=0)
            best = max(best, likely(mine - worst - 1.0, 1.5) if mine else 0.1)
    return glory * best


# --- actions ------------------------------------------------------------------------------------------------------


def rate_actions(s: BloodRage, me: int, options: list[int]) -> list[float]:
    look = Outlook(s, me)
    rage: int = s.rage[me]
    wills = [card for card in s.hands[me] if KIND[card] == QUEST]
    will = max([quest_promise(look, card) for card in wills], default=0.0)
    out: list[float] = []
    for option in options:
        cost = moves.price(s, me, option)
        score = action_worth(look, option, will)
        if option != moves.PASS and cost:
            score -= cost * RAGE_WORTH
            if wills and cost >= rage:
                # Without rage no quest can be laid any more.
                score -= will
        out.append(score)
    return out


def action_worth(look: Outlook, option: int, will: float) -> float:
    s, me = look.s, look.me
    operation = moves.operation_of(option)
    low = moves.target_of(option)
    middle = moves.kind_or_start(option)
    if operation == moves.INVADE or operation == moves.RECALL:
        return landing_worth(look, middle, low)
    if operation == moves.MARCH:
        return march_worth(look, middle, low)
    if operation == moves.PILLAGE or operation == moves.CHALLENGE:
        return 0.7 + (1.0 - 0.35) * look.pillage(low, float(look.strengths[low][me]), look.mine[low]) - 0.8
    if operation == moves.UPGRADE:
        return upgrade_worth(look, moves.card_in(option), moves.slot_in(option))
    if operation == moves.QUEST:
        return 0.35 + 0.12 * will + (will if s.rage[me] <= 1 else 0.0)
    if operation == moves.SACRIFICE:
        return best_stat(s, me) - 2 * look.loss - 2.0
    return 0.0


def landing_worth(look: Outlook, kind: int, place: int) -> float:
    """What a figure more promises where it comes to stand."""
    s, me = look.s, look.me
    if place < PROVINCES:
        more = with_figure(s, me, place, kind) - look.strengths[place][me]
        return look.with_more(place, float(more), 1) + slaughter_worth(look, kind, place)
    total = 0.0
    for province in shores(place):
        if living(s.ruined, province):
            total += look.with_more(province, float(figure_strength(s, me, kind, place)), 1)
    if look.doomed in shores(place):
        total += power(s, me, SHIP_GLORY) * 0.8
    return total * 0.8


def slaughter_worth(look: Outlook, kind: int, place: int) -> float:
    """Enemies that a Troll or a Fire Giant would destroy by invading."""
    return 1.2 * sum([sum(frame.victims) for frame in invade.slaughter(look.s, look.me, kind, place)])


def march_worth(look: Outlook, origin: int, target: int) -> float:
    """All that there is room for go; whether fewer should is asked later."""
    s, me = look.s, look.me
    present = force(s, me, origin)
    room: int = s.free[target]
    moved = [kind for kind in (0, 3, 4, 1) if not is_ship(s, me, kind) for _ in range(present[kind])][:room]
    power_moved = float(sum([figure_strength(s, me, kind, target) for kind in moved]))
    return look.with_moved(origin, target, power_moved, len(moved))


def rate_marchers(s: BloodRage, me: int, frame: march.Marchers, options: list[int]) -> list[float]:
    """One figure more as long as it gains more there than is lost here."""
    look = Outlook(s, me)
    moved = float(sum(frame.figures[kind] * figure_strength(s, me, kind, frame.target) for kind in range(KINDS)))
    count = sum(frame.figures)
    base = look.with_moved(frame.start, frame.target, moved, count) if count else -99.0
    out: list[float] = []
    for option in options:
        more = moved + figure_strength(s, me, option, frame.target) if option != DONE else 0.0
        out.append(base if option == DONE else look.with_moved(frame.start, frame.target, more, count + 1))
    return out


def upgrade_worth(look: Outlook, card: int, slot: int) -> float:
    """The card's worth, less that of the one it replaces, with the best place its figure may come to."""
    s, me = look.s, look.me
    before: int = s.slots[me * SLOTS + slot]
    worth = 0.7 * WORTH[card] - (0.9 * WORTH[before] + 0.5 if before != NONE else 0.0)
    if slot < CLAN_SLOT:
        places = upgrading.free_landings(s, me, card, slot)
        if places:
            worth += 0.6 * max(free_landing(look, card, place) for place in places)
    return worth


def free_landing(look: Outlook, card: int, place: int) -> float:
    more = float(STRENGTH[card])
    if place < PROVINCES:
        return look.with_more(place, more, 1)
    return 0.8 * sum([look.with_more(at, more, 1) for at in shores(place) if living(look.s.ruined, at)])
