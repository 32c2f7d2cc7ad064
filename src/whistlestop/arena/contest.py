"""What is to be played: which bots sit together, on which deals, in which seats."""

import hashlib
import random
from dataclasses import dataclass
from itertools import combinations

from whistlestop.core.errors import WhistlestopError

SEED_BYTES = 6  # a deal lays its own numbers above these


@dataclass(frozen=True)
class Block:
    """One deal, played once in each rotation of the seats."""

    number: int
    seed: int
    line_up: int
    order: tuple[str, ...]  # who sits where in the first game

    def seating(self, rotation: int) -> list[str]:
        """Name the bot of each seat when everybody has moved on by so many seats."""
        return [*self.order[-rotation % len(self.order) :], *self.order[: -rotation % len(self.order)]]

    def bot_seeds(self, rotation: int) -> list[int]:
        """Return a seed for each seat's bot, in no way related to the deal."""
        return [derived("bot", self.seed, rotation, seat) for seat in range(len(self.order))]


@dataclass(frozen=True)
class Contest:
    """Everything that decides what is played; the same contest gives the same games."""

    game: str
    options: tuple[str, ...]
    players: tuple[str, ...]
    seats: int
    seed: int
    time: float = 0.0  # seconds for a decision; 0 for no limit

    def line_ups(self) -> list[tuple[str, ...]]:
        """List who plays with whom.

        As many bots as seats sit together; of two at more seats, the first meets copies of the second; one
        alone meets itself; and of more bots than seats every choice of that many plays.
        """
        bots, seats = self.players, self.seats
        if len(bots) > seats:
            twice = sorted({name for name in bots if bots.count(name) > 1})
            if twice:
                raise WhistlestopError(f"{twice[0]} is named twice, and there are more bots than seats.")
            return list(combinations(bots, seats))
        if len(bots) == seats:
            return [bots]
        if len(bots) in (1, 2):
            return [bots[:1] + bots[-1:] * (seats - 1)]
        raise WhistlestopError(
            f"{len(bots)} bots can't share {seats} seats: name {seats}, or more for a tournament, or two"
            " (then the first plays against copies of the second)."
        )

    def names(self) -> list[str]:
        """List the bots, each once."""
        return list(dict.fromkeys(self.players))

    def block(self, number: int) -> Block:
        """Return one block; the line-ups take turns, so that a part of a contest is a fair sample of it."""
        line_ups = self.line_ups()
        line_up = number % len(line_ups)
        order = list(line_ups[line_up])
        seed = derived("block", self.seed, number)
        if self.seats > 2:  # who sits after whom matters, so it is drawn anew for each block
            random.Random(derived("order", seed)).shuffle(order)
        return Block(number, seed, line_up, tuple(order))


def derived(*parts: str | int) -> int:
    """Make a seed out of words and numbers, unlike that of any others."""
    digest = hashlib.blake2b(" ".join(map(str, parts)).encode(), digest_size=SEED_BYTES)
    return int.from_bytes(digest.digest(), "little")
