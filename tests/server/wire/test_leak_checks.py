"""The checks for leaks over the wire can fail: servers that tell too much are caught."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.loop import on_a_loop
from tests.server.serving import serving
from tests.server.wire import leaks
from tests.server.wire.gathering import gathering
from whistlestop.core import cards
from whistlestop.core.chance import Chance
from whistlestop.core.events import SPECTATOR, Event
from whistlestop.core.game import Game
from whistlestop.core.keyed import Keyed
from whistlestop.core.state import State
from whistlestop.core.supply import Supply
from whistlestop.core.view import View
from whistlestop.games.shelf import find, put_together
from whistlestop.record.choices import choices
from whistlestop.server.connections import dispatch
from whistlestop.server.tables import desk, laying, opening, recalling, telling
from whistlestop.server.tables.follower import Follower
from whistlestop.server.tables.live_table import LiveTable
from whistlestop.server.tables.recording import whole_record
from whistlestop.server.wire.messages import TableTold

GAME = "first_journey"
PLIES = 30


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game of one's own that the server plays, to be made leaky."""
    game = put_together(find(GAME), frozenset())
    for module in (laying, opening):
        monkeypatch.setattr(module, "load", lambda name, options: game)
    return game


@pytest.mark.parametrize("what", ["hand", "tickets", "deck"])
@on_a_loop
async def test_a_view_that_tells_too_much_is_caught(what: str, game: Game, tmp_path: Path) -> None:
    class Leaky(game.view_type):  # type: ignore[name-defined, misc]
        def fill(self, state: State, seat: int) -> None:
            super().fill(state, seat)
            other = (seat + 1) % int(state.seats)
            self.more = {
                "hand": cards.counted(state.hands[other]),
                "tickets": game.tickets.held(state, other),
                "deck": cards.counted(state.deck),
            }[what]

        def told(self) -> dict[str, object]:
            return {**super().told(), "more": self.more}

    game.view_type = Leaky
    async with serving(tmp_path) as at, gathering(at, GAME, 2, 1, PLIES) as people:
        assert leaks.compared_with_shadows(people, PLIES).leaks


@on_a_loop
async def test_an_event_that_names_a_card_drawn_by_another_is_caught(game: Game, tmp_path: Path) -> None:
    class Gossip(Supply):
        def draw_blind(self, state: State, seat: int, chance: Chance, event: str = "drawn") -> None:
            kind = self.draw(state, chance)
            state.hands[seat] += cards.ONE[kind]
            if state.journal is not None:
                state.journal.append(Event(event, seat, card=cards.NAMES[kind]))

    game.supply = Gossip(int(game.supply.row_size), int(game.supply.clear_at))
    async with serving(tmp_path) as at, gathering(at, GAME, 2, 1, PLIES) as people:
        assert leaks.strangers_cards(people)
        assert leaks.compared_with_shadows(people, PLIES).leaks


@on_a_loop
async def test_choices_told_to_another_are_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    latest: dict[str, dict[str, list[str]]] = {}

    def stale(view: View) -> dict[str, dict[str, list[str]]]:
        nonlocal latest
        if view.seat == SPECTATOR:
            return latest
        latest = choices(view) or latest
        return choices(view)

    with monkeypatch.context() as patch:
        patch.setattr(telling, "choices", stale)
        async with serving(tmp_path) as at, gathering(at, GAME, 3, 1, PLIES) as people:
            assert leaks.strangers_choices(people)


def with_the_seed(live: LiveTable, told: TableTold) -> TableTold:
    """Tell the seed too early."""
    assert isinstance(live.table.chance, Keyed)
    return replace(told, seed=live.table.chance.seed.hex())


def with_hashes(live: LiveTable, told: TableTold) -> TableTold:
    """Tell what is kept of the seats' secrets."""
    seats = [replace(seat, name=of.secret) for seat, of in zip(told.seats, live.table.seats, strict=True)]
    return replace(told, seats=seats)


@pytest.mark.parametrize("leak", [with_the_seed, with_hashes])
@on_a_loop
async def test_a_secret_in_a_message_about_the_table_is_caught(
    leak: Callable[[LiveTable, TableTold], TableTold], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tell = telling.table_told

    def leaky(live: LiveTable, follower: Follower | None) -> TableTold:
        return leak(live, tell(live, follower))

    with monkeypatch.context() as patch:
        patch.setattr(telling, "table_told", leaky)
        async with serving(tmp_path) as at, gathering(at, GAME, 2, 1, 3) as people:
            assert leaks.secrets_sent(people)


@on_a_loop
async def test_events_that_are_recalled_otherwise_are_caught(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def forgetful(live: LiveTable, ply: int | None) -> list[Event]:
        return (await recalling.events_since(live, ply))[1:]

    monkeypatch.setattr(dispatch, "events_since", forgetful)
    async with serving(tmp_path) as at, gathering(at, GAME, 2, 1, 5) as people:
        assert await leaks.recalled_otherwise(people, 0)


@on_a_loop
async def test_a_record_that_tells_everything_is_caught(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(
        desk, "record_of", lambda row, entries, people, seat: whole_record(row, entries, people)
    )
    async with serving(tmp_path) as at, gathering(at, GAME, 2, 1, PLIES) as people:
        assert await leaks.records_told(people)
