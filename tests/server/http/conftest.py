"""Fixtures for HTTP tests."""

import pytest

from tests.built_page import require_page


@pytest.fixture(scope="session")
def built_page() -> None:
    """The page, for tests in which the server serves it."""
    require_page()
