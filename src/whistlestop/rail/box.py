"""What is in a board game's box, read from the TOML files of its folder and checked."""

from pathlib import Path
from typing import final

from whistlestop.core import cards
from whistlestop.core.about import About
from whistlestop.core.bits import LARGEST
from whistlestop.core.cards import ANY
from whistlestop.core.errors import BrokenGame, Fault
from whistlestop.core.sheet import Row, Sheet
from whistlestop.core.tickets import Ticket, TicketSet
from whistlestop.rail.board import Board, Route, name_routes

GRAY = "gray"


@final
class Box:
    """A board game's material; opening a box with mistakes in it tells all of them."""

    def __init__(self, folder: Path, decks: tuple[str, ...], player: tuple[str, ...]) -> None:
        faults: list[Fault] = []
        self.about = About(folder, faults)
        self.player = {name: self.about.player.number(name) for name in player}
        board = BoardSheet(folder, faults)
        tickets = TicketSheet(folder, faults, board, decks)
        if faults:
            raise BrokenGame(faults)
        self.board = board.board()
        self.tickets = TicketSet(tickets.decks)


@final
class BoardSheet:
    """The contents of board.toml."""

    def __init__(self, folder: Path, faults: list[Fault]) -> None:
        sheet = Sheet(folder / "board.toml", faults)
        self.cities: list[str] = []
        self.rows: list[Row] = []
        self.points: dict[int, int] = {}
        self.network: dict[str, str] = {}
        if sheet.data:
            self.read_points(sheet.table("points"))
            self.read_cities(sheet.rows("cities"))
            for row in sheet.rows("routes"):
                self.read_route(row)
            self.check_numbers(sheet)

    def read_points(self, table: Row) -> None:
        """Read the points for each length."""
        for length in table.data:
            if length.isdigit() and 0 < int(length) <= cards.MOST:
                self.points[int(length)] = table.number(length)
            else:
                table.fault(f"“{length}” is no length of a route.")

    def read_cities(self, rows: list[Row]) -> None:
        """Read the names of the cities."""
        for row in rows:
            row.only("name", "modern", "country", "lat", "lon")
            name = row.text("name")
            if name in self.cities:
                row.fault(f"{name} stands twice among the cities.")
            self.cities.append(name)
            self.network[name] = name

    def read_route(self, row: Row) -> None:
        """Read one route and check it alone and against those before it."""
        row.only("from", "to", "length", "colour", "tunnel", "ferry")
        ends = (row.text("from"), row.text("to"))
        length = row.number("length")
        colour = row.text("colour")
        ferry = row.number("ferry", 0)
        row.flag("tunnel")
        for city in ends:
            if city and city not in self.network:
                row.fault(f"there is no city {city}; add it to “cities” or mend its name here.")
        if ends[0] == ends[1]:
            row.fault(f"a route from {ends[0]} to itself.")
        if length not in self.points:
            row.fault(f"a route of {length}, but [points] has no points for that length.")
        if colour != GRAY and colour not in cards.NAMES[: cards.COLOURS]:
            row.fault(
                f"“{colour}” is no colour; known are {', '.join(cards.NAMES[: cards.COLOURS])}, {GRAY}."
            )
        if ferry and (colour != GRAY or not 0 < ferry <= length):
            row.fault("a ferry is gray and has no more locomotive symbols than spaces.")
        for other in self.rows:
            if {other.text("from"), other.text("to")} == set(ends) and other.number("length") != length:
                row.fault(
                    f"{ends[0]}–{ends[1]} has a twin of another length in line {other.line};"
                    " parallel routes are equally long."
                )
        self.rows.append(row)
        if all(city in self.network for city in ends):
            self.join(ends[0], ends[1])

    def join(self, a: str, b: str) -> None:
        """Remember that two cities can be reached from each other."""
        old, new = self.network[a], self.network[b]
        for city, network in self.network.items():
            if network == old:
                self.network[city] = new

    def check_numbers(self, sheet: Sheet) -> None:
        """Check that the board is not larger than the engine's sets."""
        prices = [
            (row.data.get("colour"), row.data.get("length"), row.data.get("ferry", 0)) for row in self.rows
        ]
        pairs = [frozenset((str(row.data.get("from")), str(row.data.get("to")))) for row in self.rows]
        doubles = {pair for pair in pairs if pairs.count(pair) > 1}
        alike = max((prices.count(price) for price in prices), default=0)
        for number, most, what in (
            (len(self.cities), 250, "cities"),
            (len(self.rows), 250, "routes"),
            (len(set(prices)), LARGEST - 1, "different prices (colour, length, ferry)"),
            (alike, LARGEST - 1, "routes of one price"),
            (len(doubles), LARGEST - 1, "pairs of cities with parallel routes"),
        ):
            if number > most:
                sheet.fault(sheet.line_of("routes"), f"{number} {what}; a board can have {most}.")

    def board(self) -> Board:
        """Build the board, which has been checked."""
        pairs = [(row.text("from"), row.text("to")) for row in self.rows]
        names = name_routes(pairs, [row.text("colour") for row in self.rows])
        routes = [
            Route(
                (self.cities.index(pair[0]), self.cities.index(pair[1])),
                name,
                row.number("length"),
                ANY if row.text("colour") == GRAY else cards.NAMES.index(row.text("colour")),
                row.number("ferry", 0),
                row.flag("tunnel"),
            )
            for pair, name, row in zip(pairs, names, self.rows, strict=True)
        ]
        return Board(self.cities, routes, self.points)


@final
class TicketSheet:
    """The contents of tickets.toml: one list a deck."""

    def __init__(self, folder: Path, faults: list[Fault], board: BoardSheet, decks: tuple[str, ...]) -> None:
        sheet = Sheet(folder / "tickets.toml", faults)
        self.board = board
        self.decks: dict[str, list[Ticket]] = {}
        for deck in sheet.data:
            if deck not in decks:
                sheet.fault(sheet.line_of(deck), f"the game has no deck “{deck}”, only {', '.join(decks)}.")
        for deck in decks if sheet.data else ():
            rows = sheet.rows(deck)
            if len(rows) >= LARGEST:
                sheet.fault(sheet.line_of(deck), f"{len(rows)} tickets; a deck can have {LARGEST - 1}.")
            self.decks[deck] = [self.read(row, deck) for row in rows]

    def read(self, row: Row, deck: str) -> Ticket:
        """Read one ticket and check it against the board."""
        row.only("from", "to", "points")
        ends = (row.text("from"), row.text("to"))
        points = row.number("points")
        network = self.board.network
        known = [city for city in ends if city in network]
        for city in ends:
            if city and city not in known:
                row.fault(f"there is no city {city} on the board.")
        if ends[0] == ends[1]:
            row.fault(f"a ticket from {ends[0]} to itself.")
        if len(known) == 2 and network[ends[0]] != network[ends[1]]:
            row.fault(f"{ends[0]}–{ends[1]} can't be reached: no routes lead from one to the other.")
        if points <= 0:
            row.fault("a ticket is worth at least 1 point.")
        return Ticket(ends, points, deck)
