"""The proof that a store has everything that was promised, once, and that it replays."""

from collections import Counter

from tests.server.killing.notebook import Notebook, Promises, Seen
from whistlestop.core.events import SPECTATOR, Event
from whistlestop.record import record
from whistlestop.server.entries import Played, Rematched, Said, Sat, Started, read
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.store.store import Store
from whistlestop.server.tables.laying import empty_table
from whistlestop.server.tables.recording import names_of, whole_record
from whistlestop.server.tables.seat import hashed
from whistlestop.server.tables.table import Table
from whistlestop.server.tables.telling import raw


class Proof:
    """Reads a store again and again, and compares it with what clients were told."""

    def __init__(self, database: str, notebook: Notebook) -> None:
        self.database = database
        self.notebook = notebook
        self.rows: dict[str, TableRow] = {}
        self.entries: dict[str, list[EntryRow]] = {}
        self.tables: dict[str, Table] = {}
        self.plays: dict[tuple[str, int], Played] = {}
        self.keys: Counter[str] = Counter()
        self.lines: Counter[tuple[str, str]] = Counter()

    async def check(self) -> None:
        """Read what is new, let it become true, and look for everything that was promised."""
        promised = self.notebook.promised.so_far()
        store = await Store.open(self.database)
        try:
            async for row in store.every_table():
                known = self.entries.setdefault(row.id, [])
                assert self.rows.setdefault(row.id, row) == row
                for entry in await store.entries(row.id, len(known)):
                    known.append(entry)
                    self.take(row, entry)
        finally:
            await store.close()
        self.find(promised)

    def take(self, row: TableRow, line: EntryRow) -> None:
        """Let one entry become true; a gap in the numbers and a move against the rules can't."""
        table = self.tables.setdefault(row.id, empty_table(row))
        entry = read(line.body)
        table.take(line.number, line.at, entry)
        if isinstance(entry, Played):
            assert entry.ply == line.ply == table.ply
            self.plays[row.id, entry.ply] = entry
            self.keys[entry.key or f"{row.id} {entry.ply}"] += 1
        elif isinstance(entry, Said):
            self.lines[row.id, entry.text] += 1

    def find(self, promised: Promises) -> None:
        """Find everything that was promised, once."""
        assert max(self.keys.values(), default=1) == 1, "a move was played twice"
        assert self.keys.keys().isdisjoint(self.notebook.refused), "a move was refused and played"
        assert max(self.lines.values(), default=1) == 1, "a line was said twice"
        for move in promised.moves:
            play = self.plays.get((move.table, move.ply))
            assert play is not None, f"{move} is lost"
            assert (play.seat, play.text, play.key) == (move.seat, move.action, move.key)
        assert self.lines.keys() >= set(promised.lines)
        for name, seat, token in promised.seats:
            assert any(
                isinstance(one, Sat) and (one.seat, one.secret) == (seat, hashed(token))
                for one in self.happened(name)
            ), "somebody's seat is lost"
        for name in promised.starts:
            assert any(isinstance(one, Started) for one in self.happened(name)), "a start is lost"
        for name, new in promised.rematches:
            assert self.tables[name].rematch == new
            assert [one.table for one in self.happened(name) if isinstance(one, Rematched)] == [new]
            assert self.rows[new].rematch_of == name

    def happened(self, name: str) -> list[object]:
        """Read what happened to a table, apart from plays."""
        return [read(line.body) for line in self.entries[name] if line.kind != "played"]

    def conclude(self) -> None:
        """Replay every table from its first entry: what anybody ever saw is what has happened."""
        unseen = dict(self.notebook.views)
        for name, entries in self.entries.items():
            table = empty_table(self.rows[name])
            events: list[tuple[int, Event]] = []
            for line in entries:
                happened = table.take(line.number, line.at, read(line.body))
                events += [(-1 if line.ply is None else line.ply, event) for event in happened]
                if line.kind in ("started", "played"):
                    self.compare(table, unseen)
            self.retell(name, events)
        assert not unseen, f"{len(unseen)} states were shown that never were"
        promised = self.notebook.promised
        assert self.notebook.ended >= {*promised.starts, *(new for _, new in promised.rematches)}
        for name in self.notebook.ended:
            self.verify(name)

    def compare(self, table: Table, unseen: dict[Seen, set[int]]) -> None:
        """Compare what is true after a play with what was shown."""
        assert table.match is not None
        for seat in (None, *range(len(table.seats))):
            shown = unseen.pop(Seen(table.id, seat, table.ply), None)
            if shown is not None:
                view = table.match.view(SPECTATOR if seat is None else seat)
                assert shown == {hash(bytes(raw(view.told())))}

    def retell(self, name: str, events: list[tuple[int, Event]]) -> None:
        """Tell the game again to everybody: nothing was left out and nothing told twice."""
        for history in self.notebook.histories:
            if history.table == name:
                eyes = SPECTATOR if history.seat is None else history.seat
                first = history.after + 1 if history.after >= 0 else -1
                due = [
                    bytes(raw(event.seen_by(eyes).to_dict()))
                    for ply, event in events
                    if first <= ply <= history.ply
                ]
                assert history.events == due

    def verify(self, name: str) -> None:
        """Prove the record of a finished game by its seed."""
        row, entries = self.rows[name], self.entries[name]
        told = record.read(whole_record(row, entries, names_of(row, entries)))
        again = record.replay(told, self.tables[name].game)
        assert again.over
        assert "are the same" in record.verify_seed(told, again)
