"""The state as plain data that a client can read, and back. Masked states leave out what they lack."""

from __future__ import annotations

from typing import Final

from meadhall.engine.errors import DataError
from meadhall.engine.flat import u8, vec
from meadhall.engine.frames import Frame
from meadhall.engine.json_reader import JsonReader
from meadhall.engine.loading import check_samples
from meadhall.engine.types import TRUTH, Json
from meadhall.games.bloodrage import board, layout
from meadhall.games.bloodrage.actions import NextTurn
from meadhall.games.bloodrage.ages import EndOfAge
from meadhall.games.bloodrage.battle import PlayCards
from meadhall.games.bloodrage.battle_cards import cards_strength, clockwise, fights, has_text, winner_of
from meadhall.games.bloodrage.board import OUTER, PLACE_NAMES, PROVINCES, RESERVE, REWARDS, VALHALLA, VILLAGES, fjord_of
from meadhall.games.bloodrage.cards import ALL, BATTLE, BY_KEY, COPIES, KEY, KIND, NONE, QUEST, TYPES
from meadhall.games.bloodrage.clans import equip, horns, slots_for, stat_value
from meadhall.games.bloodrage.draft import Pick, pack_in_hand, picked
from meadhall.games.bloodrage.figures import figure_strength, force_size, here, is_ship, owned, strength
from meadhall.games.bloodrage.knowledge import drafted, width
from meadhall.games.bloodrage.layout import DRAFT, KINDS, LAST_AGE, PHASES, ROW, SEATS, SLOTS, STAGES, STAT_NAMES, STATS
from meadhall.games.bloodrage.notation import kind_name
from meadhall.games.bloodrage.state import BloodRage

SEEN: Final = ("known", "veiled", "shown", "loose")
"""What everybody has seen of a seat's cards, as `knowledge` tells."""
REWARD_OF: Final = {name: reward for reward, name in enumerate(REWARDS)}
PHASE_OF: Final = {name: phase for phase, name in enumerate(PHASES)}
PROVINCE_OF: Final = {name: place for place, name in enumerate(PLACE_NAMES[:PROVINCES])}
STAGE_OF: Final = {name: stage for stage, name in enumerate(STAGES)}
MOST_OLD: Final = 15
"""`old` has a bit for every age."""
MARKS: Final = (
    ("fighters", layout.FIGHTERS),
    ("valkyries", layout.VALKYRIES),
    ("judges", layout.JUDGES),
    ("grace", layout.GRACE),
)
"""Numbers of a battle that go to JSON as they stand; so do the following, for every seat."""
SEAT_MARKS: Final = (("fallen", layout.FALLEN), ("counted", layout.COUNTED))


def seen_lists(s: BloodRage) -> tuple[list[tuple[int, ...]], ...]:
    """What SEEN names, by seat."""
    return (s.known, s.veiled, s.shown, s.loose)


def dump(s: BloodRage) -> dict[str, Json]:
    seats = list(range(s.seats))
    out: dict[str, Json] = {
        "age": s.age,
        "phase": PHASES[s.phase],
        "first": s.first,
        "turn": turn_of(s),
        "doom": [PLACE_NAMES[province] for province in s.doom],
        "provinces": {PLACE_NAMES[province]: province_data(s, province, seats) for province in range(PROVINCES)},
        "fjords": {
            PLACE_NAMES[at]: {"closed": not board.open_fjord(s.ruined, at), "figures": figures_at(s, at, seats)}
            for at in range(board.FJORD, RESERVE)
        },
        "clans": [clan_data(s, seat) for seat in seats],
        "draft": draft_data(s),
        "packs": [[keys(s.packs[age * SEATS + pack]) for pack in range(s.seats)] for age in range(3)],
        "battle": battle_data(s),
        "discards": counted(s.pile),
    }
    if s.viewer == TRUTH:
        out["rest"] = counted(s.rest)
    return out


def counted(counts: vec[u8]) -> dict[str, Json]:
    return {KEY[card]: int(counts[card]) for card in ALL if counts[card]}


