"""Reading a report as a program would: strictly as XML, tables by their captions."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from whistlestop.arena.contest import Contest
from whistlestop.arena.report import Contents, Gathering
from whistlestop.arena.report.page import page
from whistlestop.arena.tournament import Tournament


def played(game: str, players: str, seats: int, games: int) -> Contents:
    """Play a small tournament and gather it."""
    tournament = Tournament(Contest(game, (), tuple(players.split(",")), seats, 1), games)
    gathering = Gathering()
    tournament.takers.append(gathering)
    tournament.run()
    return Contents(tournament.game, tournament.told(), gathering)


class Page:
    """A report, parsed."""

    def __init__(self, contents: Contents) -> None:
        self.text = page(contents)
        self.root = ElementTree.fromstring(self.text)

    def all(self, tag: str, kind: str = "") -> Iterator[Element]:
        """Find elements by their tag, and by a class of theirs."""
        for element in self.root.iter(tag):
            if not kind or kind in element.get("class", "").split():
                yield element

    def table(self, caption: str) -> dict[str, list[str]]:
        """Return the rows of a table, each by its heading."""
        found = [table for table in self.all("table") if words(table.find("caption")) == caption]
        assert len(found) == 1, f"{len(found)} tables “{caption}”"
        rows = found[0].findall("tbody/tr")
        return {words(row[0]): [words(cell) for cell in row[1:]] for row in rows}

    def titles(self) -> list[str]:
        """Return everything that is told when something is pointed at."""
        return [words(title) for title in self.root.iter("title")]

    def sections(self) -> list[str]:
        """Return the headings of the sections."""
        return [words(heading) for heading in self.root.iter("h2")]

    def routes(self) -> list[Element]:
        """Return the lines of the map."""
        return list(self.all("path", "route"))


def words(element: Element | None) -> str:
    """Return the text of an element, its parts with one space between them."""
    assert element is not None
    return re.sub(r"\s+", " ", " ".join(part.strip() for part in element.itertext() if part.strip()))


def copy_usa(folder: Path, source: Path) -> Path:
    """Copy the game USA into a folder of one's own, under another name and with the same rules."""
    folder.mkdir()
    for file in source.glob("*.toml"):
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    about = folder / "about.toml"
    about.write_text('like = "usa"\n' + about.read_text(encoding="utf-8"), encoding="utf-8")
    return folder
