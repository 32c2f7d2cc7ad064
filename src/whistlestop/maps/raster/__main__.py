"""Render the pictures that ship with the page.

python -m whistlestop.maps.raster FOLDER
"""

import sys
from pathlib import Path
from typing import Final

from whistlestop.games import SHIPPED, load
from whistlestop.maps.drawing_cache import has_board, load_drawing
from whistlestop.maps.raster.app_icon import draw_icon
from whistlestop.maps.raster.board_picture import draw_board, draw_cards

ICONS: Final = {
    "icon-180": (180, False),
    "icon-192": (192, False),
    "icon-512": (512, False),
    "icon-maskable-512": (512, True),
}
"""The icons of the page by name: their sizes, and whether their edges may be cut off."""


def main(folder: str) -> None:
    """Write a picture of every shipped board, one for all other games, and the icons of the page."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    (target / "cards.png").write_bytes(draw_cards())
    for name, (size, maskable) in ICONS.items():
        (target / f"{name}.png").write_bytes(draw_icon(size, maskable=maskable))
    for game in map(load, SHIPPED):
        if has_board(game):
            (target / f"{game.name}.png").write_bytes(draw_board(load_drawing(game)))


if __name__ == "__main__":
    main(*sys.argv[1:])
