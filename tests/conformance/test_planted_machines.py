"""The laws for machines find what they are there to find: a mistake planted in the made-up game fails its law."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from meadhall import Game
from meadhall.engine.game import choose
from tests.conformance import machine_laws
from tests.conformance.plays import Play, play_through
from tests.conformance.titles.feast import twin
from tests.madeup.faulty import FAULTS, FAULTY

Check = Callable[[Game, list[Play]], object]

CHECKS: dict[str, Check] = {
    "space": lambda game, plays: machine_laws.check_space(game, made(game)),
    "ids": lambda game, plays: [machine_laws.check_ids(play) for play in plays],
    "blind ids": lambda game, plays: [machine_laws.check_ids_know_nothing(play, twin) for play in plays],
    "observations": lambda game, plays: [machine_laws.check_observations(play, twin) for play in plays],
    "following": lambda game, plays: machine_laws.check_observations_follow(plays),
    "shares": lambda game, plays: [machine_laws.check_evaluations(play, twin) for play in plays],
    "answers": lambda game, plays: [machine_laws.check_policy(play) for play in plays],
    "plays": lambda game, plays: [machine_laws.check_policy_plays(game, seed) for seed in range(3)],
    "sampled plays": lambda game, plays: [machine_laws.check_sampled_plays(play) for play in plays],
}

PLANTED = [
    ("too many", "space", "ids, more than 5000"),
    ("same name", "space", "names of several ids: ['toast yes']"),
    ("no name", "space", "an id without a name"),
    ("new names", "space", "an id changes its name"),
    ("outside", "ids", "are not from 0 to"),
    ("same id", "ids", "one id for two options: ['send "),
    ("truth's id", "blind ids", "ids of a view are not those of the truth"),
    ("lacks buffer", "observations", "observes ['place', 'passed'"),
    ("more buffers", "observations", "'songs'], not ["),
    ("other order", "observations", "observes ['open', 'passed'"),
    ("too long", "observations", "'round': 3 numbers, not 2"),
    ("no array", "observations", "'round': list, no array('i')"),
    ("other type", "observations", "'round': array, no array('i')"),
    ("too large", "observations", "'open': [2] are not from 0 to 1"),
    ("sees truth", "observations", "observes hidden facts|more is observed"),
    ("beyond the wire", "observations", "more is observed than the view holds"),
    ("stares", "following", "scores change and no observation does|look the same"),
    ("too few shares", "shares", "2 shares for 3 seats"),
    ("negative", "shares", "a share below nothing"),
    ("no chance", "shares", "nobody has any chance to win"),
    ("weighs truth", "shares", "weighs hidden facts"),
    ("weighs anew", "shares", "asking changes the shares"),
    ("no option", "answers", "99 is no option"),
    ("fickle", "answers", "another answer to the same question"),
    ("changes", "answers", "looking for an answer changes the state"),
    ("draws", "answers", "looking for an answer changes the state"),
    ("fickle", "plays", "the same chance gives another play"),
    ("endless", "plays", "does not end"),
]


def made(like: Game) -> Game:
    return choose(FAULTY, like.seats, like.options)


@cache
def faulty(fault: str) -> tuple[Game, list[Play]]:
    game = choose(FAULTY, 3, {"fault": fault, "draft": "open"})
    return game, [] if fault == "endless" else [play_through(game, seed) for seed in range(3)]


@pytest.mark.parametrize("check", CHECKS)
def test_without_a_mistake_every_law_holds(check: str) -> None:
    CHECKS[check](*faulty("none"))


@pytest.mark.parametrize(("fault", "check", "says"), PLANTED)
def test_a_planted_mistake_is_found(fault: str, check: str, says: str) -> None:
    with pytest.raises(AssertionError) as error:
        CHECKS[check](*faulty(fault))
    assert any(part in str(error.value) for part in says.split("|")), str(error.value)


def test_every_mistake_is_planted() -> None:
    assert {fault for fault, _, _ in PLANTED} == set(FAULTS) - {"none"}
    assert {check for _, check, _ in PLANTED} == set(CHECKS) - {"sampled plays"}, "a law that nothing was planted for"


def test_an_endless_sample_is_found() -> None:
    honest, plays = faulty("none")
    endless = made_endless(honest)
    play = plays[0]._replace(looks=[endless.from_json(look.to_json()) for look in plays[0].looks[:4]])
    with pytest.raises(AssertionError, match="does not end"):
        machine_laws.check_sampled_plays(play)


def made_endless(like: Game) -> Game:
    return choose(FAULTY, like.seats, {**like.options, "fault": "endless"})
