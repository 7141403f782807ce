"""The engine against the rules told a second time: random plays from crowded positions, compared at every question."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from meadhall import game
from meadhall.games.bloodrage.board import PLACE_NAMES
from meadhall.games.bloodrage.figures import here
from meadhall.games.bloodrage.notation import kind_name
from meadhall.games.bloodrage.state import BloodRage
from tests.games.bloodrage.oracle.ages import Ages
from tests.games.bloodrage.oracle.board import BOARD, CARDS, LANDS, RING, SHORES, TREE, VILLAGES, Clan, is_ship, kind_of

KEYS = list(CARDS)
TOKENS = ["rage"] * 3 + ["axes"] * 2 + ["horns"] * 2 + ["glory"]
RUINED = {2: 3, 3: 2, 4: 1}
LIKELY = {"pass": 0.3, "march": 0.2, "invade": 0.5, "recall": 0.5, "upgrade": 2.0, "pillage": 6.0, "challenge": 6.0}

SEEDS = [*range(60), 71, 123]
"""In the last two a Fire Giant burns ships, a Dark Elf fights in Yggdrasil, and Thor's Domain pays for a Challenge."""


class Retold(Ages):
    """The plain table, with a play of the engine beside it that gets the same answers."""

    def __init__(self, chance: random.Random, seats: int, age: int) -> None:
        doom = chance.sample(RING, 3)
        ruined = doom[: age - 1] + chance.sample([land for land in RING if land not in doom], RUINED[seats])
        tokens = chance.sample(TOKENS, len(TOKENS))
        super().__init__([], age, chance.randrange(seats), doom, {**dict(zip(RING, tokens, strict=True)), TREE: "all"})
        self.chance = chance
        self.ruined = set(ruined)
        self.pillaged = {land for land in LANDS if land not in ruined and chance.random() < 0.2}
        deck = [key for key in KEYS if CARDS[key]["age"] <= age for _ in range(CARDS[key]["copies"][seats - 2])]
        chance.shuffle(deck)
        for _ in range(seats):
            self.clans.append(Clan())
            self.equip(self.clans[-1], deck)
        self.seats = seats
        self.turn = chance.randrange(seats)
        self.clans[self.turn].rage = max(1, self.clans[self.turn].rage)
        self.clans[self.turn].passed = False

    def equip(self, clan: Clan, deck: list[str]) -> None:
        """Cards, steps and figures at random, many of them in the same few provinces."""
        chance = self.chance
        clan.rage = chance.choice([0, 1, 2, 3, 4, 6, 8, 12])
        clan.glory = chance.choice([0, 0, 1, 2, 30])
        clan.steps = [chance.choice([0, 0, 1, 2, 3, 4, 5]) for _ in range(3)]
        clan.passed = chance.random() < 0.15
        for kind, slots in clan.slots.items():
            cards = [card for card in deck if kind_of(card) == kind][: chance.randint(0, len(slots))]
            slots[: len(cards)] = cards
            for card in cards:
                deck.remove(card)
        clan.hand = [deck.pop() for _ in range(min(len(deck), chance.randrange(8)))]
        clan.laid = [card for card in deck if kind_of(card) == "quest"][: chance.randrange(3)]
        for card in clan.laid:
            deck.remove(card)
        for figure in [*clan.kinds(), *["warrior"] * 7]:
            place = chance.choice(["reserve", "valhalla", "board", "board"])
            if place == "board":
                place = self.spot(figure) if clan.has_helmet() else "reserve"
            clan.figures[place][figure] += 1

    def spot(self, figure: str) -> str:
        if is_ship(figure):
            return self.chance.choice(self.open_fjords())
        crowded = [land for land in LANDS if land not in self.ruined][:4]
        return self.chance.choice([land for land in [*LANDS, *crowded * 4] if self.free(land)])

    def lines(self) -> list[str]:
        """The position as the engine reads it."""
        tokens = [self.tokens[land] for land in RING]
        lines = [f"age {self.age} action", f"turn {self.turn}", f"first {self.first}"]
        lines += [
            f"doom {' '.join(self.doom)}",
            f"ruined {' '.join(sorted(self.ruined))}",
            f"tokens {' '.join(tokens)}",
        ]
        lines += [f"pillaged {' '.join(sorted(self.pillaged))}"] * bool(self.pillaged)
        for seat, clan in enumerate(self.clans):
            steps = " ".join(str(step + 1) for step in clan.steps)
            lines.append(f"clan {seat}: rage {clan.rage} glory {clan.glory} steps {steps}{' passed' * clan.passed}")
            upgrades = [card for slots in clan.slots.values() for card in slots if card]
            for word, cards in (("hand", clan.hand), ("quests", clan.laid), ("upgrades", upgrades)):
                lines += [f"{word} {seat}: {' '.join(cards)}"] * bool(cards)
            places = [place for place in [*BOARD, "valhalla"] if clan.figures[place]]
            figures = [f"{count} {kind} {place}" for place in places for kind, count in clan.figures[place].items()]
            lines += [f"figures {seat}: {', '.join(figures)}"] * bool(figures)
        return lines

    def begin(self, seed: int) -> None:
        state = game("bloodrage", seats=self.seats).from_text("\n".join(self.lines()), seed=seed)
        assert isinstance(state, BloodRage)
        self.state = state

    def ask(self, seat: int, kind: str, answers: list[str]) -> str:
        """The engine must put the same question with the same answers to the same seat, over the same board."""
        state = self.state
        if kind != "draft":
            self.compare()
        assert not state.over, f"{kind} of seat {seat} is still to be asked"
        assert seat in state.waiting
        assert state.prompt is not None and state.prompt.kind == kind
        frame = state.frames[-1]
        options = {frame.say(state, seat, option): option for option in frame.options(state, seat)}
        assert sorted(options) == sorted(answers)
        weights = [LIKELY.get(answer.split()[0], 1.0) if kind == "action" else 1.0 for answer in answers]
        answer = self.chance.choices(answers, weights)[0]
        state.play(options[answer], seat)
        return answer

    def deal(self) -> list[list[str]]:
        packs = [[KEYS[card] for card in pack] for pack in self.state.packs[(self.age - 1) * 4 :][: self.seats]]
        assert [len(pack) for pack in packs] == [8] * self.seats
        assert all(CARDS[card]["age"] == self.age for pack in packs for card in pack)
        return packs

    def compare(self) -> None:
        state = self.state
        assert (state.age, state.first) == (self.age, self.first)
        assert {land for i, land in enumerate(LANDS) if (state.pillaged >> i) & 1} == self.pillaged
        assert {land for i, land in enumerate(LANDS) if (state.ruined >> i) & 1} == self.ruined
        assert [int(state.free[i]) for i in range(len(RING))] == [self.free(land) for land in RING]
        assert {KEYS[card]: int(count) for card, count in enumerate(state.pile) if count} == +self.discards
        for seat, clan in enumerate(self.clans):
            rage, glory = int(state.rage[seat]), int(state.glory[seat])
            assert (rage, glory) == (clan.rage, clan.glory), f"rage and glory of seat {seat}"
            assert [int(step) for step in state.steps[seat * 3 : seat * 3 + 3]] == clan.steps
            assert int(state.onboard[seat]) == clan.on_board()
            assert sorted(KEYS[card] for card in state.hands[seat]) == sorted(clan.hand)
            assert sorted(KEYS[card] for card in state.quests[seat]) == sorted(clan.laid)
            assert [KEYS[card] for card in state.table[seat]] == clan.played
            for place, name in enumerate(PLACE_NAMES):
                figures = {kind_name(state, seat, kind): here(state, seat, place, kind) for kind in range(5)}
                assert +Counter(figures) == +clan.figures[name], f"figures of seat {seat} in {name}"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_engine_and_the_plain_rules_tell_the_same_story(seed: int) -> None:
    chance = random.Random(seed)
    table = Retold(chance, seats=(2, 3, 4, 4)[seed % 4], age=(3, 1, 3, 2, 3)[seed % 5])
    table.begin(seed)
    table.play(table.turn)
    table.compare()
    assert table.state.over
    glory = [clan.glory for clan in table.clans]
    for standing in table.state.standings:
        assert standing.score == glory[standing.seat]
        assert standing.place == 1 + sum(other > standing.score for other in glory), "R-41"


def test_the_plain_board_is_whole() -> None:
    """Nine provinces, four fjords, 32 villages; and 102 cards, 34 an age (109)."""
    assert (len(LANDS), len(SHORES), sum(VILLAGES.values())) == (9, 4, 32)
    copies = Counter({age: sum(row["copies"][2] for row in CARDS.values() if row["age"] == age) for age in (1, 2, 3)})
    assert copies == {1: 34, 2: 34, 3: 34}
