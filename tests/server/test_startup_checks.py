"""A hall that cannot open says why in one sentence, and keeps its tracebacks to itself."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from meadhall.cli import app
from meadhall.server.settings import Settings


def told(*words: str) -> str:
    result = CliRunner().invoke(app, ["serve", *words])
    assert result.exit_code in (1, 2)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.output


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        sentence = told("--port", str(port), "--database", str(tmp_path / "hall.sqlite3"))
    assert sentence == f"meadhall: port {port} is taken; choose another with --port, or 0 for any that is free\n"


def test_a_port_that_is_none() -> None:
    assert "65535" in told("--port", "99999")


def test_pages_that_are_not_there(tmp_path: Path) -> None:
    assert told("--web", str(tmp_path)) == f"meadhall: there are no built pages in {str(tmp_path)!r}\n"


@pytest.mark.parametrize("proxy", ["everybody", "10.0.0.0/99", "*", ""])
def test_a_proxy_that_is_no_address(proxy: str) -> None:
    sentence = f"meadhall: the trusted proxy {proxy!r} is neither an address nor a network such as 10.0.0.0/8\n"
    assert told("--port", "0", "--trusted-proxy", proxy) == sentence


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("://", "'://' is no address of a database"),
        ("parchment://hall", "the hall keeps its tables in SQLite or PostgreSQL, not in parchment://hall"),
        ("{folder}/nowhere/hall.sqlite3", "unable to open database file"),
        ("{folder}", "unable to open database file"),
        ("{folder}/letter.txt", "file is not a database"),
    ],
)
def test_a_database_that_is_none(tmp_path: Path, database: str, why: str) -> None:
    (tmp_path / "letter.txt").write_text("A letter, and no database at all.\n" * 40)
    sentence = told("--port", "0", "--database", database.format(folder=tmp_path))
    assert why in sentence
    assert sentence.startswith("meadhall: ") and sentence.count("\n") == 1


def test_a_file_is_a_database_too(tmp_path: Path) -> None:
    file = tmp_path / "hall.sqlite3"
    assert Settings(database=str(file)).database_url() == f"sqlite+aiosqlite:///{file}"
    assert Settings(database="sqlite+aiosqlite:///hall").database_url() == "sqlite+aiosqlite:///hall"
