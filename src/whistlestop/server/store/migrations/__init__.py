"""Schema migrations, run by one process at a time."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from whistlestop.server.errors import NewerDatabase

VERSION = "2"
"""The schema version of this program: the newest file in versions/."""

ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(7283140296)")


def bring_up_to_date(connection: Connection, shown: str) -> None:
    """Run the missing migrations under a lock, all or none."""
    if _version(connection) == VERSION:
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(ONE_AT_A_TIME)
    version = _version(connection)  # it may have changed while this process waited
    if version != VERSION:
        _migrate(connection, version, shown)
    connection.commit()


def _version(connection: Connection) -> str | None:
    """Return the schema version of the database, or none if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return version


def _migrate(connection: Connection, version: str | None, shown: str) -> None:
    """Run Alembic, which is imported here because it would delay every start."""
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise NewerDatabase(
            f"The database {shown} has schema version {version}, but this Whistlestop supports only up to "
            f"{VERSION}. Use the newer Whistlestop that migrated it, or another database."
        )
    command.upgrade(config, VERSION)
