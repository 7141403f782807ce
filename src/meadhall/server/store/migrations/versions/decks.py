"""Decks of accounts are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "decks"
down_revision = "reviews"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("decks_by_person", "decks", ["person"], unique=False)


def downgrade() -> None:
    op.drop_index("decks_by_person", table_name="decks")
    op.drop_table("decks")
