"""Scoring: the lines of a score sheet, and who has won."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from whistlestop.core.parts import Part

if TYPE_CHECKING:
    from whistlestop.core.account import Account
    from whistlestop.core.progress import Plan, Progress
    from whistlestop.core.state import State


@final
class ScoreSheet:
    """One seat's result: points by source, and the counts that explain them or break ties."""

    def __init__(self) -> None:
        self.points: dict[str, int] = {}
        self.counts: dict[str, int] = {}
        self.shown: dict[str, list[str]] = {}  # what explains a line, such as the routes borrowed
        self.total = 0
        self.networks: vec[i64] = vec[i64]()  # what the seat's routes join, once an award has found it out

    def score(self, name: str, points: int) -> None:
        """Add a line."""
        self.points[name] = points
        self.total += points

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
        """Write the line onto every seat's sheet."""
        raise NotImplementedError

    def is_known(self, state: "State", seat: int) -> bool:
        """Tell whether a seat may know its own line now; the end lays most secrets open."""
        return False

    def progress(self, state: "State", seat: int) -> list["Progress"]:
        """Say how far a seat is with the tickets that it holds, if this line is about tickets."""
        return []

    def plans(self, state: "State", seat: int, tickets: list[int]) -> list["Plan"]:
        """Say how a seat could complete some tickets, if this line is about tickets and routes."""
        return []

    def explain(self, state: "State", seat: int, account: "Account") -> None:
        """Add to the account of a seat whose game is over what the line is made up of."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TieBreak(Part):
    """Decides between seats with the same number of points."""

    def rank(self, sheet: ScoreSheet) -> int:
        """Return a number that is larger for the better seat."""
        raise NotImplementedError


class MostTickets(TieBreak):
    """The seat with more completed tickets is better."""

    def rank(self, sheet: ScoreSheet) -> int:
        return sheet.counts["completed"]


def leaders(numbers: list[int]) -> list[int]:
    """Return the seats with the most of something; nobody leads with none of it."""
    most = max(numbers)
    return [seat for seat, number in enumerate(numbers) if number == most and most > 0]


def winners(sheets: list[ScoreSheet], ties: list[TieBreak]) -> list[int]:
    """Return the seats that have won; those still tied at the end share the victory (Q-25)."""
    best = list(range(len(sheets)))
    most = max([sheet.total for sheet in sheets])
    best = [seat for seat in best if sheets[seat].total == most]
    for tie in ties:
        most = max([tie.rank(sheets[seat]) for seat in best])
        best = [seat for seat in best if tie.rank(sheets[seat]) == most]
    return best
