"""The page: everything in one file, without a single reference to another."""

from importlib.resources import files
from pathlib import Path

from whistlestop.arena.report.contents import Contents
from whistlestop.arena.report.figures import many
from whistlestop.arena.report.heading import heading
from whistlestop.arena.report.markup import Markup, tag
from whistlestop.arena.report.sections import sections
from whistlestop.core.errors import WhistlestopError

NAME = "report.html"


def write(contents: Contents, folder: Path) -> Path:
    """Write the page into a folder, which is made if need be, and return where it is."""
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(page(contents), encoding="utf-8")
    except OSError as error:
        raise WhistlestopError(f"{path} can't be written: {error.strerror}.") from error
    return path


def page(contents: Contents) -> str:
    """Return the whole page."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", f"{contents.game.title}: {many(contents.told['games'], 'game')} between bots"),
        tag("style", beside("style.css")),
    )
    body = tag(
        "body",
        tag("main", heading(contents), *sections(contents)),
        tag("footer", f"Whistlestop {contents.told['version']}"),
        tag("script", beside("script.js")),
    )
    return "<!DOCTYPE html>\n" + tag("html", head, body, lang="en") + "\n"


def beside(name: str) -> Markup:
    """Return a file of this package; neither the style nor the script has a character that XML escapes."""
    return Markup("\n" + files(__package__).joinpath(name).read_text(encoding="utf-8"))
