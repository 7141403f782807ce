"""What an option would do, as far as the seat that is asked can know: costs, strengths, rewards, who leads. What comes
of an option is played on a copy (`trials`); `points` is the glory it brings if nobody else does anything about it."""

from __future__ import annotations

from typing import Any

from meadhall.engine.frames import Frame, Together
from meadhall.engine.mechanisms.asking import NO
from meadhall.engine.types import Json
from meadhall.games.bloodrage import moves
from meadhall.games.bloodrage.actions import Turn
from meadhall.games.bloodrage.battle import CountQuest, Late, PlayCards, Prowess
from meadhall.games.bloodrage.battle_cards import fights, totals, winner_of
from meadhall.games.bloodrage.board import PLACE_NAMES, PROVINCES, REWARDS, living, shores
from meadhall.games.bloodrage.card_choices import CardsTogether
from meadhall.games.bloodrage.cards import BATTLE, COST, GLORY, KEY, KIND, KINDS, NONE, QUEST, REVEAL, SIGHT, STRENGTH
from meadhall.games.bloodrage.clans import ChooseStat, legendary_glory, power, raise_stat, stat_value
from meadhall.games.bloodrage.figures import dead, figure_strength, force_size, marchers, strength
from meadhall.games.bloodrage.invade import Blessing, StormOffer, Succor
from meadhall.games.bloodrage.layout import DONE, KEEP_COST, PROVINCE, SLOT_NAMES, SLOTS, STAT_NAMES
from meadhall.games.bloodrage.march import Marchers
from meadhall.games.bloodrage.pillage import Call, reward_times
from meadhall.games.bloodrage.quests import LayQuest, QuestRewards, fulfilled, quest_glory
from meadhall.games.bloodrage.sacrifice import OfferingStat
from meadhall.games.bloodrage.serialization import seat_or_none, strengths_at
from meadhall.games.bloodrage.state import BloodRage
from meadhall.games.bloodrage.trials import card_trial, late_trial, pillage_trial, play_quietly, take_whole, trial_of
from meadhall.games.bloodrage.upgrades import STAY, FreeInvasion
from meadhall.games.bloodrage.valhalla import Spare, protection_price


def facts(s: BloodRage, frame: Frame[Any], seat: int, option: int) -> dict[str, Json]:
    """What is told of an option of this frame."""
    if isinstance(frame, Turn):
        return action_facts(s, frame, seat, option)
    if isinstance(frame, PlayCards):
        return {**card_facts(option), **battle_facts(s, card_trial(s, seat, option), seat)}
    if isinstance(frame, Late):
        return battle_facts(s, late_trial(s, frame, seat, option), seat)
    if isinstance(frame, CardsTogether):
        return card_facts(option)
    if isinstance(frame, Call):
        return call_facts(s, frame, seat, option)
    if isinstance(frame, ChooseStat | OfferingStat | QuestRewards):
        return stat_facts(s, frame, seat, option)
    if isinstance(frame, Marchers):
        trial = take_whole(s, frame, seat, option)
        return {"cost": spent(s, trial, seat), "strength": strength(trial, seat, frame.target)}
    if isinstance(frame, FreeInvasion):
        trial = take_whole(s, frame, seat, option)
        landed = {} if option == STAY else land_facts(s, trial, seat, frame.slot, option)
        return {"cost": spent(s, trial, seat), **slot_facts(s, seat, frame.slot), **landed}
    if isinstance(frame, LayQuest):
        return {"cost": 0, "glory": quest_glory(s, seat, option), "done": fulfilled(s, seat, option)}
    if isinstance(frame, Spare):
        return spare_facts(s, frame, seat, option)
    if isinstance(frame, Succor | Blessing):
        return {"cost": 0, "strength": strength(take_whole(s, frame, seat, option), seat, frame.province)}
    if isinstance(frame, StormOffer):
        cost: dict[str, Json] = {"cost": spent(s, take_whole(s, frame, seat, option), seat)}
        return cost if option == NO else {**cost, **pillage_facts(s, seat, frame.province)}
    if isinstance(frame, CountQuest):
        return {"strength": totals(take_whole(s, frame, seat, option))[seat]}
    if isinstance(frame, Prowess):
        return {"cost": 0 if option == DONE else power(s, seat, KEEP_COST)}
    return {}


def spent(s: BloodRage, trial: BloodRage, seat: int) -> int:
    return int(s.rage[seat]) - int(trial.rage[seat])


def gained(s: BloodRage, trial: BloodRage, seat: int) -> int:
    return int(trial.glory[seat]) - int(s.glory[seat])


def card_facts(card: int) -> dict[str, Json]:
    """What is printed on a card."""
    out: dict[str, Json] = {"kind": KINDS[KIND[card]]}
    if KIND[card] == QUEST:
        out["glory"] = GLORY[card]
    elif KIND[card] == BATTLE:
        out["strength"] = "x" if REVEAL[card] == SIGHT else STRENGTH[card]
    else:
        out["cost"] = COST[card]
        if STRENGTH[card]:
            out["strength"] = STRENGTH[card]
    return out


