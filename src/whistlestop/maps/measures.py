"""How large things are on every map, in the map's own units; a map that needs more room is larger."""

CAR_LENGTH = 38.0
CAR_WIDTH = 13.0
GAP = 3.0  # at least between one car and the next
BESIDE = 2.5  # between parallel routes
CITY = 9.0  # from the middle of a city's disc to its rim
ROOM = 3.0  # between a rim and the first car
CLEAR = 3.0  # between a car and whatever it does not belong to
AIRY = 10.0  # with this much it looks better

TEXT = 17.0  # the size of a name's first letter
LINE = 16.0  # from one line of a name to the next
COUNTRY_TEXT = 15.0

SIDE = 72.0  # from a city to the edge of the map, where its name needs room
ABOVE = 64.0

PASSENGER = 17.0  # how wide a waiting passenger is
PASSENGER_HEIGHT = 23.0


def length_of(cars: int) -> float:
    """Return how long a route has to be from the middle of one city to that of the other."""
    return cars * CAR_LENGTH + (cars - 1) * GAP + 2 * (CITY + ROOM)


def width_of(parallels: int) -> float:
    """Return how wide so many routes are side by side."""
    return parallels * CAR_WIDTH + (parallels - 1) * BESIDE
