"""What a round promises: how likely first and second place are, what they are worth, what a card is worth later.

All numbers here are rules of thumb for the heuristic, in Glory; none of them is a rule of the game.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from meadhall.engine.flat import i64, u8, vec
from meadhall.games.wolves import units
from meadhall.games.wolves.cards import Cards
from meadhall.games.wolves.lines import may_enter, with_unit
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import all_strengths, sum_of
from meadhall.games.wolves.victories import glory, pass_draw, worth_to

HOPELESS: Final = -99.0
CARD: Final = 0.2
"""What an average card kept for the next round is worth."""
KEEP: Final = [card.worth for card in units.PEOPLE_CARDS.values()]
"""How much better or worse than average each card of the People deck is to keep."""
GROWTH: Final = 1.9
"""How much a rival's line is expected to grow for each card he still holds."""
MOST_GROWTH: Final = 8
MOST_STEPS: Final = 5
"""So many cards a seat reckons ahead."""
DEITY_VALUE: Final = [units.HALL_CARDS[name].worth for name in units.DEITY_NAMES[: units.DEITIES]]
"""What each deity is worth for every round still to come."""
ROUNDS: Final = 4
"""How many rounds a play is expected to have."""
EXPECTED: Final = [card.worth for card in units.VICTORY_CARDS.values()]
"""What each victory card may be expected to be worth in the end."""


def likely(margin: float, scale: float) -> float:
    """The chance of staying ahead by this margin, the scale being how uncertain it is."""
    x = margin / scale
    if x > 20.0:
        return 1.0
    if x < -20.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


@final
class Outlook:
    """One seat's reckoning of the round as it stands in its view."""

    def __init__(self, s: WolvesState, me: int) -> None:
        self.s = s
        self.me = me
        self.now: list[int] = all_strengths(s)
        self.first, self.second = prizes(s, me)
        self.last_round = s.ragnarok or most_glory(s) + self.first >= units.GLORY_TO_END
        self.card: float = CARD * (0.35 if s.ragnarok else 0.8 if self.last_round else 1.0)
        self.free: int = max(0, int(s.sizes[me]) + int(pass_draw(s, me)) - units.HAND_LIMIT)
        self.growth: list[int] = own_growth(s, me)
        self.rivals = expected_growth(s, me)

    def chances(self, mine: float, strengths: list[int]) -> float:
        """The worth of the places that a line of this strength can hope for, once this seat is out of the round."""
        s = self.s
        ahead: list[float] = []
        for seat in range(int(s.seats)):
            if seat == self.me:
                continue
            if s.has_passed(seat):
                # at a tie the earlier pass wins, and the others' intruders are still about
                ahead.append(likely(mine - strengths[seat] - 0.5, 0.45 if self.alone() else 1.2))
            else:
                ahead.append(likely(mine - strengths[seat] - self.rivals[seat] + 0.3, 3.2))
        first = 1.0
        for chance in ahead:
            first *= chance
        worth = first * self.first
        if self.second > 0.0:
            second = 0.0
            for i in range(len(ahead)):
                others = 1.0 - ahead[i]
                for j in range(len(ahead)):
                    if j != i:
                        others *= ahead[j]
                second += others
            worth += second * self.second
        return worth

    def alone(self) -> bool:
        """Whether all others have passed."""
        return len(self.s.passes) >= int(self.s.seats) - 1

    def going_on(self, strengths: list[int], spent: float, growth: list[int]) -> float:
        """The best this seat can make of these strengths: pass at once, or lay on for one to five cards."""
        best = HOPELESS
        mine = float(strengths[self.me])
        gained = 0.0
        for cards in range(len(growth) + 1):
            cost = spent + cards
            if cost > self.free:
                paid = (cost - self.free) * self.card
            else:
                paid = 0.0
            value = self.chances(mine + gained, strengths) - paid
            if value > best:
                best = value
            if cards < len(growth):
                gained += growth[cards]
        return best

    def passing(self) -> float:
        return self.chances(float(self.now[self.me]), self.now)


