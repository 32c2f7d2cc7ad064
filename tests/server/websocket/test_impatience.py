"""A client that exceeds the rate limit is refused for a while, then disconnected."""

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
