"""A process that plays rollouts."""

import multiprocessing
import signal
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NamedTuple

from whistlestop.bots.rollouts.local_rollouts import LocalRollouts, Policy
from whistlestop.bots.rollouts.request import RolloutRequest
from whistlestop.core.errors import WhistlestopError
from whistlestop.games.catalogue import load

GRACE = 2.0  # seconds to wait before terminating a process


class Setting(NamedTuple):
    """The game and the policies of a worker."""

    game: str
    options: frozenset[str]
    policies: Sequence[Policy] | Policy


class RolloutWorker:
    """A process that keeps a game and its policies loaded and plays the rollouts sent to it."""

    def __init__(self, setting: Setting) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(theirs, setting), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, request: RolloutRequest, first: int, stop: int) -> None:
        """Send a part of a request."""
        try:
            self.pipe.send((request, first, stop))
        except OSError as error:
            raise self.lost_process() from error

    def receive(self) -> bytes | str:
        """Receive the results of the part, or what went wrong."""
        try:
            answer: bytes | str = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise self.lost_process() from error
        return answer

    def lost_process(self) -> WhistlestopError:
        """Return an error for a process that has ended."""
        self.process.join(1)
        return WhistlestopError(f"A rollout process ended unexpectedly (exit code {self.process.exitcode}).")

    def stop(self) -> None:
        """Wait for the process to end, then terminate it."""
        self.pipe.close()
        self.process.join(GRACE)
        self.process.terminate()
        self.process.join()


def work(pipe: Connection, setting: Setting) -> None:
    """Play the requested rollouts until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles it
    rollouts = LocalRollouts(load(setting.game, setting.options), setting.policies)
    try:
        while True:
            request, first, stop = pipe.recv()
            try:
                answer: bytes | str = rollouts.play_part(request, first, stop).write_part(first, stop)
            except Exception as error:
                answer = f"{type(error).__name__}: {error}"
            pipe.send(answer)
    except (EOFError, ConnectionError):
        return
