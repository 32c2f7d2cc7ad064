"""Servers that send notifications to a local receiver."""

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx

from tests.server.notices.receiver import Receiver
from tests.server.serving import Serving, read, settings_in
from whistlestop.server.settings import NoticeRules, Settings, WebhookRules
from whistlestop.server.wire.bodies import HeldSeat, MyTables, MyTablesRequest
from whistlestop.server.wire.webhooks import WebhookRequest

PAGE = "https://trains.example/"
AT_ONCE = NoticeRules(delay=0.0, pauses=(0.0, 0.0))


def sending(where: Path | Settings, receiver: Receiver, patience: float = 30.0) -> Settings:
    """Return settings that allow a receiver and send at once."""
    rules = WebhookRules(hosts=(receiver.host,), page=PAGE, patience=patience)
    settings = settings_in(where) if isinstance(where, Path) else where
    return replace(settings, webhooks=rules, notices=AT_ONCE)


async def give(
    server: Serving, table: str, token: str, address: str | None, test: bool = False
) -> httpx.Response:
    """Set the address of a seat."""
    held = HeldSeat(table=table, token=token)
    return await server.post("webhooks", WebhookRequest(seats=[held], address=address, test=test))


async def has_webhook(server: Serving, table: str, token: str) -> bool:
    """Return whether a seat has an address."""
    mine = read(
        await server.post("mine", MyTablesRequest(seats=[HeldSeat(table=table, token=token)])), MyTables
    )
    return mine.tables[0].webhook


async def all_told(server: Serving) -> None:
    """Wait until all notifications are sent."""
    while server.services.notifier.waiting:
        await asyncio.sleep(0.01)
