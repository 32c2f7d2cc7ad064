"""Geography: read from TopoJSON, packed, projected, clipped and warped."""

import json
from math import cos, hypot, radians
from pathlib import Path

import pytest

from whistlestop.maps.geography import Geography, geography, unroll, write
from whistlestop.maps.geometry import area, clip_line, clip_ring, simplify
from whistlestop.maps.network import Bundle
from whistlestop.maps.paper import Paper
from whistlestop.maps.projection import Projection
from whistlestop.maps.terrain import Surveyor
from whistlestop.maps.topology import Topology
from whistlestop.maps.warp import Warp

TWO_COUNTRIES = {
    "type": "Topology",
    "transform": {"scale": [0.5, 0.25], "translate": [10, 40]},
    "arcs": [
        [[4, 0], [0, 8]],  # the border between them, northwards
        [[4, 8], [-4, 0], [0, -8], [4, 0]],  # around the western one
        [[4, 0], [4, 0], [0, 8], [-4, 0]],  # around the eastern one
    ],
    "objects": {
        "countries": {
            "type": "GeometryCollection",
            "geometries": [
                {"type": "Polygon", "arcs": [[0, 1]]},
                {"type": "MultiPolygon", "arcs": [[[2, -1]]]},
                {"type": None},
            ],
        },
        "rivers": {
            "type": "GeometryCollection",
            "geometries": [
                {"type": "LineString", "arcs": [0]},
                {"type": "MultiLineString", "arcs": [[1], [2]]},
            ],
        },
    },
}


@pytest.fixture
def topology(tmp_path: Path) -> Topology:
    file = tmp_path / "two.json"
    file.write_text(json.dumps(TWO_COUNTRIES), encoding="utf-8")
    return Topology(file, lambda line: line)


def test_outlines_are_joined_from_arcs_forwards_and_backwards(topology: Topology) -> None:
    west, east = topology.rings("countries")
    assert west == [(12, 40), (12, 42), (10, 42), (10, 40), (12, 40)]
    assert east == [(12, 40), (14, 40), (14, 42), (12, 42), (12, 40)]


def test_only_the_arc_of_two_countries_is_a_border(topology: Topology) -> None:
    assert topology.shared("countries") == [[(12, 40), (12, 42)]]


def test_lines_are_read_one_by_one(topology: Topology) -> None:
    assert [len(line) for line in topology.lines("rivers")] == [2, 4, 4]


def test_the_file_keeps_everything_but_the_finest_grain(tmp_path: Path) -> None:
    land = [(-0.001, 50.0), (10.123, 51.456), (9.5, -3.25)]
    found = Geography([land], [], [land[:2]], [], [])
    write(found, tmp_path / "ground.gz")
    read = geography(tmp_path / "ground.gz")
    assert read is not None
    assert read.lakes == []
    for (x, y), (ax, ay) in zip(read.land[0], land, strict=True):
        assert hypot(x - ax, y - ay) < 0.004
    first = (tmp_path / "ground.gz").read_bytes()
    write(found, tmp_path / "ground.gz")
    assert (tmp_path / "ground.gz").read_bytes() == first


def test_an_island_on_the_seam_of_the_globe_stays_one_island() -> None:
    island = [(179.0, -16.0), (-179.5, -16.0), (-179.5, -17.0), (179.0, -17.0), (179.0, -16.0)]
    assert [lon for lon, _ in unroll(island)] == [179.0, 180.5, 180.5, 179.0, 179.0]
    around_a_pole = [(-170.0, -80.0), (-20.0, -80.0), (120.0, -80.0), (-170.0, -80.0)]
    assert unroll(around_a_pole) == around_a_pole


def test_without_the_file_there_is_no_ground(tmp_path: Path) -> None:
    assert geography(tmp_path / "missing.gz") is None


@pytest.mark.parametrize("middle", [(10.0, 50.0), (-95.0, 40.0), (100.0, 0.5), (150.0, -30.0), (179.0, 65.0)])
def test_a_projection_is_undone_exactly(middle: tuple[float, float]) -> None:
    lon, lat = middle
    project = Projection([(lon - 8, lat - 5), (lon + 8, lat + 5)])
    for point in ((lon, lat), (lon - 7, lat + 4), (lon + 8, lat - 5)):
        assert project.inverse(*project(*point)) == pytest.approx(point)


@pytest.mark.parametrize("lat", [55.0, 0.0, -40.0])
def test_north_is_up_east_is_right_and_shapes_are_kept(lat: float) -> None:
    project = Projection([(0.0, lat - 8), (30.0, lat + 8)])
    x, y = project(15.0, lat)
    east, north = project(15.01, lat), project(15.0, lat + 0.01)
    assert east[0] > x
    assert north[1] < y
    assert (east[0] - x) / cos(radians(lat)) == pytest.approx(y - north[1], rel=1e-3)


def test_a_warp_moves_the_ground_about_as_far_as_the_cities_on_it() -> None:
    before = [(200.0, 200.0), (600.0, 300.0), (400.0, 500.0)]
    after = [(230.0, 190.0), (600.0, 300.0), (400.0, 500.0)]
    warp = Warp(before, after, 800, 700)
    x, y = warp((200.0, 200.0))
    assert hypot(x - 230, y - 190) < 8
    x, y = warp((600.0, 300.0))
    assert hypot(x - 600, y - 300) < 4
    x, y = warp((0.0, 700.0))
    assert hypot(x, y - 700) < 6


def test_a_polygon_is_cut_at_the_edge() -> None:
    ring = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    assert area(clip_ring(ring, (5.0, 5.0, 20.0, 20.0))) == pytest.approx(25)
    assert clip_ring(ring, (11.0, 11.0, 20.0, 20.0)) == []


def test_a_line_is_cut_into_the_stretches_that_are_seen() -> None:
    line = [(0.0, 0.0), (10.0, 0.0), (10.0, 50.0), (20.0, 50.0), (20.0, 0.0), (30.0, 0.0)]
    pieces = clip_line(line, (-5.0, -5.0, 35.0, 5.0))
    assert [piece[0] for piece in pieces] == [(0.0, 0.0), (20.0, 50.0)]


def test_thinning_keeps_corners_and_drops_what_lies_between() -> None:
    line = [(0.0, 0.0), (1.0, 0.01), (2.0, 0.0), (2.0, 1.0), (2.0, 2.0)]
    assert simplify(line, 0.1) == [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0)]


def test_land_sea_and_borders_appear_where_they_are() -> None:
    known = [(8.0, 48.0), (12.0, 52.0)]
    paper = Paper(known, [Bundle((0, 1), [0], 12)], 1.0)
    points = [paper.project(lon, lat) for lon, lat in known]
    land = [(0.0, 40.0), (10.0, 40.0), (10.0, 60.0), (0.0, 60.0), (0.0, 40.0)]
    far = [(100.0, 40.0), (110.0, 40.0), (110.0, 60.0), (100.0, 40.0)]
    ground = Geography([land, far], [], [], [[(9.0, 30.0), (9.0, 70.0)]], [])
    terrain = Surveyor(paper, Warp(points, points, paper.width, paper.height)).survey(ground)
    assert terrain.land.count("M") == terrain.land.count("Z") == 1
    assert terrain.borders.count("M") == 1
    assert terrain.rivers == ""
    assert terrain.graticule
