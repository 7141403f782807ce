"""What a sample is drawn from: the view and the chance that is given, and nothing else."""

from __future__ import annotations

from meadhall import Chance, State
from meadhall.engine.frames import UNKNOWN, Frame, Together
from tests.conformance.hidden_laws import viewers
from tests.conformance.plays import Play

SEEDS = (3, 1 << 40, bytes(range(32)))
"""Chance of a simulation, and that of a table."""
GUESSES = 4


def check_samples_use_chance_alone(play: Play) -> None:
    """The same chance gives the same sample and is left the same; neither the truth's own chance nor the view's moves.
    The first draw is a seed (`draw_seed`), and the stream that it begins is the sample's own."""
    for state in play.looks:
        luck = (state.chance.key, int(state.chance.counter))
        for seat in viewers(state):
            view = state.view(seat)
            for seed in SEEDS:
                one, other, first = Chance(seed), Chance(seed), Chance(seed)
                sample = view.sample(one)
                assert sample.to_json() == view.sample(other).to_json(), "the same chance gives another sample"
                assert one.counter == other.counter, "the same sample draws more or less"
                stream = int(first.draw_seed())
                assert one.counter != Chance(seed).counter, "a sample draws nothing"
                own = sample.chance
                assert (own.key, int(own.counter)) == (b"", stream), "a sample's own chance is not the seed drawn first"
            assert (state.chance.key, int(state.chance.counter)) == luck, "sampling draws from the chance of the play"
            assert int(view.known.chance.counter) == int(Chance(0).counter), "a view has a chance of its own"


def check_samples_draw_once(play: Play) -> int:
    """Where no secret answer is to be made up, that one draw is all. Gives how many samples were looked at."""
    looked = 0
    for state in play.looks:
        for seat in viewers(state):
            view = state.view(seat)
            if any(hides_answers(frame) for frame in view.known.frames):
                continue
            chance, once = Chance(11), Chance(11)
            view.sample(chance)
            once.draw_seed()
            assert chance.counter == once.counter, "a sample draws more than one seed"
            looked += 1
    return looked


def hides_answers(frame: Frame[State]) -> bool:
    return isinstance(frame, Together) and (UNKNOWN,) in frame.chosen


def check_chances_differ(plays: list[Play]) -> int:
    """Another chance gives another sample: always another stream, and other hidden facts where there are any. Gives
    in how many places the facts differed."""
    varied = 0
    for play in plays:
        for state in play.looks[::2]:
            for seat in viewers(state):
                view = state.view(seat)
                samples = [view.sample(Chance(seed)) for seed in range(GUESSES)]
                streams = {int(sample.chance.counter) for sample in samples}
                assert len(streams) == GUESSES, "two chances give one stream"
                varied += len({str(facts(sample)) for sample in samples}) > 1
    assert varied > 0, "every chance gives the same sample"
    return varied


def facts(state: State) -> dict[str, object]:
    """What is where; neither what drives the play nor answers that are under way."""
    return {name: value for name, value in state.data().items() if name not in ("chance", "lore", "frames")}
