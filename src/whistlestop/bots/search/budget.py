"""How long a search may think about one decision: seconds or rollouts."""

import re
import time
from collections.abc import Callable
from typing import Final, final

from whistlestop.core.errors import BadBot

DEFAULT: Final = 0.5  # seconds, unless a name or a host says otherwise
RESERVE: Final = 0.06  # share of the time that is kept for finishing in time
NO_LIMIT: Final = 1e9
FIRST_RATE: Final = 300.0  # rollouts per second, before any was played; whole games are the longest
SHORTEST: Final = 1e-6  # seconds, as the clock may not have moved

PATTERN: Final = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>ms|s|)")


@final
class Budget:
    """Seconds or rollouts for each decision, and how much of them is spent.

    With rollouts alone, equal seeds give equal decisions on every machine.
    """

    def __init__(self, seconds: float = 0.0, rollouts: int = 0) -> None:
        self.seconds = seconds if seconds or rollouts else DEFAULT
        self.rollouts = rollouts
        self.limit = NO_LIMIT  # what the host allows
        self.clock: Callable[[], float] = time.perf_counter
        self.began = 0.0
        self.done = 0
        self.rate = FIRST_RATE  # rollouts per second, judging by the decisions so far

    def __repr__(self) -> str:
        return f"<Budget: {self.rollouts} rollouts>" if self.rollouts else f"<Budget: {self.seconds:g} s>"

    @property
    def allowed(self) -> float:
        """The seconds that a decision may take; `NO_LIMIT` if only rollouts count."""
        return min(self.seconds or NO_LIMIT, self.limit)

    def begin(self) -> None:
        """Begin a game: its first rollouts take longer than the last ones of the game before."""
        self.rate = FIRST_RATE

    def start(self) -> None:
        """Start a decision."""
        self.began = self.clock()
        self.done = 0

    def spend(self, rollouts: int) -> None:
        """Count rollouts that were played."""
        self.done += rollouts
        self.rate = self.done / max(self.elapsed(), SHORTEST)

    def elapsed(self) -> float:
        """Return the seconds since the decision started."""
        return self.clock() - self.began

    def spent(self) -> float:
        """Return the share of the budget that is spent; 1 and more if nothing is left."""
        share = self.done / self.rollouts if self.rollouts else 0.0
        allowed = self.allowed
        if allowed < NO_LIMIT:
            share = max(share, self.elapsed() / (allowed * (1 - RESERVE)))
        return share

    def affordable(self, candidates: int, share: float) -> int:
        """Return how many rollouts of each candidate use up a share of the budget and fit in the time."""
        allowed = self.allowed
        if self.rollouts:
            wanted = share * self.rollouts
            if allowed < NO_LIMIT:
                wanted = min(wanted, (allowed - self.elapsed()) * self.rate)
        else:
            wanted = share * allowed * self.rate
        return max(1, int(wanted / candidates))


def read_budget(text: str) -> Budget:
    """Read “100ms”, “1s” or a number of rollouts."""
    found = PATTERN.fullmatch(text)
    if found is None or float(found["number"]) == 0:
        raise BadBot(
            f"“{text}” is no time to think: write “search:200ms”, “search:1s” or “search:400” (rollouts)."
        )
    if not found["unit"]:
        if "." in found["number"]:
            raise BadBot(
                f"“search:{text}” asks for a fraction of a rollout: write a whole number, or “{text}s”."
            )
        return Budget(rollouts=int(found["number"]))
    return Budget(seconds=float(found["number"]) * (0.001 if found["unit"] == "ms" else 1.0))
