"""The table of strikes, die by die, as the rulebook prints it (L265-L303). Khazg strikes 2-3-4 and changes no die."""

from __future__ import annotations

import pytest

from tests.games.berserk.scenario import Scene

WOUNDS = {"-": 0, "w": 2, "m": 3, "s": 4}

TABLE = """
    1   2   3   4   5   6
1   w-  w-  --  -w  wm  -m
2   w-  w-  w-  --  -w  wm
3   mw  w-  w-  w-  --  -w
4   m-  mw  w-  w-  w-  --
5   sw  m-  mw  w-  -w  w-
6   s-  sw  m-  mw  w-  -w
"""
"""A row for the attacker's die, a column for the defender's; first the attacker's strike, then the defender's."""

STEPPED_DOWN = {"mw": "w-", "sw": "m-", "wm": "-w"}
"""An exchange as the higher roll may step it down, to the row of the table before."""

ROWS = [row.split() for row in TABLE.strip().splitlines()]
OUTCOMES = [
    (int(row[0]), defence, row[defence]) for row in ROWS[1:] for defence in range(1, 7)
]  # fmt: skip


def fight(attack: int, defence: int) -> Scene:
    return Scene("0 c3: khazg\n1 c4: khazg", dice=[attack, defence]).play("0 c3 strike, c4")


def outcome(scene: Scene) -> tuple[int, int]:
    """Wounds on the attacked and on the attacker."""
    return scene.wounds("c4"), scene.wounds("c3")


@pytest.mark.parametrize(("attack", "defence", "strikes"), OUTCOMES)
def test_two_dice(attack: int, defence: int, strikes: str) -> None:
    scene = fight(attack, defence)
    exchange = strikes in STEPPED_DOWN
    assert scene.asked == ((0 if attack > defence else 1, "step-down") if exchange else (0, "turn"))
    if exchange:
        scene.play(f"{scene.asked[0]} pass")
    assert outcome(scene) == (WOUNDS[strikes[0]], WOUNDS[strikes[1]])


@pytest.mark.parametrize(("attack", "defence", "strikes"), [row for row in OUTCOMES if row[2] in STEPPED_DOWN])
def test_an_exchange_may_be_stepped_down_by_the_higher_roll(attack: int, defence: int, strikes: str) -> None:
    scene = fight(attack, defence)
    higher = 0 if attack > defence else 1
    scene.play(f"{higher} step down")
    lower = STEPPED_DOWN[strikes]
    assert outcome(scene) == (WOUNDS[lower[0]], WOUNDS[lower[1]])


def test_the_36_outcomes_by_how_often_they_come() -> None:
    """The count of section 5, Dice difference."""
    found = [strikes for _, _, strikes in OUTCOMES]
    assert len(found) == 36
    counts = {strikes: found.count(strikes) for strikes in set(found)}
    assert counts == {"w-": 14, "mw": 4, "m-": 3, "sw": 2, "s-": 1, "--": 4, "-w": 5, "wm": 2, "-m": 1}


@pytest.mark.parametrize(("die", "wounds"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_one_die_against_a_closed_card(die: int, wounds: int) -> None:
    scene = Scene("0 c3: khazg\n1 c4: khazg closed", dice=[die]).play("0 c3 strike, c4")
    assert outcome(scene) == (wounds, 0)


@pytest.mark.parametrize(("die", "wounds"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_one_die_for_a_paid_attack(die: int, wounds: int) -> None:
    """Nadikh's discharge of 1-2-3."""
    assert Scene("0 c3: nadikh\n1 c5: khazg", dice=[die]).play("0 c3 feature2, c5").wounds("c5") == wounds


@pytest.mark.parametrize(
    ("attack", "defence", "wounds"),
    [
        (6, 1, (4, 0)),  # 7 to 1: a difference of six is the last row
        (5, 1, (4, 0)),  # 6 to 1
        (4, 5, (0, 2)),  # 5 to 5: a tie from five on is the defender's
        (3, 4, (2, 0)),  # 4 to 4: a tie up to four is the attacker's
        (6, 6, (2, 0)),  # 7 to 6
    ],
)
def test_the_table_reads_changed_dice(attack: int, defence: int, wounds: tuple[int, int]) -> None:
    """Teach has attack experience 1 and strikes 2-3-4."""
    scene = Scene("0 c3: teach\n1 c4: khazg", dice=[attack, defence]).play("0 c3 strike, c4")
    assert outcome(scene) == wounds


def test_ties_by_changed_dice_of_both() -> None:
    """A clay golem attacks with one less: 5 is 4, 6 is 5; it strikes 2-3-4."""
    scene = Scene("0 c3: clay-golem\n1 c4: khazg", dice=[5, 4]).play("0 c3 strike, c4")
    assert outcome(scene) == (2, 0)
    scene = Scene("0 c3: clay-golem\n1 c4: khazg", dice=[6, 5]).play("0 c3 strike, c4")
    assert outcome(scene) == (0, 2)


def test_stepping_down_belongs_to_the_higher_changed_roll() -> None:
    """A squire defends with one more: 5 against 1, a difference of four, and its player is asked."""
    scene = Scene("0 c3: khazg\n1 c4: squire", dice=[1, 4]).play("0 c3 strike, c4")
    assert scene.asked == (1, "step-down")
    scene.play("1 step down")
    assert outcome(scene) == (0, 1)
