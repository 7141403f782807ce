"""Names, numbers and texts of which the messages between hall and clients are made. They are part of the contract in
`wire.py`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw

from meadhall.engine import json_shape

NO_NUL = "^[^\\x00]*$"
"""No database keeps this letter, and no text needs it."""
Name = Annotated[str, Meta(min_length=1, max_length=32, pattern=NO_NUL)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNo = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0)]
MoveText = Annotated[str, Meta(min_length=1, max_length=400, pattern=NO_NUL)]
Value = json_shape.Value
Param = Annotated[int | str | list[int | str], Meta(title="Param")]
Params = Annotated[dict[str, Param], Meta(title="Params")]
View = Annotated[Raw, Meta(title="View", description="What one seat may know.", extra_json_schema={"type": "object"})]
"""What one seat may know, as the engine writes it; a title declares what is in it in its `json_shape.py`."""
