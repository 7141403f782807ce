"""Walking through a move of several parts: the one loop behind moves as text, refusals, bots, replays and pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, final

from meadhall.engine.chance import Chance
from meadhall.engine.errors import InvalidMove, MoveError
from meadhall.engine.types import PART, TRUTH, Json, Reason

DONE_WORD: Final = "done"
"""Ends a row of picks."""

if TYPE_CHECKING:
    from meadhall.engine.frames import Frame
    from meadhall.engine.state import State


@final
class MoveWalker:
    """One move of one seat, part by part, on a copy: the state it began with never changes, unless it is `owned`.

    `state` is what stands before the next part. Of a whole state, once the move is `whole`, it is what the move leads
    to; of a view it stays what stood before the last part, for what comes after that is not the seat's to know.
    """

    def __init__(self, state: State, seat: int, owned: bool = False) -> None:
        self.state = state
        self.seat = seat
        self.options: list[int] = []
        self.words: list[str] = []
        self.began: Frame[Any] | None = None
        self.whole = False
        self.owned = owned

    @property
    def text(self) -> str:
        """The parts so far, as they are written down."""
        if self.whole and self.began is not None:
            return self.began.written(self.seat, self.words)
        return PART.join(self.words)

    def spelled(self, text: str) -> list[str]:
        """The parts that a text has from here on: where a part alone stands for many, those."""
        parts = text.split(PART)
        if not self.whole:
            parts[:1] = self.state.top().spelled_out(self.state, self.seat, parts[0])
        return parts

    def preview(self, option: int) -> dict[str, Json]:
        """What the next part would do, as far as the seat can know."""
        return self.state.preview(option, self.seat)

    def take(self, option: int) -> None:
        """Answer the next part; what is no option is refused and changes nothing."""
        if self.whole:
            raise InvalidMove(f"the move is whole already with {self.text!r}")
        word = self.state.say(option, self.seat)
        if self.began is None:
            self.began = self.state.top()
        if self.state.viewer == TRUTH:
            if not self.owned:
                self.state = self.state.copy()
                self.owned = True
            self.state.play(option, self.seat)
            self.whole = not self.state.parts(self.seat)
        else:
            following = after_part(self.state, self.seat, option)
            self.whole = following is None
            if following is not None:
                self.state = following
        self.options.append(option)
        self.words.append(word)

    def option_named(self, part: str) -> int:
        """The option that the text of the next part means."""
        if self.whole:
            raise InvalidMove(f"there are more parts than the move, which is whole with {self.text!r}")
        return self.state.read(part, self.seat)

    def options_in(self, text: str) -> Iterator[int]:
        """The options that the parts of a text mean, in the order in which they are asked for. Whoever goes through
        them takes each before the next."""
        parts = self.spelled(text)
        for at in range(len(parts)):
            self.arrange(parts, at)
            yield self.option_named(parts[at])

    def read(self, text: str) -> None:
        """Answer all these parts, given as text."""
        for option in self.options_in(text):
            self.take(option)

    def read_parts(self, parts: list[str]) -> None:
        """Answer all these parts, given one by one; there may be none."""
        if parts:
            self.read(PART.join(parts))

    def heard(self, options: Iterable[int], ears: list[int | None]) -> list[str | None]:
        """Take these parts; tells how each of `ears` (None: a spectator) may hear them, and None where one of them is
        not its business."""
        hearing: list[list[str] | None] = [[] for _ in ears]
        for option in options:
            self.state.say(option, self.seat)
            top = self.state.top()
            for at, ear in enumerate(ears):
                words, word = hearing[at], top.told(self.state, self.seat, option, ear)
                if words is not None and word is not None:
                    words.append(word)
                else:
                    hearing[at] = None
            self.take(option)
        return [None if words is None else PART.join(words) for words in hearing]

    def arrange(self, parts: list[str], at: int) -> None:
        """Put the parts from here on that one frame asks for in ascending order into it, up to the word that ends them:
        in which order they are given means nothing. Where frames of several kinds ask, the first of them does it."""
        if self.whole or at + 1 == len(parts):
            return
        top = self.state.top()
        if not top.ascending():
            parts[at:] = top.in_order(parts[at:])
            return
        run: list[tuple[int, str]] = []
        for part in parts[at:]:
            if part == DONE_WORD:
                break
            try:
                run.append((top.read(self.state, self.seat, part), part))
            except MoveError:
                break
        run.sort()
        parts[at : at + len(run)] = [part for _, part in run]

    def check_whole(self, text: str) -> None:
        """Refuse a text that stops in the middle of a move."""
        if not self.whole:
            asked = self.state.prompt_for(self.seat).kind
            raise InvalidMove(f"{text!r} is not the whole move: {asked!r} is still asked")

    def why_not(self, text: str) -> Reason | None:
        """The reason these parts are not allowed, or None if they are, as far as the text goes."""
        try:
            words = self.spelled(text)
        except MoveError as error:
            return refused(error, text)
        for i in range(len(words)):
            if self.whole:
                return Reason("whole-move", {"move": self.text})
            self.arrange(words, i)
            part = words[i]
            top = self.state.top()
            try:
                option = top.read(self.state, self.seat, part)
            except MoveError as error:
                return refused(error, text)
            if not top.allows(self.state, self.seat, option):
                return top.why_not(self.state, self.seat, part) or Reason("unknown-move", {"move": text})
            if i + 1 < len(words):
                self.take(option)
        return None


def refused(error: MoveError, text: str) -> Reason:
    """Why a text cannot be read, as a reason."""
    return Reason(error.reason, error.params) if error.reason else Reason("unknown-move", {"move": text})


def after_part(known: State, seat: int, option: int) -> State | None:
    """What the viewer of a masked state knows after one part of its move, or None if the move is then whole. A whole
    state is made up to find that out: playing on with what is masked would read what is not there."""
    other = known.copy()
    other.determinize(Chance(0))
    other.play(option, seat)
    if not other.parts(seat):
        return None
    following = known.copy()
    following.frames[-1] = other.frame_shown(other.frames[-1], seat)
    return following
