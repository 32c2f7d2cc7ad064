"""Every response has security headers."""

import pytest

from tests.server.loop import on_a_loop
from tests.server.operations.asking import asked, settings, small_app
from whistlestop.server.operations.headers import SecurityHeaders

FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}


def directives(policy: str) -> dict[str, str]:
    """Parse a Content Security Policy."""
    return dict((*part.strip().split(" ", 1),) for part in policy.split(";"))  # type: ignore[misc]


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/broken", "/nowhere"])
@on_a_loop
async def test_every_answer_has_the_headers_even_an_error(path: str) -> None:
    headers = (await asked(SecurityHeaders(small_app(), settings()), path)).headers

    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "content-security-policy" in headers


@on_a_loop
async def test_a_page_may_load_and_call_nothing_but_this_server() -> None:
    answer = await asked(SecurityHeaders(small_app(), settings()))
    allowed = directives(answer.headers["content-security-policy"])

    assert allowed["default-src"] == "'none'"
    assert allowed["connect-src"] == "'self' ws://127.0.0.1:4190"
    assert allowed["frame-ancestors"] == "'none'"
    assert {allowed[kind] for kind in ("script-src", "style-src", "font-src")} == {"'self'"}
    assert "unsafe" not in answer.headers["content-security-policy"]


@on_a_loop
async def test_a_host_that_is_no_name_does_not_get_into_the_policy() -> None:
    answer = await asked(SecurityHeaders(small_app(), settings()), headers={"Host": "a; script-src *"})

    assert directives(answer.headers["content-security-policy"])["connect-src"] == "'self'"


@on_a_loop
async def test_only_https_by_the_proxy_is_asked_to_stay_https() -> None:
    behind = SecurityHeaders(small_app(), settings(behind_proxy=True))
    alone = SecurityHeaders(small_app(), settings())

    assert "strict-transport-security" in (await asked(behind, headers=FORWARDED)).headers
    assert "strict-transport-security" not in (await asked(behind)).headers
    assert "strict-transport-security" not in (await asked(alone, headers=FORWARDED)).headers


@on_a_loop
async def test_answers_of_the_api_are_not_kept_unless_they_say_so_themselves() -> None:
    app = SecurityHeaders(small_app(), settings())

    assert (await asked(app, "/api/tables")).headers["cache-control"] == "no-store"
    assert (await asked(app, "/api/games")).headers["cache-control"] == "no-cache"
    assert "cache-control" not in (await asked(app, "/")).headers
