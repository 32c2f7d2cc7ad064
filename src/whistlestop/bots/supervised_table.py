"""A table that times its bots and replaces those that fail."""

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.bot import Bot
from whistlestop.bots.table import BotTable
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Chance
from whistlestop.core.state import NO_NUMBERS, ZEROS, State

SAMPLE: Final = 31  # without a time limit, one decision in 31 is timed and extrapolated
TOLERANCE: Final = 0.1  # a decision that takes longer than the limit and this share of it is an overrun,
LEAST_TOLERANCE: Final = 0.01  # or this many seconds, if that is more
FORFEIT: Final = 2.0  # a decision that takes this many times the limit forfeits the game


class SupervisedTable(BotTable):
    """Plays games between bots that may fail; a stand-in takes over from each that does.

    With `by_cpu_time`, bots are given their CPU time as a clock, and overruns count by it.
    """

    def __init__(
        self, game: Game, stand_ins: list[Bot], limit: float = 0.0, by_cpu_time: bool = False
    ) -> None:
        super().__init__(game, [], limit)
        self.by_cpu_time = by_cpu_time
        self.stand_ins = stand_ins
        self.sample: i64 = 1 if limit > 0 else SAMPLE
        self.untimed: i64 = 0  # decisions since the last timed one
        self.turns: vec[i64] = NO_NUMBERS
        self.replaced: vec[i64] = NO_NUMBERS  # 1 for seats taken over by a stand-in
        self.crashes: list[str] = []
        self.decisions: vec[i64] = NO_NUMBERS  # before a stand-in took over
        self.overruns: list[int] = []
        self.timeouts: list[int] = []  # 1 for seats that forfeited because a decision took far too long
        self.seconds: list[float] = []
        self.seeds: list[int] = []

    def play_seated(self, bots: list[Bot], chance: Chance, seeds: list[int]) -> State:
        """Play one game to its end; seat 0 begins."""
        self.seat_bots(bots, seeds)
        state = self.game.start(len(bots), chance, 0)
        while not state.over:
            state.play(self.choose(state), chance)
        self.announce_result(state)
        return state

    def begin(self, bot: Bot, seed: int) -> None:
        if self.by_cpu_time:
            bot.set_clock(time.process_time)
        super().begin(bot, seed)

    def notify_result(self, seat: int, scores: list[int], best: list[int]) -> None:
        try:
            self.bots[seat].end(scores, best)
        except (Exception, SystemExit) as error:
            self.crash(seat, one_line(error))

    def seat_bots(self, bots: list[Bot], seeds: list[int]) -> None:
        """Seat bots for a game, each with its own seed."""
        self.bots = bots[:]
        self.seeds = seeds
        self.turns = ZEROS[: len(bots)]
        self.replaced = ZEROS[: len(bots)]
        self.crashes = [""] * len(bots)
        self.decisions = ZEROS[: len(bots)]
        self.overruns = [0] * len(bots)
        self.timeouts = [0] * len(bots)
        self.seconds = [0.0] * len(bots)
        for seat, bot in enumerate(bots):
            try:
                self.begin(bot, seeds[seat])
            except (Exception, SystemExit) as error:
                self.crash(seat, one_line(error))

    def choose(self, state: State) -> i64:
        """Return the active bot's action, or its stand-in's if it fails."""
        seat = state.seat
        if state.phase is self.game.turn:
            self.turns[seat] += 1
        if self.replaced[seat]:
            return self.ask(state)
        self.untimed += 1
        self.decisions[seat] += 1
        try:
            action = self.ask_timed(state) if self.untimed >= self.sample else self.ask(state)
        except (Exception, SystemExit) as error:
            self.crash(seat, one_line(error))
            return self.ask(state)
        if self.replaced[seat]:
            return self.ask(state)
        legal = self.legal.actions
        for place in range(self.legal.size):
            if legal[place] == action:
                return action
        self.crash(seat, f"played {self.describe(action)}, which is not legal")
        return self.ask(state)

    def ask_timed(self, state: State) -> i64:
        """Ask the active bot and measure its time."""
        seat = state.seat
        begin, wall = self.clock(seat), time.perf_counter()
        action = self.ask(state)
        took, waited = self.clock(seat) - begin, time.perf_counter() - wall
        self.untimed = 0
        self.seconds[seat] += took * int(self.sample)
        if self.limit > 0:
            if (took if self.by_cpu_time else waited) > self.limit + max(
                TOLERANCE * self.limit, LEAST_TOLERANCE
            ):
                self.overruns[seat] += 1
            if took > FORFEIT * self.limit:
                self.timeouts[seat] = 1
                self.replace(seat)
        return action

    def clock(self, seat: i64) -> float:
        """Return the time that can cost a bot its game: CPU time, which other programs don't affect.

        A bot that waits for a subprocess uses no CPU time, so there it is wall-clock time.
        """
        return time.perf_counter() if self.bots[seat].out_of_process else time.process_time()

    def describe(self, action: i64) -> str:
        """Describe an action that may not exist."""
        known = self.game.actions.knows(action)
        return f"“{self.game.actions.text(action)}”" if known else f"action {action}"

    def crash(self, seat: i64, reason: str) -> None:
        """Record why a bot failed and replace it."""
        self.crashes[seat] = reason
        self.replace(seat)

    def replace(self, seat: i64) -> None:
        """Replace a bot with a stand-in."""
        self.replaced[seat] = 1
        self.bots[seat] = self.stand_ins[seat]
        self.begin(self.bots[seat], self.seeds[seat])


def one_line(error: BaseException) -> str:
    """Format an error as one line."""
    message = " ".join(str(error).split())
    return f"{type(error).__name__}: {message}"[:200] if message else type(error).__name__
