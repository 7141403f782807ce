"""The client's types, made from the wire's: `python -m meadhall.server.typescript` writes web/src/lib/wire.ts."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from meadhall.server import wire

TARGET = Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "wire.ts"
HEAD = """// Made by `python -m meadhall.server.typescript` from src/meadhall/server/wire.py: change that, not this.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
"""
UNIONS = {"Command": wire.Command, "Message": wire.Message}


def structs() -> list[type[msgspec.Struct]]:
    """Every type of the wire, in the order of the file."""
    return [
        thing
        for thing in vars(wire).values()
        if inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and thing.__module__ == wire.__name__
    ]


def spelled(schema: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spelled(part) for part in schema["anyOf"]))
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inner = spelled(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"{{ [key: string]: {spelled(schema.get('additionalProperties', {}))} }}"
    names = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return names.get(str(kind), "Json")


def written(name: str, schema: dict[str, Any], doc: str, brief: bool) -> str:
    """One type as an interface. What the server sends is always there, but for `brief` types, which leave out what is
    as it is by default; so may what the server takes."""
    lines = [f"\n/** {doc} */" if doc else "", f"export interface {name} {{"]
    required = set(schema.get("required", []))
    brief = brief or schema.get("additionalProperties") is False
    for field, inner in schema.get("properties", {}).items():
        optional = brief and field not in required
        lines.append(f"  {field}{'?' if optional else ''}: {spelled(inner)}")
    return "\n".join([*lines, "}"])


def typescript() -> str:
    types = structs()
    _, components = msgspec.json.schema_components(types, ref_template="{name}")
    out = [HEAD]
    for kind in types:
        doc = " ".join((kind.__doc__ or "").split())
        out.append(written(kind.__name__, components[kind.__name__], doc, kind.__struct_config__.omit_defaults))
    for name, union in UNIONS.items():
        out.append(f"\nexport type {name} =\n  | " + "\n  | ".join(part.__name__ for part in get_args(union)))
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
    print(f"wrote {TARGET.relative_to(TARGET.parents[3])}", file=sys.stderr)
