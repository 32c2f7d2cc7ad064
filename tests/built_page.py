"""The built page, which browser tests require."""

import pytest

from whistlestop.server.http.page import CLIENT

MISSING = f"""The page is not built: there is no {CLIENT / "index.html"}.
Build it with “python web/make.py”, or let “./play test” build and test everything."""


def require_page() -> None:
    """Fail with an explanation if the page is not built."""
    if not (CLIENT / "index.html").exists():
        pytest.fail(MISSING, pytrace=False)
