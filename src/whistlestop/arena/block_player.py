"""The player of a contest's blocks."""

from collections import Counter
from pathlib import Path
from types import TracebackType

from whistlestop.arena.contest import CPU, Block, Contest
from whistlestop.arena.result import Result
from whistlestop.bots import BOTS, bot, plays
from whistlestop.bots.bot import Bot
from whistlestop.bots.supervised_table import SupervisedTable
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.scoring import ScoreSheet, TieBreak
from whistlestop.core.state import State
from whistlestop.games import load
from whistlestop.rail.state import RailState
from whistlestop.record import record as records
from whistlestop.record.match import Match


def stand_in_for(game: Game) -> str:
    """Return the bot that takes over from a failed one."""
    return "greedy" if "greedy" in BOTS and plays("greedy", game) else "random"


class BlockPlayer:
    """Plays blocks; its bots are created once and reset for each game."""

    def __init__(self, contest: Contest, records_in: Path | None = None) -> None:
        self.contest = contest
        self.records_in = records_in
        self.game = load(contest.game, frozenset(contest.options))
        stand_in = stand_in_for(self.game)
        stand_ins = [bot(stand_in, self.game) for _ in range(contest.seats)]
        self.table = SupervisedTable(self.game, stand_ins, contest.time, contest.clock == CPU)
        self.made: dict[tuple[str, int], Bot] = {}

    def __enter__(self) -> "BlockPlayer":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for player in self.made.values():
            player.leave()

    def block(self, number: int) -> list[Result]:
        """Play all games of a block."""
        block = self.contest.block(number)
        return [self.play(block, rotation) for rotation in range(self.contest.seats)]

    def play(self, block: Block, rotation: int) -> Result:
        """Play one game."""
        if self.records_in is None:
            seated = self.seated(block, rotation)
            state = self.table.play_seated(seated, DuplicateLuck(block.seed), block.bot_seeds(rotation))
        else:
            match = self.match(block, rotation)
            state = match.state
            file = self.records_in / f"{block.number}-{rotation}.record"
            try:
                file.write_text(records.write(match, block.seating(rotation)), encoding="utf-8")
            except OSError as error:
                raise WhistlestopError(f"{file} can't be written: {error.strerror}.") from error
        return self.result(block, rotation, state)

    def match(self, block: Block, rotation: int) -> Match:
        """Play one game as a match, which keeps its history."""
        self.table.seat_bots(self.seated(block, rotation), block.bot_seeds(rotation))
        match = Match(self.game, self.contest.seats, DuplicateLuck(block.seed), 0)
        while not match.over:
            match.play(self.game.actions.text(self.table.choose(match.state)))
        self.table.announce_result(match.state)
        return match

    def seated(self, block: Block, rotation: int) -> list[Bot]:
        """Return the bot of each seat."""
        copies: Counter[str] = Counter()
        seated = []
        for name in block.seating(rotation):
            key = (name, copies[name])
            if key not in self.made:
                self.made[key] = bot(name, self.game)
            seated.append(self.made[key])
            copies[name] += 1
        return seated

    def result(self, block: Block, rotation: int, state: State) -> Result:
        """Return the result of a finished game."""
        sheets = self.game.score(state)
        table = self.table
        routes = state.routes_by_seat() if isinstance(state, RailState) else [[] for _ in sheets]
        return Result(
            block=block.number,
            rotation=rotation,
            seed=block.seed,
            bots=block.seating(rotation),
            scores=[sheet.total for sheet in sheets],
            ranks=ranks(sheets, self.game.ties, [bool(replaced) for replaced in table.replaced]),
            points=[sheet.points for sheet in sheets],
            counts=[sheet.counts for sheet in sheets],
            turns=[int(number) for number in table.turns],
            routes=routes,
            plies=int(state.ply),
            reason=state.reason,
            crashes=table.crashes,
            decisions=[int(number) for number in table.decisions],
            overruns=table.overruns,
            timeouts=table.timeouts,
            seconds=[round(seconds, 6) for seconds in table.seconds],
        )


def ranks(sheets: list[ScoreSheet], ties: list[TieBreak], forfeited: list[bool]) -> list[int]:
    """Return the rank of each seat, from 1; forfeits come last, and unbroken ties share a rank."""
    worth = [
        (0,) if out else (1, sheet.total, *(tie.rank(sheet) for tie in ties))
        for sheet, out in zip(sheets, forfeited, strict=True)
    ]
    return [1 + sum(other > mine for other in worth) for mine in worth]
