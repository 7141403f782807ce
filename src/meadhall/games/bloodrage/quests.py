"""Quests: laid face down in the action phase, checked and paid in the quest phase (rulebook 469-479, 575-585)."""

from __future__ import annotations

from typing import final

from meadhall.engine.frames import Step, Together
from meadhall.engine.mechanisms.asking import PickCard
from meadhall.engine.mechanisms.hands import distinct, without
from meadhall.engine.types import Prompt, Reason, seat_name
from meadhall.games.bloodrage import knowledge
from meadhall.games.bloodrage.board import living
from meadhall.games.bloodrage.cards import GLORY, KEY, KIND, NONE, QUEST, QUEST_PLACES
from meadhall.games.bloodrage.cards import VALHALLA as DEAD_WANTED
from meadhall.games.bloodrage.clans import gain_glory, open_stats, power, raise_stat
from meadhall.games.bloodrage.figures import dead, rival_strength, strength
from meadhall.games.bloodrage.layout import LAST_STEP, QUEST_FACTOR, QUESTS, STAT_NAMES, STATS
from meadhall.games.bloodrage.notation import card_key, card_of, stat_of
from meadhall.games.bloodrage.state import BloodRage


@final
class LayQuest(PickCard[BloodRage]):
    """Which quest is laid: others only see that one is (R-47)."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("quest", seat, {})

    def card_word(self, card: int) -> str:
        return KEY[card]

    def card_named(self, word: str) -> int:
        return card_of(word)

    def cards(self, s: BloodRage, seat: int) -> list[int]:
        return [card for card in distinct(s.hands[seat]) if KIND[card] == QUEST]

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        s.hands[seat] = without(s.hands[seat], option)
        s.quests[seat] = knowledge.with_card(s.quests[seat], option)
        knowledge.veil_quests(s, seat)
        if s.listening:
            s.tell("lays", {"seat": seat_name(seat), "card": "@card-hidden"}, {seat: {"card": card_key(option)}})

    def no_reason(self, s: BloodRage, seat: int, card: int) -> Reason:
        return Reason("not-in-hand" if KIND[card] == QUEST else "not-a-quest", {"card": card_key(card)})

    def told(self, s: BloodRage, seat: int, option: int, to: int | None) -> str | None:
        return self.say(s, seat, option) if to == seat else None


def quest_glory(s: BloodRage, seat: int, card: int) -> int:
    """What the card says, twice with Odin's Throne, which doubles nothing else (R-25)."""
    return GLORY[card] * max(1, power(s, seat, QUEST_FACTOR))


def strongest(s: BloodRage, seat: int, province: int) -> bool:
    """More strength than every other clan there, the fjord included; a tie is not enough (rulebook 579)."""
    return strength(s, seat, province) > rival_strength(s, seat, province)


def fulfilled(s: BloodRage, seat: int, card: int) -> bool:
    """Whether a quest is fulfilled as the board stands. One ship can serve quests of two regions (R-59)."""
    if DEAD_WANTED[card]:
        return dead(s, seat) >= DEAD_WANTED[card]
    for province in QUEST_PLACES[card]:  # noqa: SIM110 (a loop compiles better)
        if living(s.ruined, province) and strongest(s, seat, province):
            return True
    return False


@final
class QuestPhase(Step[BloodRage]):
    """All laid quests are revealed; each fulfilled one gives its glory and raises a stat, and all are discarded."""

    def run(self, s: BloodRage) -> None:
        s.phase = QUESTS
        rewarded: list[tuple[int, int]] = []
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            done = 0
            for card in s.quests[seat]:
                knowledge.show(s, seat, card)
                s.disclose()
                s.pile[card] += 1
                success = fulfilled(s, seat, card)
                if s.listening:
                    s.tell("fulfils" if success else "fails", {"seat": seat_name(seat), "card": card_key(card)})
                if success:
                    done += 1
                    gain_glory(s, seat, quest_glory(s, seat, card), card_key(card))
            s.quests[seat] = ()
            wanted = min(done, steps_left(s, seat))
            if wanted:
                rewarded.append((seat, wanted))
        knowledge.close_age(s)
        asked: list[int] = []
        counts: list[int] = []
        for seat, wanted in rewarded:
            stats = open_stats(s, seat, NONE)
            if len(stats) > 1:
                asked.append(seat)
                counts.append(wanted)
            else:
                for _ in range(wanted):
                    raise_stat(s, seat, stats[0])
        if asked:
            s.then(QuestRewards(tuple(counts), tuple(asked), ((),) * len(asked), (False,) * len(asked)))


def steps_left(s: BloodRage, seat: int) -> int:
    return sum([LAST_STEP - int(s.steps[seat * STATS + stat]) for stat in range(STATS)])


@final
class QuestRewards(Together[BloodRage]):
    """Everybody with fulfilled quests chooses a stat for each, in ascending order; all at once (rulebook 577, R-71)."""

    def __init__(
        self,
        counts: tuple[int, ...],
        seats: tuple[int, ...],
        chosen: tuple[tuple[int, ...], ...],
        closed: tuple[bool, ...],
    ) -> None:
        super().__init__(seats, chosen, closed)
        self.counts = counts

    def ascending(self) -> bool:
        return True

    def wanted(self, seat: int) -> int:
        return self.counts[self.seats.index(seat)]

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("quest-reward", seat, {"count": self.wanted(seat)})

    def choices(self, s: BloodRage, seat: int, chosen: tuple[int, ...]) -> list[int]:
        """Stats not below the last one chosen, as long as enough steps are left from there on."""
        out: list[int] = []
        need = self.wanted(seat) - len(chosen)
        least = chosen[-1] if chosen else 0
        for stat in range(least, STATS):
            room = 0
            for other in range(stat, STATS):
                room += LAST_STEP - int(s.steps[seat * STATS + other]) - chosen.count(other)
            if s.steps[seat * STATS + stat] + chosen.count(stat) < LAST_STEP and room >= need:
                out.append(stat)
        return out

    def complete(self, s: BloodRage, seat: int, chosen: tuple[int, ...]) -> bool:
        return len(chosen) == self.wanted(seat)

    def reveal(self, s: BloodRage) -> None:
        for i in range(len(self.seats)):
            for stat in self.chosen[i]:
                raise_stat(s, self.seats[i], stat)

    def with_answers(self, chosen: tuple[tuple[int, ...], ...], closed: tuple[bool, ...]) -> QuestRewards:
        return QuestRewards(self.counts, self.seats, chosen, closed)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return STAT_NAMES[option]

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        return stat_of(text)

    def no_reason(self, s: BloodRage, seat: int, stat: int) -> Reason:
        if s.steps[seat * STATS + stat] >= LAST_STEP:
            return Reason("stat-full", {"stat": f"@stat-{STAT_NAMES[stat]}"})
        return Reason("out-of-order", {})
