"""What ARCHITECTURE.md says of the tree is so: files, commands, and folders that stand one on the other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import typer.main

from meadhall.cli.hall import app
from tests.server.test_layers import FOLDERS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
SOURCE = ROOT / "src" / "meadhall"


def trees() -> list[str]:
    files = [path for name in ("src", "tests", "web/src", "docs") for path in (ROOT / name).rglob("*.*")]
    return [path.relative_to(ROOT).as_posix() for path in [*files, *ROOT.glob("*.*")]]


def test_every_file_that_is_named_is_there() -> None:
    named = set(re.findall(r"\b(?:[\w-]+/)*\w[\w.]*\.(?:py|ts|ftl|md|toml|txt)\b", PAGE))
    there = trees()
    assert len(named) > 40
    assert [
        name for name in sorted(named) if not any(file == name or file.endswith(f"/{name}") for file in there)
    ] == []


def test_every_command_is_listed_and_no_other() -> None:
    listed = re.search(r"^  cli/ +(.*?);", PAGE, re.MULTILINE | re.DOTALL)
    hall: Any = typer.main.get_command(app)
    assert listed and set(re.split(r",\s+", listed[1])) == set(hall.list_commands(typer.Context(hall)))


def test_the_whole_contract_is_named() -> None:
    contract = PAGE[PAGE.index("**`server/wire.py` is the contract**") :].split("\n- **")[0]
    assert set(re.findall(r"wire\w*\.py", contract)) == {path.name for path in (SOURCE / "server").glob("wire*.py")}


def test_the_folders_of_the_server_are_told_in_their_order() -> None:
    told = re.search(r"^  server/ .*?Each folder uses those before it", PAGE, re.MULTILINE | re.DOTALL)
    assert told and re.findall(r"(\w+)/:", told[0]) == list(FOLDERS)
