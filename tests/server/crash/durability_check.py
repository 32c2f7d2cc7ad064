"""Check that a store contains everything that was acknowledged, once, and that it replays."""

from collections import Counter

from tests.server.crash.observations import Observations, Promises, Seen, view_hash
from tests.server.crash.visit import NONCE
from whistlestop.core.events import SPECTATOR, Event
from whistlestop.record import record
from whistlestop.record.verification import verify
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.store.store import Store
from whistlestop.server.table.entries import Played, Rematched, Revealed, Said, Sat, Shuffling, decode
from whistlestop.server.table.record_export import seat_names, whole_record
from whistlestop.server.table.seat import hash_token
from whistlestop.server.table.snapshots import encode_raw
from whistlestop.server.table.table_rows import empty_table
from whistlestop.server.table.table_state import TableState


class DurabilityCheck:
    """Reads a store repeatedly and compares it with what clients observed."""

    def __init__(self, database: str, observations: Observations) -> None:
        self.database = database
        self.observations = observations
        self.rows: dict[str, TableRow] = {}
        self.entries: dict[str, list[EntryRow]] = {}
        self.tables: dict[str, TableState] = {}
        self.plays: dict[tuple[str, int], Played] = {}
        self.keys: Counter[str] = Counter()
        self.lines: Counter[tuple[str, str]] = Counter()

    async def check(self) -> None:
        """Read and apply new entries, and look for everything that was acknowledged."""
        promised = self.observations.promised.so_far()
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
        """Apply one entry; fail on a gap in the numbers or an illegal move."""
        table = self.tables.setdefault(row.id, empty_table(row))
        entry = decode(line.body)
        table.apply(line.number, line.at, entry)
        if isinstance(entry, Played):
            assert entry.ply == line.ply == table.ply
            self.plays[row.id, entry.ply] = entry
            self.keys[entry.key or f"{row.id} {entry.ply}"] += 1
        elif isinstance(entry, Said):
            self.lines[row.id, entry.text] += 1

    def find(self, promised: Promises) -> None:
        """Check that everything acknowledged is stored exactly once."""
        assert max(self.keys.values(), default=1) == 1, "a move was played twice"
        assert self.keys.keys().isdisjoint(self.observations.refused), "a move was refused and played"
        assert max(self.lines.values(), default=1) == 1, "a line was said twice"
        for move in promised.moves:
            play = self.plays.get((move.table, move.ply))
            assert play is not None, f"{move} is lost"
            assert (play.seat, play.text, play.key) == (move.seat, move.action, move.key)
        assert self.lines.keys() >= set(promised.lines)
        for name, seat, token in promised.seats:
            assert any(
                isinstance(one, Sat) and (one.seat, one.secret) == (seat, hash_token(token))
                for one in self.happened(name)
            ), "somebody's seat is lost"
        for name in promised.starts:
            assert any(isinstance(one, Shuffling) for one in self.happened(name)), "a start is lost"
        for name, seat in promised.nonces:
            assert Revealed(seat=seat, nonce=NONCE.hex()) in self.happened(name), "a nonce is lost"
        for name, new in promised.rematches:
            assert self.tables[name].rematch == new
            assert [one.table for one in self.happened(name) if isinstance(one, Rematched)] == [new]
            assert self.rows[new].rematch_of == name

    def happened(self, name: str) -> list[object]:
        """Return the entries of a table, except plays."""
        return [decode(line.body) for line in self.entries[name] if line.kind != "played"]

    def conclude(self) -> None:
        """Replay every table from its first entry and compare it with what clients saw."""
        unseen = dict(self.observations.views)
        for name, entries in self.entries.items():
            table = empty_table(self.rows[name])
            events: list[tuple[int, Event]] = []
            for line in entries:
                happened = table.apply(line.number, line.at, decode(line.body))
                events += [(-1 if line.ply is None else line.ply, event) for event in happened]
                if line.kind in ("started", "played"):
                    self.compare(table, unseen)
            self.retell(name, events)
        assert not unseen, f"{len(unseen)} states were shown that never were"
        promised = self.observations.promised
        assert self.observations.ended >= {*promised.starts, *(new for _, new in promised.rematches)}
        for name in self.observations.ended:
            self.verify(name)

    def compare(self, table: TableState, unseen: dict[Seen, set[int]]) -> None:
        """Compare the state after a play with what was shown."""
        assert table.position is not None
        for seat in (None, *range(len(table.seats))):
            shown = unseen.pop(Seen(table.id, seat, table.ply), None)
            if shown is not None:
                view = table.position.view(SPECTATOR if seat is None else seat)
                assert shown == {view_hash(bytes(encode_raw(view.to_dict(with_legal=False))))}

    def retell(self, name: str, events: list[tuple[int, Event]]) -> None:
        """Check that each viewer received every event exactly once."""
        for history in self.observations.histories:
            if history.table == name:
                eyes = SPECTATOR if history.seat is None else history.seat
                first = history.after + 1 if history.after >= 0 else -1
                due = [
                    bytes(encode_raw(event.seen_by(eyes).to_dict()))
                    for ply, event in events
                    if first <= ply <= history.ply
                ]
                assert history.events == due

    def verify(self, name: str) -> None:
        """Verify the record of a finished game against its seed."""
        row, entries = self.rows[name], self.entries[name]
        parsed = record.read(whole_record(row, entries, seat_names(row, entries)))
        again = record.replay(parsed, self.tables[name].game)
        assert again.over
        assert "are the same" in verify(parsed, again)
