"""Every shipped board is drawn without overlaps."""

from itertools import combinations, pairwise
from math import hypot

import pytest

from tests.maps.drawings import SHIPPED, board, drawn
from tests.maps.polygons import Polygon, car_shape, city_shape, cross, gap, name_shapes, overlap, queue_shape
from whistlestop.core.cards import NAMES
from whistlestop.games import load
from whistlestop.maps.dimensions import CAR_LENGTH, CAR_WIDTH, GAP
from whistlestop.maps.draw import draw
from whistlestop.maps.flaws import flaws
from whistlestop.maps.network import bundles_of
from whistlestop.maps.overrides import read_overrides
from whistlestop.maps.paper import Paper
from whistlestop.maps.places import Globe, locate

TOLERANCE = 0.5  # square units, where a car covers 494
ROUNDING = 0.3  # of coordinates and angles that are written with one decimal
WIDEST, HIGHEST = 250.0, 90.0  # corners of things that overlap are not farther apart
FARTHEST = 75.0  # a place is moved, where a car is 38 long

every_map = pytest.mark.parametrize("name", SHIPPED)


def cars(name: str) -> list[tuple[str, Polygon]]:
    """Return all cars of a map with their routes."""
    drawing = drawn(name)
    return [(route.name, car_shape(car, drawing)) for route in drawing.routes for car in route.cars]


def writing(name: str) -> list[tuple[str, Polygon]]:
    """Return all names and queues on a map."""
    drawing = drawn(name)
    found = [(city.name, shape) for city in drawing.cities for shape in name_shapes(city, drawing)]
    return found + [(f"those in {queue.name}", queue_shape(queue)) for queue in drawing.places]


def overlapping(pairs: list[tuple[tuple[str, Polygon], tuple[str, Polygon]]]) -> list[str]:
    """Return the pairs that share more than the tolerance."""
    found: list[str] = []
    for (one, shape), (other, other_shape) in pairs:
        (ax, ay), (bx, by) = shape[0], other_shape[0]
        if abs(ax - bx) < WIDEST and abs(ay - by) < HIGHEST:
            shared = overlap(shape, other_shape)
            if shared > TOLERANCE:
                found.append(f"{one} and {other} share {shared:.1f}")
    return found


@every_map
def test_no_car_overlaps_another(name: str) -> None:
    assert overlapping(list(combinations(cars(name), 2))) == []


@every_map
def test_no_car_covers_a_city(name: str) -> None:
    cities = [(city.name, city_shape(city)) for city in drawn(name).cities]
    assert overlapping([(car, city) for car in cars(name) for city in cities]) == []


@every_map
def test_no_name_covers_a_car_a_city_or_another_name(name: str) -> None:
    cities = [(city.name, city_shape(city)) for city in drawn(name).cities]
    names = writing(name)
    assert overlapping([(one, other) for one in names for other in (*cars(name), *cities)]) == []
    assert overlapping(list(combinations(names, 2))) == []


@every_map
def test_everything_lies_on_the_paper(name: str) -> None:
    drawing = drawn(name)
    cities = [(city.name, city_shape(city)) for city in drawing.cities]
    for what, shape in (*cars(name), *writing(name), *cities):
        for x, y in shape:
            assert 0 < x < drawing.width, what
            assert 0 < y < drawing.height, what


@every_map
def test_the_drawer_finds_no_flaw_either(name: str) -> None:
    assert flaws(drawn(name)) == []


@every_map
def test_every_route_has_its_cars_and_no_car_is_closer_than_the_gap(name: str) -> None:
    drawing = drawn(name)
    for route, on_board in zip(drawing.routes, board(name).routes, strict=True):
        assert route.name == on_board.name
        assert len(route.cars) == route.length == on_board.length
        assert sum(car.locomotive for car in route.cars) == route.ferry == on_board.ferry
        for one, other in pairwise(route.cars):
            assert hypot(one.x - other.x, one.y - other.y) >= CAR_LENGTH + GAP - 1 - ROUNDING, route.name
            assert gap(car_shape(one, drawing), car_shape(other, drawing)) > 1.0, route.name


