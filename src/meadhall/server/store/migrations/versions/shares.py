"""Where tables come from, whose sagas and words are, and who looks like whom; and by what a session is known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from meadhall.server.names import likeness

revision = "shares"
down_revision = "first"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("hall_tables") as table:
        table.add_column(sa.Column("origin", sa.String(length=32), server_default="", nullable=False))
        table.create_index("tables_by_origin", ["origin", "phase"], unique=False)
        table.create_index("tables_by_host", ["host", "phase"], unique=False)
    with op.batch_alter_table("sagas") as table:
        table.add_column(sa.Column("person", sa.String(length=32), server_default="", nullable=False))
        table.add_column(sa.Column("size", sa.Integer(), server_default="0", nullable=False))
        table.add_column(sa.Column("seen", sa.Float(), server_default="0", nullable=False))
        table.create_index("sagas_by_person", ["person"], unique=False)
        table.create_index("sagas_by_seen", ["seen"], unique=False)
    op.execute("UPDATE sagas SET seen = created, size = length(text)")
    with op.batch_alter_table("sessions") as table:
        table.add_column(sa.Column("agent", sa.String(length=64), server_default="", nullable=False))
    with op.batch_alter_table("chat") as table:
        table.add_column(sa.Column("person", sa.String(length=32), server_default="", nullable=False))
        table.create_index("chat_by_person", ["person"], unique=False)
    with op.batch_alter_table("people") as table:
        table.add_column(sa.Column("likeness", sa.String(length=64), server_default="", nullable=False))
        table.create_index("people_by_likeness", ["likeness"], unique=False)
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("likeness"))
    for id, name in op.get_bind().execute(sa.select(people.c.id, people.c.name).where(people.c.name != "")).all():
        op.execute(people.update().where(people.c.id == id).values(likeness=likeness(name)))


def downgrade() -> None:
    with op.batch_alter_table("people") as table:
        table.drop_index("people_by_likeness")
        table.drop_column("likeness")
    with op.batch_alter_table("chat") as table:
        table.drop_index("chat_by_person")
        table.drop_column("person")
    with op.batch_alter_table("sessions") as table:
        table.drop_column("agent")
    with op.batch_alter_table("sagas") as table:
        table.drop_index("sagas_by_seen")
        table.drop_index("sagas_by_person")
        table.drop_column("seen")
        table.drop_column("size")
        table.drop_column("person")
    with op.batch_alter_table("hall_tables") as table:
        table.drop_index("tables_by_host")
        table.drop_index("tables_by_origin")
        table.drop_column("origin")
