"""Quests: laid face down in the action phase, checked and paid in the quest phase (469-479, 575-585)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from meadhall.engine.frames import Frame, Step, Together
from meadhall.engine.types import Json, Params, Prompt, Reason, seat_name
from meadhall.games.bloodrage import knowledge
from meadhall.games.bloodrage.battle_cards import discard
from meadhall.games.bloodrage.board import OUTER, REGION, REGIONS, VALHALLA, YGGDRASIL, living
from meadhall.games.bloodrage.cards import GLORY, KEY, KIND, QUEST, QUEST_PROVINCE, QUEST_REGION
from meadhall.games.bloodrage.cards import VALHALLA as DEAD_WANTED
from meadhall.games.bloodrage.clans import (
    LAST_STEP,
    QUEST_FACTOR,
    STATS,
    gain_glory,
    power,
    raise_stat,
    stat_preview,
)
from meadhall.games.bloodrage.figures import here, strength
from meadhall.games.bloodrage.layout import KINDS, QUESTS
from meadhall.games.bloodrage.notation import card_key, card_of, distinct, stat_of, with_card, without

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage

NO_REGION: Final = -1
REGION_WANTED: Final = [REGIONS.index(name) if name else NO_REGION for name in QUEST_REGION]
TREE_WANTED: Final = [name == "yggdrasil" for name in QUEST_PROVINCE]


def quest_cards(cards: tuple[int, ...]) -> list[int]:
    return [card for card in distinct(cards) if KIND[card] == QUEST]


@final
class LayQuest(Frame["BloodRage"]):
    """Which quest is laid: others only see that one is (R-47)."""

    def __init__(self, who: int) -> None:
        self.parts = ()
        self.origin = None
        self.who = who

    def seat(self, s: BloodRage) -> int:
        return self.who

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("quest", seat, {})

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return quest_cards(s.hands[seat])

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        s.hands[seat] = without(s.hands[seat], option)
        s.quests[seat] = with_card(s.quests[seat], option)
        knowledge.veil_quests(s, seat)
        if s.listening:
            s.tell("lays", {"seat": seat_name(seat), "card": "@card-hidden"}, {seat: {"card": card_key(option)}})

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return KEY[option]

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        return card_of(text)

    def why_not(self, s: BloodRage, seat: int, text: str) -> Reason | None:
        card = self.read(s, seat, text)
        if KIND[card] != QUEST:
            return Reason("not-a-quest", {"card": card_key(card)})
        return None if card in s.hands[seat] else Reason("not-in-hand", {"card": card_key(card)})

    def preview(self, s: BloodRage, seat: int, option: int) -> dict[str, Json]:
        return quest_facts(s, seat, option)

    def shown(self, seat: int | None) -> Frame[BloodRage]:
        return self

    def fields(self) -> list[Json]:
        return [self.who]


def quest_glory(s: BloodRage, seat: int, card: int) -> int:
    """What the card says, twice with Odin's Throne, which doubles nothing else (R-25)."""
    return GLORY[card] * max(1, power(s, seat, QUEST_FACTOR))


def quest_facts(s: BloodRage, seat: int, card: int) -> dict[str, Json]:
    return {"cost": 0, "glory": quest_glory(s, seat, card), "done": fulfilled(s, seat, card)}


def strongest(s: BloodRage, seat: int, province: int) -> bool:
    """More strength than every other clan there, the fjord included; a tie is not enough (579)."""
    mine = strength(s, seat, province)
    if mine == 0:
        return False
    for rival in range(s.seats):  # noqa: SIM110 (a loop compiles better)
        if rival != seat and strength(s, rival, province) >= mine:
            return False
    return True


def dead(s: BloodRage, seat: int) -> int:
    total = 0
    for kind in range(KINDS):
        total += here(s, seat, VALHALLA, kind)
    return total


