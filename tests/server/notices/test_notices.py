"""Absent people are notified of their turns at their own address, and nobody else is."""

import itertools
import logging
from pathlib import Path

import msgspec
import pytest

from tests.server.client import Client, actions
from tests.server.crash.side_by_side import sharing, two_servers
from tests.server.loop import on_a_loop
from tests.server.notices.receiver import receiving
from tests.server.notices.sending import PAGE, all_told, give, has_webhook, sending
from tests.server.operations.finished import played_table
from tests.server.operations.test_metrics import number
from tests.server.serving import my_seats, serving
from tests.server.tables.sitting import company
from whistlestop.core.luck.keyed import Keyed
from whistlestop.server.table.entries import Played, decode
from whistlestop.server.wire.bodies import HeldSeat, NewTable, Problem, RecordRequest
from whistlestop.server.wire.messages import StateMessage, TableMessage
from whistlestop.server.wire.replays import ReplayRequest
from whistlestop.server.wire.requests import AwayRequest, LeaveRequest, RematchRequest
from whistlestop.server.wire.webhooks import WebhookRequest

TABLE = NewTable(game="europe", seats=my_seats(2), start=True, first=0, pace="instant")
LONGER_THAN_A_TEST = 1000.0


async def draw_two(client: Client, table: str, seat: int, ply: int) -> int:
    """Draw two cards, and return the ply after them."""
    for at in (ply, ply + 1):
        await client.play(table, seat, at, "draw")
    return ply + 2


@on_a_loop
async def test_somebody_away_is_told_once_a_turn_and_somebody_who_is_there_never(tmp_path: Path) -> None:
    async with (
        receiving() as service,
        serving(sending(tmp_path, service)) as server,
        company(server, 2, TABLE) as people,
    ):
        table, (ada, ben) = people.table, people.clients
        for name, token in zip(("ada", "ben"), people.tokens, strict=True):
            await give(server, table, token, service.address(f"hook-of-{name}"))
        await people.play_on(0, 2)
        await ben.do(AwayRequest(table=table))
        ply = await draw_two(ada, table, 0, 2)
        await all_told(server)
        await ben.sit(table, people.tokens[1])
        ply = await draw_two(ben, table, 1, ply)
        await ben.do(AwayRequest(table=table))
        await draw_two(ada, table, 0, ply)
        await all_told(server)
        sent = b"".join(ada.received)
        record = await server.post("record", RecordRequest(table=table, token=people.tokens[0]))
        reel = await server.post("reel", ReplayRequest(table=table, token=people.tokens[0], first=0, count=9))
        chance = server.hub.tables[table].table.chance
        assert isinstance(chance, Keyed)
        seed = chance.seed.hex()

    link = f"{PAGE}#/table/{table}"
    assert service.paths == ["/hook-of-ben", "/hook-of-ben"]
    assert [msgspec.json.decode(body) for body in service.bodies] == [
        {
            "kind": "turn",
            "text": f"Ben, it’s your turn (Europe). {link}",
            "content": f"Ben, it’s your turn (Europe). {link}",
            "link": link,
            "game": "europe",
            "title": "Europe",
            "name": "Ben",
            "ply": at,
        }
        for at in (4, 8)
    ]
    for secret in (*people.tokens, seed):
        assert not any(secret.encode() in body for body in service.bodies)
    for anything in (sent, record.content, reel.content):
        assert b"hook-of" not in anything


@on_a_loop
async def test_an_address_is_kept_over_a_restart_and_can_be_taken_back(tmp_path: Path) -> None:
    async with receiving() as service:
        settings = sending(tmp_path, service)
        async with serving(settings) as server:
            made = await server.create(TABLE)
            tokens = [given.token for given in made.seats]
            answer = await give(server, made.table, tokens[1], service.address("ben"))
            assert answer.json() == {"seats": 1}
        async with serving(settings) as server, server.client() as ada:
            await ada.sit(made.table, tokens[0])
            await ada.sit(made.table, tokens[1])
            for seat in (0, 1):
                await ada.play(made.table, seat, seat, "keep 1,2")
            await ada.do(AwayRequest(table=made.table))
            await ada.sit(made.table, tokens[0])
            await draw_two(ada, made.table, 0, 2)
            await all_told(server)
            assert (service.paths, await has_webhook(server, made.table, tokens[1])) == (["/ben"], True)

            await give(server, made.table, tokens[1], None)
            assert not await has_webhook(server, made.table, tokens[1])
            assert server.hub.tables[made.table].table.seats[1].webhook is None


