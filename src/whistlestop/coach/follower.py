"""Follows one seat through a game, seeing only what it saw."""

from collections.abc import Iterator
from dataclasses import dataclass

from whistlestop.bots.beliefs.ticket_beliefs import TicketBeliefs
from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.planner.levels import planner
from whistlestop.core.actions import Legal
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.record.history import History


def new_mind(game: Game) -> KnownStateBot:
    """Return a planner that has played no game yet."""
    mind = planner(game)
    assert isinstance(mind, KnownStateBot)
    mind.begin(0)
    return mind


@dataclass
class Moment:
    """A decision of the seat, with what it knew and believed; valid until the next one."""

    ply: int
    action: int
    known: KnownState
    legal: Legal
    mind: KnownStateBot  # a planner that has followed the game as the seat saw it
    beliefs: Beliefs


class Follower:
    """Yields the decisions of a seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.mind = new_mind(game)
        self.ticket_beliefs = TicketBeliefs(game)
        self.known = KnownState(game)
        self.legal = game.new_legal()

    def moments(self, history: History) -> Iterator[Moment]:
        """Yield every decision of a game, in order."""
        for ply, play in enumerate(history.plays):
            if play.seat != self.seat:
                continue
            state = history.at(ply).state
            self.known.update_from_state(state, self.seat)
            state.legal(self.seat, self.legal)
            action = self.game.actions.number(play.text)
            self.mind.decide(self.known, self.legal)
            beliefs = self.ticket_beliefs.update(self.known)
            yield Moment(ply, action, self.known, self.legal, self.mind, beliefs)
            self.mind.commit(self.known, action)
            self.ticket_beliefs.played(self.known, action)

    def now(self, history: History) -> tuple[KnownState, Beliefs]:
        """Return what the seat knows and believes after the last play."""
        self.known.update_from_state(history.last.state, self.seat)
        return self.known, self.ticket_beliefs.update(self.known)
