"""Where tables and their entries are kept: SQLite for one process, PostgreSQL for many."""
