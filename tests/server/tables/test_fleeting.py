"""What a table without aids shows only while it happens: the cards that go onto a stack of the Card Game."""

from pathlib import Path

import msgspec
import pytest

from tests.server.client import actions
from tests.server.loop import on_a_loop
from tests.server.replay.looking_back import all_frames, wished
from tests.server.serving import Serving, my_seats, serving
from tests.server.tables.sitting import Company, company
from whistlestop.server.wire.bodies import NewTable
from whistlestop.server.wire.messages import StateMessage

Facts = list[dict[str, object]]

with_and_without_aids = pytest.mark.parametrize("aids", [True, False])


def card_game(aids: bool) -> NewTable:
    """Return a request for a Card Game of two people that starts at once."""
    return NewTable(game="card_game", seats=list(my_seats(2)), start=True, first=0, aids=aids)


async def play_a_row(people: Company) -> int:
    """Place a set as soon as possible and wait until its first card has moved; return the ply."""
    placed = False
    for ply in range(200):
        states = await people.states(ply)
        seat = next(seat for seat, state in enumerate(states) if actions(state))
        if placed and any(row["type"] == "moved" for row in events(states[0])):
            return ply
        texts = actions(states[seat])
        sets = [text for text in texts if text.startswith("place ") and "+" not in text and len(text) > 8]
        text = sets[0] if sets and not placed else texts[0]
        placed = placed or text in sets
        await people.clients[seat].play(people.table, seat, ply, text)
    raise AssertionError("no card has moved")


def events(state: StateMessage) -> Facts:
    """Decode the events of a message."""
    return msgspec.json.decode(state.events, type=Facts)


def rows(state: StateMessage) -> Facts:
    """Return what a message says about cards that were placed or moved."""
    return [event for event in events(state) if event["type"] in ("placed", "moved")]


async def late(at: Serving, people: Company, ply: int) -> Facts:
    """Return the events about railyards that a late client receives."""
    async with at.client() as eve:
        await eve.watch(people.table, since=0)
        return rows(await eve.state(people.table, None, ply))


@on_a_loop
@with_and_without_aids
async def test_the_cards_of_a_railyard_are_told_while_it_happens(tmp_path: Path, aids: bool) -> None:
    async with serving(tmp_path) as at, company(at, 2, card_game(aids)) as people:
        await play_a_row(people)
        found = [row for state in people.clients[1].messages_of(StateMessage) for row in rows(state)]

        assert {row["type"] for row in found} == {"placed", "moved"}
        assert all(len(str(row["cards"])) == row["count"] for row in found)


@on_a_loop
@with_and_without_aids
async def test_without_aids_they_are_not_told_again(tmp_path: Path, aids: bool) -> None:
    async with serving(tmp_path) as at, company(at, 2, card_game(aids)) as people:
        ply = await play_a_row(people)
        async with at.client() as again:
            await again.sit(people.table, people.tokens[0], since=ply - 1)
            missed = rows(await again.state(people.table, 0, ply))

        found = await late(at, people, ply) + missed
        assert {row["type"] for row in found} == {"placed", "moved"}
        assert all(("cards" in row, bool(row["count"])) == (aids, True) for row in found)


@on_a_loop
@with_and_without_aids
async def test_without_aids_a_record_has_only_how_many_were_placed(tmp_path: Path, aids: bool) -> None:
    async with serving(tmp_path) as at, company(at, 2, card_game(aids)) as people:
        await play_a_row(people)
        for token in (people.tokens[0], people.tokens[1], None):
            text = (await wished(at.http, "record", table=people.table, token=token)).text
            [placed] = [line.partition(" place ")[2] for line in text.splitlines() if " place " in line]
            assert ("?" in placed) != aids
            assert len(placed.replace(" ", "")) >= 3


@on_a_loop
@with_and_without_aids
async def test_without_aids_the_game_is_looked_back_at_once_it_is_over(tmp_path: Path, aids: bool) -> None:
    async with serving(tmp_path) as at, company(at, 2, card_game(aids)) as people:
        await play_a_row(people)
        asked = await wished(at.http, "reel", table=people.table, first=0, token=people.tokens[0])

        assert asked.is_success == aids
        assert aids or "once it is over" in asked.text


@on_a_loop
async def test_everything_is_told_once_the_game_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, company(at, 2, card_game(aids=False)) as people:
        ply = await play_a_row(people)
        while (await people.states(ply))[0].result is None:
            await people.act(ply)
            ply += 1

        assert all("cards" in row for row in await late(at, people, ply))
        assert "place ?" not in (await wished(at.http, "record", table=people.table)).text
        assert len(await all_frames(at.http, people.table)) == ply + 1
