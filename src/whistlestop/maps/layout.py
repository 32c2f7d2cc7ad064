"""Laying a board out: places, routes, names and waiting passengers, each with regard to the others."""

from dataclasses import dataclass

from whistlestop.maps.bending import Bender
from whistlestop.maps.curve import Shape
from whistlestop.maps.labels import Spot, place, spots_for_name, spots_for_passengers
from whistlestop.maps.measures import COUNTRY_TEXT, TEXT
from whistlestop.maps.network import Network, bundles_of
from whistlestop.maps.overrides import Overrides
from whistlestop.maps.paper import Paper
from whistlestop.maps.places import Globe
from whistlestop.maps.plane import Line, apart
from whistlestop.maps.relaxing import relax

FIRST_ROUNDS = 8
LATER_ROUNDS = 3
TIMES = 3  # that names are placed and routes give way to them
MOST_TIMES = 7  # if some name is still in the way
SIDEWAYS = 30.0  # degrees by which a name may be off the side that was asked for


@dataclass(frozen=True)
class Layout:
    """A board on paper."""

    paper: Paper
    network: Network
    names: list[Spot]  # of each place
    queues: dict[str, Spot]  # where passengers wait, by the name of the city or country


def lay_out(globe: Globe, known: Line, overrides: Overrides) -> Layout:
    """Lay a board out."""
    bundles = bundles_of(globe.board)
    paper = Paper(known, bundles, overrides.size)
    network = Network(bundles, [paper.put(lon, lat) for lon, lat in known], paper.width, paper.height)
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
    bender = Bender(network, fixed, bent)
    bender.untangle()
    bender.improve(FIRST_ROUNDS)
    bender.trade()
    bender.improve(LATER_ROUNDS)
    for time in range(1, MOST_TIMES + 1):
        names, queues = write_names(globe, network, overrides)
        network.names = [spot.slab for spot in (*names, *queues.values())]
        network.changes += [name.around() for name in network.names]
        if time == MOST_TIMES or (time >= TIMES and not in_the_way(network)):
            break
        bender.improve(LATER_ROUNDS)
        bender.trade()
        bender.improve(LATER_ROUNDS)
    bender.straighten()
    return Layout(paper, network, names, queues)


def in_the_way(network: Network) -> bool:
    """Say whether a name touches a car or another name."""
    cars = [slab for laid in network.laid for slab in laid.slabs]
    for number, name in enumerate(network.names):
        for other in (*cars, *network.names[:number]):
            if abs(other.x - name.x) < name.long + 60 and apart(name, other) < 0.5:
                return True
    return False


def write_names(globe: Globe, network: Network, overrides: Overrides) -> tuple[list[Spot], dict[str, Spot]]:
    """Find a spot for every name and for all who wait."""
    owners: list[list[int]] = []
    choices: list[list[Spot]] = []
    for number, name in enumerate(globe.board.cities):
        size = COUNTRY_TEXT if globe.is_country(number) else TEXT
        spots = spots_for_name(name, network.points[number], size)
        if number in overrides.names:
            wanted = overrides.names[number]
            spots = [one for one in spots if abs((one.direction - wanted + 180) % 360 - 180) <= SIDEWAYS]
        owners.append([number])
        choices.append(spots)
    for name, waiting in globe.waiting.items():
        ends = globe.board.places[name]
        owners.append(ends)
        choices.append([spot for end in ends for spot in spots_for_passengers(waiting, network.points[end])])
    chosen = place(network, owners, choices)
    places = len(globe.board.cities)
    return chosen[:places], dict(zip(globe.waiting, chosen[places:], strict=True))
