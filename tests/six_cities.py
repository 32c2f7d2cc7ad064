"""The six-city map of the tutorial, a game that is drawn in a few seconds."""

import re
from pathlib import Path

TUTORIAL = Path(__file__).parents[1] / "docs" / "adding_a_game.md"
MAP = ("about.toml", "board.toml", "tickets.toml")
RULE = ("game.py", "words/fr.toml")


def write_six_cities(parent: Path) -> Path:
    """Write the map into a folder and return it."""
    return write_files(parent, MAP)


def write_six_cities_with_souvenirs(parent: Path) -> Path:
    """Write the map and its own rule into a folder and return it."""
    return write_files(parent, MAP + RULE)


def write_files(parent: Path, names: tuple[str, ...]) -> Path:
    """Write files of the tutorial and return their folder."""
    folder = parent / "six_cities"
    text = TUTORIAL.read_text(encoding="utf-8")
    for name in names:
        found = re.search(rf"\*\*six_cities/{re.escape(name)}\*\*.*?```\w+\n(.*?)```", text, re.DOTALL)
        assert found
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(found[1], encoding="utf-8")
    return folder
