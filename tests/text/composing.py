"""Keys of texts as the sources of pages and terminal name them: written out, or composed when the code runs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import meadhall

SOURCE = Path(meadhall.__file__).parent
WEB = SOURCE.parents[1] / "web" / "src"
KEY_LIKE = re.compile(r"^@?(?:[a-z]+-)*(?:[a-z]+-)?\{\}(?:-\{\}|-[a-z]+)*(?:\.text)?$")
"""What a composed key looks like with `{}` for what is put in: words and what is put in, joined by dashes."""
LITERAL = re.compile(r"'((?:board|part|answer|prompt|no|error|event|ui|stat|phase)-[a-z]+(?:[a-z_-]*[a-z])?)'")
"""A key written out; these families are of texts alone."""
SHORT = re.compile(r"\bui\(([^`]*?)[,)]")
"""The hall's own texts are asked for without their `ui-`."""


class Composed(NamedTuple):
    file: str
    template: str

    def __str__(self) -> str:
        return f"{self.file}: {self.template}"


def templates(text: str) -> Iterator[tuple[str, str]]:
    """Every template literal of a TypeScript or Svelte source with `{}` for its parts, those within parts too; and what
    stands before it."""
    at = 0
    while (at := text.find("`", at)) >= 0:
        end, pieces, inner = template_at(text, at + 1)
        yield pieces, text[max(0, at - 3) : at]
        for part in inner:
            yield from templates(part)
        at = end


def template_at(text: str, at: int) -> tuple[int, str, list[str]]:
    """Where a template ends that begins here, the template itself, and the parts put into it."""
    pieces, inner = "", []
    while at < len(text) and text[at] != "`":
        if text.startswith("${", at):
            end = end_of_part(text, at + 2)
            inner.append(text[at + 2 : end])
            pieces, at = pieces + "{}", end + 1
        else:
            pieces, at = pieces + text[at], at + 1
    return at + 1, pieces, inner


def end_of_part(text: str, at: int) -> int:
    depth = 0
    while at < len(text) and (depth or text[at] != "}"):
        if text[at] == "`":
            at = template_at(text, at + 1)[0]
            continue
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return at


def in_typescript(text: str, file: str) -> Iterator[Composed]:
    for template, before in templates(text):
        if "{}" in template and KEY_LIKE.match(template):
            yield Composed(file, ("ui-" if before == "ui(" else "") + template.removeprefix("@"))


def in_python(text: str, file: str) -> Iterator[Composed]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
            template = "".join(str(part) for part in parts)
            if "{}" in template and KEY_LIKE.match(template):
                yield Composed(file, template.removeprefix("@"))


def web_files() -> list[Path]:
    made = {"facts.ts", "shape.ts", "wire.ts"}
    return sorted(path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and path.name not in made)


def composed() -> list[Composed]:
    """Every composed key of the pages and of the terminal, each once a file."""
    found: list[Composed] = []
    for path in web_files():
        found += in_typescript(path.read_text(encoding="utf-8"), f"web/src/{path.relative_to(WEB).as_posix()}")
    for path in sorted((SOURCE / "cli").rglob("*.py")):
        found += in_python(path.read_text(encoding="utf-8"), path.relative_to(SOURCE).as_posix())
    return list(dict.fromkeys(found))


def written_out(text: str) -> set[str]:
    """Every key that a source of the pages names as it is."""
    short = {word for call in SHORT.findall(text) for word in re.findall(r"'([a-z][a-z-]*)'", call)}
    return set(LITERAL.findall(SHORT.sub("", text))) | {f"ui-{word}" for word in short}
