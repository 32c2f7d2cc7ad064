"""The page: everything in one file, without a single reference to another."""

from importlib.resources import files
from pathlib import Path

from whistlestop.arena.report.contents import Contents
from whistlestop.arena.report.figures import many
from whistlestop.arena.report.heading import heading
from whistlestop.arena.report.markup import Markup, join, tag
from whistlestop.arena.report.sections import sections

NAME = "report.html"


def write(contents: Contents, folder: Path) -> Path:
    """Write the page into a folder, which is made if need be, and return where it is."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / NAME
    path.write_text(page(contents), encoding="utf-8")
    return path


def page(contents: Contents) -> str:
    """Return the whole page."""
    contents.finish()
    title = f"{contents.game.title}: {many(contents.games, 'game')} between bots"
    return "<!DOCTYPE html>\n" + tag(
        "html",
        tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("meta", name="color-scheme", content="light dark"),
            tag("title", title),
            tag("style", beside("style.css")),
        ),
        tag(
            "body",
            tag("main", heading(contents), *body(contents)),
            tag("footer", f"Whistlestop {contents.facts.version}"),
            tag("script", beside("script.js")),
        ),
        lang="en",
    )


def body(contents: Contents) -> list[Markup]:
    """Return the sections, or one sentence where nothing was played."""
    if not contents.games:
        return [tag("p", "No game has been played to its end yet.")]
    return sections(contents)


def beside(name: str) -> Markup:
    """Return a file of this package; neither the style nor the script has a character that XML escapes."""
    return join(Markup("\n"), Markup(files(__package__).joinpath(name).read_text(encoding="utf-8")))
