"""What machines think, between the hall and its clients: hints, reviews, and who moved instead of whom. It is part of
the contract in `wire.py`."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from meadhall.engine import json_shape

NO_NUL = "^[^\\x00]*$"
"""No database keeps this letter, and no text needs it."""
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNo = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0)]
MoveText = Annotated[str, Meta(min_length=1, max_length=400, pattern=NO_NUL)]


Value = json_shape.Value
Param = Annotated[int | str | list[int | str], Meta(title="Param")]
Params = Annotated[dict[str, Param], Meta(title="Params")]
View = Annotated[Raw, Meta(title="View", description="What one seat may know.", extra_json_schema={"type": "object"})]
"""What one seat may know, as the engine writes it; a title declares what is in it in its `json_shape.py`."""


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
