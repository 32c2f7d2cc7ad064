"""Revealing completed tickets at once and drawing replacements (FJ-07)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from whistlestop.core import facts
from whistlestop.core.events import EventType
from whistlestop.core.luck.chance import Chance
from whistlestop.core.material.tickets import HELD, SHOWN_TICKET, TicketSet
from whistlestop.core.parts import Opening, Part
from whistlestop.core.slots import Slot
from whistlestop.core.state import State
from whistlestop.games.first_journey.bonus import Bonus
from whistlestop.rail.board import Board
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.paths import RailTickets
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game


CROSSED: Final = Slot("bonus", label="Bonus tickets")
COMPLETED: Final = Slot("completed", label="Completed tickets, bonus included")

BONUS_EARNED: Final = EventType("bonus", "{Seat} earns the bonus {name}.", name=facts.TEXT)


class NumberCities(Opening):
    """Reset the networks of all seats."""

    def __init__(self, revealing: "Revealing") -> None:
        super().__init__()
        self.revealing: Final = revealing

    def deal(self, state: State, chance: Chance) -> bool:
        self.revealing.number_cities(state)
        return False


class Revealing(Part):
    """Reveal completed tickets until there are none left or the seat has enough to win."""

    def __init__(self, board: Board, bonus: Bonus, goal: int) -> None:
        self.board: Final = board
        self.bonus: Final = bonus
        self.goal: i64 = goal
        self.tickets = RailTickets(board, TicketSet({}))
        self.crossed = CROSSED
        self.completed = COMPLETED
        # The networks of each seat, kept up to date for speed.
        self.networks = Slot("networks", is_shown=False)

    def join(self, game: "Game") -> None:
        game.declare(BONUS_EARNED, SHOWN_TICKET)
        self.bonus.locate(self.board)
        self.tickets = RailTickets(self.board, game.tickets)
        self.crossed = game.register(CROSSED)
        self.completed = game.register(COMPLETED)
        self.networks = game.register(
            Slot("networks", size=len(self.board.cities) * game.seats[-1], is_shown=False)
        )

    def after_claim(self, state: RailState, seat: i64, route: i64, chance: Chance) -> None:
        """Award the bonus first, then reveal tickets."""
        network = self.join_cities(state, seat, self.board.end_a[route], self.board.end_b[route])
        if not self.crossed.get(state, seat) and self.crosses(state, seat, network):
            self.crossed.set(state, seat, 1)
            self.count(state, seat)
            if state.journal is not None:
                state.journal.append(BONUS_EARNED.event(seat, name=self.bonus.name))
        self.reveal(state, seat, chance)

    def join_cities(self, state: State, seat: i64, a: i64, b: i64) -> i64:
        """Merge the networks of two cities and return the merged one."""
        state.own_slots()
        slots = state.slots
        begin = self.networks.begin + seat * len(self.board.cities)
        old, new = slots[begin + a], slots[begin + b]
        if old != new:
            for city in range(begin, begin + len(self.board.cities)):
                if slots[city] == old:
                    slots[city] = new
        return new

    def number_cities(self, state: State) -> None:
        """Make every city its own network for every seat."""
        cities = i64(len(self.board.cities))
        state.own_slots()
        slots, at = state.slots, self.networks.begin
        for _seat in range(state.seats):
            for city in range(cities):
                slots[at] = city
                at += 1

    def has_crossed(self, state: State, seat: i64) -> bool:
        """Return whether the seat has joined the east to the west."""
        begin = self.networks.begin + seat * len(self.board.cities)
        for east in self.bonus.east_ends:
            if self.crosses(state, seat, state.slots[begin + east]):
                return True
        return False

    def crosses(self, state: State, seat: i64, network: i64) -> bool:
        """Return whether a network of the seat joins the east to the west."""
        begin = self.networks.begin + seat * len(self.board.cities)
        slots = state.slots
        for east in self.bonus.east_ends:
            if slots[begin + east] == network:
                for west in self.bonus.west_ends:
                    if slots[begin + west] == network:
                        return True
                return False
        return False

    def reveal(self, state: RailState, seat: i64, chance: Chance) -> None:
        """Reveal completed tickets one by one, longest held first, replacing each at once."""
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
        """Return the completed ticket that the seat has held longest; -1 if there is none."""
        begin = self.networks.begin + seat * len(self.board.cities)
        slots, end_a, end_b = state.slots, self.tickets.end_a, self.tickets.end_b
        place, mine = state.place, u8(HELD + seat)
        for held in state.kept:
            ticket = i64(held)
            if place[ticket] == mine and slots[begin + end_a[ticket]] == slots[begin + end_b[ticket]]:
                return ticket
        return -1

    def count(self, state: State, seat: i64) -> None:
        """Count one more completed ticket."""
        self.completed.set(state, seat, self.completed.get(state, seat) + 1)

    def won(self, state: State, seat: i64) -> bool:
        """Return whether the seat has completed enough tickets to win (FJ-10)."""
        return self.completed.get(state, seat) >= self.goal


def draw_to_hold(state: State, seat: i64, chance: Chance) -> None:
    """Draw a ticket if possible, reshuffling the discarded ones if the deck is empty (FJ-08)."""
    printed = state.game.tickets
    if not state.unseen[0]:
        printed.shuffle_in(state, 0)
    if state.unseen[0]:
        printed.hold(state, seat, printed.draw(state, 0, seat, chance))


class ClaimAndReveal(ClaimRoute):
    """Claim a route and reveal the tickets it completes; parallel routes stay open to others (FJ-06)."""

    def __init__(self, board: Board, revealing: Revealing) -> None:
        super().__init__(board, doubles_from=0)
        self.revealing: Final = revealing

    def join(self, game: "Game") -> None:
        super().join(game)
        self.revealing.join(game)

    def follow_up(self, state: RailState, seat: i64, route: i64, chance: Chance) -> None:
        self.revealing.after_claim(state, seat, route, chance)
        state.end_turn(chance)
