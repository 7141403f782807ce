"""What a position promises a seat, in glory: a rough reckoning for bots, from public facts and the own hand. What
things do is played on copies (`preview`); here stands what that is worth."""

from __future__ import annotations

from math import exp
from typing import Final, final

from meadhall.games.bloodrage import layout
from meadhall.games.bloodrage.board import NEIGHBOURS, PROVINCES, living
from meadhall.games.bloodrage.cards import BATTLE, KIND, QUEST, QUEST_PLACES, REVEAL, SIGHT, STRENGTH
from meadhall.games.bloodrage.cards import VALHALLA as DEAD_WANTED
from meadhall.games.bloodrage.clans import axes, power, pyre_glory, release_glory
from meadhall.games.bloodrage.figures import dead, force_size, marchers, strength
from meadhall.games.bloodrage.layout import KINDS, LAST_AGE, ROW, STATS
from meadhall.games.bloodrage.pillage import Spoils
from meadhall.games.bloodrage.preview import play_quietly, trial_of
from meadhall.games.bloodrage.quests import quest_glory
from meadhall.games.bloodrage.state import BloodRage

PROMISE: Final = 0.55
"""A pillage that is only prepared is worth so much of one that is done."""
RIVAL_CARD: Final = 2.0
"""What a rival with cards in hand is expected to add in a battle."""
CHANCES: Final = (0.36, 0.10, 0.14, 0.14, 0.11, 0.10, 0.05)
"""How likely a rival's card adds 0, 1, … 6."""


def likely(edge: float, spread: float) -> float:
    """How likely one is ahead, given by how much one seems to be."""
    return 1.0 / (1.0 + exp(-edge / spread))


def step_worth(age: int, stat: int, step: int) -> float:
    """The next step of a stat: what it does in the ages to come, and the legend it leads to."""
    if step >= layout.LAST_STEP:
        return 0.0
    later = LAST_AGE - age
    use = (2.2, 1.6, 1.3)[stat] * later + (0.0, 0.8, 0.4)[stat]
    gain = float(layout.LEGENDARY[step + 1] - layout.LEGENDARY[step])
    return use + gain + (1.5 + later if gain == 0.0 else 0.0)


def stat_worth(s: BloodRage, seat: int, stat: int) -> float:
    return step_worth(s.age, stat, int(s.steps[seat * STATS + stat]))


def best_stat(s: BloodRage, seat: int) -> float:
    return max(stat_worth(s, seat, stat) for stat in range(STATS))


def gain_worth(s: BloodRage, trial: BloodRage, seat: int) -> float:
    """What a trial has brought a seat: glory, rage and steps of its stats."""
    total = float(int(trial.glory[seat]) - int(s.glory[seat])) + int(trial.rage[seat]) - int(s.rage[seat])
    for stat in range(STATS):
        for step in range(int(s.steps[seat * STATS + stat]), int(trial.steps[seat * STATS + stat])):
            total += step_worth(s.age, stat, step)
    return total


def card_edge(cards: tuple[int, ...]) -> int:
    """The most a hand can add to a battle."""
    return max([3 if REVEAL[card] == SIGHT else STRENGTH[card] for card in cards if KIND[card] == BATTLE], default=0)


