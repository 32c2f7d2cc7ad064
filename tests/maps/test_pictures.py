"""Pictures of boards are PNG files that show the board."""

import struct
import zlib

import pytest

from whistlestop.games import load
from whistlestop.maps.drawing_cache import load_drawing
from whistlestop.maps.raster.board_picture import HEIGHT, WIDTH, draw_board, draw_cards
from whistlestop.maps.raster.canvas import Canvas, rgb
from whistlestop.maps.raster.outline import UnknownPath, circle, parse_path, placed, rectangle
from whistlestop.maps.style import Style

LARGEST = 300_000
"""Bytes beyond which some chat programs show no picture."""


def pixels(png: bytes) -> tuple[int, int, bytes]:
    """Decode an unfiltered RGB picture."""
    width, height = struct.unpack(">II", png[16:24])
    at = png.index(b"IDAT")
    (length,) = struct.unpack(">I", png[at - 4 : at])
    rows = zlib.decompress(png[at + 4 : at + 4 + length])
    stride = 3 * width + 1
    return width, height, b"".join(rows[start + 1 : start + stride] for start in range(0, len(rows), stride))


def test_a_covered_pixel_has_the_colour_and_a_half_covered_one_a_mixture() -> None:
    canvas = Canvas(4, 3, "#000000")
    canvas.fill([[(1, 0), (2.5, 0), (2.5, 2), (1, 2)]], "#ffffff")
    _, _, found = pixels(canvas.png())
    assert [list(found[12 * row : 12 * row + 12 : 3]) for row in range(3)] == [
        [0, 255, 128, 0],
        [0, 255, 128, 0],
        [0, 0, 0, 0],
    ]


def test_a_hole_stays_empty() -> None:
    canvas = Canvas(9, 9, "#000000")
    canvas.fill([placed(rectangle(7, 7), 4.5, 4.5), placed(rectangle(3, 3), 4.5, 4.5)], "#ff0000")
    middle, edge = 3 * (4 * 9 + 4), 3 * (1 * 9 + 1)
    assert (canvas.pixels[middle], canvas.pixels[edge]) == (0, 255)


def test_what_is_beyond_the_canvas_is_cut_off() -> None:
    canvas = Canvas(4, 4, "#000000")
    canvas.fill([placed(circle(50), 2, 2)], "#00ff00")
    assert bytes(canvas.pixels) == rgb("#00ff00") * 16


def test_path_data_may_be_relative_and_curved() -> None:
    assert parse_path("M1 2l3 4-1.5.5Z") == [[(1, 2), (4, 6), (2.5, 6.5), (1, 2)]]
    assert parse_path("M0 0C0 1 1 1 1 0")[0][-1] == (1, 0)
    with pytest.raises(UnknownPath):
        parse_path("1 2")


def test_the_board_is_shown_with_its_cities_in_a_size_that_chat_programs_accept() -> None:
    drawing = load_drawing(load("first_journey"))
    png = draw_board(drawing)
    width, height, found = pixels(png)
    assert (width, height) == (WIDTH, HEIGHT)
    assert len(png) < LARGEST
    city = rgb(Style()["city"])
    assert found.count(city) > len(drawing.cities)


def test_games_without_a_board_have_a_picture_of_cards() -> None:
    png = draw_cards()
    assert pixels(png)[:2] == (WIDTH, HEIGHT)
    assert len(png) < LARGEST
