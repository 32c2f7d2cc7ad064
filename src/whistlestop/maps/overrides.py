"""Manual adjustments to a map's layout, from layout.toml."""

from dataclasses import dataclass, field
from pathlib import Path

from whistlestop.core.errors import Fault
from whistlestop.core.loading.toml_file import TomlFile, TomlRow
from whistlestop.maps.labels import DIRECTIONS
from whistlestop.maps.places import NoMap
from whistlestop.rail.board import Board


@dataclass
class Overrides:
    """Moved places, bent routes and preferred sides for names."""

    moved: dict[int, tuple[float, float]] = field(
        default_factory=dict
    )  # by place, relative to the projected position
    bent: dict[frozenset[int], tuple[float, float]] = field(default_factory=dict)  # by the connected places
    names: dict[int, float] = field(default_factory=dict)  # by place, the direction in degrees
    size: float = 1.0  # of the map, relative to the computed size


def read_overrides(folder: Path, board: Board) -> Overrides:
    """Read layout.toml if it exists; raise an error if it has faults."""
    faults: list[Fault] = []
    found = read_layout(folder, board, faults)
    if faults:
        raise NoMap("\n".join(str(fault) for fault in faults))
    return found


def read_layout(folder: Path, board: Board, faults: list[Fault]) -> Overrides:
    """Read layout.toml if it exists and collect its faults."""
    found = Overrides()
    if not (folder / "layout.toml").exists():
        return found
    file = TomlFile(folder / "layout.toml", faults)
    file.only(("size", "cities", "routes"))
    size = file.data.get("size", 1.0)
    if isinstance(size, int | float) and 0.5 <= size <= 3:
        found.size = float(size)
    else:
        file.fault(file.line_of("size"), "“size” should be a number from 0.5 to 3.")
    for row in file.rows("cities") if "cities" in file.data else []:
        row.only("name", "from", "move", "label")
        read_city(row, board, found)
    for row in file.rows("routes") if "routes" in file.data else []:
        row.only("from", "to", "bend")
        read_route(row, board, found)
    return found


def read_city(row: TomlRow, board: Board, found: Overrides) -> None:
    """Read a place's displacement and the side of its name."""
    place = find(row, row.text("name"), row.data.get("from"), board)
    if place is None:
        return
    if "move" in row.data:
        found.moved[place] = pair(row, "move")
    if "label" in row.data:
        side = row.text("label")
        if side in DIRECTIONS:
            found.names[place] = DIRECTIONS[side]
        else:
            row.fault(f"“{side}” is not a direction; use one of {', '.join(DIRECTIONS)}.")


def read_route(row: TomlRow, board: Board, found: Overrides) -> None:
    """Read the bend of the routes between two places."""
    a = find(row, row.text("from"), row.data.get("to"), board)
    b = find(row, row.text("to"), row.data.get("from"), board)
    if a is None or b is None:
        return
    if not any({a, b} == set(route.cities) for route in board.routes):
        row.fault(f"no route joins {board.cities[a]} and {board.cities[b]}.")
    first, last = pair(row, "bend")
    found.bent[frozenset((a, b))] = (first, last) if a < b else (-last, -first)


def find(row: TomlRow, name: str, other: object, board: Board) -> int | None:
    """Find a place by name; a country's dead end also needs the city that leads there."""
    places = board.places.get(name, [])
    if len(places) > 1:
        joined = [set(route.cities) for route in board.routes]
        places = [i for i in places if any({i, j} in joined for j in board.places.get(str(other), []))]
    if places:
        return places[0]
    row.fault(f"there is no place “{name}” on the board, or not beside “{other}”.")
    return None


def pair(row: TomlRow, key: str) -> tuple[float, float]:
    """Read a pair of numbers."""
    value = row.data.get(key)
    if isinstance(value, list) and len(value) == 2 and all(isinstance(one, int | float) for one in value):
        return (float(value[0]), float(value[1]))
    row.fault(f"“{key}” should be two numbers, such as {key} = [0.2, -0.1].")
    return (0.0, 0.0)
