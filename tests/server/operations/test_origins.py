"""Pages from other origins can't use a server through a visitor's browser."""

from contextlib import nullcontext

import pytest

from tests.server.loop import on_a_loop
from tests.server.operations.asking import HOME, asked, settings, small_app
from whistlestop.server.operations.guard import RequestGuard
from whistlestop.server.operations.origins import check_host, check_origin
from whistlestop.server.operations.rate_limiter import RateLimiter
from whistlestop.server.settings import Settings
from whistlestop.server.telemetry.metrics import Metrics
from whistlestop.server.wire.codes import Refusal


def guarded(about: Settings) -> RequestGuard:
    """Wrap an application with the guard."""
    return RequestGuard(small_app(), about, RateLimiter(about.limits), Metrics())


async def posted(about: Settings, at: str = HOME, **headers: str) -> int:
    """Send a request that changes something."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return (await asked(guarded(about), "/api/tables", "POST", named, at=at)).status_code


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "http://127.0.0.1:4191",
        "http://127.0.0.1",
        "https://127.0.0.1:4190",
        "http://127.0.0.1:4190.evil.example",
        "http://localhost:4190",
        "http://127.0.0.1:99999",
        "null",
        "file://",
    ],
)
@on_a_loop
async def test_a_page_from_elsewhere_is_refused(origin: str) -> None:
    assert await posted(settings(), Origin=origin) == 403


@on_a_loop
async def test_the_own_page_and_programs_may() -> None:
    assert await posted(settings(), Origin="http://127.0.0.1:4190") == 200
    assert await posted(settings()) == 200


@on_a_loop
async def test_an_origin_that_was_named_may() -> None:
    about = settings(origins=("https://club.example",))

    assert await posted(about, Origin="https://club.example") == 200
    assert await posted(about, Origin="https://club.example.evil.example") == 403


@on_a_loop
async def test_behind_a_proxy_the_page_came_over_what_the_proxy_spoke() -> None:
    about = settings(behind_proxy=True, names=("games.example",))
    host = {"Host": "games.example", "X_Forwarded_Proto": "https"}

    assert await posted(about, Origin="https://games.example", **host) == 200
    assert await posted(about, Origin="http://games.example", **host) == 403


@on_a_loop
async def test_a_server_that_speaks_tls_itself_has_https_pages() -> None:
    at = "https://127.0.0.1:4190"

    assert await posted(settings(), at, Origin="https://127.0.0.1:4190") == 200
    assert await posted(settings(), at, Origin="http://127.0.0.1:4190") == 403
    assert await posted(settings(), at, Origin="http://127.0.0.1:4190", X_Forwarded_Proto="http") == 403


@pytest.mark.parametrize(("scheme", "page"), [("wss", "https"), ("ws", "http")])
def test_a_websocket_belongs_to_a_page_of_the_same_security(scheme: str, page: str) -> None:
    for other, allowed in ((page, True), ("https" if page == "http" else "http", False)):
        headers = [(b"host", b"127.0.0.1:4190"), (b"origin", f"{other}://127.0.0.1:4190".encode())]
        scope = {"type": "websocket", "scheme": scheme, "headers": headers}
        with nullcontext() if allowed else pytest.raises(Refusal, match="comes from another origin"):
            check_origin(scope, settings())


@on_a_loop
async def test_reading_what_is_public_needs_no_origin() -> None:
    answer = await asked(guarded(settings()), "/api/tables", headers={"Origin": "https://evil.example"})

    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


LOCAL = ["localhost", "LOCALHOST:1", "localhost.", "127.0.0.1:4190", "[::1]:4190"]
IN_THE_NETWORK = ["192.168.1.20:4190", "[2001:db8::7]:4190", "203.0.113.9"]
OTHER_NAMES = [
    "evil.example",
    "games.example.evil.example",
    "127.0.0.1.evil.example",
    "localhost@evil.example",
    "localhost.evil.example",
    "laptop.local",
    "laptop",
    "127.1",
    "0x7f000001",
    "2130706433",
    "[::1",
    "::1",
    "[127.0.0.1]",
    "",
]
SERVERS = {
    "on loopback": settings(),
    "for the network": settings(host="0.0.0.0"),
    "with a name": settings(host="0.0.0.0", names=("games.example",)),
    "behind a proxy": settings(behind_proxy=True, names=("games.example",)),
}


@pytest.mark.parametrize("about", SERVERS.values(), ids=SERVERS.keys())
@pytest.mark.parametrize("host", LOCAL + IN_THE_NETWORK)
@on_a_loop
async def test_every_server_answers_to_localhost_and_to_ip_addresses(about: Settings, host: str) -> None:
    assert (await asked(guarded(about), headers={"Host": host})).status_code == 200


@pytest.mark.parametrize("about", SERVERS.values(), ids=SERVERS.keys())
@pytest.mark.parametrize("host", OTHER_NAMES)
@on_a_loop
async def test_no_server_answers_to_a_name_that_it_was_not_given(about: Settings, host: str) -> None:
    for path in ("/", "/api/tables", "/healthz"):
        assert (await asked(guarded(about), path, headers={"Host": host})).status_code == 403


@pytest.mark.parametrize("host", ["games.example", "GAMES.example:8443", "games.example."])
@on_a_loop
async def test_a_server_answers_to_the_name_that_it_was_given(host: str) -> None:
    for name in ("with a name", "behind a proxy"):
        assert (await asked(guarded(SERVERS[name]), headers={"Host": host})).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "games.example"])
@on_a_loop
async def test_a_websocket_is_refused_by_another_name_as_a_request_is(host: str) -> None:
    headers = [(b"host", host.encode()), (b"origin", f"http://{host}".encode())]
    scope = {"type": "websocket", "scheme": "ws", "path": "/ws", "headers": headers}

    with nullcontext() if host == "games.example" else pytest.raises(Refusal, match="does not answer to"):
        guarded(SERVERS["with a name"]).check(scope)


def test_two_host_headers_are_none() -> None:
    headers = [(b"host", b"127.0.0.1"), (b"host", b"evil.example")]

    with pytest.raises(Refusal, match="Host header"):
        check_host({"type": "http", "headers": headers}, settings())


@on_a_loop
async def test_a_visitor_who_uses_another_name_reads_what_to_do_about_it() -> None:
    about = SERVERS["with a name"]
    visit = {"Host": "laptop.local:4190", "Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    page = await asked(guarded(about), headers=visit)
    program = await asked(guarded(about), headers={"Host": "laptop.local:4190"})

    assert page.headers["content-type"] == "text/plain; charset=utf-8"
    assert page.text == (
        "This server does not answer to the name “laptop.local”, only to games.example, localhost and IP"
        " addresses. Its operator can add a name with --name.\n"
    )
    assert program.json()["code"] == "forbidden"
    assert program.json()["message"] == page.text.strip()