@on_a_loop
async def test_of_two_servers_one_tells_and_both_know_who_is_there(postgres_url: str) -> None:
    async with receiving() as service, two_servers(sending(sharing(postgres_url), service)) as (here, there):
        made = await here.create(TABLE)
        tokens = [given.token for given in made.seats]
        async with here.client() as ada, there.client() as ben:
            await ada.sit(made.table, tokens[0])
            await ben.sit(made.table, tokens[1])
            await give(there, made.table, tokens[1], service.address("ben"))
            await ada.hear(TableMessage, lambda message: message.seats[1].present)
            await ada.play(made.table, 0, 0, "keep 1,2")
            await ben.play(made.table, 1, 1, "keep 1,2")
            ply = await draw_two(ada, made.table, 0, 2)
            await all_told(here)
            assert service.paths == []

            ply = await draw_two(ben, made.table, 1, ply)
            heard = len(ada.messages)
            await ben.do(AwayRequest(table=made.table))
            await ada.hear(TableMessage, lambda message: not message.seats[1].present, since=heard)
            await draw_two(ada, made.table, 0, ply)
            await all_told(here)
            await all_told(there)
        assert service.paths == ["/ben"]


@on_a_loop
async def test_somebody_for_whom_a_bot_plays_is_not_told_of_turns(tmp_path: Path) -> None:
    async with (
        receiving() as service,
        serving(sending(tmp_path, service)) as server,
        company(server, 2, TABLE) as people,
    ):
        ada, ben = people.clients
        await give(server, people.table, people.tokens[1], service.address("ben"))
        await people.play_on(0, 2)
        await ben.do(LeaveRequest(table=people.table, seat=1))
        ply = await draw_two(ada, people.table, 0, 2)
        await ada.hear(StateMessage, lambda state: state.ply > ply and bool(actions(state)))
        await all_told(server)

    assert service.paths == []


@on_a_loop
async def test_somebody_away_is_told_that_tickets_are_to_be_completed(tmp_path: Path) -> None:
    row, entries = played_table("card_game")
    plays = [(at, one) for at, row in enumerate(entries) if isinstance(one := decode(row.body), Played)]
    at, last = next(
        before for before, (_, play) in itertools.pairwise(plays) if play.text.startswith("complete ")
    )
    other = 1 - last.seat
    names = ["Ada", "Ben"]
    async with receiving() as service, serving(sending(tmp_path, service)) as server:
        await server.hub.store.create(row, entries[:at])
        async with server.client() as client:
            await client.sit(row.id, names[last.seat])
            await give(server, row.id, names[other], service.address("other"))
            await client.play(row.id, last.seat, last.ply - 1, last.text)
            await all_told(server)

    [notice] = service.notices
    assert notice.text.startswith(f"{names[other]}, choose which tickets to complete")


@on_a_loop
async def test_somebody_away_is_told_of_the_end_and_of_the_next_game(tmp_path: Path) -> None:
    row, entries = played_table("usa")
    last = decode(entries[-1].body)
    assert isinstance(last, Played)
    winner, other = ("Ada", "Ben") if last.seat == 0 else ("Ben", "Ada")
    async with receiving() as service, serving(sending(tmp_path, service)) as server:
        await server.hub.store.create(row, entries[:-1])
        async with server.client() as client:
            await client.sit(row.id, winner)
            await give(server, row.id, other, service.address("other"))
            await client.play(row.id, last.seat, last.ply - 1, last.text)
            await all_told(server)
            await client.do(RematchRequest(table=row.id, seat=last.seat))
            rematch = (await client.hear(TableMessage, lambda message: message.rematch is not None)).rematch
            assert rematch is not None
            await client.sit(rematch, winner)  # nobody waits for the other for long
            await client.hear(TableMessage, lambda now: now.table == rematch and now.status == "playing")
            await all_told(server)

    over, again = service.notices
    assert (over.kind, over.ply, over.name) == ("over", last.ply, other)
    assert over.link == f"{PAGE}#/table/{row.id}"
    assert again.text == f"{other}, choose which tickets to keep (USA). {again.link}"
    assert again.link != over.link


