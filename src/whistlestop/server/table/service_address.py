"""Addresses of other services that this server sends to, and which of them are allowed."""

import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import SplitResult, urlsplit

from whistlestop.core.errors import WhistlestopError
from whistlestop.server.hosts import DEFAULT_PORTS, HOST, is_loopback

PRINTABLE_ASCII: Final = re.compile(r"[!-~]+")
"""Addresses are limited to characters that all URL parsers interpret alike."""

SUBDOMAINS: Final = "*."
"""Begins an allowed host that stands for all of its subdomains."""


class WrongHost(WhistlestopError):
    """A malformed host."""


def parse_host(text: str) -> str:
    """Parse an allowed host, with an optional port."""
    if not HOST.fullmatch(text):
        raise WrongHost(
            f"“{text}” is not a valid host for notifications. Write it like ntfy.sh or ntfy.sh:8443,"
            " without https:// and without a path."
        )
    return text.lower()


def parse_address(address: str) -> SplitResult | None:
    """Parse an address; None unless it is https, or http to this machine."""
    if not PRINTABLE_ASCII.fullmatch(address) or "\\" in address:
        return None
    try:
        place = urlsplit(address)
        _ = place.port
    except ValueError:
        return None
    name = place.hostname or ""
    private = place.scheme == "https" or (place.scheme == "http" and is_loopback(name))
    return place if name and private and "@" not in place.netloc else None


def is_allowed(place: SplitResult, hosts: Sequence[str]) -> bool:
    """Return whether an address is at one of the allowed hosts and ports."""
    name = f"[{place.hostname}]" if ":" in str(place.hostname) else str(place.hostname)
    usual = DEFAULT_PORTS[place.scheme]
    port = str(place.port or usual)
    if f"{name}:{port}" in hosts:
        return True
    return port == usual and (name in hosts or any(is_below(name, host) for host in hosts))


def is_below(name: str, host: str) -> bool:
    """Return whether a name is a subdomain of an allowed host that stands for its subdomains."""
    return host.startswith(SUBDOMAINS) and name.endswith(host.removeprefix("*"))
