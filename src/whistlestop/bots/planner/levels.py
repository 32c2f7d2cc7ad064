"""Weaker planners for people: each leaves out a part of the thinking, and none blunders on purpose."""

from typing import Final

from whistlestop.bots.bot import Bot
from whistlestop.bots.card_planner.planner import CardPlanner
from whistlestop.bots.card_planner.planner import plays as has_railyards
from whistlestop.bots.card_planner.style import Style
from whistlestop.bots.planner.journey import JourneyPlanner, is_journey
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.game import Game

NEVER: Final = 100.0


def planner_with(game: Game, traits: Traits, style: Style) -> Bot:
    """Return the planner for a game with a board, or without."""
    if has_railyards(game):
        return CardPlanner(game, style)
    return JourneyPlanner(game, traits) if is_journey(game) else RailPlanner(game, traits)


def planner(game: Game) -> Bot:
    """Return the planner at its best."""
    return planner_with(game, Traits(), Style())


def easy_planner(game: Game) -> Bot:
    """Return a planner that thinks least."""
    return planner_with(game, easy(), easy_cards())


def medium_planner(game: Game) -> Bot:
    """Return a planner that thinks a little less."""
    return planner_with(game, medium(), medium_cards())


def easy() -> Traits:
    """Think less than a medium planner: of one ticket at a time, whatever the cards, and take no more."""
    traits = medium()
    traits.minds_hand = False
    traits.joint = False
    traits.takes_tickets = False
    return traits


def medium() -> Traits:
    """Plan the shortest ways for all tickets together, whatever points they bring, and mind nobody else."""
    traits = Traits()
    traits.plans = 1
    traits.exchange = NEVER
    traits.crossing = 0.0
    traits.route_points = 0.0
    traits.hope = 0.0
    traits.watches = False
    traits.finishes = False
    return traits


def easy_cards() -> Style:
    """Think neither of robbers nor of cards that only later tickets may need."""
    style = Style()
    style.weighs_robbers = False
    style.weighs_spare = False
    style.weighs_cities = False
    return style


def medium_cards() -> Style:
    """Think of robbers, but not of big cities and of cards that only later tickets may need."""
    style = Style()
    style.weighs_spare = False
    style.weighs_cities = False
    return style
