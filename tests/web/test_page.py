"""The built page is complete, self-contained, and complies with the CSP."""

import gzip
import re
from pathlib import Path

import httpx
from playwright.sync_api import expect

from tests.server.processes import ServerProcess
from tests.web.visits import Visits
from whistlestop.server.http.page import CLIENT, MIN_GZIP_SIZE

JAVASCRIPT_OF_A_VISIT = 180_000
"""Bytes after gzip; what is not part of a first view is loaded on demand."""
FONTS_OF_A_VISIT = 60_000


def test_a_visitor_finds_the_games(visits: Visits) -> None:
    page = visits.desktop()

    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("Europe").first).to_be_visible()


def test_a_visitor_with_a_phone_finds_the_games(visits: Visits) -> None:
    page = visits.phone()

    expect(page.get_by_text("Europe").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_breach_of_the_policy_is_noticed(visits: Visits) -> None:
    page = visits.desktop()
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">red</p>')")
    page.evaluate("fetch('https://example.org/').catch(() => {})")
    expect(page.get_by_text("red", exact=True)).to_be_visible()

    assert len(visits.unforgiven) >= 2
    visits.forgive("Content Security Policy")


def test_files_that_are_named_by_their_content_are_kept_and_the_page_itself_is_asked_for(
    server: ServerProcess,
) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        index = client.get("")
        assert index.headers["cache-control"] == "no-cache"
        files = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', index.text)
        assert {Path(file).suffix for file in files} == {".js", ".css", ".svg", ".woff2"}
        for file in files:
            answer = client.get(file)
            assert "immutable" in answer.headers["cache-control"]
            assert answer.content == (CLIENT / file).read_bytes()
            compressible = len(answer.content) >= MIN_GZIP_SIZE and not file.endswith(".woff2")
            assert (answer.headers.get("content-encoding") == "gzip") == compressible


def test_nothing_stands_in_the_page_that_the_policy_forbids() -> None:
    html = (CLIENT / "index.html").read_text(encoding="utf-8")

    assert not re.search(r"\son\w+=|\sstyle=|<style|javascript:", html)
    assert re.findall(r"<script[^>]*>(.*?)</script>", html, re.DOTALL) == [""]
    assert not re.search(r"https?://", html)


def test_a_visit_needs_little_javascript_and_small_fonts() -> None:
    assets = CLIENT / "assets"
    html = (CLIENT / "index.html").read_text(encoding="utf-8")
    needed = {file.name for file in assets.glob("render.worker-*.js")}
    found = set(re.findall(r'"\./assets/([^"]+\.js)"', html))
    while found:
        needed |= found
        code = "".join((assets / name).read_text(encoding="utf-8") for name in found)
        found = set(re.findall(r'(?:from|import)"\./([^"]+\.js)"', code)) - needed

    assert len(needed) > 2
    assert sum(len(gzip.compress((assets / name).read_bytes())) for name in needed) <= JAVASCRIPT_OF_A_VISIT
    assert sum(file.stat().st_size for file in assets.glob("*.woff2")) <= FONTS_OF_A_VISIT
