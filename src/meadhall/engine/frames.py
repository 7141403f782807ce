"""Frames: what is under way. A state keeps a stack of them, and only the top one acts.

A frame is a value: it is never changed, only replaced by its successor, so copying a stack is copying
a list. It holds ints and tuples of ints, which makes it its own JSON.

* `Frame` asks somebody for a choice.
* `Step` asks nothing: it is taken off the stack and run, laying out what is to come.
* `Together` asks several seats at once, in secret.

Every frame says what a seat may see of it by `shown`. There is no default: what nobody shows stays hidden.
`Public` is for frames without secrets.
"""

from __future__ import annotations

from inspect import signature
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.engine.errors import InvalidMove
from meadhall.engine.types import PART, Json, Prompt, Reason

if TYPE_CHECKING:
    from meadhall.engine.chance import Chance
    from meadhall.engine.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Something that waits for the choice of one seat.

    A move of several parts is a chain of frames: each keeps the options answered so far in `parts` and the
    frame the move began with in `origin`. Nothing else of the state changes until the last part, so stepping
    back is putting `origin` back, and what others see is `origin`.
    """

    def __init__(self) -> None:
        self.parts: tuple[int, ...] = ()
        self.origin: Frame[S] | None = None

    def after(self, origin: Frame[S], option: int) -> Frame[S]:
        """Mark this new frame as the next part of the move begun with `origin`."""
        self.origin = origin if origin.origin is None else origin.origin
        self.parts = (*origin.parts, option)
        return self

    def asks(self) -> bool:
        return True

    def ascending(self) -> bool:
        """Whether this frame and those of its kind that follow it in a move ask for answers in ascending order."""
        return False

    def indivisible(self) -> bool:
        """Whether a move that begins here makes one thing of its parts, as a deck or a squad: no part is good or bad by
        itself."""
        return False

    def in_order(self, parts: list[str]) -> list[str]:
        """The parts of a move from this frame on, as texts, in the order in which they are asked for: where it means
        nothing, they may be given in another."""
        return parts

    def seat(self, s: S) -> int:
        """The first seat that must choose."""
        raise NotImplementedError

    def waiting(self, s: S) -> tuple[int, ...]:
        """All seats that must choose."""
        return (self.seat(s),)

    def ask(self, s: S, seat: int) -> Prompt:
        raise NotImplementedError

    def options(self, s: S, seat: int) -> list[int]:
        """The legal answers, in a stable order, never empty."""
        raise NotImplementedError

    def allows(self, s: S, seat: int, option: int) -> bool:
        return option in self.options(s, seat)

    def pick(self, s: S, seat: int, chance: Chance) -> int:
        """One option, each equally likely: the one that stands in the list at the number drawn."""
        return one_of(self.options(s, seat), chance)

    def take(self, s: S, seat: int, option: int) -> None:
        """Apply a legal answer. Replaces or removes this frame by `s.become` or `s.done`."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        raise NotImplementedError

    def say(self, s: S, seat: int, option: int) -> str:
        """The option as text; never contains a comma, which parts the parts of a move."""
        raise NotImplementedError

    def say_all(self, s: S, seat: int, options: list[int]) -> list[str]:
        """All of these options as texts."""
        return [self.say(s, seat, option) for option in options]

    def read(self, s: S, seat: int, text: str) -> int:
        """The option that a text means, legal or not; InvalidMove if it is none."""
        for option in self.options(s, seat):
            if self.say(s, seat, option) == text:
                return option
        raise InvalidMove(f"{text!r} is no answer to {self.ask(s, seat).kind!r}")

    def spelled_out(self, s: S, seat: int, part: str) -> list[str]:
        """The parts of a move that begins here which this one part stands for: itself, unless a title has a short word
        for many. A short word that cannot be used is a MoveError."""
        return [part]

    def written(self, seat: int, words: list[str]) -> str:
        """A whole move of these parts that began here, as it is written down."""
        return PART.join(words)

    def why_not(self, s: S, seat: int, text: str) -> Reason | None:
        """Why a text that means something is no option here, or None if it is one."""
        option = self.read(s, seat, text)
        return None if self.allows(s, seat, option) else self.no_reason(s, seat, option)

    def no_reason(self, s: S, seat: int, option: int) -> Reason | None:
        """Why an answer that can be read is not allowed; None where the title knows no reason."""
        return None

    def told(self, s: S, seat: int, option: int, to: int | None) -> str | None:
        """The text of this seat's answer as `to` (None: a spectator) may hear it; None: not at all."""
        return self.say(s, seat, option) if to == seat else None

    def preview(self, s: S, seat: int, option: int) -> dict[str, Json]:
        """What the option would do as far as the seat can know; the game tells it unless the frame does."""
        return s.game.preview(s, self, seat, option)

    def action(self, s: S, seat: int, option: int) -> int:
        """The id of an option in the game's fixed space, `s.game.action_id(block, number)`; the game tells it unless
        the frame does."""
        return s.game.action(s, self, seat, option)

    def actions(self, s: S, seat: int, options: list[int]) -> list[int]:
        """The ids of all options of this prompt, in their order; no two are the same."""
        return [self.action(s, seat, option) for option in options]

    def shown(self, seat: int | None) -> Frame[S]:
        """This frame as the seat (None: a spectator) may see it."""
        raise NotImplementedError

    def filled(self, s: S, chance: Chance) -> Frame[S]:
        """This frame with what it hides from the viewer made up; the fields of `s` are whole already."""
        return self

    def fields(self) -> list[Json]:
        """The arguments that make an equal frame; each is kept as an attribute of its name."""
        return [listed(getattr(self, name)) for name in arguments_of(type(self))]


