"""A headless browser, to measure the page and to take screenshots of it."""

import json
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from whistlestop.benchmarks.seed_database import SeededTable
from whistlestop.core.errors import WhistlestopError

if TYPE_CHECKING:
    from playwright.sync_api import Browser, StorageState, ViewportSize

FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]

DESKTOP: "ViewportSize" = {"width": 1440, "height": 900}
PHONE: "ViewportSize" = {"width": 390, "height": 844}

NO_PLAYWRIGHT = (
    "This needs Playwright, which drives a browser. Install it with: pip install 'whistlestop[test]'"
)
NO_BROWSER = (
    "There is no browser that could be driven. Name a Chromium or Chrome in the variable CHROMIUM,"
    " or fetch one: python -m playwright install chromium"
)

LocalStorage = Mapping[str, str]
"""What a browser has stored on earlier visits."""


def seat_storage(place: SeededTable, *seats: int) -> LocalStorage:
    """Return the local storage of a browser that holds seats of a table."""
    return {"whistlestop.secrets": json.dumps({place.table: [place.tokens[seat] for seat in seats]})}


def storage_state(address: str, memory: LocalStorage) -> "StorageState":
    """Return Playwright's storage state for a server."""
    origin = "/".join(address.split("/")[:3])
    return {
        "origins": [
            {
                "origin": origin,
                "localStorage": [{"name": name, "value": value} for name, value in memory.items()],
            }
        ]
    }


@contextmanager
def open_browser() -> Iterator["Browser"]:
    """Start a headless browser, or explain what is missing."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise WhistlestopError(NO_PLAYWRIGHT) from None
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
        found = os.environ.get("CHROMIUM") or (own if Path(own).exists() else shutil.which("chromium"))
        if found is None:
            raise WhistlestopError(NO_BROWSER)
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()
