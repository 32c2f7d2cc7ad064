"""A worker process with bots that misbehave at one moment of a game, to be started by tests as a command."""

import os
import signal
import sys
import time

from whistlestop.bots import BOTS
from whistlestop.bots.bot import Bot
from whistlestop.bots.greedy import GreedyBot
from whistlestop.core.game import Game
from whistlestop.core.view import View
from whistlestop.server.pool.thinker import Registry
from whistlestop.server.pool.worker import serve_questions

WHEN = 4  # the ply at which they misbehave


class OddBot(Bot):
    """Plays greedily, and misbehaves once."""

    def __init__(self, game: Game) -> None:
        self.greedy = GreedyBot(game)

    def begin(self, seed: int) -> None:
        self.greedy.begin(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        action = self.greedy.choose(view, legal)
        return self.misbehave(view, action) if view.ply == WHEN else action

    def misbehave(self, view: View, action: int) -> int:
        """Do what a bot should not do."""
        raise NotImplementedError


class HangingBot(OddBot):
    """Thinks for ever."""

    def misbehave(self, view: View, action: int) -> int:
        while True:
            time.sleep(1)


class StubbornBot(OddBot):
    """Thinks for ever in a way that no Python thread can interrupt."""

    def misbehave(self, view: View, action: int) -> int:
        return sum(range(10**18))


class CrashingBot(OddBot):
    """Fails, and quotes its hand."""

    def misbehave(self, view: View, action: int) -> int:
        raise ValueError(f"a hand of {view.hand}")


class LeavingBot(OddBot):
    """Wants to end the program."""

    def misbehave(self, view: View, action: int) -> int:
        sys.exit(3)


class CheatingBot(OddBot):
    """Chooses what is not possible, and adds it to the list that it was given."""

    def misbehave(self, view: View, action: int) -> int:
        nonsense = max(view.legal) + 1
        view.legal.append(nonsense)
        return nonsense


class DyingBot(OddBot):
    """Takes its process down with it."""

    def misbehave(self, view: View, action: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return action


class NoisyBot(OddBot):
    """Prints and reads where the questions and answers travel."""

    def misbehave(self, view: View, action: int) -> int:
        print("I claim everything!", flush=True)
        os.write(1, b"\x00\x00\x00\x01!")
        assert sys.stdin.read() == ""
        return action


class RestingBot(OddBot):
    """Thinks for a while, long enough to be disturbed."""

    def misbehave(self, view: View, action: int) -> int:
        time.sleep(1.5)
        return action


ODD: Registry = {
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
    serve_questions(WITHOUT_STAND_INS if helpless else {**BOTS, **ODD}, float(sys.argv[2]))
