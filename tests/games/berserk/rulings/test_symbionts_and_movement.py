"""K-61: what is left of a host's movement grows or shrinks with its symbiont, and what was spent stays spent."""

from __future__ import annotations

import pytest

from tests.games.berserk.scenario import Scene


def walk(scene: Scene, start: str, *cells: str) -> Scene:
    """Step from cell to cell."""
    for cell in cells:
        scene.hit(f"0 {start} {cell}")
        start = cell
    return scene


def steps_left(scene: Scene, card: str, *cells: str) -> int:
    """How many of these steps the card may still take."""
    for taken, cell in enumerate(cells):
        if not scene.may(f"{scene.place(card)} {cell}"):
            return taken
        scene.hit(f"0 {scene.place(card)} {cell}")
    return len(cells)


PARASITE = "0 c1: khazg\n0 a3: plague-rider\n1 a3+: poison-ivy wounds=5\n1 e6: volkhv"


@pytest.mark.parametrize(("walked", "left"), [((), 2), (("a4",), 1)])
def test_a_host_rid_of_its_parasite_has_the_step_that_it_took(walked: tuple[str, ...], left: int) -> None:
    """Of two steps Ivy leaves the Rider one; with her death he has the other."""
    scene = walk(Scene(PARASITE), "a3", *walked)
    assert not walked or not scene.may("a4 a5"), "before her death he has spent what he had"
    scene.hit(f"0 c1 feature1, {scene.place('plague-rider')}+")
    assert scene.zone("poison-ivy") == "graveyard"
    row = 4 + len(walked)
    assert steps_left(scene, "plague-rider", f"a{row}", f"a{row + 1}") == left


def test_a_parasite_that_lives_on_keeps_its_step() -> None:
    """The same shot at a whole Ivy."""
    scene = Scene(PARASITE.replace(" wounds=5", "")).hit("0 c1 feature1, a3+")
    assert scene.zone("poison-ivy") == "field"
    assert steps_left(scene, "plague-rider", "a4", "a5") == 1


COMPANION = "0 c2: khazg\n0 a3: volkhv\n0 a3+: sentient-whirl wounds=3\n1 e6: skald"


@pytest.mark.parametrize(("walked", "left"), [((), 1), (("a4",), 0), (("a4", "a5"), 0)])
def test_a_host_that_lost_its_whirl_has_no_more_than_its_own_steps(walked: tuple[str, ...], left: int) -> None:
    """Volkhv has one step of his own, and one of the Whirl."""
    scene = walk(Scene(COMPANION), "a3", *walked)
    scene.hit(f"0 c2 feature1, {scene.place('volkhv')}+")
    assert scene.zone("sentient-whirl") == "exile"
    row = 4 + len(walked)
    assert steps_left(scene, "volkhv", f"a{row}") == left


def test_a_host_that_keeps_its_whirl_has_both_steps() -> None:
    """A shot at a Whirl takes one life, whatever its value."""
    scene = Scene(COMPANION.replace(" wounds=3", "")).hit("0 c2 feature1, a3+")
    assert scene.wounds("sentient-whirl") == 1 and steps_left(scene, "volkhv", "a4", "a5", "a6") == 2


def test_a_closed_host_does_not_move_whoever_leaves_it() -> None:
    """L241."""
    scene = Scene(PARASITE + "\n1 a4: skald closed", dice=[1]).hit("0 a3 strike, a4", "0 c1 feature1, a3+")
    assert scene.zone("poison-ivy") == "graveyard" and not scene.may("a3 b3")


# --- a parasite that comes and goes in one turn ----------------------------------------------------------------------

PASSING = "0 c2: khazg\n0 b1: khazg\n1 c6: poison-ivy hidden wounds=2\n1 e4: volkhv\n"


def ivy_comes_and_goes(scene: Scene, cell: str) -> Scene:
    """A shot turns her up, she sits down on the card on this cell, and another shot kills her."""
    scene.hit("0 c2 feature1, c6", f"1 {cell}", f"0 b1 feature1, {cell}+")
    assert scene.zone("poison-ivy") == "graveyard"
    return scene


@pytest.mark.parametrize(("walked", "left"), [((), 2), (("a4",), 1), (("a4", "a5"), 0)])
def test_a_parasite_that_came_and_went_leaves_a_host_what_it_had(walked: tuple[str, ...], left: int) -> None:
    """L227: the Rider has two steps in all, whoever sat on him in between."""
    scene = walk(Scene(PASSING + "0 a3: plague-rider"), "a3", *walked)
    row = 3 + len(walked)
    ivy_comes_and_goes(scene, f"a{row}")
    assert steps_left(scene, "plague-rider", f"b{row}", f"b{row - 1}", f"a{row - 1}") == left


@pytest.mark.parametrize(("card", "leap"), [("assassin", "jump"), ("fire-demon", "teleport")])
def test_a_parasite_that_came_and_went_leaves_nothing_to_who_has_leapt(card: str, leap: str) -> None:
    """L494, L514: a leap spent all."""
    scene = ivy_comes_and_goes(Scene(PASSING + f"0 a1: {card}").hit(f"0 a1 {leap}, a4"), "a4")
    assert steps_left(scene, card, "a5") == 0 and not scene.may(f"a4 {leap}")


def test_a_host_rid_of_its_parasite_may_jump() -> None:
    """K-48: with her the Assassin has no movement, without her he has one."""
    scene = Scene("0 b1: khazg\n0 a4: assassin\n1 a4+: poison-ivy wounds=5\n1 e4: volkhv")
    assert not scene.may("a4 jump")
    assert scene.hit("0 b1 feature1, a4+").may("a4 jump")


def test_a_whirl_that_dies_leaves_nothing_to_who_has_leapt() -> None:
    """L494."""
    scene = Scene("0 b2: khazg\n0 a1: assassin\n0 a1+: sentient-whirl wounds=3\n1 e4: volkhv")
    scene.hit("0 a1 jump, a4", "0 b2 feature1, a4+")
    assert scene.zone("sentient-whirl") == "exile" and not scene.may("a4 a5")
