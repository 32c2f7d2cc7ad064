"""Storms of messages are refused beyond a limit, and others are served meanwhile."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, actions
from tests.server.loop import on_a_loop
from tests.server.serving import GENEROUS, my_seats, serving, settings_in
from tests.server.sockets.dialling import exceeded
from whistlestop.server.settings import Limits, Settings
from whistlestop.server.store.store import Store
from whistlestop.server.telemetry.limit_log import table_digest
from whistlestop.server.wire.bodies import NewTable
from whistlestop.server.wire.messages import (
    ChatMessage,
    DoneMessage,
    ErrorMessage,
    StateMessage,
    TableMessage,
)
from whistlestop.server.wire.requests import AwayRequest, PingRequest, SayRequest, SitRequest, WatchRequest

NEVER = 1e-6
"""A rate at which no test gets another token."""
ALLOWED = 5
TABLE = NewTable(game="first_journey", seats=list(my_seats(2)), start=True, first=0)


def limited(folder: Path, **limits: Any) -> Settings:
    """Return settings with some limits, behind a proxy that tells addresses."""
    return replace(settings_in(folder, replace(GENEROUS, **limits)), behind_proxy=True)


@on_a_loop
async def test_the_chat_of_a_seat_is_limited_over_all_its_connections(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        serving(limited(tmp_path, chat=NEVER, chat_burst=ALLOWED)) as server,
        AsyncExitStack() as stack,
    ):
        made = await server.create(TABLE)
        talkers = [await stack.enter_async_context(server.client("192.0.2.1")) for _ in range(4)]
        other = await stack.enter_async_context(server.client("192.0.2.2"))
        await other.sit(made.table, made.seats[1].token)
        answers = []
        for talker in talkers:
            await talker.sit(made.table, made.seats[0].token)
            answers += [
                await talker.ask(SayRequest(table=made.table, seat=0, text=f"line {n}")) for n in range(3)
            ]
        await other.do(SayRequest(table=made.table, seat=1, phrase="hello"))

        assert [isinstance(answer, DoneMessage) for answer in answers] == [True] * 5 + [False] * 7
        refused = answers[-1]
        assert isinstance(refused, ErrorMessage)
        assert refused.code == "too_many"
        assert refused.message.startswith("Too many chat messages from this seat. Please try again in ")
        assert len([line for line in other.messages_of(ChatMessage) if line.seat == 0]) == ALLOWED
        assert exceeded(server) == {"chat of a seat": 7}
    (line,) = [record for record in caplog.records if record.getMessage() == "a limit was exceeded"]
    assert getattr(line, "facts", None) == {
        "limit": "chat of a seat",
        "times": 1,
        "address": "192.0.2.1",
        "table": table_digest(made.table),
    }


@on_a_loop
async def test_the_messages_of_a_seat_are_limited_over_all_its_connections(tmp_path: Path) -> None:
    settings = limited(tmp_path, messages_per_seat=NEVER, seat_burst=ALLOWED)
    async with serving(settings) as server, AsyncExitStack() as stack:
        made = await server.create(TABLE)
        clients = [await stack.enter_async_context(server.client()) for _ in range(ALLOWED + 2)]
        for client in clients[:ALLOWED]:
            await client.sit(made.table, made.seats[0].token)
        refused = await clients[-1].fail(SitRequest(table=made.table, token=made.seats[0].token))
        await clients[-1].sit(made.table, made.seats[1].token)

        assert refused.message.startswith("Too many messages from this seat.")


@on_a_loop
async def test_whatever_a_seat_asks_for_counts_towards_its_limit(tmp_path: Path) -> None:
    settings = limited(tmp_path, messages_per_seat=NEVER, seat_burst=ALLOWED)
    async with serving(settings) as server, server.client() as client:
        made = await server.create(TABLE)
        await client.sit(made.table, made.seats[0].token)
        for _ in range(ALLOWED - 1):
            await client.do(SayRequest(table=made.table, seat=0, phrase="hello"))
        refused = await client.fail(SayRequest(table=made.table, seat=0, phrase="hello"))

        assert refused.message.startswith("Too many messages from this seat.")


@on_a_loop
async def test_the_messages_of_an_address_are_limited_over_all_its_connections(tmp_path: Path) -> None:
    settings = limited(tmp_path, messages_per_address=NEVER, address_burst=ALLOWED)
    async with serving(settings) as server, AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(server.client("192.0.2.1")) for _ in range(ALLOWED)]
        neighbour = await stack.enter_async_context(server.client("192.0.2.2"))
        for client in clients:
            await client.ask(PingRequest())
        await clients[0].say(PingRequest())
        refused = await clients[0].hear(ErrorMessage)
        await neighbour.ask(PingRequest())

        assert refused.message.startswith("Too many messages from this address.")
        assert exceeded(server) == {"messages of an address": 1}


@on_a_loop
async def test_spectators_who_come_in_crowds_are_asked_to_wait_and_players_are_not(tmp_path: Path) -> None:
    async with (
        serving(limited(tmp_path, visits=NEVER, visit_burst=ALLOWED)) as server,
        server.client() as crowd,
        server.client() as player,
    ):
        made = await server.create(TABLE)
        for _ in range(ALLOWED):
            await crowd.watch(made.table)
        refused = await crowd.fail(WatchRequest(table=made.table, since=0))
        await player.sit(made.table, made.seats[0].token, 0)

        assert refused.message.startswith("Too many spectators are joining this table.")


@on_a_loop
async def test_a_connection_follows_a_limited_number_of_tables(tmp_path: Path) -> None:
    async with serving(limited(tmp_path, tables_per_connection=1)) as server, server.client() as client:
        first, second = [await server.create(TABLE) for _ in range(2)]
        await client.watch(first.table)
        await client.watch(first.table)
        refused = await client.fail(WatchRequest(table=second.table))
        await client.do(AwayRequest(table=first.table))
        await client.watch(second.table)

        assert refused.code == "too_many"


@on_a_loop
async def test_asking_again_is_not_broadcast(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, server.client() as restless, server.client() as other:
        made = await server.create(TABLE)
        await other.sit(made.table, made.seats[1].token)
        await restless.sit(made.table, made.seats[0].token)
        await restless.watch(made.table)
        await other.hear(TableMessage, lambda shown: shown.seats[0].present)
        heard = len(other.messages)
        for _ in range(20):
            await restless.watch(made.table, 0)
            await restless.sit(made.table, made.seats[0].token, 0)
        await other.ask(PingRequest())

        assert not [shown for shown in other.messages[heard:] if isinstance(shown, TableMessage)]


@on_a_loop
async def test_coming_and_going_is_broadcast_a_bounded_number_of_times(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, server.client() as other:
        made = await server.create(TABLE)
        await other.sit(made.table, made.seats[1].token)
        began = asyncio.get_running_loop().time()
        async with server.client() as restless:
            for _ in range(100):
                await restless.watch(made.table)
                await restless.do(AwayRequest(table=made.table))
            heard = len(other.messages)
            await restless.watch(made.table)
            await other.hear(TableMessage, lambda told: told.watchers == 1, since=heard)
            heard = len(other.messages)  # the news may come before the connection is closed at this end
        await other.hear(TableMessage, lambda told: told.watchers == 0, since=heard)
        spent = asyncio.get_running_loop().time() - began

        assert len(other.messages_of(TableMessage)) <= 4 + 4 * spent


@on_a_loop
async def test_chat_is_not_read_again_by_those_who_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    entries, plays = Store.entries, Store.plays

    async def noted_entries(store: Store, table_id: str, after: int = 0) -> Any:
        rows = await entries(store, table_id, after)
        read.extend(row.kind for row in rows)
        return rows

    async def noted_plays(store: Store, table_id: str, after: int = 0) -> Any:
        rows = await plays(store, table_id, after)
        read.extend(row.kind for row in rows)
        return rows

    monkeypatch.setattr(Store, "entries", noted_entries)
    monkeypatch.setattr(Store, "plays", noted_plays)
    async with serving(tmp_path) as server, server.client() as ada:
        made = await server.create(TABLE)
        for given in made.seats:
            await ada.sit(made.table, given.token)
        for number in range(60):
            await ada.do(SayRequest(table=made.table, seat=0, text=f"line {number}"))
        await play(ada, made.table, 4)
        for _ in range(3):
            async with server.client() as eve:
                await eve.watch(made.table, 0)
                assert (await eve.hear(StateMessage)).ply == 4
                assert len(eve.messages_of(ChatMessage)) == 50

    assert read == ["started"] + ["played"] * 4


@on_a_loop
async def test_a_table_is_loaded_with_its_latest_chat_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, server.client() as ada:
        made = await server.create(TABLE)
        for given in made.seats:
            await ada.sit(made.table, given.token)
        for number in range(70):
            await ada.do(SayRequest(table=made.table, seat=0, text=f"line {number}"))
        await play(ada, made.table, 3)
        last = server.hub.tables[made.table].table.number

    async with serving(tmp_path) as server, server.client() as ada:
        await ada.sit(made.table, made.seats[0].token)
        await ada.ask(PingRequest())

        assert [line.text for line in ada.messages_of(ChatMessage)] == [f"line {n}" for n in range(20, 70)]
        assert server.hub.tables[made.table].table.number == last
        await ada.sit(made.table, made.seats[1].token)
        await play(ada, made.table, 5, 3)


async def play(client: Client, table: str, until: int, ply: int = 0) -> None:
    """Play on from a ply, for both seats."""
    for now in range(ply, until):
        states = [await client.state(table, seat, now) for seat in (0, 1)]
        seat, texts = next((seat, actions(state)) for seat, state in enumerate(states) if actions(state))
        await client.play(table, seat, now, texts[0])


@on_a_loop
async def test_a_connection_that_is_not_used_is_closed(tmp_path: Path) -> None:
    limits: Limits = replace(GENEROUS, unused=1.0)
    async with serving(settings_in(tmp_path, limits)) as server:
        made = await server.create(TABLE)
        async with server.client() as follower, server.client() as idle:
            await follower.watch(made.table)
            await idle.socket.wait_closed()
            await follower.ask(PingRequest())

            assert idle.socket.close_code == 1001
