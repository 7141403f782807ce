"""What keeps the log whole: its rows are a chain, which two halls cannot fork; snapshots carry a digest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "faults"
down_revision = "first"
branch_labels = None
depends_on = None

TOLD_TWICE = "SELECT table_id FROM log GROUP BY table_id, nth HAVING count(*) > 1"
"""Tables that were forked before: their rows are put into one order, and replaying tells what is wrong with them."""
RENUMBERED = f"""
    SELECT table_id, seq, seat, row_number() OVER (PARTITION BY table_id ORDER BY nth, at, seq, seat) - 1 AS place
    FROM log WHERE table_id IN ({TOLD_TWICE})
"""


def upgrade() -> None:
    connection = op.get_bind()
    moved = [row._asdict() for row in connection.execute(sa.text(RENUMBERED))]
    if moved:
        renumber = "UPDATE log SET nth = :place WHERE table_id = :table_id AND seq = :seq AND seat = :seat"
        connection.execute(sa.text(renumber), moved)
    if connection.dialect.name == "sqlite":
        rebuild("nth")
    else:
        op.drop_constraint("log_pkey", "log")
        op.create_primary_key("log_pkey", "log", ["table_id", "nth"])
    op.drop_table("snapshots")
    create_snapshots(sa.Column("digest", sa.String(length=64), nullable=False))
    op.create_table(
        "notes",
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.execute("INSERT INTO notes (key, value) VALUES ('probe', '')")


def downgrade() -> None:
    op.drop_table("notes")
    op.drop_table("snapshots")
    create_snapshots()
    if op.get_bind().dialect.name == "sqlite":
        rebuild("seq", "seat")
    else:
        op.drop_constraint("log_pkey", "log")
        op.create_primary_key("log_pkey", "log", ["table_id", "seq", "seat"])


def rebuild(*key: str) -> None:
    """SQLite keeps the rows of this table in its key: another key is another table."""
    op.create_table(
        "log_anew",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("nth", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("heard", sa.Text(), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["hall_tables.id"]),
        sa.PrimaryKeyConstraint("table_id", *key),
        sqlite_with_rowid=False,
    )
    columns = "table_id, seq, seat, nth, kind, text, heard, client, events, at"
    op.execute(f"INSERT INTO log_anew ({columns}) SELECT {columns} FROM log")
    op.drop_table("log")
    op.rename_table("log_anew", "log")


def create_snapshots(*more: sa.Column[str]) -> None:
    """They follow from the log, so none is taken over."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        *more,
        sa.ForeignKeyConstraint(["table_id"], ["hall_tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
