"""The pool of worker processes that think for bots, so that the event loop never does."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from msgspec import msgpack
from msgspec.structs import replace

from whistlestop.core.errors import WhistlestopError
from whistlestop.server.pool.line import Line
from whistlestop.server.pool.process import COMMAND, GRACE, WorkerLost, WorkerNotStarted, WorkerProcess
from whistlestop.server.pool.question import Answer, Decision, Question, Report
from whistlestop.server.pool.recent import Recent

STAND_INS: Final = ("greedy", "random")  # who decide in turn for a bot that can't
TRIES: Final = 2  # a bot under which so many workers have ended is to blame itself
STOPPED: Final = "No bot can decide: the pool of bots is not running."
KNOWN_SEATS: Final = 10_000  # of which it is known where their bots remember the game


class BotsUnavailable(WhistlestopError):
    """No bot at all can decide: there are no worker processes, or even the stand-ins have failed."""


@dataclass(eq=False)
class Asked:
    """A question on its way."""

    question: Question
    body: bytes
    answer: "asyncio.Future[Answer]"
    begun: float = field(default_factory=time.perf_counter)  # once a worker has it: when


class BotPool:
    """Asks bots in worker processes, and replaces for one move those that fail or think too long."""

    def __init__(
        self,
        workers: int,
        patience: float,
        on_report: Callable[[Report], None],
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.on_report = on_report
        self.crew = [WorkerProcess(command, patience) for _ in range(workers)]
        self.free = self.crew[:]
        self.line: Line[Asked] = Line()
        self.homes: Recent[tuple[str, int], WorkerProcess] = Recent(KNOWN_SEATS)
        self.tasks: set[asyncio.Task[None]] = set()
        self.open = False

    async def start(self, warm: bool = False) -> None:
        """Take questions; workers start with the first ones, or now and all together."""
        self.open = True
        if warm:
            cold = [worker for worker in self.free if not worker.running]
            self.free = [worker for worker in self.free if worker.running]
            await asyncio.gather(*(self._task(self._warm(worker)) for worker in cold))

    async def stop(self) -> None:
        """End all workers; whoever still waits is told that no bot will decide."""
        self.open = False
        idle = self.free[:]
        for asked in self.line.leave():
            refuse(asked, BotsUnavailable(STOPPED))
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end(GRACE if worker in idle else 0) for worker in self.crew))
        self.free = self.crew[:]

    async def choose(self, question: Question) -> Decision:
        """Let a bot decide, or a stand-in if it can't."""
        replaced = ""
        for name in dict.fromkeys((question.bot, *STAND_INS)):
            answer = await self._consult(replace(question, bot=name))
            if not answer.problem:
                return Decision(answer.text, replaced)
            replaced = replaced or answer.problem
        raise BotsUnavailable(f"No bot can decide for seat {question.seat}: {question.bot} {replaced}.")

    async def _consult(self, question: Question) -> Answer:
        """Ask one bot, again if the worker ended under it, and report how it did."""
        body = msgpack.encode(question)
        begin = time.perf_counter()
        lost = 0
        answer = None
        while answer is None:
            asked = Asked(question, body, asyncio.get_running_loop().create_future())
            try:
                answer = await self._asked(asked)
            except WorkerLost as loss:
                lost += 1
                if lost == TRIES and isinstance(loss, WorkerNotStarted):
                    raise BotsUnavailable(f"No bot can decide: {loss}.") from loss
                if lost == TRIES:
                    answer = Answer("", f"crashed: its process {loss}")
        waited, seconds = asked.begun - begin, time.perf_counter() - asked.begun
        self.on_report(Report(question.bot, question.game, waited, seconds, lost, answer.problem))
        return answer

    async def _asked(self, asked: Asked) -> Answer:
        if not self.open:
            raise BotsUnavailable(STOPPED)
        self.line.join(asked.question.table, asked)
        self._deal()
        return await asked.answer

    def _deal(self) -> None:
        """Give questions to free workers as long as there are both."""
        while self.free and (asked := self.line.take()) is not None:
            if asked.answer.done():
                continue  # nobody waits for the answer any more
            worker = self._worker_for(asked.question)
            self.free.remove(worker)
            task = self._task(self._attend(worker, asked))
            task.add_done_callback(partial(abandon, asked))

    def _worker_for(self, question: Question) -> WorkerProcess:
        """Choose the free worker in which the seat's bot remembers the game, or else any."""
        place = (question.table, question.seat)
        home = self.homes.get(place)
        if home in self.free:
            return home
        worker = min(self.free, key=lambda one: one.seats)
        if home is None:
            worker.seats += 1
            self.homes.put(place, worker)
        return worker

    def _task(self, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _warm(self, worker: WorkerProcess) -> None:
        """Start a worker before it is needed; one that fails is tried again when it is."""
        with suppress(WorkerNotStarted):
            await worker.start()
        self.free.append(worker)
        self._deal()

    async def _attend(self, worker: WorkerProcess, asked: Asked) -> None:
        """Let a worker answer a question, and have it ready for the next."""
        try:
            if not worker.running:
                await worker.start()
            asked.begun = time.perf_counter()
            answer = await worker.ask(asked.body)
            if not asked.answer.done():
                asked.answer.set_result(answer)
            if not worker.running:
                await worker.start()
        except WorkerLost as loss:
            refuse(asked, loss)
        self.free.append(worker)
        self._deal()


def refuse(asked: Asked, reason: Exception) -> None:
    """Tell whoever asked that there is no answer, unless nobody waits for it."""
    if not asked.answer.done():
        asked.answer.set_exception(reason)


def abandon(asked: Asked, _: "asyncio.Task[None]") -> None:
    """Refuse a question whose task has ended without an answer; a cancelled one can't do that itself."""
    refuse(asked, BotsUnavailable(STOPPED))
