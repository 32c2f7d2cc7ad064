"""Subscription of browsers to push messages."""

from contextlib import suppress

from whistlestop.core.reason import Reason
from whistlestop.server.live.hub import Hub
from whistlestop.server.services.notices import base64url
from whistlestop.server.services.notices.pushes import PushChannel
from whistlestop.server.services.notices.registration import SeatChange, change_seats
from whistlestop.server.table.entries import Subscribed, Unsubscribed
from whistlestop.server.table.subscription import Subscription, check_endpoint
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.pushes import PushKey, PushRequest, SubscribedSeats, SubscriptionKeys


class PushService:
    """Sets the browsers that are notified for a seat."""

    def __init__(self, hub: Hub, channel: PushChannel | None) -> None:
        self.hub = hub
        self.channel = channel
        if channel is not None:
            channel.expire = self.expire

    def key(self) -> PushKey:
        """Return the key that browsers subscribe with."""
        return PushKey(key=self.channel.key.public if self.channel else "")

    async def subscribe(self, request: PushRequest) -> SubscribedSeats:
        """Subscribe a browser for the caller's seats at tables that are not over, or unsubscribe it."""
        endpoint, keys = request.endpoint, request.keys
        if keys is None:
            change = SeatChange(
                is_needed=lambda seat: any(one.endpoint == endpoint for one in seat.subscriptions),
                entry=lambda place: Unsubscribed(seat=place, endpoint=endpoint),
            )
        else:
            if self.channel is None:
                raise Refusal("not_possible", Reason("This server doesn’t send push notifications."))
            check_endpoint(endpoint, self.channel.rules.hosts)
            check_keys(keys)
            new = Subscription(endpoint, keys.p256dh, keys.auth, request.language)
            change = SeatChange(
                is_needed=lambda seat: new not in seat.subscriptions,
                entry=lambda place: Subscribed(seat=place, subscription=new),
            )
        return SubscribedSeats(seats=await change_seats(self.hub, request.seats, change))

    async def expire(self, table_id: str, seat: int, subscription: Subscription) -> None:
        """Remove a subscription that its push service no longer knows."""
        with suppress(Refusal):  # the table is full of commits, or has just ended
            live = await self.hub.find(table_id)
            if live.table.status == "playing":
                await live.change(lambda _: Unsubscribed(seat=seat, endpoint=subscription.endpoint))


def check_keys(keys: SubscriptionKeys) -> None:
    """Refuse keys that can't be used."""
    from whistlestop.server.services.notices.push_encryption import AUTH, browser_key

    try:
        browser_key(base64url.decode(keys.p256dh))
        usable = len(base64url.decode(keys.auth)) == AUTH
    except ValueError:
        usable = False
    if not usable:
        raise Refusal("not_possible", Reason("The keys of your browser’s subscription can’t be used."))
