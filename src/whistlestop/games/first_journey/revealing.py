"""Completed tickets are shown at once, and new ones are drawn for them (FJ-07)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from whistlestop.core.chance import Chance
from whistlestop.core.events import Event
from whistlestop.core.notes import Note
from whistlestop.core.parts import Opening, Part
from whistlestop.core.state import State
from whistlestop.core.tickets import HELD, TicketSet
from whistlestop.games.first_journey.bonus import Bonus
from whistlestop.rail.board import Board
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.paths import RailTickets
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game


class Networks(Note):
    """Which cities each seat has joined, noted so that it need not be found out at every claim."""

    def told(self, game: "Game", values: list[object]) -> object:
        return None


class NumberCities(Opening):
    """No cities are joined as play begins."""

    def __init__(self, revealing: "Revealing") -> None:
        super().__init__()
        self.revealing = revealing

    def deal(self, state: State, chance: Chance) -> bool:
        self.revealing.number_cities(state)
        return False


class Revealing(Part):
    """Looks for completed tickets until there are none, or until the seat has enough of them."""

    def __init__(self, board: Board, bonus: Bonus, goal: int) -> None:
        self.board = board
        self.bonus = bonus
        self.goal: i64 = goal
        self.tickets = RailTickets(board, TicketSet({}))
        self.crossed: i64 = 0  # where it is noted whether each seat has the bonus,
        self.completed: i64 = 0  # how many tickets it has completed, the bonus included,
        self.networks: i64 = 0  # and a number for each city that it shares with those joined to it

    def join(self, game: "Game") -> None:
        self.bonus.lay_out(self.board)
        self.tickets = RailTickets(self.board, game.tickets)
        self.crossed = game.keep(Note("bonus"))
        self.completed = game.keep(Note("completed"))
        self.networks = game.keep(Networks("networks", len(self.board.cities) * game.seats[-1]))

    def after_claim(self, state: RailState, seat: i64, route: i64, chance: Chance) -> None:
        """Count the bonus first, then the tickets."""
        self.join_cities(state, seat, self.board.end_a[route], self.board.end_b[route])
        if not state.notes[self.crossed + seat] and self.has_crossed(state, seat):
            state.note(self.crossed + seat, 1)
            self.count(state, seat)
            if state.journal is not None:
                state.journal.append(Event("bonus", seat, name=self.bonus.name))
        self.reveal(state, seat, chance)

    def join_cities(self, state: State, seat: i64, a: i64, b: i64) -> None:
        """Make one network of those of two cities."""
        begin = self.networks + seat * len(self.board.cities)
        old, new = state.notes[begin + a], state.notes[begin + b]
        if old != new:
            for city in range(begin, begin + len(self.board.cities)):
                if state.notes[city] == old:
                    state.note(city, new)

    def number_cities(self, state: State) -> None:
        """Make a network of its own of every city of every seat."""
        cities = len(self.board.cities)
        for number in range(cities * state.seats):
            state.note(self.networks + number, number % cities)

    def has_crossed(self, state: State, seat: i64) -> bool:
        """Tell whether the seat has joined the east to the west."""
        begin = self.networks + seat * len(self.board.cities)
        notes = state.notes
        for east in self.bonus.east_ends:
            for west in self.bonus.west_ends:
                if notes[begin + east] == notes[begin + west]:
                    return True
        return False

    def reveal(self, state: RailState, seat: i64, chance: Chance) -> None:
        """Show completed tickets one by one, the one held longest first, and replace each at once."""
        printed = state.game.tickets
        while not self.won(state, seat):
            ticket = self.next_completed(state, seat)
            if ticket < 0:
                return
            state.own_tickets()
            printed.show(state, seat, ticket)
            self.count(state, seat)
            if not self.won(state, seat):
                draw_to_hold(state, seat, chance)

    def next_completed(self, state: RailState, seat: i64) -> i64:
        """Find the completed ticket that the seat has held longest; -1 if there is none."""
        begin = self.networks + seat * len(self.board.cities)
        notes, end_a, end_b = state.notes, self.tickets.end_a, self.tickets.end_b
        for held in state.kept:
            ticket = i64(held)
            joined = notes[begin + end_a[ticket]] == notes[begin + end_b[ticket]]
            if joined and i64(state.place[ticket]) == HELD + seat:
                return ticket
        return -1

    def count(self, state: State, seat: i64) -> None:
        """Count one more completed ticket."""
        state.note(self.completed + seat, state.notes[self.completed + seat] + 1)

    def won(self, state: State, seat: i64) -> bool:
        """Tell whether the seat has completed enough tickets to win (FJ-10)."""
        return state.notes[self.completed + seat] >= self.goal


def draw_to_hold(state: State, seat: i64, chance: Chance) -> None:
    """Draw a ticket if there is one; with the deck empty the discarded tickets are shuffled first (FJ-08)."""
    printed = state.game.tickets
    if not state.unseen[0]:
        printed.shuffle_in(state, 0)
    if state.unseen[0]:
        printed.hold(state, seat, printed.draw(state, 0, seat, chance))


class ClaimAndReveal(ClaimRoute):
    """Claims a route and shows the tickets it completes; parallel routes stay open for others (FJ-06)."""

    def __init__(self, board: Board, revealing: Revealing) -> None:
        super().__init__(board, doubles_from=0)
        self.revealing = revealing

    def join(self, game: "Game") -> None:
        super().join(game)
        self.revealing.join(game)

    def follow_up(self, state: RailState, seat: i64, route: i64, chance: Chance) -> None:
        self.revealing.after_claim(state, seat, route, chance)
        state.end_turn(chance)
