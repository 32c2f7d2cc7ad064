from pathlib import Path

import pytest

from tests.server.loop import on_a_loop
from tests.server.serving import serving
from tests.server.tables.sitting import company
from whistlestop.bots.cast import CAST, characters
from whistlestop.server.wire.bodies import (
    BotSeat,
    HeldSeat,
    JoinRequest,
    MySeat,
    MyTablesRequest,
    NewTable,
    OpenSeat,
)
from whistlestop.server.wire.messages import StateMessage, TableMessage
from whistlestop.server.wire.requests import FillRequest, FreeRequest, LeaveRequest, PlayRequest, StartRequest

TWO = NewTable(game="europe", seats=[MySeat(name="Ada"), OpenSeat()])
THREE = NewTable(game="europe", seats=[MySeat(name="Ada"), OpenSeat(), OpenSeat()])


@on_a_loop
async def test_people_join_by_the_tables_link_until_it_is_full(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.create(THREE)
        ben = await server.join(made.table, "Ben")
        cleo = await server.join(made.table, "Cleo", seat=2)
        late = await server.post("join", JoinRequest(table=made.table, name="Dan"))

        assert (ben.seat, cleo.seat) == (1, 2)
        assert late.status_code == 409
        assert late.json()["code"] == "full"


@on_a_loop
async def test_a_taken_seat_stays_with_its_owner(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.create(THREE)
        ben = await server.join(made.table, "Ben", seat=1)
        for taken in (0, 1):
            refused = await server.post("join", JoinRequest(table=made.table, name="Mallory", seat=taken))

            assert (refused.status_code, refused.json()["code"]) == (409, "not_possible")
            assert "not open" in refused.json()["message"]
        async with server.client() as client:
            for token in (made.seats[0].token, ben.token):
                await client.sit(made.table, token)

            assert client.messages_of(TableMessage)[-1].mine == [0, 1]
            assert [seat.name for seat in client.messages_of(TableMessage)[-1].seats] == ["Ada", "Ben", ""]


@on_a_loop
async def test_two_people_of_one_name_can_be_told_apart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.create(THREE)
        await server.join(made.table, "Ada")
        await server.join(made.table, " Ada\n")
        async with server.client() as client:
            await client.watch(made.table)

            assert [seat.name for seat in client.messages_of(TableMessage)[0].seats] == [
                "Ada",
                "Ada 2",
                "Ada 3",
            ]


@on_a_loop
async def test_the_game_starts_once_every_seat_is_taken_and_only_by_the_host(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, TWO) as people:
        ada, ben = people.clients
        refused = await ben.fail(StartRequest(table=people.table, seat=1))
        await ada.do(StartRequest(table=people.table, seat=0))
        begun = await ben.state(people.table, 1, 0)

        assert refused.code == "not_the_host"
        assert begun.view
        assert (await ada.fail(StartRequest(table=people.table, seat=0))).code == "not_possible"


@on_a_loop
async def test_a_game_can_not_start_while_a_seat_is_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.create(THREE)
        async with server.client() as ada:
            await ada.sit(made.table, made.seats[0].token)
            refused = await ada.fail(StartRequest(table=made.table, seat=0))

            assert refused.code == "not_possible"
            assert "2 seats are still open" in refused.message
            assert not ada.messages_of(StateMessage)


@on_a_loop
async def test_the_host_gives_open_seats_to_bots_and_opens_them_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.create(THREE)
        async with server.client() as ada:
            await ada.sit(made.table, made.seats[0].token)
            await ada.do(FillRequest(table=made.table, seat=0, place=1, bot="greedy"))
            await ada.do(FillRequest(table=made.table, seat=0, place=2, bot="greedy"))
            names = [seat.name for seat in ada.messages_of(TableMessage)[-1].seats]
            await ada.do(FreeRequest(table=made.table, seat=0, place=1))

            assert names == ["Ada", "greedy", "greedy 2"]
            assert ada.messages_of(TableMessage)[-1].seats[1].kind == "open"
            unknown = await ada.fail(FillRequest(table=made.table, seat=0, place=1, bot="deep thought"))
            assert "planner" in unknown.message


@pytest.mark.parametrize("bot", list(CAST))
@on_a_loop
async def test_bots_of_one_level_are_different_characters(bot: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.create(
            NewTable(game="usa", seats=[MySeat(name=CAST[bot][1]), *[BotSeat(bot=bot)] * 4])
        )
        async with server.client() as ada:
            await ada.sit(made.table, made.seats[0].token)
            seats = ada.messages_of(TableMessage)[-1].seats

    assert sorted(seat.name for seat in seats) == sorted(CAST[bot])
    assert [seat.bot for seat in seats[1:]] == [bot] * 4


@on_a_loop
async def test_the_host_chooses_a_character_that_is_not_at_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.create(THREE)
        async with server.client() as ada:
            await ada.sit(made.table, made.seats[0].token)
            mina = FillRequest(table=made.table, seat=0, place=1, bot="planner-easy", name="Mina")
            await ada.do(mina)
            await ada.do(mina)  # she changes to her own seat
            twin = await ada.fail(
                FillRequest(table=made.table, seat=0, place=2, bot="planner-easy", name="Mina")
            )
            stranger = await ada.fail(
                FillRequest(table=made.table, seat=0, place=2, bot="planner-easy", name="Odile")
            )

            assert [seat.name for seat in ada.messages_of(TableMessage)[-1].seats] == ["Ada", "Mina", ""]
            assert twin.message == "Mina is already at this table; choose another opponent."
            assert stranger.message == "The bot “planner-easy” does not play as “Odile”."


@on_a_loop
async def test_a_guest_whom_the_host_asks_to_leave_can_only_watch(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, TWO) as people:
        ada, ben = people.clients
        await ada.do(FreeRequest(table=people.table, seat=0, place=1))
        last = await ben.hear(TableMessage, lambda table: table.seats[1].kind == "open")
        await ben.hear(TableMessage, lambda table: table.mine == [])

        assert last.table == people.table
        assert (await ben.fail(StartRequest(table=people.table, seat=1))).code == "not_your_seat"


@on_a_loop
async def test_leaving_before_the_game_opens_the_seat_and_the_next_person_is_host(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, TWO) as people:
        ada, ben = people.clients
        await ada.do(LeaveRequest(table=people.table, seat=0))
        last = await ben.hear(TableMessage, lambda table: table.host == 1)
        await ben.do(LeaveRequest(table=people.table, seat=1))

        assert last.seats[0].kind == "open"
        assert (await ben.hear(TableMessage, lambda table: table.status == "closed")).table == people.table


@on_a_loop
async def test_nobody_plays_a_seat_of_somebody_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, TWO) as people:
        ada, ben = people.clients
        await ada.do(StartRequest(table=people.table, seat=0))
        await ben.state(people.table, 1, 0)
        forged = PlayRequest(table=people.table, seat=0, ply=0, action="keep 1,2", key="k")

        assert (await ben.fail(forged)).code == "not_your_seat"
        assert [state.ply for state in ada.messages_of(StateMessage)] == [0]


@on_a_loop
async def test_my_tables_tell_where_it_is_my_turn(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, TWO) as people:
        held = MyTablesRequest(
            seats=[HeldSeat(table=people.table, token=token) for token in [*people.tokens, "wrong"]]
        )
        before = (await server.post("mine", held)).json()["tables"]
        await people.clients[0].do(StartRequest(table=people.table, seat=0))
        during = (await server.post("mine", held)).json()["tables"]

        assert [(one["seat"], one["my_turn"], one["status"]) for one in before] == [
            (0, False, "open"),
            (1, False, "open"),
        ]
        assert [one["my_turn"] for one in during] == [True, True]  # both choose tickets


@on_a_loop
async def test_only_public_tables_are_listed_and_only_until_they_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await server.create(TWO)
        shown = await server.create(NewTable(game="usa", seats=[MySeat(name="Ada"), BotSeat()], public=True))
        listed = (await server.http.get("/api/tables")).json()["tables"]
        async with server.client() as ada:
            await ada.sit(shown.table, shown.seats[0].token)
            await ada.do(LeaveRequest(table=shown.table, seat=0))

        assert [one["table"] for one in listed] == [shown.table]
        assert listed[0]["names"][0] == "Ada"
        assert listed[0]["names"][1] in characters("planner-medium")
        assert (await server.http.get("/api/tables")).json()["tables"] == []
