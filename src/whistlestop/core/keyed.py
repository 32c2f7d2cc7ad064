"""Luck that nobody can foresee and everybody can check afterwards."""

import hashlib
import hmac
from typing import Final, final

from mypy_extensions import i64

from whistlestop.core.chance import Chance

_PURPOSE: Final = b"whistlestop"


@final
class Keyed(Chance):
    """A stream of numbers for every play, keyed by 32 secret bytes whose hash, told before, commits to it.

    No play's stream says anything about another's, and any of them can be drawn without those before it.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        self.seed = seed
        self.ply = 0
        self.block = 0
        self.words: list[int] = []

    def commitment(self) -> str:
        """Return the hash that can be shown before the first card without giving anything away."""
        return "sha256:" + hashlib.sha256(self.seed).hexdigest()

    def come_to(self, ply: i64) -> None:
        self.ply = int(ply)
        self.block = 0
        self.words = []

    def below(self, n: i64) -> i64:
        # Words in the last, incomplete run of n are drawn again, so that no number is likelier.
        bound = int(n)
        limit = 2**32 - 2**32 % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound

    def word(self) -> int:
        """Return the next 32 bits of the stream."""
        if not self.words:
            message = _PURPOSE + self.ply.to_bytes(8, "little") + self.block.to_bytes(8, "little")
            digest = hmac.digest(self.seed, message, "sha256")
            self.block += 1
            self.words = [int.from_bytes(digest[i : i + 4], "little") for i in range(28, -1, -4)]
        return self.words.pop()
