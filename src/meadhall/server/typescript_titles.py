"""What the client knows of every title, as TypeScript: the shape of its view, and the facts of its tiles and cards."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from meadhall.engine import json_shape
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


def files() -> dict[str, str]:
    """By their path under web/src/games."""
    return {f"{title}/shape.ts": shape(title) for title in shaped()}
