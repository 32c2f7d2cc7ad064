"""Playing blocks in several processes; what comes back is in order, whoever was quicker."""

import multiprocessing
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from whistlestop.arena.contest import Contest
from whistlestop.arena.playing import Playing
from whistlestop.arena.result import Result
from whistlestop.arena.sums import Sums
from whistlestop.core.errors import WhistlestopError

CHUNK_SECONDS = 0.25  # of work at a time: short enough to see progress, long enough to be worth a message
GRACE = 2.0  # seconds in which a process may end by itself
AHEAD = 4  # chunks for each worker that may be under way before the oldest is done


@dataclass(frozen=True)
class Task:
    """What is played and what is wanted of it."""

    contest: Contest
    keep: bool  # the results, not only their sums
    records_in: Path | None = None


@dataclass
class Chunk:
    """Some blocks in a row, played."""

    first: int
    beyond: int
    sums: Sums
    results: list[list[Result]]
    seconds: float


def play_chunk(playing: Playing, task: Task, first: int, beyond: int) -> Chunk:
    """Play some blocks in a row."""
    begin = time.perf_counter()
    sums = Sums(task.contest)
    results = []
    for number in range(first, beyond):
        block = playing.block(number)
        sums.note(block)
        if task.keep:
            results.append(block)
    return Chunk(first, beyond, sums, results, time.perf_counter() - begin)


class Pace:
    """Cuts what is left to play into chunks of about the same time."""

    def __init__(self, first: int, beyond: int, jobs: int) -> None:
        self.next = first
        self.beyond = beyond
        self.jobs = jobs
        self.size = 1

    def learn(self, chunk: Chunk) -> None:
        """Make chunks longer or shorter, as this one took."""
        rate = (chunk.beyond - chunk.first) / max(chunk.seconds, 1e-6)
        self.size = max(1, min(round(rate * CHUNK_SECONDS), self.size * 4))

    def cut(self) -> tuple[int, int]:
        """Return the first block of the next chunk, and the one behind its last."""
        share = -(-(self.beyond - self.next) // self.jobs)
        first = self.next
        self.next += min(self.size, share)
        return first, self.next


def play_here(task: Task, first: int, beyond: int) -> Iterator[Chunk]:
    """Play blocks in this process."""
    pace = Pace(first, beyond, 1)
    with Playing(task.contest, task.records_in) as playing:
        while pace.next < beyond:
            chunk = play_chunk(playing, task, *pace.cut())
            pace.learn(chunk)
            yield chunk


def play_apart(task: Task, first: int, beyond: int, jobs: int) -> Iterator[Chunk]:
    """Play blocks in several processes."""
    crew = [Worker(task) for _ in range(jobs)]
    pace = Pace(first, beyond, jobs)
    done: dict[int, Chunk] = {}
    due = first
    try:
        while due < beyond:
            for worker in crew:
                while worker.waiting < 2 and pace.next < beyond and len(done) < AHEAD * jobs:
                    worker.send(pace.cut())
            ready = wait([worker.pipe for worker in crew if worker.waiting])
            for worker in [worker for worker in crew if worker.pipe in ready]:
                chunk = worker.receive()
                pace.learn(chunk)
                done[chunk.first] = chunk
            while due in done:
                chunk = done.pop(due)
                due = chunk.beyond
                yield chunk
    finally:
        for worker in crew:
            worker.stop()


class Worker:
    """A process that plays the chunks it is sent."""

    def __init__(self, task: Task) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.waiting = 0
        self.process: BaseProcess = context.Process(target=work, args=(theirs, task), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, chunk: tuple[int, int]) -> None:
        """Order a chunk."""
        try:
            self.pipe.send(chunk)
        except OSError as error:
            raise self.broken() from error
        self.waiting += 1

    def receive(self) -> Chunk:
        """Take a chunk that is done."""
        try:
            answer: Chunk | str = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise self.broken() from error
        if isinstance(answer, str):
            raise WhistlestopError(answer)
        self.waiting -= 1
        return answer

    def broken(self) -> WhistlestopError:
        """Tell that the process is gone."""
        self.process.join(1)
        return WhistlestopError(f"A process that played games has ended (exit code {self.process.exitcode}).")

    def stop(self) -> None:
        """Let the process end, or end it if it does not stop playing."""
        self.pipe.close()
        self.process.join(GRACE)
        self.process.terminate()
        self.process.join()


def work(pipe: Connection, task: Task) -> None:
    """Play what is ordered until nobody orders any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that orders takes care of it
    try:
        with Playing(task.contest, task.records_in) as playing:
            while True:
                pipe.send(play_chunk(playing, task, *pipe.recv()))
    except (EOFError, ConnectionError):
        return
    except WhistlestopError as error:
        pipe.send(str(error))
