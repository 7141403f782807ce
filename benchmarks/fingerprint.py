"""A hash of the code that plays of a title depend on, so that a match may go on after another title has changed."""

from __future__ import annotations

import ast
from functools import cache
from hashlib import blake2b
from pathlib import Path

from meadhall.compiled import SOURCE
from meadhall.games import TITLES

SHARED = ("engine/**/*.py", "bots/**/*.py", "arena/duel.py", "arena/play.py")
"""What every match depends on: the engine, who plays, and how seats and luck are dealt."""
APART = ("json_shape.py", "facts.py", "rules.json", "levels_manners.py")
"""What describes a title for pages, and no rule reads; and how levels play, which their matches keep themselves."""


@cache
def code_of(title: str) -> str:
    """A hash of engine, bots and this title: of Python what it does, without comments and docstrings; data as it is."""
    folder = SOURCE / "games" / TITLES[title].rpartition(".")[2]
    paths = [path for part in SHARED for path in SOURCE.glob(part)]
    paths += [path for kind in ("*.py", "*.json") for path in folder.rglob(kind)]
    digest = blake2b(digest_size=16)
    for path in sorted(path for path in paths if path.name not in APART):
        digest.update(path.relative_to(SOURCE).as_posix().encode() + b"\0" + told(path) + b"\0")
    return digest.hexdigest()


def told(path: Path) -> bytes:
    return essence(path.read_text(encoding="utf-8")) if path.suffix == ".py" else path.read_bytes()


def essence(source: str) -> bytes:
    """What Python code does: its tree without the texts that stand alone in it."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [one for one in node.body if not stands_alone(one)]
    return ast.dump(tree).encode()


def stands_alone(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )
