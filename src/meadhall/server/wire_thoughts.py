"""What machines think, between the hall and its clients: hints, reviews, and who moved instead of whom. It is part of
the contract in `wire.py`."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from meadhall.server.wire_types import Id, MoveText, Params, SeatNo, Seq, Value, View


class Happening(Struct, rename="camel", gc=False):
    """An event as this client may see it."""

    key: str
    params: Params


class Hint(Struct, rename="camel", tag="hint", tag_field="do", forbid_unknown_fields=True):
    """Ask for the best options after these parts of a move. Only where no other person plays; the play is practice from
    then on."""

    seat: SeatNo
    seq: Seq
    parts: Annotated[list[MoveText], Meta(max_length=32)]
    id: Id


class Advice(Struct, rename="camel"):
    """One option and the chance of its seat to win with it, from 0 to 1."""

    text: str
    chance: float


class Hinted(Struct, rename="camel", tag="hinted", tag_field="is"):
    """Answers `hint`: the best options, the best first; `parts` as they were given."""

    id: str
    seq: int
    parts: list[str]
    best: list[Advice]


class StoodIn(Struct, rename="camel", tag="stoodIn", tag_field="is"):
    """A lower level has moved instead of a bot: `why` is `late` (no worker was free in time) or `failed`."""

    seat: int
    bot: str
    by: str
    why: str


class ReviewedMove(Struct, rename="camel"):
    """One move of a play: everybody's chances before it, as its seat could know them, and with its best answer.
    `loss` is how much chance the move gave away; `better` the whole move that gives none away, where there is one;
    `choices` how many options there were."""

    at: int
    seat: int
    move: str
    chances: list[float]
    loss: float
    better: str | None
    choices: int
    events: list[Happening]


class ReviewMoment(Struct, rename="camel"):
    """What a seat knew before one of its moves, and what the move that was played and the better one would do there."""

    at: int
    seat: int
    view: View
    kind: str
    played: Foreseen
    better: Foreseen | None


class Foreseen(Struct, rename="camel"):
    """A whole move, and what would come of it as far as its seat could know."""

    move: str
    preview: dict[str, Any]


class Review(Struct, rename="camel"):
    """A play reviewed. `done` of `length` moves are thought about, from the first on; `turns` are the turning points,
    at most five, as numbers of moves. `open`: with open cards."""

    id: str
    game: str
    options: dict[str, Value]
    names: list[str]
    open: bool
    done: int
    length: int
    moves: list[ReviewedMove]
    turns: list[int]
    result: list[float]
    """Everybody's share of the win in the end."""
    scores: list[int]
