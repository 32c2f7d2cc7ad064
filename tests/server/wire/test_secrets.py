"""A secret opens its own seat and nothing else; a wrong one does not even tell whether a table exists."""

from pathlib import Path

import pytest

from tests.server.loop import on_a_loop
from tests.server.serving import Serving, my_seats, serving
from whistlestop.server.wire.bodies import Body, Created, Held, Mine, MySeat, NewTable, OpenSeat, RecordWish
from whistlestop.server.wire.messages import ErrorTold, StateTold
from whistlestop.server.wire.requests import (
    AnyRequest,
    Away,
    Back,
    Cover,
    Fill,
    Free,
    Leave,
    Mute,
    Plan,
    Play,
    Rematch,
    Say,
    Sit,
    Start,
    Why,
)

MISSING = "AAAAAAAAAAAAAAAA"


async def two_tables(at: Serving) -> tuple[Created, Created]:
    """Make two tables that play."""
    wish = NewTable(game="first_journey", seats=list(my_seats(2)), start=True)
    return await at.create(wish), await at.create(wish)


def asked_by_strangers(table: str, token: str) -> list[AnyRequest]:
    """List all that somebody may ask of a table without being there."""
    return [
        Sit(table=table, token=token),
        Sit(table=table, token=token, since=0),
        Away(table=table),
        Mute(table=table),
        Play(table=table, seat=0, ply=0, action="draw blind", key="k"),
        Why(table=table, seat=0, where="row"),
        Plan(table=table, seat=0),
        Say(table=table, seat=0, phrase="hello"),
        Start(table=table, seat=0),
        Fill(table=table, seat=0, place=1, bot="greedy"),
        Free(table=table, seat=0, place=1),
        Leave(table=table, seat=0),
        Cover(table=table, seat=0, place=1),
        Back(table=table, seat=0),
        Rematch(table=table, seat=0),
    ]


@on_a_loop
async def test_a_wrong_secret_is_refused_exactly_as_a_missing_table_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as at:
        one, two = await two_tables(at)
        wrong = (two.seats[0].token, one.seats[0].token[:-1], one.seats[0].token.swapcase(), "x")
        for token in wrong:
            heard = []
            for table in (one.table, MISSING):
                async with at.client() as client:
                    for request in asked_by_strangers(table, token):
                        await client.ask(request)
                heard.append([data.replace(table.encode(), b"table") for data in client.received])
                assert {told.code for told in client.told(ErrorTold)} == {"not_found"}
                assert len(client.messages) == len(client.told(ErrorTold))
            assert heard[0] == heard[1]


@on_a_loop
async def test_a_wrong_secret_is_refused_over_http_exactly_as_a_missing_table_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as at:
        one, two = await two_tables(at)
        for path, body in (("record", record_wish), ("mine", mine)):
            answers = []
            for table in (one.table, MISSING):
                answer = await at.post(path, body(table, two.seats[0].token))
                headers = [(name, value) for name, value in answer.headers.multi_items() if name != "date"]
                answers.append((answer.status_code, answer.content, headers))
            assert answers[0] == answers[1]
            assert one.table.encode() not in answers[0][1]


def record_wish(table: str, token: str) -> Body:
    """Want a record."""
    return RecordWish(table=table, token=token)


def mine(table: str, token: str) -> Body:
    """Want to know about a seat."""
    return Mine(seats=[Held(table=table, token=token)])


@on_a_loop
async def test_a_seat_is_played_by_its_own_secret_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as at:
        table, _ = await two_tables(at)
        async with at.client() as client:
            await client.sit(table.table, table.seats[1].token)
            for request in asked_by_strangers(table.table, "x")[4:]:
                assert (await client.fail(request)).code == "not_your_seat"
            assert {told.seat for told in client.told(StateTold)} == {1}


@pytest.mark.parametrize("way", [Leave, Free])
@on_a_loop
async def test_whoever_had_a_seat_is_told_nothing_of_the_next_who_has_it(
    way: type[Leave] | type[Free], tmp_path: Path
) -> None:
    async with serving(tmp_path) as at:
        wish = NewTable(game="first_journey", seats=[MySeat(name="Ada"), OpenSeat()])
        created = await at.create(wish)
        ben = await at.join(created.table, "Ben")
        async with at.client() as ada, at.client() as tab, at.client() as other_tab:
            await ada.sit(created.table, created.seats[0].token)
            for client in (tab, other_tab):
                await client.sit(created.table, ben.token)
            if way is Leave:
                await tab.do(Leave(table=created.table, seat=1))
            else:
                await ada.do(Free(table=created.table, seat=0, place=1))
            cleo = await at.join(created.table, "Cleo")
            await ada.do(Start(table=created.table, seat=0))
            for client in (tab, other_tab):
                state = await client.hear(StateTold)
                assert state.seat is None
                move = Play(table=created.table, seat=1, ply=0, action="draw blind", key="k")
                assert (await client.fail(move)).code == "not_your_seat"
                assert (await client.fail(Sit(table=created.table, token=ben.token))).code == "not_found"
                assert {told.seat for told in client.told(StateTold)} == {None}
            async with at.client() as client:
                await client.sit(created.table, cleo.token)
                assert {told.seat for told in client.told(StateTold)} == {1}
