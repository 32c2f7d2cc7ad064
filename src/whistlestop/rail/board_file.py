"""A game's map, read from board.toml and validated."""

from pathlib import Path
from typing import Final, final

from whistlestop.core import cards
from whistlestop.core.bits import LARGEST
from whistlestop.core.cards import ANY
from whistlestop.core.errors import Fault
from whistlestop.core.loading.toml_file import TomlFile, TomlRow
from whistlestop.rail.board import LONGEST, Board, Route, name_routes

GRAY: Final = "gray"


@final
class BoardFile:
    """The contents of board.toml; `features` names what the map may have besides cities and routes."""

    def __init__(self, folder: Path, faults: list[Fault], features: tuple[str, ...]) -> None:
        self.file = TomlFile(folder / "board.toml", faults)
        self.features = features
        self.cities: list[str] = []
        self.countries: list[str] = []
        self.waiting: dict[str, int] = {}  # the number of passengers that wait in each place at the start
        self.rows: list[TomlRow] = []
        self.points: dict[int, int] = {}
        self.network: dict[str, set[int]] = {}  # the networks that each place belongs to
        if self.file.data:
            self.read()

    def read(self) -> None:
        """Read the whole file."""
        file = self.file
        file.only(("cities", "routes", *self.known("points", "countries", "passengers", "bonus")))
        if "points" in self.features:
            self.read_points(file.table("points"))
        for row in file.rows("cities"):
            row.only("name", "modern", "country", "lat", "lon", *self.known("passengers"))
            row.degrees("lat", 84)  # maps can't show the poles
            row.degrees("lon", 180)
            self.cities.append(self.read_place(row, "cities"))
        if "countries" in self.features and "countries" in file.data:
            for row in file.rows("countries"):
                row.only("name", "english", "ends", *self.known("passengers"))
                self.countries.append(self.read_place(row, "countries"))
        for row in file.rows("routes"):
            self.read_route(row)
        self.find_networks()
        self.check_numbers()

    def known(self, *features: str) -> tuple[str, ...]:
        """Return those of the features that this game's map may have."""
        return tuple([feature for feature in features if feature in self.features])

    def read_points(self, table: TomlRow) -> None:
        """Read the points for each route length."""
        for length in table.data:
            if length.isdigit() and 0 < int(length) <= LONGEST:
                self.points[int(length)] = table.number(length)
            else:
                table.fault(f"“{length}” is not a valid length; routes have 1 to {LONGEST} spaces.")

    def read_place(self, row: TomlRow, where: str) -> str:
        """Read the name of a city or country and the number of passengers there."""
        name = row.text("name")
        if name in self.network:
            row.fault(f"{name} is listed twice in “{where}”.")
        if "-" in name or "/" in name:
            row.fault(f"{name}: routes are written “A-B” and “A-B/red”, so names have no “-” and no “/”.")
        self.network[name] = set()
        self.waiting[name] = row.number("passengers", 0)
        return name

    def read_route(self, row: TomlRow) -> None:
        """Read a route and validate it, also against the routes before it."""
        row.only("from", "to", "length", "colour", *self.known("tunnel", "ferry"))
        ends = (row.text("from"), row.text("to"))
        length = row.number("length")
        colour = row.text("colour")
        ferry = row.number("ferry", 0)
        row.flag("tunnel")
        for place in ends:
            if place and place not in self.network:
                row.fault(f"there is no city {place}; add it to “cities” or correct its name here.")
        if ends[0] == ends[1]:
            row.fault(f"a route from {ends[0]} to itself.")
        if ends[0] in self.countries and ends[1] in self.countries:
            row.fault("a route leads from a city to a city or into a country, not between countries.")
        if "points" in self.features and length not in self.points:
            row.fault(f"a route of {length}, but [points] has no points for that length.")
        elif not 0 < length <= LONGEST:
            row.fault(f"a route of {length}; routes have 1 to {LONGEST} spaces.")
        if colour != GRAY and colour not in cards.NAMES[: cards.COLOURS]:
            row.fault(f"“{colour}” is not a colour; use {', '.join(cards.NAMES[: cards.COLOURS])} or {GRAY}.")
        if ferry and (colour != GRAY or not 0 < ferry <= length):
            row.fault("a ferry is gray and has no more locomotive symbols than spaces.")
        for other in self.rows:
            if {other.text("from"), other.text("to")} == set(ends) and other.number("length") != length:
                row.fault(
                    f"{ends[0]}–{ends[1]} has a parallel route of another length in line"
                    f" {other.line}; parallel routes have the same length."
                )
        self.rows.append(row)

    def find_networks(self) -> None:
        """Number the networks; a country belongs to the network of every city with a route into it."""
        for number, city in enumerate(self.cities):
            if not self.network[city]:
                self.spread(city, number)

    def spread(self, city: str, number: int) -> None:
        """Assign a network's number to everything that can be reached from a city."""
        self.network[city].add(number)
        for row in self.rows:
            ends = [row.text("from"), row.text("to")]
            if city in ends:
                far = ends[1 - ends.index(city)]
                if far in self.countries:
                    self.network[far].add(number)
                elif far in self.network and not self.network[far]:
                    self.spread(far, number)

    def check_numbers(self) -> None:
        """Check that the board is within the engine's limits."""
        file = self.file
        prices = [
            (row.data.get("colour"), row.data.get("length"), row.data.get("ferry", 0)) for row in self.rows
        ]
        pairs = [frozenset((str(row.data.get("from")), str(row.data.get("to")))) for row in self.rows]
        doubles = {pair for pair in pairs if pairs.count(pair) > 1}
        alike = max((prices.count(price) for price in prices), default=0)
        for number, most, what in (
            (len(self.cities) + len(self.dead_ends()), 250, "cities"),
            (len(self.rows), 250, "routes"),
            (len(set(prices)), LARGEST - 1, "different prices (colour, length, ferry)"),
            (alike, LARGEST - 1, "routes of one price"),
            (len(doubles), LARGEST - 1, "pairs of cities with parallel routes"),
        ):
            if number > most:
                file.fault(file.line_of("routes"), f"{number} {what}; a board can have {most}.")

    def dead_ends(self) -> list[tuple[str, str]]:
        """Return the dead ends by country: one for each city with a route into it (DE-10)."""
        found: list[tuple[str, str]] = []
        for country in self.countries:
            for row in self.rows:
                ends = [row.text("from"), row.text("to")]
                if country in ends:
                    end = (country, ends[1 - ends.index(country)])
                    if end not in found:
                        found.append(end)
        return found

    def board(self) -> Board:
        """Build the board from the validated file."""
        pairs = [(row.text("from"), row.text("to")) for row in self.rows]
        names = name_routes(pairs, [row.text("colour") for row in self.rows])
        dead_ends = self.dead_ends()
        number = {(city, ""): i for i, city in enumerate(self.cities)}
        number.update({end: len(self.cities) + i for i, end in enumerate(dead_ends)})
        routes: list[Route] = []
        for (a, b), name, row in zip(pairs, names, self.rows):
            routes.append(
                Route(
                    (
                        number[a, b if a in self.countries else ""],
                        number[b, a if b in self.countries else ""],
                    ),
                    name,
                    row.number("length"),
                    ANY if row.text("colour") == GRAY else cards.NAMES.index(row.text("colour")),
                    row.number("ferry", 0),
                    row.flag("tunnel"),
                )
            )
        return Board([*self.cities, *(country for country, _ in dead_ends)], routes, self.points)
