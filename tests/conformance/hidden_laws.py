"""Nobody gets what they may not see: five properties, for every seat and the spectator."""

from __future__ import annotations

from typing import NamedTuple

from meadhall import Chance, Prompt, State, View
from meadhall.engine.frames import Together
from meadhall.engine.types import Json
from tests.conformance.cases import Twin
from tests.conformance.plays import LONGEST, Play, random_parts

TWINS = 3
"""Twins of a state for each viewer."""


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.game.seats)]


def twins(play: Play, twin: Twin, seat: int | None, state: State, number: int = TWINS) -> list[State]:
    chance = Chance(play.seed * 1009 + (seat if seat is not None else 77))
    return [twin(state, seat, chance) for _ in range(number)]


# --- 1: what differs only in hidden things looks the same ------------------------------------------------------------


class Sight(NamedTuple):
    """All a seat gets to see of a state."""

    text: str
    key: str
    waiting: tuple[int, ...]
    prompt: Prompt | None
    options: list[int]
    said: list[str]
    previews: list[dict[str, Json]]
    asked_of_truth: tuple[Prompt, list[int]] | None


def sight(state: State, seat: int | None) -> Sight:
    view = state.view(seat)
    assert view.waiting == state.waiting, "a view waits for other seats than the truth"
    options = view.options
    asked = (state.prompt_for(seat), state.options_for(seat)) if seat is not None and view.asked else None
    some = options[:: 1 + len(options) // 12]
    return Sight(
        view.to_json(), view.key, view.waiting, view.prompt, options, [view.say(option) for option in some],
        [view.preview(option) for option in some], asked,
    )  # fmt: skip


def check_twins_look_the_same(play: Play, twin: Twin) -> int:
    """States that differ only in what the seat cannot see give the same view bytes, options, prompt and key.
    Gives how many twins really differed."""
    different = 0
    for state in play.looks:
        for seat in viewers(state):
            seen = sight(state, seat)
            if seen.asked_of_truth is not None:
                assert seen.asked_of_truth == (seen.prompt, seen.options), "truth and view ask different things"
            for other in twins(play, twin, seat, state):
                different += other.digest() != state.digest()
                for name, mine, theirs in zip(Sight._fields, seen, sight(other, seat), strict=True):
                    assert mine == theirs, f"seat {seat} can tell twins apart by {name}: {first_gap(mine, theirs)}"
    return different


def first_gap(mine: object, theirs: object) -> str:
    one, other = str(mine), str(theirs)
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, at - 60) : at + 30]!r} or {other[max(0, at - 60) : at + 30]!r}"


class Step(NamedTuple):
    """The same move, as far as the viewer hears it, made in a state and in its twin."""

    seat: int | None
    mover: int
    heard: str | None
    before: State
    truth: State
    twin: State
    told: list[object]
    twin_told: list[object]


KEPT: dict[int, tuple[Play, list[Step]]] = {}


def steps(play: Play, twin: Twin) -> list[Step]:
    """The steps of a play, made once for all laws that compare them."""
    if id(play) not in KEPT:
        KEPT[id(play)] = (play, steps_made(play, twin))
    return KEPT[id(play)][1]


def steps_made(play: Play, twin: Twin) -> list[Step]:
    found: list[Step] = []
    for state in play.looks[:-1]:
        if state.mid_move:
            continue
        for seat in viewers(state):
            chance = Chance(play.seed + 5)
            for other in twins(play, twin, seat, state):
                for mover in state.waiting:
                    step = same_step(state, other, mover, seat, chance)
                    if step is not None:
                        found.append(step)
    return found


def same_step(state: State, other: State, mover: int, seat: int | None, chance: Chance) -> Step | None:
    parts = random_parts(state, mover, chance)
    heard = state.heard(mover, parts, seat)
    twin_parts = parts_heard_as(other, mover, heard, parts, seat, chance)
    if twin_parts is None:
        return None
    truth, false = state.copy(), other.copy()
    told = [events_of(one, mover, options, seat) for one, options in ((truth, parts), (false, twin_parts))]
    return Step(seat, mover, heard, state, truth, false, told[0], told[1])


