"""The client's address and scheme, as the connection or the nearest proxy reports them."""

from starlette.types import Scope

from whistlestop.server.hosts import UNKNOWN


def header(scope: Scope, name: bytes) -> str:
    """Return a header of a request; empty if it is missing."""
    headers: list[tuple[bytes, bytes]] = scope["headers"]
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def last_hop(scope: Scope, name: bytes) -> str:
    """Return what the nearest proxy added to a header; clients can forge everything before it."""
    headers: list[tuple[bytes, bytes]] = scope["headers"]
    values = [value.decode("latin-1") for key, value in headers if key == name]
    return values[-1].rpartition(",")[2].strip() if values else ""


def client_address(scope: Scope, behind_proxy: bool) -> str:
    """Return the client's address; X-Forwarded-For counts only behind a proxy."""
    client = scope.get("client")
    nearest = str(client[0]) if client else UNKNOWN
    return (last_hop(scope, b"x-forwarded-for") or nearest) if behind_proxy else nearest


def scheme_of(scope: Scope, behind_proxy: bool) -> str:
    """Return the scheme that the client used: http or https."""
    forwarded = last_hop(scope, b"x-forwarded-proto") if behind_proxy else ""
    scheme = forwarded or str(scope.get("scheme", "http"))
    return "https" if scheme in ("https", "wss") else "http"
