"""What is promised before an attack is declared, and before one is answered, is what happens (K-13)."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import product
from typing import Any, NamedTuple, cast

import pytest

import meadhall
from meadhall import Chance
from meadhall.games.berserk import BerserkState, attack, instants, turns, under_way, values
from meadhall.games.berserk import dice as dice_table
from meadhall.games.berserk.language import AT_VALUE, PREVENTION
from meadhall.games.berserk.notation import card_word, named_card
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


class Landed(NamedTuple):
    """How an attack went: strength, value and wounds of the strike and of the one in return, where they landed. A
    strike that landed at nobody, for what the dice woke had killed whom it was for, is None; so are both of an attack
    that was blocked or had lost its target before."""

    strikes: tuple[tuple[int, ...] | None, tuple[int, ...] | None]
    target: int


def landed(state: Any, answer: str) -> Landed | None:
    """How an attack goes when nobody else answers it, the higher of two dice is picked and nobody steps down. None if
    somebody is asked for anything else."""
    top = state.frames[-1]
    option = top.read(state, top.who, answer)
    while True:
        top.take(state, top.who, option)
        while not state.frames[-1].asks():
            frame = state.frames.pop()
            outermost = isinstance(frame, attack.Land | attack.End) and len(state.acts) == 1
            act: Any = state.acts[0] if outermost else ()
            if outermost:
                struck = [under_way.parties(act, strike)[1] for strike in (0, 1)]
                there = [state.in_play(one) and not isinstance(frame, attack.End) for one in struck]
                blocked = act[under_way.A_FLAGS] & under_way.BLOCKED
            frame.run(state)
            if outermost:
                places = (under_way.A_STRENGTH, under_way.A_VALUE, under_way.A_WOUNDS)
                rows = [tuple(int(act[place + strike]) for place in places) for strike in (0, 1)]
                first, second = (rows[strike] if there[strike] and not blocked else None for strike in (0, 1))
                return Landed((first, second), int(struck[0]))
        top = state.frames[-1]
        options = {top.say(state, top.who, one): one for one in top.options(state, top.who)}
        if isinstance(top, attack.PickDie):
            option = max(options.values())
        elif "pass" in options:
            option = options["pass"]
        else:
            return None


class Attack(NamedTuple):
    """An action with its target, and with the price before it where there is a choice, and who strikes whom."""

    parts: tuple[str, ...]
    slot: int
    target: int


def attacks(state: Any) -> list[Attack]:
    """What may be attacked, by whom."""
    found = []
    for option in state.options:
        act = state.say(option)
        word, verb = act.split(" ") if " " in act else (act, "")
        slot = next((slot for slot in range(state.slots) if card_word(state, slot) == word), -1)
        if verb.startswith("feature"):
            if state.card(slot).activated[int(verb.removeprefix("feature")) - 1].attack is None:
                continue
        elif verb != "strike":
            continue
        ahead = state.copy()
        ahead.play(option)
        begun: list[tuple[Any, tuple[str, ...]]] = [(ahead, (act,))]
        if not isinstance(ahead.frames[-1], turns.Aim):
            begun = []
            for price in ahead.options:
                paid = ahead.copy()
                paid.play(price)
                begun.append((paid, (act, ahead.say(price))))
        for aiming, parts in begun:
            found += [Attack((*parts, aiming.say(aim)), slot, aim) for aim in aiming.options]
    return found


def twice(state: BerserkState, slot: int) -> int:
    """With how many dice a card rolls."""
    return 2 if state.card(slot).word == "pyromancer-of-dzara" else 1


def check(told: Any, begun: Any, answer: str, dice: int, remark: str) -> bool:
    """Go on with this answer and all dice that there are: what happens is what was promised. False if somebody is asked
    for anything else on the way."""
    fallen: list[Counter[tuple[int, ...]]] = [Counter(), Counter()]
    pairs: Counter[tuple[int, int]] = Counter()
    excused = [0, 0]
    for first in product(range(1, 7), repeat=dice):
        play = begun.copy()
        play.chance = Chance(seeds()[(*first, *[1] * (4 - dice))])
        how = landed(play, answer)
        if how is None:
            return False
        for strike, row in enumerate(how.strikes):
            if row is None:
                excused[strike] += 1
            else:
                fallen[strike][row] += 1
        if how.strikes[0] and how.strikes[1]:
            pairs[how.strikes[0][0], how.strikes[1][0]] += 1
        assert "target" not in told or how.target == named_card(begun, told["target"]), remark
    whole = 6**dice / 36
    for strike, rows in enumerate((told["strikes"], told.get("return", [[0, 36, 0, 0]]))):
        promised: Counter[tuple[int, ...]] = Counter(
            {(strength, value, got): often * whole for strength, often, value, got in rows}
        )
        for row, often in fallen[strike].items():
            assert often <= promised[row] + 1e-6, f"{remark} (strike {strike}): {row} comes {often} times"
        assert sum(promised.values()) == pytest.approx(fallen[strike].total() + excused[strike]), remark
    if "rows" in told and not any(excused):
        table: Counter[tuple[int, int]] = Counter()
        for at, often in enumerate(told["rows"]):
            table[dice_table.strengths_of(at)] += often * whole
        assert +table == pytest.approx(pairs), remark
    return True


def expected(rows: Any, lives: int) -> int:
    """The wounds of all 36 cases together, as far as there are lives for them."""
    return round(sum(often * min(number, lives) for number, often in wounds(rows).items()))


def held(text: str, seed: int, chance: random.Random, most: int) -> int:
    """Play random attacks of a position with all dice that there are; gives how many kept what was promised."""
    whole = meadhall.game("berserk", decks="squads").from_text(text, seed)
    assert isinstance(whole, BerserkState)
    found = attacks(whole)
    kept = 0
    for one in chance.sample(found, min(most, len(found))):
        begun: Any = whole.copy()
        for part in one.parts[:-1]:
            begun.play(begun.read(part))
        view = begun.view(begun.seat)
        told: Any = view.preview(view.read(one.parts[-1]))
        dice = twice(whole, one.slot) + (twice(whole, one.target) if "return" in told else 0)
        remark = f"{', '.join(one.parts)} of\n{text}"
        assert told["life"] == values.life(begun, one.target), remark
        sign = -1 if whole.side[one.target] == whole.active else 1
        assert told["wounds"] == sign * expected(told["strikes"], told["life"]), remark
        if "return" in told:
            assert told["back"] == values.life(begun, one.slot), remark
            assert told["suffers"] == expected(told["return"], told["back"]), remark
        kept += check(told, begun, one.parts[-1], dice, remark)
    return kept


def strained(chance: random.Random, seed: int) -> str:
    """Somewhere in a battle; both sides have prevention left as a Mage of Tor-Garon gives it."""
    text = mixed(chance)
    state: Any = meadhall.game("berserk", decks="squads").from_text(text, seed)
    number = next(int(one.number) for one in state.book.modifiers if one.stat == PREVENTION)
    pools = [[seat, chance.randrange(1, 4), number, state.turn, state.turn] for seat in (0, 1)]
    return f"{text}\npools: {pools}"


@pytest.mark.parametrize("seed", range(20))
def test_random_attacks_come_to_what_was_promised_of_all_dice(seed: int) -> None:
    """In two thousand positions, with all cards and prices."""
    kept = 0
    for place in range(100):
        chance = random.Random(seed * 1000 + place)
        kept += held(strained(chance, place), place, chance, 1)
    assert kept > 80


@pytest.mark.parametrize("seed", range(20))
def test_what_an_action_tells_of_its_targets_is_what_may_be_chosen_and_is_told_there(seed: int) -> None:
    """In a thousand positions: cells of leaps, targets of features, and the wounds to be expected of attacks."""
    told_of: Counter[str] = Counter()
    for place in range(50):
        chance = random.Random(seed * 1000 + place)
        text = strained(chance, place)
        state = meadhall.game("berserk", decks="squads").from_text(text, place)
        view = state.view(state.seat)
        for option in view.options:
            told: Any = view.preview(option)
            if "targets" not in told:
                continue
            remark = f"{view.say(option)} of\n{text}"
            aiming = view.step(option)
            assert sorted(row[0] for row in told["targets"]) == sorted(map(aiming.say, aiming.options)), remark
            attacked = [row for row in told["targets"] if len(row) > 1]
            for word, number, suffers in attacked:
                odds: Any = aiming.preview(aiming.read(word))
                assert (number, suffers) == (odds["wounds"], odds.get("suffers", 0)), remark
            assert told.get("wounds") == max((row[1] for row in attacked), default=None), remark
            told_of["attack" if attacked else "other"] += 1
    assert min(told_of["attack"], told_of["other"]) > 15


@pytest.mark.parametrize("seed", range(10))
def test_every_answer_to_a_random_attack_comes_to_what_was_promised(seed: int) -> None:
    """In a thousand positions: a pass, a defender, an instant; before the dice, after them, and after the strengths."""
    kept: Counter[str] = Counter()
    for place in range(100):
        chance = random.Random(seed * 1000 + place)
        text = strained(chance, place)
        state: Any = meadhall.game("berserk", decks="squads").from_text(text, place)
        found = attacks(state)
        if not found:
            continue
        for part in chance.choice(found).parts:
            state.play(state.read(part))
        while isinstance(state.frames[-1], instants.Window):
            window = state.frames[-1]
            view = state.view(window.who)
            for option in view.options:
                told: Any = view.preview(option)
                said = view.say(option)
                if not told:
                    continue
                act = under_way.innermost_attack(state)
                target = named_card(state, told["target"])
                rolled = act[under_way.A_DIE] != 0
                striker = int(act[under_way.R_SLOT])
                dice = 0 if rolled else twice(state, striker) + (twice(state, target) if "return" in told else 0)
                if check(told, state, said, dice, f"{said} at {window.moment} of\n{text}"):
                    kept[said.split(" ")[0] if said[:4] in ("pass", "defe") else "instant"] += 1
            state.play(chance.choice(view.options), window.who)
    assert kept["pass"] > 20 and kept["defend"] > 5 and kept["instant"] > 3


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


def test_a_card_that_closes_for_an_instant_still_strikes_in_return() -> None:
    scene = Scene("0 c3: khazg\n1 c4: ost", dice=[1, 6]).play("0 c3 strike, c4")
    while (window := cast(instants.Window, scene.state.frames[-1])).moment != AT_VALUE:
        scene.play(f"{window.who} pass")
    told = promised(scene, "c4 feature1 return")
    assert wounds(told["return"]) == {2: 36} and wounds(promised(scene, "pass")["return"]) == {1: 36}
    assert scene.hit("1 c4 feature1 return").wounds("c3") == 2
