"""Which routes the others probably want."""

from typing import Final, final

from whistlestop.bots.planner.levels import planner
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.determinize import deal_hidden
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Chance
from whistlestop.core.state import State

WORLDS: Final = 10  # deals of what is hidden


@final
class RivalPlans:
    """Plans for the other seats in several possible worlds."""

    def __init__(self, game: Game) -> None:
        rival = planner(game)
        assert isinstance(rival, RailPlanner)
        self.rival = rival
        self.seen = KnownState(game)
        self.state: State = game.state_type(game)

    def demand(self, known: KnownState, beliefs: Beliefs, chance: Chance) -> list[int]:
        """Return for each route how often a plan of another seat contains it, in percent of the worlds."""
        total = [0] * int(self.rival.atlas.size)
        for wanted in self.demand_by_seat(known, beliefs, chance):
            for route, share in enumerate(wanted):
                total[route] += share
        return total

    def demand_by_seat(self, known: KnownState, beliefs: Beliefs, chance: Chance) -> list[list[int]]:
        """Return for each seat and route how often the seat's plan contains it, in percent of the worlds."""
        demand = [[0] * int(self.rival.atlas.size) for _ in range(known.state.seats)]
        for _world in range(WORLDS):
            deal_hidden(known, self.state, chance, beliefs)
            for seat in range(known.state.seats):
                if seat != known.seat:
                    self.rival.begin(0)
                    self.seen.update_from_state(self.state, seat)
                    self.rival.prepare(self.seen, self.state)
                    for route in self.rival.plan.routes:
                        demand[seat][route] += 100 // WORLDS
        return demand
