"""Tables made of records: to be played on by their seats, or to be looked at by anybody."""

import hashlib
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from typing import NamedTuple

from whistlestop.core.errors import BrokenRecord
from whistlestop.core.reason import Reason
from whistlestop.games import load, names
from whistlestop.record import record
from whistlestop.record.match import Match
from whistlestop.record.record import Record
from whistlestop.server.entries import AnyEntry, Played, Sat, Started
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.tables import agreement
from whistlestop.server.tables.agreement import Agreement
from whistlestop.server.tables.laying import entry_row
from whistlestop.server.tables.opening import unknown_game
from whistlestop.server.tables.seat import hashed, new_table_id, new_token
from whistlestop.server.wire.words import LONGEST_NAME, tidied

ID_BYTES = 12


class Checked(NamedTuple):
    """A record of which every play is legal, and every shuffle that it tells the seed of is right."""

    told: Record
    match: Match

    @property
    def seed(self) -> bytes | None:
        """The seed of its shuffles, if it tells one."""
        return bytes.fromhex(self.told.header["seed"]) if "seed" in self.told.header else None


def checked(text: str) -> Checked:
    """Read a record and play it again."""
    told = record.read(text)
    if told.header["game"] not in names():
        raise BrokenRecord(0, unknown_game(told.header["game"]))
    match = record.replay(told, load(told.header["game"], told.options))
    if "seed" in told.header:
        record.verify_seed(told, match)
    return Checked(told, match)


def table_from(text: str) -> tuple[TableRow, list[EntryRow], list[str]]:
    """Make a table of a record that proves right, with new secrets of its seats."""
    found = checked(text)
    if found.seed is None:
        raise BrokenRecord(
            0, Reason("it tells no seed, so nothing proves its shuffles and its game can't go on.")
        )
    tokens = [new_token() for _ in range(found.match.seats)]
    agreed = Agreement(first=first_of(found.told))
    row = table_row(new_table_id(), found, agreed, found.seed)
    return row, entry_rows(row, found, tokens), [] if found.match.over else tokens


def table_to_look_at(text: str) -> tuple[TableRow, list[EntryRow]]:
    """Make a table of a record that nobody has a seat at; the same record is always the same table."""
    found = checked(text)
    agreed = Agreement(first=first_of(found.told), origin="record", seeded=found.seed is not None)
    row = table_row(id_of(text), found, agreed, found.seed or secrets.token_bytes(32))
    return row, entry_rows(row, found, [new_token() for _ in range(found.match.seats)])


def id_of(text: str) -> str:
    """Name the table of a record after what it says."""
    plain = "\n".join(line.strip() for line in text.splitlines() if line.strip())
    return urlsafe_b64encode(hashlib.sha256(plain.encode()).digest()[:ID_BYTES]).decode()


def first_of(told: Record) -> int | None:
    """Read which seat begins; none if chance decided that."""
    return record.whole_number(told, "first") if "first" in told.header else None


def table_row(table_id: str, found: Checked, agreed: Agreement, seed: bytes) -> TableRow:
    """Write down the table of a record."""
    game = found.match.game
    return TableRow(
        id=table_id,
        created=time.time(),
        game=game.name,
        rules=game.rules,
        options=tuple(sorted(game.options)),
        seats=found.match.seats,
        settings=agreement.written(agreed),
        seed=seed,
        public=False,
    )


def entry_rows(row: TableRow, found: Checked, tokens: Sequence[str]) -> list[EntryRow]:
    """Write down what happened at the table of a record."""
    happened = entries_from(found.told, found.match, tokens)
    return [entry_row(row.id, number, row.created, entry) for number, entry in enumerate(happened, 1)]


def entries_from(told: Record, match: Match, tokens: Sequence[str]) -> list[AnyEntry]:
    """List what happened at the table of a record."""
    people = [tidied(name, LONGEST_NAME) for name in told.header.get("names", "").split(", ")]
    if len(people) != match.seats or not all(people):
        people = [f"Seat {seat}" for seat in range(match.seats)]
    happened: list[AnyEntry] = [
        Sat(seat=seat, name=name, secret=hashed(token))
        for seat, (name, token) in enumerate(zip(people, tokens, strict=True))
    ]
    happened.append(Started(answers=told.opening))
    last = len(told.lines) if match.over else 0
    for line in told.lines:
        over = line.ply == last
        happened.append(
            Played(ply=line.ply, seat=line.seat, text=line.text, answers=line.answers, by="person", over=over)
        )
    return happened
