"""Drawn boards on a shelf: each is made once, and found again as long as what it is made from is the same.

python -m whistlestop.maps.shelf FOLDER [NAME…]    draw the boards of these games, or of all that ship
"""

import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game
from whistlestop.games import SHIPPED, load
from whistlestop.maps import geography
from whistlestop.maps.draw import draw
from whistlestop.maps.drawing import Drawing
from whistlestop.maps.places import NoMap
from whistlestop.rail.view import RailView

DRAWN: Final = Path(__file__).with_name("drawn")
"""The shelf that comes with the package."""
NO_MAP: Final = 3
"""The code by which a process says that there is a game, and no way to draw its board."""


def label(game: Game) -> str:
    """Name the file with a game's board; the name changes with the map and with the art of drawing."""
    total = hashlib.sha256()
    tools = [*Path(__file__).parent.glob("*.py"), geography.FILE]
    for file in sorted([*game.about.folder.glob("*.toml"), *tools]):
        total.update(hashlib.sha256(file.read_bytes() if file.exists() else b"").digest())
    return f"{game.name}-{total.hexdigest()[:16]}.json"


def find(game: Game, shelves: Iterable[Path]) -> str | None:
    """Take a game's board from the first shelf that has it, as JSON."""
    name = label(game)
    for shelf in shelves:
        if (shelf / name).exists():
            return (shelf / name).read_text(encoding="utf-8")
    return None


def drawing(game: Game) -> Drawing:
    """Take a game's board from the shelf of the package, or draw it."""
    found = find(game, [DRAWN])
    return Drawing.from_json(found) if found else draw(game)


def put(game: Game, drawn: str, shelf: Path) -> None:
    """Put a game's board on a shelf, in place of older ones; nobody ever finds half of it."""
    shelf.mkdir(parents=True, exist_ok=True)
    name = label(game)
    (shelf / f"{name}.new").write_text(drawn, encoding="utf-8")
    (shelf / f"{name}.new").replace(shelf / name)
    for old in shelf.glob(f"{game.name}-{'[0-9a-f]' * 16}.json"):
        if old.name != name:
            old.unlink(missing_ok=True)


def main(folder: str, *names: str) -> None:
    """Draw the boards of some games, unless they are on the shelf."""
    for game in map(load, names or SHIPPED):
        if find(game, [Path(folder)]) is None and (names or has_board(game)):
            put(game, draw(game).to_json(), Path(folder))


def has_board(game: Game) -> bool:
    """Tell whether there is a board to draw."""
    return issubclass(game.view_type, RailView)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except NoMap as missing:
        print(missing)
        sys.exit(NO_MAP)
    except WhistlestopError as error:
        sys.exit(str(error))