def keys(cards: tuple[int, ...]) -> list[Json]:
    """Cards by their names; null for those that may not be seen and for empty slots."""
    return [None if card == NONE else KEY[card] for card in cards]


def seat_or_none(seat: int) -> Json:
    return None if seat == NONE else seat


def figures_at(s: BloodRage, place: int, seats: list[int]) -> list[Json]:
    """Every figure of these seats in a place: whose, what, and how strong."""
    out: list[Json] = []
    for seat in seats:
        for kind in range(KINDS):
            figure: list[Json] = [seat, kind_name(s, seat, kind), figure_strength(s, seat, kind, place)]
            out += [figure] * here(s, seat, place, kind)
    return out


def province_data(s: BloodRage, province: int, seats: list[int]) -> dict[str, Json]:
    outer = province < OUTER
    return {
        "region": board.REGIONS[board.REGION[province]] if outer else None,
        "fjord": PLACE_NAMES[fjord_of(province)] if outer else None,
        "villages": VILLAGES[province] if outer else None,
        "free": int(s.free[province]) if outer else None,
        "token": REWARDS[s.tokens[province]] if s.tokens else None,
        "pillaged": (s.pillaged >> province) & 1 == 1,
        "destroyed": (s.ruined >> province) & 1 == 1,
        "doomed": s.doom.index(province) + 1 if province in s.doom and not (s.ruined >> province) & 1 else None,
        "figures": figures_at(s, province, seats),
        "strengths": strengths_at(s, province),
    }


def strengths_at(s: BloodRage, province: int) -> dict[str, Json]:
    """The strength of every seat that has figures there."""
    return {str(seat): strength(s, seat, province) for seat in range(s.seats) if force_size(s, seat, province)}


def off_board(s: BloodRage, seat: int, place: int) -> dict[str, Json]:
    return {kind_name(s, seat, kind): here(s, seat, place, kind) for kind in range(KINDS) if here(s, seat, place, kind)}


def clan_data(s: BloodRage, seat: int) -> dict[str, Json]:
    slots = tuple([int(s.slots[seat * SLOTS + slot]) for slot in range(SLOTS)])
    seen: dict[str, Json] = {name: keys(cards[seat]) for name, cards in zip(SEEN, seen_lists(s), strict=True)}
    seen["old"] = s.old[seat]
    out: dict[str, Json] = {
        "glory": int(s.glory[seat]),
        "rage": int(s.rage[seat]),
        "steps": {STAT_NAMES[stat]: int(s.steps[seat * STATS + stat]) + 1 for stat in range(STATS)},
        "stats": {STAT_NAMES[stat]: stat_value(s, seat, stat) for stat in range(STATS)},
        "figures": int(s.onboard[seat]),
        "helmets": horns(s, seat),
        "upgrades": keys(slots),
        "reserve": off_board(s, seat, RESERVE),
        "valhalla": off_board(s, seat, VALHALLA),
        "passed": (s.passed >> seat) & 1 == 1,
        "actions": int(s.actions[seat]),
        "handSize": len(s.hands[seat]),
        "questCount": len(s.quests[seat]),
        "seen": seen,
    }
    if NONE not in s.hands[seat]:
        out["hand"] = keys(s.hands[seat])
    if NONE not in s.quests[seat]:
        out["quests"] = keys(s.quests[seat])
    return out


def draft_data(s: BloodRage) -> Json:
    """The draft as the viewer sees it: the pack in hand and the cards laid aside so far."""
    if s.phase != DRAFT:
        return None
    out: dict[str, Json] = {"round": s.round}
    if drafted(s, s.age):
        out["take"] = width(s)
        viewer = int(s.viewer)
        if viewer >= 0 and s.frames and isinstance(s.frames[-1], Pick):
            out["hand"] = keys(pack_in_hand(s, viewer, s.round))
            out["picked"] = keys(tuple(sorted(picked(s, viewer, s.age, s.round))))
    return out


