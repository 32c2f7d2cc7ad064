"""The results of rollouts as plain numbers."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.rollouts.seat_futures import SeatFutures
from whistlestop.core.game import Game
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.scoring import COMPLETED, winners
from whistlestop.core.state import State


@final
class RolloutResults:
    """Points, shares of the win, completed tickets and plies of each rollout, by candidate.

    Rollouts of the same number share their deal and their luck, so that candidates are best compared rollout
    by rollout.
    """

    def __init__(self, candidates: list[int], count: int, seats: int) -> None:
        self.candidates = candidates
        self.count = count
        self.seats = seats
        series = max(1, len(candidates))
        self._points: vec[i64] = vec[i64]([0] * (series * count * seats))
        self._winners: vec[i64] = self._points[:]  # how many share the win if the seat has won, else 0
        self._completed: vec[i64] = self._points[:]
        self._plies: vec[i64] = vec[i64]([0] * (series * count))
        self.futures: SeatFutures | None = None  # what is recorded besides, if somebody asks for it

    def __repr__(self) -> str:
        return f"<RolloutResults: {self.count} rollouts of {len(self.candidates)} candidates>"

    def record(self, game: Game, state: State, candidate: i64, rollout: i64, plies: i64) -> None:
        """Score the last state of a rollout, as if the game ended there."""
        at = candidate * self.count + rollout
        self._plies[at] = plies
        sheets = game.score(state)
        best = winners(sheets, game.ties)
        at *= self.seats
        for sheet in sheets:
            self._points[at] = sheet.total
            self._completed[at] = sheet.counted(COMPLETED)
            at += 1
        for seat in best:
            self._winners[(candidate * self.count + rollout) * self.seats + seat] = len(best)
        futures = self.futures
        if futures is not None:
            futures.record(state, sheets[futures.seat], candidate, rollout)

    def points(self, candidate: int, rollout: int, seat: int) -> int:
        """Return a seat's points in a rollout; the candidate is given by its position."""
        return int(self._points[self.index(candidate, rollout, seat)])

    def share(self, candidate: int, rollout: int, seat: int) -> float:
        """Return a seat's share of the win in a rollout: 0, 1, or a fraction if several have won."""
        number = int(self._winners[self.index(candidate, rollout, seat)])
        return 1 / number if number else 0.0

    def completed(self, candidate: int, rollout: int, seat: int) -> int:
        """Return how many tickets a seat has completed in a rollout."""
        return int(self._completed[self.index(candidate, rollout, seat)])

    def plies(self, candidate: int, rollout: int) -> int:
        """Return how many actions were played in a rollout."""
        return int(self._plies[self.index(candidate, rollout, 0) // self.seats])

    def mean_points(self, candidate: int, seat: int) -> float:
        """Return a seat's mean points over the rollouts of a candidate."""
        return sum([self.points(candidate, one, seat) for one in range(self.count)]) / self.count

    def mean_share(self, candidate: int, seat: int) -> float:
        """Return a seat's mean share of the win over the rollouts of a candidate."""
        return sum([self.share(candidate, one, seat) for one in range(self.count)]) / self.count

    def mean_completed(self, candidate: int, seat: int) -> float:
        """Return how many tickets a seat completes on average over the rollouts of a candidate."""
        return sum([self.completed(candidate, one, seat) for one in range(self.count)]) / self.count

    def mean_plies(self, candidate: int) -> float:
        """Return the mean number of actions over the rollouts of a candidate."""
        return sum([self.plies(candidate, one) for one in range(self.count)]) / self.count

    def index(self, candidate: int, rollout: int, seat: int) -> int:
        """Return the position of a seat's numbers."""
        if not (
            0 <= candidate < max(1, len(self.candidates))
            and 0 <= rollout < self.count
            and 0 <= seat < self.seats
        ):
            raise IndexError(f"there is no candidate {candidate}, rollout {rollout}, seat {seat} in {self!r}")
        return (candidate * self.count + rollout) * self.seats + seat

    def write_part(self, first: i64, stop: i64) -> bytes:
        """Serialize the results of consecutive rollouts."""
        out = ByteWriter()
        for candidate in range(max(1, len(self.candidates))):
            begin, end = candidate * self.count + first, candidate * self.count + stop
            out.numbers(self._plies[begin:end])
            begin *= self.seats
            end *= self.seats
            out.numbers(self._points[begin:end])
            out.numbers(self._winners[begin:end])
            out.numbers(self._completed[begin:end])
        return bytes(out.data)

    def read_part(self, data: bytes, first: i64) -> None:
        """Restore the results of consecutive rollouts that another process has played."""
        saved = ByteReader(data)
        for candidate in range(max(1, len(self.candidates))):
            begin = candidate * self.count + first
            overwrite(self._plies, begin, saved.numbers())
            begin *= self.seats
            overwrite(self._points, begin, saved.numbers())
            overwrite(self._winners, begin, saved.numbers())
            overwrite(self._completed, begin, saved.numbers())


def overwrite(numbers: vec[i64], begin: i64, part: vec[i64]) -> None:
    """Overwrite a part of some numbers."""
    for number in part:
        numbers[begin] = number
        begin += 1
