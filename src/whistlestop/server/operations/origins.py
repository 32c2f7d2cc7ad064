"""Who may call: no page from elsewhere, and no name that was bent to lead to this machine."""

import re
from urllib.parse import urlsplit

from starlette.types import Scope

from whistlestop.core.reason import Reason
from whistlestop.server.operations.caller import header, is_loopback, scheme_of
from whistlestop.server.settings import Settings
from whistlestop.server.wire.codes import Refusal

SAFE = ("GET", "HEAD", "OPTIONS")
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "[::1]")
HOST = re.compile(r"(?P<name>[a-z0-9._-]+|\[[0-9a-f:.]+\])(:(?P<port>[0-9]{1,5}))?", re.IGNORECASE)
USUAL_PORTS = {"http": "80", "https": "443"}


def host_of(scope: Scope) -> tuple[str, str]:
    """Read the name and the port that the server was called by; empty if they are missing or nonsense."""
    host = HOST.fullmatch(header(scope, b"host"))
    return (host["name"].lower(), host["port"] or "") if host else ("", "")


def check_host(scope: Scope, settings: Settings) -> None:
    """Refuse names of elsewhere, by which a page could reach a server that only this machine may call."""
    if settings.behind_proxy or not is_loopback(settings.host):
        return
    if host_of(scope)[0] not in LOOPBACK_NAMES:
        names = ", ".join(LOOPBACK_NAMES[:-1])
        said = Reason(
            "This server is called by {names} or {last} only.", names=names, last=LOOPBACK_NAMES[-1]
        )
        raise Refusal("forbidden", said)


def check_origin(scope: Scope, settings: Settings) -> None:
    """Refuse pages from elsewhere that want to change something; programs name no origin and may."""
    origin = header(scope, b"origin")
    if not origin or (scope["type"] == "http" and scope["method"] in SAFE) or origin in settings.origins:
        return
    if not is_own(origin, scope, settings):
        raise Refusal(
            "forbidden",
            Reason("This page comes from elsewhere. Whoever runs this server can let it in with --origin."),
        )


def is_own(origin: str, scope: Scope, settings: Settings) -> bool:
    """Tell whether a page was loaded from this server."""
    try:
        page = urlsplit(origin)
        port = str(page.port or USUAL_PORTS.get(page.scheme, ""))
    except ValueError:
        return False
    scheme = scheme_of(scope, settings.behind_proxy)
    name, called = host_of(scope)
    shown = f"[{page.hostname}]" if page.hostname and ":" in page.hostname else page.hostname
    return bool(name) and (page.scheme, shown, port) == (scheme, name, called or USUAL_PORTS[scheme])
