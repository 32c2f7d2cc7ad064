"""The main loop of a process that reviews games, with whatever time nobody else needs."""

import os
import signal
import time
from collections.abc import Callable
from typing import Final

from msgspec import msgpack

from whistlestop.coach.depth import depth_of
from whistlestop.coach.review_json import from_json, to_json
from whistlestop.coach.reviewer import Reviewer
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.luck.chance import Scripted
from whistlestop.games import load
from whistlestop.record.history import History
from whistlestop.record.notation import Notation
from whistlestop.record.position import Position
from whistlestop.server.pool.bot_runner import error_location
from whistlestop.server.pool.frames import READY, read_frame
from whistlestop.server.pool.review_question import ReviewQuestion, ReviewReport
from whistlestop.server.pool.worker import claim_stdio, send

NICE: Final = 19
SLOW: Final = "slow"
"""The problem of a review that takes too much time."""

Report = Callable[[ReviewReport], None]


def review_games() -> None:
    """Review one game after another until standard input closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles it
    yield_to_others()
    source, channel = claim_stdio()
    decoder = msgpack.Decoder(ReviewQuestion)
    try:
        send(channel, READY)
        while (body := read_frame(source)) is not None:
            answer(decoder.decode(body), lambda report: send(channel, msgpack.encode(report)))
    except BrokenPipeError:
        return  # the server is gone


def yield_to_others() -> None:
    """Run only while no other process wants the processor, as far as the system knows such a thing."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def answer(question: ReviewQuestion, report: Report) -> None:
    """Review a game and report the progress."""
    try:
        run(question, report)
    except (Exception, SystemExit) as error:
        report(ReviewReport(0, 0, problem=error_location(error)))


def run(question: ReviewQuestion, report: Report) -> None:
    """Review a game; stop once it has taken too much time."""
    reviewer = reviewer_of(question)
    until = time.process_time() + question.seconds
    saved = time.monotonic()

    def progress(done: int, total: int) -> None:
        nonlocal saved
        is_due = time.monotonic() - saved >= question.saving
        report(ReviewReport(done, total, to_json(reviewer.review) if is_due else ""))
        saved = time.monotonic() if is_due else saved

    report(ReviewReport(reviewer.done, reviewer.total))
    review = reviewer.run(progress, lambda: time.process_time() >= until)
    problem = "" if review.complete else SLOW
    report(ReviewReport(reviewer.done, reviewer.total, to_json(review), review.complete, problem))


def reviewer_of(question: ReviewQuestion) -> Reviewer:
    """Return a reviewer of the game, which continues what was begun."""
    history = history_of(question)
    settings = (history, [question.seat], depth_of(question.depth), question.seed, question.names)
    if question.begun:
        try:
            return Reviewer(*settings, begun=from_json(question.begun))
        except WhistlestopError:
            pass  # it was begun by another version
    return Reviewer(*settings)


def history_of(question: ReviewQuestion) -> History:
    """Replay the game."""
    game = load(question.game, frozenset(question.options))
    notation = Notation(game)
    chance = Scripted(notation.parse(question.opening))
    history = History(*Position.start(game, len(question.names), chance, question.first))
    for play in question.plays:
        history.play(play.text, play.seat, Scripted(notation.parse(play.outcomes)))
    return history


if __name__ == "__main__":
    review_games()
