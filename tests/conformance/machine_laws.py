"""Laws of the interface for machines: a fixed space of answers, observations, chances to win, quick answers."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from math import isclose

import msgspec

from meadhall import Chance, Game, State, View
from meadhall.engine.actions import MOST_ACTIONS
from tests.conformance.cases import Twin
from tests.conformance.hidden_laws import twins, viewers
from tests.conformance.plays import Play

ASKED_BACK = 12
"""Options of a prompt of which the id is asked back."""
LONGEST = 3000
"""No play by quick answers has so many of them: longer ones are taken to be endless."""
SAME_SHARE = 1e-9
MOST_ALIKE = 0.5
"""So many of the views that differ may look the same in an observation."""

PARTS = ("action_blocks", "observation", "evaluate", "policy")


def missing(game: Game) -> list[str]:
    """Which parts of the interface a title does not have."""
    state = game.new(1)
    seat = state.waiting[0]
    parts: dict[str, Callable[[], object]] = {
        "action_blocks": lambda: (game.action_blocks(), state.action_of(state.options_for(seat)[0], seat)),
        "observation": lambda: (game.observation, state.view(seat).observe()),
        "evaluate": lambda: state.view(seat).evaluate(),
        "policy": lambda: state.policy(Chance(1), seat),
    }
    out: list[str] = []
    for name in PARTS:
        try:
            parts[name]()
        except NotImplementedError:
            out.append(name)
    return out


# --- answers ---------------------------------------------------------------------------------------------------------


def names_of(game: Game) -> list[str]:
    return [game.action_name(action) for action in range(game.actions)]


def check_space(game: Game, again: Game) -> None:
    """A space that is not too large, in which every id has a name of its own; the same in every such game."""
    assert 0 < game.actions <= MOST_ACTIONS, f"{game.name} has {game.actions} ids, more than {MOST_ACTIONS}"
    names = names_of(game)
    twice = sorted({name for name in names if names.count(name) > 1}) if len(set(names)) < len(names) else []
    assert not twice, f"{game.name}: names of several ids: {twice[:5]}"
    assert all(name == name.strip() and name for name in names), f"{game.name}: an id without a name"
    assert names == names_of(again) == names_of(game), f"{game.name}: an id changes its name"


def ids(state: State, seat: int) -> list[int]:
    top = state.frames[-1]
    return [top.action(state, seat, option) for option in top.options(state, seat)]


def check_ids(play: Play) -> int:
    """Every option of every prompt of a play has an id of its own, which means it. Gives how many were looked at."""
    state = play.game.new(play.seed)
    names = names_of(play.game)
    looked = 0
    for move in play.moves:
        for option in move.options:
            looked += check_prompt(state, move.seat)
            state.play(option, move.seat)
    assert names == names_of(play.game), f"{play.game.name}: an id has changed its name in a play"
    return looked


def check_prompt(state: State, seat: int) -> int:
    options, found = state.options_for(seat), ids(state, seat)
    kind = f"{state.game.name}, {type(state.frames[-1]).__name__}"
    outside = [one for one in found if not 0 <= one < state.game.actions]
    assert not outside, f"{kind}: ids {outside[:5]} are not from 0 to {state.game.actions - 1}"
    assert len(set(found)) == len(found), f"{kind}: one id for two options: {shared_names(state, seat, found)}"
    for option, action in list(zip(options, found, strict=True))[:: 1 + len(options) // ASKED_BACK]:
        assert state.action_of(option, seat) == action, f"{kind}: an id is not the same when asked for alone"
        assert state.option_of(action, seat) == option, f"{kind}: the id of {option} does not mean it"
    return len(options)


def shared_names(state: State, seat: int, found: list[int]) -> list[str]:
    twice = [one for one in found if found.count(one) > 1]
    texts = [state.say(option, seat) for option in state.options_for(seat)]
    return [text for text, one in zip(texts, found, strict=True) if one in twice][:6]


def check_ids_know_nothing(play: Play, twin: Twin) -> int:
    """Truth, view and the views of twins give the same ids. Gives how many prompts were compared."""
    compared = 0
    for state in play.looks[:-1]:
        for seat in state.waiting:
            view, found = state.view(seat), ids(state, seat)
            assert view.actions == found, f"{play.game.name}: ids of a view are not those of the truth"
            assert [view.action_of(option) for option in view.options[:ASKED_BACK]] == found[:ASKED_BACK]
            for other in twins(play, twin, seat, state):
                assert other.view(seat).actions == found, f"{play.game.name}: hidden facts change an id"
            compared += 1
    return compared


# --- observations ----------------------------------------------------------------------------------------------------


def over_the_wire(view: View) -> View:
    """The same view, read from JSON."""
    wire = msgspec.json.decode(msgspec.json.encode(view.known.data()))
    return View(view.game.from_data(wire, int(view.known.viewer)))


def check_shape(game: Game, seen: dict[str, array[int]]) -> None:
    buffers = game.observation
    wanted = [buffer.name for buffer in buffers]
    assert list(seen) == wanted, f"{game.name} observes {list(seen)}, not {wanted}"
    for buffer in buffers:
        row = seen[buffer.name]
        where = f"{game.name}, {buffer.name!r}"
        assert isinstance(row, array) and row.typecode == "i", f"{where}: {type(row).__name__}, no array('i')"
        assert len(row) == buffer.size, f"{where}: {len(row)} numbers, not {buffer.size}"
        outside = [number for number in row if not buffer.low <= number <= buffer.high]
        assert not outside, f"{where}: {outside[:5]} are not from {buffer.low} to {buffer.high}"


def check_observations(play: Play, twin: Twin) -> int:
    """Of the right shape; the same for twins and over the wire. Gives how many were looked at."""
    looked = 0
    for state in play.looks:
        for seat in viewers(state):
            view = state.view(seat)
            seen = view.observe()
            check_shape(play.game, seen)
            assert view.observe() == seen, f"{play.game.name}: looking changes what is seen"
            assert over_the_wire(view).observe() == seen, f"{play.game.name}: more is observed than the view holds"
            for other in twins(play, twin, seat, state):
                assert other.view(seat).observe() == seen, f"{play.game.name}: seat {seat} observes hidden facts"
            looked += 1
    return looked


def check_observations_follow(plays: list[Play]) -> None:
    """What differs in views differs in observations, mostly; scores always."""
    game = plays[0].game
    for play in plays:
        for seat in (None, 0):
            shown: dict[str, str] = {}
            scores: dict[str, str] = {}
            for look in play.looks:
                view = look.view(seat)
                seen = str(view.observe())
                shown[view.key] = seen
                told = str(sorted((at.seat, at.score) for at in look.standings))
                assert scores.setdefault(seen, told) == told, f"{game.name}: scores change and no observation does"
            alike = 1 - len(set(shown.values())) / len(shown)
            assert alike <= MOST_ALIKE, f"{game.name}: {alike:.0%} of the different views look the same"


# --- chances to win --------------------------------------------------------------------------------------------------


def check_evaluations(play: Play, twin: Twin) -> int:
    """Shares of one win, by what the viewer knows; at the end the win as it is. Gives how many were looked at."""
    looked = 0
    for state in play.looks:
        for seat in viewers(state):
            shares = shares_seen(state, seat)
            name = play.game.name
            assert len(shares) == play.game.seats, f"{name}: {len(shares)} shares for {play.game.seats} seats"
            assert all(share >= 0 for share in shares), f"{name}: a share below nothing: {shares}"
            assert isclose(sum(shares), 1, rel_tol=0, abs_tol=SAME_SHARE), f"{name}: shares sum to {sum(shares)}"
            if state.over:
                assert shares == state.shares(), f"{name}: the play is over, and the shares are {shares}"
            assert shares_seen(state, seat) == shares, f"{name}: asking changes the shares"
            for other in twins(play, twin, seat, state):
                assert shares_seen(other, seat) == shares, f"{name}: seat {seat} weighs hidden facts"
            looked += 1
    return looked


def shares_seen(state: State, seat: int | None) -> list[float]:
    try:
        return state.view(seat).evaluate()
    except ZeroDivisionError as error:
        raise AssertionError(f"{state.game.name}: nobody has any chance to win") from error


# --- quick answers ---------------------------------------------------------------------------------------------------


def check_policy(play: Play) -> int:
    """Always an option, the same for the same state and chance, and nothing is changed; of samples too."""
    looked = 0
    for state in play.looks[:-1]:
        for seat in state.waiting:
            for one in (state, state.view(seat).sample(Chance(5))):
                looked += check_answer(one, seat)
        assert state.policy(Chance(3)) == state.policy(Chance(3), state.waiting[0]), (
            "asked of nobody, the first answers"
        )
    return looked


def check_answer(state: State, seat: int) -> int:
    name = state.game.name
    before = state.digest()
    for seed in (1, 2):
        option = state.policy(Chance(seed), seat)
        assert type(option) is int and option in state.options_for(seat), f"{name}: {option} is no option"
        assert state.policy(Chance(seed), seat) == option, f"{name}: another answer to the same question"
        assert state.copy().policy(Chance(seed), seat) == option, f"{name}: a copy is answered differently"
    assert state.digest() == before, f"{name}: looking for an answer changes the state"
    return 1


def check_policy_plays(game: Game, seed: int) -> int:
    """A whole play by quick answers ends, and is the same again. Gives the number of answers."""
    ends = [answered(game.new(seed), Chance(seed)) for _ in range(2)]
    assert ends[0] == ends[1], f"{game.name}: the same chance gives another play"
    return ends[0][1]


def answered(state: State, chance: Chance) -> tuple[str, int]:
    for number in range(LONGEST):
        if state.over:
            return state.digest(), number
        state.play(state.policy(chance))
    raise AssertionError(f"{state.game.name}: a play by quick answers does not end")


def check_sampled_plays(play: Play) -> int:
    """What a seat makes up is played on by quick answers to its end. Gives the number of answers."""
    answers = 0
    for state in play.looks[:: 1 + len(play.looks) // 3]:
        for seat in viewers(state):
            answers += answered(state.view(seat).sample(Chance(8)), Chance(9))[1]
    return answers
