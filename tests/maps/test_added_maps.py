"""Maps of user games are drawn like any other, or refused with an explanation."""

import re
from math import hypot
from pathlib import Path

import pytest

from tests.cli.program import whistlestop
from whistlestop.games.catalogue import build_game
from whistlestop.maps.dimensions import CAR_LENGTH
from whistlestop.maps.draw import draw
from whistlestop.maps.flaws import flaws
from whistlestop.maps.places import NoMap

PAGE = Path(__file__).parents[2] / "docs" / "adding_a_game.md"


@pytest.fixture
def six_cities(tmp_path: Path) -> Path:
    """Write the map that the tutorial adds."""
    folder = tmp_path / "six_cities"
    folder.mkdir()
    blocks = PAGE.read_text(encoding="utf-8").split("```toml\n")[1:4]
    for name, block in zip(("about", "board", "tickets"), blocks, strict=True):
        (folder / f"{name}.toml").write_text(block.split("```")[0], encoding="utf-8")
    return folder


def change(folder: Path, before: str, after: str) -> None:
    """Change the board."""
    file = folder / "board.toml"
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")


def test_the_map_of_the_tutorial_is_drawn_without_a_flaw(six_cities: Path) -> None:
    drawing = draw(build_game(six_cities, frozenset()))
    assert [city.name for city in drawing.cities][:3] == ["Basel", "Bern", "Genève"]
    assert len(drawing.routes) == 12
    assert flaws(drawing) == []


def test_a_map_around_the_other_side_of_the_globe_is_drawn(six_cities: Path) -> None:
    for city in ("7.59", "7.45", "6.15", "8.95", "8.31", "8.54"):
        lon = float(city) + 172.0
        change(six_cities, f"lon = {city}", f"lon = {lon if lon <= 180 else lon - 360:.2f}")
    drawing = draw(build_game(six_cities, frozenset()))
    assert flaws(drawing) == []
    assert drawing.cities[2].x < drawing.cities[0].x < drawing.cities[3].x


def test_a_map_across_the_equator_is_drawn(six_cities: Path) -> None:
    for lat in ("47.56", "46.95", "46.2", "46.0", "47.05", "47.37"):
        change(six_cities, f"lat = {lat}", f"lat = {float(lat) - 46.8:.2f}")
    assert flaws(draw(build_game(six_cities, frozenset()))) == []


def test_two_cities_that_nearly_touch_do_not_blow_the_map_up(six_cities: Path) -> None:
    change(six_cities, "lat = 47.05, lon = 8.31", "lat = 47.3701, lon = 8.54")
    drawing = draw(build_game(six_cities, frozenset()))
    assert max(drawing.width, drawing.height) < 1000
    luzern, zürich = drawing.cities[4:6]
    assert hypot(luzern.x - zürich.x, luzern.y - zürich.y) > CAR_LENGTH


def test_a_city_that_no_route_leads_to_is_drawn(six_cities: Path) -> None:
    change(six_cities, "cities = [", 'cities = [\n  { name = "Davos", lat = 46.8, lon = 9.84 },')
    drawing = draw(build_game(six_cities, frozenset()))
    assert "Davos" in [city.name for city in drawing.cities]
    assert flaws(drawing) == []


def test_a_map_with_one_route_is_drawn(six_cities: Path) -> None:
    board = six_cities / "board.toml"
    lines = board.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if "from" not in line or ("Basel" in line and "Bern" in line)]
    kept = [line for line in kept if "lat" not in line or "Basel" in line or "Bern" in line]
    board.write_text("\n".join(kept), encoding="utf-8")
    ticket = '{ from = "Basel", to = "Bern", points = 5 },\n'
    (six_cities / "tickets.toml").write_text(f"tickets = [\n{ticket * 10}]", encoding="utf-8")
    assert flaws(draw(build_game(six_cities, frozenset()))) == []


