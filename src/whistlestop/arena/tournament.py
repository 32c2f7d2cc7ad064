"""A contest run to its end: started or resumed, optionally stopped by an SPRT."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from fractions import Fraction
from pathlib import Path
from typing import Protocol

from whistlestop.arena.anchor import anchor_among, behaviour
from whistlestop.arena.block_player import stand_in_for
from whistlestop.arena.contest import Contest
from whistlestop.arena.provenance import provenance
from whistlestop.arena.result import Result
from whistlestop.arena.results_file import Heading, ResultsFile
from whistlestop.arena.sprt import Sprt
from whistlestop.arena.standings import Standings
from whistlestop.arena.totals import ContestTotals, block_values
from whistlestop.arena.workers import Chunk, Task, play_in_parallel, play_in_process
from whistlestop.bots import bot
from whistlestop.core.errors import WhistlestopError
from whistlestop.games import load


class ResultSink(Protocol):
    """A receiver of every finished block, such as a file."""

    def add(self, block: list[Result]) -> None:
        """Receive the games of one block."""


class Tournament:
    """A contest that plays its blocks and aggregates the results."""

    def __init__(self, contest: Contest, games: int, jobs: int = 1, sprt: Sprt | None = None) -> None:
        self.contest = contest
        self.game = load(contest.game, frozenset(contest.options))
        self.line_ups = contest.line_ups()
        for name in contest.names():
            bot(name, self.game).leave()
        self.blocks = games // contest.seats * len(self.line_ups)
        self.jobs = jobs
        self.sprt = sprt
        self.check(games)
        anchor = anchor_among(contest.names())
        self.heading = Heading(contest, self.game.rules, anchor, behaviour(anchor, self.game))
        self.totals = ContestTotals(contest)
        self.sinks: list[ResultSink] = []
        self.results: Path | None = None
        self.records_in: Path | None = None

    def check(self, games: int) -> None:
        """Raise an error if the contest can't be played."""
        seats = self.contest.seats
        if not self.blocks:
            raise WhistlestopError(
                f"{games} games are less than a block: with {seats} seats, each deal is played {seats} times,"
                f" so that every bot plays every seat. Ask for at least {seats} games."
            )
        if self.sprt and len(self.contest.names()) != 2:
            raise WhistlestopError("The sequential test compares two bots; name exactly two.")

    @property
    def decided(self) -> bool:
        """Whether the SPRT has reached a verdict."""
        return bool(self.sprt and self.sprt.verdict)

    def run(self, progress: Callable[[int], None] = lambda games: None) -> None:
        """Play all remaining blocks, resuming from the results file if there is one."""
        with ExitStack() as open_files:
            file = None
            if self.results:
                file = open_files.enter_context(ResultsFile(self.results, self.heading))
                self.resume(file)
                progress(self.totals.games)
            for chunk in self.chunks(file is not None):
                if file and chunk.results:
                    file.add(self.add_chunk(chunk))
                else:
                    self.add_chunk(chunk)
                progress(self.totals.games)
                if self.decided:
                    break

    def resume(self, file: ResultsFile) -> None:
        """Add the games from the results file."""
        for block in file.read_blocks():
            if self.totals.blocks == self.blocks:
                raise WhistlestopError(
                    f"{self.results} already holds more games than requested; ask for at least as many, or"
                    " use another file."
                )
            if not self.decided:
                self.add_block(block)

    def chunks(self, keep: bool) -> Iterator[Chunk]:
        """Yield the remaining blocks as they are played."""
        if self.decided or self.totals.blocks == self.blocks:
            return iter(())
        task = Task(self.contest, keep or bool(self.sinks) or self.sprt is not None, self.records_in)
        if self.jobs == 1:
            return play_in_process(task, self.totals.blocks, self.blocks)
        return play_in_parallel(task, self.totals.blocks, self.blocks, self.jobs)

    def add_chunk(self, chunk: Chunk) -> list[list[Result]]:
        """Add a chunk up to the block that decides the SPRT; return the blocks that count."""
        if not chunk.results:
            self.totals.add(chunk.totals)
            return []
        counted = []
        for block in chunk.results:
            self.add_block(block)
            counted.append(block)
            if self.decided:
                break
        return counted

    def add_block(self, block: list[Result]) -> None:
        """Add one block to the totals, the sinks and the SPRT."""
        self.totals.add_block(block)
        for sink in self.sinks:
            sink.add(block)
        if self.sprt:
            self.sprt.add(self.score(block))

    def score(self, block: list[Result]) -> Fraction:
        """Return the first bot's score against the second in a block, from 0 to 1."""
        one, other = self.contest.names()
        line_up = self.line_ups[0]
        most = 2 * len(block) * line_up.count(one) * line_up.count(other)
        return Fraction(block_values(block, (one, other))[-1], most)

    def to_dict(self) -> dict[str, object]:
        """Return the standings with everything needed to reproduce them."""
        contest = self.contest
        return {
            "format": "whistlestop arena 1",
            "game": self.game.name,
            "title": self.game.title,
            "rules": self.game.rules,
            "options": list(contest.options),
            "seats": contest.seats,
            "players": list(contest.players),
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "time": contest.time or None,
            "clock": contest.clock if contest.time else None,
            "seed": contest.seed,
            "stand_in": stand_in_for(self.game),
            **provenance(),
            "sprt": self.sprt.to_dict() if self.sprt else None,
            **Standings(self.heading, self.totals).to_dict(),
            "milliseconds_per_turn": {
                name: round(totals.seconds / max(1, totals.turns) * 1000, 6)
                for name, totals in self.totals.bots.items()
            },
        }
