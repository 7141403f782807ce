"""The state as plain data that a client can read, and back. Masked states leave out what they lack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.flat import u8, vec
from meadhall.engine.types import TRUTH, Json
from meadhall.games.bloodrage.actions import NextTurn
from meadhall.games.bloodrage.battle import PlayCards
from meadhall.games.bloodrage.battle_cards import cards_strength, clockwise, fights, has_text
from meadhall.games.bloodrage.board import (
    BOUNDLESS,
    FJORD,
    OUTER,
    PLACE_NAMES,
    PLACE_OF,
    PLACES,
    PROVINCES,
    REGION,
    REGIONS,
    RESERVE,
    REWARDS,
    VALHALLA,
    VILLAGES,
    fjord_of,
    open_fjord,
)
from meadhall.games.bloodrage.cards import ALL, BY_KEY, KEY, NONE, TYPES
from meadhall.games.bloodrage.clans import SLOTS, STATS, equip, horns, stat_value
from meadhall.games.bloodrage.draft import Pick, pack_in_hand, picked
from meadhall.games.bloodrage.figures import figure_strength, force_size, here, strength
from meadhall.games.bloodrage.knowledge import drafted, width
from meadhall.games.bloodrage.layout import (
    BATTLE,
    CANCELLER,
    COUNTED,
    DRAFT,
    FALLEN,
    FIGHTERS,
    GRACE,
    JUDGES,
    KINDS,
    NO_BATTLE,
    PHASES,
    PILLAGER,
    PROVINCE,
    ROW,
    SEATS,
    STAGE,
    STAGES,
    VALKYRIES,
    WINNER,
)
from meadhall.games.bloodrage.notation import kind_name, kind_of
from meadhall.games.bloodrage.preview import leader_of

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage


def dump(s: BloodRage) -> dict[str, Json]:
    out: dict[str, Json] = {
        "age": s.age,
        "phase": PHASES[s.phase],
        "first": s.first,
        "turn": turn_of(s),
        "doom": [PLACE_NAMES[province] for province in s.doom],
        "provinces": {PLACE_NAMES[province]: province_data(s, province) for province in range(PROVINCES)},
        "fjords": {PLACE_NAMES[fjord]: fjord_data(s, fjord) for fjord in range(FJORD, RESERVE)},
        "clans": [clan_data(s, seat) for seat in range(s.seats)],
        "draft": draft_data(s),
        "packs": [[pack_data(s.packs[age * SEATS + pack]) for pack in range(s.seats)] for age in range(3)],
        "battle": battle_data(s),
        "discards": counted(s.pile),
    }
    if s.viewer == TRUTH:
        out["rest"] = counted(s.rest)
    return out


def counted(counts: vec[u8]) -> dict[str, Json]:
    return {KEY[card]: int(counts[card]) for card in ALL if counts[card]}


def keys(cards: tuple[int, ...]) -> list[Json]:
    return [KEY[card] for card in cards]


def pack_data(cards: tuple[int, ...]) -> list[Json]:
    return [None if card == NONE else KEY[card] for card in cards]


def seat_or_none(seat: int) -> Json:
    return None if seat == NONE else seat


def figures_at(s: BloodRage, place: int) -> list[Json]:
    out: list[Json] = []
    for seat in range(s.seats):
        for kind in range(KINDS):
            figure: list[Json] = [seat, kind_name(s, seat, kind), figure_strength(s, seat, kind, place)]
            out += [figure] * here(s, seat, place, kind)
    return out


def province_data(s: BloodRage, province: int) -> dict[str, Json]:
    outer = province < OUTER
    return {
        "region": REGIONS[REGION[province]] if outer else None,
        "fjord": PLACE_NAMES[fjord_of(province)] if outer else None,
        "villages": VILLAGES[province] if outer else None,
        "free": int(s.free[province]) if outer else None,
        "token": REWARDS[s.tokens[province]] if s.tokens else None,
        "pillaged": (s.pillaged >> province) & 1 == 1,
        "destroyed": (s.ruined >> province) & 1 == 1,
        "doomed": s.doom.index(province) + 1 if province in s.doom and not (s.ruined >> province) & 1 else None,
        "figures": figures_at(s, province),
        "strengths": {
            str(seat): strength(s, seat, province) for seat in range(s.seats) if force_size(s, seat, province)
        },
    }


def fjord_data(s: BloodRage, fjord: int) -> dict[str, Json]:
    return {"closed": not open_fjord(s, fjord), "figures": figures_at(s, fjord)}


def off_board(s: BloodRage, seat: int, place: int) -> dict[str, Json]:
    return {kind_name(s, seat, kind): here(s, seat, place, kind) for kind in range(KINDS) if here(s, seat, place, kind)}


def clan_data(s: BloodRage, seat: int) -> dict[str, Json]:
    slots: list[Json] = []
    for slot in range(SLOTS):
        card: int = s.slots[seat * SLOTS + slot]
        slots.append(None if card == NONE else KEY[card])
    out: dict[str, Json] = {
        "glory": int(s.glory[seat]),
        "rage": int(s.rage[seat]),
        "steps": {STATS[stat]: int(s.steps[seat * 3 + stat]) + 1 for stat in range(3)},
        "stats": {STATS[stat]: stat_value(s, seat, stat) for stat in range(3)},
        "figures": int(s.onboard[seat]),
        "helmets": horns(s, seat),
        "upgrades": slots,
        "reserve": off_board(s, seat, RESERVE),
        "valhalla": off_board(s, seat, VALHALLA),
        "passed": (s.passed >> seat) & 1 == 1,
        "actions": int(s.actions[seat]),
        "handSize": len(s.hands[seat]),
        "questCount": len(s.quests[seat]),
        "seen": {
            "known": keys(s.known[seat]),
            "veiled": keys(s.veiled[seat]),
            "shown": keys(s.shown[seat]),
            "loose": keys(s.loose[seat]),
            "old": s.old[seat],
        },
    }
    if NONE not in s.hands[seat]:
        out["hand"] = keys(s.hands[seat])
    if NONE not in s.quests[seat]:
        out["quests"] = keys(s.quests[seat])
    return out


def draft_data(s: BloodRage) -> Json:
    """The draft as the viewer sees it: the pack in hand and the cards laid aside so far."""
    if s.phase != DRAFT or not drafted(s, s.age):
        return None if s.phase != DRAFT else {"round": s.round}
    out: dict[str, Json] = {"round": s.round, "take": width(s)}
    viewer = int(s.viewer)
    top = s.frames[-1] if s.frames else None
    if viewer >= 0 and isinstance(top, Pick):
        out["hand"] = keys(pack_in_hand(s, viewer, s.round))
        out["picked"] = keys(tuple(sorted(picked(s, viewer, s.age, s.round))))
    return out


def battle_data(s: BloodRage) -> Json:
    """The pillage under way: who fights, with what, and who leads as it stands."""
    if s.battle[STAGE] == 0:
        return None
    province: int = s.battle[PROVINCE]
    pillager: int = s.battle[PILLAGER]
    sums = [0] * s.seats
    present = [False] * s.seats
    sides: list[Json] = []
    for seat in clockwise(s):
        inside = fights(s, seat) or (s.battle[FIGHTERS] == 0 and force_size(s, seat, province) > 0)
        present[seat] = inside
        if inside or s.table[seat]:
            sums[seat] = strength(s, seat, province) + cards_strength(s, seat)
            sides.append(side_data(s, seat, province, sums[seat]))
    return {
        "province": PLACE_NAMES[province],
        "pillager": pillager,
        "stage": STAGES[s.battle[STAGE]],
        "sides": sides,
        "leader": leader_of(sums, present),
        "winner": seat_or_none(int(s.battle[WINNER])),
        "canceller": seat_or_none(int(s.battle[CANCELLER])),
        "fighters": int(s.battle[FIGHTERS]),
        "valkyries": int(s.battle[VALKYRIES]),
        "judges": int(s.battle[JUDGES]),
        "grace": int(s.battle[GRACE]),
        "fallen": [int(s.battle[FALLEN + seat]) for seat in range(s.seats)],
        "counted": [int(s.battle[COUNTED + seat]) for seat in range(s.seats)],
        "table": [keys(s.table[seat]) for seat in range(s.seats)],
    }


def has_chosen(s: BloodRage, seat: int) -> bool:
    """Whether this seat has laid its card face down; what it is nobody sees yet."""
    top = s.frames[-1] if s.frames else None
    if isinstance(top, PlayCards):
        return seat not in top.seats or top.closed[top.seats.index(seat)]
    return False


def turn_of(s: BloodRage) -> Json:
    """Whose turn it is in the action phase, also while others answer."""
    for frame in s.frames:
        if isinstance(frame, NextTurn):
            return frame.who
    return None


def side_data(s: BloodRage, seat: int, province: int, total: int) -> Json:
    figures: list[Json] = []
    places = [province, fjord_of(province)] if province < OUTER else [province]
    for place in places:
        for figure in figures_at(s, place):
            assert isinstance(figure, list)
            if figure[0] == seat:
                figures.append(figure)
    return {
        "seat": seat,
        "role": "pillager" if seat == s.battle[PILLAGER] else "defender",
        "figures": figures,
        "cards": keys(s.table[seat]),
        "chosen": has_chosen(s, seat),
        "cancelled": not has_text(s, seat),
        "figureStrength": strength(s, seat, province),
        "cardStrength": cards_strength(s, seat),
        "strength": total,
        "fallen": int(s.battle[FALLEN + seat]),
    }


# --- and back -----------------------------------------------------------------------------------------------------


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def text(value: Json) -> str:
    assert isinstance(value, str)
    return value


def table_of(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def list_of(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def cards_of(value: Json) -> tuple[int, ...]:
    return tuple(NONE if key is None else BY_KEY[text(key)] for key in list_of(value))


def counts_of(value: Json) -> vec[u8]:
    counts = [0] * TYPES
    for key, count in table_of(value).items():
        counts[BY_KEY[key]] = number(count)
    return vec[u8](counts)


def load(s: BloodRage, data: dict[str, Json]) -> None:
    s.age = number(data["age"])
    s.phase = PHASES.index(text(data["phase"]))
    s.first = number(data["first"])
    s.doom = tuple(PLACE_OF[text(name)] for name in list_of(data["doom"]))
    provinces = table_of(data["provinces"])
    clans = list_of(data["clans"])
    for seat in range(s.seats):
        load_clan(s, seat, table_of(clans[seat]))
    s.tokens = ()
    s.pillaged = 0
    s.ruined = 0
    for province in range(PROVINCES):
        row = table_of(provinces[PLACE_NAMES[province]])
        if row["token"] is not None:
            s.tokens = (*s.tokens, REWARDS.index(text(row["token"])))
        if row["pillaged"]:
            s.pillaged |= 1 << province
        if row["destroyed"]:
            s.ruined |= 1 << province
        load_figures(s, province, row["figures"])
    fjords = table_of(data["fjords"])
    for fjord in range(FJORD, RESERVE):
        load_figures(s, fjord, table_of(fjords[PLACE_NAMES[fjord]])["figures"])
    recount(s)
    draft = data["draft"]
    s.round = number(draft["round"]) if isinstance(draft, dict) else 0
    for age, packs in enumerate(list_of(data["packs"])):
        for pack, cards in enumerate(list_of(packs)):
            s.packs[age * SEATS + pack] = cards_of(cards)
    s.pile = counts_of(data["discards"])
    if s.viewer == TRUTH:
        s.rest = counts_of(data["rest"])
    if data["battle"] is not None:
        load_battle(s, table_of(data["battle"]))


def load_figures(s: BloodRage, place: int, figures: Json) -> None:
    for figure in list_of(figures):
        row = list_of(figure)
        add_figures(s, number(row[0]), text(row[1]), place, 1)


def add_figures(s: BloodRage, seat: int, name: str, place: int, count: int) -> None:
    kind = kind_of(s, seat, name)
    if kind >= KINDS:
        raise ValueError(f"seat {seat} has no {name}")
    at = seat * ROW + place * KINDS + kind
    before: int = s.figures[at]
    s.figures[at] = before + count


def load_clan(s: BloodRage, seat: int, row: dict[str, Json]) -> None:
    s.glory[seat] = number(row["glory"])
    s.rage[seat] = number(row["rage"])
    steps = table_of(row["steps"])
    for stat in range(3):
        s.steps[seat * 3 + stat] = number(steps[STATS[stat]]) - 1
    for slot, key in enumerate(list_of(row["upgrades"])):
        s.slots[seat * SLOTS + slot] = NONE if key is None else BY_KEY[text(key)]
    equip(s, seat)
    for name, count in table_of(row["reserve"]).items():
        add_figures(s, seat, name, RESERVE, number(count))
    for name, count in table_of(row["valhalla"]).items():
        add_figures(s, seat, name, VALHALLA, number(count))
    if row["passed"]:
        s.passed |= 1 << seat
    s.actions[seat] = number(row["actions"])
    s.hands[seat] = cards_of(row["hand"]) if "hand" in row else (NONE,) * number(row["handSize"])
    s.quests[seat] = cards_of(row["quests"]) if "quests" in row else (NONE,) * number(row["questCount"])
    seen = table_of(row["seen"])
    s.known[seat] = cards_of(seen["known"])
    s.veiled[seat] = cards_of(seen["veiled"])
    s.shown[seat] = cards_of(seen["shown"])
    s.loose[seat] = cards_of(seen["loose"])
    s.old[seat] = number(seen["old"])


def recount(s: BloodRage) -> None:
    """Free villages and figures on the board follow from where the figures stand."""
    for province in range(OUTER):
        taken = 0
        for seat in range(s.seats):
            for kind in range(KINDS):
                taken += here(s, seat, province, kind)
        room = VILLAGES[province] - taken
        if room < 0:
            raise ValueError(f"{PLACE_NAMES[province]} has {VILLAGES[province]} villages, not {taken}")
        s.free[province] = 0 if (s.ruined >> province) & 1 else room
    s.free[OUTER] = BOUNDLESS
    for seat in range(s.seats):
        total = 0
        for place in range(PLACES):
            for kind in range(KINDS):
                if place < RESERVE:
                    total += here(s, seat, place, kind)
        s.onboard[seat] = total


def load_battle(s: BloodRage, row: dict[str, Json]) -> None:
    values = list(NO_BATTLE)
    values[PROVINCE] = PLACE_OF[text(row["province"])]
    values[PILLAGER] = number(row["pillager"])
    values[STAGE] = STAGES.index(text(row["stage"]))
    values[WINNER] = NONE if row["winner"] is None else number(row["winner"])
    values[CANCELLER] = NONE if row["canceller"] is None else number(row["canceller"])
    values[FIGHTERS] = number(row["fighters"])
    values[VALKYRIES] = number(row["valkyries"])
    values[JUDGES] = number(row["judges"])
    values[GRACE] = number(row["grace"])
    for seat in range(s.seats):
        values[FALLEN + seat] = number(list_of(row["fallen"])[seat])
        values[COUNTED + seat] = number(list_of(row["counted"])[seat])
        s.table[seat] = cards_of(list_of(row["table"])[seat])
    for i in range(BATTLE):
        s.battle[i] = values[i]
