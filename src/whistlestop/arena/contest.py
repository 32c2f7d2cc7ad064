"""A contest's schedule: which bots meet, on which deals and in which seats."""

import hashlib
import random
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from whistlestop.core.errors import WhistlestopError

SEED_BYTES = 6  # duplicate luck uses the bits above
WALL: Final = "wall"
CPU: Final = "cpu"


@dataclass(frozen=True)
class Block:
    """One deal, played once for each rotation of the seats."""

    number: int
    seed: int
    line_up: int
    order: tuple[str, ...]  # bots by seat in the first game

    def seating(self, rotation: int) -> list[str]:
        """Return the bot of each seat after rotating everyone by the given number of seats."""
        return [*self.order[-rotation % len(self.order) :], *self.order[: -rotation % len(self.order)]]

    def bot_seeds(self, rotation: int) -> list[int]:
        """Return a seed for each seat's bot, independent of the deal."""
        return [derive_seed("bot", self.seed, rotation, seat) for seat in range(len(self.order))]


@dataclass(frozen=True)
class Contest:
    """Everything that determines the games; equal contests play equal games."""

    game: str
    options: tuple[str, ...]
    players: tuple[str, ...]
    seats: int
    seed: int
    time: float = 0.0  # seconds per decision; 0 means no limit
    clock: str = WALL  # by which the time counts: the wall clock, or the bot's CPU time

    def line_ups(self) -> list[tuple[str, ...]]:
        """Return the line-ups.

        With as many bots as seats there is one line-up. With two bots at a larger table, the first meets
        copies of the second; a single bot meets itself. With more bots than seats, every combination plays.
        """
        bots, seats = self.players, self.seats
        if len(bots) > seats:
            twice = sorted({name for name in bots if bots.count(name) > 1})
            if twice:
                raise WhistlestopError(f"{twice[0]} is named twice, but there are more bots than seats.")
            return list(combinations(bots, seats))
        if len(bots) == seats:
            return [bots]
        if len(bots) in (1, 2):
            return [bots[:1] + bots[-1:] * (seats - 1)]
        raise WhistlestopError(
            f"{len(bots)} bots can't share {seats} seats. Name {seats} bots, more for a tournament, or two to"
            " play the first against copies of the second."
        )

    def names(self) -> list[str]:
        """Return the bots without duplicates."""
        return list(dict.fromkeys(self.players))

    def block(self, number: int) -> Block:
        """Return a block; line-ups alternate, so any prefix of a contest is a fair sample."""
        line_ups = self.line_ups()
        line_up = number % len(line_ups)
        order = list(line_ups[line_up])
        seed = derive_seed("block", self.seed, number)
        if self.seats > 2:  # the order around the table matters, so each block shuffles it
            random.Random(derive_seed("order", seed)).shuffle(order)
        return Block(number, seed, line_up, tuple(order))


def derive_seed(*parts: str | int) -> int:
    """Return a seed derived from the parts by hashing."""
    digest = hashlib.blake2b(" ".join(map(str, parts)).encode(), digest_size=SEED_BYTES)
    return int.from_bytes(digest.digest(), "little")
