"""Who is asked, and when, is public; what is being put together is not."""

from __future__ import annotations

from meadhall import Chance, HiddenError, State
from meadhall.engine.types import Json
from tests.conformance.cases import Twin
from tests.conformance.hidden_laws import steps
from tests.conformance.plays import Play, random_move


def facts(state: State, seat: int | None) -> dict[str, Json]:
    """What the seat sees but for what is under way."""
    data = state.view(seat).known.data()
    return {key: value for key, value in data.items() if key != "frames"}


def asked(state: State, viewer: int | None) -> list[tuple[int, bool, str | None]]:
    """Who is asked, and whether in a window; what is asked may depend on the hand and is for that seat to know."""
    prompts = [state.prompt_for(seat) for seat in state.waiting]
    return [(one.seat, one.window, one.kind if one.seat == viewer or one.window else None) for one in prompts]


def check_windows_open_by_public_facts(play: Play, twin: Twin) -> int:
    """Twins in which the same heard move leaves the same facts ask the same seats, in the same windows."""
    compared = 0
    for step in steps(play, twin):
        if step.heard is None:
            continue
        if facts(step.truth, step.seat) == facts(step.twin, step.seat):
            assert asked(step.truth, step.seat) == asked(step.twin, step.seat), (
                f"after {step.heard!r} hidden cards decide who is asked"
            )
            compared += 1
    return compared


def check_windows_can_be_passed(play: Play) -> int:
    """Whoever is asked in a window may pass, whatever the hand: a table answers so for a seat that can do no more."""
    windows = 0
    for state in play.looks[:-1]:
        for seat in state.waiting:
            if state.prompt_for(seat).window and not state.parts(seat):
                windows += 1
                texts = [state.say(option, seat) for option in state.options_for(seat)]
                assert "pass" in texts, f"a window that cannot be passed: {texts}"
    return windows


def check_unfinished_moves_are_invisible(play: Play) -> int:
    """Until the last part is answered nobody else sees anything, and stepping back undoes it all."""
    met = 0
    chance = Chance(play.seed + 99)
    for look in play.looks[:-1]:
        if look.mid_move:
            continue
        for _ in range(3):
            state = look.copy()
            move = random_move(state, chance)
            before = state.digest()
            others = [seat for seat in (None, *range(play.game.seats)) if seat != move.seat]
            seen = [state.view(seat).to_json() for seat in others]
            view = state.view(move.seat)
            for i, option in enumerate(move.options[:-1]):
                met += 1
                view = view.step(option)
                state.take_events()
                state.play(option, move.seat)
                assert not state.take_events(), "an unfinished move told an event"
                assert state.mid_move and state.parts(move.seat) == tuple(move.options[: i + 1])
                assert [state.view(seat).to_json() for seat in others] == seen, "an unfinished move can be seen"
                assert state.view(move.seat).to_json() == view.to_json(), "view.step shows another move"
                back = state.copy()
                back.step_back(move.seat)
                assert back.digest() == before, "stepping back does not restore what was"
            check_whole(view.step, move.options[-1])
    return met


def check_whole(step: object, option: int) -> None:
    assert callable(step)
    try:
        step(option)
    except HiddenError:
        return
    raise AssertionError("view.step went beyond the last part of a move")