def action_facts(s: BloodRage, frame: Turn, seat: int, option: int) -> dict[str, Json]:
    """What an action costs and does."""
    trial = take_whole(s, frame, seat, option)
    out: dict[str, Json] = {"cost": spent(s, trial, seat), "rage": int(trial.rage[seat])}
    operation = moves.operation_of(option)
    place = moves.target_of(option)
    if operation == moves.INVADE or operation == moves.RECALL:
        out.update(land_facts(s, trial, seat, moves.kind_or_start(option), place))
    elif operation == moves.MARCH:
        out["marchers"] = marchers(s, seat, moves.kind_or_start(option))
        out["room"] = int(s.free[place])
        out["strengths"] = strengths_at(s, place)
    elif operation == moves.UPGRADE:
        out.update(slot_facts(s, seat, moves.slot_in(option)))
    elif operation == moves.PILLAGE or operation == moves.CHALLENGE:
        out.update(pillage_facts(s, seat, place))
    elif operation == moves.SACRIFICE:
        out["valhalla"] = dead(s, seat)
    return out


def slot_facts(s: BloodRage, seat: int, slot: int) -> dict[str, Json]:
    before: int = s.slots[seat * SLOTS + slot]
    return {"slot": SLOT_NAMES[slot], "replaces": None if before == NONE else KEY[before]}


def land_facts(s: BloodRage, trial: BloodRage, seat: int, kind: int, place: int) -> dict[str, Json]:
    """The strength a figure makes where it has come to stand; a ship serves two provinces."""
    if place < PROVINCES:
        return {"strength": strength(trial, seat, place)}
    served: dict[str, Json] = {}
    for province in shores(place):
        if living(s.ruined, province):
            served[PLACE_NAMES[province]] = strength(trial, seat, province)
    return {"strength": figure_strength(trial, seat, kind, place), "provinces": served}


def pillage_facts(s: BloodRage, seat: int, province: int) -> dict[str, Json]:
    """What a pillage would give and who is strongest as it stands; `points` if nobody else comes or plays a card."""
    sums = [strength(s, rival, province) for rival in range(s.seats)]
    present = [force_size(s, rival, province) > 0 for rival in range(s.seats)]
    return {
        "reward": REWARDS[s.tokens[province]],
        "times": reward_times(s, seat, province),
        "opposed": sum(present) > 1,
        "strengths": strengths_at(s, province),
        "leader": seat_or_none(winner_of(sums, present)),
        "points": gained(s, pillage_trial(s, seat, province), seat),
    }


def call_facts(s: BloodRage, frame: Call, seat: int, option: int) -> dict[str, Json]:
    """The strength of this seat if it answers the call so, and who would lead."""
    province: int = s.battle[PROVINCE]
    trial = take_whole(s, frame, seat, option)
    sums = [strength(trial, rival, province) for rival in range(s.seats)]
    present = [force_size(trial, rival, province) > 0 for rival in range(s.seats)]
    leader = seat_or_none(winner_of(sums, present))
    return {"strength": sums[seat], "strengths": strengths_at(trial, province), "leader": leader}


def battle_facts(s: BloodRage, trial: BloodRage, seat: int) -> dict[str, Json]:
    """Strengths as they will be compared if nobody adds to them, who leads then, and the glory that brings."""
    sums = totals(trial)
    present = [fights(s, rival) for rival in range(s.seats)]
    strengths: dict[str, Json] = {str(rival): sums[rival] for rival in range(s.seats) if present[rival]}
    play_quietly(trial, False)
    leader = seat_or_none(winner_of(sums, present))
    return {"total": sums[seat], "strengths": strengths, "leader": leader, "points": gained(s, trial, seat)}


def stat_facts(s: BloodRage, frame: Frame[Any], seat: int, stat: int) -> dict[str, Json]:
    """From which value to which, and what that adds at the end of the game."""
    trial = trial_of(s, [], seat, ())
    if isinstance(frame, Together):
        for chosen in frame.answer_of(seat):
            raise_stat(trial, seat, chosen)
    before, legend = stat_value(trial, seat, stat), legendary_glory(trial, seat, stat)
    raise_stat(trial, seat, stat)
    return {
        "stat": STAT_NAMES[stat],
        "from": before,
        "to": stat_value(trial, seat, stat),
        "legendary": legendary_glory(trial, seat, stat) - legend,
    }


def spare_facts(s: BloodRage, frame: Spare, seat: int, option: int) -> dict[str, Json]:
    """What saving one figure more costs, and how many are lost all the same."""
    trial = take_whole(s, frame, seat, option)
    cost = spent(s, trial, seat) - protection_price(s, seat, sum(frame.saved))
    return {"cost": cost, "lost": dead(trial, seat) - dead(s, seat)}
