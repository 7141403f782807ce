"""Frames in which several seats may answer: a round of passes, a window of reactions, a stack of instants.

Who is asked is told by public facts alone (law 5), so that neither a question nor its absence tells what a hand holds.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from meadhall.engine.frames import Public, S
from meadhall.engine.mechanisms.asking import SeatAsked


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats, from this one to the left."""
    return tuple([(first + step) % seats for step in range(seats)])


@mypyc_attr(allow_interpreted_subclasses=True)
class PassRound(SeatAsked[S]):
    """Asked round and round, clockwise, until all have passed one after the other. `passes` counts those before this
    seat; seats that are not concerned count as having passed."""

    def __init__(self, who: int, passes: int) -> None:
        self.parts = ()
        self.origin = None
        self.who = who
        self.passes = passes

    def concerns(self, s: S, seat: int) -> bool:
        """Whether this seat is asked, by what everybody knows."""
        raise NotImplementedError

    def goes_on(self, s: S) -> bool:
        """Whether there is still anything to ask about, by what everybody knows."""
        return True

    def asked(self, who: int, passes: int) -> PassRound[S]:
        """The same question for another seat."""
        return type(self)(who, passes)

    def begin(self, s: S) -> None:
        """Ask the first seat that is concerned, from this one on; the frame itself is not on the stack."""
        seat, passes = self.who, self.passes
        while passes < s.game.seats and self.goes_on(s):
            if self.concerns(s, seat):
                s.then(self.asked(seat, passes))
                return
            seat = (seat + 1) % s.game.seats
            passes += 1

    def ask_next(self, s: S, passed: bool) -> None:
        """After this seat's answer, with the frame off the stack: an answer that is no pass begins the count anew."""
        self.asked((self.who + 1) % s.game.seats, self.passes + 1 if passed else 0).begin(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class ReactionWindow(Public[S]):
    """The seats that may react to something, one after the other; then it happens. `asked` are those still to answer,
    the first of them now. Titles keep what is reacted to in fields of their own."""

    def __init__(self, asked: tuple[int, ...]) -> None:
        self.parts = ()
        self.origin = None
        self.asked = asked

    def seat(self, s: S) -> int:
        return self.asked[0]

    def might_react(self, s: S, seat: int) -> bool:
        """Whether this seat could react, by what everybody knows."""
        raise NotImplementedError

    def with_asked(self, asked: tuple[int, ...]) -> ReactionWindow[S]:
        """The same window with these seats still to answer."""
        raise NotImplementedError

    def happen(self, s: S) -> None:
        """Everybody has answered; the window is off the stack."""
        raise NotImplementedError

    def open(self, s: S) -> None:
        """Ask the first of the seats that might react; where there is none, it happens at once."""
        for at in range(len(self.asked)):
            if self.might_react(s, self.asked[at]):
                s.then(self.with_asked(self.asked[at:]))
                return
        self.happen(s)

    def close(self, s: S) -> None:
        """This seat has answered, with the window off the stack: on to the next."""
        self.with_asked(self.asked[1:]).open(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class InstantStack(PassRound[S]):
    """A stack of instants: each seat in turn may declare another one on top of those declared already; when all have
    passed one after the other, the last declared happens first, and before each of the others all may answer anew.

    `declared` holds `width()` numbers for each instant, the first declared first. A `resting` stack waits for what the
    last instant has brought about, and then goes on by itself.
    """

    def __init__(self, who: int, passes: int, declared: tuple[int, ...], resting: bool = False) -> None:
        self.parts = ()
        self.origin = None
        self.who = who
        self.passes = passes
        self.declared = declared
        self.resting = resting

    def width(self) -> int:
        """So many numbers tell one instant: who declared it, the card, its target …"""
        raise NotImplementedError

    def resolve(self, s: S, instant: tuple[int, ...]) -> None:
        """Let one instant happen. Frames it lays on the stack come before the rest of the instants."""
        raise NotImplementedError

    def first_asked(self, s: S, instant: tuple[int, ...]) -> int:
        """The seat that is asked first while this instant is the last one declared."""
        return (instant[0] + 1) % s.game.seats

    def with_declared(self, who: int, passes: int, declared: tuple[int, ...], resting: bool) -> InstantStack[S]:
        return type(self)(who, passes, declared, resting)

    def asked(self, who: int, passes: int) -> InstantStack[S]:
        return self.with_declared(who, passes, self.declared, False)

    def asks(self) -> bool:
        return not self.resting

    def run(self, s: S) -> None:
        self.begin(s)

    def begin(self, s: S) -> None:
        """Ask who may answer; where nobody is left, the last instant happens."""
        under_way = len(s.frames)
        super().begin(s)
        if len(s.frames) > under_way or not self.declared:
            return
        width = self.width()
        last, rest = self.declared[-width:], self.declared[:-width]
        if rest:
            s.then(self.with_declared(self.first_asked(s, rest[-width:]), 0, rest, True))
        self.resolve(s, last)

    def declare(self, s: S, instant: tuple[int, ...]) -> None:
        """Another instant is laid on top, with the frame off the stack; all may answer it."""
        self.with_declared(self.first_asked(s, instant), 0, (*self.declared, *instant), False).begin(s)
