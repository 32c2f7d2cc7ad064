"""Cache of drawn boards, keyed by a hash of everything that a drawing depends on.

python -m whistlestop.maps.drawing_cache FOLDER [NAME…]    draw the boards of these games, or of all that ship
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
from whistlestop.maps.drawing import MapDrawing
from whistlestop.maps.places import NoMap
from whistlestop.rail.view import RailView

SHIPPED_DRAWINGS: Final = Path(__file__).with_name("drawn")
"""The drawings that ship with the package."""
NO_MAP: Final = 3
"""The exit code for a game whose board can't be drawn."""


def file_name(game: Game) -> str:
    """Return the cache file's name, which hashes the game's data and the drawing code."""
    total = hashlib.sha256()
    tools = [*Path(__file__).parent.glob("*.py"), geography.FILE]
    for file in sorted([*game.about.folder.glob("*.toml"), *tools]):
        total.update(hashlib.sha256(file.read_bytes() if file.exists() else b"").digest())
    return f"{game.name}-{total.hexdigest()[:16]}.json"


def find(game: Game, folders: Iterable[Path]) -> str | None:
    """Return a game's drawing as JSON from the first folder that has it."""
    name = file_name(game)
    for folder in folders:
        if (folder / name).exists():
            return (folder / name).read_text(encoding="utf-8")
    return None


def load_drawing(game: Game) -> MapDrawing:
    """Return a game's shipped drawing, or draw it."""
    found = find(game, [SHIPPED_DRAWINGS])
    return MapDrawing.from_json(found) if found else draw(game)


def store(game: Game, drawn: str, folder: Path) -> None:
    """Store a game's drawing atomically and delete its outdated ones."""
    folder.mkdir(parents=True, exist_ok=True)
    name = file_name(game)
    (folder / f"{name}.new").write_text(drawn, encoding="utf-8")
    (folder / f"{name}.new").replace(folder / name)
    for old in folder.glob(f"{game.name}-{'[0-9a-f]' * 16}.json"):
        if old.name != name:
            old.unlink(missing_ok=True)


def main(folder: str, *names: str) -> None:
    """Draw the boards of the named games, or of all shipped ones, unless they are cached."""
    for game in map(load, names or SHIPPED):
        if find(game, [Path(folder)]) is None and (names or has_board(game)):
            store(game, draw(game).to_json(), Path(folder))


def has_board(game: Game) -> bool:
    """Return whether the game has a board to draw."""
    return issubclass(game.view_type, RailView)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except NoMap as missing:
        print(missing)
        sys.exit(NO_MAP)
    except WhistlestopError as error:
        sys.exit(str(error))
