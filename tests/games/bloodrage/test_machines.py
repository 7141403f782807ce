"""What machines are told: ids of answers, buffers, chances, and an answer found fast."""

from __future__ import annotations

from meadhall import Chance, game
from meadhall.games.bloodrage.cards import BY_KEY, TYPES
from meadhall.games.bloodrage.observation import PROMPTS
from tests.games.bloodrage.scenario import Scene
from tests.games.bloodrage.test_prompts import PARTS, SCENES, scene


def test_every_question_has_a_number_and_every_answer_an_id_of_its_own() -> None:
    for kind in [*SCENES, *PARTS]:
        case = scene(kind)
        view = case.state.view(case.state.waiting[0])
        ids = view.actions
        assert len(set(ids)) == len(ids) == len(view.options)
        assert [view.option_of(action) for action in ids] == view.options
        assert view.observe()["table"][5] == PROMPTS.index(kind)
        for buffer in case.table.observation:
            numbers = view.observe()[buffer.name]
            assert len(numbers) == buffer.size, buffer.name
            assert buffer.low <= min(numbers) <= max(numbers) <= buffer.high, buffer.name


def test_an_id_means_the_same_at_every_table() -> None:
    small, large = game("bloodrage", seats=2), game("bloodrage", seats=4)
    assert small.actions == large.actions < 5000
    names = [large.action_name(action) for action in range(large.actions)]
    assert len(set(names)) == len(names)
    case = Scene("hand 0: troll", "upgrades 0: dwarf_chieftain", "figures 0: leader gimle, warrior gimle")
    view = case.state.view(0)
    named = {large.action_name(view.action_of(view.read(text))) for text in ("pass", "march gimle utgard")}
    assert named == {"pass", "march gimle utgard"}
    assert large.action_name(view.action_of(view.read("upgrade troll over dwarf_chieftain"))) == "upgrade troll slot 1"
    assert (
        large.action_name(view.action_of(view.read("invade dwarf_chieftain utgard"))) == "invade first monster utgard"
    )


def test_seats_are_counted_from_the_viewer_and_hands_stay_hidden() -> None:
    case = Scene(
        "clan 2: glory 7", "hand 1: troll", "hand 2: tyrs_bash manheim-1", "figures 2: 2 warrior gimle", "first 2"
    )
    seen = case.state.view(2).observe()
    assert seen["clans"][0] == 7
    assert seen["table"][3] == 1
    assert [card for card in range(TYPES) if seen["hand"][card]] == sorted([BY_KEY["tyrs_bash"], BY_KEY["manheim-1"]])
    other = case.state.view(1).observe()
    assert other["clans"][12] == 7
    assert other["clans"][12 + 9] == 2
    assert other["table"][3] == 2
    assert not any(case.state.view(None).observe()["hand"])
    assert not any(other["known"])


def test_whoever_is_far_ahead_is_likely_to_win() -> None:
    case = Scene("clan 1: glory 60 steps 4 4 4", age=3)
    shares = case.state.view(0).evaluate()
    assert shares[1] > 0.8
    assert abs(sum(shares) - 1.0) < 1e-9


def test_the_fast_answer_beats_chance() -> None:
    for seed in range(6):
        state, chance = game("bloodrage", seats=3).new(seed), Chance(seed)
        while state.frames:
            seat = state.waiting[0]
            options = state.options_for(seat)
            answer = state.policy(chance, seat)
            assert answer in options
            state.play(answer if seat == seed % 3 else options[chance.below(len(options))], seat)
        assert state.standings[0].seat == seed % 3
