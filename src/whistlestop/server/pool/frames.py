"""Messages on a pipe: each is sent with its length before it."""

from asyncio import StreamReader
from struct import Struct
from typing import IO, Final

HEAD: Final = Struct(">I")
LONGEST: Final = 1024 * 1024  # bytes; whatever claims to be longer is no message
READY: Final = b""  # the message by which a worker says that it can be asked


class BrokenFrame(Exception):
    """Something on the pipe that is no message."""


def framed(body: bytes) -> bytes:
    """Put the length before a message."""
    return HEAD.pack(len(body)) + body


def read_frame(source: IO[bytes]) -> bytes | None:
    """Wait for the next message; none comes any more once the other side has closed the pipe."""
    head = source.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    length = length_in(head)
    body = source.read(length)
    return body if len(body) == length else None


async def receive_frame(source: StreamReader) -> bytes:
    """Wait for the next message without holding up anybody else."""
    return await source.readexactly(length_in(await source.readexactly(HEAD.size)))


def length_in(head: bytes) -> int:
    """Read the length of the message that follows."""
    length: int = HEAD.unpack(head)[0]
    if length > LONGEST:
        raise BrokenFrame(f"a message of {length} bytes is announced; the longest has {LONGEST}")
    return length