def battle_data(s: BloodRage) -> Json:
    """The pillage under way: who fights, with what, and who leads as it stands."""
    if s.battle[layout.STAGE] == 0:
        return None
    province: int = s.battle[layout.PROVINCE]
    sums = [strength(s, seat, province) + cards_strength(s, seat) for seat in range(s.seats)]
    mustered = s.battle[layout.FIGHTERS] != 0
    present = [fights(s, seat) if mustered else force_size(s, seat, province) > 0 for seat in range(s.seats)]
    sides = [seat for seat in clockwise(s) if present[seat] or s.table[seat]]
    out: dict[str, Json] = {
        "province": PLACE_NAMES[province],
        "pillager": int(s.battle[layout.PILLAGER]),
        "stage": STAGES[s.battle[layout.STAGE]],
        "sides": [side_data(s, seat, province, sums[seat]) for seat in sides],
        "leader": seat_or_none(winner_of(sums, present)),
        "winner": seat_or_none(int(s.battle[layout.WINNER])),
        "canceller": seat_or_none(int(s.battle[layout.CANCELLER])),
    }
    for name, at in MARKS:
        out[name] = int(s.battle[at])
    for name, at in SEAT_MARKS:
        out[name] = [int(s.battle[at + seat]) for seat in range(s.seats)]
    out["table"] = [keys(s.table[seat]) for seat in range(s.seats)]
    return out


def has_chosen(s: BloodRage, seat: int) -> bool:
    """Whether this seat has laid its card face down; what it is nobody sees yet."""
    top = s.frames[-1] if s.frames else None
    return isinstance(top, PlayCards) and seat not in top.waiting(s)


def turn_of(s: BloodRage) -> int | None:
    """Whose turn it is in the action phase, also while others answer."""
    return next((frame.who for frame in s.frames if isinstance(frame, NextTurn)), None)


def side_data(s: BloodRage, seat: int, province: int, total: int) -> Json:
    places = [province, fjord_of(province)] if province < OUTER else [province]
    figures: list[Json] = []
    for place in places:
        figures += figures_at(s, place, [seat])
    return {
        "seat": seat,
        "role": "pillager" if seat == s.battle[layout.PILLAGER] else "defender",
        "figures": figures,
        "cards": keys(s.table[seat]),
        "chosen": has_chosen(s, seat),
        "cancelled": not has_text(s, seat),
        "figureStrength": strength(s, seat, province),
        "cardStrength": cards_strength(s, seat),
        "strength": total,
        "fallen": int(s.battle[layout.FALLEN + seat]),
    }


# --- and back -----------------------------------------------------------------------------------------------------


def cards_of(row: JsonReader) -> tuple[int, ...]:
    return tuple([NONE if card.missing else card.named(BY_KEY, "card") for card in row.items()])


def hidden_cards(row: JsonReader, name: str, size: str) -> tuple[int, ...]:
    """Cards, or as many that may not be seen."""
    return cards_of(row.key(name)) if row.has(name) else (NONE,) * row.key(size).whole(0, sum(COPIES[SEATS]))


def counts_of(row: JsonReader) -> vec[u8]:
    counts = [0] * TYPES
    for card, count in row.counts(BY_KEY, "card"):
        counts[card] = count
    return vec[u8](counts)


def load(s: BloodRage, data: dict[str, Json]) -> None:
    top = JsonReader(data)
    s.age = top.key("age").whole(1, LAST_AGE)
    s.phase = top.key("phase").named(PHASE_OF, "phase")
    s.first = top.key("first").whole(0, s.seats - 1)
    s.doom = tuple(top.key("doom").names(PROVINCE_OF, "province"))
    for seat, clan in enumerate(top.key("clans").items(s.seats, s.seats)):
        load_clan(s, seat, clan)
    provinces, fjords = top.key("provinces"), top.key("fjords")
    for province in range(PROVINCES):
        row = provinces.key(PLACE_NAMES[province])
        if not row.key("token").missing:
            s.tokens = (*s.tokens, row.key("token").named(REWARD_OF, "token"))
        s.pillaged |= int(row.key("pillaged").flag()) << province
        s.ruined |= int(row.key("destroyed").flag()) << province
        load_figures(s, province, row.key("figures"))
    for fjord in range(board.FJORD, RESERVE):
        load_figures(s, fjord, fjords.key(PLACE_NAMES[fjord]).key("figures"))
    full = recount(s)
    if full:
        raise provinces.error(full)
    draft = top.key("draft")
    s.round = 0 if draft.missing else draft.key("round").whole(0, layout.PICKS)
    for age, packs in enumerate(top.key("packs").items(LAST_AGE, LAST_AGE)):
        for pack, cards in enumerate(packs.items(s.seats, s.seats)):
            s.packs[age * SEATS + pack] = cards_of(cards)
    s.pile = counts_of(top.key("discards"))
    if s.viewer == TRUTH:
        s.rest = counts_of(top.key("rest"))
    if not top.key("battle").missing:
        load_battle(s, top.key("battle"))


