"""The push subscriptions of a seat: browsers that show notices while the page is closed."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from whistlestop.core.reason import Reason
from whistlestop.server.table.service_address import is_allowed, parse_address
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.fields import Language

MAX_PER_SEAT: Final = 4
"""Browsers of one seat; a new one replaces the oldest."""


class Subscription(Struct, frozen=True):
    """A browser's subscription; whoever knows the endpoint could send to it."""

    endpoint: str
    p256dh: str  # the browser's public key, in base64url as in PushSubscription.toJSON()
    auth: str  # the secret that it shares with the server, in base64url
    language: Language

    @property
    def host(self) -> str:
        """The part of the endpoint that is not secret."""
        return urlsplit(self.endpoint).netloc

    def __repr__(self) -> str:
        return f"<Subscription at {self.host}>"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        return [("host", self.host)]


def check_endpoint(endpoint: str, hosts: Sequence[str]) -> None:
    """Refuse an endpoint that is malformed, or at a service that the server doesn't send to."""
    place = parse_address(endpoint)
    if place is None or not is_allowed(place, hosts):
        raise Refusal(
            "not_possible",
            Reason("This server doesn’t send notifications to the push service of your browser."),
        )


def with_subscription(known: Sequence[Subscription], new: Subscription) -> tuple[Subscription, ...]:
    """Add a subscription, or replace the one of the same browser; forget the oldest beyond the limit."""
    return (*without_endpoint(known, new.endpoint), new)[-MAX_PER_SEAT:]


def without_endpoint(known: Sequence[Subscription], endpoint: str) -> tuple[Subscription, ...]:
    """Remove the subscription with an endpoint."""
    return tuple(one for one in known if one.endpoint != endpoint)
