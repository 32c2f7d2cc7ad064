"""The shares of the seats in a shuffle."""

from whistlestop.core.luck.keyed import Keyed


class Shares:
    """Commitments to nonces, fixed when the shuffle begins, and the nonces revealed so far."""

    __slots__ = ("commitments", "nonces", "table")

    def __init__(self, table: str, commitments: dict[int, str]) -> None:
        self.table = table  # its id is part of the key
        self.commitments = commitments
        self.nonces: dict[int, bytes] = {}

    @property
    def missing(self) -> list[int]:
        """The seats that have not revealed their nonces."""
        return [seat for seat in self.commitments if seat not in self.nonces]

    def keyed(self, seed: bytes) -> Keyed:
        """Return the source of the shuffles that follows from a seed and all nonces."""
        return Keyed(seed, self.table, self.nonces, self.commitments)
