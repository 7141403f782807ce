"""Figures: where they stand, how strong they are, how they move and die."""

from __future__ import annotations

from meadhall.engine.types import seat_name
from meadhall.games.bloodrage.board import FJORD, OUTER, RESERVE, VALHALLA, YGGDRASIL
from meadhall.games.bloodrage.cards import NONE, ROOTS, SHIP, SHIPLIKE, WARRIOR
from meadhall.games.bloodrage.clans import gain_glory, power
from meadhall.games.bloodrage.layout import KINDS, MIGHT, MONSTER_SLOT, PAIR, ROW, SHEET, SHIP_GLORY, SLOTS, WARRIORS
from meadhall.games.bloodrage.notation import figure_key, place_key
from meadhall.games.bloodrage.state import BloodRage


def owned(s: BloodRage, seat: int, kind: int) -> int:
    """How many figures of a kind a clan has, wherever they are: of monsters those whose cards it has."""
    if kind >= MONSTER_SLOT:
        return int(s.slots[seat * SLOTS + kind] != NONE)
    return WARRIORS if kind == WARRIOR else 1


def muster(s: BloodRage, seat: int) -> None:
    """All figures of a clan begin in its reserve."""
    for kind in range(KINDS):
        s.figures[seat * ROW + RESERVE * KINDS + kind] = owned(s, seat, kind)


def here(s: BloodRage, seat: int, place: int, kind: int) -> int:
    return s.figures[seat * ROW + place * KINDS + kind]


def is_ship(s: BloodRage, seat: int, kind: int) -> bool:
    """Ships live in fjords and never move (R-9); the Sea Serpent is one."""
    return kind == SHIP or (kind >= MONSTER_SLOT and SHIPLIKE[s.slots[seat * SLOTS + kind]] > 0)


def may_root(s: BloodRage, seat: int, kind: int) -> bool:
    """A Dark Elf may invade Yggdrasil itself."""
    return kind >= MONSTER_SLOT and ROOTS[s.slots[seat * SLOTS + kind]] > 0


def shift(s: BloodRage, seat: int, kind: int, origin: int, target: int) -> None:
    """Move one figure between two places of any sort, and keep the counts of villages and of the board right."""
    row = seat * ROW + kind
    s.figures[row + origin * KINDS] -= 1
    s.figures[row + target * KINDS] += 1
    if origin < OUTER:
        s.free[origin] += 1
    if target < OUTER:
        s.free[target] -= 1
    if origin < RESERVE:
        s.onboard[seat] -= 1
    if target < RESERVE:
        s.onboard[seat] += 1


def place_of_kind(s: BloodRage, seat: int, kind: int, province: int) -> int:
    """Where a figure of this kind fights for a province: ships in its fjord, others in it; -1 where neither is."""
    if is_ship(s, seat, kind):
        return FJORD + province // 2 if province < OUTER else -1
    return province


def force(s: BloodRage, seat: int, province: int) -> tuple[int, int, int, int, int]:
    """The figures of a seat in a province and its fjord, by kind."""
    figures = s.figures
    row = seat * ROW
    land = row + province * KINDS
    if province >= OUTER:
        return figures[land], figures[land + 1], 0, figures[land + 3], figures[land + 4]
    sea = row + (FJORD + province // 2) * KINDS
    first, second = figures[land + 3] + figures[sea + 3], figures[land + 4] + figures[sea + 4]
    return figures[land], figures[land + 1], figures[sea + 2], first, second


def dead(s: BloodRage, seat: int) -> int:
    """Figures of a seat in Valhalla."""
    return sum([here(s, seat, VALHALLA, kind) for kind in range(KINDS)])


def force_size(s: BloodRage, seat: int, province: int) -> int:
    a, b, c, d, e = force(s, seat, province)
    return a + b + c + d + e


def marchers(s: BloodRage, seat: int, place: int) -> int:
    """How many figures of a seat stand in a province; ships are never there."""
    at = seat * ROW + place * KINDS
    figures = s.figures
    return figures[at] + figures[at + 1] + figures[at + 3] + figures[at + 4]


def strength_of(s: BloodRage, seat: int, province: int, counts: tuple[int, int, int, int, int]) -> int:
    """The strength of so many figures fighting for a province; pairs of warriors may be worth more (R-37)."""
    sheet = seat * SHEET
    leaders, warriors, ships, first, second = counts
    total = 0
    if leaders:
        total += int(s.sheet[sheet + MIGHT])
    if warriors:
        total += warriors * int(s.sheet[sheet + MIGHT + WARRIOR]) + warriors // 2 * int(s.sheet[sheet + PAIR])
    if ships:
        total += int(s.sheet[sheet + MIGHT + SHIP])
    if first:
        total += monster_strength(s, seat, MONSTER_SLOT, province)
    if second:
        total += monster_strength(s, seat, MONSTER_SLOT + 1, province)
    return total


def monster_strength(s: BloodRage, seat: int, kind: int, province: int) -> int:
    """A Dark Elf is stronger in Yggdrasil; what it costs to bring him is not changed by that (R-33)."""
    if province == YGGDRASIL:
        card: int = s.slots[seat * SLOTS + kind]
        if ROOTS[card]:
            return ROOTS[card]
    return s.sheet[seat * SHEET + MIGHT + kind]


def strength(s: BloodRage, seat: int, province: int) -> int:
    """All that a seat has in a province and its supporting fjord (rulebook 513, 579)."""
    return strength_of(s, seat, province, force(s, seat, province))


def rival_strength(s: BloodRage, seat: int, province: int) -> int:
    """The greatest strength that another seat has there."""
    return max([strength(s, rival, province) for rival in range(s.seats) if rival != seat])


def with_figure(s: BloodRage, seat: int, province: int, kind: int) -> int:
    """The strength there with one figure more."""
    counts = [*force(s, seat, province)]
    counts[kind] += 1
    return strength_of(s, seat, province, (counts[0], counts[1], counts[2], counts[3], counts[4]))


def figure_strength(s: BloodRage, seat: int, kind: int, place: int) -> int:
    """One figure by itself."""
    if kind >= MONSTER_SLOT:
        return monster_strength(s, seat, kind, place)
    return s.sheet[seat * SHEET + MIGHT + kind]


def kill(s: BloodRage, seat: int, kind: int, place: int, count: int) -> None:
    """Destroyed figures go to Valhalla (rulebook 224). Dragons pay at once for every ship (R-73), a Sea Serpent too
    (R-19)."""
    for _ in range(count):
        shift(s, seat, kind, place, VALHALLA)
    if s.listening:
        figure = figure_key(s, seat, kind)
        s.tell("falls", {"seat": seat_name(seat), "figure": figure, "count": count, "place": place_key(place)})
    if is_ship(s, seat, kind):
        gain_glory(s, seat, count * power(s, seat, SHIP_GLORY), "@cause-dragons")
