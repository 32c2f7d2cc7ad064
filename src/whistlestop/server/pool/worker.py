"""The worker process: it answers the questions on its standard input until nobody can ask any more."""

import os
import signal
import sys
from typing import BinaryIO, Final

from msgspec import msgpack

from whistlestop.bots import BOTS
from whistlestop.server.pool.frames import READY, framed, read_frame
from whistlestop.server.pool.question import Question
from whistlestop.server.pool.thinker import Registry, Thinker

NICE: Final = 5  # less urgent than whoever serves people


def serve_questions(registry: Registry, limit: float) -> None:
    """Answer questions one after the other; a bot that thinks beyond the limit ends the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server takes care of it
    if hasattr(os, "nice"):
        os.nice(NICE)
    source, channel = private_channel()
    decoder = msgpack.Decoder(Question)
    thinker = Thinker(registry)
    try:
        send(channel, READY)
        while (body := read_frame(source)) is not None:
            set_alarm(limit)
            answer = thinker.answer(decoder.decode(body))
            set_alarm(0)
            send(channel, msgpack.encode(answer))
    except BrokenPipeError:
        return  # the server has gone


def private_channel() -> tuple[BinaryIO, BinaryIO]:
    """Take standard input and output away, so that a bot that reads or prints disturbs nobody."""
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


def set_alarm(seconds: float) -> None:
    """Let the system end this process after a time, even if a bot never comes back; 0 calls that off.

    A living server ends a slow worker sooner; this is for workers whose server was killed meanwhile.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    serve_questions(BOTS, float(sys.argv[1]))
