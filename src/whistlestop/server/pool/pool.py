"""The pool of worker processes in which bots decide, so that the event loop never blocks."""

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
from whistlestop.server.lru_cache import LruCache
from whistlestop.server.pool.fair_queue import FairQueue
from whistlestop.server.pool.process import COMMAND, GRACE, WorkerLost, WorkerNotStarted, WorkerProcess
from whistlestop.server.pool.question import Answer, Decision, Question, Report
from whistlestop.server.pool.thinking_time import thinking_time

STAND_INS: Final = ("greedy", "random")  # tried in this order when a bot fails
TRIES: Final = 2  # workers lost before the bot is blamed
STOPPED: Final = "No bot can decide: the pool of bots is not running."
KNOWN_SEATS: Final = 10_000  # seats whose bots are known to be in a certain worker


class BotsUnavailable(WhistlestopError):
    """No bot can decide: there are no workers, or the stand-ins failed too."""


@dataclass(eq=False)
class PendingQuestion:
    """A question with the future of its answer."""

    question: Question
    answer: "asyncio.Future[Answer]"
    begun: float = field(default_factory=time.perf_counter)  # when queued, then when given to a worker


class BotPool:
    """Asks bots in worker processes; a bot that fails or times out is replaced for one move."""

    def __init__(
        self,
        workers: int,
        patience: float,
        thinking: float,
        on_report: Callable[[Report], None],
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.thinking = thinking  # seconds for each decision while no other waits
        self.on_report = on_report
        self.workers = [WorkerProcess(command, patience) for _ in range(workers)]
        self.idle = self.workers[:]
        self.queue: FairQueue[PendingQuestion] = FairQueue()
        self.affinity: LruCache[tuple[str, int], WorkerProcess] = LruCache(KNOWN_SEATS)
        self.tasks: set[asyncio.Task[None]] = set()
        self.open = False

    async def start(self, warm: bool = False) -> None:
        """Accept questions; workers start on demand, or at once if `warm`."""
        self.open = True
        if warm:
            cold = [worker for worker in self.idle if not worker.running]
            self.idle = [worker for worker in self.idle if worker.running]
            await asyncio.gather(*(self._task(self._warm(worker)) for worker in cold))

    async def stop(self) -> None:
        """Stop all workers and fail pending questions."""
        self.open = False
        resting = self.idle[:]
        for asked in self.queue.drain():
            refuse(asked, BotsUnavailable(STOPPED))
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end(GRACE if worker in resting else 0) for worker in self.workers))
        self.idle = self.workers[:]

    async def choose(self, question: Question) -> Decision:
        """Return the decision of a bot, or of a stand-in if it fails."""
        replaced = ""
        for name in dict.fromkeys((question.bot, *STAND_INS)):
            answer = await self._ask_bot(replace(question, bot=name))
            if not answer.problem:
                return Decision(answer.text, replaced)
            replaced = replaced or answer.problem
        raise BotsUnavailable(f"No bot can decide for seat {question.seat}: {question.bot} {replaced}.")

    async def _ask_bot(self, question: Question) -> Answer:
        """Ask one bot, retry if its worker dies, and report the outcome."""
        begin = time.perf_counter()
        lost = 0
        answer = None
        while answer is None:
            asked = PendingQuestion(question, asyncio.get_running_loop().create_future())
            try:
                answer = await self._enqueue(asked)
            except WorkerLost as loss:
                lost += 1
                if lost == TRIES and isinstance(loss, WorkerNotStarted):
                    raise BotsUnavailable(f"No bot can decide: {loss}.") from loss
                if lost == TRIES:
                    answer = Answer("", f"crashed: its process {loss}")
        waited, seconds = asked.begun - begin, time.perf_counter() - asked.begun
        self.on_report(Report(question.bot, question.game, waited, seconds, lost, answer.problem))
        return answer

    async def _enqueue(self, asked: PendingQuestion) -> Answer:
        if not self.open:
            raise BotsUnavailable(STOPPED)
        self.queue.put(asked.question.table, asked)
        self._dispatch()
        return await asked.answer

    def _dispatch(self) -> None:
        """Assign questions to idle workers."""
        while self.idle and (asked := self.queue.pop()) is not None:
            if asked.answer.done():
                continue  # the caller was cancelled
            worker = self._worker_for(asked.question)
            self.idle.remove(worker)
            waiting = max(0, len(self.queue) - len(self.idle))
            limit = thinking_time(self.thinking, waiting, len(self.workers))
            task = self._task(self._serve_question(worker, asked, limit))
            task.add_done_callback(partial(abandon, asked))

    def _worker_for(self, question: Question) -> WorkerProcess:
        """Prefer the idle worker that holds the seat's bot."""
        place = (question.table, question.seat)
        home = self.affinity.get(place)
        if home in self.idle:
            return home
        worker = min(self.idle, key=lambda one: one.seats)
        if home is None:
            worker.seats += 1
            self.affinity.put(place, worker)
        return worker

    def _task(self, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _warm(self, worker: WorkerProcess) -> None:
        """Start a worker early; one that fails is retried when it is needed."""
        with suppress(WorkerNotStarted):
            await worker.start()
        self.idle.append(worker)
        self._dispatch()

    async def _serve_question(self, worker: WorkerProcess, asked: PendingQuestion, limit: float) -> None:
        """Ask a worker and return it to the idle ones."""
        body = msgpack.encode(replace(asked.question, time_limit=limit))
        try:
            if not worker.running:
                await worker.start()
            asked.begun = time.perf_counter()
            answer = await worker.ask(body)
            if not asked.answer.done():
                asked.answer.set_result(answer)
            if not worker.running:
                await worker.start()
        except WorkerLost as loss:
            refuse(asked, loss)
        finally:  # a worker that does not return would leave later questions unanswered
            self.idle.append(worker)
            self._dispatch()


def refuse(asked: PendingQuestion, reason: Exception) -> None:
    """Fail a pending question, unless it was cancelled."""
    if not asked.answer.done():
        asked.answer.set_exception(reason)


def abandon(asked: PendingQuestion, _: "asyncio.Task[None]") -> None:
    """Fail a question whose task ended without an answer, such as a cancelled one."""
    refuse(asked, BotsUnavailable(STOPPED))
