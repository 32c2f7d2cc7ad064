"""How far a seat is with its tickets: what a person asks while playing, and simulations never do."""

from typing import final


@final
class Progress:
    """How far a seat is with one of the tickets that it holds."""

    def __init__(self, ticket: int, done: bool, borrowed: bool = False, possible: bool | None = None) -> None:
        self.ticket = ticket
        self.done = done  # would count as completed if the game ended now,
        self.borrowed = borrowed  # but only by routes of others, which is not settled before the end
        self.possible = possible  # whether it can still be completed; none if the seat may not know

    def __repr__(self) -> str:
        return f"Progress({self.ticket}, {self.done}, {self.borrowed}, {self.possible})"


@final
class Plan:
    """The shortest remaining connection for a ticket."""

    def __init__(
        self, ticket: int, routes: list[str], borrowed: list[str], trains: int, possible: bool
    ) -> None:
        self.ticket = ticket
        self.routes = routes  # those still to be claimed, in the order of travel
        self.borrowed = borrowed  # those of others that it needs besides
        self.trains = trains
        self.possible = possible  # with the trains that are left

    def __repr__(self) -> str:
        return f"Plan({self.ticket}, {self.routes}, {self.borrowed}, {self.trains}, {self.possible})"
