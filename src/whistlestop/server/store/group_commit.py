"""Group commit: one task writes all pending writes in one transaction."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.reason import Reason
from whistlestop.server.errors import EntryRefused, StoreUnavailable
from whistlestop.server.store.atomic_write import AtomicWrite, BatchWriter
from whistlestop.server.store.engine import PATIENCE, is_unavailable, unavailable

LARGEST_BATCH = 500
SPACING = 0.01
"""Seconds between batches under load, since larger ones cost less."""

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.5

OnBatch = Callable[[int, float], None]

log = logging.getLogger(__name__)


class PendingWrite:
    """A write with the future of its outcome."""

    __slots__ = ("outcome", "writing")

    def __init__(self, writing: AtomicWrite, outcome: "asyncio.Future[bool]") -> None:
        self.writing = writing
        self.outcome = outcome

    def resolve(self, outcome: bool) -> None:
        """Resolve the future, unless it was cancelled."""
        if not self.outcome.done():
            self.outcome.set_result(outcome)

    def fail(self, error: WhistlestopError) -> None:
        """Fail the future, unless it was cancelled."""
        if not self.outcome.done():
            self.outcome.set_exception(error)


class GroupCommit:
    """Writes batch after batch, with retries."""

    def __init__(self, writer: BatchWriter, on_batch: OnBatch, patience: float) -> None:
        self._writer = writer
        self._on_batch = on_batch
        self._patience = patience
        self._waiting: list[PendingWrite] = []
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, writing: AtomicWrite) -> bool:
        """Return once a write is durable; False if it lost a race.

        A caller that stops waiting can't know whether the write succeeded.
        """
        if self._is_closing:
            raise StoreUnavailable(Reason("The server is stopping and accepts no more changes."))
        outcome: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(PendingWrite(writing, outcome))
        self._wake.set()
        return await outcome

    async def close(self) -> None:
        """Write what is pending, and stop."""
        self._is_closing = True
        self._wake.set()
        await asyncio.shield(self._task)

    async def _run(self) -> None:
        """Write batch after batch."""
        while self._waiting or not self._is_closing:
            if batch := self._next_batch():
                began = time.monotonic()
                await self._deliver(batch, again=False)
                if self._waiting and not self._is_closing:
                    await asyncio.sleep(began + SPACING - time.monotonic())
            else:
                self._wake.clear()
                await self._wake.wait()
        await self._writer.disconnect()

    def _next_batch(self) -> list[PendingWrite]:
        """Take pending writes in order, at most one of each table."""
        batch: list[PendingWrite] = []
        later: list[PendingWrite] = []
        names: set[str] = set()
        for place, wait in enumerate(self._waiting):
            if len(batch) == LARGEST_BATCH:
                later += self._waiting[place:]
                break
            if wait.outcome.done():
                continue
            own = wait.writing.names()
            (batch if names.isdisjoint(own) else later).append(wait)
            names.update(own)
        self._waiting = later
        return batch

    async def _deliver(self, batch: list[PendingWrite], again: bool) -> None:
        """Write a batch and resolve each caller's future."""
        began = time.perf_counter()
        try:
            outcomes = await self._write([wait.writing for wait in batch], again)
        except StoreUnavailable:
            waiting, self._waiting = self._waiting, []
            for wait in batch + waiting:
                wait.fail(unavailable())
        except EntryRefused as refusal:
            if len(batch) == 1:
                batch[0].fail(refusal)
            else:
                for wait in batch:  # a rejected write must not hold up the others
                    await self._deliver([wait], again=True)
        else:
            for wait, outcome in zip(batch, outcomes, strict=True):
                wait.resolve(outcome)
            self._on_batch(len(batch), time.perf_counter() - began)

    async def _write(self, batch: Sequence[AtomicWrite], again: bool) -> list[bool]:
        """Write a batch, with retries; a batch written twice is stored once."""
        deadline = time.monotonic() + self._patience
        pause = FIRST_PAUSE
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._writer.write(batch, again)
            except Exception as error:
                await self._writer.disconnect()
                if isinstance(error, EntryRefused):
                    raise
                if not is_unavailable(error):
                    raise EntryRefused(f"The database rejected a write: {_kind(error)}.") from None
                log.warning("The database failed while %d entries were written: %s", len(batch), _kind(error))
                if time.monotonic() > deadline:
                    raise unavailable() from None
            again = True
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


def _kind(error: Exception) -> str:
    """Name an error without its text, which may quote the rows."""
    cause = getattr(error, "orig", None)
    return (
        type(cause.__cause__ or cause).__name__ if isinstance(cause, BaseException) else type(error).__name__
    )