def fulfilled(s: BloodRage, seat: int, card: int) -> bool:
    """Whether a quest is fulfilled as the board stands. One ship can serve quests of two regions (R-59)."""
    if DEAD_WANTED[card]:
        return dead(s, seat) >= DEAD_WANTED[card]
    if TREE_WANTED[card]:
        return strongest(s, seat, YGGDRASIL)
    for province in range(OUTER):
        if REGION[province] == REGION_WANTED[card] and living(s, province) and strongest(s, seat, province):
            return True
    return False


@final
class QuestPhase(Step["BloodRage"]):
    """All laid quests are revealed; each fulfilled one gives its glory and raises a stat, and all are discarded."""

    def run(self, s: BloodRage) -> None:
        s.phase = QUESTS
        seats: list[int] = []
        counts: list[int] = []
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            done = 0
            for card in s.quests[seat]:
                knowledge.show(s, seat, card)
                s.disclose()
                discard(s, card)
                success = fulfilled(s, seat, card)
                if s.listening:
                    params: Params = {"seat": seat_name(seat), "card": card_key(card)}
                    s.tell("fulfils" if success else "fails", params)
                if success:
                    done += 1
                    gain_glory(s, seat, quest_glory(s, seat, card), card_key(card))
            s.quests[seat] = ()
            wanted = min(done, steps_left(s, seat))
            if wanted:
                seats.append(seat)
                counts.append(wanted)
        knowledge.close_age(s)
        asked: list[int] = []
        wanted_by: list[int] = []
        for i in range(len(seats)):
            if choice_of_stats(s, seats[i]):
                asked.append(seats[i])
                wanted_by.append(counts[i])
            else:
                for stat in range(3):
                    for _ in range(counts[i]):
                        raise_stat(s, seats[i], stat)
        if asked:
            s.then(QuestRewards(tuple(wanted_by), tuple(asked), ((),) * len(asked), (False,) * len(asked)))


def steps_left(s: BloodRage, seat: int) -> int:
    left = 0
    for stat in range(3):
        left += LAST_STEP - int(s.steps[seat * 3 + stat])
    return left


def choice_of_stats(s: BloodRage, seat: int) -> bool:
    """Whether more than one stat can rise; else everybody sees which one does."""
    return sum(s.steps[seat * 3 + stat] < LAST_STEP for stat in range(3)) > 1


@final
class QuestRewards(Together["BloodRage"]):
    """Everybody with fulfilled quests chooses a stat for each, in ascending order; all at once (577, R-71)."""

    def __init__(
        self,
        counts: tuple[int, ...],
        seats: tuple[int, ...],
        chosen: tuple[tuple[int, ...], ...],
        closed: tuple[bool, ...],
    ) -> None:
        self.parts = ()
        self.origin = None
        self.counts = counts
        self.seats = seats
        self.chosen = chosen
        self.closed = closed

    def wanted(self, seat: int) -> int:
        return self.counts[self.seats.index(seat)]

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("quest-reward", seat, {"count": self.wanted(seat)})

    def choices(self, s: BloodRage, seat: int, chosen: tuple[int, ...]) -> list[int]:
        """Stats not below the last one chosen, as long as enough steps are left from there on."""
        out: list[int] = []
        need = self.wanted(seat) - len(chosen)
        least = chosen[-1] if chosen else 0
        for stat in range(least, 3):
            room = 0
            for other in range(stat, 3):
                room += LAST_STEP - int(s.steps[seat * 3 + other]) - chosen.count(other)
            if s.steps[seat * 3 + stat] + chosen.count(stat) < LAST_STEP and room >= need:
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
        return STATS[option]

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        return stat_of(text)

    def why_not(self, s: BloodRage, seat: int, text: str) -> Reason | None:
        stat = self.read(s, seat, text)
        if stat in self.options(s, seat):
            return None
        if s.steps[seat * 3 + stat] >= LAST_STEP:
            return Reason("stat-full", {"stat": f"@stat-{STATS[stat]}"})
        return Reason("out-of-order", {})

    def preview(self, s: BloodRage, seat: int, option: int) -> dict[str, Json]:
        return stat_preview(s, seat, option)

    def fields(self) -> list[Json]:
        answers: list[Json] = [list(answer) for answer in self.chosen]
        return [list(self.counts), list(self.seats), answers, list(self.closed)]
