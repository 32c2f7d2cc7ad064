"""The board: cities, the routes between them, and lookup tables for fast queries."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from whistlestop.core.bits import BIT
from whistlestop.core.cards import ANY
from whistlestop.core.reason import Kind, Reason, RouteName

MOST_HELD: Final = 64  # locomotives in a hand: the limit of the lookup tables
LONGEST: Final = 15  # spaces of a route: the limit of the lookup tables
PAIRS: Final = 4  # of neighbouring colours in a hand
PAIR_SIZE: Final = 256  # an index is the number of cards of the first colour plus 16 times that of the second


@final
class Route:
    """One line of spaces between two cities."""

    def __init__(
        self, cities: tuple[int, int], name: str, length: int, colour: int, ferry: int, tunnel: bool
    ) -> None:
        self.cities = cities  # the indices of its ends in `Board.cities`
        self.name = name  # as in actions, such as “Paris-Zürich” or “Bruxelles-Paris/red”
        self.length = length  # how many cards and trains it takes
        self.colour = colour  # a kind of card, or `cards.ANY` if it is gray
        self.ferry = ferry  # how many locomotives it needs
        self.tunnel = tunnel  # whether it is a tunnel

    def __repr__(self) -> str:
        return f"<Route: {self.in_words()}>"

    def price(self) -> tuple[int, int, int]:
        """Return the properties that determine how the route can be paid for."""
        return (self.colour, self.length, self.ferry)

    def in_words(self) -> str:
        """Describe the route, for example “Paris–Zürich is a gray tunnel of 3”."""
        return str(self.described())

    def described(self) -> Reason:
        """Return the description as a reason that can be nested in another."""
        route, colour, length = RouteName(self.name), Kind(self.colour), self.length
        if self.tunnel:
            return Reason(
                "{route} is {colour|a} tunnel of {length}", route=route, colour=colour, length=length
            )
        if self.ferry:
            return Reason(
                "{route} is {colour|a} ferry of {length}", route=route, colour=colour, length=length
            )
        return Reason("{route} is {colour|a} route of {length}", route=route, colour=colour, length=length)


@final
class Board:
    """A map; routes with the same length, colour and ferry symbols have the same price and form a class."""

    def __init__(self, cities: list[str], routes: list[Route], points: dict[int, int]) -> None:
        self.cities = cities  # names, followed by the dead ends in countries, named after the country
        self.places = {name: [i for i, n in enumerate(cities) if n == name] for name in cities}
        self.routes = routes  # the routes, in the order of a view's `owner`
        self.alone: vec[i64] = vec[i64](range(len(cities)))  # every city as its own network
        self.nothing: vec[i64] = vec[i64]([0] * len(cities))  # a zero for each city
        self.number = {route.name: i for i, route in enumerate(routes)}  # the index of each route by its name
        self.end_a: vec[i64] = vec[i64]([route.cities[0] for route in routes])
        self.end_b: vec[i64] = vec[i64]([route.cities[1] for route in routes])
        self.length: vec[i64] = vec[i64]([route.length for route in routes])
        self.points: vec[i64] = vec[i64]([points.get(route.length, 0) for route in routes])
        self.tunnel: vec[u8] = vec[u8]([u8(route.tunnel) for route in routes])
        self._build_parallels()
        self._build_classes()
        self._build_reach()
        self._build_neighbours()

    def __repr__(self) -> str:
        return f"<Board: {len(self.places)} places, {len(self.routes)} routes>"

    def _build_parallels(self) -> None:
        """Number the groups of parallel routes; all other routes belong to group -1."""
        groups: dict[frozenset[int], list[int]] = {}
        for number, route in enumerate(self.routes):
            groups.setdefault(frozenset(route.cities), []).append(number)
        self.groups = [group for group in groups.values() if len(group) > 1]
        self.group_of: vec[i64] = vec[i64]([-1] * len(self.routes))
        for number, group in enumerate(self.groups):
            for twin in group:
                self.group_of[twin] = number

    def _build_classes(self) -> None:
        """Sort the routes into classes and store the members of each class contiguously."""
        prices = sorted({route.price() for route in self.routes})
        self.prices = prices
        self.class_begin: vec[i64] = vec[i64]([0])
        self.member: vec[i64] = vec[i64]()
        self.class_of: vec[i64] = vec[i64]([0] * len(self.routes))
        self.place_in_class: vec[i64] = vec[i64]([0] * len(self.routes))
        for number, price in enumerate(prices):
            members = [i for i, route in enumerate(self.routes) if route.price() == price]
            for place, route in enumerate(members):
                self.class_of[route] = number
                self.place_in_class[route] = place
                self.member = append(self.member, route)
            self.class_begin = append(self.class_begin, len(self.member))
        self.classes = len(prices)
        self.class_groups: vec[i64] = vec[i64]([0] * len(prices))  # the groups that have routes in each class
        self.twins: vec[i64] = vec[i64]([0] * (len(prices) * len(self.groups)))  # those routes of each group
        for route in range(len(self.routes)):
            kind, group = self.class_of[route], self.group_of[route]
            if group >= 0:
                self.class_groups[kind] |= BIT[group]
                self.twins[kind * len(self.groups) + group] |= BIT[self.place_in_class[route]]
        self.all_open: vec[i64] = vec[i64](
            [BIT[self.class_begin[c + 1] - self.class_begin[c]] - 1 for c in range(self.classes)]
        )

    def _build_reach(self) -> None:
        """Tabulate which classes each number of cards, locomotives or trains suffices for."""
        self.reach: vec[i64] = vec[i64]([0] * (PAIRS * PAIR_SIZE))
        self.with_locomotives: vec[i64] = vec[i64]([0] * MOST_HELD)
        self.with_trains: vec[i64] = vec[i64]([0] * 256)
        for number, (colour, length, ferry) in enumerate(self.prices):
            bit = BIT[number]
            for at in range(PAIRS * PAIR_SIZE):
                first = at // PAIR_SIZE * 2
                if colour in (ANY, first) and at % 16 >= length:
                    self.reach[at] |= bit
                if colour in (ANY, first + 1) and at // 16 % 16 >= length:
                    self.reach[at] |= bit
            for held in range(ferry, MOST_HELD):
                self.with_locomotives[held] |= bit
            for trains in range(length, 256):
                self.with_trains[trains] |= bit

    def _build_neighbours(self) -> None:
        """Store the routes at each city contiguously."""
        self.at_begin: vec[i64] = vec[i64]([0])
        self.at: vec[i64] = vec[i64]()
        for city in range(len(self.cities)):
            for number, route in enumerate(self.routes):
                if city in route.cities:
                    self.at = append(self.at, number)
            self.at_begin = append(self.at_begin, len(self.at))

    def initial(self) -> vec[i64]:
        """Return the open routes of each class at the start of the game."""
        return self.all_open[:]


def name_routes(pairs: list[tuple[str, str]], colours: list[str]) -> list[str]:
    """Name routes after their cities; parallel routes add their colour, or a number if they share it."""
    names: list[str] = []
    for number, pair in enumerate(pairs):
        name = f"{pair[0]}-{pair[1]}"
        twins = [i for i, other in enumerate(pairs) if set(other) == set(pair)]
        alike = [i for i in twins if colours[i] == colours[number]]
        if len(alike) > 1:
            name += f"/{alike.index(number) + 1}"
        elif len(twins) > 1:
            name += f"/{colours[number]}"
        names.append(name)
    return names
