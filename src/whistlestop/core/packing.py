"""Serialization of states as a sequence of integers and short strings."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.core.errors import WhistlestopError


class BrokenBytes(WhistlestopError):
    """Bytes that are not a saved state of this game."""


@final
class ByteWriter:
    """Writes integers and strings to a buffer."""

    def __init__(self) -> None:
        self.data = bytearray()

    def number(self, value: i64) -> None:
        """Write an integer."""
        self.data += int(value).to_bytes(8, "little", signed=True)

    def numbers(self, values: vec[i64]) -> None:
        """Write a list of integers."""
        self.number(len(values))
        for value in values:
            self.number(value)

    def small(self, values: vec[u8]) -> None:
        """Write a list of bytes."""
        self.number(len(values))
        for value in values:
            self.data.append(int(value))

    def text(self, value: str) -> None:
        """Write a string."""
        encoded = value.encode()
        self.number(len(encoded))
        self.data += encoded


@final
class ByteReader:
    """Reads what a ByteWriter has written, in the same order."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, size: int) -> bytes:
        """Return the next bytes."""
        if size < 0 or self.at + size > len(self.data):
            raise BrokenBytes(f"the saved state is cut off after {len(self.data)} bytes")
        self.at += size
        return self.data[self.at - size : self.at]

    def number(self) -> i64:
        """Read an integer."""
        return int.from_bytes(self.take(8), "little", signed=True)

    def numbers(self) -> vec[i64]:
        """Read a list of integers."""
        size = self.number()
        return vec[i64]([self.number() for _ in range(size)])

    def small(self) -> vec[u8]:
        """Read a list of bytes."""
        return vec[u8]([u8(value) for value in self.take(int(self.number()))])

    def text(self) -> str:
        """Read a string."""
        return self.take(int(self.number())).decode()
