"""The database's history, step by step; `upgrade` brings it to the present."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    return made


def upgrade(connection: Connection) -> None:
    """All steps or none: a hall that is killed on the way finds the database as it was."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    chosen = config()
    chosen.attributes["connection"] = connection
    command.upgrade(chosen, "head")


def version(connection: Connection) -> str | None:
    """At which step the database is; None where it is no hall's."""
    return MigrationContext.configure(connection).get_current_revision()


def present() -> str | None:
    """The last step."""
    return ScriptDirectory.from_config(config()).get_current_head()


def known(revision: str) -> bool:
    return any(step.revision == revision for step in ScriptDirectory.from_config(config()).walk_revisions())
