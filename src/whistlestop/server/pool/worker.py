"""The main loop of a worker process."""

import os
import signal
import sys
from typing import BinaryIO, Final

from msgspec import msgpack

from whistlestop.bots import BOTS
from whistlestop.server.pool.bot_runner import BotRunner, Registry
from whistlestop.server.pool.frames import READY, framed, read_frame
from whistlestop.server.pool.question import Question

NICE: Final = 5  # below the priority of the server


def answer_questions(registry: Registry, limit: float) -> None:
    """Answer questions until standard input closes; a watchdog ends a stuck bot's process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles it
    if hasattr(os, "nice"):
        os.nice(NICE)
    source, channel = claim_stdio()
    decoder = msgpack.Decoder(Question)
    runner = BotRunner(registry)
    try:
        send(channel, READY)
        while (body := read_frame(source)) is not None:
            set_watchdog(limit)
            answer = runner.answer(decoder.decode(body))
            set_watchdog(0)
            send(channel, msgpack.encode(answer))
    except BrokenPipeError:
        return  # the server is gone


def claim_stdio() -> tuple[BinaryIO, BinaryIO]:
    """Redirect standard input and output, so that a bot that reads or prints does no harm."""
    source = os.fdopen(os.dup(0), "rb")
    channel = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return source, channel


def send(channel: BinaryIO, body: bytes) -> None:
    """Send a message."""
    channel.write(framed(body))
    channel.flush()


def set_watchdog(seconds: float) -> None:
    """Set an alarm that kills this process after some seconds, or cancel it with 0.

    A running server stops a slow worker earlier; this is for workers whose server was killed.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    answer_questions(BOTS, float(sys.argv[1]))
