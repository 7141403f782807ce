"""Commands: what a client sends to a table. They are part of the contract in `wire.py`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from meadhall.server.wire_thoughts import Hint
from meadhall.server.wire_types import NO_NUL, Id, MoveText, SeatNo, Seq


class Move(Struct, rename="camel", tag="move", tag_field="do", forbid_unknown_fields=True):
    """A whole move of a seat. `id` is made by the client; the same id never plays twice."""

    seq: Seq
    seat: SeatNo
    move: MoveText
    id: Id


class Compose(Struct, rename="camel", tag="compose", tag_field="do", forbid_unknown_fields=True):
    """Ask for the next prompt, options and previews, with these parts chosen so far. Changes nothing, tells nobody."""

    seat: SeatNo
    seq: Seq
    parts: Annotated[list[MoveText], Meta(max_length=32)]
    id: Id


class WhyNot(Struct, rename="camel", tag="whyNot", tag_field="do", forbid_unknown_fields=True):
    seat: SeatNo
    move: MoveText
    id: Id


class Undo(Struct, rename="camel", tag="undo", tag_field="do", forbid_unknown_fields=True):
    """Take back the last move of this seat: at once where the rules of undo allow it, else the others are asked."""

    seq: Seq
    seat: SeatNo
    id: Id


class AnswerUndo(Struct, rename="camel", tag="answerUndo", tag_field="do", forbid_unknown_fields=True):
    """What the others say to it; a no of the seat that asked takes the question back."""

    seat: SeatNo
    agree: bool
    id: Id


class Say(Struct, rename="camel", tag="say", tag_field="do", forbid_unknown_fields=True):
    """Chat; players and spectators have rooms of their own."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_NUL)]
    id: Id


class Curtain(Struct, rename="camel", tag="curtain", tag_field="do", forbid_unknown_fields=True):
    """Hot seat: lift the curtain for one of the seats this session holds; its view follows."""

    seat: SeatNo
    id: Id


class StandIn(Struct, rename="camel", tag="standIn", tag_field="do", forbid_unknown_fields=True):
    """Give an absent person's seat to a bot (`on`), or take one's own back."""

    seat: SeatNo
    on: bool
    id: Id


class Resign(Struct, rename="camel", tag="resign", tag_field="do", forbid_unknown_fields=True):
    """At a table of two: the play is over, and the other one has won."""

    seat: SeatNo
    id: Id


Command = Move | Compose | WhyNot | Hint | Undo | AnswerUndo | Say | Curtain | StandIn | Resign
COMMANDS: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
