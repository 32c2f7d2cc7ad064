"""A worker process with misbehaving bots, which tests start as a command."""

import os
import signal
import sys
import time
from pathlib import Path

from whistlestop.bots import BOTS
from whistlestop.bots.bot import Bot
from whistlestop.bots.greedy import GreedyBot
from whistlestop.core.game import Game
from whistlestop.core.view import View
from whistlestop.server.pool.bot_runner import Registry
from whistlestop.server.pool.worker import answer_questions

WHEN = 4  # the ply at which they misbehave
THINKING_LOG = "WHISTLESTOP_TEST_THINKING_LOG"  # the variable with the name of the file


class OddBot(Bot):
    """Plays greedily and misbehaves once."""

    def __init__(self, game: Game) -> None:
        self.greedy = GreedyBot(game)

    def begin(self, seed: int) -> None:
        self.greedy.begin(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        action = self.greedy.choose(view, legal)
        return self.misbehave(view, action) if view.ply == WHEN else action

    def misbehave(self, view: View, action: int) -> int:
        """Misbehave."""
        raise NotImplementedError


class HangingBot(OddBot):
    """Never returns."""

    def misbehave(self, view: View, action: int) -> int:
        while True:
            time.sleep(1)


class StubbornBot(OddBot):
    """Never returns, and can't be interrupted by a Python thread."""

    def misbehave(self, view: View, action: int) -> int:
        return sum(range(10**18))


class CrashingBot(OddBot):
    """Raises an error that quotes its hand."""

    def misbehave(self, view: View, action: int) -> int:
        raise ValueError(f"a hand of {view.hand}")


class LeavingBot(OddBot):
    """Tries to exit the program."""

    def misbehave(self, view: View, action: int) -> int:
        sys.exit(3)


class CheatingBot(OddBot):
    """Chooses an illegal action and adds it to the list of legal ones."""

    def misbehave(self, view: View, action: int) -> int:
        nonsense = max(view.legal) + 1
        view.legal.append(nonsense)
        return nonsense


class DyingBot(OddBot):
    """Kills its process."""

    def misbehave(self, view: View, action: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return action


class NoisyBot(OddBot):
    """Prints to and reads from the streams of the protocol."""

    def misbehave(self, view: View, action: int) -> int:
        print("I claim everything!", flush=True)
        os.write(1, b"\x00\x00\x00\x01!")
        assert sys.stdin.read() == ""
        return action


class RestingBot(OddBot):
    """Takes long enough to be disturbed."""

    def misbehave(self, view: View, action: int) -> int:
        time.sleep(1.5)
        return action


class ThinkingBot(OddBot):
    """Thinks for as long as it may, and writes the limit into a file."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.limits: list[float] = []

    def set_time_limit(self, seconds: float) -> None:
        self.limits.append(seconds)

    def begin(self, seed: int) -> None:
        assert self.limits, "a bot has to know its limit when a game begins"
        super().begin(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        with Path(os.environ[THINKING_LOG]).open("a", encoding="utf-8") as log:
            log.write(f"{self.limits[-1]}\n")
        time.sleep(self.limits[-1])
        return self.greedy.choose(view, legal)


ODD: Registry = {
    "thinks": ThinkingBot,
    "hangs": HangingBot,
    "stubborn": StubbornBot,
    "crashes": CrashingBot,
    "leaves": LeavingBot,
    "cheats": CheatingBot,
    "dies": DyingBot,
    "noisy": NoisyBot,
    "rests": RestingBot,
}
WITHOUT_STAND_INS: Registry = {**ODD, "greedy": CrashingBot, "random": CheatingBot}


if __name__ == "__main__":
    helpless = sys.argv[1] == "helpless"
    answer_questions(WITHOUT_STAND_INS if helpless else {**BOTS, **ODD}, float(sys.argv[2]))
