"""The contents of a board game's box, read from the TOML files of its folder and validated."""

from pathlib import Path

from mypy_extensions import mypyc_attr

from whistlestop.core.errors import BrokenGame, Fault
from whistlestop.core.loading.about import About
from whistlestop.core.loading.ticket_file import TicketFile
from whistlestop.core.loading.toml_file import TomlRow
from whistlestop.core.material.tickets import ONLY_DECK, Ticket, TicketSet
from whistlestop.rail.board_file import BoardFile


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """A board game's material; a box with mistakes raises a BrokenGame that lists all of them.

    `board` names what the map may have besides cities and routes: ferries, tunnels, countries, passengers,
    points for routes.
    """

    def __init__(
        self,
        folder: Path,
        decks: tuple[str, ...] = (ONLY_DECK,),
        player: tuple[str, ...] = ("trains",),
        board: tuple[str, ...] = ("points",),
        ticket: tuple[str, ...] = ("points",),
    ) -> None:
        self.faults: list[Fault] = []
        self.about = About(folder, self.faults)
        self.player = self.about.player(player)
        self.map = BoardFile(folder, self.faults, board)
        tickets = RailTicketFile(folder, self.faults, decks, ticket, self.map)
        self.read_more()
        if self.faults:
            raise BrokenGame(self.faults)
        self.board = self.map.board()
        self.tickets = TicketSet(tickets.decks)

    def read_more(self) -> None:
        """Read further material that only this game has."""


class RailTicketFile(TicketFile):
    """The tickets of a board game, between places on its map."""

    def __init__(
        self,
        folder: Path,
        faults: list[Fault],
        decks: tuple[str, ...],
        keys: tuple[str, ...],
        board: BoardFile,
    ) -> None:
        self.network = board.network
        super().__init__(folder, faults, decks, keys)

    def read(self, row: TomlRow, deck: str) -> Ticket:
        ticket = super().read(row, deck)
        a, b = ticket.between
        for place in ticket.between:
            if place and place not in self.network:
                row.fault(f"there is no city {place} on the board.")
        if a in self.network and b in self.network and not self.network[a] & self.network[b]:
            row.fault(f"{a}–{b} can't be reached: no routes lead from one to the other.")
        return ticket
