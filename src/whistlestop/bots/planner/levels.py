"""Difficulty levels: weaker planners skip parts of the reasoning and never blunder on purpose."""

from typing import Final

from whistlestop.bots.bot import Bot
from whistlestop.bots.card_planner.planner import CardPlanner
from whistlestop.bots.card_planner.planner import plays as has_railyards
from whistlestop.bots.card_planner.traits import CardGameTraits
from whistlestop.bots.planner.first_journey import FirstJourneyPlanner, is_first_journey
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.game import Game

NEVER: Final = 100.0


def planner_with(game: Game, traits: Traits, card_traits: CardGameTraits) -> Bot:
    """Return the planner that fits a game."""
    if has_railyards(game):
        return CardPlanner(game, card_traits)
    return FirstJourneyPlanner(game, traits) if is_first_journey(game) else RailPlanner(game, traits)


def planner(game: Game) -> Bot:
    """Return the strongest planner."""
    return planner_with(game, Traits(), CardGameTraits())


def planner_1(game: Game) -> Bot:
    """Return the planner as it was in its first version."""
    return planner_with(game, version_1(), version_1_cards())


def easy_planner(game: Game) -> Bot:
    """Return the weakest planner."""
    return planner_with(game, easy(), easy_cards())


def medium_planner(game: Game) -> Bot:
    """Return a planner of medium strength."""
    return planner_with(game, medium(), medium_cards())


def version_1() -> Traits:
    """Return the traits of the first version, which neither hurried nor planned again for lack of time."""
    traits = Traits()
    traits.counts_loans = False
    traits.plans = 4
    traits.swaps = False
    traits.bargains = False
    traits.boldness = 1.0
    traits.delay = 0.0
    traits.prize = 0.0
    traits.replan_doubt = 1.0
    traits.haste = 0.0
    traits.near = 0.0
    traits.route_points = 0.812
    traits.extend = 0.04
    traits.patience = 0.62
    traits.length = 0.062
    traits.risk = 1.326
    traits.turn = 0.591
    traits.cheap_turn = 0.818
    traits.train = 0.669
    traits.card = 0.531
    traits.any_card = 0.467
    traits.narrow = 0.736
    traits.locomotive = 0.525
    traits.tunnel = 0.717
    traits.hope = 0.15
    traits.wild = 0.954
    traits.useful = 0.649
    traits.spread = 0.061
    traits.pace = 1.6
    traits.passenger = 0.8
    traits.globetrotter = 0.1
    traits.closing = 0.26
    traits.finish_time = 2.0
    return traits


def version_1_cards() -> CardGameTraits:
    """Return the traits of the first version for the Card Game."""
    return CardGameTraits()


def easy() -> Traits:
    """Return medium traits limited to one ticket at a time, ignoring the hand, and no new tickets."""
    traits = medium()
    traits.minds_hand = False
    traits.joint = False
    traits.takes_tickets = False
    return traits


def medium() -> Traits:
    """Return traits for shortest paths for all tickets, ignoring route points and opponents."""
    traits = version_1()
    traits.plans = 1
    traits.improves = False
    traits.exchange = NEVER
    traits.crossing = 0.0
    traits.route_points = 0.0
    traits.hope = 0.0
    traits.watches = False
    traits.finishes = False
    return traits


def easy_cards() -> CardGameTraits:
    """Return traits that ignore robbers, big cities and cards for later tickets."""
    card_traits = version_1_cards()
    card_traits.weighs_robbers = False
    card_traits.weighs_spare = False
    card_traits.weighs_cities = False
    return card_traits


def medium_cards() -> CardGameTraits:
    """Return traits that consider robbers but ignore big cities and cards for later tickets."""
    card_traits = version_1_cards()
    card_traits.weighs_spare = False
    card_traits.weighs_cities = False
    return card_traits
