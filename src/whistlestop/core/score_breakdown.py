"""The explanation of a seat's score for the end screen, never computed in simulations."""

from typing import final

from whistlestop.core.scoring import ScoreSheet


@final
class TicketBreakdown:
    """The result of a ticket, and the routes that completed it."""

    def __init__(self, ticket: int, done: bool, routes: list[str], borrowed: list[str]) -> None:
        self.ticket = ticket
        self.done = done
        self.routes = routes  # the routes that join its places, in the order of travel, if it is done
        self.borrowed = borrowed  # those of the routes that belong to others

    def __repr__(self) -> str:
        end = f"completed by {', '.join(self.routes)}" if self.done else "not completed"
        return f"<{type(self).__name__} {self.ticket}: {end}>"


@final
class ScoreBreakdown:
    """A score sheet with the details that explain its lines."""

    def __init__(self, sheet: ScoreSheet) -> None:
        self.sheet = sheet
        self.shown: dict[str, list[str]] = dict(sheet.shown)  # the routes and cities behind a line or count
        self.parts: dict[str, dict[str, int]] = {}  # the summands of a line or count
        self.tickets: list[TicketBreakdown] = []

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.sheet.total}, {len(self.tickets)} tickets>"