def test_a_city_without_coordinates_is_named(six_cities: Path) -> None:
    change(six_cities, "lat = 46.2, lon = 6.15", 'country = "Switzerland"')
    with pytest.raises(NoMap, match="Genève has no coordinates; add its lat and lon"):
        draw(build_game(six_cities, frozenset()))


def test_two_cities_on_one_spot_are_named(six_cities: Path) -> None:
    change(six_cities, "lat = 46.95, lon = 7.45", "lat = 47.56, lon = 7.59")
    with pytest.raises(NoMap, match="Bern and Basel have the same position"):
        draw(build_game(six_cities, frozenset()))


def test_a_game_without_a_board_is_not_drawn() -> None:
    outcome = whistlestop("map", "card_game")
    assert outcome.code == 2
    assert "has no board" in outcome.complained


def test_layout_toml_moves_a_city_bends_a_route_and_turns_a_name(six_cities: Path) -> None:
    plain = draw(build_game(six_cities, frozenset()))
    (six_cities / "layout.toml").write_text(
        'cities = [{ name = "Genève", move = [-30, 20], label = "west" }]\n'
        'routes = [{ from = "Genève", to = "Lugano", bend = [-0.3, -0.3] }]\n',
        encoding="utf-8",
    )
    moved = draw(build_game(six_cities, frozenset()))
    assert moved.cities[2].x < plain.cities[2].x - 10
    assert moved.cities[2].label.anchor == "end"
    number = next(i for i, route in enumerate(moved.routes) if route.name == "Genève-Lugano")
    middle, line = moved.routes[number].cars[2], [moved.cities[2], moved.cities[3]]
    assert middle.y < min(city.y for city in line)
    plain_middle = plain.routes[number].cars[2]
    assert plain_middle.y > middle.y


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('cities = [{ name = "Wien", move = [1, 2] }]', "there is no place “Wien”"),
        ('cities = [{ name = "Bern", move = 5 }]', "“move” should be two numbers"),
        ('cities = [{ name = "Bern", label = "up" }]', "“up” is not a direction"),
        ('routes = [{ from = "Basel", to = "Lugano", bend = [0, 0] }]', "no route joins Basel and Lugano"),
        ("size = 9", "“size” should be a number from 0.5 to 3"),
        ("scale = 2", "“scale” means nothing here"),
    ],
)
def test_a_mistake_in_layout_toml_is_reported_with_its_line(
    six_cities: Path, text: str, complaint: str
) -> None:
    (six_cities / "layout.toml").write_text(text, encoding="utf-8")
    with pytest.raises(NoMap, match=complaint) as refused:
        draw(build_game(six_cities, frozenset()))
    assert "layout.toml:1: " in str(refused.value)


def test_check_reports_a_mistake_in_layout_toml_too(six_cities: Path) -> None:
    assert whistlestop("check", str(six_cities)).code == 0
    (six_cities / "layout.toml").write_text('\ncities = [{ name = "Wien", move = [1, 2] }]', encoding="utf-8")
    outcome = whistlestop("check", str(six_cities))
    assert outcome.code == 2
    assert "layout.toml:2: there is no place “Wien”" in outcome.said
    assert "1 mistake found." in outcome.said


def test_lines_that_cross_are_a_flaw(six_cities: Path) -> None:
    (six_cities / "layout.toml").write_text(
        'routes = [{ from = "Genève", to = "Lugano", bend = [-1.2, -1.2] }]', encoding="utf-8"
    )
    found = flaws(draw(build_game(six_cities, frozenset())))
    assert any(re.match(r"The lines of .*Genève-Lugano.* cross\.", flaw) for flaw in found), found


def test_the_command_writes_a_picture_and_data(six_cities: Path, tmp_path: Path) -> None:
    svg, data = tmp_path / "map.svg", tmp_path / "map.json"
    outcome = whistlestop("map", str(six_cities), "--svg", str(svg), "--json", str(data))
    assert outcome.code == 0, outcome.complained
    assert "6 places and 12 routes" in outcome.said
    assert "Nothing overlaps." in outcome.said
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert '"name":"Genève"' in data.read_text(encoding="utf-8")