def parts_heard_as(
    other: State, mover: int, heard: str | None, parts: list[int], seat: int | None, chance: Chance
) -> list[int] | None:
    """A move in the twin that the viewer cannot tell from this one."""
    if heard is None:
        silent = random_parts(other, mover, chance)
        return silent if other.heard(mover, silent, seat) is None else None
    trial = other.copy()
    for i, option in enumerate(parts):
        if mover not in trial.waiting or option not in trial.options_for(mover):
            return None
        if i + 1 < len(parts):
            trial.play(option, mover)
    return parts if other.heard(mover, parts, seat) == heard else None


def events_of(state: State, mover: int, parts: list[int], seat: int | None) -> list[object]:
    state.take_events()
    for option in parts:
        state.play(option, mover)
    return [(event.key, event.seen_by(seat)) for event in state.take_events()]


def reveals(step: Step) -> bool:
    """The last of several secret answers is in: what comes to light may be gone again before anyone looks."""
    return isinstance(step.before.frames[-1], Together) and len(step.before.waiting) == 1


def check_events_tell_no_more_than_views(play: Play, twin: Twin) -> int:
    """Where the same move leaves twins looking the same, it has told the same events."""
    compared = 0
    for step in steps(play, twin):
        if not reveals(step) and step.truth.view(step.seat).to_json() == step.twin.view(step.seat).to_json():
            assert step.told == step.twin_told, f"events tell seat {step.seat} what its view does not"
            compared += 1
    return compared


def check_silent_moves_show_nothing(play: Play, twin: Twin) -> int:
    """An answer that others may not hear, while more answers are awaited, looks the same whatever it was."""
    compared = 0
    for step in steps(play, twin):
        if step.heard is None and len(step.before.waiting) > 1:
            mine, theirs = step.truth.view(step.seat).to_json(), step.twin.view(step.seat).to_json()
            assert mine == theirs, f"seat {step.seat} sees a secret answer: {first_gap(mine, theirs)}"
            compared += 1
    return compared


def check_what_is_learnt_is_noted(play: Play, twin: Twin) -> int:
    """Where a move shows its mover something hidden, chance was drawn from or the lore grew: it cannot be undone."""
    learnt = 0
    for step in steps(play, twin):
        if step.seat == step.mover and step.truth.view(step.seat).to_json() != step.twin.view(step.seat).to_json():
            learnt += 1
            before, after = step.before, step.truth
            noted = after.disclosures > before.disclosures or after.chance.counter != before.chance.counter
            assert noted, f"{step.heard!r} shows seat {step.seat} something hidden, and could be taken back"
    return learnt


def check_heuristic(play: Play, twin: Twin) -> int:
    """The title's heuristic chooses an option, by the view alone. Gives 0 where there is none."""
    chosen = 0
    for state in play.looks[:-1]:
        for seat in state.waiting:
            try:
                option = play.game.greedy(state.view(seat), Chance(3))
            except NotImplementedError:
                return 0
            assert option in state.options_for(seat)
            for other in twins(play, twin, seat, state, 1):
                assert play.game.greedy(other.view(seat), Chance(3)) == option, "the heuristic knows too much"
            chosen += 1
    return chosen


# --- 2 to 5: samples --------------------------------------------------------------------------------------------------


def check_samples_are_faithful(play: Play) -> None:
    """Of a sample the seat sees exactly what it sees of the truth."""
    for state in play.looks:
        for seat in viewers(state):
            view = state.view(seat)
            for number in range(TWINS):
                sample = view.sample(Chance(number))
                text = sample.view(seat).to_json()
                assert text == view.to_json(), f"seat {seat}: {first_gap(text, view.to_json())}"
                assert sample.waiting == state.waiting and sample.count() == state.count()


