"""Reviews of games, stored with their tables."""

import time
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct
from sqlalchemy import Executable, Row, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from whistlestop.server.store.engine import DRIVER_ERRORS, unavailable
from whistlestop.server.store.schema import reviews

LEASE: Final = 15.0
"""Seconds after which the review of a process that no longer renews its lease is taken over."""


class ReviewKey(NamedTuple):
    """What is reviewed: a seat of a table, quickly or deeply."""

    table: str
    seat: int
    depth: str


class ReviewRow(Struct, frozen=True, gc=False):
    """A review that was asked for, and what there is of it."""

    key: ReviewKey
    done: int
    total: int
    complete: bool
    problem: str
    leased: bool  # whether a process is working on it, or has it in its queue
    body: str  # JSON; empty before anything is saved

    def __repr__(self) -> str:
        return f"ReviewRow({self.key!r}, {self.done} of {self.total})"


IS_KEY = (
    (reviews.c.table_id == bindparam("key_table"))
    & (reviews.c.seat == bindparam("key_seat"))
    & (reviews.c.depth == bindparam("key_depth"))
)
FIND = select(reviews).where(IS_KEY)
COMPLETE = select(reviews.c.seat).where(
    reviews.c.table_id == bindparam("id"), reviews.c.depth == bindparam("depth"), reviews.c.complete
)
TAKE_OVER = (
    update(reviews)
    .where(IS_KEY, ~reviews.c.complete, reviews.c.lease < bindparam("now"))
    .values(process=bindparam("by"), lease=bindparam("until"), problem="")
)
RENEW = (
    update(reviews)
    .where(reviews.c.process == bindparam("by"), ~reviews.c.complete, reviews.c.lease > 0)
    .values(lease=bindparam("until"))
)
RELEASE = update(reviews).where(reviews.c.process == bindparam("by")).values(lease=0.0)
SAVE = (
    update(reviews)
    .where(IS_KEY, reviews.c.process == bindparam("by"))
    .values(
        done=bindparam("now_done"),
        total=bindparam("of"),
        complete=bindparam("is_complete"),
        problem=bindparam("why"),
        body=bindparam("text"),
        lease=bindparam("until"),
    )
)
RELEASE_ALL = update(reviews).where(~reviews.c.complete).values(lease=0.0)
FORGET = delete(reviews).where(IS_KEY)


class ReviewRows:
    """Reads and writes reviews; each is in the hands of one process at a time, which renews its lease."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._process = process
        dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
        self._add = dialect.insert(reviews).on_conflict_do_nothing()

    async def find(self, key: ReviewKey) -> ReviewRow | None:
        """Return a review; None if nobody has asked for it."""
        rows = await self._read(FIND, values_of(key))
        return review_row(rows[0]) if rows else None

    async def complete_seats(self, table_id: str, depth: str) -> list[int]:
        """Return the seats of a table that have been reviewed."""
        return sorted(int(row.seat) for row in await self._read(COMPLETE, {"id": table_id, "depth": depth}))

    async def take(self, key: ReviewKey) -> bool:
        """Take a review that is new, or that no process works on; return whether this one has it now."""
        now = time.time()
        row = {
            "table_id": key.table,
            "seat": key.seat,
            "depth": key.depth,
            "done": 0,
            "total": 0,
            "complete": False,
            "problem": "",
            "process": self._process,
            "lease": now + LEASE,
            "body": b"",
        }
        if await self._write(self._add, row):
            return True
        values = {**values_of(key), "now": now, "by": self._process, "until": now + LEASE}
        return bool(await self._write(TAKE_OVER, values))

    async def save(
        self, key: ReviewKey, done: int, total: int, body: str, complete: bool = False, problem: str = ""
    ) -> bool:
        """Save what there is of a review; return False if another process has taken it over."""
        ends = complete or bool(problem)
        values = {
            **values_of(key),
            "by": self._process,
            "now_done": done,
            "of": total,
            "is_complete": complete,
            "why": problem,
            "text": zlib.compress(body.encode()) if body else b"",
            "until": 0.0 if ends else time.time() + LEASE,
        }
        return bool(await self._write(SAVE, values))

    async def renew(self) -> None:
        """Keep the reviews that this process has taken."""
        await self._write(RENEW, {"by": self._process, "until": time.time() + LEASE})

    async def release(self) -> None:
        """Leave the unfinished reviews of this process to others."""
        await self._write(RELEASE, {"by": self._process})

    async def release_all(self) -> None:
        """Leave all unfinished reviews to this process, if it is the only one."""
        await self._write(RELEASE_ALL, {})

    async def forget(self, key: ReviewKey) -> None:
        """Remove a review, such as one of an older version."""
        await self._write(FORGET, values_of(key))

    async def _read(
        self, question: Executable, values: Mapping[str, object]
    ) -> Sequence[Row[*tuple[Any, ...]]]:
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(question, values)).all()
        except (SQLAlchemyError, *DRIVER_ERRORS):
            raise unavailable() from None

    async def _write(self, change: Executable, values: Mapping[str, object]) -> int:
        """Run a statement in a transaction of its own; return the number of rows changed."""
        try:
            async with self._engine.begin() as connection:
                return int((await connection.execute(change, values)).rowcount)
        except (SQLAlchemyError, *DRIVER_ERRORS):
            raise unavailable() from None


def values_of(key: ReviewKey) -> dict[str, object]:
    """Return a key as the values of a statement."""
    return {"key_table": key.table, "key_seat": key.seat, "key_depth": key.depth}


def review_row(row: Row[*tuple[Any, ...]]) -> ReviewRow:
    """Build a review from database columns."""
    return ReviewRow(
        ReviewKey(row.table_id, row.seat, row.depth),
        row.done,
        row.total,
        row.complete,
        row.problem,
        row.lease > time.time(),
        zlib.decompress(row.body).decode() if row.body else "",
    )
