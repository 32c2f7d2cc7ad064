"""What the box says about a game: its title, for how many it is, and its train cards."""

from pathlib import Path
from typing import Final, final

from whistlestop.core import cards
from whistlestop.core.errors import Fault
from whistlestop.core.sheet import Row, Sheet

MOST_OF_A_PLAYER: Final = 255
KEYS: Final = (
    "title",
    "summary",
    "seats",
    "rules",
    "like",
    "reconstructed",
    "player",
    "cards",
    "options",
)


@final
class About:
    """The contents of about.toml."""

    def __init__(self, folder: Path, faults: list[Fault]) -> None:
        sheet = Sheet(folder / "about.toml", faults)
        self.folder = folder
        self.sheet = sheet
        self.title = ""
        self.summary = ""
        self.reconstructed = ""  # what of the material is not known from the printed game
        self.rules = 0
        self.seats = range(0)
        self.cards = 0
        self.options: dict[str, str] = {}  # what a table may agree on, with a sentence about each
        if sheet.data:
            whole = sheet.whole()
            sheet.only(KEYS)
            self.title = whole.text("title")
            self.summary = whole.text("summary")
            self.reconstructed = whole.text("reconstructed") if "reconstructed" in sheet.data else ""
            self.rules = whole.number("rules")
            self.seats = read_seats(sheet)
            self.cards = read_cards(sheet.table("cards"))
            if "options" in sheet.data:
                options = sheet.table("options")
                self.options = {name: options.text(name) for name in options.data}

    def player(self, names: tuple[str, ...]) -> dict[str, int]:
        """Read how many of each thing a player sets out with."""
        if not self.sheet.data or not names:
            return {}
        table = self.sheet.table("player")
        table.only(*names)
        found = {name: table.number(name) for name in names}
        for name, number in found.items():
            if not 0 <= number <= MOST_OF_A_PLAYER:
                table.fault(f"{number} {name}; a player can have 0 to {MOST_OF_A_PLAYER}.")
        return found

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
    deck = table.multiset("total")
    found = int(cards.total(deck))
    total = table.number("total")
    if total != found:
        table.fault(f"the cards add up to {found}, but “total” says {total}.")
    return deck
