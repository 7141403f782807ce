"""Wrong arguments get one error with one sentence, on the interpreted engine and on the compiled one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import meadhall
from meadhall import ArgumentError, Chance, Game, HiddenError, OptionError, Saga, SagaError, State, View, bot
from meadhall.engine.chance import commitment
from tests.engine.conftest import POSITION
from tests.madeup.hall import Feast

TITLES = ("voluspa", "wolves", "bloodrage", "berserk", "feast")


def new(name: str) -> State:
    return meadhall.game(name).new(1)


@pytest.mark.parametrize(
    ("arguments", "options", "says"),
    [
        (("voluspa", "3"), {}, r"voluspa is for so many seats: 2, 3, 4, 5; not '3'"),
        (("voluspa", 3.0), {}, r"voluspa is for so many seats: 2, 3, 4, 5; not 3\.0"),
        (("wolves", True), {}, r"wolves is for so many seats: 3, 4, 5; not True"),
        (("voluspa", 2), {"set": None}, r"set=None is not allowed; choose one of base, edda"),
        (("voluspa", 2), {"set": 5}, r"set=5 is not allowed"),
        (("voluspa", 2), {"skadi_draws": "yes"}, r"skadi_draws='yes' is not allowed; choose one of False, True"),
        (("voluspa", 2), {"skadi_draws": 1}, r"skadi_draws=1 is not allowed"),
        (("wolves", 3), {"cards": ["x"]}, r"cards=\['x'\] is not allowed"),
        (("bloodrage", 2), {"first_game": None}, r"first_game=None is not allowed"),
    ],
)
def test_a_game_is_asked_for_in_the_wrong_way(
    arguments: tuple[object, ...], options: dict[str, object], says: str
) -> None:
    with pytest.raises(OptionError, match=f"^{says}"):
        meadhall.game(*arguments, **options)


@pytest.mark.parametrize("name", [None, 5, b"voluspa"])
def test_the_name_of_a_game_is_a_text(name: object) -> None:
    with pytest.raises(ArgumentError, match=f"^the name of a game is a text, not {name!r}$"):
        meadhall.game(name)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seed", ["7", None, 1.5, [7], bytearray(32)])
def test_a_seed_of_another_type_is_refused(title: str, seed: object) -> None:
    game = meadhall.game(title)
    for refused in (lambda: game.new(seed), lambda: Chance(seed), lambda: game.from_text("x", seed)):
        with pytest.raises(ArgumentError) as error:
            refused()
        assert str(error.value) == f"a seed is an int or 32 bytes, not {seed!r}"


@pytest.mark.parametrize("seed", [b"", b"short", bytes(33)])
def test_a_secret_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(OptionError, match=f"^a secret seed has 32 bytes, not {len(seed)}$"):
        meadhall.game("voluspa").new(seed)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("option", ["pass", None, 1.5, [1], b"1"])
def test_an_option_is_an_int(title: str, option: object) -> None:
    state = new(title)
    before = state.digest()
    view = state.view(state.seat)
    for refused in (
        lambda: state.play(option), lambda: state.say(option), lambda: state.preview(option),
        lambda: state.action_of(option), lambda: state.option_of(option), lambda: view.say(option),
        lambda: view.preview(option), lambda: view.step(option), lambda: view.action_of(option),
    ):  # fmt: skip
        with pytest.raises(ArgumentError) as error:
            refused()
        assert str(error.value) == f"an option is an int, not {option!r}; a move as text is for do() and read()"
    assert isinstance(error.value, TypeError) and state.digest() == before


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seat", [None, "0", 1.0, True, [0]])
def test_a_seat_is_an_int(title: str, seat: object) -> None:
    state = new(title)
    asks: list[Callable[[], object]] = [lambda: state.why_not(seat, "pass")]
    asks += [lambda: state.options_for(seat), lambda: state.prompt_for(seat), lambda: state.step_back(seat)]
    if seat is not None:
        asks += [lambda: state.view(seat), lambda: state.play(state.options[0], seat), lambda: state.do("x", seat)]
        asks += [lambda: state.read("x", seat)]
    for refused in asks:
        with pytest.raises(ArgumentError) as error:
            refused()
        assert str(error.value) == f"a seat is an int from 0 to {state.game.seats - 1}, not {seat!r}"


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seat", [77, -1, 10**30])
def test_a_seat_that_is_not_there_has_neither_reasons_nor_a_view(title: str, seat: int) -> None:
    state = new(title)
    for refused in (lambda: state.why_not(seat, "pass"), lambda: state.view(seat)):
        with pytest.raises(HiddenError) as error:
            refused()
        assert str(error.value) == f"there is no seat {seat}; seats are 0 to {state.game.seats - 1}"


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("text", [None, 5, b"pass", ["pass"]])
def test_a_move_is_a_text(title: str, text: object) -> None:
    state = new(title)
    view = state.view(state.seat)
    for refused in (
        lambda: state.do(text), lambda: state.read(text), lambda: state.why_not(0, text), lambda: view.read(text),
        lambda: view.why_not(text), lambda: state.view(None).why_not(text),
    ):  # fmt: skip
        with pytest.raises(ArgumentError) as error:
            refused()
        assert str(error.value) == f"a move is a text, not {text!r}"


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("text", [None, 5, {}])
def test_json_and_positions_are_texts(title: str, text: object) -> None:
    game = meadhall.game(title)
    for refused, what in (
        (lambda: game.from_json(text), "JSON"), (lambda: View.from_json(text), "JSON"),
        (lambda: game.from_text(text), "a position"),
    ):  # fmt: skip
        with pytest.raises(ArgumentError) as error:
            refused()
        assert str(error.value) == f"{what} is a text, not {text!r}"


# --- what is masked ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_a_masked_state_cannot_be_played_on(title: str) -> None:
    state = new(title)
    known = state.view(state.seat).known
    before = known.data()
    for refused in (lambda: known.play(known.options[0]), lambda: known.do(known.say(known.options[0]))):
        with pytest.raises(HiddenError, match=r"a view cannot be played on, .*view\.sample\(chance\)"):
            refused()
    assert known.data() == before
    made_up = state.view(state.seat).sample(Chance(1))
    made_up.play(made_up.options[0])


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", ["random", "naive", "greedy", "search:2"])
def test_a_bot_is_given_a_view_of_which_nothing_is_asked(title: str, name: str) -> None:
    state = new(title)
    while len(state.waiting) == state.game.seats:
        state.play(state.options_for(state.waiting[0])[0], state.waiting[0])
    unasked = next(seat for seat in range(state.game.seats) if seat not in state.waiting)
    for seat, who in ((None, "a spectator"), (unasked, f"seat {unasked}")):
        with pytest.raises(HiddenError) as error:
            bot(name).choose(state.view(seat))
        assert str(error.value) == f"{who} is not asked for anything now, so this view has nothing to choose"


# --- sagas ------------------------------------------------------------------------------------------------------------


def game() -> Game:
    return meadhall.game("feast", 2)


def test_a_saga_without_its_commitment_is_not_verified() -> None:
    whole = Saga(game(), 7).to_text()
    bare = Saga.from_text(whole.replace(f"commitment: {commitment(7)}\n", ""))
    assert bare.commitment == "" and bare.back(0).commitment == "" and Saga.from_text(whole).verify()
    with pytest.raises(SagaError, match="the saga has no commitment"):
        bare.verify()


@pytest.mark.parametrize("names", [[], ["Sigrun"], ["Sigrun", "Ulf", "Odd"]])
def test_a_saga_has_a_name_for_every_seat(names: list[str]) -> None:
    with pytest.raises(SagaError, match=f"^a saga of feast for 2 has 2 names, not {len(names)}$"):
        Saga(game(), 7, names)


@pytest.mark.parametrize("title", ["voluspa", "wolves", "bloodrage"])
@pytest.mark.parametrize(
    "frames", ['[["Turn",[9]]]', '[["Nonsense",[]]]', "[[]]", "5", '[["Turn",[0],[1],[["Turn"]]]]']
)
def test_nonsense_under_way_in_a_saga_is_an_error_of_the_saga(title: str, frames: str) -> None:
    play = meadhall.game(title, 3)
    position = play.new(1).to_text()
    lines = [line for line in position.splitlines() if line.partition(":")[0] not in ("turn", "frames")]
    saga = Saga(play, 7, moves=[(0, "pass")], position="\n".join([*lines, f"frames: {frames}"]))
    for broken in (saga, Saga.from_text(saga.to_text())):
        with pytest.raises(OptionError, match="position"):
            broken.verify()


def test_a_position_is_still_played_from(position: Feast) -> None:
    saga = Saga(game(), 3, position=POSITION)
    assert saga.verify().digest() == position.digest()
