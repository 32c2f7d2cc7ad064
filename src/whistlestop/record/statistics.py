"""The statistics of a game that is over: where points came from and when, cards, routes, tickets, luck."""

from dataclasses import dataclass

from whistlestop.core.game import Game
from whistlestop.rail.laying import board_of
from whistlestop.rail.view import RailView
from whistlestop.record.luck import Luck, lucks
from whistlestop.record.past import Past

Numbers = dict[str, int]


@dataclass
class TicketNumbers:
    """The tickets of a seat."""

    drawn: int
    kept: int
    completed: int
    failed: int
    won: int  # points of completed ones; where tickets have none, each counts as one
    lost: int


@dataclass
class SeatStatistics:
    """The numbers of one seat."""

    dealt: Numbers  # cards by kind: at the beginning,
    deck: Numbers  # drawn unseen,
    row: Numbers  # and taken for everybody to see
    routes: Numbers  # by length
    tickets: TicketNumbers
    luck: Luck


@dataclass
class Statistics:
    """The numbers of a game: points are those that there would have been if it had ended after a play."""

    plies: list[int]
    points: dict[str, list[list[int]]]  # by source: of each seat, after each of the plies
    seats: list[SeatStatistics]


class Growth:
    """The points of all seats by source, as they grew from turn to turn."""

    def __init__(self, past: Past) -> None:
        self.past = past
        self.plies = [ply for ply in range(past.ply + 1) if past.is_turn(ply)]
        self.points: dict[str, list[list[int]]] = {}

    def add(self, ply: int) -> None:
        """Score the game as it stood after a play."""
        for seat, sheet in enumerate(self.past.at(ply).score()):
            for line, points in sheet.points.items():
                of_seats = self.points.setdefault(line, [[] for _ in range(self.past.seats)])
                of_seats[seat].append(points)


def statistics(past: Past, growth: Growth) -> Statistics:
    """Gather the numbers of a game whose points were followed."""
    seats = [SeatStatistics({}, {}, {}, {}, TicketNumbers(0, 0, 0, 0, 0, 0), luck) for luck in lucks(past)]
    lengths = lengths_of(past.game)
    for ply in range(past.ply + 1):
        for event in past.events(ply):
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
    count_tickets(past, seats)
    return Statistics(growth.plies, growth.points, seats)


def lengths_of(game: Game) -> dict[str, int]:
    """Tell how long each route is; a game without a board has none."""
    if not issubclass(game.view_type, RailView):
        return {}
    return {route.name: route.length for route in board_of(game).routes}


def count(numbers: Numbers, what: str) -> None:
    """Count one more."""
    numbers[what] = numbers.get(what, 0) + 1


def count_tickets(past: Past, seats: list[SeatStatistics]) -> None:
    """Count the tickets as they lie open at the end."""
    printed = past.game.tickets.tickets
    for seat, account in zip(seats, past.at(past.ply).accounts(), strict=True):
        numbers = seat.tickets
        numbers.kept = len(account.tickets)
        for one in account.tickets:
            points = printed[one.ticket].points
            if one.done:
                numbers.completed += 1
                numbers.won += points or 1
            else:
                numbers.failed += 1
                numbers.lost += points
