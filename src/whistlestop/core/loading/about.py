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
        file = TomlFile(folder / "about.toml", faults)
        self.folder = folder
        self.file = file
        self.title = ""
        self.summary = ""
        self.reconstructed = ""  # which material is not known from the printed game
        self.rules = 0
        self.seats = range(0)
        self.cards = 0
        self.options: dict[str, str] = {}  # the options that a table may choose, each with a description
        if file.data:
            whole = file.whole()
            file.only(KEYS)
            self.title = whole.text("title")
            self.summary = whole.text("summary")
            self.reconstructed = whole.text("reconstructed") if "reconstructed" in file.data else ""
            self.rules = whole.number("rules")
            self.seats = read_seats(file)
            self.cards = read_cards(file.table("cards"))
            if "options" in file.data:
                options = file.table("options")
                self.options = {name: options.text(name) for name in options.data}

    def player(self, names: tuple[str, ...]) -> dict[str, int]:
        """Read how many of each piece a player starts with."""
        if not self.file.data or not names:
            return {}
        table = self.file.table("player")
        table.only(*names)
        found = {name: table.number(name) for name in names}
        for name, number in found.items():
            if not 0 <= number <= MOST_OF_A_PLAYER:
                table.fault(f"{number} {name}; a player can have 0 to {MOST_OF_A_PLAYER}.")
        return found

    def contents(self) -> str:
        """Return the number of train cards as text."""
        return f"{cards.total(self.cards)} train cards"


def read_seats(file: TomlFile) -> range:
    """Read the smallest and the largest number of players."""
    value = file.data.get("seats")
    if isinstance(value, list) and len(value) == 2:
        few, many = value
        if isinstance(few, int) and isinstance(many, int) and 2 <= few <= many <= 8:
            return range(few, many + 1)
    file.fault(file.line_of("seats"), "“seats” should be the fewest and the most, such as [2, 5].")
    return range(0)


def read_cards(table: TomlRow) -> int:
    """Read the number of cards of each kind and check it against the stated total."""
    deck = table.multiset("total")
    found = int(cards.total(deck))
    total = table.number("total")
    if total != found:
        table.fault(f"the cards add up to {found}, but “total” says {total}.")
    return deck
