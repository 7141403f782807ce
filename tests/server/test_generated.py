"""What is generated agrees with what it is generated from."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from meadhall.games import TITLES
from meadhall.server import typescript, typescript_titles
from meadhall.server.refusals import STATUS
from meadhall.server.store.journal import Journal
from meadhall.server.store.schema import METADATA


def stale(files: dict[Path, str]) -> list[str]:
    """The files of the client that are not what would be made of their source now."""
    return [path.name for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def test_what_is_made_for_the_client_is_current() -> None:
    if not typescript.WEB.exists():
        pytest.skip("there is no client in this checkout")
    old = stale(typescript.files())
    assert old == [], f"{', '.join(old)}: run python -m meadhall.server.typescript"


def test_a_file_that_is_not_current_is_found(tmp_path: Path) -> None:
    (tmp_path / "shape.ts").write_text("export interface View {}", encoding="utf-8")
    made = {tmp_path / "shape.ts": "export interface View { seats: number }", tmp_path / "facts.ts": ""}
    assert stale(made) == ["shape.ts", "facts.ts"]


def test_every_title_tells_the_client_what_its_view_is() -> None:
    assert typescript_titles.shaped() == list(TITLES)
    assert all(f"  {title}: {title.capitalize()}View" in typescript_titles.views() for title in TITLES)


def test_migrations_make_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async def compare() -> object:
        journal = Journal(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
        await journal.open()
        async with journal.engine.connect() as connection:
            found = await connection.run_sync(differences)
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
            careful = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        await journal.close()
        assert (mode, careful) == ("wal", 2)
        return found

    assert asyncio.run(compare()) == []


def test_every_refusal_has_its_text_in_both_languages() -> None:
    folder = Path(typescript.__file__).resolve().parents[1] / "text"
    for language in ("en", "ru"):
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        missing = [key for key in STATUS if f"\nerror-{key} =" not in text]
        assert missing == []
