"""What the box says about a game: its title, for how many it is, and its train cards."""

from pathlib import Path
from typing import final

from whistlestop.core import cards
from whistlestop.core.errors import Fault
from whistlestop.core.sheet import Row, Sheet


@final
class About:
    """The contents of about.toml."""

    def __init__(self, folder: Path, faults: list[Fault]) -> None:
        sheet = Sheet(folder / "about.toml", faults)
        self.whole = sheet.whole()
        self.title = ""
        self.summary = ""
        self.rules = 0
        self.seats = range(0)
        self.cards = 0
        if sheet.data:
            self.title = self.whole.text("title")
            self.summary = self.whole.text("summary")
            self.rules = self.whole.number("rules")
            self.seats = read_seats(sheet)
            self.cards = read_cards(sheet.table("cards"))
        self.player = sheet.table("player") if sheet.data else self.whole

    def contents(self) -> str:
        """Say how many train cards are in the box."""
        return f"{cards.total(self.cards)} train cards"


def read_seats(sheet: Sheet) -> range:
    """Read for how many a game is, written as the fewest and the most."""
    value = sheet.data.get("seats")
    if isinstance(value, list) and len(value) == 2:
        few, many = value
        if isinstance(few, int) and isinstance(many, int) and 2 <= few <= many <= 8:
            return range(few, many + 1)
    sheet.fault(sheet.line_of("seats"), "“seats” should be the fewest and the most, such as [2, 5].")
    return range(0)


def read_cards(table: Row) -> int:
    """Read how many cards there are of each kind, and check them against the stated total."""
    deck = 0
    found = 0
    table.only(*cards.NAMES, "total")
    for kind, name in enumerate(cards.NAMES):
        number = table.number(name, 0)
        if not 0 <= number <= cards.MOST:
            table.fault(f"{number} {name} cards; there can be 0 to {cards.MOST} of a kind.")
            continue
        found += number
        deck += int(cards.ONE[kind]) * number
    total = table.number("total")
    if total != found:
        table.fault(f"the cards add up to {found}, but “total” says {total}.")
    return deck
