"""The matrix: who finishes ahead of whom, and how often."""

from whistlestop.arena.report.contents import Contents
from whistlestop.arena.report.figures import many, percent, share_span
from whistlestop.arena.report.markup import Markup, tag
from whistlestop.arena.report.table import scrolling

STRONGEST = 46  # per cent of a colour behind a number, which must stay readable on it
CAPTION = "How often the bot of the row finished ahead of the bot of the column"


def matrix(contents: Contents) -> Markup:
    """Write the table; a row's bot is the one whose share is told."""
    names = contents.names
    head = [tag("th", "ahead of →", scope="col", class_="corner")]
    head += [tag("th", name, scope="col") for name in names]
    body = [
        tag("tr", tag("th", row, scope="row"), *[cell(contents, row, column) for column in names])
        for row in names
    ]
    inner = (tag("caption", CAPTION), tag("thead", tag("tr", *head)), tag("tbody", *body))
    return scrolling(tag("table", *inner, class_="matrix"), CAPTION)


def cell(contents: Contents, row: str, column: str) -> Markup:
    """Write one cell, tinted by how far it is from an even match."""
    share = contents.ahead(row, column)
    if share is None:
        return tag("td", "·", class_="none", title="the same bot" if row == column else "they never met")
    met = many(contents.meetings(row, column), "meeting")
    return tag(
        "td",
        percent(share.value),
        tag("small", share_span(share)),
        class_="better" if share.value >= 0.5 else "worse",
        style=f"--tint:{abs(share.value - 0.5) * 2 * STRONGEST:.0f}%",
        title=f"{row} ahead of {column}: {percent(share.value)} of {met}",
    )
