"""A parsed report: strictly as XML, with tables found by their captions."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from whistlestop.arena.contest import Contest
from whistlestop.arena.report import ReportData, ResultCollector
from whistlestop.arena.report.page import page
from whistlestop.arena.tournament import Tournament


def played(game: str, players: str, seats: int, games: int) -> ReportData:
    """Play a small tournament and return its report data."""
    tournament = Tournament(Contest(game, (), tuple(players.split(",")), seats, 1), games)
    collector = ResultCollector()
    tournament.sinks.append(collector)
    tournament.run()
    return ReportData(tournament.game, tournament.to_dict(), collector)


class Page:
    """A report, parsed."""

    def __init__(self, data: ReportData) -> None:
        self.text = page(data)
        self.root = ElementTree.fromstring(self.text)

    def all(self, tag: str, kind: str = "") -> Iterator[Element]:
        """Yield the elements with a tag and, optionally, a class."""
        for element in self.root.iter(tag):
            if not kind or kind in element.get("class", "").split():
                yield element

    def table(self, caption: str) -> dict[str, list[str]]:
        """Return the rows of a table by their headings."""
        found = [table for table in self.all("table") if words(table.find("caption")) == caption]
        assert len(found) == 1, f"{len(found)} tables “{caption}”"
        rows = found[0].findall("tbody/tr")
        return {words(row[0]): [words(cell) for cell in row[1:]] for row in rows}

    def titles(self) -> list[str]:
        """Return the text of all tooltips."""
        return [words(title) for title in self.root.iter("title")]

    def sections(self) -> list[str]:
        """Return the headings of the sections."""
        return [words(heading) for heading in self.root.iter("h2")]

    def routes(self) -> list[Element]:
        """Return the paths of the routes on the map."""
        return list(self.all("path", "route"))


def words(element: Element | None) -> str:
    """Return the text of an element with normalised whitespace."""
    assert element is not None
    return re.sub(r"\s+", " ", " ".join(part.strip() for part in element.itertext() if part.strip()))


def copy_usa(folder: Path, source: Path) -> Path:
    """Copy the game USA into a folder under another name, with the same rules."""
    folder.mkdir()
    for file in source.glob("*.toml"):
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    about = folder / "about.toml"
    about.write_text('like = "usa"\n' + about.read_text(encoding="utf-8"), encoding="utf-8")
    return folder
