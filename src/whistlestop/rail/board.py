"""The board: cities, routes between them, and the tables that make questions about them fast."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from whistlestop.core.bits import BIT
from whistlestop.core.cards import ANY
from whistlestop.core.reason import Kind, Reason, RouteName

MOST_HELD: Final = 64  # locomotives, as far as the tables go
LONGEST: Final = 15  # spaces of a route, as far as the tables go
PAIRS: Final = 4  # of colours that stand side by side in a hand
PAIR_SIZE: Final = 256  # the numbers of cards of the first colour, and sixteenfold those of the second


@final
class Route:
    """One line of spaces between two cities."""

    def __init__(
        self, cities: tuple[int, int], name: str, length: int, colour: int, ferry: int, tunnel: bool
    ) -> None:
        self.cities = cities
        self.name = name
        self.length = length
        self.colour = colour
        self.ferry = ferry
        self.tunnel = tunnel

    def __repr__(self) -> str:
        return f"<Route {self.name}>"

    def price(self) -> tuple[int, int, int]:
        """Return what decides how the route can be paid."""
        return (self.colour, self.length, self.ferry)

    def in_words(self) -> str:
        """Say what the route is, such as “Paris–Zürich is a gray tunnel of 3”."""
        return str(self.described())

    def described(self) -> Reason:
        """Say what the route is, in a way that fits into another reason."""
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
    """A map; routes with the same length, colour and ferry symbols form a class and cost the same."""

    def __init__(self, cities: list[str], routes: list[Route], points: dict[int, int]) -> None:
        self.cities = cities  # and behind them the dead ends in countries, each by its country's name
        self.places = {name: [i for i, n in enumerate(cities) if n == name] for name in cities}
        self.routes = routes
        self.alone: vec[i64] = vec[i64](range(len(cities)))  # each city a network of its own
        self.nothing: vec[i64] = vec[i64]([0] * len(cities))  # of each city
        self.number = {route.name: i for i, route in enumerate(routes)}
        self.end_a: vec[i64] = vec[i64]([route.cities[0] for route in routes])
        self.end_b: vec[i64] = vec[i64]([route.cities[1] for route in routes])
        self.length: vec[i64] = vec[i64]([route.length for route in routes])
        self.points: vec[i64] = vec[i64]([points.get(route.length, 0) for route in routes])
        self.tunnel: vec[u8] = vec[u8]([u8(route.tunnel) for route in routes])
        self.lay_parallels()
        self.lay_classes()
        self.lay_reach()
        self.lay_neighbours()

    def lay_parallels(self) -> None:
        """Number the groups of parallel routes; a route without a twin belongs to group -1."""
        groups: dict[frozenset[int], list[int]] = {}
        for number, route in enumerate(self.routes):
            groups.setdefault(frozenset(route.cities), []).append(number)
        self.groups = [group for group in groups.values() if len(group) > 1]
        self.group_of: vec[i64] = vec[i64]([-1] * len(self.routes))
        for number, group in enumerate(self.groups):
            for twin in group:
                self.group_of[twin] = number

    def lay_classes(self) -> None:
        """Sort the routes into classes, and lay the members of each class side by side."""
        prices = sorted({route.price() for route in self.routes})
        self.prices = prices
        self.class_begin: vec[i64] = vec[i64]([0])
        self.member: vec[i64] = vec[i64]()
        self.member_group: vec[i64] = vec[i64]()  # its group of parallel routes, as a set of one or none
        self.class_of: vec[i64] = vec[i64]([0] * len(self.routes))
        self.place_in_class: vec[i64] = vec[i64]([0] * len(self.routes))
        for number, price in enumerate(prices):
            members = [i for i, route in enumerate(self.routes) if route.price() == price]
            for place, route in enumerate(members):
                self.class_of[route] = number
                self.place_in_class[route] = place
                self.member = append(self.member, route)
                group = self.group_of[route]
                self.member_group = append(self.member_group, BIT[group] if group >= 0 else i64(0))
            self.class_begin = append(self.class_begin, len(self.member))
        self.classes = len(prices)
        self.class_groups: vec[i64] = vec[i64]([0] * len(prices))  # the groups that each class has routes of
        for route in range(len(self.routes)):
            if self.group_of[route] >= 0:
                self.class_groups[self.class_of[route]] |= BIT[self.group_of[route]]
        self.all_open: vec[i64] = vec[i64](
            [BIT[self.class_begin[c + 1] - self.class_begin[c]] - 1 for c in range(self.classes)]
        )

    def lay_reach(self) -> None:
        """Tabulate, as sets of classes, what so many cards, locomotives or trains suffice for."""
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

    def lay_neighbours(self) -> None:
        """List the routes at each city side by side."""
        self.at_begin: vec[i64] = vec[i64]([0])
        self.at: vec[i64] = vec[i64]()
        for city in range(len(self.cities)):
            for number, route in enumerate(self.routes):
                if city in route.cities:
                    self.at = append(self.at, number)
            self.at_begin = append(self.at_begin, len(self.at))

    def fresh(self) -> vec[i64]:
        """Return the open routes of each class as play begins."""
        return self.all_open[:]


def name_routes(pairs: list[tuple[str, str]], colours: list[str]) -> list[str]:
    """Name routes by their cities; parallel ones name their colour too, or a number if that is the same."""
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
