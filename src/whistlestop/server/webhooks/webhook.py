"""Where somebody wants to be told of turns, and which addresses a server accepts for that."""

import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.reason import Reason
from whistlestop.server.operations.caller import is_loopback
from whistlestop.server.operations.origins import HOST, USUAL_PORTS
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.words import Language

PLAIN: Final = re.compile(r"[!-~]+")
"""An address has nothing that programs could read in different ways."""


class WrongHost(WhistlestopError):
    """A host that is written as no host is."""


class Webhook(Struct, frozen=True):
    """The address of one seat, which is nobody else's business: whoever knows it could write to its owner."""

    address: str
    page: str  # where the person's browser has the page, for links
    language: Language

    @property
    def host(self) -> str:
        """The part of the address that is no secret."""
        return urlsplit(self.address).netloc

    def __repr__(self) -> str:
        return f"<Webhook at {self.host}>"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        return [("host", self.host)]


def host_written(text: str) -> str:
    """Read a host that a server may send to, with its port if it is not the usual one."""
    if not HOST.fullmatch(text):
        raise WrongHost(
            f"“{text}” is no host to send notices to. Write it as in ntfy.sh or ntfy.sh:8443,"
            " without https:// before it and without a path."
        )
    return text.lower()


def refuse_elsewhere(address: str, hosts: Sequence[str]) -> None:
    """Refuse addresses that this server does not send to."""
    if not hosts:
        raise Refusal("not_possible", Reason("This server sends no notices to other services."))
    place = read(address)
    if place is None:
        raise Refusal(
            "not_possible",
            Reason(
                "That is no address to send notices to. It has to begin with https://, without spaces and"
                " without a password."
            ),
        )
    if not is_allowed(place, hosts):
        listed = ", ".join(hosts)
        raise Refusal("not_possible", Reason("This server sends notices only to: {hosts}.", hosts=listed))


def read(address: str) -> SplitResult | None:
    """Take an address apart; none if it is not one to send to, which on other machines needs encryption."""
    if not PLAIN.fullmatch(address) or "\\" in address:
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
    """Tell whether an address is at one of some hosts, at the port that was named or else the usual one."""
    name = f"[{place.hostname}]" if ":" in str(place.hostname) else str(place.hostname)
    usual = USUAL_PORTS[place.scheme]
    port = str(place.port or usual)
    return f"{name}:{port}" in hosts or (port == usual and name in hosts)
