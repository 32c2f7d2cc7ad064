"""What every live table needs from its process, without knowing the hub."""

from dataclasses import dataclass
from typing import Protocol

from whistlestop.server.live import presence_messages
from whistlestop.server.live.presence import Presence
from whistlestop.server.pool.pool import BotPool
from whistlestop.server.settings import Settings
from whistlestop.server.store.store import Store
from whistlestop.server.table.table_state import TableState
from whistlestop.server.telemetry.metrics import Metrics


class TableObserver(Protocol):
    """Is notified of what happens at live tables; webhooks are one."""

    def entry_written(self, table: TableState, presence: Presence, actors: list[int]) -> None:
        """Handle an entry that this process has committed; `actors` had to decide before it."""

    def seat_decided(self, table_id: str, seat: int) -> None:
        """Handle a play of a seat, written by any process."""


@dataclass(frozen=True)
class LiveContext:
    """The services that live tables share."""

    settings: Settings
    store: Store
    pool: BotPool
    metrics: Metrics
    observer: TableObserver

    def announce(self, word: str, table_id: str, seats: list[int]) -> None:
        """Broadcast to other processes who came or went here, or ask who is connected there."""
        if not seats and word != presence_messages.WHO:
            return
        for line in presence_messages.encode(word, {table_id: seats}):
            self.store.bus.send(line)
