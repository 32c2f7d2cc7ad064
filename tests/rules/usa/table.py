"""A USA table for tests, set up by scripted luck and legal moves only."""

from tests.dealer import Dealer
from whistlestop.games import load
from whistlestop.rail.board_setup import board_of

GAME = load("usa")
BOARD = board_of(GAME)
DEALER = Dealer(GAME)

# Routes of 42 spaces in total, which leave three trains.
FORTY_TWO = [
    "Calgary-Winnipeg",
    "Duluth-Helena",
    "Duluth-Toronto",
    "El Paso-Houston",
    "El Paso-Los Angeles",
    "Helena-Seattle",
    "Miami-New Orleans",
]
OTHERS = ["Denver-Phoenix", "Pittsburgh-Saint Louis", "Helena-Omaha", "Portland-San Francisco/purple"]

dealt, usa = DEALER.deal, DEALER.begin
