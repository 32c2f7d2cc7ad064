"""Reviews of finished games: a queue, its limits, and reviews that are stored already."""

import asyncio
import logging
import time
from contextlib import aclosing, suppress
from typing import Final

import msgspec
from msgspec import Raw, Struct

from whistlestop.coach.review import VERSION
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.reason import Count, Reason, SeatName
from whistlestop.server.errors import StoreUnavailable
from whistlestop.server.live.hub import Hub
from whistlestop.server.pool.fair_queue import FairQueue
from whistlestop.server.pool.process import WorkerLost
from whistlestop.server.pool.review_process import ReviewProcess
from whistlestop.server.pool.review_question import ReviewQuestion, ReviewReport, ScriptedPlay
from whistlestop.server.pool.review_worker import SLOW
from whistlestop.server.services.replay.history_cache import HistoryCache
from whistlestop.server.services.replay.service import is_public
from whistlestop.server.store.review_rows import LEASE, ReviewKey, ReviewRow
from whistlestop.server.table.table_state import TableState
from whistlestop.server.telemetry.logs import log_event
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.localizable import localizable_text
from whistlestop.server.wire.reviews import ReviewMessage, ReviewRequest, ReviewState

SEED: Final = 0
NO_REVIEW: Final = Raw(b"null")

OFF = Reason(
    "This server does not review games. Save the record, and review it on your own computer:"
    " ./play review FILE."
)
NOT_OVER = Reason("A game can be reviewed once it is over.")
SCRIPTED = Reason("A guided game follows a script, so there is nothing to review.")
NOTHING = Reason("Nothing was played in this game, so there is nothing to review.")
FULL = Reason("Too many reviews are waiting. Please try again in a few minutes.")
CRASHED = Reason("The review failed. Try again; if it fails again, please report this game's record.")


class Versioned(Struct):
    """The version of a stored review."""

    version: int


class Job:
    """A review in the queue, or one that is being computed."""

    def __init__(self, key: ReviewKey, begun: str) -> None:
        self.key = key
        self.begun = begun  # what was saved of it before
        self.done = 0
        self.total = 0
        self.is_running = False


