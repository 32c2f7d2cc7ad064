"""People at one table through two servers: each server learns what happens at the other."""

import asyncio

import pytest

from tests.server.client import actions
from tests.server.crash.side_by_side import at_both, sharing, two_servers
from tests.server.loop import on_a_loop
from tests.server.postgres import PostgresServer, database_in
from tests.server.serving import my_seats, serving
from whistlestop.server.table.entries import Covered
from whistlestop.server.wire.bodies import MySeat, NewTable, OpenSeat
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.messages import ChatMessage, StateMessage, TableMessage
from whistlestop.server.wire.requests import AwayRequest, FreeRequest, PlayRequest, SayRequest, StartRequest

SOON = 0.2


@on_a_loop
async def test_moves_lines_and_people_are_seen_at_the_other_server(postgres_url: str) -> None:
    async with two_servers(sharing(postgres_url)) as (here, there):
        made = await here.create(NewTable(game="europe", seats=my_seats(2), first=0, start=True))
        async with here.client() as ada, there.client() as ben:
            await ada.sit(made.table, made.seats[0].token)
            await ben.sit(made.table, made.seats[1].token)
            await ada.hear(TableMessage, lambda message: message.seats[1].present)
            await ben.hear(TableMessage, lambda message: message.seats[0].present)
            await ada.play(made.table, 0, 0, actions(await ada.state(made.table, 0, 0))[0])
            await ben.play(made.table, 1, 1, actions(await ben.state(made.table, 1, 1))[0])
            await ada.state(made.table, 0, 2)
            await ben.do(SayRequest(table=made.table, seat=1, text="Good evening!"))
            line = await ada.hear(ChatMessage)
            heard = len(ada.messages)
            await ben.do(AwayRequest(table=made.table))
            gone = await ada.hear(TableMessage, lambda message: not message.seats[1].present, since=heard)

        assert (line.name, line.text) == ("Ben", "Good evening!")
        assert gone.seats[0].present


@on_a_loop
async def test_whoever_comes_later_sees_at_once_who_is_at_the_other_server(postgres_url: str) -> None:
    async with two_servers(sharing(postgres_url, heartbeat_interval=1000)) as (here, there):
        made = await here.create(NewTable(game="europe", seats=my_seats(2), start=True))
        async with here.client() as ada, there.client() as onlooker:
            await ada.sit(made.table, made.seats[0].token)
            await onlooker.watch(made.table)
            shown = await onlooker.hear(TableMessage, lambda message: message.seats[0].present)

        assert not shown.seats[1].present


@on_a_loop
async def test_somebody_at_two_servers_is_seen_at_a_third_until_both_are_left(postgres_url: str) -> None:
    settings = sharing(postgres_url, heartbeat_interval=1000)
    async with (
        two_servers(settings) as (first, second),
        serving(settings) as third,
        first.client() as here,
        second.client() as there,
        third.client() as onlooker,
    ):
        made = await first.create(NewTable(game="europe", seats=my_seats(2), start=True))
        await onlooker.watch(made.table)
        for client in (here, there):
            await client.sit(made.table, made.seats[0].token)
        await onlooker.hear(TableMessage, lambda message: message.seats[0].present)
        heard = len(onlooker.messages)
        await there.do(AwayRequest(table=made.table))
        await onlooker.hear(TableMessage, lambda message: message.seats[0].present, since=heard)
        heard = len(onlooker.messages)
        await here.do(AwayRequest(table=made.table))
        await onlooker.hear(TableMessage, lambda message: not message.seats[0].present, since=heard)


@on_a_loop
async def test_the_people_of_a_server_that_died_are_seen_to_be_gone(postgres_url: str) -> None:
    async with two_servers(sharing(postgres_url, heartbeat_interval=SOON)) as (here, there):
        made = await here.create(NewTable(game="europe", seats=my_seats(2), start=True))
        async with here.client() as ada, there.client() as ben:
            await ada.sit(made.table, made.seats[0].token)
            await ben.sit(made.table, made.seats[1].token)
            told = await ben.hear(TableMessage, lambda message: message.seats[0].present)
            presence = there.hub.tables[made.table].presence
            first = presence.elsewhere[0]
            while presence.elsewhere[0] < first + 2 * SOON:  # as long as it lives, it is heard again
                await asyncio.sleep(SOON / 10)
            await here.hub.store.bus.close()  # a dead process tells nothing
            since = ben.messages.index(told)
            gone = await ben.hear(TableMessage, lambda message: not message.seats[0].present, since)

        assert gone.seats[1].present


@on_a_loop
async def test_a_server_that_missed_news_catches_up_when_it_listens_again(
    postgres: PostgresServer, postgres_url: str
) -> None:
    listeners = (
        f"FROM pg_stat_activity WHERE datname = '{database_in(postgres_url)}'"
        " AND (query LIKE 'LISTEN%' OR query LIKE 'SELECT pg_notify($1%')"
    )

    async def ask(what: str) -> str:
        return await asyncio.to_thread(postgres.ask, "postgres", f"SELECT {what} {listeners}")

    async with two_servers(sharing(postgres_url)) as servers, at_both(servers, "europe") as both:
        ada = both.clients[0]
        for ply in range(10):
            state = await ada.state(both.table, 0, ply)
            seat = 0 if actions(state) else 1
            state = await ada.state(both.table, seat, ply)
            while (await ask("count(*)")).strip() != "2":  # both listen again
                pass
            ended = await ask("pg_terminate_backend(pid)")
            await ada.play(both.table, seat, ply, actions(state)[0])
            await both.clients[1].state(both.table, seat, ply + 1)

            assert ended.split() == ["t", "t"]


