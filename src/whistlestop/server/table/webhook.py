"""The webhook of a seat, and which addresses are accepted."""

import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.reason import Reason
from whistlestop.server.hosts import DEFAULT_PORTS, HOST, is_loopback
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.fields import Language

PRINTABLE_ASCII: Final = re.compile(r"[!-~]+")
"""Addresses are limited to characters that all URL parsers interpret alike."""


class WrongHost(WhistlestopError):
    """A malformed host."""


class Webhook(Struct, frozen=True):
    """A seat's webhook; its address is secret."""

    address: str
    language: Language

    @property
    def host(self) -> str:
        """The part of the address that is not secret."""
        return urlsplit(self.address).netloc

    def __repr__(self) -> str:
        return f"<Webhook at {self.host}>"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        return [("host", self.host)]


def parse_host(text: str) -> str:
    """Parse an allowed host, with an optional port."""
    if not HOST.fullmatch(text):
        raise WrongHost(
            f"“{text}” is not a valid host for webhooks. Write it like ntfy.sh or ntfy.sh:8443,"
            " without https:// and without a path."
        )
    return text.lower()


def check_address(address: str, hosts: Sequence[str]) -> None:
    """Refuse an address that is malformed or not allowed."""
    if not hosts:
        raise Refusal("not_possible", Reason("This server does not send messages to other services."))
    place = parse_address(address)
    if place is None:
        raise Refusal(
            "not_possible",
            Reason(
                "That is not a valid webhook address. It must start with https:// and contain no spaces"
                " and no password."
            ),
        )
    if not is_allowed(place, hosts):
        listed = ", ".join(hosts)
        raise Refusal("not_possible", Reason("This server sends messages only to: {hosts}.", hosts=listed))


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
    return f"{name}:{port}" in hosts or (port == usual and name in hosts)
