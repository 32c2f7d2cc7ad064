"""The statistics of a finished game: points over time, cards, routes, tickets and luck."""

from dataclasses import dataclass

from whistlestop.core.game import Game
from whistlestop.rail.board_setup import board_of
from whistlestop.rail.view import RailView
from whistlestop.record.history import History
from whistlestop.record.luck import Luck, luck_by_seat

Numbers = dict[str, int]


@dataclass
class TicketNumbers:
    """The ticket counts of a seat."""

    drawn: int
    kept: int
    completed: int
    failed: int
    won: int  # the points of completed tickets, or their number in games without ticket points
    lost: int


@dataclass
class SeatStatistics:
    """The statistics of one seat."""

    dealt: Numbers  # cards by kind, dealt at the start
    deck: Numbers  # drawn blind
    row: Numbers  # taken from the row
    routes: Numbers  # by length
    tickets: TicketNumbers
    luck: Luck


@dataclass
class Statistics:
    """The statistics of a game; points are what each seat would have scored after each ply."""

    plies: list[int]
    points: dict[str, list[list[int]]]  # by source, seat and ply
    seats: list[SeatStatistics]


class Growth:
    """The points of all seats by source, turn by turn."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.plies = [ply for ply in range(history.ply + 1) if history.is_turn(ply)]
        self.points: dict[str, list[list[int]]] = {}

    def add(self, ply: int) -> None:
        """Add the scores at a ply."""
        for seat, sheet in enumerate(self.history.at(ply).score()):
            for line, points in sheet.points.items():
                of_seats = self.points.setdefault(line, [[] for _ in range(self.history.seats)])
                of_seats[seat].append(points)


def statistics(history: History, growth: Growth) -> Statistics:
    """Compute the statistics of a game from its history and its points over time."""
    seats = [
        SeatStatistics({}, {}, {}, {}, TicketNumbers(0, 0, 0, 0, 0, 0), luck)
        for luck in luck_by_seat(history)
    ]
    lengths = lengths_of(history.game)
    for ply in range(history.ply + 1):
        for event in history.events(ply):
            facts = event.to_dict()
            match event.type:
                case "dealt" | "given":
                    count(seats[event.seat].dealt, str(facts["card"]))
                case "drawn":
                    count(seats[event.seat].deck, str(facts["card"]))
                case "taken":
                    count(seats[event.seat].row, str(facts["card"]))
                case "claimed":
                    count(seats[event.seat].routes, str(lengths[str(facts["route"])]))
                case "ticket":
                    seats[event.seat].tickets.drawn += 1
    count_tickets(history, seats)
    return Statistics(growth.plies, growth.points, seats)


def lengths_of(game: Game) -> dict[str, int]:
    """Return the length of each route; empty for a game without a board."""
    if not issubclass(game.view_type, RailView):
        return {}
    return {route.name: route.length for route in board_of(game).routes}


def count(numbers: Numbers, what: str) -> None:
    """Increment a count."""
    numbers[what] = numbers.get(what, 0) + 1


def count_tickets(history: History, seats: list[SeatStatistics]) -> None:
    """Count the tickets in the final score breakdowns."""
    printed = history.game.tickets.tickets
    for seat, breakdown in zip(seats, history.at(history.ply).breakdowns(), strict=True):
        numbers = seat.tickets
        numbers.kept = len(breakdown.tickets)
        for one in breakdown.tickets:
            points = printed[one.ticket].points
            if one.done:
                numbers.completed += 1
                numbers.won += points or 1
            else:
                numbers.failed += 1
                numbers.lost += points
