"""A process catches up with what others wrote to its tables, and repeats none of it."""

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.loop import on_a_loop
from tests.server.serving import Serving, my_seats, serving, settings_in
from tests.server.tables.elsewhere import elsewhere
from tests.server.tables.sitting import company
from whistlestop.server.live import presence_messages
from whistlestop.server.live.live_table import ATTENDANCE_INTERVAL
from whistlestop.server.store.rows import EntryRow
from whistlestop.server.table import new_tables
from whistlestop.server.table.entries import Rematched, Said
from whistlestop.server.wire.bodies import NewTable
from whistlestop.server.wire.messages import ChatMessage, StateMessage, TableMessage
from whistlestop.server.wire.requests import PlayRequest, RematchRequest

SHORT = NewTable(game="first_journey", seats=my_seats(2), start=True, first=0)


async def rematches(server: Serving, table: str) -> list[str]:
    """List the rematches of a table in the store."""
    return [row.id async for row in server.hub.store.every_table() if row.rematch_of == table]


@on_a_loop
async def test_a_rematch_is_possible_as_soon_as_another_process_has_written_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, SHORT) as people:
        ada = people.clients[0]
        live = server.hub.tables[people.table]
        await (await elsewhere(server.hub.store, people.table)).play_to_the_end(live)
        before = live.table.status
        await ada.do(RematchRequest(table=people.table, seat=0))
        shown = await ada.hear(TableMessage, lambda message: message.rematch is not None)

        assert before == "playing"
        assert shown.status == "over"
        assert await rematches(server, people.table) == [shown.rematch]
        await ada.sit(str(shown.rematch), people.tokens[0])


@on_a_loop
async def test_a_rematch_that_another_process_created_is_the_only_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, SHORT) as people:
        ada = people.clients[0]
        live = server.hub.tables[people.table]
        other = await elsewhere(server.hub.store, people.table)
        await other.play_to_the_end(live)
        await live.catch_up()
        new = new_tables.prepare_rematch(other.table, rotate=False)
        assert await server.hub.store.create(new.row, new.entries)
        await other.write(Rematched(table=new.row.id))
        await ada.do(RematchRequest(table=people.table, seat=0))
        shown = await ada.hear(TableMessage, lambda message: message.rematch is not None)

        assert shown.rematch == new.row.id
        assert await rematches(server, people.table) == [new.row.id]


@on_a_loop
async def test_a_rematch_before_the_end_is_refused_and_creates_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, SHORT) as people:
        await (await elsewhere(server.hub.store, people.table)).play()
        refused = await people.clients[0].fail(RematchRequest(table=people.table, seat=0))

        assert refused.code == "not_possible"
        assert "once the game is over" in refused.message
        assert await rematches(server, people.table) == []


@on_a_loop
async def test_an_entry_that_is_written_while_a_table_is_loaded_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        made = await server.create(SHORT)
        store, load = server.hub.store, server.hub.store.entries_without_old_chat
        other = await elsewhere(store, made.table)
        del server.hub.tables[made.table]

        async def written_after(table_id: str, chat: int) -> list[EntryRow]:
            rows = await load(table_id, chat)
            await other.write(Said(seat=1, text="just in time"))
            return rows

        monkeypatch.setattr(store, "entries_without_old_chat", written_after)
        async with server.client() as ada:
            await ada.sit(made.table, made.seats[0].token)

            assert [line.text for line in ada.messages_of(ChatMessage)] == ["just in time"]


def plies(client: Client) -> list[tuple[int, int]]:
    """Return the plies that a client received, each with its number of events."""
    return [(state.ply, len(json.loads(bytes(state.events)))) for state in client.messages_of(StateMessage)]


@on_a_loop
async def test_a_play_written_while_a_client_comes_back_is_sent_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, SHORT) as people:
        await people.play_on(0, 2)
        other = await elsewhere(server.hub.store, people.table)
        events = [len(await other.play()) for _ in range(2)]
        async with server.client() as late:
            await late.watch(people.table, since=2)
            heard = plies(late)
            await server.hub.tables[people.table].catch_up()
            await late.state(people.table, None, 4)

            assert heard == [(2, 0)]
            assert plies(late) == [(2, 0), (3, events[0]), (4, events[1])]


@on_a_loop
async def test_people_of_a_process_that_died_are_no_longer_present(tmp_path: Path) -> None:
    settings = replace(settings_in(tmp_path), heartbeat_interval=ATTENDANCE_INTERVAL)
    async with serving(settings) as server:
        made = await server.create(SHORT)
        async with server.client() as ada:
            await ada.sit(made.table, made.seats[0].token)
            live = server.hub.tables[made.table]
            while time.monotonic() < live.attendance_sent + ATTENDANCE_INTERVAL:
                await asyncio.sleep(0.01)  # until news of people are broadcast at once
            (line,) = presence_messages.encode(presence_messages.HERE, {made.table: [1]})
            server.hub.on_message(line)  # the last that is heard of the other process
            there = await ada.hear(TableMessage, lambda message: message.seats[1].present)
            since = ada.messages.index(there)
            gone = await ada.hear(TableMessage, lambda message: not message.seats[1].present, since)

            assert gone.seats[0].present
            assert gone.seats[1].cover_in is not None


@on_a_loop
async def test_a_move_for_a_ply_that_another_process_has_played_is_stale(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, SHORT) as people:
        await people.play_on(0, 2)
        ada = people.clients[0]
        await (await elsewhere(server.hub.store, people.table)).play()
        refused = await ada.fail(PlayRequest(table=people.table, seat=0, ply=2, action="draw", key="late"))

        assert refused.code == "stale"
        assert (await ada.state(people.table, 0, 3)).ply == 3
