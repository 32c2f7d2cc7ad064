from pathlib import Path

from tests.server.client import actions
from tests.server.loop import on_a_loop
from tests.server.serving import my_seats, serving
from tests.server.tables.sitting import company
from whistlestop.server.wire.bodies import BotSeat, MySeat, NewTable
from whistlestop.server.wire.messages import ChatMessage, StateMessage, TableMessage
from whistlestop.server.wire.requests import AwayRequest, MuteRequest, RematchRequest, SayRequest, SitRequest


def table(seats: int, game: str = "europe") -> NewTable:
    return NewTable(game=game, seats=my_seats(seats), start=True, first=0)


@on_a_loop
async def test_two_people_share_one_browser_and_each_seat_is_told_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.create(table(2))
        async with server.client() as both:
            for given in made.seats:
                await both.sit(made.table, given.token)
            first = await both.state(made.table, 0, 0)
            second = await both.state(made.table, 1, 0)
            await both.play(made.table, 0, 0, actions(first)[0])
            await both.play(made.table, 1, 1, actions(second)[0])

            assert first.view != second.view
            assert (await both.hear(TableMessage, lambda message: message.mine == [0, 1])).seats[1].present
            assert actions(await both.state(made.table, 0, 2))


@on_a_loop
async def test_somebody_who_watches_sees_the_public_part_and_has_no_choices(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, table(2)) as people, server.client() as eve:
        await eve.watch(people.table)
        await people.play_on(0, 2)
        seen = await eve.state(people.table, None, 2)
        counted = await people.clients[0].hear(TableMessage, lambda message: message.watchers == 1)

        assert not actions(seen)
        assert counted.seats[0].present
        assert (await eve.fail(SayRequest(table=people.table, seat=0, text="hi"))).code == "not_your_seat"


@on_a_loop
async def test_a_browser_that_two_people_share_is_told_besides_what_everybody_may_know(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        made = await server.create(table(2))
        async with server.client() as both, server.client() as eve:
            for given in made.seats:
                await both.sit(made.table, given.token)
            await both.watch(made.table)
            await eve.watch(made.table)
            for ply in range(2):
                await both.play(made.table, ply, ply, actions(await both.state(made.table, ply, ply))[0])
            public = await both.state(made.table, None, 2)

            assert public == await eve.state(made.table, None, 2)
            assert actions(await both.state(made.table, 0, 2))
            assert (await both.hear(TableMessage, lambda message: message.watchers == 1)).mine == [0, 1]


@on_a_loop
async def test_who_looked_on_and_sits_down_is_told_of_the_own_seat_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made = await server.create(table(2))
        async with server.client() as ada, server.client() as ben:
            await ada.watch(made.table)
            await ada.sit(made.table, made.seats[0].token)
            await ben.sit(made.table, made.seats[1].token)
            heard = len(ada.messages)
            await ben.play(made.table, 1, 0, actions(await ben.state(made.table, 1, 0))[0])
            await ada.state(made.table, 0, 1, since=heard)

            assert {shown.seat for shown in ada.messages_of(StateMessage) if shown.ply == 1} == {0}


@on_a_loop
async def test_what_people_say_is_plain_text_of_bounded_length_for_everybody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, table(2)) as people:
        ada, ben = people.clients
        await ada.do(
            SayRequest(table=people.table, seat=0, text="  <b>hello</b>\n\x07there\u202e " + "x" * 260)
        )
        await ben.do(SayRequest(table=people.table, seat=1, phrase="good_luck"))
        line = await ben.hear(ChatMessage)
        phrase = await ada.hear(ChatMessage, lambda message: message.seat == 1)

        assert line.text.startswith("<b>hello</b> there x")
        assert len(line.text) == 200
        assert (line.name, phrase.phrase, phrase.text) == ("Ada", "good_luck", "")
        assert (await ada.fail(SayRequest(table=people.table, seat=0, text=" \n "))).code == "malformed"


@on_a_loop
async def test_a_muted_seat_is_not_heard_until_it_is_unmuted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, table(2)) as people:
        ada, ben = people.clients
        await ben.do(MuteRequest(table=people.table, place=0))
        await ada.do(SayRequest(table=people.table, seat=0, text="one"))
        await ben.do(MuteRequest(table=people.table, place=0, muted=False))
        await ada.do(SayRequest(table=people.table, seat=0, text="two"))
        await ben.do(MuteRequest(table=people.table))
        await ada.do(SayRequest(table=people.table, seat=0, text="three"))
        await ben.do(MuteRequest(table=people.table, muted=False))
        await ada.do(SayRequest(table=people.table, seat=0, text="four"))
        await ben.hear(ChatMessage, lambda message: message.text == "four")

        assert [shown.text for shown in ben.messages_of(ChatMessage)] == ["two", "four"]


@on_a_loop
async def test_who_comes_back_is_told_the_exact_point_and_what_was_missed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, table(2)) as people:
        ada, ben = people.clients
        await people.play_on(0, 3)
        await ben.do(AwayRequest(table=people.table))
        await ada.do(SayRequest(table=people.table, seat=0, text="are you there?"))
        ply = 3
        while actions(await ada.state(people.table, 0, ply)):
            await ada.play(people.table, 0, ply, "draw")
            ply += 1
        heard = len(ben.messages)
        await ben.do(SitRequest(table=people.table, token=people.tokens[1], since=3))
        back = await ben.state(people.table, 1, ply, since=heard)

        assert back.events == (await ada.state(people.table, 0, ply)).events or b"drawn" in bytes(back.events)
        assert actions(back)
        assert (await ben.hear(ChatMessage, since=heard)).text == "are you there?"


@on_a_loop
async def test_a_rematch_keeps_people_and_secrets_on_the_same_or_the_next_seats(tmp_path: Path) -> None:
    wish = NewTable(
        game="first_journey",
        seats=[MySeat(name="Ada"), BotSeat(bot="random")],
        start=True,
        first=0,
        pace="instant",
    )
    async with serving(tmp_path) as server, company(server, 1, wish) as people:
        ada = people.clients[0]
        assert (await ada.fail(RematchRequest(table=people.table, seat=0))).code == "not_possible"
        looked = 0
        while True:
            state = await ada.hear(StateMessage, since=looked)
            looked = ada.messages.index(state) + 1
            if state.result is not None:
                break
            if offered := actions(state):
                await ada.play(people.table, 0, state.ply, offered[-1])
        await ada.do(RematchRequest(table=people.table, seat=0, rotate=True))
        again = (await ada.hear(TableMessage, lambda message: message.rematch is not None)).rematch
        await ada.do(RematchRequest(table=people.table, seat=0))
        assert again is not None
        await ada.sit(again, people.tokens[0])
        new = await ada.hear(
            TableMessage, lambda message: message.table == again and message.status == "playing"
        )

        assert ada.messages_of(TableMessage)[-1].rematch in (again, None)
        assert [seat.name for seat in new.seats] == ["random", "Ada"]
        assert (new.mine, new.first, new.status) == ([1], 1, "playing")
        assert new.commitment != ada.messages_of(TableMessage)[0].commitment
