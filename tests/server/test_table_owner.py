"""A table alone changes itself: its attributes, and what hangs on them, are assigned in its own modules only."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from meadhall.compiled import SOURCE

TABLES = SOURCE / "server" / "tables"
OWNERS = {TABLES / f"{name}.py" for name in ("agenda", "chat", "clocks", "log", "presence", "seats", "table")}
"""Where Table is defined, and what it owns."""
TABLE_NAMES = {"table", "held", "again"}
CHANGERS = {
    "add", "append", "appendleft", "clear", "discard", "extend", "insert", "pop", "popitem", "popleft", "remove",
    "reverse", "setdefault", "sort", "update",
}  # fmt: skip
"""Methods by which lists, dicts, sets and deques change."""


class Changes(ast.NodeVisitor):
    """Looks for changes of tables from outside: assignments to whatever hangs on one, also by another name."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.tables: set[str] = set(TABLE_NAMES)

    def rooted(self, node: ast.expr) -> bool:
        """Whether this is a table, or something that hangs on one."""
        while isinstance(node, ast.Attribute | ast.Subscript | ast.Starred):
            node = node.value
        return isinstance(node, ast.Name) and node.id in self.tables

    def note(self, node: ast.expr) -> None:
        self.found.append(f"line {node.lineno}: {ast.unparse(node)}")

    def target(self, node: ast.expr) -> None:
        if isinstance(node, ast.Tuple | ast.List):
            for part in node.elts:
                self.target(part)
        elif isinstance(node, ast.Attribute | ast.Subscript) and self.rooted(node):
            self.note(node)

    def alias(self, target: ast.expr, value: ast.expr) -> None:
        """A name for a part of a table stands for it from here on."""
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for left, right in zip(target.elts, value.elts, strict=True):
                self.alias(left, right)
        elif isinstance(target, ast.Name) and self.rooted(value):
            self.tables.add(target.id)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        outer = set(self.tables)
        for argument in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
            if argument.annotation is not None and "Table" in names(argument.annotation):
                self.tables.add(argument.arg)
        self.generic_visit(node)
        self.tables = outer

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self.target(target)
            self.alias(target, node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.target(node.target)
        if isinstance(node.target, ast.Name) and names(node.annotation) in ({"Table"}, {"Table", "None"}):
            self.tables.add(node.target.id)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.target(node.target)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self.target(target)

    def visit_For(self, node: ast.For) -> None:
        self.target(node.target)
        self.alias(node.target, node.iter)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func
        inside = isinstance(called, ast.Attribute) and isinstance(called.value, ast.Attribute | ast.Subscript)
        if isinstance(called, ast.Attribute) and inside and called.attr in CHANGERS and self.rooted(called):
            self.note(called)
        if isinstance(called, ast.Name) and called.id == "setattr" and node.args and self.rooted(node.args[0]):
            self.note(node)
        self.generic_visit(node)


def names(annotation: ast.expr) -> set[str]:
    return {node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)} | {
        str(node.value) for node in ast.walk(annotation) if isinstance(node, ast.Constant)
    }


def changes(text: str) -> list[str]:
    search = Changes()
    search.visit(ast.parse(text))
    return search.found


def outside() -> list[Path]:
    return sorted(set((SOURCE / "server").rglob("*.py")) - OWNERS)


@pytest.mark.parametrize("path", outside(), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_other_module_changes_a_table(path: Path) -> None:
    assert not changes(path.read_text(encoding="utf-8"))


def test_the_owners_are_where_they_are_said_to_be() -> None:
    assert all(path.is_file() for path in OWNERS)
    assert "class Table:" in (TABLES / "table.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "planted",
    [
        "table.phase = 'over'",
        "table.seq += 1",
        "del table.window",
        "table.truth, other = state, 1",
        "table.clocks.since = {}",
        "table.seats[0].left = True",
        "table.seats[0] = Seat()",
        "table.log.snapshots[3] = state",
        "table.chat.spoken.append(line)",
        "table.presence.lifted.pop(person)",
        "setattr(table, 'gone', True)",
        "seat = table.seats[0]\nseat.stand_in = True",
        "for seat in table.seats:\n    seat.person = new",
        "seats, mine = table.seats, 1\nseats[0] = mine",
        "def end(one: Table) -> None:\n    one.gone = True",
        "async def end(one: 'Table') -> None:\n    one.gone = True",
        "one: Table | None = None\none.gone = True",
    ],
)
def test_a_planted_change_is_found(planted: str) -> None:
    assert len(changes(planted)) == 1


@pytest.mark.parametrize(
    "harmless",
    [
        "phase = table.phase",
        "table = await hall.table(id)",
        "table.advance(row, after, seq)",
        "table.chat.add_line(line)",
        "tables[table.id] = table",
        "def end(one: Clock) -> None:\n    one.gone = True",
    ],
)
def test_reading_and_asking_a_table_is_allowed(harmless: str) -> None:
    assert not changes(harmless)
