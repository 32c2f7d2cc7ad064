"""Verifiable luck: unpredictable during a game, and checkable by everybody afterwards."""

import hashlib
import hmac
from typing import Final, final

from mypy_extensions import i64

from whistlestop.core.luck.chance import Chance

_PURPOSE: Final = b"whistlestop"


def commitment_to(secret: bytes) -> str:
    """Return the hash that commits to a secret without revealing it."""
    return "sha256:" + hashlib.sha256(secret).hexdigest()


def joint_key(seed: bytes, table: str, nonces: dict[int, bytes]) -> bytes:
    """Combine the seed of a table with the nonces of its seats; without nonces the seed is the key."""
    if not nonces:
        return seed
    lines = ["whistlestop shuffle", table, *(f"{seat} {nonces[seat].hex()}" for seat in sorted(nonces))]
    return hmac.digest(seed, "".join(f"{line}\n" for line in lines).encode(), "sha256")


@final
class Keyed(Chance):
    """An HMAC stream for every ply, keyed by 32 secret bytes to which a hash published in advance commits.

    The streams are independent: each can be generated without the ones before it. Seats of a table that
    add nonces make the key unpredictable even for whoever chose the seed.
    """

    def __init__(
        self,
        seed: bytes,
        table: str = "",
        nonces: dict[int, bytes] | None = None,
        commitments: dict[int, str] | None = None,
    ) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        self.seed = seed
        self.table = table
        self.nonces: dict[int, bytes] = nonces or {}
        self.commitments: dict[int, str] = commitments or {
            seat: commitment_to(nonce) for seat, nonce in self.nonces.items()
        }
        self.key = joint_key(seed, table, self.nonces)
        self.ply = 0
        self.block = 0
        self.words: list[int] = []

    def commitment(self) -> str:
        """Return the hash of the seed, which can be published before the game."""
        return commitment_to(self.seed)

    def start_ply(self, ply: i64) -> None:
        self.ply = int(ply)
        self.block = 0
        self.words = []

    def below(self, n: i64) -> i64:
        # Rejection sampling: words from the last, incomplete run of n would make small numbers likelier.
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
            digest = hmac.digest(self.key, message, "sha256")
            self.block += 1
            self.words = [int.from_bytes(digest[i : i + 4], "little") for i in range(28, -1, -4)]
        return self.words.pop()
