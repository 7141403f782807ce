"""A copy of this checkout to which something is added, as somebody would who follows CONTRIBUTING."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PYTHON_CHECKS = (
    "tests/text/test_composed.py::test_every_key_that_is_composed_has_its_text",
    "tests/text/test_keys.py::test_both_languages_have_the_same_keys",
    "tests/text/test_voluspa.py::test_every_tile_of_the_boxes_has_name_cases_and_text",
    "tests/additions/test_texts.py",
    "tests/server/test_generated.py::test_what_is_made_for_the_client_is_current",
)
NOT_COPIED = shutil.ignore_patterns("__pycache__", "node_modules", "dist", "*.jpg", "browser", "golden", "public")


class Edit(NamedTuple):
    """What is written into one file, and behind which text of it."""

    file: str
    behind: str
    text: str
    part: str = "facts"
    """What of the addition this is: what a test may leave out."""


class Checkout:
    """The copy; every addition begins from the files as they are."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("src", "tests", "web"):
            shutil.copytree(ROOT / name, folder / name, ignore=NOT_COPIED)
        shutil.copy(ROOT / "pyproject.toml", folder)
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")

    def add(self, edits: list[Edit], remake: bool = True) -> str:
        """Write the addition in and make anew for the pages what is made; what that says if it fails."""
        for name in {edit.file for edit in edits}:
            shutil.copy(ROOT / name, self.folder / name)
        for edit in edits:
            path = self.folder / edit.file
            text = path.read_text(encoding="utf-8")
            assert text.count(edit.behind) == 1, f"{edit.file} has {edit.behind!r} {text.count(edit.behind)} times"
            path.write_text(text.replace(edit.behind, edit.behind + edit.text), encoding="utf-8")
        self.forget(edits)
        return self.run(sys.executable, "-m", "meadhall.server.typescript") if remake else ""

    def restore(self, edits: list[Edit]) -> None:
        """Take the addition out of the copy again, with what was made of it."""
        made = [
            path for path in (ROOT / "web/src").rglob("*.ts") if path.name in ("facts.ts", "emblems.ts", "shape.ts")
        ]
        for path in {ROOT / edit.file for edit in edits} | set(made):
            shutil.copy(path, self.folder / path.relative_to(ROOT))
        self.forget(edits)

    def forget(self, edits: list[Edit]) -> None:
        """Drop what Python has kept of these files: two changes of the same length within a second look alike to it."""
        for edit in edits:
            if edit.file.endswith(".py"):
                Path(cache_from_source(str(self.folder / edit.file))).unlink(missing_ok=True)

    def check(self) -> str:
        """What the checks of texts and of generated files say; empty if all is well."""
        return self.run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *PYTHON_CHECKS)

    def check_emblems(self) -> str:
        return self.run("node", "node_modules/vitest/vitest.mjs", "run", "test/emblems.test.ts", folder="web")

    def run(self, *command: str, folder: str = ".") -> str:
        """The output of a command that fails; nothing of one that does not."""
        engine = {"PYTHONPATH": str(self.folder / "src"), "MEADHALL_ENGINE": "interpreted", "NO_COLOR": "1"}
        engine["PYTHONDONTWRITEBYTECODE"] = ""  # what is compiled once serves all checks
        done = subprocess.run(
            command, cwd=self.folder / folder, env={**os.environ, **engine}, capture_output=True, text=True, timeout=240
        )
        return done.stdout + done.stderr if done.returncode else ""
