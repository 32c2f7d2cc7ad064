"""Gives seats an address where their people are told of turns, or takes it back."""

from functools import partial

from whistlestop.server.entries import Hooked
from whistlestop.server.tables.hub import Hub
from whistlestop.server.tables.table import Table
from whistlestop.server.webhooks.webhook import Webhook, refuse_elsewhere
from whistlestop.server.wire.bodies import Held
from whistlestop.server.wire.codes import Refusal, no_such_table
from whistlestop.server.wire.webhooks import WebhookGiven, WebhookWish


async def give(hub: Hub, wish: WebhookWish) -> WebhookGiven:
    """Do what somebody wishes for those of the seats that are theirs, at tables where a turn may come."""
    webhook = None
    if wish.address is not None:
        refuse_elsewhere(wish.address, hub.settings.webhooks.hosts)
        webhook = Webhook(wish.address, wish.page, wish.language)
        if wish.test:
            await hub.messenger.greet(webhook)
    given = 0
    for held in wish.seats:
        try:
            given += await give_seat(hub, held, webhook)
        except Refusal as refusal:
            if refusal.code == "busy":
                raise
    return WebhookGiven(seats=given)


async def give_seat(hub: Hub, held: Held, webhook: Webhook | None) -> bool:
    """Give one seat an address, and say whether it has it now."""
    live, seat = await hub.seat(held.table, held.token)
    if live.table.status not in ("open", "playing") or live.table.agreement.lesson:
        return False
    if live.table.seats[seat].webhook != webhook:
        await live.change(partial(hooked, seat=seat, token=held.token, webhook=webhook))
    return True


def hooked(table: Table, seat: int, token: str, webhook: Webhook | None) -> Hooked:
    """Write down where somebody wants to be told, if the seat still belongs to them."""
    if not table.seats[seat].belongs_to(token):
        raise no_such_table()
    return Hooked(seat=seat, webhook=webhook)
