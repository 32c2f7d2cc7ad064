"""The schema of the database: append-only tables and entries, and reviews."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rematch_of", Text),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("ply", Integer),  # of a play, counting those that were taken back
    Column("kind", Text, nullable=False),
    Column("ends", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number", name="entries_number"),
    UniqueConstraint("table_id", "ply", name="entries_ply"),
)

Index("tables_public", tables.c.created, sqlite_where=text("public = 1"), postgresql_where=text("public"))
Index("entries_ends", entries.c.table_id, sqlite_where=text("ends = 1"), postgresql_where=text("ends"))

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("depth", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("complete", Boolean, nullable=False),
    Column("problem", Text, nullable=False),
    Column("process", Text, nullable=False),
    Column("lease", Double, nullable=False),  # until when the process has it; 0 for none
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "depth", name="reviews_key"),
)
