"""What Alembic runs: the steps that are missing, on the connection that it is given."""

from alembic import context

from whistlestop.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