@on_a_loop
async def test_a_dead_receiver_holds_up_neither_a_play_nor_the_stopping_of_the_server(tmp_path: Path) -> None:
    async with (
        receiving(status=None) as service,
        serving(sending(tmp_path, service, patience=LONGER_THAN_A_TEST)) as server,
        company(server, 2, TABLE) as people,
    ):
        ada, ben = people.clients
        await give(server, people.table, people.tokens[1], service.address("ben"))
        await people.play_on(0, 2)
        await ben.do(AwayRequest(table=people.table))
        ply = await draw_two(ada, people.table, 0, 2)
        while not service.paths:
            await ada.watch(people.table)
        await ben.sit(people.table, people.tokens[1])
        ply = await draw_two(ben, people.table, 1, ply)
        await ben.do(AwayRequest(table=people.table))
        await draw_two(ada, people.table, 0, ply)
        assert server.services.notifier.waiting


@on_a_loop
async def test_what_is_not_taken_is_tried_three_times_counted_and_logged_without_its_path(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with receiving(status=503) as service, serving(sending(tmp_path, service)) as server:
        async with company(server, 2, TABLE) as people:
            await give(server, people.table, people.tokens[1], service.address("my-topic"))
            await people.play_on(0, 2)
            await people.clients[1].do(AwayRequest(table=people.table))
            await draw_two(people.clients[0], people.table, 0, 2)
            await all_told(server)
        failed = number(server.hub.metrics, 'whistlestop_notices_total{outcome="failed"}')

    logged = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert (service.paths, failed) == (["/my-topic"] * 3, 1)
    assert [record.getMessage() for record in logged] == ["a notice could not be sent"]
    assert "topic" not in str([vars(record) for record in logged])


@on_a_loop
async def test_an_address_that_sends_elsewhere_is_refused_not_followed_and_not_kept(tmp_path: Path) -> None:
    async with receiving(status=302) as service, serving(sending(tmp_path, service)) as server:
        made = await server.create(TABLE)
        token = made.seats[0].token
        answer = await give(server, made.table, token, service.address("first"), test=True)
        stranger = await give(server, made.table, "not-the-secret", service.address("first"))
        hosts = (await server.http.get("/api/webhooks")).json()

        problem = msgspec.json.decode(answer.content, type=Problem)
        assert (problem.code, problem.said.facts["status"]) == ("not_possible", 302)
        assert service.paths == ["/first"]
        assert [one.kind for one in service.notices] == ["test"]
        assert stranger.json() == {"seats": 0}
        assert not await has_webhook(server, made.table, token)
        assert hosts == {"hosts": [service.host]}


@pytest.mark.parametrize("seats", ["none", "a wrong token", "an unknown table"])
@on_a_loop
async def test_nobody_without_a_seat_can_have_a_test_message_sent(tmp_path: Path, seats: str) -> None:
    async with receiving() as service, serving(sending(tmp_path, service)) as server:
        made = await server.create(TABLE)
        held = {
            "none": [],
            "a wrong token": [HeldSeat(table=made.table, token="not-the-secret")],
            "an unknown table": [HeldSeat(table="A" * len(made.table), token=made.seats[0].token)],
        }[seats]
        wish = WebhookRequest(seats=held, address=service.address("stranger"), test=True)
        refused = await server.post("webhooks", wish)

        problem = msgspec.json.decode(refused.content, type=Problem)
        assert (refused.status_code, problem.code) == (409, "not_possible")
        assert "create or join a game" in problem.message
        assert service.paths == []


@on_a_loop
async def test_links_lead_to_the_servers_own_address_whatever_a_request_says(tmp_path: Path) -> None:
    async with receiving() as service, serving(sending(tmp_path, service)) as server:
        made = await server.create(TABLE)
        seat = {"table": made.table, "token": made.seats[0].token}
        wish = {"seats": [seat], "address": service.address("ada"), "test": True}
        chosen = await server.http.post("/api/webhooks", json={**wish, "page": "https://evil.example/"})
        named = await server.http.post(
            "/api/webhooks",
            json=wish,
            headers={"Host": "192.0.2.7", "X-Forwarded-Host": "evil.example", "Origin": "http://192.0.2.7"},
        )

    assert (chosen.status_code, named.status_code) == (400, 200)
    assert [one.link for one in service.notices] == [PAGE]
    assert all(b"192.0.2.7" not in body and b"evil" not in body for body in service.bodies)
