"""What comes from outside is tried before it is believed: frames are read with the place of what is wrong, and answered
on a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meadhall.engine.chance import Chance
from meadhall.engine.errors import MeadhallError
from meadhall.engine.frames import Frame, Together, arguments_of
from meadhall.engine.json_reader import MOST, JsonReader
from meadhall.engine.types import TRUTH

if TYPE_CHECKING:
    from meadhall.engine.game import Game
    from meadhall.engine.state import State

BROKEN: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, NotImplementedError, RecursionError, TypeError,
    ValueError,
)  # fmt: skip
"""What rules may raise that meet with what cannot be."""
MOST_FRAMES: Final = 200


# --- reading ----------------------------------------------------------------------------------------------------------


def read_frames(game: Game, data: JsonReader) -> list[Frame[Any]]:
    return [read_frame(game, frame) for frame in data.items(0, MOST_FRAMES)]


def read_frame(game: Game, data: JsonReader) -> Frame[Any]:
    """A frame as [name, fields], in the middle of a move with its parts and the frame it began with."""
    row = data.items(2, 4)
    if len(row) == 3:
        raise data.error("the parts of a move stand there without the frame it began with")
    frame = new_frame(game, data, row[0].text(), row[1])
    if len(row) == 4:
        frame.parts = tuple([part.whole(-MOST, MOST) for part in row[2].items(1, MOST_FRAMES)])
        origin = row[3].items(2, 2)
        frame.origin = new_frame(game, row[3], origin[0].text(), origin[1])
    return frame


def new_frame(game: Game, data: JsonReader, name: str, fields: JsonReader) -> Frame[Any]:
    for kind in game.title.frames:
        if kind.__name__ == name:
            names = arguments_of(kind)
            given = fields.items(len(names), len(names))
            try:
                frame = kind(*[field_value(game, kind, at, one) for at, one in zip(names, given, strict=True)])
            except TypeError as error:
                raise fields.error(f"{name} is not made of such fields") from error
            if isinstance(frame, Together) and not len(frame.seats) == len(frame.chosen) == len(frame.closed):
                raise fields.error(f"{name} does not say of every seat what it chose")
            return frame
    raise data.error(f"{game.name} has no frame {name[:60]!r}")


def field_value(game: Game, kind: type[Frame[Any]], name: str, field: JsonReader) -> Any:
    """A number within the title's limits, or such numbers as a tuple. Compiled frames refuse the wrong one of the two
    by themselves."""
    if name == "who":
        return field.whole(0, game.seats - 1)
    least, most = game.frame_limits().get(name, (-MOST, MOST))
    if name == "seats":
        return tuple(field.seats(game.seats))
    if issubclass(kind, Together) and name == "closed":
        return tuple([one.flag() for one in field.items()])
    if issubclass(kind, Together) and name == "chosen":
        return tuple([tuple([one.whole(-MOST, MOST) for one in each.items()]) for each in field.items()])
    listed = isinstance(field.value, list)
    wanted = str(getattr(kind.__init__, "__annotations__", {}).get(name, ""))
    if wanted and (listed != wanted.startswith("tuple") or (wanted == "bool" and not isinstance(field.value, bool))):
        raise TypeError(wanted)
    if listed:
        return tuple([one.whole(least, most) for one in field.items()])
    if isinstance(field.value, bool):
        return field.value  # not both in one expression: compiled, that would make a number of it
    return field.whole(least, most)


# --- trying -----------------------------------------------------------------------------------------------------------


def try_out(s: State, data: JsonReader) -> None:
    """Whether what is under way can be asked, and answered with no card lost; all on copies."""
    if not s.frames:
        return
    try:
        top = s.frames[-1]
        waiting = top.waiting(s) if top.asks() else ()
        if not waiting or min(waiting) < 0 or max(waiting) >= s.game.seats:
            raise data.error("these frames ask nobody anything")
        for seat in waiting:
            if s.viewer == TRUTH or s.viewer == seat:
                answer(s, seat, data)
    except MeadhallError:
        raise
    except BROKEN as error:
        raise data.error("what these frames ask does not fit the rest") from error


def answer(s: State, seat: int, data: JsonReader) -> None:
    """Ask a seat, and play the first and the last of its options."""
    top = s.frames[-1]
    options = top.options(s, seat)
    if not options:
        raise data.error(f"these frames ask seat {seat}, which has nothing to choose")
    top.ask(s, seat)
    top.say_all(s, seat, [options[0], options[-1]])
    if s.viewer == TRUTH:
        for option in (options[0], options[-1]):
            trial = s.copy()
            top.take(trial, seat, option)
            trial.settle()
            check_counts(s, trial, data, "when it is played on")


def check_samples(s: State, data: JsonReader) -> None:
    """What a seat makes up of what it knows is all that there is, and looks the same to it."""
    for seat in range(s.game.seats):
        view = s.view(seat)
        made_up = view.sample(Chance(1))
        check_counts(s, made_up, data, f"as seat {seat} knows them")
        if made_up.view(seat).data() != view.data():
            raise data.error(f"what seat {seat} knows cannot be")


def check_counts(s: State, other: State, data: JsonReader, when: str) -> None:
    try:
        before, after = s.count(), other.count()
    except NotImplementedError:
        return  # a title from outside need not count
    for name in before:
        if before[name] != after.get(name, 0):
            raise data.error(f"there are {before[name]} of {name!r}, but {after.get(name, 0)} {when}")
