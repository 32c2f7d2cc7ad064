"""Clients that reconnect resume exactly: they miss nothing and receive nothing twice."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.client import Client, actions
from tests.server.loop import on_a_loop
from tests.server.serving import Serving, my_seats, serving
from tests.server.wire.gathering import joined
from whistlestop.server.wire.bodies import CreatedTable, NewTable
from whistlestop.server.wire.messages import StateMessage, TableMessage
from whistlestop.server.wire.requests import LeaveRequest, StartRequest

COMING = 12
PLIES = 40


async def play(client: Client, table: str, luck: Random) -> None:
    """Play a number of moves for all seats."""
    for ply in range(PLIES):
        states = [await client.state(table, seat, ply) for seat in (0, 1)]
        seat, texts = next((seat, actions(state)) for seat, state in enumerate(states) if actions(state))
        await client.play(table, seat, ply, luck.choice(texts))


async def come(at: Serving, table: CreatedTable, seat: int | None, delay: float) -> Client:
    """Connect late, request all events from the start, and stay to the end."""
    await asyncio.sleep(delay)
    async with at.client() as client:
        if seat is None:
            await client.watch(table.table, 0)
        else:
            await client.sit(table.table, table.seats[seat].token, 0)
        await client.state(table.table, seat, PLIES)
    return client


@pytest.mark.parametrize("seat", [0, 1, None])
@on_a_loop
async def test_whoever_comes_in_the_middle_of_plays_is_told_every_event_once(
    seat: int | None, tmp_path: Path
) -> None:
    luck = Random(1)
    async with serving(tmp_path) as at, at.client() as player, at.client() as stayed:
        table = await at.create(NewTable(game="first_journey", seats=list(my_seats(2))))
        for given in table.seats:
            await player.sit(table.table, given.token)
        if seat is None:
            await stayed.watch(table.table)
        else:
            await stayed.sit(table.table, table.seats[seat].token)
        await player.do(StartRequest(table=table.table, seat=0))
        coming = [asyncio.create_task(come(at, table, seat, luck.random())) for _ in range(COMING)]
        await play(player, table.table, luck)
        await stayed.state(table.table, seat, PLIES)
        everything = joined([state.events for state in stayed.messages_of(StateMessage)])
        for client in await asyncio.gather(*coming):
            states = client.messages_of(StateMessage)
            assert isinstance(client.messages[0], TableMessage)
            assert [state.ply for state in states] == list(range(states[0].ply, PLIES + 1))
            assert joined([state.events for state in states]) == everything


@on_a_loop
async def test_what_somebody_asked_for_just_before_going_is_done(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, at.client() as other:
        table = await at.create(NewTable(game="first_journey", seats=list(my_seats(2))))
        await other.sit(table.table, table.seats[1].token)
        async with at.client() as host:
            await host.sit(table.table, table.seats[0].token)
            for request in (StartRequest(table=table.table, seat=0), LeaveRequest(table=table.table, seat=0)):
                await host.say(request)
        await other.hear(
            TableMessage, lambda message: message.status == "playing" and message.seats[0].covered
        )
