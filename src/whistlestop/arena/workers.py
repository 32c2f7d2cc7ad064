"""Worker processes that play blocks in parallel and return them in order."""

import multiprocessing
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from whistlestop.arena.block_player import BlockPlayer
from whistlestop.arena.contest import Contest
from whistlestop.arena.result import Result
from whistlestop.arena.totals import ContestTotals
from whistlestop.core.errors import WhistlestopError

CHUNK_SECONDS = 0.25  # of work per chunk: short enough to show progress, long enough to amortise messages
GRACE = 2.0  # seconds to wait before terminating a process
MAX_PENDING_CHUNKS = 4  # per worker, while the oldest chunk is unfinished


@dataclass(frozen=True)
class Task:
    """The contest to play, and which results to return."""

    contest: Contest
    keep: bool  # return results, not just totals
    records_in: Path | None = None


@dataclass
class Chunk:
    """The results of consecutive blocks."""

    first: int
    stop: int
    totals: ContestTotals
    results: list[list[Result]]
    seconds: float


def play_chunk(player: BlockPlayer, task: Task, first: int, stop: int) -> Chunk:
    """Play the blocks from first up to, but not including, stop."""
    begin = time.perf_counter()
    totals = ContestTotals(task.contest)
    results = []
    for number in range(first, stop):
        block = player.block(number)
        totals.add_block(block)
        if task.keep:
            results.append(block)
    return Chunk(first, stop, totals, results, time.perf_counter() - begin)


class ChunkSizer:
    """Splits the remaining blocks into chunks of about equal duration."""

    def __init__(self, first: int, stop: int, jobs: int) -> None:
        self.next = first
        self.stop = stop
        self.jobs = jobs
        self.size = 1

    def adjust(self, chunk: Chunk) -> None:
        """Adapt the chunk size to the time that a chunk took."""
        rate = (chunk.stop - chunk.first) / max(chunk.seconds, 1e-6)
        self.size = max(1, min(round(rate * CHUNK_SECONDS), self.size * 4))

    def next_range(self) -> tuple[int, int]:
        """Return the next chunk as a half-open range of blocks."""
        share = -(-(self.stop - self.next) // self.jobs)
        first = self.next
        self.next += min(self.size, share)
        return first, self.next


def play_in_process(task: Task, first: int, stop: int) -> Iterator[Chunk]:
    """Play blocks in this process."""
    sizer = ChunkSizer(first, stop, 1)
    with BlockPlayer(task.contest, task.records_in) as player:
        while sizer.next < stop:
            chunk = play_chunk(player, task, *sizer.next_range())
            sizer.adjust(chunk)
            yield chunk


def play_in_parallel(task: Task, first: int, stop: int, jobs: int) -> Iterator[Chunk]:
    """Play blocks in several processes and yield the chunks in order."""
    workers = [Worker(task) for _ in range(jobs)]
    sizer = ChunkSizer(first, stop, jobs)
    done: dict[int, Chunk] = {}
    due = first
    try:
        while due < stop:
            for worker in workers:
                while worker.pending < 2 and sizer.next < stop and len(done) < MAX_PENDING_CHUNKS * jobs:
                    worker.send(sizer.next_range())
            ready = wait([worker.pipe for worker in workers if worker.pending])
            for worker in [worker for worker in workers if worker.pipe in ready]:
                chunk = worker.receive()
                sizer.adjust(chunk)
                done[chunk.first] = chunk
            while due in done:
                chunk = done.pop(due)
                due = chunk.stop
                yield chunk
    finally:
        for worker in workers:
            worker.stop()


class Worker:
    """A process that plays the chunks sent to it."""

    def __init__(self, task: Task) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.pending = 0
        self.process: BaseProcess = context.Process(target=work, args=(theirs, task), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, chunk: tuple[int, int]) -> None:
        """Send a chunk to play."""
        try:
            self.pipe.send(chunk)
        except OSError as error:
            raise self.lost_process() from error
        self.pending += 1

    def receive(self) -> Chunk:
        """Receive a finished chunk."""
        try:
            answer: Chunk | str = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise self.lost_process() from error
        if isinstance(answer, str):
            raise WhistlestopError(answer)
        self.pending -= 1
        return answer

    def lost_process(self) -> WhistlestopError:
        """Return an error for a process that has ended."""
        self.process.join(1)
        return WhistlestopError(f"A worker process ended unexpectedly (exit code {self.process.exitcode}).")

    def stop(self) -> None:
        """Wait for the process to end, then terminate it."""
        self.pipe.close()
        self.process.join(GRACE)
        self.process.terminate()
        self.process.join()


def work(pipe: Connection, task: Task) -> None:
    """Play the requested chunks until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles it
    try:
        with BlockPlayer(task.contest, task.records_in) as player:
            while True:
                pipe.send(play_chunk(player, task, *pipe.recv()))
    except (EOFError, ConnectionError):
        return
    except WhistlestopError as error:
        pipe.send(str(error))
