"""Tables where moves are taken back, for tests."""

import time

from tests.server.serving import my_seats
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.table import new_tables, proposals, take_backs
from whistlestop.server.table.entries import AnyEntry, Asked, TakenBack
from whistlestop.server.table.table_rows import entry_row, restore_table
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.bodies import BotSeat, NewTable


def wish(people: int = 2, bots: int = 0, game: str = "first_journey") -> NewTable:
    """Return the request for a table on which the game begins at once, with seat 0."""
    bot_seats = [BotSeat(bot="greedy") for _ in range(bots)]
    return NewTable(game=game, seats=[*my_seats(people), *bot_seats], start=True, first=0, pace="instant")


class Log:
    """A table with the rows of its entries."""

    def __init__(self, request: NewTable) -> None:
        made = new_tables.prepare_table(request)
        self.row: TableRow = made.row
        self.rows: list[EntryRow] = [*made.entries]
        self.table: TableState = made.table

    @property
    def restored(self) -> TableState:
        """The table as another process would load it."""
        return restore_table(self.row, self.rows)

    @property
    def seen(self) -> bytes:
        """The whole position."""
        assert self.table.position is not None
        return self.table.position.state.to_bytes()

    def write(self, entry: AnyEntry) -> None:
        """Append an entry."""
        row = entry_row(self.table.id, self.table.number + 1, time.time(), entry)
        self.rows.append(row)
        self.table.apply(row.number, row.at, entry)

    def play(self, text: str = "") -> None:
        """Play an action of the seat to act, by default the first legal one."""
        table = self.table
        assert table.position is not None
        seat = table.actors()[0]
        text = text or table.position.legal_for(seat)[0]
        self.write(proposals.propose_play(table, seat, table.ply, text, "person")[0])

    def play_until_claim(self, seat: int = 0) -> str:
        """Play until a seat can claim a route at the beginning of its turn; return the action."""
        while True:
            position = self.table.position
            assert position is not None
            to_act = self.table.actors()[0]
            legal = position.legal_for(to_act)
            claims = [text for text in legal if text.startswith("claim")]
            if to_act == seat and claims:
                return claims[0]
            draws = [text for text in legal if text.startswith("draw")]
            self.play(draws[0] if draws else legal[0])

    def take_back(self, seat: int, to: int | None = None) -> TakenBack | Asked:
        """Take moves back, or ask for it."""
        entry = take_backs.propose(self.table, seat, self.table.ply, len(self.table.take_backs), to)
        self.write(entry)
        return entry