@final
class Outlook:
    """The board as one seat sees it: strengths and numbers everywhere, and what each province is worth to it."""

    def __init__(self, s: BloodRage, me: int) -> None:
        self.s = s
        self.me = me
        self.strengths = [[strength(s, seat, province) for seat in range(s.seats)] for province in range(PROVINCES)]
        self.mine = [force_size(s, me, province) for province in range(PROVINCES)]
        self.near = [[self.neighbours(seat, province) for seat in range(s.seats)] for province in range(PROVINCES)]
        self.edge = card_edge(s.hands[me])
        self.quests = [card for card in (*s.hands[me], *s.quests[me]) if KIND[card] == QUEST]
        self.dead = dead(s, me)
        self.loss = self.figure_loss()
        self.doomed = s.doom[s.age - 1]
        self.prizes = [-1.0] * PROVINCES
        self.pyre = pyre_glory(s, me) + release_glory(s, me)

    def neighbours(self, seat: int, province: int) -> float:
        """Strength that could answer a call, as far as there is room."""
        s = self.s
        room: int = s.free[province]
        total = 0.0
        if room:
            count = 0
            for place in NEIGHBOURS[province]:
                here = marchers(s, seat, place)
                if here:
                    count += here
                    total += quick_strength(s, seat, place)
            if count > room:
                total *= room / count
        return total

    def spoils(self, province: int) -> float:
        """What a successful pillage gives there, its battle apart; found out once."""
        if self.prizes[province] < 0.0:
            trial = trial_of(self.s, [Spoils()], self.me, ())
            trial.battle[layout.PROVINCE] = province
            trial.battle[layout.PILLAGER] = self.me
            trial.battle[layout.WINNER] = self.me
            play_quietly(trial, False)
            self.prizes[province] = gain_worth(self.s, trial, self.me)
        return self.prizes[province]

    def figure_loss(self) -> float:
        """What losing a figure costs; less than nothing if it is wanted in Valhalla."""
        wanted = sum([self.dead < DEAD_WANTED[card] for card in self.quests])
        return 1.2 - release_glory(self.s, self.me) - 1.6 * wanted

    def chance_of(self, province: int, mine: float) -> tuple[float, float]:
        """How likely a pillage there succeeds, and how likely there is a battle."""
        s = self.s
        worst = -1.0
        opposed = False
        for seat in range(s.seats):
            if seat == self.me:
                continue
            here = self.strengths[province][seat]
            near = self.near[province][seat]
            if here or near > 0:
                opposed = opposed or here > 0
                worst = max(worst, here + 0.5 * near + (RIVAL_CARD if s.hands[seat] else 0.0))
        if worst < 0:
            return 1.0, 0.0
        own = mine + 0.35 * self.near[province][self.me] + 0.8 * self.edge
        return likely(own - worst, 1.8), 1.0 if opposed else 0.4

    def pillage(self, province: int, mine: float, count: int) -> float:
        """What a pillage started now would bring."""
        if count == 0:
            return 0.0
        success, battle = self.chance_of(province, mine)
        win = self.spoils(province) + battle * axes(self.s, self.me)
        return success * win - (1.0 - success) * battle * count * self.loss

    def quest_here(self, province: int, mine: float) -> float:
        """What the own quests promise for being strongest here at the end of the age."""
        if not self.quests or mine <= 0:
            return 0.0
        total = 0.0
        worst = max([self.strengths[province][seat] for seat in range(self.s.seats) if seat != self.me], default=0)
        sure = likely(mine - worst - 1.0, 1.5)
        for card in self.quests:
            if province in QUEST_PLACES[card]:
                total += sure * (quest_glory(self.s, self.me, card) + 3.0)
        return total

    def worth(self, province: int, mine: float, count: int) -> float:
        """What standing in a province with so much strength and so many figures promises."""
        s = self.s
        if not living(s.ruined, province):
            return 0.0
        total = 0.7 * self.quest_here(province, mine)
        if not (s.pillaged >> province) & 1:
            total += PROMISE * max(0.0, self.pillage(province, mine, count))
        if province == self.doomed:
            total += count * self.pyre * 0.85
        else:
            conquest = power(s, self.me, layout.CONQUEST_GLORY) * (1.0 if s.age == LAST_AGE else 0.3)
            total += count * (0.5 * (LAST_AGE - s.age) + conquest)
        return total

    def with_more(self, province: int, more: float, figures: int) -> float:
        """The change if so much strength and so many figures come or go."""
        mine, count = float(self.strengths[province][self.me]), self.mine[province]
        return self.worth(province, mine + more, count + figures) - self.worth(province, mine, count)

    def with_moved(self, start: int, target: int, moved: float, figures: int) -> float:
        """The change if so much strength and so many figures go from one province to another."""
        return self.with_more(target, moved, figures) + self.with_more(start, -moved, -figures)


def quick_strength(s: BloodRage, seat: int, place: int) -> float:
    """Strength of the figures standing in a province, its fjord apart."""
    at = seat * ROW + place * KINDS
    sheet = seat * layout.SHEET
    total = 0
    warriors: int = s.figures[at + 1]
    for kind in range(KINDS):
        count: int = s.figures[at + kind]
        total += count * int(s.sheet[sheet + layout.MIGHT + kind])
    return total + warriors // 2 * int(s.sheet[sheet + layout.PAIR])
