"""What is counted at the end in more than one game."""

from .box import Route, Ticket
from .paths import groups, longest_path

LONGEST_PATH = 10

Sheet = dict[str, int]
"""The lines of one seat."""
Columns = dict[str, list[int]]
"""Lines with a number for each seat."""


def make_sheets(scored: Columns, counted: Columns) -> list[Sheet]:
    """Make a sheet for each seat of columns: those that add up to the total, and those only counted."""
    sheets: list[Sheet] = []
    for points in zip(*scored.values(), strict=True):
        counts = {name: column[len(sheets)] for name, column in counted.items()}
        sheets.append({**dict(zip(scored, points, strict=True)), "total": sum(points), **counts})
    return sheets


def path_bonus(everybodys: list[list[Route]]) -> tuple[Columns, Columns]:
    """Return the bonus for the longest path to all who are tied, and the lengths (EU-20, EU-21)."""
    lengths = [longest_path(routes) for routes in everybodys]
    return {"longest_path": to_the_most(lengths, LONGEST_PATH)}, {"longest_path_length": lengths}


def ticket_points(
    routes: list[Route], held: list[Ticket], dead_ends: frozenset[str] = frozenset()
) -> tuple[int, int]:
    """Return what tickets are worth, the uncompleted ones taken off, and how many are completed (Q-22)."""
    joined = groups(routes, dead_ends)
    completed = [ticket for ticket in held if is_joined(ticket, joined)]
    return ticket_balance(held, completed), len(completed)


def is_joined(ticket: Ticket, joined: list[set[str]]) -> bool:
    """Return whether a ticket's two ends are in one group of places."""
    return any(set(ticket.ends) <= places for places in joined)


def ticket_balance(held: list[Ticket], completed: list[Ticket]) -> int:
    """Return the points of completed tickets minus those of the others (Q-22)."""
    return sum(ticket.points if ticket in completed else -ticket.points for ticket in held)


def to_the_most(counts: list[int], points: int) -> list[int]:
    """Give a bonus to all who are tied for the most, but to nobody with none."""
    return [points if count == max(counts) > 0 else 0 for count in counts]
