"""`meadhall check`, `backup` and `restore`, on the databases of real halls."""

from __future__ import annotations

import asyncio
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, event
from typer.testing import CliRunner, Result

from meadhall.cli import app
from meadhall.server.store.journal import Journal
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.moves import move as play_move
from meadhall.server.tables.moves import take_back
from meadhall.server.wire import NewSeat, NewTable
from tests.server import feast
from tests.server.databases import ELSEWHERE, database_for
from tests.server.guests import Json, one_move, settings_for, story
from tests.server.processes import ROOT, change, hall_process, look, threads_end
from tests.server.test_one_hall import asked

assert feast
on_sqlite = pytest.mark.skipif(bool(ELSEWHERE), reason="files of SQLite are changed behind the hall's back")


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def filled(folder: Path, moves: int = 12) -> list[str]:
    """A database with three tables: one of the made-up game with a take-back, one of Völuspá, one that waits."""

    async def fill() -> list[str]:
        hall = Hall(settings_for(folder, snapshot_every=3))
        await hall.open()
        me = NewSeat("me")
        first = await hall.make("nobody", "Nobody", NewTable("feast", [me, me], start=True))
        second = await hall.make("nobody", "Nobody", NewTable("voluspa", [me, me], start=True))
        third = await hall.make("nobody", "Nobody", NewTable("voluspa", [me, NewSeat("open")]))
        for table in (first, second):
            for _ in range(moves):
                assert table.truth is not None
                seat = table.truth.waiting[0]
                await play_move(table, seat, table.seq, whole(table.truth, seat), "")
        async with first.lock:
            await take_back(first, 0, first.seq - 1, "", practice=False)
        await hall.close()
        return [first.id, second.id, third.id]

    return asyncio.run(fill())


def whole(state: Any, seat: int) -> str:
    from meadhall.bots import bot
    from meadhall.bots.moves import whole_move
    from meadhall.engine.chance import Chance

    return whole_move(bot("random", Chance(5)), state.view(seat))


def checked(folder: Path) -> Result:
    return run("check", "--database", database_for(folder))


def test_all_is_well(tmp_path: Path) -> None:
    filled(tmp_path)
    told = checked(tmp_path)
    assert told.exit_code == 0, told.output
    assert told.output == (
        "3 tables, 25 moves replayed: all is well; 1 have not begun or were played by earlier rules\n"
    )


def test_on_a_terminal_it_shows_how_far_it_is(tmp_path: Path) -> None:
    filled(tmp_path)
    told = CliRunner().invoke(app, ["check", "--database", database_for(tmp_path)], env={"FORCE_COLOR": "1"})
    assert told.exit_code == 0, told.output
    shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", told.stderr)
    assert "tables" in shown and "3/3" in shown
    assert checked(tmp_path).stderr == "", "nothing in a pipe"


def lifted(state: str) -> str:
    data = msgspec.json.decode(state)
    data["score"] = [score + 7 for score in data["score"]]
    return msgspec.json.encode(data).decode()


WRONG: dict[str, tuple[str, str]] = {
    "a move": ("update log set text = 'fly' where table_id = :id and nth = 3", "row 3 (seat"),
    "a row": ("delete from log where table_id = :id and nth = 3", "row 3 is missing"),
    "events": ("update log set events = '[1]' where table_id = :id and nth = 2", "was told otherwise"),
    "half the seed": ("update hall_tables set seed = x'00' where id = :id", "not the one that was committed to"),
    "the seed": ("update hall_tables set seed = zeroblob(32) where id = :id", "not the one that was committed to"),
    "the row": ("update hall_tables set seats = '[' where id = :id", "cannot be read"),
    "the result": (
        'update hall_tables set result = \'[{"seat":0,"place":1,"score":9}]\' where id = :id',
        "its result is not what its moves come to",
    ),
    "the phase": ("update hall_tables set phase = 'over' where id = :id", "its moves say otherwise"),
    "a snapshot": ("update snapshots set state = state || ' ' where table_id = :id", "the snapshot of turn"),
    "the title": ("update hall_tables set game = 'chess' where id = :id", "cannot be played here"),
}


