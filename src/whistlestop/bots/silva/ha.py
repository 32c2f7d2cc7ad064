"""The Hungry player: many tickets, joined by one tree."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.roads import CLOSED, Roads
from whistlestop.bots.silva.agent import SilvaBot, is_mine, total_points
from whistlestop.bots.silva.chances import NONE, ORDER
from whistlestop.bots.silva.tree import GRAY, NEEDS, Tree
from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.cards import ANY, COLOURS, KINDS, LOCOMOTIVE
from whistlestop.core.deal import shuffle
from whistlestop.core.game import Game
from whistlestop.core.state import ZEROS
from whistlestop.rail.state import RailState

TO_SPARE: Final = 5  # trains that a choice of tickets should leave,
PLENTY: Final = 8  # and so many more than the tickets need that it takes others

# The order in which it looks for the colour it needs most.
NEEDED: Final[vec[i64]] = vec[i64](
    [cards.LETTERS.index(letter) for letter in "BGRPOKYW"] + [GRAY, LOCOMOTIVE]
)


class HungryBot(SilvaBot):
    """Takes tickets while it has trains to spare, and claims what its tree needs; then the longest routes.

    It draws a new tree when somebody has scored, but after choosing tickets it waits until everybody together
    has scored once more what the others have scored by then.
    """

    name = "silva-ha"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.roads = Roads(self.board)
        self.tree = Tree(self.board, self.roads, self.chances)
        self.turns_of_cities: vec[i64] = self.board.alone[:]  # the order in which places are joined
        self.scored: i64 = 0
        self.hunger: i64 = 0  # the trains that all tickets of the last choice would have taken
        self.routes: i64 = 0  # what the last tree needs
        self.needs: vec[i64] = ZEROS[:NEEDS]
        self.wanted: vec[i64] = ZEROS[: len(self.board.routes)]

    def begin(self, seed: int) -> None:
        super().begin(seed)
        self.turns_of_cities = self.board.alone[:]
        shuffle(self.turns_of_cities, self.luck)
        self.scored = self.hunger = 0
        self.set_out()

    def set_out(self) -> None:
        """Begin without a tree."""
        self.routes = 0
        self.needs = ZEROS[:NEEDS]
        self.wanted = ZEROS[: len(self.board.routes)]

    def survey(self, state: RailState, seat: i64) -> None:
        """Measure the board in trains."""
        for route in range(len(self.board.routes)):
            if is_mine(state, seat, route):
                self.roads.cost[route] = 0
            elif self.chances.is_free(state, seat, route):
                self.roads.cost[route] = self.board.length[route]
            else:
                self.roads.cost[route] = CLOSED

    def plant(self, state: RailState, seat: i64, positions: i64) -> None:
        """Draw a tree for the held tickets and some of those offered."""
        marks = ZEROS[: len(self.board.cities)]
        for ticket in state.game.tickets.held_by(state, seat):
            self.mark(marks, ticket)
        offer = state.offers[seat]
        while positions:
            if positions & 1:
                self.mark(marks, (offer & 255) - 1)
            positions >>= 1
            offer >>= 8
        self.tree.clear()
        for city in self.turns_of_cities:
            if marks[city]:
                self.tree.add(city, marks[city])
        self.tree.grow()

    def mark(self, marks: vec[i64], ticket: i64) -> None:
        """Mark the places of a ticket by how many ends they have."""
        marks[self.tickets.end_a[ticket]] = self.tickets.ends_a[ticket]
        marks[self.tickets.end_b[ticket]] = self.tickets.ends_b[ticket]

    def adopt(self) -> None:
        """Follow the tree that was drawn last."""
        self.routes = self.tree.routes
        self.needs = self.tree.needs
        self.wanted = self.tree.wanted

    def keep(self, state: RailState, seat: i64, legal: Legal) -> i64:
        self.survey(state, seat)
        held: i64 = 0
        for ticket in state.game.tickets.held_by(state, seat):
            held += self.tickets.points[ticket]
        trains = state.trains[seat]
        best: i64 = NONE
        best_ratio: float = 0.0
        least = trains
        for size in range(1, COLOURS):
            for i in range(legal.size):
                positions = self.deeds.names[legal.actions[i]]
                if self.size(positions) != size:
                    continue
                self.plant(state, seat, positions)
                if not self.tree.complete or not self.tree.trains:
                    continue
                points = held + self.points_of(state.offers[seat], positions) + self.tree.points
                ratio = float(points) / float(self.tree.trains)
                if self.tree.trains <= trains - TO_SPARE:
                    if ratio > best_ratio:
                        best_ratio = ratio
                        best = positions
                        self.adopt()
                elif self.tree.trains <= trains and self.tree.trains < least:
                    least = self.tree.trains
                    best = positions
                    self.adopt()
        if best == NONE:
            return self.fewest_points(state, seat, legal)
        self.hunger = self.tree.trains if self.tree.complete else NONE
        self.scored += total_points(state) - state.points[seat]
        return best

    def size(self, positions: i64) -> i64:
        """Count the tickets at some positions."""
        number: i64 = 0
        while positions:
            number += positions & 1
            positions >>= 1
        return number

    def turn(self, state: RailState, seat: i64) -> i64:
        total = total_points(state)
        if self.scored < total:
            self.scored = total
            self.survey(state, seat)
            self.plant(state, seat, 0)
            self.adopt()
        if self.hunger < state.trains[seat] - PLENTY and self.chances.tickets != NONE:
            return self.chances.tickets
        action = self.claim() if self.routes else self.longest()
        return action if action != NONE else self.draw(state)

    def claim(self) -> i64:
        """Claim a route of the tree; a gray one only with a colour that the tree does not need."""
        for route in range(len(self.wanted)):
            if self.wanted[route]:
                gray = self.chances.colour[route] == ANY
                for i in range(COLOURS):
                    if not gray or self.needs[ORDER[i]] <= 0:
                        action = self.chances.claim(route, ORDER[i])
                        if action != NONE:
                            return action
        return NONE

    def longest(self) -> i64:
        """Claim the longest route that the hand can pay."""
        best: i64 = NONE
        length: i64 = 0
        for route in range(len(self.wanted)):
            if self.board.length[route] > length:
                for i in range(COLOURS):
                    action = self.chances.claim(route, ORDER[i])
                    if action != NONE and self.board.length[route] > length:
                        best = action
                        length = self.board.length[route]
        return best

    def draw(self, state: RailState) -> i64:
        """Draw the commonest colour in the row if the tree needs it, or if it needs any colour most."""
        most = ORDER[0]
        for i in range(KINDS):
            if cards.count(state.row, ORDER[i]) > cards.count(state.row, most):
                most = ORDER[i]
        action = self.chances.face_up[most]
        if action != NONE:
            if self.needs[most] > 0:
                return action
            if self.most_needed() == GRAY and cards.count(state.row, most) > 1:
                return action
        return self.chances.blind

    def most_needed(self) -> i64:
        """Return the kind of which the tree needs most."""
        best = NEEDED[0]
        for i in range(NEEDS):
            if self.needs[NEEDED[i]] > self.needs[best]:
                best = NEEDED[i]
        return best
