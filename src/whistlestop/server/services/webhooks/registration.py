"""Registration of webhooks."""

from functools import partial

from whistlestop.core.reason import Reason
from whistlestop.server.live.hub import Hub
from whistlestop.server.services.webhooks.notifier import Notifier
from whistlestop.server.table.entries import Hooked
from whistlestop.server.table.table_state import TableState
from whistlestop.server.table.webhook import Webhook, check_address
from whistlestop.server.wire.bodies import HeldSeat
from whistlestop.server.wire.codes import Refusal, no_such_table
from whistlestop.server.wire.webhooks import RegisteredWebhook, WebhookHosts, WebhookRequest


class WebhookService:
    """Sets the webhooks of seats."""

    def __init__(self, hub: Hub, notifier: Notifier) -> None:
        self.hub = hub
        self.notifier = notifier

    def hosts(self) -> WebhookHosts:
        """Return the hosts that webhooks may point to."""
        return WebhookHosts(hosts=list(self.hub.settings.webhooks.hosts))

    async def register(self, request: WebhookRequest) -> RegisteredWebhook:
        """Set or remove the webhook of the caller's seats at tables that are not over."""
        webhook = None
        if request.address is not None:
            check_address(request.address, self.hub.settings.webhooks.hosts)
            webhook = Webhook(request.address, request.language)
            if request.test:
                await self._check_holder(request.seats)
                await self.notifier.send_test(webhook)
        changed = 0
        for held in request.seats:
            try:
                changed += await self._register_seat(held, webhook)
            except Refusal as refusal:
                if refusal.code == "busy":
                    raise
        return RegisteredWebhook(seats=changed)

    async def _check_holder(self, seats: list[HeldSeat]) -> None:
        """Refuse a request without a valid seat, which could make the server send messages to strangers."""
        for held in seats:
            try:
                await self.hub.seat(held.table, held.token)
            except Refusal as refusal:
                if refusal.code == "busy":
                    raise
            else:
                return
        raise Refusal(
            "not_possible",
            Reason("You need a seat for a test message: create or join a game, then try again."),
        )

    async def _register_seat(self, held: HeldSeat, webhook: Webhook | None) -> bool:
        """Set the webhook of one seat; return whether the seat has it now."""
        live, seat = await self.hub.seat(held.table, held.token)
        if live.table.status not in ("open", "playing") or live.table.agreement.lesson:
            return False
        if live.table.seats[seat].webhook != webhook:
            await live.change(partial(webhook_entry, seat=seat, token=held.token, webhook=webhook))
        return True


def webhook_entry(table: TableState, seat: int, token: str, webhook: Webhook | None) -> Hooked:
    """Return the entry that sets a webhook, if the seat still belongs to the caller."""
    if not table.seats[seat].belongs_to(token):
        raise no_such_table()
    return Hooked(seat=seat, webhook=webhook)
