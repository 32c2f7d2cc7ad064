"""The contents of the Card Game's box, read from the TOML files of its folder and validated."""

from pathlib import Path
from typing import final

from whistlestop.core import cards
from whistlestop.core.errors import BrokenGame, Fault
from whistlestop.core.loading.about import About
from whistlestop.core.loading.ticket_file import TicketFile
from whistlestop.core.material.tickets import ONLY_DECK, TicketSet


@final
class CardGameBox:
    """The Card Game's material; a box with mistakes raises a BrokenGame that lists all of them."""

    def __init__(self, folder: Path) -> None:
        faults: list[Fault] = []
        self.about = About(folder, faults)
        tickets = TicketFile(folder, faults, (ONLY_DECK,), ("points", "needs"), ("big_cities",))
        self.big_cities: dict[str, int] = {}
        self.read_big_cities(tickets)
        for ticket in tickets.decks.get(ONLY_DECK, []):
            if cards.locomotives(ticket.needs):
                tickets.file.fault(0, f"{ticket} needs a locomotive; a ticket needs coloured cards.")
        if faults:
            raise BrokenGame(faults)
        self.tickets = TicketSet(tickets.decks)

    def read_big_cities(self, tickets: TicketFile) -> None:
        """Read the bonus of each big city."""
        named = {city for ticket in tickets.decks.get(ONLY_DECK, []) for city in ticket.between}
        for row in tickets.file.rows("big_cities") if tickets.file.data else []:
            row.only("city", "points")
            city = row.text("city")
            if city in self.big_cities:
                row.fault(f"{city} is listed twice among the big cities.")
            if city not in named:
                row.fault(f"no ticket names {city}.")
            self.big_cities[city] = row.number("points")
