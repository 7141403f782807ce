"""Views: all a seat may know, and errors for what it may not."""

from __future__ import annotations

import msgspec
import pytest

import meadhall
from meadhall import Chance, DataError, HiddenError, IllegalMove, OptionError, Prompt, Reason, View
from meadhall.engine.frames import Frame, Public
from meadhall.engine.types import Json
from tests.madeup import TITLE, FeastGame
from tests.madeup.hall import HAND, UNKNOWN, Feast


def test_a_view_knows_its_seat_and_what_is_asked_of_it(position: Feast) -> None:
    mine, theirs, nobodys = position.view(0), position.view(1), position.view(None)
    assert (mine.seat, theirs.seat, nobodys.seat) == (0, 1, None)
    assert mine.asked and not theirs.asked and not nobodys.asked
    assert mine.options == position.options and mine.prompt == position.prompt
    assert theirs.options == [] and theirs.prompt is None and nobodys.options == [] and nobodys.prompt is None
    assert mine.waiting == theirs.waiting == nobodys.waiting == (0,) and not mine.over
    assert mine.say(1) == "send 1" and mine.read("send 4") == 4 and mine.preview(4) == {"power": 1}
    assert mine.standings == position.standings and mine.game is position.game


def test_a_view_lacks_what_is_hidden(position: Feast) -> None:
    known = position.view(0).known
    assert isinstance(known, Feast)
    assert known.at(HAND + 0) == [0, 3] and known.at(HAND + 1) == [] and 4 in known.at(UNKNOWN)
    assert known.chance.counter == Chance(0).counter and known.disclosures == 0


@pytest.mark.parametrize("seat", [1, None])
def test_a_view_that_is_not_asked_answers_nothing(position: Feast, seat: int | None) -> None:
    view = position.view(seat)
    for refused in (lambda: view.say(1), lambda: view.read("rest"), lambda: view.preview(1), lambda: view.step(1)):
        with pytest.raises(HiddenError, match="not asked"):
            refused()
    assert view.why_not("rest") == Reason("not-your-turn", {})


def test_what_is_masked_gives_away_no_other_seat(position: Feast) -> None:
    known = position.view(1).known
    with pytest.raises(HiddenError, match="options of seat 0"):
        known.options_for(0)
    with pytest.raises(HiddenError, match="options of seat 0"):
        _ = known.options
    for refused in (known.to_json, known.digest, lambda: known.view(1)):
        with pytest.raises(HiddenError):
            refused()


def test_where_several_choose_a_view_answers_for_its_own_seat() -> None:
    known = meadhall.game("feast", 3).new(4).view(2).known
    assert known.seat == 0 and known.options == known.options_for(2)


def test_a_move_is_put_together_on_a_view(position: Feast) -> None:
    view = position.view(0)
    before = view.to_json()
    second = view.step(1)
    assert second.prompt == Prompt("against", 0, {"dish": "@dish-mead"}) and second.options == [1]
    third = second.step(1)
    assert third.prompt is not None and third.prompt.kind == "stake" and third.known.parts(0) == (1, 1)
    assert view.to_json() == before
    with pytest.raises(HiddenError, match="complete"):
        third.step(2)
    with pytest.raises(HiddenError, match="complete"):
        view.step(0)
    with pytest.raises(IllegalMove):
        view.step(99)


def test_a_view_survives_its_wire(position: Feast) -> None:
    for seat in (0, 1, None):
        view = position.view(seat)
        again = View.from_json(view.to_json())
        assert again.to_json() == view.to_json() and again.key == view.key and again.seat == seat
        assert again.sample(Chance(3)).digest() == view.sample(Chance(3)).digest()


def broken(position: Feast, **changes: Json) -> str:
    data = position.view(0).data()
    data.update(changes)
    return msgspec.json.encode({key: value for key, value in data.items() if value != "gone"}).decode()


@pytest.mark.parametrize("name", ["game", "seats", "options", "seat", "state"])
def test_a_view_that_lacks_something_is_refused(position: Feast, name: str) -> None:
    with pytest.raises(DataError, match=f"does not say its '{name}'"):
        View.from_json(broken(position, **{name: "gone"}))
    with pytest.raises(DataError):
        View.from_json(broken(position, **{name: 1.5}))


def test_other_bad_views_are_refused(position: Feast) -> None:
    with pytest.raises(DataError, match="no seat 5"):
        View.from_json(broken(position, seat=5))
    with pytest.raises(DataError, match="whole state"):
        View.from_json(broken(position, state=position.data()))
    with pytest.raises(DataError, match="'place' is missing"):
        View.from_json(broken(position, state={"frames": []}))
    with pytest.raises(DataError, match="not JSON"):
        View.from_json("{")
    with pytest.raises(DataError, match="not an object"):
        View.from_json("[]")
    with pytest.raises(OptionError, match="no game"):
        View.from_json(broken(position, game="chess"))
    with pytest.raises(OptionError, match="seats"):
        View.from_json(broken(position, seats=9))


# --- frames with secrets in the middle of a move -------------------------------------------------------------------


class Chest(Frame[Feast]):
    """Asks seat 0, who may not see what is in the chest."""

    def __init__(self, content: int) -> None:
        super().__init__()
        self.content = content

    def seat(self, s: Feast) -> int:
        return 0

    def shown(self, seat: int | None) -> Frame[Feast]:
        return Chest(-1)

    def ask(self, s: Feast, seat: int) -> Prompt:
        return Prompt("chest", seat, {})

    def options(self, s: Feast, seat: int) -> list[int]:
        return [0, 1]

    def say(self, s: Feast, seat: int, option: int) -> str:
        return f"lid {option}"

    def take(self, s: Feast, seat: int, option: int) -> None:
        s.become((Lid(option) if option else Chest(self.content)).after(self, option))


class Lid(Public[Feast]):
    def __init__(self, lid: int) -> None:
        super().__init__()
        self.lid = lid

    def seat(self, s: Feast) -> int:
        return 0


def test_what_a_move_began_with_stays_hidden_from_the_mover_too() -> None:
    """Whether the frame in the middle is public or hides something itself, its origin is masked like any frame."""
    title = TITLE._replace(name="chest", frames=(*TITLE.frames, Chest, Lid))
    state = FeastGame(title, 2, {"draft": "hidden", "dice": True}).new(1)
    state.frames = [Chest(7)]
    for option in (1, 0):
        trial = state.copy()
        trial.play(option)
        shown = trial.view(0).known.frames[-1]
        assert shown.parts == (option,) and shown.origin is not None and shown.origin.fields() == [-1]
        assert "7" not in str(trial.view(0).known.data()["frames"])
        assert trial.frames[-1].origin is state.frames[-1], "the truth keeps its origin"
        assert trial.view(1).known.frames[-1].fields() == [-1]


def test_what_a_frame_hides_by_default_is_everything(position: Feast) -> None:
    chest = Chest(7)
    assert chest.told(position, 0, 1, 0) == "lid 1"
    assert chest.told(position, 0, 1, 1) is None and chest.told(position, 0, 1, None) is None
    assert chest.why_not(position, 0, "lid 1") is None
    assert chest.no_reason(position, 0, 2) is None
    assert chest.preview(position, 0, 1) == {} and chest.filled(position, Chance(1)) is chest
