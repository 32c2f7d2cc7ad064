"""Servers that send notices to a service of the test."""

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx

from tests.server.serving import Serving, read, settings_in
from tests.server.webhooks.receiver import Receiver
from whistlestop.server.settings import Settings, WebhookRules
from whistlestop.server.wire.bodies import Held, Mine, MyTables
from whistlestop.server.wire.webhooks import WebhookWish

PAGE = "https://trains.example/"


def sending(where: Path | Settings, receiver: Receiver, patience: float = 30.0) -> Settings:
    """Let a server send to a service, without waiting whether somebody comes back."""
    rules = WebhookRules(hosts=(receiver.host,), delay=0.0, patience=patience, pauses=(0.0, 0.0))
    return replace(settings_in(where) if isinstance(where, Path) else where, webhooks=rules)


async def give(
    server: Serving, table: str, token: str, address: str | None, test: bool = False
) -> httpx.Response:
    """Give a seat an address."""
    held = Held(table=table, token=token)
    return await server.post("webhooks", WebhookWish(seats=[held], page=PAGE, address=address, test=test))


async def has_webhook(server: Serving, table: str, token: str) -> bool:
    """Ask whether a seat has an address."""
    mine = read(await server.post("mine", Mine(seats=[Held(table=table, token=token)])), MyTables)
    return mine.tables[0].webhook


async def all_told(server: Serving) -> None:
    """Wait until there is nothing more to send."""
    while server.hub.messenger.waiting:
        await asyncio.sleep(0.01)
