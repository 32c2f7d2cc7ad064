"""Playing the games of a contest, one block after the other."""

from collections import Counter
from pathlib import Path
from types import TracebackType

from whistlestop.arena.contest import Block, Contest
from whistlestop.arena.result import Result
from whistlestop.bots import BOTS, bot, plays
from whistlestop.bots.bot import Bot
from whistlestop.bots.watched import WatchedTable
from whistlestop.core.deal import Deal
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.scoring import ScoreSheet, TieBreak
from whistlestop.core.state import State
from whistlestop.games import load
from whistlestop.rail.state import RailState
from whistlestop.record import record as records
from whistlestop.record.match import Match


def stand_in_for(game: Game) -> str:
    """Name the bot that plays on for one that has failed."""
    return "greedy" if "greedy" in BOTS and plays("greedy", game) else "random"


class Playing:
    """Plays blocks; its bots are made once and begin anew with each game."""

    def __init__(self, contest: Contest, records_in: Path | None = None) -> None:
        self.contest = contest
        self.records_in = records_in
        self.game = load(contest.game, frozenset(contest.options))
        stand_in = stand_in_for(self.game)
        stand_ins = [bot(stand_in, self.game) for _ in range(contest.seats)]
        self.table = WatchedTable(self.game, stand_ins, contest.time)
        self.made: dict[tuple[str, int], Bot] = {}

    def __enter__(self) -> "Playing":
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
            state = self.table.watch(seated, Deal(block.seed), block.bot_seeds(rotation))
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
        """Play one game so that everything that happens in it is remembered."""
        self.table.seat(self.seated(block, rotation), block.bot_seeds(rotation))
        match = Match(self.game, self.contest.seats, Deal(block.seed), 0)
        while not match.over:
            match.play(self.game.actions.text(self.table.choose(match.state)))
        self.table.tell_end(match.state)
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
        """Sum a finished game up."""
        sheets = self.game.score(state)
        table = self.table
        routes = state.routes_by_seat() if isinstance(state, RailState) else [[] for _ in sheets]
        return Result(
            block=block.number,
            rotation=rotation,
            seed=block.seed,
            bots=block.seating(rotation),
            scores=[sheet.total for sheet in sheets],
            ranks=ranks(sheets, self.game.ties, [bool(out) for out in table.out]),
            points=[sheet.points for sheet in sheets],
            counts=[sheet.counts for sheet in sheets],
            turns=[int(number) for number in table.turns],
            routes=routes,
            plies=int(state.ply),
            reason=state.reason,
            crashes=table.crashes,
            overruns=table.overruns,
            seconds=[round(seconds, 6) for seconds in table.seconds],
        )


def ranks(sheets: list[ScoreSheet], ties: list[TieBreak], forfeited: list[bool]) -> list[int]:
    """Rank the seats from 1 on; those that forfeited come last, and seats that nothing parts share a rank."""
    worth = [
        (0,) if out else (1, sheet.total, *(tie.rank(sheet) for tie in ties))
        for sheet, out in zip(sheets, forfeited, strict=True)
    ]
    return [1 + sum(other > mine for other in worth) for mine in worth]
