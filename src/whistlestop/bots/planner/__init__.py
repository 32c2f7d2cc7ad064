"""A bot that plans: which routes join its tickets, and how many turns they take."""

from whistlestop.bots.planner.journey import JourneyPlanner, is_journey
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.game import Game


def planner_for(game: Game, traits: Traits | None = None) -> RailPlanner:
    """Return the planner that plays a board game."""
    return JourneyPlanner(game, traits) if is_journey(game) else RailPlanner(game, traits)