def load_figures(s: BloodRage, place: int, figures: JsonReader) -> None:
    for figure in figures.items():
        seat, name, _ = figure.items(3, 3)
        add_figures(s, seat.whole(0, s.seats - 1), name, place, 1)


def add_figures(s: BloodRage, seat: int, name: JsonReader, place: int, count: int) -> None:
    kinds = {kind_name(s, seat, kind): kind for kind in range(KINDS)}
    s.figures[seat * ROW + place * KINDS + name.named(kinds, f"figure of seat {seat}")] += count


def load_clan(s: BloodRage, seat: int, row: JsonReader) -> None:
    s.glory[seat] = row.key("glory").whole()
    s.rage[seat] = row.key("rage").whole(0, layout.MOST_RAGE)
    for stat in range(STATS):
        s.steps[seat * STATS + stat] = row.key("steps").key(STAT_NAMES[stat]).whole(1, layout.LAST_STEP + 1) - 1
    for slot, card in enumerate(row.key("upgrades").items(SLOTS, SLOTS)):
        s.slots[seat * SLOTS + slot] = NONE if card.missing else card.named(BY_KEY, "card")
    equip(s, seat)
    for word, place in (("reserve", RESERVE), ("valhalla", VALHALLA)):
        for name, count in row.key(word).entries():
            add_figures(s, seat, JsonReader(name, count.place), place, count.whole(0, layout.WARRIORS))
    s.passed |= int(row.key("passed").flag()) << seat
    s.actions[seat] = row.key("actions").whole(0, layout.MOST_ACTIONS)
    s.hands[seat] = hidden_cards(row, "hand", "handSize")
    s.quests[seat] = hidden_cards(row, "quests", "questCount")
    seen = row.key("seen")
    for name, cards in zip(SEEN, seen_lists(s), strict=True):
        cards[seat] = cards_of(seen.key(name))
    s.old[seat] = seen.key("old").whole(0, MOST_OLD)


def check(s: BloodRage) -> None:
    """What could never lie on a table is refused: cards and figures beyond the box or where they cannot be, a doom that
    is in ruins already, a draft without its packs, cards kept by nobody."""
    if len(set(s.doom)) != LAST_AGE or max(s.doom) >= OUTER:
        raise DataError("doom: there are three dooms, one for each age, all different")
    for province in s.doom[s.age - (s.phase < layout.RAGNAROK) :]:
        if (s.ruined >> province) & 1:
            raise DataError(f"doom: {PLACE_NAMES[province]} lies in ruins already")
    if len(s.tokens) != PROVINCES:
        raise DataError("provinces: every one has a token")
    for seat in range(s.seats):
        check_seat(s, seat)
    for name, count in ({} if s.viewer != TRUTH else s.count()).items():
        card = BY_KEY.get(name.removeprefix("card-"), NONE)
        if card != NONE and count != COPIES[s.seats][card]:
            raise DataError(f"there are {count} of {KEY[card]}, not {COPIES[s.seats][card]} as with {s.seats} seats")
    check_draft(s, s.frames[-1] if s.frames else None)
    done = s.age == LAST_AGE and s.phase == layout.RELEASE
    if not (isinstance(s.frames[0], EndOfAge) if s.frames else done):
        raise DataError("frames: below all lies 'EndOfAge', unless the play is over")