@every_map
def test_every_route_leads_from_its_first_city_to_its_second(name: str) -> None:
    drawing = drawn(name)
    for route, on_board in zip(drawing.routes, board(name).routes, strict=True):
        assert route.cities == on_board.cities
        first, last = (drawing.cities[city] for city in route.cities)
        numbers = [float(number) for number in route.path[1:].replace("C", " ").split()]
        assert numbers[:2] == [first.x, first.y]
        assert numbers[-2:] == [last.x, last.y]
        ends = [hypot(car.x - first.x, car.y - first.y) for car in (route.cars[0], route.cars[-1])]
        assert ends[0] <= ends[1]


@every_map
def test_parallel_routes_lie_side_by_side(name: str) -> None:
    drawing = drawn(name)
    groups = board(name).groups
    assert groups
    for group in groups:
        for one, other in combinations([drawing.routes[number] for number in group], 2):
            backwards = one.cities != other.cities
            for a, b in zip(one.cars, other.cars[:: -1 if backwards else 1], strict=True):
                apart = hypot(a.x - b.x, a.y - b.y)
                assert CAR_WIDTH < apart < len(group) * 1.3 * CAR_WIDTH, (one.name, other.name)


@every_map
def test_no_route_crosses_another(name: str) -> None:
    drawing = drawn(name)
    ends = [[drawing.cities[city] for city in route.cities] for route in drawing.routes]
    lines = [
        [(a.x, a.y), *((car.x, car.y) for car in route.cars), (b.x, b.y)]
        for route, (a, b) in zip(drawing.routes, ends, strict=True)
    ]
    for (one, line), (other, other_line) in combinations(zip(drawing.routes, lines, strict=True), 2):
        if set(one.cities) != set(other.cities):
            meetings = [
                (step, other_step)
                for step in pairwise(line)
                for other_step in pairwise(other_line)
                if cross(*step, *other_step)
            ]
            assert not meetings, (one.name, other.name)


@every_map
def test_places_are_moved_only_a_little(name: str) -> None:
    game = load(name)
    globe = Globe(game.about.folder, board(name))
    known = locate(game, globe)
    overrides = read_overrides(game.about.folder, board(name))
    paper = Paper(known, bundles_of(board(name)), overrides.size)
    moved: list[float] = []
    for (lon, lat), city in zip(known, drawn(name).cities, strict=True):
        x, y = paper.project(lon, lat)
        moved.append(hypot(city.x - x, city.y - y))
    assert max(moved) < FARTHEST
    assert sum(moved) / len(moved) < FARTHEST / 3


@every_map
def test_colours_are_those_of_the_cards_or_gray(name: str) -> None:
    colours = {route.colour for route in drawn(name).routes}
    assert colours <= {*NAMES[:8], "gray"}


@every_map
def test_a_map_is_small_enough_to_send(name: str) -> None:
    assert len(drawn(name).to_json().encode()) < 250_000


def test_a_map_is_drawn_the_same_every_time() -> None:
    assert draw(load("first_journey_usa")) == drawn("first_journey_usa")


def test_germany_has_all_dead_ends_and_a_place_for_everybody_who_waits() -> None:
    drawing = drawn("germany")
    ends = [city.name for city in drawing.cities if city.kind == "country"]
    assert len(ends) == 14
    assert ends.count("Schweiz") == 3
    waiting = {queue.name: queue.columns * queue.rows for queue in drawing.places}
    assert len(waiting) == 40
    assert waiting["Berlin"] >= 5
    assert waiting["Schweiz"] == 1


def test_cities_lie_as_on_the_globe() -> None:
    place = {city.name: city for city in drawn("europe").cities}
    assert place["Edinburgh"].y < place["London"].y < place["Madrid"].y < place["Cadiz"].y
    assert place["Lisboa"].x < place["Paris"].x < place["Wien"].x < place["Moskva"].x
