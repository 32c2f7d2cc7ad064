"""Render the pictures that ship with the page.

python -m whistlestop.maps.raster FOLDER
"""

import sys
from pathlib import Path

from whistlestop.games import SHIPPED, load
from whistlestop.maps.drawing_cache import has_board, load_drawing
from whistlestop.maps.raster.board_picture import draw_board, draw_cards


def main(folder: str) -> None:
    """Write a picture of every shipped board, and one for all other games."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    (target / "cards.png").write_bytes(draw_cards())
    for game in map(load, SHIPPED):
        if has_board(game):
            (target / f"{game.name}.png").write_bytes(draw_board(load_drawing(game)))


if __name__ == "__main__":
    main(*sys.argv[1:])
