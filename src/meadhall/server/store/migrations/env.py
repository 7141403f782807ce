"""Where Alembic comes in; the connection is handed over by `upgrade`."""

from __future__ import annotations

from alembic import context

from meadhall.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
