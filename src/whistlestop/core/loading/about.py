"""A game's title, number of players, train cards and options, read from about.toml."""

from pathlib import Path
from typing import Final, final

from whistlestop.core import cards
from whistlestop.core.errors import Fault
from whistlestop.core.loading.toml_file import TomlFile, TomlRow

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
        sheet = TomlFile(folder / "about.toml", faults)
        self.folder = folder
        self.sheet = sheet
        self.title = ""
        self.summary = ""
        self.reconstructed = ""  # which material is not known from the printed game
        self.rules = 0
        self.seats = range(0)
        self.cards = 0
        self.options: dict[str, str] = {}  # the options that a table may choose, each with a description
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
        """Read how many of each piece a player starts with."""
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
        """Return the number of train cards as text."""
        return f"{cards.total(self.cards)} train cards"


def read_seats(sheet: TomlFile) -> range:
    """Read the smallest and the largest number of players."""
    value = sheet.data.get("seats")
    if isinstance(value, list) and len(value) == 2:
        few, many = value
        if isinstance(few, int) and isinstance(many, int) and 2 <= few <= many <= 8:
            return range(few, many + 1)
    sheet.fault(sheet.line_of("seats"), "“seats” should be the fewest and the most, such as [2, 5].")
    return range(0)


def read_cards(table: TomlRow) -> int:
    """Read the number of cards of each kind and check it against the stated total."""
    deck = table.multiset("total")
    found = int(cards.total(deck))
    total = table.number("total")
    if total != found:
        table.fault(f"the cards add up to {found}, but “total” says {total}.")
    return deck
