"""The client's types and facts, made from the wire's and the titles': `python -m meadhall.server.typescript`.

It writes web/src/lib/wire.ts, and for every title web/src/games/<title>/shape.ts (its view) and facts.ts (what is
printed on its tiles and cards).
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import get_args

import msgspec

import meadhall
from meadhall.engine import json_shape
from meadhall.server import typescript_titles, wire, wire_commands, wire_decks, wire_me, wire_thoughts
from meadhall.server.typescript_types import MADE, aliases, components, written

WEB = Path(meadhall.__file__).resolve().parents[2] / "web" / "src"
JSON = "\nexport type Json = null | boolean | number | string | Json[] | { [key: string]: Json }"
UNIONS = {"Command": wire_commands.Command, "Message": wire.Message}
SHARED: list[type[msgspec.Struct]] = [json_shape.Frame, json_shape.OtherView]
"""What the views of all titles share."""


def structs() -> list[type[msgspec.Struct]]:
    """Every type of the wire, in the order of its files."""
    return [
        thing
        for module in (wire_commands, wire_thoughts, wire, wire_decks, wire_me)
        for thing in vars(module).values()
        if inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
    ]


def wire_types() -> str:
    types = [*SHARED, *structs()]
    schemas = components(types)
    out = [
        MADE.format(source="server/wire.py and those beside it"),
        typescript_titles.views(),
        JSON,
        *aliases(list(schemas.values()), {"View"}),
    ]
    out += [written(kind, schemas[kind.__name__]) for kind in types]
    for name, union in UNIONS.items():
        out.append(f"\nexport type {name} =\n  | " + "\n  | ".join(part.__name__ for part in get_args(union)))
    return "\n".join(out) + "\n"


def files() -> dict[Path, str]:
    """All that is made for the client."""
    return {WEB / "lib" / "wire.ts": wire_types()} | {
        WEB / "games" / path: text for path, text in typescript_titles.files().items()
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(WEB.parents[1])}", file=sys.stderr)