def check_seat(s: BloodRage, seat: int) -> None:
    """Figures and cards of one clan."""
    for kind in range(KINDS):
        there = [place for place in range(board.PLACES) for _ in range(here(s, seat, place, kind))]
        most = owned(s, seat, kind)
        if len(there) != most:
            raise DataError(f"clans[{seat}]: there are {len(there)} of {kind_name(s, seat, kind)}, not {most}")
        for place in there:
            fjord = board.FJORD <= place < RESERVE
            lives = board.open_fjord(s.ruined, place) if fjord else place >= RESERVE or board.living(s.ruined, place)
            if not lives or (place < RESERVE and is_ship(s, seat, kind) != fjord):
                raise DataError(f"{kind_name(s, seat, kind)} of seat {seat} cannot be in {PLACE_NAMES[place]}")
    for slot in range(SLOTS):
        card: int = s.slots[seat * SLOTS + slot]
        if card != NONE and (KIND[card] >= BATTLE or slot not in range(*slots_for(card))):
            raise DataError(f"clans[{seat}].upgrades[{slot}]: {KEY[card]} does not belong there")
    for card in s.quests[seat]:
        if card != NONE and KIND[card] != QUEST:
            raise DataError(f"clans[{seat}].quests: {KEY[card]} is no quest")


def check_draft(s: BloodRage, top: Frame[BloodRage] | None) -> None:
    """Packs are whole or not there; in a draft those of the age are, and of the hands only what was kept."""
    for age in range(1, LAST_AGE + 1):
        sizes = {len(s.packs[(age - 1) * SEATS + pack]) for pack in range(s.seats)}
        drafting = age == s.age and isinstance(top, Pick)
        if (sizes != {layout.PACK} and (drafting or sizes != {0})) or (sizes != {0} and age > s.age):
            raise DataError(f"packs[{age - 1}]: every seat has a pack of {layout.PACK} cards, or nobody has one")
    if (s.phase == DRAFT) != isinstance(top, Pick) or (isinstance(top, Pick) and top.number != s.round):
        raise DataError("frames: a draft and its 'Pick' belong together")
    for seat in range(s.seats if s.phase == DRAFT else 0):
        kept = len(s.hands[seat])
        if kept > min(s.age - 1, 1) or kept != len(s.known[seat]) + (s.old[seat] > 0):
            raise DataError(f"clans[{seat}].hand: in a draft there is the card kept from an earlier age, and no other")
    if s.phase == DRAFT and s.viewer == TRUTH:
        check_samples(s, JsonReader(None, "packs"))


def recount(s: BloodRage) -> str:
    """Free villages and figures on the board follow from where the figures stand; tells where there are too many."""
    for seat in range(SEATS):
        s.onboard[seat] = sum([int(s.figures[seat * ROW + at]) for at in range(RESERVE * KINDS)])
    for province in range(OUTER):
        taken = sum([here(s, seat, province, kind) for seat in range(s.seats) for kind in range(KINDS)])
        if taken > VILLAGES[province]:
            return f"{PLACE_NAMES[province]} has {VILLAGES[province]} villages, not {taken}"
        s.free[province] = 0 if (s.ruined >> province) & 1 else VILLAGES[province] - taken
    return ""


def load_battle(s: BloodRage, row: JsonReader) -> None:
    s.battle[layout.PROVINCE] = row.key("province").named(PROVINCE_OF, "province")
    s.battle[layout.PILLAGER] = row.key("pillager").whole(0, s.seats - 1)
    s.battle[layout.STAGE] = row.key("stage").named(STAGE_OF, "stage")
    s.battle[layout.WINNER] = row.key("winner").whole_or(NONE, s.seats - 1)
    s.battle[layout.CANCELLER] = row.key("canceller").whole_or(NONE, s.seats - 1)
    for name, at in MARKS:
        s.battle[at] = row.key(name).whole(0, NONE)
    for name, at in SEAT_MARKS:
        for seat, value in enumerate(row.key(name).wholes(s.seats, 0, NONE)):
            s.battle[at + seat] = value
    for seat, cards in enumerate(row.key("table").items(s.seats, s.seats)):
        s.table[seat] = cards_of(cards)