ARGUMENTS: Final[dict[type, list[str]]] = {}


def arguments_of(kind: type) -> list[str]:
    """What a kind of frame is made with."""
    if kind not in ARGUMENTS:
        ARGUMENTS[kind] = list(signature(kind).parameters)
    return ARGUMENTS[kind]


def listed(value: Any) -> Json:
    """JSON has lists where frames have tuples."""
    return [listed(part) for part in value] if isinstance(value, tuple) else value


@mypyc_attr(allow_interpreted_subclasses=True)
class Public(Frame[S]):
    """A frame without secrets of its own; its unfinished parts are still nobody else's business."""

    def shown(self, seat: int | None) -> Frame[S]:
        return self

    def told(self, s: S, seat: int, option: int, to: int | None) -> str | None:
        return self.say(s, seat, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Public[S]):
    """Asks nothing: `run` lays out what follows. It is already off the stack when it runs."""

    def asks(self) -> bool:
        return False


def one_of(options: list[int], chance: Chance) -> int:
    return options[chance.below(len(options))]


UNKNOWN = -1
"""Stands for an answer that is in but may not be seen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame[S]):
    """Several seats choose at once, each in secret, until the last answer is in.

    `chosen[i]` are the options answered by `seats[i]` so far, `closed[i]` tells whether that was all. Subclasses
    say what may be chosen (`choices`), when a seat is complete (`complete`) and what happens then (`reveal`);
    one with fields of its own also says how it is rebuilt with other answers (`with_answers`).
    """

    def __init__(self, seats: tuple[int, ...], chosen: tuple[tuple[int, ...], ...], closed: tuple[bool, ...]) -> None:
        self.parts = ()
        self.origin = None
        self.seats = seats
        self.chosen = chosen
        self.closed = closed

    def choices(self, s: S, seat: int, chosen: tuple[int, ...]) -> list[int]:
        raise NotImplementedError

    def complete(self, s: S, seat: int, chosen: tuple[int, ...]) -> bool:
        return True

    def reveal(self, s: S) -> None:
        """All answers are in; the frame is already off the stack, and nobody may take back what comes to light."""
        raise NotImplementedError

    def with_answers(self, chosen: tuple[tuple[int, ...], ...], closed: tuple[bool, ...]) -> Together[S]:
        return type(self)(self.seats, chosen, closed)

    def answer_of(self, seat: int) -> tuple[int, ...]:
        return self.chosen[self.seats.index(seat)]

    def seat(self, s: S) -> int:
        return self.seats[self.closed.index(False)]

    def waiting(self, s: S) -> tuple[int, ...]:
        return tuple(seat for seat, closed in zip(self.seats, self.closed, strict=True) if not closed)

    def options(self, s: S, seat: int) -> list[int]:
        return self.choices(s, seat, self.answer_of(seat))

    def take(self, s: S, seat: int, option: int) -> None:
        i = self.seats.index(seat)
        answer = (*self.chosen[i], option)
        chosen = (*self.chosen[:i], answer, *self.chosen[i + 1 :])
        closed = (*self.closed[:i], self.complete(s, seat, answer), *self.closed[i + 1 :])
        following = self.with_answers(chosen, closed)
        if all(closed):
            s.done()
            s.disclose()
            following.reveal(s)
        else:
            s.become(following)

    def step_back(self, seat: int) -> Together[S]:
        """Take back the parts of an answer that is not complete yet."""
        i = self.seats.index(seat)
        return self.with_answers((*self.chosen[:i], (), *self.chosen[i + 1 :]), self.closed)

    def shown(self, seat: int | None) -> Frame[S]:
        """Who is still choosing is public, what is not. Unfinished parts look like nothing."""
        chosen: list[tuple[int, ...]] = []
        for i, other in enumerate(self.seats):
            if other == seat:
                chosen.append(self.chosen[i])
            else:
                chosen.append((UNKNOWN,) if self.closed[i] else ())
        return self.with_answers(tuple(chosen), self.closed)

    def filled(self, s: S, chance: Chance) -> Frame[S]:
        """Answers that are in but were not shown become any answers those seats could have given."""
        chosen = list(self.chosen)
        for i, seat in enumerate(self.seats):
            if self.closed[i] and chosen[i] == (UNKNOWN,):
                answer: tuple[int, ...] = ()
                while not answer or not self.complete(s, seat, answer):
                    options = self.choices(s, seat, answer)
                    answer = (*answer, options[chance.below(len(options))])
                chosen[i] = answer
        return self.with_answers(tuple(chosen), self.closed)
