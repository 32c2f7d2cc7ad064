"""What is said over HTTP about notices to other services."""

from typing import Annotated

from msgspec import Meta, Struct

from whistlestop.server.wire.bodies import Body, Held
from whistlestop.server.wire.words import Language

Address = Annotated[
    str, Meta(min_length=1, max_length=500, description="Where notices go; it is never told again.")
]
Page = Annotated[
    str,
    Meta(
        max_length=200,
        pattern=r"^https?://[A-Za-z0-9._~%:/\[\]-]+$",  # no name, no query, nothing behind #
        description="Where the browser has the page, for links in notices.",
    ),
]


class WebhookHosts(Struct, frozen=True, kw_only=True):
    """The hosts that this server sends notices to; if there are none, it sends no notices."""

    hosts: list[str]


class WebhookWish(Body, frozen=True):
    """Some own seats, and the address where one wants to be told of their turns; none for nowhere."""

    seats: Annotated[list[Held], Meta(max_length=200)]
    page: Page
    address: Address | None = None
    language: Language = "en"
    test: bool = False


class WebhookGiven(Struct, frozen=True, kw_only=True):
    """How many of the seats are as it was wished."""

    seats: int
