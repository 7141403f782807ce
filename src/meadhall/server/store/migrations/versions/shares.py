"""Where tables come from, whose sagas and words are, and who looks like whom; and by what a session is known."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from meadhall.server.names import likeness

revision = "shares"
down_revision = "faults"
branch_labels = None
depends_on = None


COLUMNS: list[tuple[str, str, sa.types.TypeEngine[Any], str]] = [
    ("hall_tables", "origin", sa.String(length=32), ""),
    ("sagas", "person", sa.String(length=32), ""),
    ("sagas", "size", sa.Integer(), "0"),
    ("sagas", "seen", sa.Float(), "0"),
    ("sessions", "agent", sa.String(length=64), ""),
    ("chat", "person", sa.String(length=32), ""),
    ("people", "likeness", sa.String(length=64), ""),
]
INDEXES = {
    "tables_by_origin": ("hall_tables", ["origin", "phase"]),
    "tables_by_host": ("hall_tables", ["host", "phase"]),
    "sagas_by_person": ("sagas", ["person"]),
    "sagas_by_seen": ("sagas", ["seen"]),
    "chat_by_person": ("chat", ["person"]),
    "people_by_likeness": ("people", ["likeness"]),
}


def upgrade() -> None:
    for table, name, kind, default in COLUMNS:
        op.add_column(table, sa.Column(name, kind, server_default=default, nullable=False))
    for name, (table, keys) in INDEXES.items():
        op.create_index(name, table, keys, unique=False)
    op.execute("UPDATE sagas SET seen = created, size = length(text)")
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("likeness"))
    for id, name in op.get_bind().execute(sa.select(people.c.id, people.c.name).where(people.c.name != "")).all():
        op.execute(people.update().where(people.c.id == id).values(likeness=likeness(name)))


def downgrade() -> None:
    for name, (table, _) in INDEXES.items():
        op.drop_index(name, table_name=table)
    for table, name, _, _ in COLUMNS:
        op.drop_column(table, name)
