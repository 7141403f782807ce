"""Small wrong changes to rules code: one comparison, number, operator or answer at a time."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "//",
    ast.BitAnd: "|", ast.BitOr: "&", ast.LShift: ">>", ast.RShift: "<<",
}  # fmt: skip


class Change(NamedTuple):
    """Text from `start` to `end` (bytes of the file) becomes `after`."""

    path: str
    line: int
    start: int
    end: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {' '.join(self.before.split())} → {' '.join(self.after.split())}"

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]


class Finder(ast.NodeVisitor):
    """Walks the functions of a file; leaves annotations, texts, errors and what is for listeners only alone."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.source = source
        self.lines = [0]
        for line in source.encode().splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.inside = False
        self.found: list[Change] = []

    def offset(self, line: int, column: int) -> int:
        return self.lines[line - 1] + column

    def note(self, node: ast.expr | ast.stmt, after: str) -> None:
        assert node.end_lineno is not None and node.end_col_offset is not None
        start, end = self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)
        before = self.source.encode()[start:end].decode()
        if before != after:
            self.found.append(Change(self.path, node.lineno, start, end, before, after))

    def text(self, node: ast.expr) -> str:
        return ast.get_source_segment(self.source, node) or ast.unparse(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer, self.inside = self.inside, True
        for statement in node.body:
            self.visit(statement)
        self.inside = outer

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test).endswith(("listening", "TYPE_CHECKING")):
            for statement in node.orelse:
                self.visit(statement)
        else:
            self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        if self.inside and len(node.ops) == 1:
            sign = COMPARISONS[type(node.ops[0])]
            self.note(node, f"{self.text(node.left)} {sign} {self.text(node.comparators[0])}")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        if self.inside:
            sign = " or " if isinstance(node.op, ast.And) else " and "
            self.note(node, f"({sign.join(f'({self.text(value)})' for value in node.values)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if self.inside and isinstance(node.op, ast.Not):
            self.note(node, f"bool({self.text(node.operand)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        sign = ARITHMETIC.get(type(node.op))
        if self.inside and sign is not None and not isinstance(node.left, ast.List):
            self.note(node, f"({self.text(node.left)} {sign} {self.text(node.right)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note(node, str(not node.value))
        elif isinstance(node.value, int):
            self.note(node, str(node.value + 1))

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and isinstance(node.value, ast.Compare | ast.BoolOp | ast.Call):
            self.note(node, f"return not ({self.text(node.value)})")
        self.generic_visit(node)


def changes(root: Path, path: Path) -> Iterator[Change]:
    """Every change of one file, in the order of its lines."""
    source = path.read_text(encoding="utf-8")
    finder = Finder(path.relative_to(root).as_posix(), source)
    finder.visit(ast.parse(source))
    yield from sorted(finder.found, key=lambda change: (change.start, change.end))
