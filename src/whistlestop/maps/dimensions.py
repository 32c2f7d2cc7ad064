"""Sizes and distances on every map, in map units; crowded maps are larger instead."""

CAR_LENGTH = 38.0
CAR_WIDTH = 13.0
GAP = 3.0  # minimum gap between cars of a route
BESIDE = 2.5  # between parallel routes
CITY = 9.0  # radius of a city's disc
ROOM = 3.0  # between a city's disc and the first car
CLEAR = 3.0  # minimum gap between a car and anything else
AIRY = 10.0  # preferred gap

TEXT = 17.0  # font size of names
LINE = 16.0  # line height of names
COUNTRY_TEXT = 15.0

SIDE = 72.0  # margin between cities and the left and right edges
ABOVE = 64.0

PASSENGER = 17.0  # width of a waiting passenger
PASSENGER_HEIGHT = 23.0


def route_length(cars: int) -> float:
    """Return the minimum length of a route between the centres of its cities."""
    return cars * CAR_LENGTH + (cars - 1) * GAP + 2 * (CITY + ROOM)


def bundle_width(parallels: int) -> float:
    """Return the width of parallel routes side by side."""
    return parallels * CAR_WIDTH + (parallels - 1) * BESIDE
