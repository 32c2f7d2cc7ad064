"""The webhook of a seat."""

from collections.abc import Sequence
from urllib.parse import urlsplit

from msgspec import Struct

from whistlestop.core.reason import Reason
from whistlestop.server.table.service_address import is_allowed, parse_address
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.fields import Language


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
