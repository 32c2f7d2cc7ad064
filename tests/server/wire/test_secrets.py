"""A token gives access to one seat; a wrong one doesn't even reveal whether a table exists."""

from pathlib import Path

import pytest

from tests.server.loop import on_a_loop
from tests.server.serving import Serving, my_seats, serving
from whistlestop.server.wire.bodies import (
    Body,
    CreatedTable,
    HeldSeat,
    MySeat,
    MyTablesRequest,
    NewTable,
    OpenSeat,
    RecordRequest,
)
from whistlestop.server.wire.messages import ErrorMessage, StateMessage
from whistlestop.server.wire.requests import (
    AnyRequest,
    AwayRequest,
    BackRequest,
    CoverRequest,
    FillRequest,
    FreeRequest,
    LeaveRequest,
    MuteRequest,
    PlanRequest,
    PlayRequest,
    RematchRequest,
    SayRequest,
    SitRequest,
    StartRequest,
    WhyRequest,
)

MISSING = "AAAAAAAAAAAAAAAA"


async def two_tables(at: Serving) -> tuple[CreatedTable, CreatedTable]:
    """Create two running tables."""
    wish = NewTable(game="first_journey", seats=list(my_seats(2)), start=True)
    return await at.create(wish), await at.create(wish)


def asked_by_strangers(table: str, token: str) -> list[AnyRequest]:
    """Return every request that concerns a table without following it."""
    return [
        SitRequest(table=table, token=token),
        SitRequest(table=table, token=token, since=0),
        AwayRequest(table=table),
        MuteRequest(table=table),
        PlayRequest(table=table, seat=0, ply=0, action="draw blind", key="k"),
        WhyRequest(table=table, seat=0, where="row"),
        PlanRequest(table=table, seat=0),
        SayRequest(table=table, seat=0, phrase="hello"),
        StartRequest(table=table, seat=0),
        FillRequest(table=table, seat=0, place=1, bot="greedy"),
        FreeRequest(table=table, seat=0, place=1),
        LeaveRequest(table=table, seat=0),
        CoverRequest(table=table, seat=0, place=1),
        BackRequest(table=table, seat=0),
        RematchRequest(table=table, seat=0),
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
                assert {message.code for message in client.messages_of(ErrorMessage)} == {"not_found"}
                assert len(client.messages) == len(client.messages_of(ErrorMessage))
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
    """Return a request for a record."""
    return RecordRequest(table=table, token=token)


def mine(table: str, token: str) -> Body:
    """Return a request about a seat."""
    return MyTablesRequest(seats=[HeldSeat(table=table, token=token)])


@on_a_loop
async def test_a_seat_is_played_by_its_own_secret_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as at:
        table, _ = await two_tables(at)
        async with at.client() as client:
            await client.sit(table.table, table.seats[1].token)
            for request in asked_by_strangers(table.table, "x")[4:]:
                assert (await client.fail(request)).code == "not_your_seat"
            assert {message.seat for message in client.messages_of(StateMessage)} == {1}


@pytest.mark.parametrize("way", [LeaveRequest, FreeRequest])
@on_a_loop
async def test_whoever_had_a_seat_is_told_nothing_of_the_next_who_has_it(
    way: type[LeaveRequest] | type[FreeRequest], tmp_path: Path
) -> None:
    async with serving(tmp_path) as at:
        wish = NewTable(game="first_journey", seats=[MySeat(name="Ada"), OpenSeat()])
        created = await at.create(wish)
        ben = await at.join(created.table, "Ben")
        async with at.client() as ada, at.client() as tab, at.client() as other_tab:
            await ada.sit(created.table, created.seats[0].token)
            for client in (tab, other_tab):
                await client.sit(created.table, ben.token)
            if way is LeaveRequest:
                await tab.do(LeaveRequest(table=created.table, seat=1))
            else:
                await ada.do(FreeRequest(table=created.table, seat=0, place=1))
            cleo = await at.join(created.table, "Cleo")
            await ada.do(StartRequest(table=created.table, seat=0))
            for client in (tab, other_tab):
                state = await client.hear(StateMessage)
                assert state.seat is None
                move = PlayRequest(table=created.table, seat=1, ply=0, action="draw blind", key="k")
                assert (await client.fail(move)).code == "not_your_seat"
                assert (
                    await client.fail(SitRequest(table=created.table, token=ben.token))
                ).code == "not_found"
                assert {message.seat for message in client.messages_of(StateMessage)} == {None}
            async with at.client() as client:
                await client.sit(created.table, cleo.token)
                assert {message.seat for message in client.messages_of(StateMessage)} == {1}