@on_sqlite
@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_said_of_the_table_it_is_wrong_with(tmp_path: Path, what: str) -> None:
    id, _, _ = filled(tmp_path)
    statement, sentence = WRONG[what]
    with closing(sqlite3.connect(tmp_path / "hall.sqlite3")) as file:
        file.execute(statement, {"id": id})
        file.commit()
    told = checked(tmp_path)
    lines = told.output.splitlines()
    assert told.exit_code == 1 and "1 tables are not well" in lines[-1], told.output
    assert any(line.startswith(f"table {id} (") and sentence in line for line in lines), told.output
    assert all(line.startswith(f"table {id} (") for line in lines[:-1])


@on_sqlite
def test_an_altered_score_is_found(tmp_path: Path) -> None:
    id, _, _ = filled(tmp_path)
    (seq, state), *_ = look(tmp_path, "select seq, state from snapshots where table_id = ?", id)
    change(tmp_path, "update snapshots set state = ? where table_id = ? and seq = ?", lifted(state), id, seq)
    assert f"the snapshot of turn {seq} is not true" in checked(tmp_path).output


@on_sqlite
def test_a_damaged_file_is_told_of(tmp_path: Path) -> None:
    filled(tmp_path)
    with (tmp_path / "hall.sqlite3").open("r+b") as file:
        file.seek(4096)
        file.write(bytes(4096 * 10))
    told = checked(tmp_path)
    assert told.exit_code == 1 and isinstance(told.exception, SystemExit), told.output


