"""What an option would do, as far as the seat that is asked can know: costs, strengths, rewards, who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.types import Json
from meadhall.games.bloodrage import moves
from meadhall.games.bloodrage.battle_cards import fights, has_text, totals
from meadhall.games.bloodrage.board import ALL_STATS, AXES, GLORY, PLACE_NAMES, PROVINCES, REWARDS, TOKEN_GLORY
from meadhall.games.bloodrage.cards import BATTLE as BATTLE_CARD
from meadhall.games.bloodrage.cards import (
    COST,
    FALLEN_GLORY,
    KEY,
    KILL_GLORY,
    KIND,
    KINDS,
    LEADER,
    NONE,
    QUEST,
    QUEST_STRENGTH,
    REVEAL,
    SIGHT,
    STRENGTH,
    WIN_GLORY,
)
from meadhall.games.bloodrage.cards import GLORY as QUEST_GLORY
from meadhall.games.bloodrage.clans import (
    CLAN_SLOT,
    LAST_STEP,
    MONSTER_SLOT,
    RAISE_ALL,
    ROUT,
    ROUT_GLORY,
    SLOT_NAMES,
    SLOTS,
    TRACKS,
    axes,
    power,
)
from meadhall.games.bloodrage.figures import figure_strength, force_size, here, marchers, strength, with_figure
from meadhall.games.bloodrage.layout import FALLEN, PILLAGER, PROVINCE, VALKYRIES
from meadhall.games.bloodrage.layout import KINDS as FIGURE_KINDS
from meadhall.games.bloodrage.pillage import plunder

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage


def card_facts(card: int) -> dict[str, Json]:
    """What is printed on a card."""
    out: dict[str, Json] = {"kind": KINDS[KIND[card]]}
    if KIND[card] == QUEST:
        out["glory"] = QUEST_GLORY[card]
    elif KIND[card] == BATTLE_CARD:
        out["strength"] = "x" if REVEAL[card] == SIGHT else STRENGTH[card]
    else:
        out["cost"] = COST[card]
        if STRENGTH[card]:
            out["strength"] = STRENGTH[card]
    return out


def strengths_at(s: BloodRage, province: int) -> dict[str, Json]:
    """The strength of every seat that has figures there."""
    return {str(seat): strength(s, seat, province) for seat in range(s.seats) if force_size(s, seat, province)}


def leader_of(sums: list[int], present: list[bool]) -> int | None:
    """Who is strictly ahead."""
    best = -1
    leader: int | None = None
    for seat in range(len(present)):
        if present[seat]:
            if sums[seat] > best:
                best = sums[seat]
                leader = seat
            elif sums[seat] == best:
                leader = None
    return leader


def land_facts(s: BloodRage, seat: int, kind: int, place: int) -> dict[str, Json]:
    """The strength a figure would make where it comes to stand; a ship serves two provinces."""
    if place < PROVINCES:
        return {"strength": with_figure(s, seat, place, kind)}
    first = (place - PROVINCES) * 2
    return {
        "strength": figure_strength(s, seat, kind, place),
        "provinces": {
            PLACE_NAMES[p]: with_figure(s, seat, p, kind) for p in (first, first + 1) if not (s.ruined >> p) & 1
        },
    }


def spoils_glory(s: BloodRage, seat: int, province: int) -> int:
    """Glory of the token itself, twice for a Frost Giant."""
    return TOKEN_GLORY * (1 + plunder(s, seat, province)) if s.tokens[province] == GLORY else 0


def axes_after(s: BloodRage, seat: int, province: int) -> int:
    """The axes that battle glory will count: a successful pillage may raise them first (R-42)."""
    step: int = s.steps[seat * 3 + AXES]
    if s.tokens[province] in (AXES, ALL_STATS):
        step += 1 + plunder(s, seat, province)
    if power(s, seat, RAISE_ALL) and here(s, seat, province, LEADER):
        step += 1
    return TRACKS[AXES][min(LAST_STEP, step)]


def enemies_at(s: BloodRage, seat: int, province: int) -> int:
    """Enemy figures there, with those that have fallen already in the battle under way."""
    total = 0
    for rival in range(s.seats):
        if rival != seat:
            total += force_size(s, rival, province) + int(s.battle[FALLEN + rival])
    return total


def deeds_glory(s: BloodRage, seat: int, province: int) -> int:
    """What all enemies there bring if they fall: to a Valkyrie's clan, and to Thor's Glory (R-20, R-21)."""
    enemies = enemies_at(s, seat, province)
    valkyries: int = s.battle[VALKYRIES]
    glory = 0
    for kind in range(MONSTER_SLOT, FIGURE_KINDS):
        if here(s, seat, province, kind) or (valkyries >> seat) & 1:
            glory += enemies * KILL_GLORY[s.slots[seat * SLOTS + kind]]
    rout = power(s, seat, ROUT)
    return glory + (power(s, seat, ROUT_GLORY) if rout and enemies >= rout else 0)


def pillage_facts(s: BloodRage, seat: int, province: int) -> dict[str, Json]:
    """What a pillage would give and who is strongest as it stands; `points` is glory now if nobody opposes, or if the
    pillager is ahead and nobody else comes."""
    reward = s.tokens[province]
    sums = [strength(s, rival, province) for rival in range(s.seats)]
    present = [force_size(s, rival, province) > 0 for rival in range(s.seats)]
    ahead = leader_of(sums, present)
    opposed = sum(present) > 1
    glory = spoils_glory(s, seat, province)
    if opposed:
        glory += axes_after(s, seat, province) + deeds_glory(s, seat, province)
    return {
        "reward": REWARDS[reward],
        "times": 1 + plunder(s, seat, province),
        "opposed": opposed,
        "strengths": strengths_at(s, province),
        "leader": ahead,
        "points": glory if ahead == seat else 0,
    }


def action_facts(s: BloodRage, seat: int, option: int) -> dict[str, Json]:
    """What an action costs and does."""
    from meadhall.games.bloodrage.quests import dead
    from meadhall.games.bloodrage.refusals import price

    operation = option & moves.OPERATION
    out: dict[str, Json] = {"cost": price(s, seat, option), "rage": int(s.rage[seat]) - price(s, seat, option)}
    low = option & 63
    middle = (option >> 6) & 63
    if operation == moves.INVADE or operation == moves.RECALL:
        out.update(land_facts(s, seat, middle, low))
    elif operation == moves.MARCH:
        out["marchers"] = marchers(s, seat, middle)
        out["room"] = int(s.free[low])
        out["strengths"] = strengths_at(s, low)
    elif operation == moves.UPGRADE:
        out.update(slot_facts(s, seat, option & 127, (option >> 7) & 15))
    elif operation == moves.PILLAGE or operation == moves.CHALLENGE:
        out.update(pillage_facts(s, seat, low))
    elif operation == moves.SACRIFICE:
        out["valhalla"] = dead(s, seat)
    elif option == moves.PASS:
        out["cost"] = int(s.rage[seat])
        out["rage"] = 0
    return out


def slot_facts(s: BloodRage, seat: int, card: int, slot: int) -> dict[str, Json]:
    before: int = s.slots[seat * SLOTS + slot]
    return {"slot": SLOT_NAMES[slot], "replaces": None if before == NONE else KEY[before]}


def upgrade_facts(s: BloodRage, seat: int, card: int, slot: int, place: int) -> dict[str, Json]:
    """An upgrade with its free invasion: the strength there as the sheet will be."""
    from meadhall.games.bloodrage.upgrades import STAY, install, upgrade_cost

    out: dict[str, Json] = {"cost": upgrade_cost(s, seat, card), **slot_facts(s, seat, card, slot)}
    if place != STAY and slot < CLAN_SLOT:
        trial = s.clone()
        trial.frames = []
        trial.disclosures = 0
        install(trial, seat, card, slot)
        out.update(land_facts(trial, seat, slot, place))
    return out


def call_facts(s: BloodRage, seat: int, option: int) -> dict[str, Json]:
    """The strength of this seat if it answers the call so, and who would lead."""
    province: int = s.battle[PROVINCE]
    sums = [strength(s, rival, province) for rival in range(s.seats)]
    present = [force_size(s, rival, province) > 0 for rival in range(s.seats)]
    if option:
        sums[seat] = with_figure(s, seat, province, (option - 1) % FIGURE_KINDS)
        present[seat] = True
    return {"strength": sums[seat], "strengths": listed(sums, present), "leader": leader_of(sums, present)}


def listed(sums: list[int], present: list[bool]) -> dict[str, Json]:
    return {str(seat): sums[seat] for seat in range(len(present)) if present[seat]}


def card_worth(s: BloodRage, seat: int, card: int) -> int:
    """What a card of the hand would add, as far as that is known before others show theirs."""
    if KIND[card] == BATTLE_CARD:
        return STRENGTH[card]
    best = 0
    if KIND[card] == QUEST:
        for slot in range(CLAN_SLOT, SLOTS):
            best = max(best, QUEST_STRENGTH[s.slots[seat * SLOTS + slot]])
    return best


def battle_card_facts(s: BloodRage, seat: int, card: int) -> dict[str, Json]:
    """The strength with this card against what the others have without theirs; `points` if that would win."""
    sums = totals(s)
    present = [fights(s, rival) for rival in range(s.seats)]
    sums[seat] += card_worth(s, seat, card)
    ahead = leader_of(sums, present)
    glory = battle_points(s, seat, card) if ahead == seat else 0
    out: dict[str, Json] = {**card_facts(card), "total": sums[seat], "strengths": listed(sums, present)}
    out["leader"] = ahead
    out["points"] = glory
    return out


def battle_points(s: BloodRage, seat: int, card: int) -> int:
    """Glory a victory in the battle under way would bring at once with this card revealed (NONE: without one)."""
    province: int = s.battle[PROVINCE]
    dead = enemies_at(s, seat, province) + int(s.battle[FALLEN + seat])
    glory = deeds_glory(s, seat, province) + WIN_GLORY[card] + FALLEN_GLORY[card] * dead
    if s.battle[PILLAGER] != seat:
        return glory + axes(s, seat)
    return glory + axes_after(s, seat, province) + spoils_glory(s, seat, province)


def late_facts(s: BloodRage, seat: int, option: int) -> dict[str, Json]:
    """Who leads as it stands, with the late card or without; an enemy's Heimdall's Sight may grow with it (R-31)."""
    trial = s
    if option != 127:
        trial = s.clone()
        trial.table[seat] = (*trial.table[seat], option)
    sums = totals(trial)
    present = [fights(s, rival) for rival in range(s.seats)]
    ahead = leader_of(sums, present)
    first = s.table[seat][0] if s.table[seat] and has_text(s, seat) else NONE
    points = battle_points(s, seat, first) if ahead == seat else 0
    return {"total": sums[seat], "strengths": listed(sums, present), "leader": ahead, "points": points}
