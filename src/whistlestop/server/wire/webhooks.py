"""HTTP bodies about webhooks."""

from typing import Annotated

from msgspec import Meta, Struct

from whistlestop.server.wire.bodies import Body, HeldSeat
from whistlestop.server.wire.fields import Language

Address = Annotated[
    str, Meta(min_length=1, max_length=500, description="Where notices go; it is never returned.")
]


class WebhookHosts(Struct, frozen=True, kw_only=True):
    """The hosts that webhooks may point to; empty if webhooks are disabled."""

    hosts: list[str]


class WebhookRequest(Body, frozen=True):
    """The caller's seats and the webhook for their turns; null removes it."""

    seats: Annotated[list[HeldSeat], Meta(max_length=200)]
    address: Address | None = None
    language: Language = "en"
    test: bool = False


class RegisteredWebhook(Struct, frozen=True, kw_only=True):
    """The number of seats that have the webhook."""

    seats: int
