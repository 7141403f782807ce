"""Types of the wire and of titles, spelled in TypeScript."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from typing import Any

import msgspec

MADE = "// Made by `python -m meadhall.server.typescript` from src/meadhall/{source}: change that, not this.\n"


def components(types: list[type[msgspec.Struct]]) -> dict[str, dict[str, Any]]:
    """The JSON Schema of these types and of all that they are made of, by name."""
    return msgspec.json.schema_components(types, ref_template="{name}")[1]


def reachable(root: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """A type and all that it is made of, what is within before what it is within of."""
    found: list[type[msgspec.Struct]] = []

    def look(info: object) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in seen:
                return
            seen.add(info.cls)
        if isinstance(info, msgspec.inspect.Type | msgspec.inspect.Field):
            for name in info.__struct_fields__:
                inner = getattr(info, name)
                for one in inner if isinstance(inner, tuple) else (inner,):
                    look(one)
        if isinstance(info, msgspec.inspect.StructType):
            found.append(info.cls)

    seen: set[type] = set()
    look(msgspec.inspect.type_info(root))
    return found


def spelled(schema: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type; one with a name by its name."""
    return str(schema["title"]) if "title" in schema else spelled_out(schema)


def spelled_out(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spelled(part) for part in schema["anyOf"]))
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(spelled(part) for part in schema['prefixItems'])}]"
    if kind == "array":
        items = schema.get("items", {})
        return f"({spelled(items)})[]" if "anyOf" in items and "title" not in items else f"{spelled(items)}[]"
    if kind == "object":
        return f"{{ [key: string]: {spelled(schema.get('additionalProperties', {}))} }}"
    names = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return names.get(str(kind), "Json")


def within(schema: Any) -> Iterator[dict[str, Any]]:
    """All schemas that a client's type is spelled of; what the keys of an object may be is not."""
    if isinstance(schema, dict):
        yield schema
        for part in (*schema.get("properties", {}).values(), *schema.get("anyOf", ()), *schema.get("prefixItems", ())):
            yield from within(part)
        for name in ("items", "additionalProperties"):
            yield from within(schema.get(name))


def aliases(schemas: list[dict[str, Any]], elsewhere: set[str]) -> list[str]:
    """The named types that are no structs, each once, but for those that are declared elsewhere."""
    found: dict[str, str] = {}
    for whole in schemas:
        for schema in within(whole):
            name = schema.get("title")
            if name and schema is not whole and name not in elsewhere:
                said = found.setdefault(name, spelled_out(schema))
                assert said == spelled_out(schema), f"two types are called {name}"
    return [f"\nexport type {name} = {said}" for name, said in found.items()]


def field_docs(kind: type[msgspec.Struct]) -> dict[str, str]:
    """What is said of each field, under it, by its name in JSON."""
    said: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if not (issubclass(base, msgspec.Struct) and base.__module__.startswith("meadhall")):
            continue
        body = ast.parse(inspect.getsource(base)).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, after in zip(body.body, body.body[1:], strict=False):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(after, ast.Expr)
                and isinstance(after.value, ast.Constant)
            ):
                assert isinstance(field.target, ast.Name)
                said[field.target.id] = " ".join(str(after.value.value).split())
    return {
        name: said[field]
        for field, name in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
        if field in said
    }


def written(kind: type[msgspec.Struct], schema: dict[str, Any]) -> str:
    """One type: an interface, or a tuple where its JSON is a list."""
    doc = " ".join((kind.__doc__ or "").split())
    head = f"\n/** {doc} */\n" if doc else "\n"
    return head + (as_tuple(kind, schema) if "prefixItems" in schema else as_interface(kind, schema))


def as_interface(kind: type[msgspec.Struct], schema: dict[str, Any]) -> str:
    """What the server sends is always there, but for types that leave out what is as it is by default; so may what the
    server takes."""
    required = set(schema.get("required", []))
    brief = kind.__struct_config__.omit_defaults or schema.get("additionalProperties") is False
    said = field_docs(kind)
    lines: list[str] = []
    for name, part in schema.get("properties", {}).items():
        if name in said:
            lines.append(f"  /** {said[name]} */")
        lines.append(f"  {name}{'?' if brief and name not in required else ''}: {spelled(part)}")
    return "\n".join([f"export interface {kind.__name__} {{", *lines, "}"])


def as_tuple(kind: type[msgspec.Struct], schema: dict[str, Any]) -> str:
    said = field_docs(kind)
    places: list[str] = []
    for at, (name, part) in enumerate(zip(kind.__struct_encode_fields__, schema["prefixItems"], strict=True)):
        doc = f"/** {said[name]} */ " if name in said else ""
        places.append(f"{doc}{name}{'?' if at >= schema['minItems'] else ''}: {spelled(part)}")
    if not said:
        return f"export type {kind.__name__} = [{', '.join(places)}]"
    return "\n".join([f"export type {kind.__name__} = [", *(f"  {place}," for place in places), "]"])