class ReviewService:
    """Reviews finished games in processes of its own, one game after another."""

    def __init__(self, hub: Hub, histories: HistoryCache) -> None:
        self.hub = hub
        self.rules = hub.settings.reviews
        self.rows = hub.store.reviews
        self.histories = histories
        self.jobs: dict[ReviewKey, Job] = {}
        self.queue: FairQueue[Job] = FairQueue()
        self.processes = [ReviewProcess() for _ in range(self.rules.at_once)]
        self.idle = {process: time.monotonic() for process in self.processes}  # since when
        self.tasks: set[asyncio.Task[None]] = set()
        self.upkeep: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """The number of reviews in the queue."""
        return sum(not job.is_running for job in self.jobs.values())

    @property
    def running(self) -> int:
        """The number of reviews that are being computed."""
        return len(self.jobs) - self.waiting

    async def begin(self, request: ReviewRequest) -> ReviewMessage:
        """Queue a review, unless it is done or in the queue."""
        key = await self._key(request)
        row = await self._row(key)
        if key not in self.jobs and not (row and (row.complete or row.leased)):
            await self._enqueue(key, row)
        return await self.message(key)

    async def status(self, request: ReviewRequest) -> ReviewMessage:
        """Return a review or its progress; take over one that another process has left behind."""
        key = await self._key(request)
        if key not in self.jobs:
            row = await self._row(key)
            if row and not (row.complete or row.leased or row.problem):
                with suppress(Refusal):  # it waits until there is room
                    await self._enqueue(key, row)
        return await self.message(key)

    async def stop(self) -> None:
        """Stop computing; what is saved can be continued by any process."""
        if self.upkeep is not None:
            self.upkeep.cancel()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(process.end(0) for process in self.processes))
        if self.jobs:
            self.jobs.clear()
            with suppress(StoreUnavailable):
                await self.rows.release()

    # Requests

    async def _key(self, request: ReviewRequest) -> ReviewKey:
        """Return what is to be reviewed; refuse what must not or can't be."""
        live = await self.hub.find(request.table)
        check_reviewable(live.table, is_public(live))
        if request.seat >= len(live.table.seats):
            raise Refusal("not_possible", Reason("There is no {seat}.", seat=SeatName(request.seat)))
        return ReviewKey(live.table.id, request.seat, request.depth)

    async def _row(self, key: ReviewKey) -> ReviewRow | None:
        """Return what is stored of a review; forget one of another version."""
        row = await self.rows.find(key)
        if row is not None and row.body:
            if msgspec.json.decode(row.body, type=Versioned).version == VERSION:
                return row
            await self.rows.forget(key)
            return None
        return row

    async def _enqueue(self, key: ReviewKey, row: ReviewRow | None) -> None:
        """Append a review to the queue, or refuse it."""
        if not self.rules.at_once:
            raise Refusal("not_possible", OFF)
        if self.waiting >= self.rules.waiting and not self.idle:
            raise Refusal("busy", FULL)
        job = self.jobs[key] = Job(key, row.body if row else "")
        try:
            taken = await self.rows.take(key)
        except StoreUnavailable:
            del self.jobs[key]
            raise
        if not taken:  # another process has been faster
            del self.jobs[key]
            return
        self.queue.put(key.table, job)
        if self.upkeep is None:
            self.upkeep = asyncio.get_running_loop().create_task(self._keep_up())
        self._dispatch()

    async def message(self, key: ReviewKey) -> ReviewMessage:
        """Describe a review or its progress."""
        job = self.jobs.get(key)
        if job is not None:
            reviewed = await self.rows.complete_seats(key.table, key.depth)
            state: ReviewState = "running" if job.is_running else "waiting"
            return progress_message(state, reviewed, job.done, job.total, self._ahead(job))
        row = await self._row(key)
        reviewed = await self.rows.complete_seats(key.table, key.depth)
        if row is None:
            return progress_message("none", reviewed)
        if row.complete:
            return ReviewMessage(
                state="done",
                ahead=0,
                done=row.done,
                total=row.total,
                reviewed=reviewed,
                problem=None,
                review=Raw(row.body.encode()),
            )
        if row.problem:
            return ReviewMessage(
                state="failed",
                ahead=0,
                done=row.done,
                total=row.total,
                reviewed=reviewed,
                problem=localizable_text(self.explain(row.problem)),
                review=NO_REVIEW,
            )
        return progress_message("running" if row.done else "waiting", reviewed, row.done, row.total)

    def explain(self, problem: str) -> Reason:
        """Return what to do about a review that has stopped."""
        if problem != SLOW:
            return CRASHED
        seconds = Count(round(self.rules.seconds), "second")
        return Reason(
            "The review has taken all of the {seconds} that this server allows. Try again to continue it.",
            seconds=seconds,
        )

    def _ahead(self, job: Job) -> int:
        """Return how many reviews are computed before one that waits."""
        if job.is_running:
            return 0
        return list(self.jobs.values()).index(job)

    # Computing

    def _dispatch(self) -> None:
        """Give reviews to processes that have nothing to do."""
        while self.idle and (job := self.queue.pop()) is not None:
            process, _ = self.idle.popitem()
            job.is_running = True
            task = asyncio.get_running_loop().create_task(self._serve(process, job))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _serve(self, process: ReviewProcess, job: Job) -> None:
        """Compute a review, and return the process to the idle ones."""
        try:
            await self._compute(process, job)
        except WorkerLost as loss:
            log_event("a review was lost", logging.WARNING, why=str(loss))
            await self._fail(job)
        except WhistlestopError as error:
            log_event("a review could not go on", logging.WARNING, why=type(error).__name__)
            await self._fail(job)
        finally:
            if self.jobs.get(job.key) is job:
                del self.jobs[job.key]
            self.idle[process] = time.monotonic()
            self._dispatch()

    async def _compute(self, process: ReviewProcess, job: Job) -> None:
        """Let a process review a game, and save what it reports."""
        question = await self._question(job)
        async with aclosing(process.review(question)) as reports:
            async for report in reports:
                job.done, job.total = report.done, report.total
                if report.problem and report.problem != SLOW:
                    log_event("a review failed", logging.WARNING, game=question.game, why=report.problem)
                if (report.review or report.is_last) and not await self._save(job, report):
                    return

    async def _save(self, job: Job, report: ReviewReport) -> bool:
        body = report.review or job.begun
        return await self.rows.save(job.key, report.done, report.total, body, report.complete, report.problem)

    async def _fail(self, job: Job) -> None:
        with suppress(StoreUnavailable):
            await self.rows.save(job.key, job.done, job.total, job.begun, problem="lost")

    async def _question(self, job: Job) -> ReviewQuestion:
        async with self.histories.open(job.key.table) as (table, history):
            notation = table.notation
            plays = [ScriptedPlay(one.seat, one.text, notation.format(one.events)) for one in history.plays]
            return ReviewQuestion(
                game=table.game.name,
                options=sorted(table.game.options),
                names=await self._names(job.key.table),
                first=table.agreement.first,
                opening=notation.format(history.opening),
                plays=plays,
                seat=job.key.seat,
                depth=job.key.depth,
                seed=SEED,
                begun=job.begun,
                seconds=self.rules.seconds,
                saving=self.rules.saving,
            )

    async def _names(self, table_id: str) -> list[str]:
        return [seat.name for seat in (await self.hub.find(table_id)).table.seats]

    async def _keep_up(self) -> None:
        """Renew the leases of all reviews here, and end processes that have long been idle."""
        while True:
            await asyncio.sleep(min(LEASE / 3, self.rules.idle))
            if self.jobs:
                with suppress(StoreUnavailable):
                    await self.rows.renew()
            for process, since in list(self.idle.items()):
                if process.running and time.monotonic() - since >= self.rules.idle:
                    await process.end()


def check_reviewable(table: TableState, is_open: bool) -> None:
    """Refuse to review a game of which something is still hidden, or nothing is there."""
    if table.agreement.lesson:
        raise Refusal("not_possible", SCRIPTED)
    if not is_open:
        raise Refusal("not_possible", NOT_OVER)
    if not table.ply:
        raise Refusal("not_possible", NOTHING)


def progress_message(
    state: ReviewState, reviewed: list[int], done: int = 0, total: int = 0, ahead: int = 0
) -> ReviewMessage:
    """Describe a review that is not done."""
    return ReviewMessage(
        state=state,
        ahead=ahead,
        done=done,
        total=total,
        reviewed=reviewed,
        problem=None,
        review=NO_REVIEW,
    )