def check_samples_are_blind(play: Play, twin: Twin) -> None:
    """The same view and chance give the same sample whatever the truth, over the wire too."""
    for state in play.looks:
        for seat in viewers(state):
            view = state.view(seat)
            sample = view.sample(Chance(7)).to_json()
            assert view.sample(Chance(7)).to_json() == sample, "sampling changes the view"
            assert View.from_json(view.to_json()).sample(Chance(7)).to_json() == sample, "more goes in than the view"
            for other in twins(play, twin, seat, state):
                assert other.view(seat).sample(Chance(7)).to_json() == sample, f"seat {seat}: the truth shines through"


SAMPLES = 8


def leaves(data: Json, path: str = "") -> dict[str, Json]:
    """Every fact of a state by its path; what only drives the play is left out."""
    if isinstance(data, dict):
        pairs = [(key, value) for key, value in data.items() if path or key not in ("chance", "lore")]
    elif isinstance(data, list | tuple):
        pairs = [(str(i), value) for i, value in enumerate(data)]
    else:
        return {path: data}
    found: dict[str, Json] = {}
    for key, value in pairs:
        found.update(leaves(value, f"{path}/{key}"))
    return found


def alike(one: dict[str, Json], other: dict[str, Json], paths: set[str]) -> int:
    return sum(one.get(path) == other.get(path) for path in paths)


def check_samples_vary(plays: list[Play], twin: Twin) -> int:
    """Every fact that twins show to be hidden varies in samples, and samples are not nearer to the truth than to
    its twins. Gives the number of states and seats that could be compared."""
    hidden: set[str] = set()
    varied: set[str] = set()
    ranks: list[float] = []
    for play in plays:
        for state in play.looks[:-1:2]:
            for seat in viewers(state):
                truth = leaves(state.data())
                others = [leaves(other.data()) for other in twins(play, twin, seat, state, SAMPLES)]
                samples = [leaves(state.view(seat).sample(Chance(1 + 31 * i)).data()) for i in range(SAMPLES)]
                paths = {path for one in others for path in {*one, *truth} if one.get(path) != truth.get(path)}
                if not paths:
                    continue
                hidden |= {path.split("/")[1] for path in paths}
                varied |= {path.split("/")[1] for path in paths if len({str(one.get(path)) for one in samples}) > 1}
                ranks.append(rank(truth, others, samples, paths))
    assert hidden <= varied, f"never varied in samples, though hidden: {sorted(hidden - varied)}"
    if len(ranks) >= 20:
        mean = sum(ranks) / len(ranks)
        assert mean < 0.5 + max(0.15, 1.5 / len(ranks) ** 0.5), f"samples are too near to the truth: {mean:.2f}"
    return len(ranks)


def rank(
    truth: dict[str, Json], others: list[dict[str, Json]], samples: list[dict[str, Json]], paths: set[str]
) -> float:
    """How near the samples are to the truth, among its twins: 0.5 on average if they know nothing of it, 1 if all."""
    mine = sum(alike(truth, sample, paths) for sample in samples)
    theirs = [sum(alike(other, sample, paths) for sample in samples) for other in others]
    return sum(1.0 if mine > other else 0.5 if mine == other else 0.0 for other in theirs) / len(theirs)


def check_samples_play_to_the_end(play: Play) -> None:
    """A sample is a whole state: it plays on with nothing lost, for every seat."""
    for state in play.looks[:: 1 + len(play.looks) // 6]:
        for seat in viewers(state):
            sample = state.view(seat).sample(Chance(13))
            assert sample.count() == state.count(), "a sample has other cards than the play"
            chance = Chance(17)
            for _ in range(LONGEST):
                if sample.over:
                    break
                options = sample.options
                assert options, "a sample came to a prompt without options"
                sample.play(options[chance.below(len(options))])
            assert sample.over, "a sample does not end"
            assert sample.count() == state.count(), "cards were lost in a sample"