@on_a_loop
async def test_a_server_that_can_not_read_what_it_missed_tries_again(
    postgres: PostgresServer, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    database = database_in(postgres_url)
    async with two_servers(sharing(postgres_url)) as (here, there), at_both((here, there), "europe") as both:
        await there.hub.store.bus.close()
        keep = actions(await both.clients[0].state(both.table, 0, 0))[0]
        await both.clients[0].play(both.table, 0, 0, keep)
        await asyncio.to_thread(postgres.ask, database, "ALTER TABLE entries RENAME TO lost")
        there.hub.on_gap()
        while "could not be brought up to date" not in caplog.text:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(postgres.ask, database, "ALTER TABLE lost RENAME TO entries")
        shown = await both.clients[1].state(both.table, 0, 1)

    assert not actions(shown)


@on_a_loop
async def test_a_secret_is_good_at_the_other_server_at_once(postgres_url: str) -> None:
    async with two_servers(sharing(postgres_url)) as (here, there):
        made = await here.create(
            NewTable(game="europe", seats=[MySeat(name="Ada"), *(OpenSeat() for _ in range(4))])
        )
        async with there.client() as client:
            await client.watch(made.table)
            await there.hub.store.bus.close()  # the news would come later than the person
            for _ in range(4):
                joined = await here.join(made.table, "Ben")
                await client.sit(made.table, joined.token)

        assert client.messages_of(TableMessage)[-1].mine == [1, 2, 3, 4]


@on_a_loop
async def test_somebody_who_comes_from_a_server_that_is_ahead_goes_on_from_there(postgres_url: str) -> None:
    async with two_servers(sharing(postgres_url)) as (here, there):
        made = await here.create(NewTable(game="europe", seats=my_seats(2), first=0, start=True))
        async with here.client() as at_first, there.client() as later:
            for client in (at_first, later):
                for given in made.seats:
                    await client.sit(made.table, given.token)
            await there.hub.store.bus.close()  # it misses all of these
            for seat in (0, 1):
                keep = actions(await at_first.state(made.table, seat, seat))[0]
                await at_first.play(made.table, seat, seat, keep)
            done = await later.play(made.table, 0, 2, "draw")
            await at_first.play(made.table, 0, 3, "draw")
            heard = len(later.messages)
            await later.sit(made.table, made.seats[1].token, since=4)
            shown = await later.hear(StateMessage, lambda message: message.seat == 1, since=heard)

        assert done.ply == 3
        assert shown.ply == 4


@on_a_loop
async def test_a_seat_that_was_given_away_shows_nothing_more_at_the_other_server(postgres_url: str) -> None:
    async with two_servers(sharing(postgres_url)) as (here, there):
        made = await here.create(NewTable(game="europe", seats=[MySeat(name="Ada"), OpenSeat()], first=0))
        async with here.client() as ada, there.client() as ben:
            await ada.sit(made.table, made.seats[0].token)
            await ben.sit(made.table, (await there.join(made.table, "Ben")).token)
            await ada.do(FreeRequest(table=made.table, seat=0, place=1))
            await here.join(made.table, "Cleo")
            await ada.do(StartRequest(table=made.table, seat=0))
            state = await ben.hear(StateMessage)
            refused = await ben.fail(PlayRequest(table=made.table, seat=1, ply=0, action="draw", key="mine?"))

        assert state.seat is None
        assert refused.code == "not_your_seat"
        assert {shown.seat for shown in ben.messages_of(StateMessage)} == {None}


@on_a_loop
async def test_nothing_is_refused_for_what_the_other_server_has_changed_meanwhile(postgres_url: str) -> None:
    async with two_servers(sharing(postgres_url)) as (here, there):
        made = await here.create(NewTable(game="europe", seats=[MySeat(name="Ada"), OpenSeat()], first=0))
        async with here.client() as ada:
            await ada.sit(made.table, made.seats[0].token)
            await here.hub.store.bus.close()  # it hears of nothing
            await there.join(made.table, "Ben")
            await ada.do(FreeRequest(table=made.table, seat=0, place=1))

        assert [shown.seats[1].name for shown in ada.messages_of(TableMessage)[-2:]] == ["Ben", ""]


@on_a_loop
async def test_a_bot_does_not_play_for_somebody_who_is_back_at_the_other_server(postgres_url: str) -> None:
    async with two_servers(sharing(postgres_url)) as (here, there):
        made = await here.create(NewTable(game="europe", seats=my_seats(2), first=0, start=True))
        async with here.client() as ada, there.client() as ben:
            await ada.sit(made.table, made.seats[0].token)
            live = here.hub.tables[made.table]
            await live.change(lambda _: Covered(seat=1, bot="greedy"))
            live.driver.sleep()  # the bot thinks for long
            await ben.sit(made.table, made.seats[1].token)
            await ada.hear(
                TableMessage, lambda message: message.seats[1].present and not message.seats[1].covered
            )
            keep = actions(await ben.state(made.table, 1, 0))[0]
            with pytest.raises(Refusal, match="back"):
                await live.play(1, 0, keep, "stand-in")
            await ben.play(made.table, 1, 0, keep)
