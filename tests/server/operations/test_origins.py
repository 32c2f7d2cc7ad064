"""Pages from elsewhere can't use a server through the browser of somebody who can."""

import pytest

from tests.server.loop import on_a_loop
from tests.server.operations.asking import asked, settings, small_app
from whistlestop.server.operations.guard import Guard
from whistlestop.server.operations.limits import Gate
from whistlestop.server.operations.metrics import Metrics
from whistlestop.server.settings import Settings


def guarded(about: Settings) -> Guard:
    """Put the guard before an application."""
    return Guard(small_app(), about, Gate(about.limits), Metrics())


async def posted(about: Settings, **headers: str) -> int:
    """Try to change something."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return (await asked(guarded(about), "/api/tables", "POST", named)).status_code


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
    about = settings(behind_proxy=True)
    host = {"Host": "games.example", "X_Forwarded_Proto": "https"}

    assert await posted(about, Origin="https://games.example", **host) == 200
    assert await posted(about, Origin="http://games.example", **host) == 403


@on_a_loop
async def test_reading_what_is_public_needs_no_origin() -> None:
    answer = await asked(guarded(settings()), "/api/tables", headers={"Origin": "https://evil.example"})

    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:4190", "[::1]:4190", "LOCALHOST:1"])
@on_a_loop
async def test_a_server_on_loopback_answers_to_its_names(host: str) -> None:
    assert (await asked(guarded(settings()), headers={"Host": host})).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost@evil.example", ""])
@on_a_loop
async def test_a_server_on_loopback_answers_to_no_other_name(host: str) -> None:
    answer = await asked(guarded(settings()), headers={"Host": host})

    assert answer.status_code == 403
    assert "localhost, 127.0.0.1 or [::1]" in answer.json()["message"]


@on_a_loop
async def test_a_server_for_others_or_behind_a_proxy_has_names_that_it_does_not_know() -> None:
    for about in (settings(host="0.0.0.0"), settings(behind_proxy=True)):
        assert (await asked(guarded(about), headers={"Host": "games.example"})).status_code == 200