def expected_growth(s: WolvesState, me: int) -> list[float]:
    out: list[float] = []
    for seat in range(int(s.seats)):
        cards = min(int(s.sizes[seat]), MOST_GROWTH)
        out.append(0.0 if s.has_passed(seat) or seat == me else GROWTH * cards)
    return out


def own_growth(s: WolvesState, me: int) -> list[int]:
    """What the best cards in hand would add to the own line, one after the other, at most five of them."""
    hand = s.hands[me * units.KINDS : me * units.KINDS + units.UNITS]
    line = s.lines[me]
    steps: list[int] = []
    while len(steps) < MOST_STEPS:
        gain, kind, end = best_addition(s.cards, line, hand, 0, units.UNITS, units.LEFT)
        if gain == 0:
            break
        hand[kind] -= 1
        line = with_unit(line, end, kind)
        steps.append(int(gain))
    return steps


def best_addition(cards: Cards, line: bytes, hand: vec[u8], first: i64, kinds: i64, usual: i64) -> tuple[i64, i64, i64]:
    """The unit among the first kinds of a hand that adds most to a line: what it adds (0 where none does), its kind and
    its end. No unit but a Hirdman cares at which end it stands; the others come to the usual one."""
    now = sum_of(cards, line)
    most: i64 = 0
    best: i64 = 0
    where: i64 = usual
    for kind in range(kinds):
        if hand[first + kind] and may_enter(cards, line, kind):
            gain = sum_of(cards, with_unit(line, usual, kind)) - now
            end = usual
            if kind == units.HIRDMAN:
                other = sum_of(cards, with_unit(line, units.RIGHT - usual, kind)) - now
                if other > gain:
                    gain, end = other, units.RIGHT - usual
            if gain > most:
                most, best, where = gain, kind, end
    return most, best, where


def most_glory(s: WolvesState) -> float:
    return float(max([int(glory(s, seat)) for seat in range(int(s.seats))]))


def prizes(s: WolvesState, me: int) -> tuple[float, float]:
    """What first and second place would bring: the victory cards, and the end of the play if it is near."""
    values = sorted([victory_value(s, me, card) for card in s.spoils], reverse=True)
    first = values[0] if values else 0.0
    second = values[1] if len(values) > 1 else 0.0
    own = float(glory(s, me))
    rival = float(max([0, *(int(glory(s, seat)) for seat in range(int(s.seats)) if seat != me)]))
    if own + first >= units.GLORY_TO_END and own + first >= rival:
        first += 1.5
    if rival >= 3.0 or s.ragnarok:
        first += 0.8
        second += 0.3 if second > 0.0 else 0.0
    return first, second


def victory_value(s: WolvesState, seat: int, card: int) -> float:
    now = float(worth_to(s, seat, card))
    weight = 1.0 if s.ragnarok else 0.5
    return weight * now + (1.0 - weight) * max(EXPECTED[card], now) + 0.15 * float(s.cards.victories[card].draw)


def rounds_left(s: WolvesState) -> float:
    if s.ragnarok:
        return 0.3
    return max(1.0, ROUNDS - float(s.round) + 1.0)


def gods_value(mask: int) -> float:
    """What these deities are worth for a round."""
    return sum([DEITY_VALUE[deity] for deity in range(units.DEITIES) if (mask >> deity) & 1])


def deity_value(s: WolvesState, seat: int, deity: int) -> float:
    """What it is worth to this seat to have a deity, its other deities of the wrong colour reckoned off."""
    value = DEITY_VALUE[deity] * rounds_left(s)
    mask = s.patrons[seat]
    bit = 1 << deity
    if bit & (units.BLUE | units.RED) and not (mask >> units.YGGDRASIL) & 1:
        value -= gods_value(mask & (units.RED if bit & units.BLUE else units.BLUE)) * rounds_left(s)
    for card in range(len(s.cards.victories)):
        if (s.won[seat] >> card) & 1:
            formula = s.cards.victories[card]
            if bit & units.BLUE:
                value += float(formula.per_blue)
            if bit & units.RED:
                value += float(formula.per_red)
            if formula.by_deities:
                value -= 1.2 if mask == 0 else 0.6
    return value
