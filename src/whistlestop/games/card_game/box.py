"""What is in the Card Game's box, read from the TOML files of its folder and checked."""

from pathlib import Path
from typing import final

from whistlestop.core import cards
from whistlestop.core.about import About
from whistlestop.core.errors import BrokenGame, Fault
from whistlestop.core.ticket_sheet import TicketSheet
from whistlestop.core.tickets import ONLY_DECK, TicketSet


@final
class Box:
    """The Card Game's material; opening a box with mistakes in it tells all of them."""

    def __init__(self, folder: Path) -> None:
        faults: list[Fault] = []
        self.about = About(folder, faults)
        tickets = TicketSheet(folder, faults, (ONLY_DECK,), ("points", "needs"), ("big_cities",))
        self.big_cities: dict[str, int] = {}
        self.read_big_cities(tickets)
        for ticket in tickets.decks.get(ONLY_DECK, []):
            if cards.locomotives(ticket.needs):
                tickets.sheet.fault(0, f"{ticket} needs a locomotive; a ticket needs coloured cards.")
        if faults:
            raise BrokenGame(faults)
        self.tickets = TicketSet(tickets.decks)

    def read_big_cities(self, tickets: TicketSheet) -> None:
        """Read the bonus of each big city."""
        named = {city for ticket in tickets.decks.get(ONLY_DECK, []) for city in ticket.between}
        for row in tickets.sheet.rows("big_cities") if tickets.sheet.data else []:
            row.only("city", "points")
            city = row.text("city")
            if city in self.big_cities:
                row.fault(f"{city} stands twice among the big cities.")
            if city not in named:
                row.fault(f"no ticket names {city}.")
            self.big_cities[city] = row.number("points")
