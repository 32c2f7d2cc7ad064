"""A table of the USA to test at, set by scripted luck and played moves alone."""

from tests.dealing import Dealer
from whistlestop.games import load
from whistlestop.rail.laying import board_of

GAME = load("usa")
BOARD = board_of(GAME)
DEALER = Dealer(GAME)

# Routes of 42 spaces: who has claimed them all has three trains left.
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
