"""Browser sessions of people with a mouse, a touch screen or only a keyboard."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
)

from whistlestop.benchmarks.browser import DESKTOP, PHONE, LocalStorage, storage_state

PATIENCE = 20_000
"""Milliseconds until a missing element fails a test."""

BLOCKED = "Service Worker registration blocked by Playwright"
"""What the browser says where the page is not to be kept."""

NOTHING: LocalStorage = {}


@dataclass
class Visits:
    """All sessions of one test; each has its own browser profile, as if on another device."""

    browser: Browser
    address: str
    contexts: list[BrowserContext] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=lambda: [BLOCKED])

    def desktop(
        self,
        place: str = "",
        memory: LocalStorage = NOTHING,
        *,
        moving: bool = False,
        locale: str = "en-GB",
        kept: bool = False,
    ) -> Page:
        """Open a session with a mouse and a wide screen; with `kept`, a service worker keeps the page."""
        context = self.browser.new_context(
            viewport=DESKTOP,
            reduced_motion="no-preference" if moving else "reduce",
            locale=locale,
            storage_state=storage_state(self.address, memory),
            service_workers="allow" if kept else "block",
        )
        return self._visit(context, place)

    def phone(
        self, place: str = "", memory: LocalStorage = NOTHING, *, moving: bool = False, locale: str = "en-GB"
    ) -> Page:
        """Open a session with a touch screen of phone size."""
        context = self.browser.new_context(
            viewport=PHONE,
            device_scale_factor=2,
            is_mobile=True,
            has_touch=True,
            reduced_motion="no-preference" if moving else "reduce",
            locale=locale,
            storage_state=storage_state(self.address, memory),
            service_workers="block",
        )
        return self._visit(context, place)

    def forgive(self, pattern: str) -> None:
        """Expect browser errors that match a pattern, such as those about a lost connection."""
        self.forgiven.append(pattern)

    @property
    def unforgiven(self) -> list[str]:
        """Browser errors: script errors, missing resources and CSP violations."""
        return [one for one in self.complaints if not any(re.search(known, one) for known in self.forgiven)]

    def photograph(self, folder: Path) -> list[Path]:
        """Save a screenshot of every session."""
        taken = []
        for number, page in enumerate(page for context in self.contexts for page in context.pages):
            taken.append(folder / f"screen{number}.png")
            page.screenshot(path=taken[-1])
        return taken

    def end(self) -> None:
        """Close all sessions."""
        for context in self.contexts:
            context.close()

    def _visit(self, context: BrowserContext, place: str) -> Page:
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("console", self._listen)
        context.on("requestfailed", self._failed)
        page = context.new_page()
        page.goto(f"{self.address}{place}")
        return page

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # given up by the page itself, as when it is left
            self.complaints.append(f"{request.failure}: {request.url}")

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location['url']})")
