"""Host names and IP addresses."""

import ipaddress
import re
from dataclasses import dataclass
from typing import Final

from whistlestop.core.errors import WhistlestopError

UNKNOWN = "unknown"
HOST = re.compile(r"(?P<name>[a-z0-9._-]+|\[[0-9a-f:.]+\])(:(?P<port>[0-9]{1,5}))?", re.IGNORECASE)
NAME = re.compile(r"((?P<scheme>https?)://)?" + HOST.pattern + "/?", re.IGNORECASE)
DEFAULT_PORTS = {"http": "80", "https": "443"}
LOCALHOST: Final = "localhost"
IPV6_PREFIX: Final = 56
"""The prefix length of one customer's IPv6 network: many providers assign a /56."""


class WrongName(WhistlestopError):
    """A malformed name of this server."""


@dataclass(frozen=True)
class ServerName:
    """A public host name of this server, with the scheme and port of the page if given."""

    host: str
    scheme: str = ""
    port: str = ""

    def page(self, behind_proxy: bool, listens_at: int) -> str:
        """Return the URL of the page; by default, a proxy is at the usual port for HTTPS."""
        scheme = self.scheme or ("https" if behind_proxy else "http")
        port = self.port or ("" if self.scheme or behind_proxy else str(listens_at))
        return f"{scheme}://{self.host}{f':{port}' if port not in ('', DEFAULT_PORTS[scheme]) else ''}/"


def parse_name(text: str) -> ServerName:
    """Parse a name of this server: a host, with an optional scheme and port."""
    found = NAME.fullmatch(text)
    if found is None:
        raise WrongName(
            f"“{text}” is not a valid name for this server. Write it like games.example.org,"
            " or with the address of the page like http://games.example.org:8080, without a path."
        )
    return ServerName(found["name"].lower(), (found["scheme"] or "").lower(), found["port"] or "")


def answers_to(host: str, names: tuple[str, ...]) -> bool:
    """Return whether a server with these names answers to a Host, given without its port.

    An IP address or localhost names the machine that the browser has really connected to. Any other
    name could be one that a stranger's DNS server has directed here (DNS rebinding).
    """
    return is_ip_address(host) or host.removesuffix(".") in (LOCALHOST, *names)


def is_ip_address(host: str) -> bool:
    """Return whether the host of a URL is an IP address; IPv6 is in brackets."""
    bracketed = host.startswith("[") and host.endswith("]")
    try:
        return ipaddress.ip_address(host[1:-1] if bracketed else host).version == (6 if bracketed else 4)
    except ValueError:
        return False


def rate_limit_key(address: str) -> str:
    """Return what counts as one client: an IPv4 address, or the network of an IPv6 address."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return UNKNOWN
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, IPV6_PREFIX), strict=False))


def is_private_network(address: str) -> bool:
    """Return whether an address belongs to this machine or to a private network."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = known.ipv4_mapped if isinstance(known, ipaddress.IPv6Address) else None
    return (mapped or known).is_private


def is_loopback(host: str) -> bool:
    """Return whether a host name or address is this machine's own."""
    if host == LOCALHOST:
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
