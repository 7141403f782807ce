"""What an option would do, as far as the seat that is asked can know, told by playing it on a copy, by the rules alone.

In such a trial nobody holds cards that the trial was not given, so nothing hidden matters; whoever is asked leaves what
may be left. A choice that cannot be left is made so that it brings no glory by itself: another stat than axes; the
strongest figure; a quest for as much as it may count. Previews tell costs, strengths, rewards and who leads; `points`
is the glory that an option brings if nobody else does anything about it. Bots weigh the same trials.
"""

from __future__ import annotations

from typing import Any

from meadhall.engine.frames import Frame, Together
from meadhall.engine.mechanisms.asking import NO
from meadhall.engine.types import TRUTH, Json
from meadhall.games.bloodrage import moves
from meadhall.games.bloodrage.actions import Turn
from meadhall.games.bloodrage.battle import Compare, CountQuest, Late, PlayCards, Prowess, reveal_cards
from meadhall.games.bloodrage.battle_cards import KeepFigure, fights, totals, winner_of
from meadhall.games.bloodrage.board import AXES, PLACE_NAMES, PROVINCES, REWARDS, living, shores
from meadhall.games.bloodrage.cards import BATTLE, COST, GLORY, KEY, KIND, KINDS, NONE, QUEST, REVEAL, SIGHT, STRENGTH
from meadhall.games.bloodrage.clans import ChooseStat, legendary_glory, power, raise_stat, stat_value
from meadhall.games.bloodrage.draft import CardsTogether
from meadhall.games.bloodrage.figures import dead, figure_strength, force_size, marchers, strength
from meadhall.games.bloodrage.invade import Aftermath, Blessing, StormOffer, Succor, begin_pillage
from meadhall.games.bloodrage.layout import DONE, KEEP_COST, PROVINCE, SEATS, SLOT_NAMES, SLOTS, STAT_NAMES
from meadhall.games.bloodrage.march import Marchers
from meadhall.games.bloodrage.pillage import Call, reward_times
from meadhall.games.bloodrage.quests import LayQuest, QuestRewards, fulfilled, quest_glory
from meadhall.games.bloodrage.sacrifice import OfferingStat
from meadhall.games.bloodrage.serialization import seat_or_none, strengths_at
from meadhall.games.bloodrage.state import BloodRage
from meadhall.games.bloodrage.upgrades import STAY, FreeInvasion
from meadhall.games.bloodrage.valhalla import Spare, protection_price


def trial_of(s: BloodRage, frames: list[Frame[Any]], seat: int, hand: tuple[int, ...]) -> BloodRage:
    """A copy with these frames under way, in which this seat holds these cards and nobody else any."""
    trial = s.copy()
    assert isinstance(trial, BloodRage)
    trial.viewer = TRUTH
    trial.disclosures = 0
    trial.frames = frames
    trial.hands = [()] * SEATS
    trial.hands[seat] = hand
    return trial


def quiet_answer(s: BloodRage, frame: Frame[Any], seat: int) -> int:
    """The answer that takes nothing up; it stands last, but for a call."""
    options = frame.options(s, seat)
    if isinstance(frame, Call):
        return options[0]
    if isinstance(frame, ChooseStat) and options[-1] == AXES:
        return options[0]
    if isinstance(frame, KeepFigure):
        strengths = [figure_strength(s, seat, kind, int(s.battle[PROVINCE])) for kind in options]
        return options[strengths.index(max(strengths))]
    return options[-1]


def play_quietly(trial: BloodRage, to_compare: bool) -> None:
    """Go on to the end of what is under way, or to where strengths are compared."""
    while trial.frames:
        top = trial.frames[-1]
        if not top.asks():
            if to_compare and isinstance(top, Compare):
                return
            trial.frames.pop().run(trial)
        else:
            seat = top.seat(trial)
            top.take(trial, seat, quiet_answer(trial, top, seat))


def take_whole(s: BloodRage, frame: Frame[Any], seat: int, option: int) -> BloodRage:
    """What an answer does by itself, with the rest of its move if it is a part of one, before anything follows."""
    trial = trial_of(s, [frame], seat, s.hands[seat])
    frame.take(trial, seat, option)
    while trial.frames and trial.frames[-1].origin is not None:
        top = trial.frames[-1]
        top.take(trial, seat, quiet_answer(trial, top, seat))
    return trial


def pillage_trial(s: BloodRage, seat: int, province: int) -> BloodRage:
    """A pillage to which nobody comes and in which nobody plays a card."""
    trial = trial_of(s, [], seat, ())
    begin_pillage(trial, seat, province)
    play_quietly(trial, False)
    return trial


def under_way(s: BloodRage) -> list[Frame[Any]]:
    """The frames of the pillage that is under way, without the one on top."""
    first = 0
    for at in range(len(s.frames)):
        if isinstance(s.frames[at], Aftermath):
            first = at
    return s.frames[first:-1]


def card_trial(s: BloodRage, seat: int, card: int) -> BloodRage:
    """The battle with this card of a seat and without those of the others, up to the comparison."""
    trial = trial_of(s, under_way(s), seat, (card,))
    reveal_cards(trial, (), ())
    play_quietly(trial, True)
    return trial


def late_trial(s: BloodRage, frame: Frame[Any], seat: int, option: int) -> BloodRage:
    """The battle with this answer to the question for late cards and without any other, up to the comparison."""
    trial = trial_of(s, [*under_way(s), frame], seat, (option,))
    frame.take(trial, seat, option)
    trial.hands[seat] = ()
    play_quietly(trial, True)
    return trial


# --- previews --------------------------------------------------------------------------------------------------------


def facts(s: BloodRage, frame: Frame[Any], seat: int, option: int) -> dict[str, Json]:
    """What is told of an option of this frame."""
    province: int = s.battle[PROVINCE]
    if isinstance(frame, Turn):
        return action_facts(s, frame, seat, option)
    if isinstance(frame, PlayCards):
        return {**card_facts(option), **battle_facts(s, card_trial(s, seat, option), seat)}
    if isinstance(frame, Late):
        return battle_facts(s, late_trial(s, frame, seat, option), seat)
    if isinstance(frame, CardsTogether):
        return card_facts(option)
    if isinstance(frame, Call):
        trial = take_whole(s, frame, seat, option)
        return {"strength": strength(trial, seat, province), **contest_facts(trial, province)}
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
        trial = take_whole(s, frame, seat, option)
        cost = spent(s, trial, seat) - protection_price(s, seat, sum(frame.saved))
        return {"cost": cost, "lost": dead(trial, seat) - dead(s, seat)}
    if isinstance(frame, Succor | Blessing):
        return {"cost": 0, "strength": strength(take_whole(s, frame, seat, option), seat, frame.province)}
    if isinstance(frame, StormOffer):
        pillaged = {} if option == NO else pillage_facts(s, seat, frame.province)
        return {"cost": spent(s, take_whole(s, frame, seat, option), seat), **pillaged}
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
    return {
        "reward": REWARDS[s.tokens[province]],
        "times": reward_times(s, seat, province),
        "opposed": len(strengths_at(s, province)) > 1,
        **contest_facts(s, province),
        "points": gained(s, pillage_trial(s, seat, province), seat),
    }


def contest_facts(s: BloodRage, province: int) -> dict[str, Json]:
    """Who has how much strength in a province, and who leads there."""
    sums = [strength(s, rival, province) for rival in range(s.seats)]
    present = [force_size(s, rival, province) > 0 for rival in range(s.seats)]
    return {"strengths": strengths_at(s, province), "leader": seat_or_none(winner_of(sums, present))}


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
