"""Notices to webhooks: a JSON body that chat services can show."""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import SplitResult

import msgspec
from msgspec import Struct

from whistlestop.server.services.notices.delivery import Delivery
from whistlestop.server.services.notices.notice import Kind, Notice
from whistlestop.server.settings import WebhookRules
from whistlestop.server.table.seat import TableSeat
from whistlestop.server.table.service_address import is_allowed, parse_address
from whistlestop.server.table.webhook import Webhook
from whistlestop.server.wire.fields import Language

SENTENCE_ONLY = {"X-Template": "yes", "X-Message": "{{.text}}"}
"""Make ntfy show the sentence of a notice instead of its JSON; other services ignore them."""

HEADERS = {"Content-Type": "application/json", **SENTENCE_ONLY}


class WebhookMessage(Struct, frozen=True, kw_only=True):
    """The body of a message to a webhook; chat services show `text` or `content`."""

    kind: Kind
    text: str
    content: str
    link: str
    game: str
    title: str
    name: str
    ply: int


@dataclass(frozen=True)
class WebhookRecipient:
    """The webhook of a seat."""

    webhook: Webhook
    place: SplitResult
    rules: WebhookRules

    @property
    def host(self) -> str:
        """The part of the address that is not secret."""
        return self.webhook.host

    @property
    def language(self) -> Language:
        """The language of notices to it."""
        return self.webhook.language

    def is_current(self, seat: TableSeat) -> bool:
        """Return whether the seat still has the webhook."""
        return seat.webhook == self.webhook

    def is_gone(self, status: int) -> bool:
        """Return False: people correct their webhooks themselves."""
        return False

    async def remove(self, table: str, seat: int) -> None:
        """Keep the webhook."""

    def request(self, notice: Notice) -> Delivery:
        """Return the request that delivers a notice."""
        body = msgspec.json.encode(webhook_message(notice, self.rules.page))
        return Delivery(self.place, body, HEADERS, self.rules.patience)


class WebhookChannel:
    """Finds the webhooks of seats."""

    def __init__(self, rules: WebhookRules) -> None:
        self.rules = rules

    def recipients(self, seat: TableSeat) -> Sequence[WebhookRecipient]:
        """Return the webhook of a seat, if its host is still allowed."""
        found = None if seat.webhook is None else self.recipient(seat.webhook)
        return [] if found is None else [found]

    def recipient(self, webhook: Webhook) -> WebhookRecipient | None:
        """Return a webhook as a recipient; None if its host is not allowed."""
        place = parse_address(webhook.address)
        if place is None or not is_allowed(place, self.rules.hosts):
            return None
        return WebhookRecipient(webhook, place, self.rules)


def webhook_message(notice: Notice, page: str) -> WebhookMessage:
    """Phrase a notice for chat services."""
    link = f"{page}#/table/{notice.table}" if notice.table else page
    text = f"{notice.text(with_game=True)} {link}"
    return WebhookMessage(
        kind=notice.kind,
        text=text,
        content=text,
        link=link,
        game=notice.game,
        title=notice.title,
        name=notice.name,
        ply=notice.ply,
    )
