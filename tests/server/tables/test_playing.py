import asyncio
from pathlib import Path

import msgspec

from tests.server.client import actions
from tests.server.loop import on_a_loop
from tests.server.serving import my_seats, serving
from tests.server.tables.sitting import company
from whistlestop.games import load
from whistlestop.record.record import read, replay, verify_seed
from whistlestop.server.wire.bodies import BotSeat, MySeat, NewTable, RecordWish
from whistlestop.server.wire.messages import Done, ErrorTold, StateTold, TableTold
from whistlestop.server.wire.requests import Play, Start, Why


def pair(game: str = "europe") -> NewTable:
    return NewTable(game=game, seats=my_seats(2), start=True, first=0)


@on_a_loop
async def test_opening_tickets_are_chosen_by_everybody_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, pair()) as people:
        ada, ben = people.clients
        keeps = [actions(state)[0] for state in await people.states(0)]
        await asyncio.gather(
            ada.play(people.table, 0, 0, keeps[0]),
            ben.play(people.table, 1, 0, keeps[1]),
        )
        states = await people.states(2)

        assert actions(states[0])
        assert not actions(states[1])


@on_a_loop
async def test_a_stale_move_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, pair()) as people:
        await people.play_on(0, 2)
        ada = people.clients[0]
        late = await ada.fail(Play(table=people.table, seat=0, ply=1, action="draw", key="late"))
        early = await ada.fail(Play(table=people.table, seat=0, ply=3, action="draw", key="early"))

        assert (late.code, early.code) == ("stale", "stale")
        assert "ply 2" in late.message
        assert (await ada.play(people.table, 0, 2, "draw")).ply == 3


@on_a_loop
async def test_an_illegal_move_is_refused_with_the_reason_of_the_rules(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, pair()) as people:
        await people.play_on(0, 2)
        ada, ben = people.clients
        pricey = await ada.fail(
            Play(table=people.table, seat=0, ply=2, action="claim Petrograd-Stockholm LLLLLLLL", key="a")
        )
        nonsense = await ada.fail(Play(table=people.table, seat=0, ply=2, action="drwa", key="b"))
        not_now = await ben.fail(Play(table=people.table, seat=1, ply=2, action="draw", key="c"))

        assert {pricey.code, nonsense.code, not_now.code} == {"illegal"}
        assert "Petrograd–Stockholm" in pricey.message
        assert "draw" in nonsense.message
        assert "seat 0 is to act" in not_now.message


@on_a_loop
async def test_the_same_move_sent_twice_is_played_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, pair()) as people:
        await people.play_on(0, 2)
        ada = people.clients[0]
        move = Play(table=people.table, seat=0, ply=2, action="draw", key="only once")
        first, second = await asyncio.gather(ada.ask(move), ada.ask(move))
        async with server.client() as again:
            await again.sit(people.table, people.tokens[0])
            third = await again.ask(move)

        assert isinstance(first, Done)
        assert isinstance(second, Done)
        assert isinstance(third, Done)
        assert (first.ply, second.ply, third.ply) == (3, 3, 3)
        assert [state.ply for state in people.clients[1].told(StateTold)] == [0, 1, 2, 3]


@on_a_loop
async def test_of_two_moves_at_one_moment_one_is_played_and_the_other_is_stale(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, pair()) as people:
        await people.play_on(0, 2)
        ada = people.clients[0]
        async with server.client() as elsewhere:
            await elsewhere.sit(people.table, people.tokens[0])
            answers = await asyncio.gather(
                ada.ask(Play(table=people.table, seat=0, ply=2, action="draw", key="here")),
                elsewhere.ask(Play(table=people.table, seat=0, ply=2, action="draw", key="there")),
            )

        refused = [one for one in answers if isinstance(one, ErrorTold)]
        assert len(refused) == 1
        assert refused[0].code == "stale"


@on_a_loop
async def test_somebody_who_asks_why_hears_the_reason_or_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, pair()) as people:
        await people.play_on(0, 2)
        ada, ben = people.clients
        long_way = await ada.ask(Why(table=people.table, seat=0, where="route", what="Petrograd-Stockholm"))
        deck = await ada.ask(Why(table=people.table, seat=0, where="deck"))
        not_mine = await ben.ask(Why(table=people.table, seat=1, where="deck"))

        assert "Petrograd–Stockholm" in msgspec.json.encode(long_way).decode()
        assert msgspec.to_builtins(deck)["text"] == ""
        assert "turn" in msgspec.to_builtins(not_mine)["text"]


@on_a_loop
async def test_a_whole_game_against_a_bot_ends_with_scores_and_a_record_that_proves_right(
    tmp_path: Path,
) -> None:
    wish = NewTable(game="first_journey", seats=[MySeat(name="Ada"), BotSeat(bot="greedy")], pace="instant")
    async with serving(tmp_path) as server, company(server, 1, wish) as people:
        ada = people.clients[0]
        before = await ada.hear(TableTold)
        await ada.do(Start(table=people.table, seat=0))
        looked = 0
        while True:
            state = await ada.hear(StateTold, since=looked)
            looked = ada.messages.index(state) + 1
            if state.result is not None:
                break
            if offered := actions(state):
                await ada.play(people.table, 0, state.ply, offered[-1])
        result = state.result
        over = await ada.hear(TableTold, lambda table: table.status == "over")
        text = (await server.post("record", RecordWish(table=people.table))).text
        record = read(text)

        assert before.seed is None
        assert over.commitment == before.commitment
        assert record.header["seed"] == over.seed
        assert [sheet.total for sheet in result.sheets] == [
            sheet.total for sheet in replay(record, load("first_journey")).score()
        ]
        assert "same" in verify_seed(record, replay(record, load("first_journey")))
