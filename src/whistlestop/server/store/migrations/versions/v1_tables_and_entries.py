"""The first schema: tables and their entries."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rematch_of", sa.Text),
    )
    op.create_index(
        "tables_public",
        "tables",
        ["created"],
        sqlite_where=sa.text("public = 1"),
        postgresql_where=sa.text("public"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("ends", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="entries_number"),
        sa.UniqueConstraint("table_id", "ply", name="entries_ply"),
    )
    op.create_index(
        "entries_ends",
        "entries",
        ["table_id"],
        sqlite_where=sa.text("ends = 1"),
        postgresql_where=sa.text("ends"),
    )
