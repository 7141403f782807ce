"""How the server is built: no module needs itself through others, and folders stand one above the other."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path

from meadhall.compiled import SOURCE

SERVER = "meadhall.server"
FOLDERS = ("store", "tables", "web")
"""Each may use those before it, and the modules beside them."""

Imports = Mapping[str, set[str]]


def sources() -> dict[str, str]:
    """Every module of the server by its name, with its text; migrations are run by Alembic, which no module imports."""
    found: dict[str, str] = {}
    for path in sorted((SOURCE / "server").rglob("*.py")):
        words = list(path.relative_to(SOURCE.parent).with_suffix("").parts)
        if words[-1] == "__init__":
            words.pop()
        found[".".join(words)] = path.read_text(encoding="utf-8")
    return found


def imports(texts: Mapping[str, str]) -> dict[str, set[str]]:
    """Which modules each module imports: at its top, inside functions and for its types alone."""
    graph: dict[str, set[str]] = {}
    for name, text in texts.items():
        needed: set[str] = set()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import):
                needed |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{name} imports by dots"
                for alias in node.names:
                    inner = f"{node.module}.{alias.name}"
                    needed.add(inner if inner in texts else str(node.module))
        graph[name] = needed & texts.keys()
    return graph


def cycle(graph: Imports) -> list[str]:
    """A way that leads back to where it began; empty if there is none."""
    done: set[str] = set()

    def search(name: str, way: list[str]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name in done:
            return []
        for other in sorted(graph[name]):
            found = search(other, [*way, name])
            if found:
                return found
        done.add(name)
        return []

    return next((found for name in sorted(graph) if (found := search(name, []))), [])


def upward(graph: Imports) -> list[str]:
    """Imports that go from a folder to one above it."""
    out: list[str] = []
    for name, needed in graph.items():
        for other in needed:
            ours, theirs = folder(name), folder(other)
            if ours in FOLDERS and theirs in FOLDERS and FOLDERS.index(ours) < FOLDERS.index(theirs):
                out.append(f"{name} imports {other}")
    return sorted(out)


def folder(name: str) -> str:
    words = name.removeprefix(SERVER).lstrip(".").split(".")
    return words[0]


def test_no_module_of_the_server_imports_itself_through_others() -> None:
    graph = imports(sources())
    assert len(graph) > 30
    found = cycle(graph)
    assert not found, " imports ".join(found)


def test_folders_stand_one_above_the_other() -> None:
    assert not upward(imports(sources()))


def test_every_folder_says_what_is_in_it() -> None:
    for name in ("", *FOLDERS):
        text = (SOURCE / "server" / name / "__init__.py").read_text(encoding="utf-8")
        assert ast.get_docstring(ast.parse(text)), name


def test_a_cycle_is_found_wherever_the_import_hides() -> None:
    hidden = {
        "top": "from meadhall.server.tables import moves",
        "function": "def show():\n    from meadhall.server.tables.moves import move",
        "types": "if TYPE_CHECKING:\n    import meadhall.server.tables.moves",
    }
    for where, text in hidden.items():
        planted = {
            f"{SERVER}.tables": "",
            f"{SERVER}.tables.moves": "from meadhall.server.tables.hall import Hall",
            f"{SERVER}.tables.hall": text,
        }
        found = cycle(imports(planted))
        assert found == [f"{SERVER}.tables.hall", f"{SERVER}.tables.moves", f"{SERVER}.tables.hall"], where


def test_an_import_of_a_folder_above_is_found() -> None:
    planted = {
        f"{SERVER}.store.journal": "from meadhall.server.tables import hall",
        f"{SERVER}.tables.hall": "",
        f"{SERVER}.wire": "",
    }
    assert upward(imports(planted)) == [f"{SERVER}.store.journal imports {SERVER}.tables.hall"]


def test_files_fit_in_the_head() -> None:
    for path in Path(SOURCE / "server").rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) < 450, path.name
