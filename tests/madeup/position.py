"""A position between raids, in a few lines. Who once saw what is not written down; an open card has a `+`."""

from __future__ import annotations

from meadhall.engine.errors import OptionError
from meadhall.engine.position_reader import PositionLine, read_lines
from tests.madeup.hall import BURNT, EVERYBODY, HAND, ROUNDS, SPENT, Feast, bit
from tests.madeup.raid import Lead

MOST_POINTS = 999


def write(s: Feast) -> str:
    top = s.frames[-1] if s.frames else None
    if not isinstance(top, Lead):
        raise NotImplementedError("a position of a feast is written between raids")
    lines = [f"round {s.round} leader {s.leader} lead {top.who} left {top.left}", "score " + words(s.score)]
    for seat in range(s.game.seats):
        cards = [f"{card + 1}{'+' if s.known[card] == EVERYBODY else ''}" for card in s.at(HAND + seat)]
        lines.append(" ".join(["hand", *cards]))
    lines.append(" ".join(["burnt", *(str(card + 1) for card in s.at(BURNT))]))
    lines.append(" ".join(["spent", *(str(card + 1) for card in s.at(SPENT))]))
    return "\n".join(lines)


def words(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def read(s: Feast, text: str) -> None:
    """Five kinds of lines, in the order in which they are written."""
    seats = s.game.seats
    names = ["round", "score", *["hand"] * seats, "burnt", "spent"]
    lines = read_lines(text)
    if len(lines) != len(names):
        raise OptionError(f"a position of a feast for {seats} has {len(names)} lines, not {len(lines)}")
    for line, name in zip(lines, names, strict=True):
        if line.head[0] != name:
            raise line.error(f"this line should begin with {name!r}")
    lead = read_lead(s, lines[0])
    s.score = [lines[1].whole(word, 0, MOST_POINTS) for word in lines[1].head[1:]]
    if len(s.score) != seats:
        raise lines[1].error(f"there are {len(s.score)} scores, not {seats}")
    for seat in range(seats):
        lay(s, lines[2 + seat], HAND + seat, bit(seat))
    lay(s, lines[-2], BURNT, 0)
    lay(s, lines[-1], SPENT, EVERYBODY)
    s.then(lead)


def read_lead(s: Feast, line: PositionLine) -> Lead:
    if line.head[::2] != ["round", "leader", "lead", "left"]:
        raise line.error("it reads 'round 0 leader 0 lead 0 left 2'")
    seats = s.game.seats
    s.round, s.leader = line.whole(line.head[1], 0, ROUNDS - 1), line.seat(line.head[3], seats)
    return Lead(line.seat(line.head[5], seats), line.whole(line.head[7], 1, seats))


def lay(s: Feast, line: PositionLine, place: int, known: int) -> None:
    for word in line.head[1:]:
        card = line.whole(word.rstrip("+"), 1, len(s.place)) - 1
        if s.place[card]:
            raise line.error(f"card {card + 1} lies elsewhere already")
        s.put(card, place, EVERYBODY if word.endswith("+") else known)
