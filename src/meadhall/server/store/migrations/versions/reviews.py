"""Reviews of finished plays and of sagas are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "reviews"
down_revision = "shares"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("source", sa.String(length=32), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("source", "open"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
