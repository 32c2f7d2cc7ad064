"""Where a request comes from, and by which names the server was called."""

import ipaddress

from starlette.types import Scope

NOWHERE = "unknown"


def header(scope: Scope, name: bytes) -> str:
    """Read a header of a request; empty if it is missing."""
    headers: list[tuple[bytes, bytes]] = scope["headers"]
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def last_hop(scope: Scope, name: bytes) -> str:
    """Read what the nearest proxy has added to a header; anybody may have written what stands before."""
    headers: list[tuple[bytes, bytes]] = scope["headers"]
    values = [value.decode("latin-1") for key, value in headers if key == name]
    return values[-1].rpartition(",")[2].strip() if values else ""


def address_of(scope: Scope, behind_proxy: bool) -> str:
    """Tell the address that a request comes from; the proxy's word counts only if there is one."""
    client = scope.get("client")
    nearest = str(client[0]) if client else NOWHERE
    return (last_hop(scope, b"x-forwarded-for") or nearest) if behind_proxy else nearest


def household(address: str) -> str:
    """Tell what is counted as one address: of IPv6, the network that one household gets."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return NOWHERE
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, 64), strict=False))


def is_near(address: str) -> bool:
    """Tell whether an address belongs to this machine or to a private network."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = known.ipv4_mapped if isinstance(known, ipaddress.IPv6Address) else None
    return (mapped or known).is_private


def is_loopback(host: str) -> bool:
    """Tell whether a server that listens there can be reached from this machine only."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def scheme_of(scope: Scope, behind_proxy: bool) -> str:
    """Tell whether the person's browser spoke http or https."""
    told = last_hop(scope, b"x-forwarded-proto") if behind_proxy else ""
    spoken = told or str(scope.get("scheme", "http"))
    return "https" if spoken in ("https", "wss") else "http"
