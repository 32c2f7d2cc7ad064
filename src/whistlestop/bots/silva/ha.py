"""The Hungry agent: many tickets connected by one tree."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.dijkstra import BLOCKED
from whistlestop.bots.silva.agent import SilvaBot, is_mine, total_points
from whistlestop.bots.silva.legal_moves import NONE, ORDER
from whistlestop.bots.silva.tree import GRAY, NEEDS, Tree
from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.cards import ANY, COLOURS, KINDS, LOCOMOTIVE
from whistlestop.core.game import Game
from whistlestop.core.luck.duplicate import shuffle
from whistlestop.core.material import offers
from whistlestop.core.state import ZEROS
from whistlestop.rail.state import RailState

TO_SPARE: Final = 5  # trains that a choice of tickets should leave
PLENTY: Final = 8  # trains beyond those needed at which it takes more tickets

# The order in which it searches for the kind it needs most.
NEEDED: Final[vec[i64]] = vec[i64](
    [cards.LETTERS.index(letter) for letter in "BGRPOKYW"] + [GRAY, LOCOMOTIVE]
)


class HungryBot(SilvaBot):
    """Takes tickets while it has trains to spare and claims the routes of its tree, then the longest routes.

    It builds a new tree when a seat has scored. After choosing tickets it adds the opponents' points to its
    threshold, so that it waits until that many more have been scored.
    """

    name = "silva-ha"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.tree = Tree(self.board, self.moves)
        self.city_order: vec[i64] = self.board.alone[:]  # order in which places are connected
        self.scored: i64 = 0
        self.trains_needed: i64 = 0  # trains that all tickets of the last choice would have taken
        self.routes: i64 = 0  # routes the last tree lacks
        self.needs: vec[i64] = ZEROS[:NEEDS]
        self.wanted: vec[i64] = ZEROS[: len(self.board.routes)]

    def begin(self, seed: int) -> None:
        super().begin(seed)
        self.city_order = self.board.alone[:]
        shuffle(self.city_order, self.luck)
        self.scored = self.trains_needed = 0
        self.clear_tree()

    def clear_tree(self) -> None:
        """Discard the tree."""
        self.routes = 0
        self.needs = ZEROS[:NEEDS]
        self.wanted = ZEROS[: len(self.board.routes)]

    def update_costs(self, state: RailState, seat: i64) -> None:
        """Set the weight of each route to the trains it costs."""
        for route in range(len(self.board.routes)):
            if is_mine(state, seat, route):
                self.tree.weights[route] = 0
            elif self.moves.is_free(state, seat, route):
                self.tree.weights[route] = self.board.length[route]
            else:
                self.tree.weights[route] = BLOCKED

    def build_tree(self, state: RailState, seat: i64, positions: i64) -> None:
        """Build a tree for the held tickets and some of those offered."""
        marks = ZEROS[: len(self.board.cities)]
        for ticket in state.game.tickets.held_by(state, seat):
            self.mark(marks, ticket)
        offer = state.offers[seat]
        while positions:
            if positions & 1:
                self.mark(marks, offers.first(offer))
            positions >>= 1
            offer = offers.rest(offer)
        self.tree.clear()
        for city in self.city_order:
            if marks[city]:
                self.tree.add(city, marks[city])
        self.tree.build()

    def mark(self, marks: vec[i64], ticket: i64) -> None:
        """Mark the places of a ticket with the number of their cities."""
        marks[self.tickets.end_a[ticket]] = self.tickets.ends_a[ticket]
        marks[self.tickets.end_b[ticket]] = self.tickets.ends_b[ticket]

    def adopt_tree(self) -> None:
        """Follow the tree built last."""
        self.routes = self.tree.routes
        self.needs = self.tree.needs
        self.wanted = self.tree.wanted

    def keep(self, state: RailState, seat: i64, legal: Legal) -> i64:
        self.update_costs(state, seat)
        held: i64 = 0
        for ticket in state.game.tickets.held_by(state, seat):
            held += self.tickets.points[ticket]
        trains = state.trains[seat]
        best: i64 = NONE
        best_ratio: float = 0.0
        least = trains
        for size in range(1, COLOURS):
            for i in range(legal.size):
                positions = self.action_index.argument[legal.actions[i]]
                if self.count_tickets(positions) != size:
                    continue
                self.build_tree(state, seat, positions)
                if not self.tree.complete or not self.tree.trains:
                    continue
                points = held + self.points_of(state.offers[seat], positions) + self.tree.points
                ratio = float(points) / float(self.tree.trains)
                if self.tree.trains <= trains - TO_SPARE:
                    if ratio > best_ratio:
                        best_ratio = ratio
                        best = positions
                        self.adopt_tree()
                elif self.tree.trains <= trains and self.tree.trains < least:
                    least = self.tree.trains
                    best = positions
                    self.adopt_tree()
        if best == NONE:
            return self.fewest_points(state, seat, legal)
        self.trains_needed = self.tree.trains if self.tree.complete else NONE
        self.scored += total_points(state) - state.points[seat]
        return best

    def count_tickets(self, positions: i64) -> i64:
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
            self.update_costs(state, seat)
            self.build_tree(state, seat, 0)
            self.adopt_tree()
        if self.trains_needed < state.trains[seat] - PLENTY and self.moves.tickets != NONE:
            return self.moves.tickets
        action = self.claim() if self.routes else self.longest()
        return action if action != NONE else self.draw(state)

    def claim(self) -> i64:
        """Claim a route of the tree; a gray one only with a colour that the tree does not need."""
        for route in range(len(self.wanted)):
            if self.wanted[route]:
                gray = self.moves.colour[route] == ANY
                for i in range(COLOURS):
                    if not gray or self.needs[ORDER[i]] <= 0:
                        action = self.moves.claim(route, ORDER[i])
                        if action != NONE:
                            return action
        return NONE

    def longest(self) -> i64:
        """Claim the longest route that the hand can pay for."""
        best: i64 = NONE
        length: i64 = 0
        for route in range(len(self.wanted)):
            if self.board.length[route] > length:
                for i in range(COLOURS):
                    action = self.moves.claim(route, ORDER[i])
                    if action != NONE and self.board.length[route] > length:
                        best = action
                        length = self.board.length[route]
        return best

    def draw(self, state: RailState) -> i64:
        """Draw the row's most frequent colour if the tree needs it or mostly needs any colour, else blind."""
        most = ORDER[0]
        for i in range(KINDS):
            if cards.count(state.row, ORDER[i]) > cards.count(state.row, most):
                most = ORDER[i]
        action = self.moves.face_up[most]
        if action != NONE:
            if self.needs[most] > 0:
                return action
            if self.most_needed() == GRAY and cards.count(state.row, most) > 1:
                return action
        return self.moves.blind

    def most_needed(self) -> i64:
        """Return the kind that the tree needs most."""
        best = NEEDED[0]
        for i in range(NEEDS):
            if self.needs[NEEDED[i]] > self.needs[best]:
                best = NEEDED[i]
        return best
