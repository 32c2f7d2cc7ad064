"""The Alembic environment: runs missing migrations on a given connection."""

from alembic import context

from whistlestop.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
