"""The matrix: who finishes ahead of whom, and how often."""

from whistlestop.arena.report.contents import Contents
from whistlestop.arena.report.figures import many, percent, share_span
from whistlestop.arena.report.markup import Markup, tag

STRONGEST = 46  # per cent of a colour behind a number, which must stay readable on it


def matrix(contents: Contents) -> Markup:
    """Write the table; a row's bot is the one whose share is told."""
    names = [tally.name for tally in contents.standings()]
    head = [tag("th", "ahead of →", scope="col", class_="corner")]
    head += [tag("th", name, scope="col") for name in names]
    body = [
        tag("tr", tag("th", row, scope="row"), *[cell(contents, row, column) for column in names])
        for row in names
    ]
    return tag(
        "div",
        tag(
            "table",
            tag("caption", "How often the bot of the row finished ahead of the bot of the column"),
            tag("thead", tag("tr", *head)),
            tag("tbody", *body),
            class_="matrix",
        ),
        class_="scroll",
        tabindex=0,
        role="region",
        aria_label="Matrix",
    )


def cell(contents: Contents, row: str, column: str) -> Markup:
    """Write one cell, tinted by how far it is from an even match."""
    met = contents.pairs.get((row, column))
    if met is None:
        return tag("td", "·", class_="none", title="the same bot" if row == column else "they never met")
    share = met.share("ahead")
    return tag(
        "td",
        percent(share.value),
        tag("small", share_span(share)),
        class_="better" if share.value >= 0.5 else "worse",
        style=f"--tint:{abs(share.value - 0.5) * 2 * STRONGEST:.0f}%",
        title=f"{row} ahead of {column}: {percent(share.value)} of {many(met.games, 'game')}",
    )
