"""Registration of webhooks."""

from collections.abc import Sequence

from whistlestop.core.reason import Reason
from whistlestop.server.live.hub import Hub
from whistlestop.server.services.notices.delivery import Undelivered
from whistlestop.server.services.notices.notice import test_notice
from whistlestop.server.services.notices.notifier import Notifier, is_success
from whistlestop.server.services.notices.registration import SeatChange, change_seats
from whistlestop.server.services.notices.webhooks import WebhookChannel
from whistlestop.server.table.entries import Hooked
from whistlestop.server.table.webhook import Webhook, check_address
from whistlestop.server.wire.bodies import HeldSeat
from whistlestop.server.wire.codes import Refusal
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
                await self._send_test(webhook)
        change = SeatChange(
            is_needed=lambda seat: seat.webhook != webhook,
            entry=lambda place: Hooked(seat=place, webhook=webhook),
        )
        return RegisteredWebhook(seats=await change_seats(self.hub, request.seats, change))

    async def _check_holder(self, seats: Sequence[HeldSeat]) -> None:
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

    async def _send_test(self, webhook: Webhook) -> None:
        """Send a test notice; refuse the address if it fails."""
        recipient = WebhookChannel(self.hub.settings.webhooks).recipient(webhook)
        assert recipient is not None
        host = webhook.host
        if self.notifier.is_busy(host):
            raise Refusal("busy", Reason("Too many messages are being sent; please try again in a minute."))
        metrics = self.notifier.metrics
        try:
            status = await self.notifier.send(recipient, test_notice(webhook.language))
        except Undelivered:
            metrics.record_notice("failed")
            said = Reason("{host} does not respond. Check the address, or try again later.", host=host)
            raise Refusal("not_possible", said) from None
        metrics.record_notice("sent" if is_success(status) else "failed")
        if not is_success(status):
            said = Reason(
                "{host} rejected the message (status {status}). Check the address.",
                host=host,
                status=status,
            )
            raise Refusal("not_possible", said)
