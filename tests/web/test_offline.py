"""The page opens without a network, and a new version replaces the old one between two pages."""

import asyncio
import re
import shutil
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
import uvicorn
from playwright.sync_api import expect
from starlette.applications import Starlette
from starlette.routing import Mount

from tests.server.processes import ServerProcess
from tests.web.visits import Visits
from whistlestop.server.http.page import CLIENT, page_app
from whistlestop.server.listening import address_of, listen
from whistlestop.server.operations.headers import SecurityHeaders
from whistlestop.server.settings import Settings

WORKER = "service_worker.js"
PAUSE = "250"
"""Milliseconds between two requests of the installation."""
KEPT = """versions => new Promise((done, failed) => {
    setTimeout(() => failed(new Error("not kept")), 20_000);
    const look = async () => {
        const [names, one] = [await caches.keys(), await navigator.serviceWorker.getRegistration()];
        const settled = one?.active?.state === "activated" && !one.installing && !one.waiting;
        const served = navigator.serviceWorker.controller !== null;
        names.length === versions && settled && served ? done() : setTimeout(look, 50);
    };
    look();
})"""
"""Waits until a number of versions is kept, and the newest serves the page."""


@dataclass
class OtherBuild:
    """A server of the page alone, whose files can be replaced."""

    folder: Path
    address: str

    def rebuild(self, mark: str) -> None:
        """Replace the files by a version whose main script has another name."""
        [script] = (self.folder / "assets").glob("index-*.js")
        named = script.with_name(f"index-{mark}.js")
        script.rename(named)
        for file in (*self.folder.glob("*.html"), self.folder / WORKER, *self.folder.glob("assets/*.js")):
            text = file.read_text(encoding="utf-8").replace(script.name, named.name)
            file.write_text(re.sub(r"[0-9a-f]{12}(?=`)", mark.ljust(12, "0"), text), encoding="utf-8")


@pytest.fixture
def build(tmp_path: Path) -> Iterator[OtherBuild]:
    """A copy of the built page, whose service worker doesn't pause, at a server without tables."""
    folder = tmp_path / "client"
    shutil.copytree(CLIENT, folder, ignore=shutil.ignore_patterns("pictures"))
    worker = folder / WORKER
    code = worker.read_text(encoding="utf-8")
    assert code.count(PAUSE) == 1
    worker.write_text(code.replace(PAUSE, "0"), encoding="utf-8")
    listener = listen("127.0.0.1", 0, or_any=False)
    app = SecurityHeaders(Starlette(routes=[Mount("/", page_app(folder))]), Settings(database=""))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", lifespan="off"))
    thread = threading.Thread(target=asyncio.run, args=[server.serve([listener])])
    thread.start()
    yield OtherBuild(folder, address_of(listener))
    server.should_exit = True
    thread.join()


def test_the_page_opens_without_a_network_and_takes_a_new_version_between_two_pages(
    build: OtherBuild, browser_visits: Visits
) -> None:
    browser_visits.address = build.address
    page = browser_visits.desktop("#/settings", kept=True)
    page.evaluate(KEPT, 1)

    page.context.set_offline(True)
    page.goto(f"{build.address}table/none")
    expect(page).to_have_url(f"{build.address}#/table/none")
    expect(page.get_by_role("alert")).to_contain_text("No connection to the server")
    page.get_by_role("link", name="How to play Europe").click()
    expect(page.get_by_text("Claim routes between cities")).to_be_visible()
    page.goto(f"{build.address}#/me")
    page.reload()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    page.context.set_offline(False)

    page.reload()
    build.rebuild("AFTER")
    page.evaluate("navigator.serviceWorker.ready.then(one => one.update())")
    page.evaluate(KEPT, 2)
    assert "AFTER" not in page.evaluate("document.scripts[0].src")
    page.get_by_role("link", name="Settings").click()
    expect(page.locator("script[src*=AFTER]")).to_be_attached()
    expect(page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()


def test_the_service_worker_is_asked_for_and_covers_the_whole_page(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        answer = client.get(WORKER)
    files = set(re.findall(r"assets/[\w.-]*[\w]", answer.text))

    assert answer.headers["cache-control"] == "no-cache"
    assert "javascript" in answer.headers["content-type"]
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
    assert {Path(file).suffix for file in files} == {".js", ".css", ".svg", ".woff2"}
    assert all((CLIENT / file).exists() for file in files)
    assert "/api" not in answer.text


@pytest.fixture
def browser_visits(visits: Visits) -> Visits:
    """Sessions at a server that has no tables, and is away for a while."""
    visits.forgive("Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection")
    return visits
