"""Scoring: the lines of a score sheet, and who has won."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from whistlestop.core.parts import Part

if TYPE_CHECKING:
    from whistlestop.core.progress import Progress, TicketPlan
    from whistlestop.core.score_breakdown import ScoreBreakdown
    from whistlestop.core.state import State


@final
class ScoreLine:
    """The declaration of a line of the score sheet: points, or a count that explains them or breaks ties."""

    def __init__(self, name: str, label: str, about: str, *, is_count: bool = False) -> None:
        self.name: Final = name
        self.label: Final = label
        self.about: Final = about
        self.is_count: Final = is_count


COMPLETED: Final = ScoreLine(
    "completed", "Completed tickets", "how many tickets were completed", is_count=True
)
FAILED: Final = ScoreLine("failed", "Failed tickets", "how many tickets were not completed", is_count=True)


NO_ROUTES: Final[vec[i64]] = vec[i64]()
_NUMBERS: Final[vec[i64]] = vec[i64]([0] * 12)  # as many as most games have lines


@final
class ScoreSheet:
    """One seat's result: points by source, and the counts that explain them or break ties.

    Its dictionaries are built when they are read.
    """

    def __init__(self) -> None:
        self._lines: list[ScoreLine] = []
        self._numbers: vec[i64] = _NUMBERS[:]  # of each line, doubled; plus one if it is points
        self._shown: dict[str, list[str]] | None = None
        self.total = 0  # the sum of all points
        self.routes: vec[i64] = NO_ROUTES  # the seat's routes, once an award needed them
        self.networks: vec[i64] = NO_ROUTES  # and their networks

    def __repr__(self) -> str:
        lines = ", ".join([f"{name} {points}" for name, points in self.points.items()])
        return f"<ScoreSheet: {self.total} ({lines})>"

    @property
    def points(self) -> dict[str, int]:
        """The points of each line, by its name."""
        return self._by_name(1)

    @property
    def counts(self) -> dict[str, int]:
        """Each count, by its name."""
        return self._by_name(0)

    @property
    def shown(self) -> dict[str, list[str]]:
        """What explains a line, such as the routes borrowed; awards add to it."""
        if self._shown is None:
            self._shown = {}
        return self._shown

    def score(self, line: ScoreLine, points: int) -> None:
        """Add a line of points."""
        self._add(line, 2 * i64(points) + 1)
        self.total += points

    def count(self, line: ScoreLine, number: int) -> None:
        """Add a count."""
        self._add(line, 2 * i64(number))

    def counted(self, line: ScoreLine) -> int:
        """Return a count; 0 if no award has added it."""
        for at in range(len(self._lines)):
            if self._lines[at] is line and not self._numbers[at] & 1:
                return int(self._numbers[at] >> 1)
        return 0

    def _add(self, line: ScoreLine, number: i64) -> None:
        at = len(self._lines)
        if at == len(self._numbers):
            self._numbers = append(self._numbers, 0)
        self._numbers[at] = number
        self._lines.append(line)

    def _by_name(self, odd: i64) -> dict[str, int]:
        found: dict[str, int] = {}
        for at, line in enumerate(self._lines):
            if self._numbers[at] & 1 == odd:
                found[line.name] = int(self._numbers[at] >> 1)
        return found

    def to_dict(self) -> dict[str, object]:
        """Return plain data."""
        sheet: dict[str, object] = {}
        sheet.update(self.points)
        sheet["total"] = self.total
        sheet.update(self.counts)
        return sheet


@mypyc_attr(allow_interpreted_subclasses=True)
class Award(Part):
    """A line of the score sheet, in the order in which an end screen reveals them."""

    def score(self, state: "State", sheets: list[ScoreSheet]) -> None:
        """Add the line to every seat's sheet."""
        raise NotImplementedError

    def is_known(self, state: "State", seat: int) -> bool:
        """Return whether a seat may know its own line now; most secrets end with the game."""
        return False

    def follows_the_board(self) -> bool:
        """Return whether the line and progress change only with claims, tickets, slots or the game's end."""
        return False

    def progress(self, state: "State", seat: int) -> list["Progress"]:
        """Return the progress of a seat's tickets, if this line scores tickets."""
        return []

    def plans(self, state: "State", seat: int, tickets: list[int]) -> list["TicketPlan"]:
        """Return plans to complete some tickets, if this line scores tickets on a board."""
        return []

    def explain(self, state: "State", seat: int, breakdown: "ScoreBreakdown") -> None:
        """Add the details of this line to a seat's final score breakdown."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TieBreak(Part):
    """A rule that decides between seats with equal points."""

    def rank(self, sheet: ScoreSheet) -> int:
        """Return a number that is larger for the better seat."""
        raise NotImplementedError


class MostTickets(TieBreak):
    """The tie-break by the most completed tickets."""

    def rank(self, sheet: ScoreSheet) -> int:
        return sheet.counted(COMPLETED)


def leaders(numbers: list[int]) -> list[int]:
    """Return the seats with the highest number; none if that is zero."""
    most = max(numbers)
    return [seat for seat, number in enumerate(numbers) if number == most and most > 0]


def winners(sheets: list[ScoreSheet], ties: list[TieBreak]) -> list[int]:
    """Return the winners; seats that are still tied after all tie-breaks share the win (Q-25)."""
    best = list(range(len(sheets)))
    most = max([sheet.total for sheet in sheets])
    best = [seat for seat in best if sheets[seat].total == most]
    for tie in ties:
        most = max([tie.rank(sheets[seat]) for seat in best])
        best = [seat for seat in best if tie.rank(sheets[seat]) == most]
    return best
