"""A game's tickets, read from tickets.toml and validated."""

from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from whistlestop.core.bits import LARGEST
from whistlestop.core.errors import Fault
from whistlestop.core.loading.toml_file import TomlFile, TomlRow
from whistlestop.core.material.tickets import Ticket

MOST_TICKETS: Final = 250
MOST_POINTS: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class TicketFile:
    """The contents of tickets.toml: one list per deck, and any tables that the game adds."""

    def __init__(
        self,
        folder: Path,
        faults: list[Fault],
        decks: tuple[str, ...],
        keys: tuple[str, ...] = ("points",),
        also: tuple[str, ...] = (),
    ) -> None:
        self.file = TomlFile(folder / "tickets.toml", faults)
        self.keys = keys  # the fields of a ticket besides its two ends
        self.decks: dict[str, list[Ticket]] = {}
        file = self.file
        file.only(decks + also)
        for deck in decks if file.data else ():
            rows = file.rows(deck)
            if len(rows) >= LARGEST:
                file.fault(file.line_of(deck), f"{len(rows)} tickets; a deck can have {LARGEST - 1}.")
            self.decks[deck] = [self.read(row, deck) for row in rows]
        self.check_number()

    def check_number(self) -> None:
        """Check that the number of tickets is within the engine's limit."""
        number = sum(len(deck) for deck in self.decks.values())
        if number > MOST_TICKETS:
            self.file.fault(1, f"{number} tickets; a game can have {MOST_TICKETS}.")

    def read(self, row: TomlRow, deck: str) -> Ticket:
        """Read one ticket."""
        row.only("from", "to", *self.keys, "reconstructed")
        ends = (row.text("from"), row.text("to"))
        if ends[0] == ends[1]:
            row.fault(f"a ticket from {ends[0]} to itself.")
        points = row.number("points") if "points" in self.keys else 0
        if "points" in self.keys and not 0 < points <= MOST_POINTS:
            row.fault(f"a ticket is worth 1 to {MOST_POINTS} points.")
        needs = row.cards("needs") if "needs" in self.keys else 0
        return Ticket(ends, points, deck, needs, row.flag("reconstructed"))
