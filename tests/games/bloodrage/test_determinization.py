"""Whole states made of views of positions given as text, where no draft is on record."""

from __future__ import annotations

import random

import pytest

from meadhall import Chance, State, game
from meadhall.games.bloodrage.cards import AGE, ALL, BY_KEY, COPIES, KEY, KIND, QUEST
from meadhall.games.bloodrage.determinization import EVERYBODY, WORLDS, World
from meadhall.games.bloodrage.layout import ACTIONS
from meadhall.games.bloodrage.state import BloodRage


def assert_sampled(state: State, number: int = 4) -> None:
    """Every viewer gets states that it cannot tell from this one, with the same cards in all."""
    for seat in (None, *range(state.game.seats)):
        view = state.view(seat)
        for seed in range(number):
            guess = view.sample(Chance(seed))
            assert guess.view(seat).to_json() == view.to_json()
            assert guess.count() == state.count()


def test_quests_of_older_ages_may_all_be_laid() -> None:
    """Eight quests lie face down, more than the third age has with two seats."""
    state = game("bloodrage", 2).from_text(
        """
        age 3 action
        hand 0: jotunheim-1 lokis_backstab fire_dragons dwarf_chieftain
        quests 0: manheim-2 manheim-1 alfheim-2 glorious_death-2
        hand 1: friggas_grace friggas_charm troll lokis_dragons tyrs_crush-2 odins_smite heimdalls_sight
        quests 1: glorious_death-1 jotunheim-2 alfheim-1 jotunheim-3
        """
    )
    assert_sampled(state)
    guesses = [state.view(None).sample(Chance(seed)) for seed in range(40)]
    assert {AGE[card] for guess in guesses for card in guess.quests[1]} == {2, 3}  # type: ignore[attr-defined]


def test_cards_of_this_age_are_guessed_while_there_are_enough() -> None:
    state = game("bloodrage", 2).from_text("age 2 action\nhand 1: tyrs_smite-1 alfheim-1 manheim-1")
    for seed in range(40):
        guess = state.view(0).sample(Chance(seed))
        assert {AGE[card] for card in guess.hands[1]} == {2}  # type: ignore[attr-defined]


@pytest.mark.parametrize("kept", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_of_any_cards_can_be_guessed(seats: int, kept: bool) -> None:
    """Also of ages to come, and with a card kept from an age before."""
    for seed in range(12):
        assert_sampled(game("bloodrage", seats).from_text(any_hands(seats, kept, random.Random(seed))), 2)


def any_hands(seats: int, kept: bool, dice: random.Random) -> str:
    age = dice.choice((1, 2, 3))
    cards = [card for card in ALL for _ in range(COPIES[seats][card])]
    dice.shuffle(cards)
    if dice.random() < 0.5:
        cards.sort(key=lambda card: AGE[card] < age)
    lines = [f"age {age} action"]
    for seat in range(seats):
        hand = [cards.pop() for _ in range(dice.randrange(1, 9))]
        lines.append(f"hand {seat}: " + " ".join(KEY[card] for card in hand))
        quests = [card for card in cards if KIND[card] == QUEST][: dice.randrange(5)]
        for card in quests:
            cards.remove(card)
        if quests:
            lines.append(f"quests {seat}: " + " ".join(KEY[card] for card in quests))
        older = [AGE[card] for card in hand if AGE[card] < age]
        if kept and older:
            lines.append(f"seen {seat}: old {1 << older[0]}")
    return "\n".join(lines)


def test_few_worlds_do_not_mean_few_guesses() -> None:
    """What is worked out once for many samples is where things may lie, not which card of an age before was kept."""
    kept: list[int] = []
    for seed in range(4):
        state, chance = game("bloodrage", 4).new(seed), Chance(seed)
        assert isinstance(state, BloodRage)
        while state.age < 2 or state.phase != ACTIONS:
            seat = state.waiting[0]
            state.play(state.policy(chance, seat), seat)
        view = state.view(0)
        found = set()
        for number in range(200):
            guess = view.sample(Chance(number))
            assert isinstance(guess, BloodRage)
            found.add(tuple(card for hand in guess.hands[1:] for card in hand if AGE[card] < 2))
        kept.append(len(found))
    assert max(kept) > WORLDS, kept


def test_of_two_who_may_have_kept_a_quest_one_alone_may_have_done_so() -> None:
    """Of the quests of earlier ages one is in nobody's sight, and two clans have laid one since."""
    state = game("bloodrage", 3).from_text(
        """
        age 3 action
        hand 0: tyrs_crush-2
        hand 1: troll tyrs_smite-1
        quests 1: alfheim-2
        seen 1: old 4
        hand 2: odins_smite tyrs_rage-2
        quests 2: manheim-3
        seen 2: old 4
        discards: """
        + " ".join([KEY[card] for card in ALL if KIND[card] == QUEST and AGE[card] < 3 and KEY[card] != "alfheim-2"])
    )
    known = state.view(0).known
    assert isinstance(known, BloodRage)
    quest = BY_KEY["alfheim-2"]

    def kept(laid: int) -> set[tuple[bool, bool]]:
        """Which of the two kept that quest, in the worlds that there are."""
        worlds = [World(known) for _ in range(60)]
        found = [world for number, world in enumerate(worlds) if world.choose_kept(known, Chance(number), laid)]
        return {(world.kept[1] == quest, world.kept[2] == quest) for world in found}

    assert kept(EVERYBODY) == set()
    assert kept(1 << 1) == {(True, False)} and kept(1 << 2) == {(False, True)}
    assert_sampled(state)
