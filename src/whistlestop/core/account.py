"""How a seat came by its points, as an end screen tells it; simulations never ask."""

from typing import final

from whistlestop.core.scoring import ScoreSheet


@final
class TicketAccount:
    """What became of a ticket, and by which routes."""

    def __init__(self, ticket: int, done: bool, routes: list[str], borrowed: list[str]) -> None:
        self.ticket = ticket
        self.done = done
        self.routes = routes  # that join its places, in the order of travel, if it is done
        self.borrowed = borrowed  # those of them that belong to others


@final
class Account:
    """A score sheet, and what explains its lines."""

    def __init__(self, sheet: ScoreSheet) -> None:
        self.sheet = sheet
        self.shown: dict[str, list[str]] = dict(sheet.shown)  # the routes and cities that make something up
        self.parts: dict[str, dict[str, int]] = {}  # of what a line or a count is the sum
        self.tickets: list[TicketAccount] = []
