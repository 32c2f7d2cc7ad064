"""HTTP bodies about push messages."""

from typing import Annotated

from msgspec import Meta, Struct

from whistlestop.server.wire.bodies import Body, HeldSeat
from whistlestop.server.wire.fields import Language

Endpoint = Annotated[
    str, Meta(min_length=1, max_length=1000, description="The endpoint of a subscription; never returned.")
]


class PushKey(Struct, frozen=True, kw_only=True):
    """The public key of this server, in base64url; empty if it sends no push messages."""

    key: str


class SubscriptionKeys(Body, frozen=True):
    """The keys of a subscription, in base64url, as in PushSubscription.toJSON()."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=90)]
    auth: Annotated[str, Meta(min_length=20, max_length=26)]


class PushRequest(Body, frozen=True):
    """The caller's seats and the browser to notify of their turns; without keys, it is removed."""

    seats: Annotated[list[HeldSeat], Meta(max_length=200)]
    endpoint: Endpoint
    keys: SubscriptionKeys | None = None
    language: Language = "en"


class SubscribedSeats(Struct, frozen=True, kw_only=True):
    """The number of seats for which the browser is subscribed, or no longer."""

    seats: int
