"""A client that exceeds the rate limit is refused for a while, then disconnected."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.loop import on_a_loop
from tests.server.serving import GENEROUS, serving, settings_in
from whistlestop.server.websocket.connection import MAX_RATE_LIMITED
from whistlestop.server.wire.messages import ErrorMessage, PongMessage
from whistlestop.server.wire.requests import PingRequest


@pytest.mark.parametrize("allowed", [0, 2])
@on_a_loop
async def test_a_client_is_cut_off_after_a_hundred_refusals_in_a_row(allowed: int, tmp_path: Path) -> None:
    limits = replace(GENEROUS, messages=1e-6, burst=allowed)
    async with serving(settings_in(tmp_path, limits)) as server, server.client() as client:
        for number in range(1, allowed + MAX_RATE_LIMITED + 1):
            await client.say(PingRequest())
            await client.hear(PongMessage if number <= allowed else ErrorMessage, since=number - 1)
        await client.say(PingRequest())
        with pytest.raises(AssertionError, match="the connection was closed: 1008"):
            await client.hear(ErrorMessage, since=allowed + MAX_RATE_LIMITED)

        assert len(client.messages_of(PongMessage)) == allowed
        assert [refused.code for refused in client.messages_of(ErrorMessage)] == [
            "too_many"
        ] * MAX_RATE_LIMITED


@on_a_loop
async def test_refusals_count_from_the_last_message_that_was_not_refused(tmp_path: Path) -> None:
    rate, batch = 100.0, MAX_RATE_LIMITED // 2
    limits = replace(GENEROUS, messages=rate, burst=1)
    async with serving(settings_in(tmp_path, limits)) as server, server.client() as client:
        refused = 0
        while refused <= MAX_RATE_LIMITED:
            await asyncio.sleep(1 / rate)  # after which the first of a batch is answered
            for _ in range(batch):
                await client.say(PingRequest(id=1))
            first, *others = await client.answers(batch)
            assert isinstance(first, PongMessage)
            refused += sum(isinstance(answer, ErrorMessage) for answer in others)
