"""What cards can notice is changed by the verbs alone."""

from __future__ import annotations

import ast

from meadhall.compiled import SOURCE

NOTICED = {
    "wounds", "lives", "counters", "tokens", "poison", "open", "zone", "cell", "host", "side", "form", "flags", "at",
    "filled", "ghost", "grants", "granted", "marks", "pools", "dealer", "dealt", "kills",
}  # fmt: skip
FREE = {"verbs", "state", "serialization", "positions", "determinization"}
"""The verbs; and what makes, copies or reads whole states."""


def written(tree: ast.AST) -> set[str]:
    """Fields of the state `s` that a module writes."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "s":
            if isinstance(node.ctx, ast.Store):
                found.add(node.attr)
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            inner = node.value
            if isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name) and inner.value.id == "s":
                found.add(inner.attr)
    return found


def test_nothing_goes_around_the_verbs() -> None:
    wrong: list[str] = []
    for path in sorted((SOURCE / "games" / "berserk").glob("*.py")):
        if path.stem not in FREE:
            fields = written(ast.parse(path.read_text(encoding="utf-8"))) & NOTICED
            wrong += [f"{path.name} writes {name}" for name in sorted(fields)]
    assert wrong == []


def test_a_write_is_seen() -> None:
    assert written(ast.parse("s.wounds[slot] += 1\ns.ghost = 3")) == {"wounds", "ghost"}
