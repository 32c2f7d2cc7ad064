"""Seats choose their colours; the server keeps them different, and records and rematches keep them."""

from pathlib import Path

import pytest

from tests.server.loop import on_a_loop
from tests.server.serving import Serving, serving
from tests.server.tables.sitting import company
from whistlestop.core.errors import BrokenRecord
from whistlestop.record import record
from whistlestop.server.table.colours import colours_in, with_colour
from whistlestop.server.wire.bodies import (
    BotSeat,
    JoinRequest,
    MySeat,
    NewTable,
    OpenSeat,
    RecordRequest,
    SeatRequest,
)
from whistlestop.server.wire.messages import TableMessage
from whistlestop.server.wire.replays import RecordImport
from whistlestop.server.wire.requests import (
    CloseRequest,
    FreeRequest,
    LeaveRequest,
    PaintRequest,
    RematchRequest,
)

THREE = NewTable(
    game="first_journey", seats=[MySeat(name="Ada", colour=2), OpenSeat(), BotSeat(bot="random")]
)


async def colours(server: Serving, table: str) -> list[int]:
    """Return the colours of the seats as somebody who watches sees them."""
    async with server.client() as eve:
        await eve.watch(table)
        return [seat.colour for seat in eve.messages_of(TableMessage)[-1].seats]


def test_whoever_had_a_colour_gets_the_old_one() -> None:
    assert with_colour([0, 1, 2], 0, 2) == [2, 1, 0]
    assert with_colour([0, 1, 2], 1, 4) == [0, 4, 2]
    assert with_colour([0, 1, 2], 1, 1) == [0, 1, 2]


@on_a_loop
async def test_bots_and_open_seats_give_their_colours_to_people(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.create(THREE)
        assert await colours(server, made.table) == [2, 1, 0]
        joined = await server.post("join", JoinRequest(table=made.table, name="Ben", colour=0))
        assert joined.status_code == 200
        assert await colours(server, made.table) == [2, 0, 1]


@on_a_loop
async def test_the_colour_of_another_person_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.create(THREE)
        late = await server.post("join", JoinRequest(table=made.table, name="Ben", colour=2))
        assert (late.status_code, late.json()["message"]) == (
            409,
            "Ada already has this colour; choose another one.",
        )
        twice = NewTable(game="usa", seats=[MySeat(name="Ada", colour=3), MySeat(name="Ben", colour=3)])
        assert (await server.post("tables", twice)).json()["code"] == "not_possible"
        none = {"game": "usa", "seats": [{"kind": "me", "name": "Ada", "colour": 5}, {"kind": "open"}]}
        assert (await server.http.post("/api/tables", json=none)).json()["code"] == "malformed"


@on_a_loop
async def test_people_change_their_colours_until_the_game_begins(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, THREE) as people:
        ada, ben = people.clients
        await ben.do(PaintRequest(table=people.table, seat=1, colour=4))
        seen = await ada.hear(TableMessage, lambda table: table.seats[1].colour == 4)
        taken = await ada.fail(PaintRequest(table=people.table, seat=0, colour=4))
        other = await ada.fail(PaintRequest(table=people.table, seat=1, colour=3))
        await ada.do(PaintRequest(table=people.table, seat=0, colour=0))  # the bot's

        assert [seat.colour for seat in seen.seats] == [2, 4, 0]
        assert taken.message == "Ben already has this colour; choose another one."
        assert other.code == "not_your_seat"
        assert await colours(server, people.table) == [0, 4, 2]
        await ada.do(FreeRequest(table=people.table, seat=0, place=1))
        await ada.do(PaintRequest(table=people.table, seat=0, colour=4))  # nobody sits there any more
        assert await colours(server, people.table) == [4, 0, 2]


@on_a_loop
async def test_records_and_rematches_keep_the_colours(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        wish = NewTable(
            game="first_journey", seats=[MySeat(name="Ada", colour=3), BotSeat(bot="random")], start=True
        )
        made = await server.create(wish)
        async with server.client() as ada:
            await ada.sit(made.table, made.seats[0].token)
            refused = await ada.fail(PaintRequest(table=made.table, seat=0, colour=1))
            assert "The game has started" in refused.message
            await ada.do(CloseRequest(table=made.table, seat=0))
        text = (await server.post("record", RecordRequest(table=made.table))).text
        imported = (await server.post("records", RecordImport(text=text))).json()

        assert "\ncolours: 0 3, 1 1\n" in text
        assert await colours(server, imported["table"]) == [3, 1]


@on_a_loop
async def test_a_rematch_keeps_the_colours_of_players_who_move_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        seats: list[SeatRequest] = [
            BotSeat(bot="random"),
            MySeat(name="Ada", colour=4),
            BotSeat(bot="random"),
        ]
        made = await server.create(NewTable(game="first_journey", seats=seats, pace="instant", start=True))
        async with server.client() as ada:
            await ada.sit(made.table, made.seats[0].token)
            await ada.do(LeaveRequest(table=made.table, seat=1))  # a bot plays for her
            await ada.hear(TableMessage, lambda table: table.status == "over")
            await ada.sit(made.table, made.seats[0].token)
            await ada.do(RematchRequest(table=made.table, seat=1, rotate=True))
            again = await ada.hear(TableMessage, lambda table: table.rematch is not None)
        assert again.rematch is not None
        assert await colours(server, again.rematch) == [2, 0, 4]


@pytest.mark.parametrize("line", ["0 1", "0 1, 1 1", "0 1, 1 5", "0 1, 1 blue", "1 0, 0 1"])
def test_a_record_with_odd_colours_is_refused(line: str) -> None:
    header = f"game: usa\nrules: 1\nseats: 2\ncolours: {line}"
    parsed = record.read(f"whistlestop record 1\n{header}\nset-up = seat 0\n")
    with pytest.raises(BrokenRecord, match="colour of its own"):
        colours_in(parsed, 2)
