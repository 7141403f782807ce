"""What the client knows of every title, as TypeScript: the shape of its view, and the facts of its tiles and cards."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import msgspec

from meadhall.engine import json_shape
from meadhall.engine.types import Json
from meadhall.games import TITLES
from meadhall.server.typescript_types import MADE, aliases, components, reachable, written

VIEW = """\
/** The views of the titles in the hall. */
export interface Views {{
{rows}
}}
/** What one seat may know; of a title that the hall does not have, no more than that it is a view. */
export type View = Views[keyof Views] | OtherView"""


def part(title: str, name: str) -> ModuleType | None:
    """A module of a title, if there is one."""
    module = f"{TITLES[title]}.{name}"
    return import_module(module) if find_spec(module) else None


def shaped() -> list[str]:
    """The titles that declare the shape of their views."""
    return [title for title in TITLES if part(title, "json_shape")]


def views() -> str:
    """The views of all titles in one type, told apart by `game`."""
    brought = [
        f"import type {{ View as {title.capitalize()}View }} from '../games/{title}/shape'" for title in shaped()
    ]
    rows = [f"  {title}: {title.capitalize()}View" for title in shaped()]
    return "\n".join(brought) + "\n\n" + VIEW.format(rows="\n".join(rows))


def shape(title: str) -> str:
    """The view of a title with all that it is made of."""
    module = part(title, "json_shape")
    assert module is not None
    types = reachable(module.View)
    schemas = components(types)
    own = [kind for kind in types if kind is not json_shape.Frame]
    out = [MADE.format(source=f"games/{title}/json_shape.py"), "import type { Frame, Value } from '../../lib/wire'"]
    out += aliases([schemas[kind.__name__] for kind in own], {"Value"})
    out += [written(kind, schemas[kind.__name__]) for kind in own]
    return "\n".join(out) + "\n"


EMBLEMS = "EMBLEMS"
"""How the names of constants end that say which emblem is drawn on what."""
LAZY = "LAZY_"
"""How those of them begin whose emblems are loaded one by one as they are needed."""


def constants(module: ModuleType) -> list[tuple[str, str]]:
    """The constants of a facts.py, each with what is said under it."""
    body = ast.parse(inspect.getsource(module)).body
    found: list[tuple[str, str]] = []
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            said = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            found.append((node.target.id, str(said)))
    return found


def emblems(title: str, module: ModuleType) -> str:
    """What is drawn on the tiles and cards, brought in by their names among the icons."""
    tables = {name: getattr(module, name) for name, _ in constants(module) if name.endswith(EMBLEMS)}
    icons = sorted({icon for name, table in tables.items() if not name.startswith(LAZY) for icon in table.values()})
    out = [MADE.format(source=f"games/{title}/facts.py")]
    out += [f"import {camel(icon)} from 'icon:{icon}'" for icon in icons]
    for name, table in tables.items():
        lazy = name.startswith(LAZY)
        rows = [f"  {key_of(what)}: {loader(icon) if lazy else camel(icon)}," for what, icon in table.items()]
        out.append("\n".join([f"\nexport const {name} = {{", *rows, "} as const"]))
    return "\n".join(out) + "\n"


def loader(icon: str) -> str:
    return f"() => import('icon:{icon}')"


def camel(icon: str) -> str:
    first, *others = icon.split("-")
    return first + "".join(part.capitalize() for part in others)


def facts(title: str, module: ModuleType) -> str:
    """All the other constants."""
    out = [MADE.format(source=f"games/{title}/facts.py")]
    for name, said in constants(module):
        if not name.endswith(EMBLEMS):
            if said:
                out.append(f"/** {' '.join(said.split())} */")
            out.append(f"export const {name} = {constant(getattr(module, name))}\n")
    return "\n".join(out)


def constant(value: Json) -> str:
    """A constant of the client's; objects of objects have a line for each."""
    if isinstance(value, dict) and any(isinstance(part, dict) for part in value.values()):
        return "\n".join(["{", *(f"  {key_of(name)}: {literal(part)}," for name, part in value.items()), "} as const"])
    return f"{literal(value)} as const" if isinstance(value, dict | list) else literal(value)


def literal(value: Json) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key_of(name)}: {literal(part)}' for name, part in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(literal(part) for part in value)}]"
    return msgspec.json.encode(value).decode()


def key_of(name: str) -> str:
    return name if name.isidentifier() else literal(name)


def files() -> dict[str, str]:
    """By their path under web/src/games."""
    made = {f"{title}/shape.ts": shape(title) for title in shaped()}
    for title in TITLES:
        module = part(title, "facts")
        if module is not None:
            made[f"{title}/facts.ts"] = facts(title, module)
            made[f"{title}/emblems.ts"] = emblems(title, module)
    return made
