"""A match and a board draw themselves."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import whistlestop
from whistlestop.parts import RailView

SVG = "{http://www.w3.org/2000/svg}"
TOKENS = Path(__file__).parents[2] / "web" / "src" / "look" / "tokens.css"


def titles(picture: str) -> list[str]:
    """Return the titles of everything in a picture."""
    return [element.text or "" for element in ET.fromstring(picture).iter(f"{SVG}title")]


def words(picture: str) -> list[str]:
    """Return everything that is written in a picture."""
    return ["".join(element.itertext()) for element in ET.fromstring(picture).iter(f"{SVG}text")]


@pytest.fixture(scope="module")
def finished() -> whistlestop.Match:
    return whistlestop.play_out(whistlestop.new_match("europe", seats=2, seed=3), ["random", "random"])


def test_a_match_shows_whose_trains_lie_on_which_route(finished: whistlestop.Match) -> None:
    view = finished.view(whistlestop.SPECTATOR)
    assert isinstance(view, RailView)
    shown = titles(finished.svg())

    for route, owner in zip(view.board().routes, view.owner, strict=True):
        assert f"{route.name}: seat {owner - 1}" in shown if owner else route.name in shown


def test_a_match_shows_its_stations(finished: whistlestop.Match) -> None:
    stations = finished.view(0).to_dict()["station_at"]
    assert isinstance(stations, dict)
    expected = {f"{city}: station of seat {seat}" for city, seat in stations.items()}

    assert expected
    assert expected <= set(titles(finished.svg()))


def test_the_scores_stand_below_the_board(finished: whistlestop.Match) -> None:
    written = words(finished.svg(names=["Ada", "Ben & Co"]))

    assert {"Ada", "Ben & Co", *(str(sheet.total) for sheet in finished.score())} <= set(written)


def test_waiting_passengers_are_drawn() -> None:
    match = whistlestop.new_match("germany", seats=5, seed=3)
    waiting = match.view(0).to_dict()["waiting"]
    assert isinstance(waiting, dict)

    drawn = [title for title in titles(match.svg()) if " passenger in " in title]

    assert len(drawn) == sum(sum(there.values()) for there in waiting.values())


def test_a_game_without_a_board_shows_cards_and_seats() -> None:
    match = whistlestop.play_out(whistlestop.new_match("card_game", seats=3, seed=3), ["planner-easy"] * 3)

    assert {"Seat 0", "Seat 1", "Seat 2", "Completed"} <= set(words(match.svg()))
    assert "locomotive" in titles(match.svg())
    with pytest.raises(whistlestop.NoMap):
        whistlestop.draw_board("card_game")


def test_a_notebook_draws_matches_and_boards(finished: whistlestop.Match) -> None:
    board = whistlestop.draw_board("europe")

    assert finished._repr_svg_() == finished.svg()
    assert board._repr_svg_() == board
    assert re.fullmatch(r"<Svg \d+ × \d+>", repr(board))


def test_two_pictures_on_one_page_share_no_identifiers(finished: whistlestop.Match) -> None:
    other = whistlestop.new_match("usa", seed=1)
    found = [set(re.findall(r'\bid="([^"]+)"', str(match.svg()))) for match in (finished, other)]

    assert found[0]
    assert found[0].isdisjoint(found[1])
    used = re.findall(r'(?:href="#|url\(#)([^")]+)', str(finished.svg()))
    assert set(used) <= found[0]
