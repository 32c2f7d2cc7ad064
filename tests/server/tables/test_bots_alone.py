"""A table of bots alone plays while somebody watches, and needs nobody else."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.client import PATIENCE
from tests.server.loop import on_a_loop
from tests.server.serving import serving, settings_in
from whistlestop import library
from whistlestop.server.wire.bodies import BotSeat, NewTable, OpenSeat, RecordRequest, SeatRequest
from whistlestop.server.wire.messages import StateMessage, TableMessage

BOTS: list[SeatRequest] = [BotSeat(bot="greedy"), BotSeat(bot="random"), BotSeat(bot="planner")]


@on_a_loop
async def test_a_spectator_follows_a_game_between_bots_to_its_end(tmp_path: Path) -> None:
    settings = replace(settings_in(tmp_path), thinking=0.2)
    async with serving(settings) as server, server.client() as eve:
        assert server.hub.context.pool.thinking == 0.2
        made = await server.create(NewTable(game="first_journey", seats=BOTS, pace="instant", start=True))
        assert made.seats == []
        await eve.watch(made.table)
        over = await eve.hear(TableMessage, lambda table: table.status == "over")
        record = (await server.post("record", RecordRequest(table=made.table))).text

    assert over.host is None
    assert [seat.kind for seat in over.seats] == ["bot"] * 3
    states = eve.messages_of(StateMessage)
    assert all(state.seat is None and bytes(state.choices) == b"{}" for state in states)
    assert "Every shuffle follows from the seed" in library.read_record(record).verify()


@on_a_loop
async def test_bots_rest_while_nobody_watches_and_go_on_when_somebody_does(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.create(NewTable(game="first_journey", seats=BOTS, pace="instant", start=True))
        async with server.client() as eve:
            await eve.watch(made.table)
            await eve.state(made.table, None, 3)
        live = server.hub.tables[made.table]
        async with asyncio.timeout(PATIENCE):
            while live.presence.has_followers or live.driver.thinking:
                await asyncio.sleep(0.01)
        assert live.table.status == "playing"
        async with server.client() as ben:
            await ben.watch(made.table)
            await ben.hear(TableMessage, lambda table: table.status == "over")


@pytest.mark.parametrize(
    ("seats", "start"),
    [(BOTS, False), ([BotSeat(), OpenSeat()], False), ([OpenSeat(), OpenSeat()], True)],
)
@on_a_loop
async def test_a_table_that_somebody_has_to_start_needs_a_host(
    seats: list[SeatRequest], start: bool, tmp_path: Path
) -> None:
    async with serving(tmp_path) as server:
        refused = await server.post("tables", NewTable(game="first_journey", seats=seats, start=start))

        assert refused.status_code == 409
        assert "a table needs a host" in refused.text
