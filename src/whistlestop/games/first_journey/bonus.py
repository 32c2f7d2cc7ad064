"""The bonus for a path from the east to the west of the map (FJ-09)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.sheet import Row
from whistlestop.rail.board import Board
from whistlestop.rail.box import Box


@final
class Bonus:
    """The cities that earn a bonus ticket when one of the east and one of the west are joined."""

    def __init__(self, name: str, east: list[str], west: list[str]) -> None:
        self.name = name
        self.east = east
        self.west = west
        self.east_ends: vec[i64] = vec[i64]()
        self.west_ends: vec[i64] = vec[i64]()

    def lay_out(self, board: Board) -> None:
        """Find the cities on a board."""
        self.east_ends = vec[i64]([board.cities.index(city) for city in self.east])
        self.west_ends = vec[i64]([board.cities.index(city) for city in self.west])


class BonusBox(Box):
    """A box whose map names the cities of the bonus."""

    def read_more(self) -> None:
        self.bonus = Bonus("", [], [])
        if self.map.sheet.data:
            table = self.map.sheet.table("bonus")
            table.only("name", "east", "west")
            self.bonus = Bonus(table.text("name"), self.cities(table, "east"), self.cities(table, "west"))

    def cities(self, table: Row, key: str) -> list[str]:
        """Read some cities."""
        found = table.texts(key)
        for city in found:
            if city not in self.map.cities:
                table.fault(f"there is no city {city} on the board.")
        return found
