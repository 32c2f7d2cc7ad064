"""A state as bytes: a plain sequence of whole numbers and short texts."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.core.errors import WhistlestopError


class BrokenBytes(WhistlestopError):
    """Bytes that are no saved state of this game."""


@final
class Writer:
    """Collects what is to be saved."""

    def __init__(self) -> None:
        self.data = bytearray()

    def number(self, value: i64) -> None:
        """Save a whole number."""
        self.data += int(value).to_bytes(8, "little", signed=True)

    def numbers(self, values: vec[i64]) -> None:
        """Save a list of whole numbers."""
        self.number(len(values))
        for value in values:
            self.number(value)

    def small(self, values: vec[u8]) -> None:
        """Save a list of numbers below 256."""
        self.number(len(values))
        for value in values:
            self.data.append(int(value))

    def text(self, value: str) -> None:
        """Save a text."""
        encoded = value.encode()
        self.number(len(encoded))
        self.data += encoded


@final
class Reader:
    """Gives back what was saved, in the same order."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, size: int) -> bytes:
        """Take the next bytes."""
        if size < 0 or self.at + size > len(self.data):
            raise BrokenBytes(f"the saved state is cut off after {len(self.data)} bytes")
        self.at += size
        return self.data[self.at - size : self.at]

    def number(self) -> i64:
        """Read a whole number."""
        return int.from_bytes(self.take(8), "little", signed=True)

    def numbers(self) -> vec[i64]:
        """Read a list of whole numbers."""
        size = self.number()
        return vec[i64]([self.number() for _ in range(size)])

    def small(self) -> vec[u8]:
        """Read a list of numbers below 256."""
        return vec[u8]([u8(value) for value in self.take(int(self.number()))])

    def text(self) -> str:
        """Read a text."""
        return self.take(int(self.number())).decode()
