"""A bot that takes what it can get: the longest route, the largest row, the colour it has most of."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.bot import SightedBot
from whistlestop.bots.deeds import CLAIM, DRAW, KEEP, PLACE, TAKE, TICKETS, Deeds
from whistlestop.bots.errand import Errand
from whistlestop.bots.liking import BUILD, STEP, Liking
from whistlestop.bots.means import Means
from whistlestop.core import cards
from whistlestop.core.actions import SETS, Legal
from whistlestop.core.cards import LOCOMOTIVE
from whistlestop.core.game import Game
from whistlestop.core.sight import Sight
from whistlestop.core.state import State
from whistlestop.games.germany.passengers import collected_by
from whistlestop.rail.state import RailState

NEVER: Final = -(10**12)
PLENTY: Final = 6  # cards to spare, beyond what the held tickets need, are enough to take more tickets
LATE: Final = 6  # cards in the deck for each seat: with fewer, cards that are placed now hardly move out


class GreedyBot(SightedBot):
    """Plays every game by what is largest now; it plans nothing, and keeps as few tickets as it may.

    Where routes are worth nothing it claims those on the way to its tickets, and where cards pay for tickets
    it keeps those that it can pay for.
    """

    name = "greedy"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        printed = game.tickets.tickets
        self.deeds = Deeds(game)
        self.liking = Liking(game, self.deeds)
        self.collected: i64 = collected_by(game) if "take" in game.actions.kinds() else -1
        self.points: vec[i64] = vec[i64]([ticket.points for ticket in printed])
        self.errand = None if any(ticket.points for ticket in printed) else Errand(game)
        self.means = Means(game) if any(ticket.needs for ticket in printed) else None

    def begin(self, seed: int) -> None:
        if self.means is not None:
            self.means.placed = 0

    def decide(self, sight: Sight, legal: Legal) -> i64:
        state, seat = sight.state, sight.seat
        means = self.means
        best = legal.actions[0]
        if best >= SETS:
            assert means is not None
            means.placed = 0
            return best  # the most valuable set is offered first
        if self.errand is not None:
            self.errand.look(cast(RailState, state), seat)
        most: i64 = NEVER
        for i in range(legal.size):
            action = legal.actions[i]
            worth = self.liking.liked[action] + self.look(sight, state, seat, action)
            if worth > most:
                most = worth
                best = action
        if means is not None and self.deeds.what[best] == PLACE:
            means.placed += self.deeds.names[best]
        return best

    def look(self, sight: Sight, state: State, seat: i64, action: i64) -> i64:
        """Return how much more or less an action is liked at this table."""
        what = self.deeds.what[action]
        named = self.deeds.names[action]
        if what == CLAIM:
            if self.errand is None:
                return -cards.count(state.hands[seat], cards.nth(self.deeds.cost[action], 0))
            return (self.errand.use[named] - 2) * BUILD
        if what == DRAW:
            return cards.count(state.hands[seat], named) if 0 <= named < LOCOMOTIVE else i64(0)
        if what == KEEP:
            return self.worth_keeping(state, seat, named)
        if what == TAKE:
            return cards.count(state.notes[self.collected + seat], named)
        if what == TICKETS:
            return BUILD // 2 if self.can_afford_tickets(sight, state, seat) else i64(0)
        return 0

    def can_afford_tickets(self, sight: Sight, state: State, seat: i64) -> bool:
        """Tell whether there are cards to spare for more tickets, and time to bring them out."""
        if self.means is None or sight.deck_size < LATE * state.seats:
            return False
        return cards.total(self.means.after_tickets(state, seat)) >= PLENTY

    def worth_keeping(self, state: State, seat: i64, positions: i64) -> i64:
        """Like few tickets of few points, unless cards pay for them."""
        if self.means is not None:
            return self.means.worth_keeping(state, seat, positions)
        worth: i64 = 0
        offer = state.offers[seat]
        while offer:
            if positions & 1:
                worth -= STEP + self.points[(offer & 255) - 1]
            positions >>= 1
            offer >>= 8
        return worth
