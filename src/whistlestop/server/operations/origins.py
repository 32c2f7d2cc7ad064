"""Check Origin and Host (CSRF, DNS rebinding)."""

from urllib.parse import urlsplit

from starlette.types import Scope

from whistlestop.core.reason import Reason
from whistlestop.server.hosts import DEFAULT_PORTS, HOST, LOCALHOST, answers_to
from whistlestop.server.operations.client_address import header, scheme_of
from whistlestop.server.settings import Settings
from whistlestop.server.wire.codes import Refusal

SAFE = ("GET", "HEAD", "OPTIONS")


def host_of(scope: Scope) -> tuple[str, str]:
    """Return the name and port of the Host header; empty if it is missing, malformed or repeated."""
    given = [value.decode("latin-1") for key, value in scope["headers"] if key == b"host"]
    host = HOST.fullmatch(given[0]) if len(given) == 1 else None
    return (host["name"].lower(), host["port"] or "") if host else ("", "")


def check_host(scope: Scope, settings: Settings) -> None:
    """Refuse names that this server was not given (DNS rebinding)."""
    host = host_of(scope)[0]
    if not host:
        raise Refusal("forbidden", Reason("The Host header is missing or malformed."))
    if not answers_to(host, settings.names):
        said = Reason(
            "This server does not answer to the name “{host}”, only to {names} and IP addresses."
            " Its operator can add a name with --name.",
            host=host,
            names=", ".join([*settings.names, LOCALHOST]),
        )
        raise Refusal("forbidden", said)


def check_origin(scope: Scope, settings: Settings) -> None:
    """Refuse unsafe requests from pages of other origins (CSRF); programs send no Origin."""
    origin = header(scope, b"origin")
    if not origin or (scope["type"] == "http" and scope["method"] in SAFE) or origin in settings.origins:
        return
    if not is_same_origin(origin, scope, settings):
        raise Refusal(
            "forbidden",
            Reason("This page comes from another origin. The server's operator can allow it with --origin."),
        )


def is_same_origin(origin: str, scope: Scope, settings: Settings) -> bool:
    """Return whether a page was loaded from this server."""
    try:
        page = urlsplit(origin)
        port = str(page.port or DEFAULT_PORTS.get(page.scheme, ""))
    except ValueError:
        return False
    scheme = scheme_of(scope, settings.behind_proxy)
    name, called = host_of(scope)
    shown = f"[{page.hostname}]" if page.hostname and ":" in page.hostname else page.hostname
    return bool(name) and (page.scheme, shown, port) == (scheme, name, called or DEFAULT_PORTS[scheme])
