"""A greedy bot: the longest route, the longest row, the most frequent colour."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.bots.action_index import CLAIM, DRAW, KEEP, PLACE, TAKE, TICKETS, ActionIndex
from whistlestop.bots.action_priorities import BUILD, STEP, ActionPriorities
from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.ticket_budget import TicketBudget
from whistlestop.bots.ticket_paths import TicketPaths
from whistlestop.core import cards
from whistlestop.core.actions import SETS, Legal
from whistlestop.core.cards import LOCOMOTIVE
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.material import offers
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import State
from whistlestop.games.germany.passengers import PASSENGERS
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.state import RailState

NEVER: Final = -(10**12)
SPARE_CARDS: Final = 6  # unreserved cards that suffice for taking more tickets
LATE_DECK: Final = 6  # deck size per seat below which cards placed now hardly reach the stack


def is_stuck(state: State) -> bool:
    """Return whether a full round changed nothing, so that trying the same again is not worth a turn."""
    return state.idle >= state.seats


class GreedyBot(KnownStateBot):
    """A bot that maximizes the immediate gain and keeps as few tickets as possible.

    Where routes score nothing, it claims those on the shortest paths for its tickets. Where cards pay for
    tickets, it keeps those it can pay for.
    """

    name = "greedy"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        printed = game.tickets.tickets
        self.action_index = ActionIndex(game)
        self.priorities = ActionPriorities(game, self.action_index)
        self.collected = game.registered(PASSENGERS)
        self.tunnel: vec[u8] = vec[u8]()
        for option in game.turn.options:
            if isinstance(option, ClaimRoute):
                self.tunnel = option.board.tunnel
        self.points: vec[i64] = vec[i64]([ticket.points for ticket in printed])
        self.ticket_paths = None if any(ticket.points for ticket in printed) else TicketPaths(game)
        self.budget = TicketBudget(game) if any(ticket.needs for ticket in printed) else None

    def begin(self, seed: int) -> None:
        if self.budget is not None:
            self.budget.placed = 0

    def copy_from(self, other: KnownStateBot) -> None:
        assert isinstance(other, GreedyBot)
        if self.budget is not None and other.budget is not None:
            self.budget.placed = other.budget.placed

    def write_memory(self, out: ByteWriter) -> None:
        out.number(self.budget.placed if self.budget is not None else i64(0))

    def read_memory(self, saved: ByteReader) -> None:
        placed = saved.number()
        if self.budget is not None:
            self.budget.placed = placed

    def decide(self, known: KnownState, legal: Legal) -> i64:
        state, seat = known.state, known.seat
        budget = self.budget
        best = legal.actions[0]
        if best >= SETS:
            assert budget is not None
            budget.placed = 0
            return best  # the most valuable set is listed first
        if self.ticket_paths is not None:
            self.ticket_paths.update(cast(RailState, state), seat)
        most: i64 = NEVER
        for i in range(legal.size):
            action = legal.actions[i]
            worth = self.priorities.priority[action] + self.adjustment(known, state, seat, action)
            if worth > most:
                most = worth
                best = action
        if budget is not None and self.action_index.kind[best] == PLACE:
            budget.placed += self.action_index.argument[best]
        return best

    def adjustment(self, known: KnownState, state: State, seat: i64, action: i64) -> i64:
        """Return the correction of an action's priority for the current position."""
        kind = self.action_index.kind[action]
        argument = self.action_index.argument[action]
        if kind == CLAIM:
            if self.tunnel[argument] and is_stuck(state):
                return -2 * BUILD
            if self.ticket_paths is None:
                return -cards.count(state.hands[seat], cards.nth(self.action_index.cost[action], 0))
            return (self.ticket_paths.use[argument] - 2) * BUILD
        if kind == DRAW:
            return cards.count(state.hands[seat], argument) if 0 <= argument < LOCOMOTIVE else i64(0)
        if kind == KEEP:
            return self.worth_keeping(state, seat, argument)
        if kind == TAKE:
            return cards.count(self.collected.get(state, seat), argument)
        if kind == TICKETS:
            return BUILD // 2 if self.can_afford_tickets(known, state, seat) else i64(0)
        return 0

    def can_afford_tickets(self, known: KnownState, state: State, seat: i64) -> bool:
        """Return whether enough cards and time are left for more tickets, and the game is not stuck."""
        if self.budget is None or known.deck_size < LATE_DECK * state.seats or is_stuck(state):
            return False
        return cards.total(self.budget.after_tickets(state, seat)) >= SPARE_CARDS

    def worth_keeping(self, state: State, seat: i64, positions: i64) -> i64:
        """Prefer few tickets with few points, unless cards pay for tickets."""
        if self.budget is not None:
            return self.budget.worth_keeping(state, seat, positions)
        worth: i64 = 0
        offer = state.offers[seat]
        while offer:
            if positions & 1:
                worth -= STEP + self.points[offers.first(offer)]
            positions >>= 1
            offer = offers.rest(offer)
        return worth
