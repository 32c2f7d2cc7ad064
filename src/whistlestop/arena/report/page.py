"""The report as a self-contained HTML file."""

from importlib.resources import files
from pathlib import Path

from whistlestop.arena.report.heading import heading
from whistlestop.arena.report.number_format import plural
from whistlestop.arena.report.report_data import ReportData
from whistlestop.arena.report.sections import sections
from whistlestop.core.errors import WhistlestopError
from whistlestop.maps.markup import Markup, tag

NAME = "report.html"


def write(data: ReportData, folder: Path) -> Path:
    """Write the page into a folder, creating it if necessary, and return its path."""
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(page(data), encoding="utf-8")
    except OSError as error:
        raise WhistlestopError(f"{path} can't be written: {error.strerror}.") from error
    return path


def page(data: ReportData) -> str:
    """Return the whole page."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", f"{data.game.title}: {plural(data.summary['games'], 'game')} between bots"),
        tag("style", asset("style.css")),
    )
    body = tag(
        "body",
        tag("main", heading(data), *sections(data)),
        tag("footer", f"Whistlestop {data.summary['version']}"),
        tag("script", asset("script.js")),
    )
    return "<!DOCTYPE html>\n" + tag("html", head, body, lang="en") + "\n"


def asset(name: str) -> Markup:
    """Return a style sheet or script of this package, which must not need XML escaping."""
    return Markup("\n" + files(__package__).joinpath(name).read_text(encoding="utf-8"))
