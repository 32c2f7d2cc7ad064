"""The bonus for a path from the east to the west of the map (FJ-09)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.loading.toml_file import TomlRow
from whistlestop.rail.board import Board
from whistlestop.rail.box import Box


@final
class Bonus:
    """The bonus ticket for joining a city in the east to one in the west."""

    def __init__(self, name: str, east: list[str], west: list[str]) -> None:
        self.name = name
        self.east = east
        self.west = west
        self.east_ends: vec[i64] = vec[i64]()
        self.west_ends: vec[i64] = vec[i64]()

    def locate(self, board: Board) -> None:
        """Look up the cities on a board."""
        self.east_ends = vec[i64]([board.cities.index(city) for city in self.east])
        self.west_ends = vec[i64]([board.cities.index(city) for city in self.west])


class BonusBox(Box):
    """A box whose map names the bonus cities."""

    def read_more(self) -> None:
        self.bonus = Bonus("", [], [])
        if self.map.file.data:
            table = self.map.file.table("bonus")
            table.only("name", "east", "west")
            self.bonus = Bonus(table.text("name"), self.cities(table, "east"), self.cities(table, "west"))

    def cities(self, table: TomlRow, key: str) -> list[str]:
        """Read a list of cities."""
        found = table.texts(key)
        for city in found:
            if city not in self.map.cities:
                table.fault(f"there is no city {city} on the board.")
        return found