@on_sqlite
def test_a_large_file_is_looked_at_for_as_long_as_that_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a hall gives a reading up after some seconds."""
    fetch = Journal.fetch

    async def impatient(journal: Journal, query: Any, values: dict[str, Any]) -> Any:
        if "integrity_check" in str(query):
            raise TimeoutError("it takes longer than anybody waits")
        return await fetch(journal, query, values)

    filled(tmp_path)
    monkeypatch.setattr(Journal, "fetch", impatient)
    told = checked(tmp_path)
    assert told.exit_code == 0 and "all is well" in told.output, told.output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["check", "--database", "{folder}/nothing"], "there is no such database"),
        (["check", "--database", "{folder}/letter"], "file is not a database"),
        (["backup", "{folder}/copy", "--database", "{folder}/nothing"], "there is no database"),
        (["backup", "{folder}/letter", "--database", "{folder}/nothing"], "is there already; --replace"),
        (["restore", "{folder}/nothing", "--database", "{folder}/hall"], "there is no copy"),
        (["restore", "{folder}/letter", "--database", "{folder}/hall"], "file is not a database"),
        (["restore", "{folder}/other", "--database", "{folder}/hall"], "no database of a hall"),
        (["restore", "{folder}/other", "--database", "{folder}/other"], "is there already; --replace"),
    ],
)
def test_mistakes_are_told_in_a_sentence(tmp_path: Path, words: list[str], sentence: str) -> None:
    (tmp_path / "letter").write_text("A letter, and no database at all.\n" * 40)
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("create table things (id)")
        other.commit()
    told = run(*[word.format(folder=tmp_path) for word in words])
    assert told.exit_code in (1, 2) and isinstance(told.exception, SystemExit)
    assert sentence in told.output and told.output.count("\n") == 1, told.output
    assert sorted(path.name for path in tmp_path.iterdir() if not path.name.endswith(".lock")) == ["letter", "other"]


@story
async def test_a_copy_is_made_while_the_hall_is_open_and_comes_back_whole(tmp_path: Path) -> None:
    """Moves go on while the copy is made: it has all that were acknowledged before, and is a whole hall. A guest is
    known by the hall that was restored, though it has another file."""
    acknowledged: list[int] = []
    copy, elsewhere = tmp_path / "copy", tmp_path / "elsewhere"
    elsewhere.mkdir()
    async with hall_process(tmp_path, secret="") as hall:
        anna = await hall.guest("Anna")
        table = (await anna.table("voluspa", "me", "greedy"))["id"]

        async def play() -> None:
            """Not to the end, however long the copy may take."""
            while len(acknowledged) < 20:
                now = await asked(anna, table)
                told: Json = await one_move(anna, table, now)
                if told["is"] == "ack":
                    acknowledged.append(now["seq"])

        playing = asyncio.create_task(play())
        while len(acknowledged) < 5:
            await asyncio.sleep(0.02)
        before = list(acknowledged)
        words = ["backup", str(copy), "--database", database_for(tmp_path)]
        told = await asyncio.to_thread(command, *words)
        assert told.returncode == 0, told.stderr
        assert re.search(r"1 tables, \d+ moves", told.stdout)
        playing.cancel()
        cookies = anna.http.cookies
        assert (await hall.health())[0] == 200
        if not ELSEWHERE:
            refused = await asyncio.to_thread(command, "restore", str(copy), "--database", database_for(tmp_path))
            assert refused.returncode == 1 and "another hall is open" in refused.stderr
        await hall.end(signal.SIGKILL)
    with closing(sqlite3.connect(copy)) as file:
        found = {row[0] for row in file.execute("select seq from log where table_id = ?", [table])}
    assert set(before) <= found and not list(tmp_path.glob("*.part*"))
    restored = await asyncio.to_thread(command, "restore", str(copy), "--database", database_for(elsewhere))
    assert restored.returncode == 0, restored.stderr
    assert (await asyncio.to_thread(command, "check", "--database", database_for(elsewhere))).returncode == 0
    async with hall_process(elsewhere, secret="") as hall:
        anna = await hall.guest()
        if not ELSEWHERE:
            anna.http.cookies.clear()
            anna.http.cookies.update(cookies)
            assert [one["id"] for one in (await anna.get("/api/lobby"))["mine"]] == [table]
        assert (await anna.get(f"/api/tables/{table}"))["phase"] == "playing"


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "meadhall.cli", *words], cwd=ROOT, capture_output=True, text=True, timeout=120
    )


@on_sqlite
@pytest.mark.parametrize("damage", [None, lambda file: file.write_bytes(b"nothing" * 1000)])
def test_what_was_there_is_set_aside(tmp_path: Path, damage: Callable[[Path], Any] | None) -> None:
    filled(tmp_path)
    file, copy = tmp_path / "hall.sqlite3", tmp_path / "copy"
    assert run("backup", str(copy), "--database", str(file)).exit_code == 0
    again = run("backup", str(copy), "--database", str(file))
    assert again.exit_code == 2 and "--replace" in again.output
    assert run("backup", str(copy), "--database", str(file), "--replace").exit_code == 0
    assert (copy.stat().st_mode & 0o777) == 0o600
    if damage is not None:
        damage(file)
    before = file.read_bytes()
    refused = run("restore", str(copy), "--database", str(file))
    assert refused.exit_code == 2 and "--replace" in refused.output and file.read_bytes() == before
    told = run("restore", str(copy), "--database", str(file), "--replace")
    assert told.exit_code == 0 and checked(tmp_path).exit_code == 0, told.output
    (aside,) = [path for path in tmp_path.glob("hall.sqlite3.before-*") if not path.name.endswith(("wal", "shm"))]
    assert str(aside) in told.output and (aside.read_bytes() == before or damage is None)


@on_sqlite
def test_a_plain_copy_of_the_file_misses_what_a_backup_has(tmp_path: Path) -> None:
    """That is what the command is for: moves are still in the write-ahead log while a hall is open."""

    async def fill() -> None:
        hall = Hall(settings_for(tmp_path))
        await hall.open()
        await hall.make("nobody", "Nobody", NewTable("feast", [NewSeat("me"), NewSeat("me")], start=True))
        shutil.copy(tmp_path / "hall.sqlite3", tmp_path / "plain")
        told = await asyncio.to_thread(run, "backup", str(tmp_path / "copy"), "--database", database_for(tmp_path))
        assert told.output.endswith("copy: 1 tables, 0 moves\n")
        await hall.close()

    asyncio.run(fill())
    with closing(sqlite3.connect(tmp_path / "plain")) as plain, pytest.raises(sqlite3.OperationalError):
        plain.execute("select count(*) from hall_tables")


def ended(folder: Path) -> str:
    """A database with a play that is over, among others."""

    async def play() -> str:
        hall = Hall(settings_for(folder, snapshot_every=3))
        await hall.open()
        me = NewSeat("me")
        table = await hall.make("nobody", "Nobody", NewTable("feast", [me, me], start=True))
        while table.truth is not None and not table.truth.over:
            seat = table.truth.waiting[0]
            await play_move(table, seat, table.seq, whole(table.truth, seat), "")
        await hall.close()
        return table.id

    filled(folder)
    return asyncio.run(play())


LAST = "(select max(nth) from log where table_id = :id)"
EARLIER = {
    "it ends": (
        f"delete from log where table_id = :id and nth = {LAST}",
        "update hall_tables set phase = 'playing', result = '[]' where id = :id",
    ),
    "it goes on": (
        "delete from log where table_id = :id and nth > 4",
        "delete from snapshots where table_id = :id and seq > 4",
        "update hall_tables set phase = 'playing', result = '[]' where id = :id",
    ),
}
"""What a table was like before."""


def become(file: Path, later: Path, id: str) -> None:
    """In one go, as a hall writes it, the table is as it stands in the later file; or it is gone, as it is there."""
    with closing(sqlite3.connect(file)) as hall:
        hall.execute("attach ? as later", [str(later)])
        for table, key in (
            ("hall_tables", "id"),
            ("log", "table_id"),
            ("snapshots", "table_id"),
            ("places", "table_id"),
        ):
            hall.execute(f"delete from {table} where {key} = ?", [id])
            hall.execute(f"insert into {table} select * from later.{table} where {key} = ?", [id])
        hall.commit()


@contextmanager
def before_question(number: int, act: Callable[[], None]) -> Iterator[list[str]]:
    """Do this when a database is asked for so many a time for something of tables; what it was asked for."""
    asked: list[str] = []

    def count(_: Any, __: Any, statement: str, *___: Any) -> None:
        if re.search(r"FROM (hall_tables|log|snapshots|chat)\b", statement) and "count(" not in statement:
            asked.append(statement)
            if len(asked) == number:
                act()

    event.listen(Engine, "before_cursor_execute", count)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", count)


@on_sqlite
@pytest.mark.parametrize("what", [*EARLIER, "it is cleared away"])
def test_no_alarm_is_false_while_a_hall_is_open(tmp_path: Path, what: str) -> None:
    """Whenever between two questions of the check it happens to a table, nothing is wrong."""
    id = ended(tmp_path)
    earlier, later = tmp_path / "earlier", tmp_path / "later"
    statements = EARLIER.get(what, ())
    gone = "delete from hall_tables where id = :id", "delete from log where table_id = :id"
    for changed, how in ((earlier, statements), (later, () if statements else gone)):
        shutil.copy(tmp_path / "hall.sqlite3", changed)
        with closing(sqlite3.connect(changed)) as database:
            for statement in how:
                database.execute(statement, {"id": id})
            database.commit()
    number, asked = 0, ["once"]
    while number < len(asked):
        number += 1
        folder = tmp_path / str(number)
        folder.mkdir()
        file = Path(shutil.copy(earlier, folder / "hall.sqlite3"))
        with before_question(number, partial(become, file, later, id)) as asked:
            told = checked(folder)
        assert told.exit_code == 0 and "all is well" in told.output, (number, told.output, told.exception)
    assert number > 5


def test_a_check_ends_the_threads_it_began(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even while somebody still has the journal in hand."""
    filled(tmp_path)
    made, connect = [], Journal.connect

    def kept(journal: Journal, create: bool = False) -> Path | None:
        made.append(journal)
        return connect(journal, create)

    monkeypatch.setattr(Journal, "connect", kept)
    assert checked(tmp_path).exit_code == 0
    assert made
    threads_end("reader")
