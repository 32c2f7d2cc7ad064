"""A whole contest: played, or gone on with, until enough games are played or a test has decided."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from fractions import Fraction
from pathlib import Path
from typing import Protocol

from whistlestop.arena.anchor import anchor_among, behaviour
from whistlestop.arena.contest import Contest
from whistlestop.arena.origin import origin
from whistlestop.arena.playing import stand_in_for
from whistlestop.arena.result import Result
from whistlestop.arena.results_file import Heading, ResultsFile
from whistlestop.arena.sprt import Sprt
from whistlestop.arena.standings import Standings
from whistlestop.arena.sums import Sums, block_values
from whistlestop.arena.workers import Chunk, Task, play_apart, play_here
from whistlestop.bots import bot
from whistlestop.core.errors import WhistlestopError
from whistlestop.games import load


class Taker(Protocol):
    """Something that wants every game, such as a file."""

    def take(self, block: list[Result]) -> None:
        """Take the games of one block."""


class Tournament:
    """Plays the blocks of a contest and sums them up."""

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
        self.sums = Sums(contest)
        self.takers: list[Taker] = []
        self.results: Path | None = None
        self.records_in: Path | None = None

    def check(self, games: int) -> None:
        """Refuse what can't be played."""
        seats = self.contest.seats
        if not self.blocks:
            raise WhistlestopError(
                f"{games} games are less than a block: with {seats} seats each deal is played {seats} times,"
                f" so that every bot sits in every seat. Ask for {seats} games or more."
            )
        if self.sprt and len(self.contest.names()) != 2:
            raise WhistlestopError("The sequential test is between two bots; name two.")

    @property
    def decided(self) -> bool:
        """Whether the test has seen enough."""
        return bool(self.sprt and self.sprt.verdict)

    def run(self, progress: Callable[[int], None] = lambda games: None) -> None:
        """Play until the end, or go on from the results that are there."""
        with ExitStack() as open_files:
            file = None
            if self.results:
                file = open_files.enter_context(ResultsFile(self.results, self.heading))
                self.resume(file)
                progress(self.sums.games)
            for chunk in self.chunks(file is not None):
                if file and chunk.results:
                    file.add(self.note(chunk))
                else:
                    self.note(chunk)
                progress(self.sums.games)
                if self.decided:
                    break

    def resume(self, file: ResultsFile) -> None:
        """Count the games that have been played before."""
        for block in file.kept():
            if self.sums.blocks == self.blocks:
                raise WhistlestopError(
                    f"{self.results} holds more games than are asked for; ask for as many or more, or use"
                    " another file."
                )
            if not self.decided:
                self.note_block(block)

    def chunks(self, keep: bool) -> Iterator[Chunk]:
        """Play the blocks that are still to be played."""
        if self.decided or self.sums.blocks == self.blocks:
            return iter(())
        task = Task(self.contest, keep or bool(self.takers) or self.sprt is not None, self.records_in)
        if self.jobs == 1:
            return play_here(task, self.sums.blocks, self.blocks)
        return play_apart(task, self.sums.blocks, self.blocks, self.jobs)

    def note(self, chunk: Chunk) -> list[list[Result]]:
        """Add what was played, up to the block that decides a test; return the blocks that count."""
        if not chunk.results:
            self.sums.add(chunk.sums)
            return []
        counted = []
        for block in chunk.results:
            self.note_block(block)
            counted.append(block)
            if self.decided:
                break
        return counted

    def note_block(self, block: list[Result]) -> None:
        """Add one block, and show it to everything that wants to see it."""
        self.sums.note(block)
        for taker in self.takers:
            taker.take(block)
        if self.sprt:
            self.sprt.note(self.score(block))

    def score(self, block: list[Result]) -> Fraction:
        """Return how much of a block the first bot has won against the second."""
        one, other = self.contest.names()
        line_up = self.line_ups[0]
        most = 2 * len(block) * line_up.count(one) * line_up.count(other)
        return Fraction(block_values(block, (one, other))[-1], most)

    def told(self) -> dict[str, object]:
        """Return the table, with all that is needed to get it again."""
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
            "seed": contest.seed,
            "stand_in": stand_in_for(self.game),
            **origin(),
            "sprt": self.sprt.told() if self.sprt else None,
            **Standings(self.heading, self.sums).told(),
            "milliseconds_per_turn": {
                name: round(sums.seconds / max(1, sums.turns) * 1000, 6)
                for name, sums in self.sums.bots.items()
            },
        }
