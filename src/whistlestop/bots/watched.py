"""A table that keeps an eye on its bots: who fails or thinks too long is replaced, and turns are counted."""

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.bot import Bot
from whistlestop.bots.table import BotTable
from whistlestop.core.chance import Chance
from whistlestop.core.game import Game
from whistlestop.core.state import NO_NUMBERS, ZEROS, State

SAMPLE: Final = 31  # without a limit, one decision in so many is timed and stands for all


class WatchedTable(BotTable):
    """Plays games between bots that may fail; a stand-in plays on for each one that does."""

    def __init__(self, game: Game, stand_ins: list[Bot], limit: float = 0.0) -> None:
        super().__init__(game, [])
        self.stand_ins = stand_ins
        self.limit = limit  # in seconds for each decision; 0 for none
        self.sample: i64 = 1 if limit > 0 else SAMPLE
        self.untimed: i64 = 0  # decisions since the last that was timed
        self.turns: vec[i64] = NO_NUMBERS
        self.out: vec[i64] = NO_NUMBERS  # 1 for the seats whose bots have failed
        self.crashes: list[str] = []
        self.overruns: list[int] = []
        self.seconds: list[float] = []
        self.seeds: list[int] = []

    def watch(self, bots: list[Bot], chance: Chance, seeds: list[int]) -> State:
        """Play one game to its end; the first seat begins."""
        self.seat(bots, seeds)
        state = self.game.start(len(bots), chance, 0)
        while not state.over:
            state.play(self.choose(state), chance)
        self.tell_end(state)
        return state

    def tell(self, seat: int, scores: list[int], best: list[int]) -> None:
        try:
            self.bots[seat].end(scores, best)
        except (Exception, SystemExit) as error:
            self.crash(seat, said(error))

    def seat(self, bots: list[Bot], seeds: list[int]) -> None:
        """Let bots sit down for a game, each with a seed of its own."""
        self.bots = bots[:]
        self.seeds = seeds
        self.turns = ZEROS[: len(bots)]
        self.out = ZEROS[: len(bots)]
        self.crashes = [""] * len(bots)
        self.overruns = [0] * len(bots)
        self.seconds = [0.0] * len(bots)
        for seat, bot in enumerate(bots):
            try:
                bot.begin(seeds[seat])
            except (Exception, SystemExit) as error:
                self.crash(seat, said(error))

    def choose(self, state: State) -> i64:
        """Let the bot at turn choose, or its stand-in if it fails."""
        seat = state.seat
        if state.phase is self.game.turn:
            self.turns[seat] += 1
        if self.out[seat]:
            return self.ask(state)
        self.untimed += 1
        try:
            action = self.ask_timed(state) if self.untimed >= self.sample else self.ask(state)
        except (Exception, SystemExit) as error:
            self.crash(seat, said(error))
            return self.ask(state)
        if self.out[seat]:
            return self.ask(state)
        legal = self.legal.actions
        for place in range(self.legal.size):
            if legal[place] == action:
                return action
        self.crash(seat, f"played {self.named(action)}, which is not possible there")
        return self.ask(state)

    def ask_timed(self, state: State) -> i64:
        """Let the bot at turn choose, and see how long it takes."""
        seat = state.seat
        begin = self.clock(seat)
        action = self.ask(state)
        took = self.clock(seat) - begin
        self.untimed = 0
        self.seconds[seat] += took * int(self.sample)
        if 0 < self.limit < took:
            self.overruns[seat] += 1
            self.replace(seat)
        return action

    def clock(self, seat: i64) -> float:
        """Read the clock that a bot is timed by: the processor's, so that other programs don't count.

        It stands still for a bot that waits for a program of its own, so there it is the one on the wall.
        """
        return time.perf_counter() if self.bots[seat].thinks_elsewhere else time.process_time()

    def named(self, action: i64) -> str:
        """Name an action that a bot has made up."""
        known = self.game.actions.knows(action)
        return f"“{self.game.actions.text(action)}”" if known else f"action {action}"

    def crash(self, seat: i64, why: str) -> None:
        """Note why a bot can't play on, and replace it."""
        self.crashes[seat] = why
        self.replace(seat)

    def replace(self, seat: i64) -> None:
        """Let a stand-in play on for a bot."""
        self.out[seat] = 1
        self.bots[seat] = self.stand_ins[seat]
        self.bots[seat].begin(self.seeds[seat])


def said(error: BaseException) -> str:
    """Tell an error in one line."""
    told = " ".join(str(error).split())
    return f"{type(error).__name__}: {told}"[:200] if told else type(error).__name__
