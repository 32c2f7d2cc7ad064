"""Visits to a server in a real browser, by people with a mouse, a finger or a keyboard alone."""

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]
PATIENCE = 20_000
"""Milliseconds after which something that does not come is taken to be missing."""


@dataclass
class Visits:
    """All visits of one test; each has a browser profile of its own, as if on another device."""

    browser: Browser
    address: str
    contexts: list[BrowserContext] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)

    def desktop(self, *, reduced_motion: bool = False) -> Page:
        """Come with a mouse and a wide screen."""
        return self._visit(
            self.browser.new_context(
                viewport={"width": 1440, "height": 900},
                reduced_motion="reduce" if reduced_motion else "no-preference",
            )
        )

    def phone(self) -> Page:
        """Come with a finger and a small screen."""
        return self._visit(
            self.browser.new_context(
                viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True, has_touch=True
            )
        )

    def forgive(self, pattern: str) -> None:
        """Expect complaints of the browser that match a pattern, such as those about a lost connection."""
        self.forgiven.append(pattern)

    @property
    def unforgiven(self) -> list[str]:
        """What browsers complained of: errors of scripts, things not found, breaches of the policy."""
        return [one for one in self.complaints if not any(re.search(known, one) for known in self.forgiven)]

    def photograph(self, folder: Path) -> list[Path]:
        """Keep what every visitor sees."""
        taken = []
        for number, page in enumerate(page for context in self.contexts for page in context.pages):
            taken.append(folder / f"screen{number}.png")
            page.screenshot(path=taken[-1])
        return taken

    def end(self) -> None:
        """Leave."""
        for context in self.contexts:
            context.close()

    def _visit(self, context: BrowserContext) -> Page:
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("console", self._listen)
        page = context.new_page()
        page.goto(self.address)
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location['url']})")
