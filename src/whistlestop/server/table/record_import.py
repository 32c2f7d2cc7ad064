"""Tables imported from records: playable, or read-only."""

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
from whistlestop.record.record_text import TakeBackLine
from whistlestop.record.verification import verify
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.table import agreement
from whistlestop.server.table.agreement import Agreement
from whistlestop.server.table.colours import colours_in
from whistlestop.server.table.entries import (
    AnyEntry,
    Played,
    Revealed,
    Sat,
    Shuffling,
    Started,
    TakenBack,
)
from whistlestop.server.table.new_tables import unknown_game
from whistlestop.server.table.seat import hash_token, new_table_id, new_token
from whistlestop.server.table.table_rows import entry_row
from whistlestop.server.wire.fields import MAX_NAME_LENGTH, sanitized

ID_BYTES = 12


class CheckedRecord(NamedTuple):
    """A record whose plays are legal, and whose shuffles follow from its seed if it has one."""

    parsed: Record
    match: Match

    @property
    def seed(self) -> bytes | None:
        """The seed of its shuffles, if the record contains one."""
        return bytes.fromhex(self.parsed.header["seed"]) if "seed" in self.parsed.header else None


def check_record(text: str) -> CheckedRecord:
    """Parse and replay a record."""
    parsed = record.read(text)
    if parsed.header["game"] not in names():
        raise BrokenRecord(0, unknown_game(parsed.header["game"]))
    match = record.replay(parsed, load(parsed.header["game"], parsed.options))
    if "seed" in parsed.header:
        verify(parsed, match)
    return CheckedRecord(parsed, match)


def playable_table(text: str) -> tuple[TableRow, list[EntryRow], list[str]]:
    """Build a table that continues a record, with new tokens for its seats."""
    found = check_record(text)
    if found.seed is None:
        raise BrokenRecord(
            0, Reason("it contains no seed, so its shuffles can't be verified and its game can't continue.")
        )
    tokens = [new_token() for _ in range(found.match.seats)]
    agreed = Agreement(first=first_seat(found.parsed), take_back=True)
    row = table_row(new_table_id(), found, agreed, found.seed)
    return row, entry_rows(row, found, tokens), [] if found.match.over else tokens


def read_only_table(text: str) -> tuple[TableRow, list[EntryRow]]:
    """Build a read-only table; the same record always gives the same id."""
    found = check_record(text)
    agreed = Agreement(
        first=first_seat(found.parsed), take_back=True, origin="record", seeded=found.seed is not None
    )
    row = table_row(content_id(text), found, agreed, found.seed or secrets.token_bytes(32))
    return row, entry_rows(row, found, [new_token() for _ in range(found.match.seats)])


def content_id(text: str) -> str:
    """Return the id of a record's table: a hash of its content."""
    plain = "\n".join(line.strip() for line in text.splitlines() if line.strip())
    return urlsafe_b64encode(hashlib.sha256(plain.encode()).digest()[:ID_BYTES]).decode()


def first_seat(parsed: Record) -> int | None:
    """Return the seat that begins; None if chance decided."""
    return parsed.whole_number("first") if "first" in parsed.header else None


def table_row(table_id: str, found: CheckedRecord, agreed: Agreement, seed: bytes) -> TableRow:
    """Build the row of an imported table."""
    game = found.match.game
    return TableRow(
        id=table_id,
        created=time.time(),
        game=game.name,
        rules=game.rules,
        options=tuple(sorted(game.options)),
        seats=found.match.seats,
        settings=agreement.encode(agreed),
        seed=seed,
        public=False,
    )


def entry_rows(row: TableRow, found: CheckedRecord, tokens: Sequence[str]) -> list[EntryRow]:
    """Build the entry rows of an imported table."""
    happened = entries_from(found.parsed, found.match, tokens)
    return [entry_row(row.id, number, row.created, entry) for number, entry in enumerate(happened, 1)]


def entries_from(parsed: Record, match: Match, tokens: Sequence[str]) -> list[AnyEntry]:
    """Return the entries that a record stands for."""
    people = [sanitized(name, MAX_NAME_LENGTH) for name in parsed.header.get("names", "").split(", ")]
    if len(people) != match.seats or not all(people):
        people = [f"Seat {seat}" for seat in range(match.seats)]
    colours = colours_in(parsed, match.seats)
    happened: list[AnyEntry] = [
        Sat(seat=seat, name=name, secret=hash_token(token), colour=colour)
        for seat, (name, token, colour) in enumerate(zip(people, tokens, colours, strict=True))
    ]
    happened += shuffle_entries(parsed)
    happened.append(Started(answers=parsed.opening))
    return [*happened, *play_entries(parsed, match)]


def play_entries(parsed: Record, match: Match) -> list[AnyEntry]:
    """Return the entries of the plays and take-backs of a record."""
    happened: list[AnyEntry] = []
    take_backs = iter(match.history.take_backs)
    undone = 0
    for step in parsed.steps:
        if isinstance(step, TakeBackLine):
            plays = len(next(take_backs).plays)
            undone += plays
            happened.append(TakenBack(seat=step.seat, ply=step.to + plays, to=step.to, hindsight=True))
        else:
            happened.append(
                Played(
                    ply=step.ply,
                    seat=step.seat,
                    text=step.text,
                    answers=step.outcomes,
                    by="person",
                    over=match.over and step is parsed.steps[-1],
                    undone=undone,
                )
            )
    return happened


def shuffle_entries(parsed: Record) -> list[AnyEntry]:
    """Return the entries of the shuffle; none if no seat took part in it."""
    commitments = parsed.by_seat("nonce commitments")
    if not commitments:
        return []
    nonces = parsed.by_seat("nonces")
    begun = Shuffling(commitments=commitments, table=parsed.header["table"])
    return [begun, *(Revealed(seat=seat, nonce=nonce.lower()) for seat, nonce in nonces.items())]
