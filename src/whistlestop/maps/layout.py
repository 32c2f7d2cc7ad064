"""The layout of a board: positions of places, routes, names and queues."""

from dataclasses import dataclass

from whistlestop.maps.curve import Shape
from whistlestop.maps.dimensions import COUNTRY_TEXT, TEXT
from whistlestop.maps.geometry import Line, separation
from whistlestop.maps.labels import Spot, name_spots, place_labels, queue_spots
from whistlestop.maps.local_search import LocalSearch
from whistlestop.maps.network import Network, bundles_of
from whistlestop.maps.overrides import Overrides
from whistlestop.maps.paper import Paper
from whistlestop.maps.places import Globe
from whistlestop.maps.relaxation import relax

FIRST_ROUNDS = 8
LATER_ROUNDS = 3
TIMES = 3  # that labels are placed and routes adapted to them
MOST_TIMES = 7  # while some label still overlaps
SIDEWAYS = 30.0  # degrees of tolerance around a requested direction


@dataclass(frozen=True)
class Layout:
    """A board's layout."""

    paper: Paper
    network: Network
    names: list[Spot]  # of each place
    queues: dict[str, Spot]  # by the name of the city or country


def lay_out(globe: Globe, known: Line, overrides: Overrides) -> Layout:
    """Compute the layout of a board."""
    bundles = bundles_of(globe.board)
    paper = Paper(known, bundles, overrides.size)
    network = Network(bundles, [paper.project(lon, lat) for lon, lat in known], paper.width, paper.height)
    for number, (dx, dy) in overrides.moved.items():
        x, y = network.wanted[number]
        network.points[number] = (x + dx, y + dy)
    fixed = frozenset(overrides.moved)
    bent: dict[int, Shape] = {}
    for number, bundle in enumerate(bundles):
        if frozenset(bundle.ends) in overrides.bent:
            bent[number] = (*overrides.bent[frozenset(bundle.ends)], 0.5)
    relax(network, fixed)
    network.lay_all(bent)
    search = LocalSearch(network, fixed, bent)
    search.untangle()
    search.improve(FIRST_ROUNDS)
    search.reroute()
    search.improve(LATER_ROUNDS)
    for time in range(1, MOST_TIMES + 1):
        names, queues = write_names(globe, network, overrides)
        network.names = [spot.rectangle for spot in (*names, *queues.values())]
        network.changes += [name.bounding_box() for name in network.names]
        if time == MOST_TIMES or (time >= TIMES and not in_the_way(network)):
            break
        search.improve(LATER_ROUNDS)
        search.reroute()
        search.improve(LATER_ROUNDS)
    search.straighten()
    return Layout(paper, network, names, queues)


def in_the_way(network: Network) -> bool:
    """Return whether a label touches a car or another label."""
    cars = [rectangle for laid in network.laid for rectangle in laid.rectangles]
    for number, name in enumerate(network.names):
        for other in (*cars, *network.names[:number]):
            if abs(other.x - name.x) < name.half_length + 60 and separation(name, other) < 0.5:
                return True
    return False


def write_names(globe: Globe, network: Network, overrides: Overrides) -> tuple[list[Spot], dict[str, Spot]]:
    """Place all names and queues."""
    owners: list[list[int]] = []
    choices: list[list[Spot]] = []
    for number, name in enumerate(globe.board.cities):
        size = COUNTRY_TEXT if globe.is_country(number) else TEXT
        spots = name_spots(name, network.points[number], size)
        if number in overrides.names:
            wanted = overrides.names[number]
            spots = [one for one in spots if abs((one.direction - wanted + 180) % 360 - 180) <= SIDEWAYS]
        owners.append([number])
        choices.append(spots)
    for name, waiting in globe.waiting.items():
        ends = globe.board.places[name]
        owners.append(ends)
        choices.append([spot for end in ends for spot in queue_spots(waiting, network.points[end])])
    chosen = place_labels(network, owners, choices)
    places = len(globe.board.cities)
    return chosen[:places], dict(zip(globe.waiting, chosen[places:], strict=True))
