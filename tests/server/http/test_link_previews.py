"""Shared links describe their table to chat programs."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from html import unescape
from pathlib import Path

import httpx
import pytest

from tests.server.loop import on_a_loop
from tests.server.serving import GENEROUS, Serving, my_seats, serving, settings_in
from whistlestop.server.app import make_app
from whistlestop.server.operations.guard import RequestGuard
from whistlestop.server.operations.headers import SecurityHeaders
from whistlestop.server.operations.rate_limiter import RateLimiter
from whistlestop.server.settings import Settings, WebhookRules
from whistlestop.server.wire.bodies import MySeat, NewTable, OpenSeat

INDEX = '<!doctype html><html><head><script src="./assets/a.js"></script></head><body></body></html>'


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page with the picture of one board."""
    folder = tmp_path / "page"
    (folder / "pictures").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    for name in ("europe", "cards"):
        (folder / "pictures" / f"{name}.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    return folder


@asynccontextmanager
async def serving_page(settings: Settings, page: Path) -> AsyncIterator[tuple[Serving, httpx.AsyncClient]]:
    """Serve tables, and this page beside them."""
    async with serving(settings) as at:
        limiter = RateLimiter(settings.limits)
        app = make_app(at.services, limiter, lambda socket: socket.close(), page=page)
        guarded = SecurityHeaders(RequestGuard(app, settings, limiter, at.services.metrics), settings)
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(guarded), base_url="http://127.0.0.1:4190"
        ) as client:
            yield at, client


def tags(html: str) -> dict[str, str]:
    """Return the Open Graph tags of a page."""
    return {
        name: unescape(text)
        for name, text in re.findall(r'<meta property="([^"]+)" content="([^"]*)">', html)
    }


def open_table(name: str = "Ada", game: str = "europe") -> NewTable:
    """Return a request for a table with one open seat."""
    return NewTable(game=game, seats=[MySeat(name=name), OpenSeat()])


@on_a_loop
async def test_an_invitation_names_the_host_the_game_and_a_picture(tmp_path: Path, page: Path) -> None:
    async with serving_page(settings_in(tmp_path), page) as (at, client):
        table = (await at.create(open_table())).table
        answer = await client.get(f"/table/{table}")

    found = tags(answer.text)
    assert answer.status_code == 200
    assert found["og:title"] == "Ada invites you to Europe"
    assert "1 seat is free" in found["og:description"]
    assert found["og:url"] == f"http://127.0.0.1:4190/table/{table}"
    assert found["og:image"] == "http://127.0.0.1:4190/pictures/europe.png"
    assert 'src="/assets/a.js"' in answer.text


@on_a_loop
async def test_links_and_pictures_use_the_name_of_the_server(tmp_path: Path, page: Path) -> None:
    settings = replace(
        settings_in(tmp_path),
        names=("games.example.org",),
        webhooks=WebhookRules(page="https://games.example.org/"),
    )
    async with serving_page(settings, page) as (at, client):
        table = (await at.create(open_table())).table
        found = tags((await client.get(f"/table/{table}")).text)
        refused = await client.get(f"/table/{table}", headers={"host": "evil.example"})

    assert found["og:url"] == f"https://games.example.org/table/{table}"
    assert found["og:image"].startswith("https://games.example.org/pictures/")
    assert refused.status_code == 403


@on_a_loop
async def test_a_browser_may_load_the_manifest_with_its_icons(tmp_path: Path, page: Path) -> None:
    (page / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    async with serving_page(settings_in(tmp_path), page) as (_, client):
        manifest = await client.get("/manifest.webmanifest")

    assert manifest.headers["content-type"] == "application/manifest+json"
    assert "manifest-src 'self'" in manifest.headers["content-security-policy"]
    assert manifest.headers["cache-control"] == "no-cache"


@on_a_loop
async def test_names_cannot_add_markup(tmp_path: Path, page: Path) -> None:
    async with serving_page(settings_in(tmp_path), page) as (at, client):
        table = (await at.create(open_table('"><b>Ada'))).table
        html = (await client.get(f"/table/{table}")).text

    assert "<b>" not in html
    assert tags(html)["og:title"] == '"><b>Ada invites you to Europe'


@on_a_loop
async def test_a_preview_of_a_running_game_contains_no_token(tmp_path: Path, page: Path) -> None:
    async with serving_page(settings_in(tmp_path), page) as (at, client):
        made = await at.create(NewTable(game="europe", seats=my_seats(2), start=True))
        html = (await client.get(f"/table/{made.table}")).text

    assert tags(html)["og:title"] == "Europe, in progress"
    assert tags(html)["og:description"] == "Ada and Ben. Open the link to watch."
    assert all(seat.token not in html for seat in made.seats)


@on_a_loop
async def test_the_link_to_a_moment_of_a_replay_is_described(tmp_path: Path, page: Path) -> None:
    async with serving_page(settings_in(tmp_path), page) as (at, client):
        made = await at.create(NewTable(game="card_game", seats=my_seats(2), start=True))
        found = tags((await client.get(f"/replay/{made.table}/7/public")).text)

    assert found["og:title"].startswith("Replay of ")
    assert found["og:url"].endswith(f"/replay/{made.table}/7/public")
    assert found["og:image"].endswith("/pictures/cards.png")


@pytest.mark.parametrize("path", ["/table/nowhere", "/table/a%20b", "/replay/nowhere/7"])
@on_a_loop
async def test_an_unknown_table_is_described_in_general(path: str, tmp_path: Path, page: Path) -> None:
    async with serving_page(settings_in(tmp_path), page) as (_, client):
        answer = await client.get(path)

    assert answer.status_code == 200
    assert tags(answer.text)["og:title"] == "Whistlestop"


@on_a_loop
async def test_an_unchanged_preview_is_not_sent_again(tmp_path: Path, page: Path) -> None:
    async with serving_page(settings_in(tmp_path), page) as (at, client):
        table = (await at.create(open_table())).table
        first = await client.get(f"/table/{table}")
        known = {"if-none-match": first.headers["etag"]}
        again = await client.get(f"/table/{table}", headers=known)
        await at.join(table, "Ben")
        changed = await client.get(f"/table/{table}", headers=known)

    assert (first.headers["cache-control"], again.status_code, changed.status_code) == ("no-cache", 304, 200)


@on_a_loop
async def test_previews_are_limited_like_other_requests(tmp_path: Path, page: Path) -> None:
    limits = replace(GENEROUS, requests=0.001, request_burst=3)
    async with serving_page(settings_in(tmp_path, limits), page) as (_, client):
        answers = [(await client.get("/table/nowhere")).status_code for _ in range(4)]

    assert answers == [200, 200, 200, 429]


@on_a_loop
async def test_pictures_can_be_shown_by_other_sites_and_cached(tmp_path: Path, page: Path) -> None:
    async with serving_page(settings_in(tmp_path), page) as (_, client):
        answer = await client.get("/pictures/europe.png")

    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"] == "public, max-age=86400"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
