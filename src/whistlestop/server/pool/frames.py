"""Length-prefixed messages on a pipe."""

from asyncio import StreamReader
from struct import Struct
from typing import IO, Final

HEAD: Final = Struct(">I")
LONGEST: Final = 1024 * 1024  # bytes; a longer length prefix is invalid
READY: Final = b""  # sent by a worker that is ready for questions


class BrokenFrame(Exception):
    """Bytes on the pipe that are not a valid message."""


def framed(body: bytes) -> bytes:
    """Prefix a message with its length."""
    return HEAD.pack(len(body)) + body


def read_frame(source: IO[bytes]) -> bytes | None:
    """Read the next message; None at the end of the pipe."""
    head = source.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    length = length_in(head)
    body = source.read(length)
    return body if len(body) == length else None


async def receive_frame(source: StreamReader) -> bytes:
    """Read the next message asynchronously."""
    return await source.readexactly(length_in(await source.readexactly(HEAD.size)))


def length_in(head: bytes) -> int:
    """Decode a length prefix."""
    length: int = HEAD.unpack(head)[0]
    if length > LONGEST:
        raise BrokenFrame(f"a message of {length} bytes is announced; the longest has {LONGEST}")
    return length
