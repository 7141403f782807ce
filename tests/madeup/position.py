"""A position between raids, in a few lines. Who once saw what is not written down; an open card has a `+`."""

from __future__ import annotations

from meadhall.engine.errors import OptionError
from tests.madeup.hall import BURNT, EVERYBODY, HAND, SPENT, Feast, bit
from tests.madeup.raid import Lead


def write(s: Feast) -> str:
    top = s.frames[-1] if s.frames else None
    if not isinstance(top, Lead):
        raise NotImplementedError("a position of a feast is written between raids")
    lines = [f"round {s.round} leader {s.leader} lead {top.lead} left {top.left}", "score " + words(s.score)]
    for seat in range(s.game.seats):
        cards = [f"{card + 1}{'+' if s.known[card] == EVERYBODY else ''}" for card in s.at(HAND + seat)]
        lines.append(" ".join(["hand", *cards]))
    lines.append(" ".join(["burnt", *(str(card + 1) for card in s.at(BURNT))]))
    lines.append(" ".join(["spent", *(str(card + 1) for card in s.at(SPENT))]))
    return "\n".join(lines)


def words(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def read(s: Feast, text: str) -> None:
    lines = [line.split() for line in text.strip().split("\n")]
    if len(lines) != s.game.seats + 4 or len(lines[0]) != 8:
        raise OptionError(f"a position of a feast for {s.game.seats} has {s.game.seats + 4} lines, not {len(lines)}")
    s.round, s.leader, lead, left = (int(word) for word in lines[0][1::2])
    s.score = [int(word) for word in lines[1][1:]]
    for seat in range(s.game.seats):
        for word in lines[2 + seat][1:]:
            s.put(int(word.rstrip("+")) - 1, HAND + seat, EVERYBODY if word.endswith("+") else bit(seat))
    for word in lines[-2][1:]:
        s.put(int(word) - 1, BURNT, 0)
    for word in lines[-1][1:]:
        s.put(int(word) - 1, SPENT, EVERYBODY)
    s.then(Lead(lead, left))
