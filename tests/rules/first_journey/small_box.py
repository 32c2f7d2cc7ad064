"""A tiny box, whose four tickets run out quickly (FJ-08)."""

from pathlib import Path

from tests.rules.first_journey.table import journey
from whistlestop.games import load
from whistlestop.record.match import Match

ABOUT = """
title = "Small Journey"
summary = "Four routes for two."
seats = [2, 2]
rules = 1
like = "first_journey"

[player]
trains = 20

[cards]
white = 2
black = 2
red = 2
green = 2
locomotive = 2
total = 10
"""
BOARD = """
cities = [
  { name = "Dublin" },
  { name = "London" },
  { name = "Amsterdam" },
  { name = "Berlin" },
  { name = "Vienna" },
]

routes = [
  { from = "Dublin", to = "London", length = 1, colour = "green" },
  { from = "London", to = "Amsterdam", length = 1, colour = "white" },
  { from = "Amsterdam", to = "Berlin", length = 1, colour = "black" },
  { from = "Berlin", to = "Vienna", length = 1, colour = "red" },
]

[bonus]
name = "All the way"
east = ["Vienna"]
west = ["Dublin"]
"""
ROUTES = ["Dublin-London", "London-Amsterdam", "Amsterdam-Berlin", "Berlin-Vienna"]


def small_journey(folder: Path, *tickets: str) -> Match:
    """Return a match from a box with a ticket for each of four routes, and others; each seat holds two.

    Seat 0 holds green and white cards, seat 1 black and red ones, and two locomotives are the deck.
    """
    box = folder / "small_journey"
    box.mkdir()
    names = [*ROUTES, *tickets]
    rows = ['{{ from = "{}", to = "{}" }}'.format(*name.split("-")) for name in names]
    for file, text in (("about", ABOUT), ("board", BOARD), ("tickets", f"tickets = [{', '.join(rows)}]")):
        (box / f"{file}.toml").write_text(text, encoding="utf-8")
    return journey("GGWW", others=["KKRR"], tickets=[ROUTES[:2], ROUTES[2:]], game=load(str(box)))
