"""A process that reviews games, as the server sees it."""

import asyncio
import sys
from collections.abc import AsyncGenerator
from typing import Final

import msgspec
from msgspec import msgpack

from whistlestop.server.pool.frames import BrokenFrame, framed
from whistlestop.server.pool.process import CLOSED, WorkerLost, WorkerProcess
from whistlestop.server.pool.review_question import ReviewQuestion, ReviewReport

# -P: don't import modules from the current directory.
REVIEW_COMMAND: Final = (sys.executable, "-P", "-m", "whistlestop.server.pool.review_worker")
SILENCE: Final = 600.0  # seconds without a report after which a process is stuck, however busy the machine


class ReviewProcess(WorkerProcess):
    """A process of its own, so that no bot ever waits for a review."""

    def __init__(self) -> None:
        super().__init__(REVIEW_COMMAND, SILENCE)
        self.reports = msgpack.Decoder(ReviewReport)

    async def review(self, question: ReviewQuestion) -> AsyncGenerator[ReviewReport]:
        """Review a game and yield the reports; a process that fails is ended."""
        if not self.running:
            await self.start()
        process = self.process
        assert process is not None
        assert process.stdin is not None
        finished = False
        try:
            process.stdin.write(framed(msgpack.encode(question)))
            await process.stdin.drain()
            while not finished:
                async with asyncio.timeout(self.patience):
                    report = self.reports.decode(await self._receive(process))
                finished = report.is_last
                yield report
        except (*CLOSED, EOFError, BrokenFrame, msgspec.DecodeError) as error:
            how = await self.end()
            raise WorkerLost(how) from error
        finally:
            if not finished:
                await self.end(grace=0)
