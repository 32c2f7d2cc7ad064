"""A worker process, as the server sees it."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import msgpack

from whistlestop.server.pool.frames import BrokenFrame, framed, receive_frame
from whistlestop.server.pool.question import Answer

# -P: don't import modules from the current directory.
COMMAND: Final = (sys.executable, "-P", "-m", "whistlestop.server.pool.worker")
STARTING: Final = 60.0  # seconds for a worker to become ready, even on a slow and busy machine
GRACE: Final = 1.0  # seconds for a worker to exit by itself after its input is closed
MARGIN: Final = 5.0  # seconds beyond the server's timeout after which a worker kills itself
CLOSED: Final = (OSError, RuntimeError)  # by a write to a closed pipe; uvloop raises the second one


class WorkerLost(Exception):
    """A worker process died while it answered a question."""


class WorkerNotStarted(WorkerLost):
    """A worker process did not become ready."""


class WorkerProcess:
    """One worker, started on demand and restarted after it dies."""

    def __init__(self, command: Sequence[str], patience: float) -> None:
        self.command = command
        self.patience = patience
        self.process: Process | None = None
        self.seats = 0  # seats assigned to this worker
        self.decoder = msgpack.Decoder(Answer)

    @property
    def running(self) -> bool:
        """Whether the process is alive."""
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        """Start the process and wait until it is ready."""
        await self.end()
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                f"{self.patience + MARGIN}",
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=os.name == "posix",  # Ctrl+C is for the server
            )
            async with asyncio.timeout(STARTING):
                await self._receive(self.process)
        except (OSError, EOFError, BrokenFrame) as error:  # TimeoutError is an OSError too
            how = await self.end()
            raise WorkerNotStarted(f"a worker process can't be started: {how or error}") from error

    async def ask(self, question: bytes) -> Answer:
        """Ask a question; a worker that times out is killed."""
        process = self.process
        if process is None or process.stdin is None:
            raise WorkerLost("it was not running")
        try:
            async with asyncio.timeout(self.patience):
                process.stdin.write(framed(question))
                await process.stdin.drain()
                return self.decoder.decode(await self._receive(process))
        except TimeoutError:
            await self.end(grace=0)
            return Answer("", f"took longer than {self.patience:g} s")
        except (*CLOSED, EOFError, BrokenFrame, msgspec.DecodeError) as error:
            how = await self.end()
            raise WorkerLost(how) from error

    async def end(self, grace: float = GRACE) -> str:
        """Stop the process, by force after a grace period; return how it ended."""
        process, self.process = self.process, None
        if process is None:
            return ""
        if process.stdin is not None:
            process.stdin.close()
        # One that ends by itself is waited for: killing it just then would hide how it ended.
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), grace)
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
        code = await process.wait()
        return f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"

    async def _receive(self, process: Process) -> bytes:
        assert process.stdout is not None
        return await receive_frame(process.stdout)
