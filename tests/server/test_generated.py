"""What is generated agrees with what it is generated from."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from meadhall.server import typescript
from meadhall.server.refusals import STATUS
from meadhall.server.store.journal import Journal
from meadhall.server.store.schema import METADATA


def test_the_clients_types_are_current() -> None:
    if not typescript.TARGET.exists():
        pytest.skip("there is no client in this checkout")
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.typescript(), (
        "run python -m meadhall.server.typescript"
    )


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
