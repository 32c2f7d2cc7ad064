"""The endpoints of the HTTP API and their responses."""

import shutil
from pathlib import Path

import httpx
import pytest
from starlette.websockets import WebSocket

from tests.server.http.asking import AS_JSON, asked, assert_refused
from tests.server.loop import on_a_loop
from whistlestop.games import load, names
from whistlestop.record import record
from whistlestop.server.app import make_app
from whistlestop.server.operations.rate_limiter import RateLimiter
from whistlestop.server.services.notices.notifier import Notifier
from whistlestop.server.services.services import Services
from whistlestop.server.settings import Limits

ME = {"kind": "me", "name": "Ada"}
BEN = {"kind": "me", "name": "Ben"}
ANYBODY = {"kind": "open"}


async def created(http: httpx.AsyncClient, *seats: dict[str, str], **wishes: object) -> dict[str, object]:
    """Create a table."""
    answer = await http.post("/api/tables", json={"game": "usa", "seats": list(seats), **wishes})
    assert answer.status_code == 201, answer.text
    made: dict[str, object] = answer.json()
    return made


@on_a_loop
async def test_every_game_on_the_shelf_is_listed_with_its_seats_and_bots(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        games = (await http.get("/api/games")).json()["games"]

    assert [game["name"] for game in games] == names()
    europe = games[0]
    assert europe["title"] == load("europe").title
    assert europe["seats"] == [2, 3, 4, 5]
    assert "greedy" in [bot["name"] for bot in europe["bots"]]


@pytest.mark.parametrize("path", ["/api/games", "/api/games/usa", "/api/openapi.json", "/api/messages.json"])
@on_a_loop
async def test_what_does_not_change_is_sent_once(path: str, tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        first = await http.get(path)
        tag = first.headers["etag"]
        again = await http.get(path, headers={"if-none-match": f'"other", W/{tag}'})
        changed = await http.get(path, headers={"if-none-match": '"other"'})

    assert first.status_code == 200
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert (changed.status_code, changed.content) == (200, first.content)


@on_a_loop
async def test_the_board_of_a_game_has_all_its_routes_and_tickets(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        board = (await http.get("/api/games/germany")).json()

    assert len(board["tickets"]) == len(load("germany").tickets.tickets)
    assert {"name", "cities", "length", "colour", "ferry", "tunnel", "points"} == set(board["routes"][0])
    assert "Schweiz" in board["countries"]


@pytest.mark.usefixtures("built_page")
@pytest.mark.parametrize("name", ["nope", "..", "%2e%2e%2f%2e%2e", "%2Ftmp", "a%00b", "x" * 5000, "%ff"])
@on_a_loop
async def test_a_board_that_there_is_not_is_not_found(name: str, tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        assert_refused(await http.get(f"/api/games/{name}"), 404, "not_found")


@on_a_loop
async def test_a_table_is_made_joined_and_found_again(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        made = await created(http, ME, ANYBODY, public=True)
        lines = (await http.get("/api/tables")).json()["tables"]
        joined = await http.post("/api/join", json={"table": made["table"], "name": "Ben"})
        full = await http.post("/api/join", json={"table": made["table"], "name": "Cleo"})
        held = {"table": made["table"], "token": joined.json()["token"]}
        wrong = {"table": made["table"], "token": "wrong"}
        mine = await http.post("/api/mine", json={"seats": [wrong, held]})

    assert [(line["table"], line["names"], line["open"]) for line in lines] == [
        (made["table"], ["Ada", ""], 1)
    ]
    assert joined.json()["seat"] == 1
    assert_refused(full, 409, "full")
    assert [(line["seat"], line["names"]) for line in mine.json()["tables"]] == [(1, ["Ada", "Ben"])]


@on_a_loop
async def test_a_record_is_text_that_can_be_read_back(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        made = await created(http, ME, BEN, start=True)
        answer = await http.post("/api/record", json={"table": made["table"]})

    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert record.read(answer.text).header["game"] == "usa"


@on_a_loop
async def test_a_wrong_secret_gets_the_same_answer_as_a_table_that_there_is_not(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        made = await created(http, ME, BEN, start=True)
        wrong = await http.post("/api/record", json={"table": made["table"], "token": "wrong"})
        missing = await http.post("/api/record", json={"table": "missing", "token": "wrong"})

    assert_refused(wrong, 404, "not_found")
    assert (wrong.content, wrong.headers) == (missing.content, missing.headers)


@on_a_loop
async def test_secrets_are_kept_by_no_cache(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        answer = await http.post("/api/tables", json={"game": "usa", "seats": [ME, ANYBODY]})

    assert answer.headers["cache-control"] == "no-store"


@on_a_loop
async def test_one_address_can_make_only_so_many_tables_at_once(tmp_path: Path) -> None:
    limits = Limits(requests=1e9, request_burst=1e9, new_tables=0.001, new_table_burst=2)
    async with asked(tmp_path, limits) as (_, http):
        await created(http, ME, ANYBODY)
        await created(http, ME, ANYBODY)
        refused = await http.post("/api/tables", json={"game": "usa", "seats": [ME, ANYBODY]})
        listed = await http.get("/api/tables")

    assert_refused(refused, 429, "too_many")
    assert int(refused.headers["retry-after"]) > 1
    assert listed.status_code == 200


@on_a_loop
async def test_a_head_is_answered_like_a_get(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        head, get = await http.head("/api/games"), await http.get("/api/games")

    assert head.status_code == 200
    assert head.headers["etag"] == get.headers["etag"]


@pytest.mark.usefixtures("built_page")
@on_a_loop
async def test_the_page_is_served_beside_the_endpoints(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        page = await http.get("/")
        missing = await http.get("/missing")
        changed = await http.post("/", headers=AS_JSON, content="{}")

    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert_refused(missing, 404, "not_found")
    assert_refused(changed, 405, "wrong_method")
    assert changed.headers["allow"] == "GET, HEAD"


@pytest.mark.usefixtures("built_page")
@pytest.mark.parametrize(
    "path", ["/%00", "/..%2f..%2fetc%2fpasswd", "//etc/passwd", "/" + "x" * 9000, "/%ff%fe"]
)
@on_a_loop
async def test_nothing_but_the_page_can_be_looked_at(path: str, tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        assert_refused(await http.get(f"http://localhost{path}"), 404, "not_found")


@on_a_loop
async def test_a_page_that_has_gone_is_a_failure_that_tells_nothing(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").touch()
    async with asked(tmp_path) as (hub, _):
        services = Services.of(hub, Notifier(hub.settings.notices, [], hub.metrics))
        app = make_app(services, RateLimiter(hub.settings.limits), nobody, page=page)
        shutil.rmtree(page)
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            answer = await http.get("/")

    assert str(page) not in assert_refused(answer, 500, "failed")


async def nobody(websocket: WebSocket) -> None:
    """Refuse every connection."""
    await websocket.close()
