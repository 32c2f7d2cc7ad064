"""Fixtures for server tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import PostgresServer, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server, started on first use."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> Iterator[str]:
    """An empty PostgreSQL database for one test."""
    name = postgres.new_database()
    yield postgres.url(name)
    postgres.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database for one test, once per kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables' / 'whistlestop.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url
