"""The leak checks can fail: they detect servers that reveal too much."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from tests.server.loop import on_a_loop
from tests.server.serving import serving
from tests.server.wire import leaks
from tests.server.wire.gathering import gathering
from whistlestop.core import cards, facts
from whistlestop.core.events import EventType
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Chance
from whistlestop.core.luck.keyed import Keyed
from whistlestop.core.material.supply import DRAWN, Supply
from whistlestop.core.state import State
from whistlestop.games.catalogue import build_game, find
from whistlestop.server.live.event_logs import EventLogs
from whistlestop.server.live.live_table import LiveTable
from whistlestop.server.services import lobby
from whistlestop.server.table import new_tables, table_rows
from whistlestop.server.table.record_export import whole_record
from whistlestop.server.table.snapshots import Past, StateSnapshot
from whistlestop.server.wire.messages import StateMessage, TableMessage

GAME = "first_journey"
PLIES = 30


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game outside the package, to be made leaky."""
    game = build_game(find(GAME), frozenset())
    for module in (table_rows, new_tables):
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
                "hand": cards.to_counts(state.hands[other]),
                "tickets": game.tickets.held(state, other),
                "deck": cards.to_counts(state.deck),
            }[what]

        def to_dict(self, with_legal: bool = True) -> dict[str, object]:
            return {**super().to_dict(with_legal), "more": self.more}

    game.view_type = Leaky
    async with serving(tmp_path) as at, gathering(at, GAME, 2, 1, PLIES) as people:
        assert leaks.compared_with_shadows(people, PLIES).leaks


@on_a_loop
async def test_an_event_that_names_a_card_drawn_by_another_is_caught(game: Game, tmp_path: Path) -> None:
    gossip = EventType(DRAWN.name, "{Seat} draws {card}.", luck="card", card=facts.CARD)
    game.declare(gossip)

    class Gossip(Supply):
        def draw_blind(self, state: State, seat: int, chance: Chance, event: EventType = DRAWN) -> None:
            kind = self.draw(state, chance)
            state.hands[seat] += cards.ONE[kind]
            if state.journal is not None:
                state.journal.append(gossip.event(seat, card=cards.NAMES[kind]))

    game.supply = Gossip(int(game.supply.row_size), int(game.supply.clear_at))
    async with serving(tmp_path) as at, gathering(at, GAME, 2, 1, PLIES) as people:
        assert leaks.strangers_cards(people)
        assert leaks.compared_with_shadows(people, PLIES).leaks


@on_a_loop
async def test_choices_told_to_another_are_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    describe, latest = StateSnapshot.message, Raw(b"{}")

    def stale(snapshot: StateSnapshot, seat: int | None, past: Past) -> StateMessage:
        nonlocal latest
        shown = describe(snapshot, seat, past)
        if seat is None:
            return replace(shown, choices=latest)
        latest = shown.choices if bytes(shown.choices) != b"{}" else latest
        return shown

    with monkeypatch.context() as patch:
        patch.setattr(StateSnapshot, "message", stale)
        async with serving(tmp_path) as at, gathering(at, GAME, 3, 1, PLIES) as people:
            assert leaks.strangers_choices(people)


def with_the_seed(live: LiveTable, shown: TableMessage) -> TableMessage:
    """Reveal the seed too early."""
    assert isinstance(live.table.chance, Keyed)
    return replace(shown, seed=live.table.chance.seed.hex())


def with_hashes(live: LiveTable, shown: TableMessage) -> TableMessage:
    """Reveal the stored hashes of tokens."""
    seats = [replace(seat, name=of.secret) for seat, of in zip(shown.seats, live.table.seats, strict=True)]
    return replace(shown, seats=seats)


@pytest.mark.parametrize("leak", [with_the_seed, with_hashes])
@on_a_loop
async def test_a_secret_in_a_message_about_the_table_is_caught(
    leak: Callable[[LiveTable, TableMessage], TableMessage], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    describe = LiveTable.table_message

    def leaky(live: LiveTable, mine: list[int]) -> TableMessage:
        return leak(live, describe(live, mine))

    with monkeypatch.context() as patch:
        patch.setattr(LiveTable, "table_message", leaky)
        async with serving(tmp_path) as at, gathering(at, GAME, 2, 1, 3) as people:
            assert leaks.secrets_sent(people)


@on_a_loop
async def test_events_that_are_recalled_otherwise_are_caught(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    since = EventLogs.since

    async def forgetful(
        logs: EventLogs, live: LiveTable, ply: int | None, seat: int | None, take_backs: int | None
    ) -> Past:
        past = await since(logs, live, ply, seat, take_backs)
        events = msgspec.json.decode(past.events, type=list[Raw])
        return Past(Raw(msgspec.json.encode(events[1:])), past.lines)

    monkeypatch.setattr(EventLogs, "since", forgetful)
    async with serving(tmp_path) as at, gathering(at, GAME, 2, 1, 5) as people:
        assert await leaks.recalled_otherwise(people, 0)


@on_a_loop
async def test_a_record_that_tells_everything_is_caught(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(
        lobby, "redacted_record", lambda row, entries, people, seat: whole_record(row, entries, people)
    )
    async with serving(tmp_path) as at, gathering(at, GAME, 2, 1, PLIES) as people:
        assert await leaks.records_told(people)
