"""Chat reaches everybody who has not muted the sender, and nobody else."""

from pathlib import Path

from tests.server.loop import on_a_loop
from tests.server.serving import my_seats, serving
from whistlestop.server.wire.bodies import NewTable, OpenSeat
from whistlestop.server.wire.messages import ChatMessage
from whistlestop.server.wire.requests import LeaveRequest, MuteRequest, PingRequest, SayRequest, SitRequest


@on_a_loop
async def test_a_line_is_not_sent_to_those_who_muted_its_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as at:
        table = await at.create(NewTable(game="usa", seats=list(my_seats(3)), start=True))
        async with at.client() as ada, at.client() as ben, at.client() as cleo, at.client() as watcher:
            for client, given in zip((ada, ben, cleo), table.seats, strict=True):
                await client.sit(table.table, given.token)
            await watcher.watch(table.table)
            await ben.do(MuteRequest(table=table.table, place=0))
            await watcher.do(MuteRequest(table=table.table))
            await ada.do(SayRequest(table=table.table, seat=0, text="Rosebud"))
            await cleo.do(SayRequest(table=table.table, seat=2, phrase="thanks"))
            await ben.do(MuteRequest(table=table.table, place=0, muted=False))
            await ada.do(SayRequest(table=table.table, seat=0, phrase="hello"))
            for client in (ada, ben, cleo, watcher):
                await client.ask(PingRequest())

            assert [message.seat for message in cleo.messages_of(ChatMessage)] == [0, 2, 0]
            assert [message.seat for message in ben.messages_of(ChatMessage)] == [2, 0]
            assert watcher.messages_of(ChatMessage) == []
            assert not any(b"Rosebud" in data for data in ben.received + watcher.received)

            await watcher.watch(table.table)
            assert watcher.messages_of(ChatMessage) == []


@on_a_loop
async def test_a_line_stays_with_the_name_of_whoever_said_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as at:
        table = await at.create(NewTable(game="usa", seats=[*my_seats(1), OpenSeat()]))
        ben = await at.join(table.table, "Ben")
        async with at.client() as client:
            await client.sit(table.table, ben.token)
            await client.do(SayRequest(table=table.table, seat=1, text="I have to go"))
            await client.do(LeaveRequest(table=table.table, seat=1))
        cleo = await at.join(table.table, "Cleo")
        async with at.client() as client:
            await client.do(SitRequest(table=table.table, token=cleo.token))
            assert [message.name for message in client.messages_of(ChatMessage)] == ["Ben"]


@on_a_loop
async def test_somebody_who_takes_many_seats_at_once_after_much_talk_is_not_parted_with(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as at:
        table = await at.create(NewTable(game="usa", seats=list(my_seats(5)), start=True))
        async with at.client() as client:
            await client.sit(table.table, table.seats[0].token)
            for _ in range(60):
                await client.do(SayRequest(table=table.table, seat=0, phrase="wow"))
        async with at.client() as client:
            for given in table.seats:
                await client.say(SitRequest(table=table.table, token=given.token))
            await client.answers(5)
            await client.ask(PingRequest())
