"""The progress of a seat's tickets, computed for display and never in simulations."""

from typing import final


@final
class Progress:
    """The progress of one ticket that a seat holds."""

    def __init__(self, ticket: int, done: bool, borrowed: bool = False, possible: bool | None = None) -> None:
        self.ticket = ticket
        self.done = done  # whether it would count as completed if the game ended now
        self.borrowed = borrowed  # whether only through borrowed routes, which are not final before the end
        self.possible = possible  # whether it can still be completed; None if the seat may not know

    def __repr__(self) -> str:
        return f"Progress({self.ticket}, {self.done}, {self.borrowed}, {self.possible})"


@final
class TicketPlan:
    """The shortest remaining connection for a ticket."""

    def __init__(
        self, ticket: int, routes: list[str], borrowed: list[str], trains: int, possible: bool
    ) -> None:
        self.ticket = ticket
        self.routes = routes  # the routes still to be claimed, in the order of travel
        self.borrowed = borrowed  # the routes of others that it needs as well
        self.trains = trains
        self.possible = possible  # whether the remaining trains suffice

    def __repr__(self) -> str:
        return f"Plan({self.ticket}, {self.routes}, {self.borrowed}, {self.trains}, {self.possible})"
