"""Notices to browsers by Web Push (RFC 8030)."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult

import msgspec
from msgspec import Struct

from whistlestop.server.services.notices import base64url
from whistlestop.server.services.notices.delivery import Delivery
from whistlestop.server.services.notices.notice import Notice
from whistlestop.server.settings import PushRules
from whistlestop.server.table.seat import TableSeat
from whistlestop.server.table.service_address import is_allowed, parse_address
from whistlestop.server.table.subscription import Subscription
from whistlestop.server.wire.fields import Language

LIFETIME: Final = 24 * 3600
"""Seconds that a push service keeps a message for a browser that is offline."""
GONE: Final = (404, 410)
"""Statuses by which a push service says that a subscription has expired."""

Expire = Callable[[str, int, Subscription], Awaitable[None]]
"""Removes an expired subscription from a seat of a table."""


class PushMessage(Struct, frozen=True, kw_only=True):
    """What the page's service worker shows."""

    title: str
    text: str
    table: str


@dataclass(frozen=True)
class PushRecipient:
    """A browser of a seat."""

    subscription: Subscription
    place: SplitResult
    channel: "PushChannel"

    @property
    def host(self) -> str:
        """The part of the endpoint that is not secret."""
        return self.subscription.host

    @property
    def language(self) -> Language:
        """The language of notices to it."""
        return self.subscription.language

    def is_current(self, seat: TableSeat) -> bool:
        """Return whether the browser is still subscribed."""
        return self.subscription in seat.subscriptions

    def is_gone(self, status: int) -> bool:
        """Return whether the subscription has expired."""
        return status in GONE

    async def remove(self, table: str, seat: int) -> None:
        """Remove the expired subscription from its seat."""
        await self.channel.expire(table, seat, self.subscription)

    def request(self, notice: Notice) -> Delivery:
        """Return the request that delivers an encrypted notice."""
        from whistlestop.server.services.notices.push_encryption import encrypt

        one, rules = self.subscription, self.channel.rules
        message = PushMessage(title=notice.title, text=notice.text(with_game=False), table=notice.table)
        body = encrypt(msgspec.json.encode(message), base64url.decode(one.p256dh), base64url.decode(one.auth))
        origin = f"{self.place.scheme}://{self.place.netloc}"
        headers = {
            "Authorization": self.channel.key.authorization(origin, rules.contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Topic": notice.table,  # replaces the message of an earlier turn that is still waiting
            "TTL": str(LIFETIME),
            "Urgency": "high",
        }
        return Delivery(self.place, body, headers, rules.patience)


class PushChannel:
    """Finds the browsers of seats; loads the cryptography only where a server sends push messages."""

    def __init__(self, rules: PushRules, file: Path) -> None:
        from whistlestop.server.services.notices.server_key import ServerKey

        self.rules = rules
        self.key = ServerKey.read(file)
        self.expire: Expire = keep

    def recipients(self, seat: TableSeat) -> Sequence[PushRecipient]:
        """Return the subscribed browsers of a seat whose push services are still allowed."""
        found = []
        for subscription in seat.subscriptions:
            place = parse_address(subscription.endpoint)
            if place is not None and is_allowed(place, self.rules.hosts):
                found.append(PushRecipient(subscription, place, self))
        return found


async def keep(table: str, seat: int, subscription: Subscription) -> None:
    """Keep an expired subscription, until there is a service that removes it."""
