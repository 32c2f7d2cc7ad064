"""The games that the referee knows, by their names."""

from .card_game import CardGame
from .europe import Europe
from .first_journey import FirstJourney
from .game import Game
from .germany import Germany
from .usa import Usa

GAMES: dict[str, type[Game]] = {
    "europe": Europe,
    "usa": Usa,
    "germany": Germany,
    "first_journey": FirstJourney,
    "first_journey_usa": FirstJourney,
    "card_game": CardGame,
}
