"""All that may come of a position: every answer is tried, until somebody's turn goes on or the battle is over."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from copy import copy
from typing import TypeVar

from meadhall.games.berserk import BerserkState
from tests.games.berserk.scenario import Scene

T = TypeVar("T", bound=Hashable)
MOST = 3_000


def ahead_of(scene: Scene) -> Scene:
    """The same position, to be played on without touching this one."""
    other = copy(scene)
    state = scene.state.copy()
    assert isinstance(state, BerserkState)
    other.state = state
    return other


def ways(scene: Scene) -> Iterator[Scene]:
    """Every position on any way from here, the last ones included."""
    waiting, tried = [scene], 0
    while waiting:
        now = waiting.pop()
        yield now
        tried += 1
        assert tried < MOST, "too many ways to try them all"
        if ended(now):
            continue
        for option in now.state.options:
            ahead = ahead_of(now)
            ahead.state.play(option)
            waiting.append(ahead)


def ended(scene: Scene) -> bool:
    return scene.state.over or scene.asked[1] == "turn"


def endings(scene: Scene, look: Callable[[Scene], T]) -> set[T]:
    """What `look` sees at the end of each way that the answers of the players may lead from here."""
    return {look(now) for now in ways(scene) if ended(now)}


def questions(scene: Scene) -> set[tuple[int, str]]:
    """Everything that is asked on any of these ways, and of whom."""
    return {now.asked for now in ways(scene) if not ended(now)}
