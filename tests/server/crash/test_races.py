"""Concurrent requests to two servers on one database have one outcome."""

import asyncio
from itertools import count

from tests.server.client import PATIENCE, actions
from tests.server.crash.side_by_side import at_both, codes, sharing, two_servers
from tests.server.loop import on_a_loop
from tests.server.serving import my_seats
from whistlestop.server.table.entries import Played, Started, decode
from whistlestop.server.wire.bodies import BotSeat, JoinRequest, MySeat, NewTable, OpenSeat
from whistlestop.server.wire.messages import StateMessage, TableMessage
from whistlestop.server.wire.requests import PlayRequest, RematchRequest, StartRequest

DOUBLES = 20


@on_a_loop
async def test_the_same_move_at_two_servers_is_played_once_and_done_at_both(postgres_url: str) -> None:
    async with two_servers(sharing(postgres_url)) as servers, at_both(servers, "europe") as both:
        for ply in range(DOUBLES):
            seat, shown = await both.states(ply)
            move = PlayRequest(
                table=both.table, seat=seat, ply=ply, action=actions(shown[0])[0], key=f"key {ply}"
            )
            answers = await asyncio.gather(*(client.do(move) for client in both.clients))

            assert [answer.ply for answer in answers] == [ply + 1, ply + 1]
        assert len(await servers[0].hub.store.entries(both.table)) == 2 + 1 + DOUBLES


@on_a_loop
async def test_a_game_is_started_once(postgres_url: str) -> None:
    async with two_servers(sharing(postgres_url)) as (here, there):
        for _ in range(5):
            made = await here.create(NewTable(game="first_journey", seats=my_seats(2)))
            async with here.client() as one, there.client() as other:
                for client in (one, other):
                    await client.sit(made.table, made.seats[0].token)
                start = StartRequest(table=made.table, seat=0)
                answers = await asyncio.gather(one.ask(start), other.ask(start))
                states = [await client.state(made.table, 0, 0) for client in (one, other)]

            assert codes(answers) == {"done": 1, "not_possible": 1}
            assert states[0].view == states[1].view
            happened = [decode(entry.body) for entry in await here.hub.store.entries(made.table)]
            assert sum(isinstance(entry, Started) for entry in happened) == 1


@on_a_loop
async def test_an_open_seat_is_given_to_one_of_two_who_want_it(postgres_url: str) -> None:
    async with two_servers(sharing(postgres_url)) as (here, there):
        for _ in range(5):
            made = await here.create(NewTable(game="first_journey", seats=[MySeat(name="Ada"), OpenSeat()]))
            wish = JoinRequest(table=made.table, name="Ben", seat=1)
            answers = await asyncio.gather(here.post("join", wish), there.post("join", wish))

            assert sorted(answer.status_code for answer in answers) == [200, 409]


@on_a_loop
async def test_there_is_one_rematch_however_many_ask_for_it(postgres_url: str) -> None:
    async with two_servers(sharing(postgres_url)) as servers, at_both(servers, "first_journey") as both:
        for ply in count():
            state = await both.clients[0].state(both.table, 0, ply)
            if state.result is not None:
                break
            await both.play_on(ply, ply + 1)
        again = [RematchRequest(table=both.table, seat=0, rotate=rotate) for rotate in (False, True)]
        await asyncio.gather(*(client.do(one) for client, one in zip(both.clients, again, strict=True)))
        shown = [
            await client.hear(TableMessage, lambda message: message.rematch is not None)
            for client in both.clients
        ]

        assert shown[0].rematch == shown[1].rematch
        rows = [row async for row in servers[0].hub.store.every_table()]
        assert [row.id for row in rows if row.rematch_of == both.table] == [shown[0].rematch]


@on_a_loop
async def test_a_bot_that_both_servers_think_for_moves_once_a_ply(postgres_url: str) -> None:
    async with two_servers(sharing(postgres_url)) as (here, there):
        bots = [BotSeat(bot="greedy"), BotSeat(bot="random")]
        made = await here.create(
            NewTable(game="first_journey", seats=[MySeat(name="Ada"), *bots], pace="instant", start=True)
        )
        async with here.client() as one, there.client() as other, asyncio.timeout(PATIENCE):
            await one.sit(made.table, made.seats[0].token)
            await other.watch(made.table)
            async for message in one.heard():
                if isinstance(message, StateMessage) and message.result is not None:
                    break
                if isinstance(message, StateMessage) and actions(message):
                    await one.play(made.table, 0, message.ply, actions(message)[-1])
            last = await other.hear(StateMessage, lambda message: message.result is not None)
        plays = [decode(row.body) for row in await here.hub.store.entries(made.table) if row.kind == "played"]

        assert [play.ply for play in plays if isinstance(play, Played)] == list(range(1, last.ply + 1))
        assert [state.ply for state in other.messages_of(StateMessage)] == sorted(
            {state.ply for state in other.messages_of(StateMessage)}
        )
