"""What is promised before an attack is declared, and before one is answered, is what happens (K-13)."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import product
from typing import Any

import pytest

import meadhall
from meadhall import Chance
from meadhall.games.berserk import BerserkState, attack, under_way
from meadhall.games.berserk.language import PREVENTION
from meadhall.games.berserk.notation import card_word
from tests.games.berserk.comparison import mixed
from tests.games.berserk.scenario import Scene

DUEL = "0 c3: khazg\n1 c4: borgak\n1 b4: clay-golem"


def promised(scene: Scene, said: str, seat: int | None = None) -> Any:
    """What is shown of an answer, as its own seat sees it."""
    seat = scene.state.seat if seat is None else seat
    view = scene.state.view(seat)
    return view.preview(next(option for option in view.options if view.say(option) == said))


def wounds(rows: Any) -> dict[int, int]:
    """How often of 36 there are so many wounds."""
    found: dict[int, int] = {}
    for _, often, _, number in rows:
        found[number] = found.get(number, 0) + often
    return found


def test_an_action_tells_all_it_may_be_aimed_at_with_the_wounds_to_be_expected() -> None:
    scene = Scene("0 c3: khazg\n1 c4: borgak closed\n1 b4: clay-golem")
    told = promised(scene, "c3 strike")
    assert [row[0] for row in told["targets"]] == sorted(scene.aims("c3 strike"))
    closed, golem = ({row[0]: row[1:] for row in told["targets"]}[cell] for cell in ("c4", "b4"))
    assert closed == [6 * 4 + 12 * 3 + 18 * 2, 0]
    assert golem[1] > 0
    assert told["wounds"] == max(closed[0], golem[0])


def test_a_leap_and_an_effect_tell_where_they_may_go() -> None:
    leap = promised(Scene("0 c3: assassin\n1 c6: ost"), "c3 jump")["targets"]
    assert {row[0] for row in leap} == Scene("0 c3: assassin\n1 c6: ost").aims("c3 jump")
    scene = Scene("0 c3: priest-king\n0 c2: borgak wounds=2\n1 c6: ost")
    assert ["c2"] in promised(scene, "c3 feature2")["targets"]


def test_the_rows_of_the_table_and_both_strikes_are_told_of_a_fight() -> None:
    scene = Scene(DUEL).play("0 c3 strike, c4")
    told = promised(scene, "pass", 1)
    assert sum(told["rows"]) == 36 and len(told["rows"]) == 9
    assert sum(row[1] for row in told["strikes"]) == sum(row[1] for row in told["return"]) == 36
    assert (told["life"], told["back"], told["target"]) == (12, 9, "c4")


def test_armour_and_protection_leave_fewer_wounds_than_the_value() -> None:
    """The guard has armour 1; the demon is protected from shots."""
    assert {row[2] - row[3] for row in aim("0 c3: khazg\n1 c4: guard-of-tullen closed", "c3 strike")} == {1}
    assert [row[2:] for row in aim("0 c3: khazg\n1 c5: fire-demon", "c3 feature1")] == [[3, 0]] * 3


def aim(text: str, act: str) -> Any:
    """The strikes promised of an action with one target."""
    state = Scene(text).state
    state.play(next(option for option in state.options if state.say(option) == act))
    return state.preview(state.options[0])["strikes"]


@pytest.mark.parametrize("dice", [[6, 1], [3, 3], [1, 6], [5, 3], [2, 4]])
def test_a_defender_changes_the_odds_and_what_happens_is_among_what_was_promised(dice: list[int]) -> None:
    scene = Scene(DUEL, dice=dice).play("0 c3 strike, c4")
    told = promised(scene, "defend b4", 1)
    assert told["target"] == "b4" and told["life"] == 15
    assert wounds(told["strikes"]) != wounds(promised(scene, "pass", 1)["strikes"])
    scene.hit("1 defend b4")
    while scene.asked[1] == "step-down":
        scene.play(f"{scene.asked[0]} pass")
    dealt = scene.wounds("b4")
    # The golem takes three more wounds when it takes three at once: that is its feature, not the strike's.
    assert (dealt if dealt < 3 else dealt - 3) in wounds(told["strikes"])
    assert scene.wounds("c3") in wounds(told["return"])


def test_an_instant_tells_what_the_strike_would_be_with_it() -> None:
    scene = Scene("0 c3: khazg\n0 c1: ost\n1 c4: borgak closed", dice=[1]).play("0 c3 strike, c4")
    while "pass" in [scene.state.say(option) for option in scene.state.options] and len(scene.state.options) == 1:
        scene.play(f"{scene.asked[0]} pass")
    assert wounds(promised(scene, "pass")["strikes"]) == {2: 36}
    assert wounds(promised(scene, "c1 feature1")["strikes"]) == {4: 36}
    assert scene.hit("0 c1 feature1").wounds("c4") == 4


def test_a_window_at_another_moment_and_an_attack_at_a_face_down_card_promise_nothing() -> None:
    scene = Scene("0 c3: khazg\n1 c4: borgak\n1 c6: ost hidden").play("0 c3 c2")
    assert scene.windows and promised(scene, "pass") == {}
    hidden = Scene("0 c5: khazg\n1 c6: borgak hidden").play("0 c5 strike, c6")
    assert hidden.windows and promised(hidden, "pass") == {}


# --- random attacks, played with all dice -----------------------------------------------------------------------------
@cache
def seeds() -> dict[tuple[int, ...], int]:
    """A seed for each four dice that may fall first."""
    found: dict[tuple[int, ...], int] = {}
    seed = 0
    while len(found) < 6**4:
        chance = Chance(seed)
        found.setdefault(tuple(int(chance.below(6)) + 1 for _ in range(4)), seed)
        seed += 1
    return found


def landed(state: Any, answer: str) -> list[tuple[int, ...]] | None:
    """Strength, value and wounds of a strike and of the one in return, as they land: nobody answers, the higher of two
    dice is picked, nobody steps down. None if somebody is asked for anything else."""
    top = state.frames[-1]
    option = top.read(state, top.who, answer)
    while True:
        top.take(state, top.who, option)
        while not state.frames[-1].asks():
            frame = state.frames.pop()
            outermost = isinstance(frame, attack.Land) and len(state.acts) == 1
            act = state.acts[0] if outermost else ()
            frame.run(state)
            if outermost:
                places = (under_way.A_STRENGTH, under_way.A_VALUE, under_way.A_WOUNDS)
                return [tuple(int(act[place + strike]) for place in places) for strike in (0, 1)]
        top = state.frames[-1]
        options = {top.say(state, top.who, one): one for one in top.options(state, top.who)}
        if isinstance(top, attack.PickDie):
            option = max(options.values())
        elif "pass" in options:
            option = options["pass"]
        else:
            return None


def attacks(state: BerserkState) -> list[tuple[str, str, int, int]]:
    """What may be attacked, by whom, with their slots. A few cards change or pay for attacks in ways that no odds tell:
    by a prophecy, by wounds at the dice, by counters that wake others."""
    found = []
    for option in state.options:
        act = state.say(option)
        word, verb = act.split(" ") if " " in act else (act, "")
        slot = next((slot for slot in range(state.slots) if card_word(state, slot) == word), -1)
        if verb != "strike" and not verb.startswith("feature"):
            continue
        if verb != "strike":
            feature = state.card(slot).activated[int(verb.removeprefix("feature")) - 1]
            if feature.attack is None or feature.counters:
                continue
        ahead = state.copy()
        ahead.play(option)
        for aim in ahead.options:
            if not {state.card(slot).word, state.card(aim).word} & {"borgak", "daughter-of-pearl"}:
                found.append((act, ahead.say(aim), slot, aim))
    return found


def held(text: str, seed: int, chance: random.Random, most: int) -> int:
    """Play random attacks of a position with all dice that there are; gives how many kept what was promised."""
    whole = meadhall.game("berserk", decks="squads").from_text(text, seed)
    assert isinstance(whole, BerserkState)
    found = attacks(whole)
    kept = 0
    for act, target, slot, aim in chance.sample(found, min(most, len(found))):
        begun = whole.copy()
        begun.play(begun.read(act))
        view = begun.view(begun.seat)
        told: Any = view.preview(view.read(target))
        twice = [whole.card(card).word == "pyromancer-of-dzara" for card in (slot, aim)]
        dice = 1 + twice[0] + (1 + twice[1] if "return" in told else 0)
        fallen: list[Counter[tuple[int, ...]]] = [Counter(), Counter()]
        for first in product(range(1, 7), repeat=dice):
            play = begun.copy()
            play.chance = Chance(seeds()[(*first, *[1] * (4 - dice))])
            strikes = landed(play, target)
            if strikes is None:
                break
            for strike in (0, 1):
                fallen[strike][strikes[strike]] += 1
        else:
            for strike, rows in enumerate((told["strikes"], told.get("return", [[0, 36, 0, 0]]))):
                promised = Counter(
                    {(strength, value, got): often * 6**dice / 36 for strength, often, value, got in rows}
                )
                assert promised == pytest.approx(fallen[strike]), f"{act}, {target} (strike {strike}) of\n{text}"
            kept += 1
    return kept


@pytest.mark.parametrize("seed", range(12))
def test_random_attacks_come_to_what_was_promised_of_all_dice(seed: int) -> None:
    """Somewhere in a battle; both sides have prevention left as a Mage of Tor-Garon gives it."""
    chance = random.Random(seed)
    text = mixed(chance)
    state: Any = meadhall.game("berserk", decks="squads").from_text(text, seed)
    number = next(int(one.number) for one in state.book.modifiers if one.stat == PREVENTION)
    pools = [[seat, chance.randrange(1, 4), number, state.turn, state.turn] for seat in (0, 1)]
    assert held(f"{text}\npools: {pools}", seed, chance, 6) > 0


PYROMANCER = "0 c3: pyromancer-of-dzara\n0 c1: skeleton\n1 c5: borgak"


@pytest.mark.parametrize(
    "other",
    ["c4: skeleton", "c4: skeleton closed", "e5: skeleton", "c4: pyromancer-of-dzara closed", "e5: guard-of-tullen"],
)
def test_a_card_that_rolls_twice_is_promised_the_higher_die_and_what_equal_ones_add(other: str) -> None:
    """K-56: for its strikes, its discharge, and what it strikes in return."""
    assert held(f"{PYROMANCER}\n1 {other}", 1, random.Random(1), 9) > 0
    swapped = f"1 c4: pyromancer-of-dzara\n0 c3: guard-of-tullen\n0 {other.replace('c4', 'b3')}"
    assert held(swapped, 1, random.Random(1), 9) > 0


def test_two_cards_that_roll_twice_meet() -> None:
    assert held("0 c3: pyromancer-of-dzara\n1 c4: pyromancer-of-dzara", 1, random.Random(1), 9) > 0
