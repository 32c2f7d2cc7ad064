import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.client import actions
from tests.server.loop import on_a_loop
from tests.server.serving import my_seats, serving
from tests.server.tables.sitting import company
from whistlestop.games import load
from whistlestop.record.record import read, replay
from whistlestop.record.verification import verify
from whistlestop.server.live.follower import Reply
from whistlestop.server.table import seating
from whistlestop.server.wire.bodies import BotSeat, MySeat, NewTable, RecordRequest
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.messages import DoneMessage, ErrorMessage, StateMessage, TableMessage
from whistlestop.server.wire.requests import BackRequest, PlayRequest, StartRequest, WhyRequest


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
        late = await ada.fail(PlayRequest(table=people.table, seat=0, ply=1, action="draw", key="late"))
        early = await ada.fail(PlayRequest(table=people.table, seat=0, ply=3, action="draw", key="early"))

        assert (late.code, early.code) == ("stale", "stale")
        assert "ply 2" in late.message
        assert (await ada.play(people.table, 0, 2, "draw")).ply == 3


@on_a_loop
async def test_a_person_takes_a_covered_seat_back_before_playing_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, pair()) as people:
        await people.play_on(0, 2)
        ben, live = people.clients[1], server.hub.tables[people.table]
        move = PlayRequest(table=people.table, seat=1, ply=2, action="draw", key="covered")
        await live.change(lambda table: seating.cover(table, 1))
        covered = await ben.fail(move)
        await ben.do(BackRequest(table=people.table, seat=1))
        back = await ben.fail(move)

        assert (covered.code, back.code) == ("not_possible", "illegal")  # it is the other seat's turn
        assert "take it back first" in covered.message


@on_a_loop
async def test_a_move_is_acknowledged_in_one_write_with_its_broadcast(tmp_path: Path) -> None:
    class Ear:
        def __init__(self) -> None:
            self.heard: list[tuple[bytes, ...]] = []

        def post(self, *messages: bytes) -> None:
            self.heard.append(messages)

    async with serving(tmp_path) as server, company(server, 2, pair()) as people:
        await people.play_on(0, 2)
        live = server.hub.tables[people.table]
        mover, other, gone = Ear(), Ear(), Ear()
        live.follow(mover, 0)
        live.follow(other, 1)
        mover.heard, other.heard = [], []
        await live.play(0, 2, "draw", "person", "one", Reply(mover, lambda ply: b"done %d" % ply))
        await live.play(0, 3, "draw", "person", "two", Reply(gone, lambda ply: b"done %d" % ply))
        await live.play(0, 2, "draw", "person", "one", Reply(gone, lambda ply: b"done %d" % ply))

    first, second = mover.heard[:2]
    assert (len(first), first[-1]) == (2, b"done 3")
    assert [len(messages) for messages in (second, *other.heard[:2])] == [1, 1, 1]
    assert gone.heard == [(b"done 4",), (b"done 3",)]


@on_a_loop
async def test_a_stand_in_does_not_play_for_a_person_who_is_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, pair()) as people:
        await people.play_on(0, 2)
        live = server.hub.tables[people.table]
        with pytest.raises(Refusal, match="is back") as refusal:
            await live.play(0, 2, "draw", "stand-in")

        assert refusal.value.code == "not_possible"
        assert live.table.ply == 2


@on_a_loop
async def test_an_illegal_move_is_refused_with_the_reason_of_the_rules(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, pair()) as people:
        await people.play_on(0, 2)
        ada, ben = people.clients
        pricey = await ada.fail(
            PlayRequest(
                table=people.table, seat=0, ply=2, action="claim Petrograd-Stockholm LLLLLLLL", key="a"
            )
        )
        nonsense = await ada.fail(PlayRequest(table=people.table, seat=0, ply=2, action="drwa", key="b"))
        not_now = await ben.fail(PlayRequest(table=people.table, seat=1, ply=2, action="draw", key="c"))

        assert {pricey.code, nonsense.code, not_now.code} == {"illegal"}
        assert "Petrograd–Stockholm" in pricey.message
        assert "draw" in nonsense.message
        assert "seat 0 is to act" in not_now.message


@on_a_loop
async def test_the_same_move_sent_twice_is_played_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, pair()) as people:
        await people.play_on(0, 2)
        ada = people.clients[0]
        move = PlayRequest(table=people.table, seat=0, ply=2, action="draw", key="only once")
        first, second = await asyncio.gather(ada.ask(move), ada.ask(move))
        async with server.client() as again:
            await again.sit(people.table, people.tokens[0])
            third = await again.ask(move)

        assert isinstance(first, DoneMessage)
        assert isinstance(second, DoneMessage)
        assert isinstance(third, DoneMessage)
        assert (first.ply, second.ply, third.ply) == (3, 3, 3)
        assert [state.ply for state in people.clients[1].messages_of(StateMessage)] == [0, 1, 2, 3]


@on_a_loop
async def test_of_two_moves_at_one_moment_one_is_played_and_the_other_is_stale(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, pair()) as people:
        await people.play_on(0, 2)
        ada = people.clients[0]
        async with server.client() as elsewhere:
            await elsewhere.sit(people.table, people.tokens[0])
            answers = await asyncio.gather(
                ada.ask(PlayRequest(table=people.table, seat=0, ply=2, action="draw", key="here")),
                elsewhere.ask(PlayRequest(table=people.table, seat=0, ply=2, action="draw", key="there")),
            )

        refused = [one for one in answers if isinstance(one, ErrorMessage)]
        assert len(refused) == 1
        assert refused[0].code == "stale"


@on_a_loop
async def test_somebody_who_asks_why_hears_the_reason_or_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, pair()) as people:
        await people.play_on(0, 2)
        ada, ben = people.clients
        long_way = await ada.ask(
            WhyRequest(table=people.table, seat=0, where="route", what="Petrograd-Stockholm")
        )
        deck = await ada.ask(WhyRequest(table=people.table, seat=0, where="deck"))
        not_mine = await ben.ask(WhyRequest(table=people.table, seat=1, where="deck"))

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
        before = await ada.hear(TableMessage)
        await ada.do(StartRequest(table=people.table, seat=0))
        looked = 0
        while True:
            state = await ada.hear(StateMessage, since=looked)
            looked = ada.messages.index(state) + 1
            if state.result is not None:
                break
            if offered := actions(state):
                await ada.play(people.table, 0, state.ply, offered[-1])
        result = state.result
        over = await ada.hear(TableMessage, lambda table: table.status == "over")
        text = (await server.post("record", RecordRequest(table=people.table))).text
        record = read(text)

        assert before.seed is None
        assert over.commitment == before.commitment
        assert record.header["seed"] == over.seed
        assert [sheet.total for sheet in result.sheets] == [
            sheet.total for sheet in replay(record, load("first_journey")).score()
        ]
        assert "same" in verify(record, replay(record, load("first_journey")))
