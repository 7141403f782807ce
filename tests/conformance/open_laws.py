"""The laws of plays, records and copies: what must hold of a title even if nothing in it were hidden."""

from __future__ import annotations

from meadhall import Chance, DataError, IllegalMove, MoveError, Saga, State, View
from meadhall.engine.walker import MoveWalker
from tests.conformance.graph import fixed_values, shared
from tests.conformance.plays import Play, random_move, random_parts

DEEPEST = 64


def check_goes_by_the_rules(play: Play) -> None:
    """At every step: cards conserved, frames bounded, options listed as they should be. At the end: places for all."""
    state = play.game.new(play.seed)
    before = state.count()
    for move in play.moves:
        for option in move.options:
            check_choice(state, option, move.seat)
            state.play(option, move.seat)
            assert state.count() == before, f"{move.text!r} makes {before} into {state.count()}"
            assert len(state.frames) <= DEEPEST, "the stack of frames grows without bound"
    assert state.over and state.options == [] and state.prompt is None and state.waiting == ()
    assert state.digest() == play.end.digest()
    standings = state.standings
    assert sorted(at.seat for at in standings) == list(range(play.game.seats))
    assert [at.place for at in standings] == sorted(at.place for at in standings) and standings[0].place == 1


def check_choice(state: State, option: int, seat: int) -> None:
    assert not state.over and seat in state.waiting and state.seat == state.waiting[0]
    options = state.options_for(seat)
    assert options and all(type(one) is int and one >= 0 for one in options), options
    assert len(set(options)) == len(options), "an option is listed twice"
    assert options == state.options_for(seat) == state.copy().options_for(seat), "the order is not stable"
    assert option in options
    text = state.say(option, seat)
    assert text and text == text.strip() and "," not in text and "\n" not in text, text
    assert state.read(text, seat) == option
    prompt = state.prompt_for(seat)
    assert prompt.seat == seat and prompt.kind


def check_options_as_text(play: Play) -> None:
    """Every option met has a text of its own, which reads back and is allowed; what is no option is refused."""
    for state in play.looks[:-1]:
        for seat in state.waiting:
            options = state.options_for(seat)
            texts = [state.say(option, seat) for option in options]
            assert len(set(texts)) == len(texts), f"one text for two options: {sorted(texts)}"
            for option, text in zip(options, texts, strict=True):
                assert state.read(text, seat) == option, text
                assert state.why_not(seat, text) is None, text
            check_refusals(state, seat, options)


def check_refusals(state: State, seat: int, options: list[int]) -> None:
    before = state.digest()
    for option in (-1, max(options) + 1, 10**6 + 1, 1 << 40, 10**30, -(10**30)):
        if option not in options:
            assert refused(state, option, seat), f"{option} is no option, but was played"
    for text in ("", " ", "no such thing", "0", ",", ", ", "\x00", "да", "x" * 5000, "9" * 5000, "-1", "²"):
        try:
            state.do(text, seat)
        except MoveError:
            assert state.why_not(seat, text) is not None, f"{text!r} was refused without a reason"
        else:
            raise AssertionError(f"{text[:20]!r} was taken for a move")
    assert state.digest() == before, "a refused move changed something"


def refused(state: State, option: int, seat: int) -> bool:
    try:
        state.play(option, seat)
    except IllegalMove:
        return True
    return False


def check_replays(play: Play) -> None:
    """Seed and moves, as text through a saga, give the same play to the last byte; so do parts put together."""
    saga = Saga(play.game, play.seed)
    state = saga.start()
    for move in play.moves:
        assert len(MoveWalker(state, move.seat).spelled(move.text)) == len(move.options)
        saga.add(state, move.seat, move.text)
    saga.close(state)
    assert saga.moves == [(move.seat, move.text) for move in play.moves], "a text is not written as it is said"
    text = saga.to_text()
    again = Saga.from_text(text)
    assert again.to_text() == text
    assert again.verify().digest() == play.end.digest()
    assert again.back().at(len(play.moves) - 1).digest() != play.end.digest()


