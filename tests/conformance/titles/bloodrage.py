"""Blood Rage: two cards at a time change places where the seat cannot tell one way from the other.

Which that are follows from the draft: of a pack a seat knows nothing before it first holds it, its own picks, and of
what lies between two of its picks only which cards they are. Cards never dealt may lie anywhere it knows nothing of.
"""

from __future__ import annotations

from typing import NamedTuple

from meadhall import Chance, State
from meadhall.engine.frames import Together
from meadhall.engine.game import Value
from meadhall.games.bloodrage.cards import AGE, ALL, KIND, QUEST
from meadhall.games.bloodrage.layout import DRAFT, PACK, PICKS, SEATS
from meadhall.games.bloodrage.state import BloodRage

OPTION_SETS: list[dict[str, Value]] = [{}, {"first_game": True}]
SWAPS = 30


class Spot(NamedTuple):
    """A place in a pack of the current age."""

    pack: int
    at: int


def twin(state: State, seat: int | None, chance: Chance) -> State:
    other = state.copy()
    assert isinstance(other, BloodRage)
    fixed = {seat, other.seat if other.mid_move and not isinstance(other.frames[-1], Together) else seat}
    groups = unknown_groups(other, seat)
    for _ in range(SWAPS):
        number = int(chance.below(len(groups)))
        if groups[number]:
            swap(other, groups[number], number == 0, fixed, chance)
    top = other.frames[-1] if other.frames else None
    if isinstance(top, Together) and type(top).__name__ in ("Pick", "PlayCards", "KeepCard"):
        other.frames[-1] = answered_anew(top, other, seat, chance)
    return other


def step(s: BloodRage) -> int:
    return 2 if s.seats == 2 else 1


def passed_on(s: BloodRage) -> bool:
    return s.age > 1 or not s.game.options["first_game"]


def taker(s: BloodRage, spot: Spot) -> int | None:
    """Who took the card that lies here; None for the two left over, and for what is not picked yet."""
    if not passed_on(s):
        return spot.pack
    if spot.at >= (s.round * step(s) if s.phase == DRAFT else PICKS):
        return None
    return (spot.pack + spot.at // step(s)) % s.seats


def unknown_groups(s: BloodRage, seat: int | None) -> list[list[Spot]]:
    """Spots whose cards the seat cannot tell apart; the first group is what it knows nothing of."""
    groups: list[list[Spot]] = [[]]
    rounds = s.round if s.phase == DRAFT else PICKS // step(s) - 1
    for pack in range(s.seats):
        held = [] if seat is None else [number for number in range(rounds + 1) if (pack + number) % s.seats == seat]
        if not passed_on(s):
            held = [0] if pack == seat else []
        if not held:
            groups[0] += [Spot(pack, at) for at in range(PACK)]
            continue
        groups[0] += [Spot(pack, at) for at in range(held[0] * step(s))]
        for i, number in enumerate(held):
            begin = (number + 1) * step(s)
            end = held[i + 1] * step(s) if i + 1 < len(held) else PACK
            in_hand = s.phase == DRAFT and number == s.round
            if passed_on(s) and not in_hand:
                groups.append([Spot(pack, at) for at in range(begin, end)])
    return groups


def swap(s: BloodRage, group: list[Spot], nothing_known: bool, fixed: set[int | None], chance: Chance) -> None:
    """Let two cards of a group change places, or one of which nothing is known and a card never dealt."""
    base = (s.age - 1) * SEATS
    if not s.packs[base]:
        return
    one = group[int(chance.below(len(group)))]
    if not movable(s, one, fixed):
        return
    card = s.packs[base + one.pack][one.at]
    if nothing_known:
        undealt = never_dealt(s)
        if undealt and chance.below(2):
            new = undealt[int(chance.below(len(undealt)))]
            if may_hold(s, one, card, new):
                put(s, one, card, new)
                s.rest[card] += 1
                s.rest[new] -= 1
            return
    two = group[int(chance.below(len(group)))]
    new = s.packs[base + two.pack][two.at]
    if movable(s, two, fixed) and may_hold(s, one, card, new) and may_hold(s, two, new, card):
        put(s, one, card, new)
        put(s, two, new, card)


def never_dealt(s: BloodRage) -> list[int]:
    """The cards of this age outside all packs."""
    base = (s.age - 1) * SEATS
    left = {card: int(s.rest[card]) for card in ALL if AGE[card] == s.age}
    if s.phase != DRAFT:
        places = [*s.hands, *s.quests, *s.table, [int(card) for card in s.slots]]
        places += [[card] * int(s.pile[card]) for card in ALL]
        for cards in places:
            for card in cards:
                left[card] = left.get(card, 0) + 1
        for pack in range(s.seats):
            for card in s.packs[base + pack]:
                left[card] -= 1
    return [card for card in ALL if AGE[card] == s.age for _ in range(left[card])]


def holding(s: BloodRage, spot: Spot, card: int) -> list[tuple[int, ...]] | None:
    """The list, hands or laid quests, in which the taker of this spot has the card unseen; None if it has not."""
    who = taker(s, spot)
    assert who is not None
    sure = s.known[who].count(card) + s.veiled[who].count(card)
    if s.hands[who].count(card) > sure:
        return s.hands
    if s.quests[who].count(card) > sure:
        return s.quests
    return None


def movable(s: BloodRage, spot: Spot, fixed: set[int | None]) -> bool:
    """Whether the card that lies here has not been seen since, and nothing hangs on it."""
    who = taker(s, spot)
    if who is None or s.phase == DRAFT:
        return True
    card = s.packs[(s.age - 1) * SEATS + spot.pack][spot.at]
    return who not in fixed and holding(s, spot, card) is not None


def may_hold(s: BloodRage, spot: Spot, old: int, new: int) -> bool:
    """Only quests are laid."""
    who = taker(s, spot)
    if who is None or s.phase == DRAFT:
        return True
    return holding(s, spot, old) is s.hands or KIND[new] == QUEST


def put(s: BloodRage, spot: Spot, old: int, new: int) -> None:
    """Write a new card into a pack, and wherever the old one of this spot is now."""
    at = (s.age - 1) * SEATS + spot.pack
    who = taker(s, spot)
    cards = list(s.packs[at])
    if who is not None and s.phase != DRAFT:
        place = holding(s, spot, old)
        assert place is not None
        held = list(place[who])
        held.remove(old)
        place[who] = tuple(sorted([*held, new]))
    elif who is None and s.phase != DRAFT:
        s.rest[old] -= 1
        s.rest[new] += 1
    cards[spot.at] = new
    done = s.round * step(s) if s.phase == DRAFT else PICKS
    s.packs[at] = (*cards[:done], *sorted(cards[done:]))


def answered_anew(top: Together[BloodRage], s: BloodRage, seat: int | None, chance: Chance) -> Together[BloodRage]:
    """Other answers of the others, as far as theirs are in; unfinished ones are taken back."""
    chosen = list(top.chosen)
    for i, who in enumerate(top.seats):
        if who == seat:
            continue
        answer: tuple[int, ...] = ()
        while top.closed[i] and (not answer or not top.complete(s, who, answer)):
            options = top.choices(s, who, answer)
            answer = (*answer, options[int(chance.below(len(options)))])
        chosen[i] = answer
    return top.with_answers(tuple(chosen), top.closed)