def check_json(play: Play) -> None:
    """State and views go to JSON and back, and play on alike."""
    for state in play.looks:
        again = play.game.from_json(state.to_json())
        assert again.to_json() == state.to_json() and again.digest() == state.digest()
        assert [type(frame) for frame in again.frames] == [type(frame) for frame in state.frames]
        for seat in (None, *range(play.game.seats)):
            text = state.view(seat).to_json()
            view = View.from_json(text)
            assert view.to_json() == text and view.seat == seat and view.key == state.view(seat).key
            assert view.options == state.view(seat).options and view.prompt == state.view(seat).prompt
        if not state.over:
            assert end_of(state, 5) == end_of(again, 5)


def end_of(state: State, seed: int) -> str:
    other = state.copy()
    chance = Chance(seed)
    while not other.over:
        move = random_move(other, chance)
        for option in move.options:
            other.play(option, move.seat)
    return other.digest()


def check_bad_json(play: Play) -> None:
    """A state that lacks a field is refused with a sentence, unless the field follows from the others."""
    state = play.looks[len(play.looks) // 2]
    data = state.data()
    for name in data:
        broken = {key: value for key, value in data.items() if key != name}
        try:
            again = play.game.from_data(broken)
        except DataError:
            continue
        assert again.digest() == state.digest(), f"a state without {name!r} was taken for another"


def check_position(play: Play) -> bool:
    """A position in text is read back as the same position. False where the title has no such text."""
    found = False
    for state in play.looks:
        try:
            text = state.to_text()
        except NotImplementedError:
            continue
        found = True
        again = play.game.from_text(text, 1)
        assert again.to_text() == text
        assert again.waiting == state.waiting and again.count() == state.count()
        for seat in state.waiting:
            assert again.options_for(seat) == state.options_for(seat)
            assert again.prompt_for(seat) == state.prompt_for(seat)
    return found


def check_copies(play: Play, fixed: tuple[str, ...] = ()) -> None:
    """Playing on a copy never changes the original, nor the other way round; views and samples are copies too.
    Attributes that are `fixed` may be shared, and never change."""
    at_first = fixed_values(play.looks[0], fixed)
    for state in play.looks:
        assert fixed_values(state, fixed) == at_first and all(at_first.values()), f"{fixed} changed, or is not there"
        before = state.digest()
        assert state.copy().digest() == before
        seats = (None, *range(play.game.seats))
        made = [state.copy(), *(state.view(seat).known for seat in seats)]
        made += [state.view(seat).sample(Chance(3)) for seat in seats]
        for other in made:
            both = shared(state, other, fixed)
            assert not both, f"shared with a copy: {both}"
        if not state.over:
            assert end_of(state, 7) and state.digest() == before, "the original followed a copy"
            original, copy = state.copy(), state.copy()
            views = [original.view(seat) for seat in seats]
            texts = [view.to_json() for view in views]
            original.rollout(Chance(7))
            assert copy.digest() == before, "the copy followed the original"
            assert [view.to_json() for view in views] == texts, "a view followed its state"
            copy.rollout(Chance(7))
            assert copy.digest() == original.digest(), "copy and original part ways"


def check_answers_in_any_order(play: Play) -> bool:
    """Where several choose at once, the order in which their answers come in changes nothing."""
    found = False
    for state in play.looks:
        waiting = list(state.waiting)
        if len(waiting) < 2 or state.mid_move:
            continue
        found = True
        chance = Chance(11)
        answers = [random_parts(state, seat, chance) for seat in waiting]
        ends = []
        for order in (list(range(len(waiting))), list(reversed(range(len(waiting))))):
            other = state.copy()
            for i in order:
                for option in answers[i]:
                    other.play(option, waiting[i])
            ends.append(other.digest())
        assert ends[0] == ends[1], "the order of secret answers matters"
    return found
